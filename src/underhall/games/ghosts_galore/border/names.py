"""Display names of everything that appears in messages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from underhall.core import messages
from underhall.games.ghosts_galore.box.components import CELLS
from underhall.games.ghosts_galore.box.content import CONTENT


@cache
def names(lang: str) -> Mapping[str, str]:
    """Names by id."""
    found: dict[str, str] = {}
    for thing in CONTENT.named():
        found.setdefault(thing.id, thing.name[lang])
    for cell in CELLS:
        found[cell] = messages.sentence("ghosts_galore-cell", {"cell": cell}, lang)
    return found
