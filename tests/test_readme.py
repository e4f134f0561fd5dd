"""The README and the docs are true: every Python block in them runs.

The blocks of a file run in order and in one namespace: a later block may use what an earlier one made.
"""

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_python_block_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a block may save a file
    run_python_blocks(page)


def test_the_first_block_of_the_readme_plays_a_whole_game_in_under_ten_lines() -> None:
    language, code = FENCED.findall(PAGES[0].read_text(encoding="utf-8"))[0]
    assert language == "python"
    assert len(code.splitlines()) < 10
    namespace: dict[str, Any] = {}
    exec(code, namespace)
    assert namespace["match"].over


def run_python_blocks(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for block in FENCED.finditer(text):
        if block[1] == "python":
            above = "\n" * text.count("\n", 0, block.start(2))  # a traceback shows the page's own line
            exec(compile(above + block[2], page, "exec"), namespace)
