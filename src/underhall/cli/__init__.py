"""The command line: `underhall play | position | replay | verify | games | content check`.

`commands` says what each command takes and does, `table` is a game being played in the terminal, `screen` draws,
`words` understands what is typed at the prompt, `seating` who sits where. Every text is in locales/*/cli.ftl.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from underhall.cli import streams
from underhall.cli.front import help_page
from underhall.cli.trouble import BAD_DATA, INTERRUPTED

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line. Returns the exit code: 0, 1 for bad data, 2 for usage, 130 when interrupted."""
    streams.prepare()
    try:
        code = _run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader, such as `head`, has had enough
        streams.let_go()
        return 0
    except OSError as problem:
        if not streams.is_of_output(problem):
            raise
        streams.let_go()
        from underhall.cli.speech import Speaker, from_environment

        speaker = Speaker(from_environment(os.environ))
        print(speaker.tell("output-failed", problem=problem.strerror or str(problem)), file=sys.stderr)
        return BAD_DATA
    return code


def _run(arguments: Sequence[str]) -> int:
    page = help_page(arguments, os.environ)
    if page is not None:
        sys.stdout.write(page)
        return 0
    from underhall.cli.app import run

    return run(arguments)
