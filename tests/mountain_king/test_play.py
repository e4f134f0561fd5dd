"""Whole games: what must hold at every ply, records that replay, and the same play on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from random import Random

import pytest

import underhall
from underhall.core import DEALER, Decide, Move
from underhall.games.mountain_king import GAME, moves
from underhall.games.mountain_king.box.cards import CARDS, STARTING, TROLLS, WORKSHOPS
from underhall.games.mountain_king.state import TableState
from underhall.games.mountain_king.workshops import USES

Options = dict[str, str | bool]
SETUPS: list[tuple[int, Options]] = [
    (2, {}),
    (2, {"board": "winter"}),
    (3, {}),
    (4, {"teams": True}),
    (5, {"workshops": "no_duplicates"}),
]


def plies(players: int, options: Options, seed: str) -> Iterator[TableState]:
    """The states of a random game, one after the other; the same object, changed."""
    rng = Random(seed)
    state: TableState = GAME.start(GAME.setup(players, options))
    while True:
        yield state
        draw = GAME.chance(state)
        if draw is not None:
            GAME.apply(state, DEALER, rng.choice(draw.outcomes))
            continue
        actors = GAME.actors(state)
        if not actors:
            return
        GAME.apply(state, actors[0], rng.choice(GAME.moves(state, actors[0])))


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_nothing_is_created_or_lost_and_networks_are_those_rebuilt_from_scratch(players: int, options: Options) -> None:
    box: dict[str, int] = {}
    for state in plies(players, options, f"laws {players}"):
        counts = GAME.components(state)
        box = box or counts
        assert counts == box
        assert state.mountain == state.mountain.rebuilt()
        assert min(state.storage) >= 0
        assert all(list(tokens) == sorted(tokens) for tokens in state.tokens)
    assert not state.agenda
    assert state.last_rounds == 0


FINITE: tuple[Move, ...] = (
    *(moves.TRADE, moves.STOP, moves.END_STEP, moves.RESOLVE, moves.IGNORE, moves.SKIP),
    *moves.USE_TOKEN,
    *moves.GAIN_KIND,
    *(moves.Gain(("stone",) * 3), moves.Gain(("iron",) * 2), moves.Gain(())),
    *moves.CAST,
    *moves.RECRUIT,
    *moves.PROMOTE,
    *moves.REFRESH,
    *(move for row in moves.TAKE_BRIBE for move in row),
    *moves.CHOOSE_TROLL,
    *moves.PLACE_TROLL,
    *moves.TAKE_PEDESTAL,
    *moves.KEEP_PEDESTAL,
    *moves.PLACE_PEDESTAL,
    *moves.PAY_IN,
    *moves.DIG,
    *moves.DIG_APART[0],
    *(use for uses in USES for use in uses),
    *(moves.Draft(card.id, slot) for card in CARDS[TROLLS : TROLLS + 3 * STARTING] for slot in moves.SLOTS[:5]),
)
"""Moves of all kinds that do not name a place on the mountain, legal somewhere or nowhere."""


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (4, {"teams": True})])
def test_what_is_offered_is_just_what_why_not_allows(players: int, options: Options) -> None:
    for state in plies(players, options, f"offers {players}"):
        if not state.agenda or not isinstance(state.agenda[-1], Decide):
            continue
        seat = GAME.actors(state)[0]
        offered = GAME.moves(state, seat)
        assert len(set(offered)) == len(offered)
        kinds: tuple[type[Move], ...] = (*state.agenda[-1].answers, moves.Trade)
        for move in FINITE:
            if isinstance(move, kinds):
                assert (GAME.why_not(state, seat, move) is None) == (move in offered), (
                    str(state.agenda[-1]),
                    str(move),
                )
        for move in offered:
            assert GAME.why_not(state, seat, move) is None


@pytest.mark.parametrize(("players", "options"), [(2, {"board": "winter"}), (3, {})])
def test_digs_halls_workshops_and_statues_are_offered_as_why_not_has_it(players: int, options: Options) -> None:
    asked = 0
    for state in plies(players, options, f"places {players}"):
        if not state.agenda or not isinstance(state.agenda[-1], Decide) or state.round < 6:
            continue
        kinds = state.agenda[-1].answers
        board, seat = state.mountain.board, GAME.actors(state)[0]
        offered = set(GAME.moves(state, seat))
        names = moves.CELLS[board.index]
        places = [names[cell] for cell in range(len(board.tier)) if board.tier[cell] >= 0]
        tried: list[Move] = []
        if moves.Lay in kinds and asked < 6:
            tried += [moves.LAY[board.index][number] for number in board.tunnels.all()]
            asked += 1
        if moves.Dedicate in kinds:
            tried += [moves.DEDICATE[board.index][number] for number in board.halls.all()]
        if moves.Activate in kinds:
            tried += [moves.Activate(place) for place in places]
        if moves.Establish in kinds:
            tried += [moves.Establish(place, workshop.id) for place in places[::9] for workshop in WORKSHOPS]
        if moves.MoveStatue in kinds and len(offered) > 1:
            statues = [names[cell] for cell in range(len(board.tier)) if state.mountain.statue_on(cell) >= 0]
            tried += [moves.MoveStatue(statue, place) for statue in statues for place in places]
        for move in tried:
            assert (GAME.why_not(state, seat, move) is None) == (move in offered), str(move)


def test_a_record_replays_to_the_same_position_and_is_verified() -> None:
    match = underhall.new("mountain_king", players=3, seed="record")
    rng = Random("record")
    while not match.over:
        match.play(rng.choice(match.moves()))
    text = match.record()
    again = underhall.verify(text)
    assert again.record() == text
    assert again.scores() == match.scores()
    assert sorted(seat for _, seats in match.standings() for seat in seats) == [0, 1, 2]


def test_the_same_seed_plays_the_same_game_everywhere() -> None:
    """A fingerprint of whole games: it changes only when rules, draws or the order of moves do."""
    digest = blake2b(digest_size=8)
    for players, options in SETUPS:
        match = underhall.new("mountain_king", players=players, seed="everywhere", seats=(), **options)
        rng = Random("everywhere")
        while not match.over:
            match.play(rng.choice(match.moves()))
        digest.update(match.record().encode())
    assert digest.hexdigest() == "74c4f06e7dd58391"


def test_a_move_can_be_taken_back_until_something_is_drawn() -> None:
    match = underhall.new("mountain_king", players=2, seed="undo", first_player=0)
    rng = Random("undo")
    while match.state.round < 3:
        match.play(rng.choice(match.moves(side=False)))
    while match.decision is not None and match.decision.kind != "step_1":
        match.play(rng.choice(match.moves(side=False)))
    before = match.dump()
    match.play("end_step")
    match.undo()
    assert match.dump() == before
