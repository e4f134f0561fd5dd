"""The page's types are those of the protocol, to the letter."""

from __future__ import annotations

from pathlib import Path

from underhall.server.typescript import typescript

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_pages_protocol_file_is_what_the_generator_prints() -> None:
    assert WRITTEN.read_text(encoding="utf-8").rstrip("\n") == typescript().rstrip("\n")
