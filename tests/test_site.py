"""The site for readers builds, and no link in it is broken."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest

import underhall

ROOT = Path(__file__).resolve().parent.parent
LINKED = re.compile(r'(?:href|src)="([^"]+)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_every_link_leads_to_a_file_of_the_site(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 15
    broken = []
    for page in pages:
        if page.name == "404.html":  # it does not know where it will be shown
            continue
        for link in LINKED.findall(page.read_text(encoding="utf-8")):
            path = unquote(unescape(link)).split("#")[0].split("?")[0]
            if path and ":" not in path and not path.startswith("//") and not (page.parent / path).exists():
                broken.append(f"{page.relative_to(site)}: {link}")
    assert broken == []


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert re.findall(r'<(?:script|img|iframe)[^>]+src="https?:[^"]*"', text) == []
        assert re.findall(r'<link[^>]+rel="stylesheet"[^>]+href="https?:[^"]*"', text) == []


def test_the_reference_has_every_public_name(site: Path) -> None:
    text = (site / "reference" / "underhall.html").read_text(encoding="utf-8")
    functions = [name for name in underhall.__all__ if callable(getattr(underhall, name))]
    assert [name for name in functions if name.islower() and f"underhall.{name}" not in text] == []


@pytest.mark.parametrize("lang", ["", "es/", "pl/"])
@pytest.mark.parametrize("game", sorted(underhall.all_games()))
def test_the_rules_are_there_in_every_language(site: Path, game: str, lang: str) -> None:
    assert (site / "rules" / lang / f"{game}.html").exists()
