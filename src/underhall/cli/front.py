"""The first help page, shown without loading what the commands need: that would take most of the time.

The pages in `help/` are written by `python -m tests.cli.help_pages`; a test holds them equal to what `app` would show.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from underhall.cli.speech import language
from underhall.cli.trouble import Trouble

WIDTH = 80
"""How many columns the pages have. A narrower terminal gets one made for it."""


def help_page(arguments: Sequence[str], environ: Mapping[str, str]) -> str | None:
    """The page, if the arguments ask for nothing else."""
    try:
        lang, rest = language(arguments, environ)
    except Trouble:
        return None
    if rest not in ([], ["--help"], ["-h"]) or shutil.get_terminal_size((WIDTH, 24)).columns < WIDTH:
        return None
    return page(lang).read_text(encoding="utf-8")


def page(lang: str) -> Path:
    return Path(__file__).parent / "help" / f"{lang}.txt"
