"""The calendar (RULES sections 2.4 and 2.5): which rounds are played, and which cards and harvest markers they reveal.

Cards and markers are drawn when they are revealed: before that, the state holds no order of them. What is left to be
drawn follows from the data and from what is on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.games.caverna.actions import SPACE
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.harvest import EVENT
from underhall.games.caverna.spaces import FLIPS
from underhall.games.caverna.state import GREEN, CavernaState

COLOURS: Final = ("green", "red")
"""Of harvest markers."""

_DATA: Final = CONTENT.rounds
_FRONTS: Final[dict[int, int]] = {after: before for before, after in FLIPS.values()}


def played_rounds(players: int) -> tuple[int, ...]:
    """The rounds that are played: with one or two players there is no ninth (R-2)."""
    return tuple(one.number for one in _DATA.round if players in one.players)


ROUNDS: Final[tuple[tuple[int, ...], ...]] = tuple(played_rounds(players) for players in range(8))
MARKED: Final[tuple[tuple[int, ...], ...]] = tuple(_DATA.markers_for(max(1, players)).rounds for players in range(8))
"""The rounds that have a harvest marker, by player count (section 2.5)."""


def next_round(players: int, number: int) -> int | None:
    """The round after this one, None after the last."""
    return next((one for one in ROUNDS[players] if one > number), None)


def stage_cards(players: int, number: int) -> list[int]:
    """All cards of the stage to which a round belongs, in the order of the data."""
    stage = next(one for one in _DATA.stage if one.id == _DATA.round[number - 1].stage)
    small = players <= 2 and stage.cards_1_2_players
    return [SPACE[card] for card in (stage.cards_1_2_players if small else stage.cards)]


def front(card: int) -> int:
    """The front of a card that may have been flipped."""
    return _FRONTS.get(card, card)


def fronts(spaces: Sequence[int]) -> set[int]:
    """The spaces, with flipped cards counted as their fronts."""
    return {front(space) for space in spaces}


def candidates(state: CavernaState) -> list[int]:
    """The cards that may be revealed in this round."""
    return cards_for(len(state.homes), state.round, state.spaces)


def cards_for(players: int, number: int, spaces: Sequence[int]) -> list[int]:
    """The cards that may be revealed in a round when these spaces are in play already (section 2.4)."""
    if players == 1:
        return [SPACE[_DATA.solo.cards[_DATA.solo.rounds.index(number)]]]
    stage = next(one for one in _DATA.stage if one.id == _DATA.round[number - 1].stage)
    if str(number) in stage.fixed:
        return [SPACE[stage.fixed[str(number)]]]
    gone = fronts(spaces) | {SPACE[card] for card in stage.fixed.values()}
    return [card for card in stage_cards(players, number) if card not in gone]


def markers_left(state: CavernaState) -> tuple[int, int]:
    """How many green and how many red markers are still face down."""
    setup = _DATA.markers_for(len(state.homes))
    red = sum(state.markers)
    return setup.green - (len(state.markers) - red), setup.red - red


def has_marker(players: int, number: int) -> bool:
    """Whether a harvest marker lies on the space of this round."""
    return number in MARKED[players]


def fixed_event(players: int, number: int) -> str:
    """The event of a round without a marker; in the solo game every marker space is a harvest."""
    event = _DATA.round[number - 1].event
    return _DATA.markers_for(players).slots_count_as if event == "marker" else event


def markers_due(state: CavernaState) -> int:
    """How many markers lie on the rounds up to this one."""
    return _DUE[len(state.homes)][state.round]


_DUE: Final = tuple(
    [sum(1 for one in marked if one <= number) for number in range(ROUNDS[7][-1] + 1)] for marked in MARKED
)


def event_now(state: CavernaState) -> int:
    """The number of this round's event once it is revealed; until then, that of no harvest.

    Red markers count in the order of their appearance (R-4).
    """
    players = len(state.homes)
    if not state.round:
        return 0
    if not has_marker(players, state.round):
        return EVENT[fixed_event(players, state.round)]
    if len(state.markers) < markers_due(state):
        return 0
    if state.markers[-1] == GREEN:
        return EVENT[_DATA.markers.green_event]
    return EVENT[_DATA.markers.red_events_in_order[sum(state.markers) - 1]]
