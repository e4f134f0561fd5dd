"""The pages of the project, taken apart: their fenced blocks, and the commands in their sentences."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "bench" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]

NOT_RUN = "not run:"
"""A fence that says this is not executed; the reason follows on the same line."""

SHOWN = {"figure", "pieces", "cards"}
"""Fences of a rulebook that are pictures: tests/test_rulebooks.py looks at them."""

_FENCED = re.compile(r"^(?P<indent> *)```(?P<head>[^\n`]*)\n(?P<text>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"`((?:make|underhall) [^`]+)`")


@dataclass(frozen=True)
class Block:
    page: Path
    line: int
    language: str
    note: str
    """What follows the language in the opening fence: a file's name, or why the block is not run."""
    text: str

    @property
    def runs(self) -> bool:
        return self.language not in SHOWN and not self.note.startswith(NOT_RUN)

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line} ({self.language or 'no language'})"


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = []
    for match in _FENCED.finditer(text):
        language, _, note = match["head"].strip().partition(" ")
        inner = re.sub(rf"^{match['indent']}", "", match["text"], flags=re.MULTILINE)
        line = text.count("\n", 0, match.start("text"))
        found.append(Block(page, line, language, note, inner))
    return found


def commands(page: Path) -> set[str]:
    """The commands in a page's sentences, as they stand there."""
    sentences = _FENCED.sub("", page.read_text(encoding="utf-8"))
    return {re.sub(r"\s+", " ", found) for found in _COMMAND.findall(sentences)}
