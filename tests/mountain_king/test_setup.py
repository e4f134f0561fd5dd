"""Setting up: options, layout, gates, the draft and the seat bonus (3)."""

from __future__ import annotations

from random import Random

import pytest

from tests.mountain_king.table import Table, random_table
from underhall.core import DEALER, SetupError
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.board.pedestals import POINT_TOKENS
from underhall.games.mountain_king.box.cards import CARDS, COLOURS, LEVEL, SPELLS, TROLLS, WORKSHOPS
from underhall.games.mountain_king.box.content import KINDS
from underhall.games.mountain_king.horde import DrawTroll
from underhall.games.mountain_king.state import TableState


def set_up(players: int, seed: str = "1", **options: str | int | bool) -> TableState:
    """Play the setup at random up to the first turn."""
    rng = Random(seed)
    state: TableState = GAME.start(GAME.setup(players, options))
    while not state.round:
        draw = GAME.chance(state)
        seat = DEALER if draw is not None else GAME.actors(state)[0]
        moves = draw.outcomes if draw is not None else GAME.moves(state, seat)
        GAME.apply(state, seat, rng.choice(moves))
    return state


@pytest.mark.parametrize(
    ("players", "options", "board", "workshops", "crowns"),
    [
        (2, {}, "autumn", 5, 1),
        (2, {"board": "winter"}, "winter", 5, 1),
        (3, {}, "autumn", 7, 2),
        (4, {}, "winter", 9, 2),
        (5, {}, "winter", 11, 2),
        (4, {"teams": True}, "winter", 9, 2),
    ],
)
@pytest.mark.rule("mountain_king:R-1", "mountain_king:R-8")
def test_table_is_laid_out_as_the_quick_table_says(
    players: int, options: dict[str, bool | str], board: str, workshops: int, crowns: int
) -> None:
    state = set_up(players, "1", **options)
    assert state.mountain.board.id == board
    assert sum(state.workshops) == workshops
    assert max(state.workshops) <= 2
    assert len(state.crown_owner) == crowns
    assert [LEVEL[card] for card in state.horde] == [1] * 5 + [2] * 4 + [3] * 3
    assert [clan >= 0 for clan in state.horde_pedestal] == [False] * 5 + [True] * 4 + [False] * 3
    assert sum(state.bag) == 14
    assert len(set(state.book)) == 3
    assert sorted(state.track) == sorted(POINT_TOKENS)
    spots = len(state.mountain.board.statue_spots)
    counts = sorted(mask.bit_count() for mask in state.mountain.statues)
    assert sum(counts) == spots
    assert counts == ([6, 7, 7] if board == "winter" else [4, 4, 4])


@pytest.mark.rule("mountain_king:R-9")
def test_no_duplicates_with_five_players_takes_every_workshop_once() -> None:
    assert set_up(5, workshops="no_duplicates").workshops == (1,) * 11
    assert max(set_up(3, workshops="no_duplicates").workshops) == 1


def test_workshops_can_be_chosen() -> None:
    chosen = "cartwright,cartwright,metalworks,stonemill,wheeljack"
    state = set_up(2, workshops=chosen)
    names = [workshop.id for kind, workshop in enumerate(WORKSHOPS) for _ in range(state.workshops[kind])]
    assert ",".join(sorted(names)) == chosen


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"teams": True}),
        (3, {"board": "winter"}),
        (4, {"board": "autumn"}),
        (2, {"first_player": 2}),
        (4, {"teams": True, "first_player": 1}),
        (2, {"workshops": "cartwright,metalworks"}),
        (2, {"workshops": "cartwright,cartwright,cartwright,metalworks,stonemill"}),
        (2, {"workshops": "cartwright,cartwright,metalworks,stonemill,smithy"}),
    ],
)
def test_options_that_make_no_sense_together_are_refused(players: int, options: dict[str, bool | str | int]) -> None:
    with pytest.raises(SetupError):
        GAME.setup(players, options)


def test_seats_are_places_at_the_table_and_the_first_player_is_drawn() -> None:
    firsts = {set_up(3, seed=str(seed)).first for seed in range(20)}
    assert firsts == {0, 1, 2}
    assert set_up(3, first_player=2).active == 2
    assert {set_up(4, seed=str(seed), teams=True).first for seed in range(12)} == {0, 2}


@pytest.mark.rule("mountain_king:R-5", "mountain_king:R-6")
def test_draft_goes_seat_by_seat_and_placed_trolls_stay() -> None:
    rng = Random("draft")
    state = GAME.start(GAME.setup(3, {"first_player": 1}))
    order = []
    placed: dict[int, tuple[int, ...]] = {}
    while not state.round:
        draw = GAME.chance(state)
        if draw is not None:
            GAME.apply(state, DEALER, rng.choice(draw.outcomes))
            continue
        seat = GAME.actors(state)[0]
        moves = GAME.moves(state, seat)
        if str(moves[0]).startswith("draft"):
            order.append(seat)
            row = tuple(state.smoot[seat * 10 : seat * 10 + 4])
            assert state.hand[seat].bit_count() == 2
            assert len(moves) == 2 * row.count(-1)
            before = placed.get(seat, (-1,) * 4)
            assert all(now == then for now, then in zip(row, before, strict=True) if then >= 0)
            taken = next((n for n, card in enumerate(row) if card >= 0), None)
            if taken is not None:
                held = str(moves[0]).split(" ")[1]
                refusal = GAME.why_not(state, seat, GAME.notation.parse(f"draft {held} 0.{taken}"))
                assert refusal is not None
                assert refusal.ruling == "mountain_king:R-6"
        move = rng.choice(moves)
        GAME.apply(state, seat, move)
        placed[seat] = tuple(state.smoot[seat * 10 : seat * 10 + 4])
    assert order == [1] * 4 + [2] * 4 + [0] * 4


