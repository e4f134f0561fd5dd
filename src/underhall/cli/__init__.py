"""The command line: `underhall play | position | replay | verify | games | content check`.

`commands` says what each command takes and does, `table` is a game being played in the terminal, `screen` draws,
`words` understands what is typed at the prompt, `seating` who sits where. Every text is in locales/*/cli.ftl.
"""

from __future__ import annotations

from underhall.cli.app import main

__all__ = ["main"]
