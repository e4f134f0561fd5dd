"""What can be wrong with what a person gave to the command line; each is one sentence and an exit code."""

from __future__ import annotations

from underhall.core import Error
from underhall.core.messages import Fact

USAGE = 2
BAD_DATA = 1
INTERRUPTED = 130


class Trouble(Exception):
    """The message `cli-<key>` says what is wrong. `exit_code` 2 is for usage, 1 for a bad file."""

    def __init__(self, key: str, *, exit_code: int = BAD_DATA, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts
        self.exit_code = exit_code


class BadData(Exception):
    """An engine's error about a file: its own sentence, and exit code 1 whatever the error is about."""

    def __init__(self, problem: Error) -> None:
        super().__init__(problem)
        self.problem = problem


class Leave(Exception):
    """The person wants to go: `quit`, the end of input, or Ctrl-C (then `interrupted`)."""

    def __init__(self, *, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted
