"""Events say from where to where things went: places that the page can find, and the numbers of the sentence."""

from __future__ import annotations

from random import Random

import pytest

import underhall
from underhall.core import Event

KINDS = {
    "caverna": {"store", "field", "space", "square"},
    "mountain_king": {"store", "slot", "place", "spell", "site", "cell"},
}


def _events(game: str, seed: str) -> list[Event]:
    match = underhall.new(game, players=2, seed=seed)
    random = Random(seed)
    while (decision := match.decision) is not None:
        seat = decision.seats[0]
        match.play(random.choice(match.moves(seat)), seat)
    return [event for ply in match.plies for event in ply.events]


@pytest.mark.parametrize("game", KINDS)
def test_places_are_of_the_kinds_that_boards_show_and_goods_come_to_their_stores(game: str) -> None:
    events = _events(game, "transfers")
    moved = [(event, transfer) for event in events for transfer in event.transfers]
    assert moved
    for _, transfer in moved:
        assert transfer.count > 0
        assert {place.split(":")[0] for place in (transfer.source, transfer.target) if place} <= KINDS[game]
        assert transfer.source or transfer.target
    assert {place.split(":")[0] for _, transfer in moved for place in (transfer.source, transfer.target)} >= {"store"}
    for event in events:
        if event.kind == "gained":
            (transfer,) = event.transfers
            assert transfer.count == event.facts["count"]
            assert transfer.target == f"store:{transfer.thing}"


def test_goods_come_from_the_space_where_the_dwarf_stands() -> None:
    placed = ""
    seen: set[tuple[str, bool]] = set()
    for event in _events("caverna", "spaces"):
        if event.kind in ("placed", "imitated"):
            placed = f"space:{event.facts['space']}"
        seen.update(
            (transfer.source, transfer.source == placed or event.kind != "gained")
            for transfer in event.transfers
            if transfer.source.startswith("space:")
        )
    assert len(seen) > 5
    assert all(fits for _, fits in seen)
