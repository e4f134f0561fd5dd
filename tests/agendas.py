"""The law of agendas, held wherever a rule is tested: what fits before a move fits after it.

Tests of rules reach what random play hardly ever does. Some begin with an agenda that no game has; those are left
alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from underhall.core import PositionError, State
from underhall.core import agenda as flow


@contextmanager
def agenda_kept(state: State) -> Iterator[None]:
    """Raise PositionError if a step that lies on the agenda afterwards could not be loaded."""
    try:
        flow.check(state, ())
    except PositionError:
        yield
    else:
        yield
        flow.check(state, ())
