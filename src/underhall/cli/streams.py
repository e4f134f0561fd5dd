"""The streams of the command line: there even if the shell closed them, and told in a sentence when they fail."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from errno import EBADF, EDQUOT, EFBIG, EIO, ENOSPC


def prepare() -> None:
    """Call this before anything is read or printed."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed: `<&-`, `>&-`; or else the next file to be opened would take its place
            nothing = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, os.fdopen(nothing, mode, encoding="utf-8", closefd=False))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks a letter shows a question mark
            stream.reconfigure(errors="replace")
    if not os.environ.get("COLUMNS", "1").strip("0 "):  # a terminal that does not know its width
        del os.environ["COLUMNS"]


def is_of_output(problem: OSError) -> bool:
    """Whether what was printed could not be written; what is wrong with a file is told where it is opened."""
    return problem.filename is None and problem.errno in (ENOSPC, EDQUOT, EFBIG, EIO, EBADF)


def let_go() -> None:
    """Throw away what is printed from now on, and what could not be written."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
