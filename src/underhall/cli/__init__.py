"""The command line: `underhall play | position | replay | verify | games | content check`.

`commands` says what each command takes and does, `table` is a game being played in the terminal, `screen` draws,
`words` understands what is typed at the prompt, `seating` who sits where. Every text is in locales/*/cli.ftl.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from underhall.cli.front import help_page

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line. Returns the exit code: 0, 1 for bad data, 2 for usage, 130 when interrupted."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks a letter shows a question mark
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if arguments is None else arguments
    page = help_page(given, os.environ)
    if page is not None:
        sys.stdout.write(page)
        return 0
    from underhall.cli.app import run

    return run(given)
