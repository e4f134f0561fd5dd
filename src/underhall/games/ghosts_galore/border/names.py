"""Display names of all that appears in messages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from underhall.games.ghosts_galore.box.content import CONTENT


@cache
def names(lang: str) -> Mapping[str, str]:
    """Names by id."""
    found: dict[str, str] = {}
    for thing in CONTENT.named():
        found.setdefault(thing.id, thing.name[lang])
    return found