def drafted(players: int, seat: int, **options: bool) -> dict[str, int]:
    """The storage of E-17's player after the draft, in the given seat; its partner, if any, is taken out."""
    colour = COLOURS[seat]
    state = GAME.start(GAME.setup(players, {"first_player": 0, **options}))
    wanted = ["gem_finder", "iron_picker", "purse_keeper", "rock_smasher", "rune_scratcher"]
    rng = Random("E-17")
    while not state.round:
        draw = GAME.chance(state)
        if draw is not None:
            # Draw in the order of `wanted`: the last card drawn stays in hand, the stonecutter is never drawn.
            mine = [o for o in draw.outcomes if any(str(o) == f"hand start_{colour}_{kind}" for kind in wanted)]
            left = sorted(mine, key=lambda o: wanted.index(str(o).split(f"{colour}_")[1]))
            outcome = left[0] if left and draw.label == "starting" else rng.choice(draw.outcomes)
            GAME.apply(state, DEALER, outcome)
            continue
        actor = GAME.actors(state)[0]
        moves = GAME.moves(state, actor)
        if actor == seat and str(moves[0]).startswith("draft"):
            moves = [m for m in moves if not str(m).split(" ")[1].endswith("rune_scratcher")]
        GAME.apply(state, actor, moves[0])
        if not state.hand[seat] and state.round:
            break
    side = state.side[seat]
    stored = dict(zip(KINDS, state.storage[side * 7 : side * 7 + 7], strict=True))
    if options.get("teams"):
        for mate in range(players):
            if mate != seat and state.side[mate] == side:
                for card in state.smoot[mate * 10 : mate * 10 + 4]:
                    for kind, count in zip(stored, CARDS[card].once, strict=True):
                        stored[kind] -= count
    assert not any(state.tokens)
    return {kind: count for kind, count in stored.items() if count}


@pytest.mark.rule("mountain_king:E-17", "mountain_king:R-7", "mountain_king:R-35")
def test_later_seats_gain_the_one_time_rows_of_what_they_did_not_place() -> None:
    first = {"stone": 6, "iron": 2, "coin": 1, "cart": 1}
    assert drafted(4, 0) == first
    assert drafted(4, 1) == {**first, "coin": 3}
    assert drafted(4, 2) == {**first, "coin": 3}
    assert drafted(4, 3) == {"stone": 6, "iron": 3, "coin": 4, "cart": 1, "rune": 1}
    for seat in range(4):
        assert drafted(4, seat, teams=True) == first


@pytest.mark.rule("mountain_king:E-32")
def test_teammates_place_their_gates_side_by_side() -> None:
    state = GAME.start(GAME.setup(4, {"teams": True, "first_player": 0}))
    while GAME.chance(state) is not None:
        draw = GAME.chance(state)
        assert draw is not None
        GAME.apply(state, DEALER, draw.outcomes[0])
    for start in ("winter_4_a", "winter_4_b"):
        GAME.apply(state, GAME.actors(state)[0], GAME.notation.parse(f"gate {start}"))
    assert GAME.actors(state) == (2,)
    # With seat 2 on d, seat 3 would have to stand on c, across from its partner on a.
    assert [str(move) for move in GAME.moves(state, 2)] == ["gate winter_4_c"]
    refusal = GAME.why_not(state, 2, GAME.notation.parse("gate winter_4_d"))
    assert refusal is not None
    assert refusal.code == "start_apart"


def test_hand_and_deck_are_gone_when_play_begins() -> None:
    state = set_up(5)
    assert not any(state.hand)
    assert not any(state.deck)
    assert GAME.components(state)["starting_troll"] == 30


def test_components_are_those_of_the_box() -> None:
    counts = GAME.components(GAME.start(GAME.setup(4, {})))
    assert all(counts[spell.id] == 1 for spell in SPELLS)
    assert all(counts[workshop.id] == 2 for workshop in WORKSHOPS)
    assert sum(counts[f"pedestal_{clan}"] for clan in ("fire", "ice", "moon")) == 18
    assert counts["point_token"] == 15


@pytest.mark.rule("mountain_king:R-94")
def test_horde_never_runs_out() -> None:
    """At most thirty cards lie in trollsmoots, so twelve are always left for the horde."""
    assert TROLLS - 5 * 6 >= 12
    for seed in range(3):
        state = random_table(5, f"dry{seed}", 10_000)
        assert not state.agenda
        assert min(state.horde) >= 0


def test_table_helper_stands_at_the_first_turn() -> None:
    table = Table(3)
    assert table.decision == "step_1"
    assert not any(isinstance(step, DrawTroll) for step in table.state.agenda)
