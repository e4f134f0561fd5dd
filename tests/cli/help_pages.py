"""The first help page in every language, as `app` makes it. `python -m tests.cli.help_pages` writes them again."""

from __future__ import annotations

import contextlib
import io
import os

from underhall.cli.app import run
from underhall.cli.front import WIDTH, page
from underhall.core.messages import LANGUAGES


def made(lang: str) -> str:
    """The page that `app` shows in as many columns as the terminal has."""
    with contextlib.redirect_stdout(io.StringIO()) as shown:
        run(["--help", "--lang", lang])
    return shown.getvalue()


if __name__ == "__main__":
    os.environ["COLUMNS"] = str(WIDTH)
    for lang in LANGUAGES:
        page(lang).write_text(made(lang), encoding="utf-8")
