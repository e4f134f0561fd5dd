"""Bots play whole games, by the rules, on what their seat knows, and the same way every time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.pebbles import GAME, ChooseCup, PebblesState, Swap, Take
from underhall.bots import Bot, Situation, bot, bots, is_bot, opponents, play_out, situation
from underhall.bots.greedy import EVALUATIONS, Greedy
from underhall.bots.planning import ENVY, Budget
from underhall.core import ArgumentError, Match, Move, Seat, SetupError, loading


def pebbles(seed: str = "a", players: int = 3, heap: int = 9) -> Match:
    return loading.new(GAME, GAME.setup(players, {"heap": heap}), seed)


def at(heap: int, stones: list[int], *, players: int = 2) -> Match:
    """Seat 0 is to take from `heap`."""
    dump = pebbles(players=players).dump()
    dump["agenda"] = ["turn 0"]
    used = heap + sum(stones)
    dump["options"] = {"heap": 9}
    dump["state"] |= {"heap": heap, "stones": stones, "swapped": [0] * players, "cup": ["left"] * players}
    assert used == 9
    return loading.position(GAME, dump, "s")


def waiting(match: Match) -> tuple[str, list[int]]:
    assert match.decision is not None
    return match.decision.kind, list(match.decision.seats)


@pytest.mark.parametrize("name", sorted(bots()))
@pytest.mark.parametrize("players", GAME.players)
def test_every_bot_finishes_a_game(name: str, players: int) -> None:
    match = pebbles(players=players)
    play_out(match, [bot(name, f"bot {seat}", budget=Budget(30)) for seat in range(players)])
    assert match.over


@pytest.mark.parametrize("name", sorted(bots()))
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def record() -> str:
        return play_out(pebbles(), [bot(name, f"bot {seat}", budget=Budget(30)) for seat in range(3)]).record()

    assert record() == record()


def test_different_seeds_play_different_games() -> None:
    records = {play_out(pebbles(), [bot("random", f"{n} {seat}") for seat in range(3)]).record() for n in range(8)}
    assert len(records) > 1


def test_a_situation_is_refused_to_a_seat_that_has_nothing_to_decide() -> None:
    match = at(4, [3, 2])
    with pytest.raises(ArgumentError, match="Seat 1"):
        Situation(match, 1)


def test_a_situation_separates_answers_from_side_moves() -> None:
    here = situation(at(4, [3, 2]))
    assert here.moves == [Take(1), Take(2)]
    assert here.side_moves == [Swap()]


def test_a_sample_keeps_what_the_seat_knows_and_is_the_bots_own() -> None:
    from random import Random

    match = pebbles(players=2)
    here = situation(match, 0)
    before = match.dump()
    seen: set[int] = set()
    for number in range(40):
        state = here.sample(Random(number))
        assert isinstance(state, PebblesState)
        assert state.pebble[0] == match.state.pebble[0]
        seen.add(state.pebble[1])
        state.heap = 0
    assert len(seen) > 1
    assert match.dump() == before


def test_play_out_stops_where_a_seat_without_a_bot_decides_and_lets_it_answer_first() -> None:
    match = pebbles(players=3)
    table = {0: bot("random", "0"), 2: bot("random", "2")}
    play_out(match, table)
    assert waiting(match) == ("choose_cup", [0, 1, 2])  # nobody has answered: the person comes first
    match.play("cup left", 1)
    play_out(match, table)
    assert waiting(match) == ("turn", [1])


def test_play_out_makes_at_most_as_many_moves_as_asked() -> None:
    match = pebbles(players=2)
    made = sum(1 for ply in match.plies if ply.seat >= 0)
    play_out(match, [bot("random", "0"), bot("random", "1")], plies=2)
    assert sum(1 for ply in match.plies if ply.seat >= 0) == made + 2


def test_greedy_takes_the_move_with_the_best_evaluation() -> None:
    match = at(4, [0, 5])
    assert Greedy("x").choose(situation(match)) == Take(2)


def test_greedy_makes_a_side_move_that_gains_and_only_once() -> None:
    match = at(4, [3, 2])
    greedy = Greedy("x")
    assert greedy.choose(situation(match)) == Swap()  # a stone for two points
    match.play(Swap())
    assert greedy.choose(situation(match)) == Take(2)


def test_greedy_leaves_a_side_move_that_gains_too_little() -> None:
    class Dull(type(GAME)):  # type: ignore[misc]
        def expected(self, state: PebblesState) -> list[float]:
            """A swap is worth 0.2: below the threshold."""
            return [stones + 1.2 * swapped for stones, swapped in zip(state.stones, state.swapped, strict=True)]

    match = at(4, [3, 2])
    match.game = Dull()
    assert Greedy("x").choose(situation(match)) == Take(2)


def test_greedy_never_sees_the_true_state() -> None:
    """Two matches that differ only in what the seat may not know get the same move from the same seed."""
    one, other = pebbles("a", 2), pebbles("a", 2)
    mine, theirs = one.state.pebble
    swapped = next(pebble for pebble in one.state.bag if pebble != theirs)
    other.state.bag[other.state.bag.index(swapped)] = theirs
    other.state.bag.sort()
    one.state.bag.sort()
    other.state.pebble[1] = swapped
    assert other.state.pebble[0] == mine
    assert one.view(0) == other.view(0)
    for seed in range(20):
        values = [[(a.move, a.value) for a in Greedy(str(seed)).appraise(situation(m, 0))] for m in (one, other)]
        assert values[0] == values[1]


def test_greedy_expects_the_average_of_what_it_does_not_know() -> None:
    match = pebbles(players=2)
    [best, *_] = Greedy("x", evaluations=4000).appraise(situation(match, 0))
    assert isinstance(best.value, float)
    # My pebble less a share of the other's, which may be any of the remaining four; nothing for the cup that both may
    # share.
    left = [1, 2, 3, 4, 4]
    left.remove(match.state.pebble[0])
    assert abs(best.value - (match.state.pebble[0] - ENVY * sum(left) / 4)) < 2.0


def test_greedy_beats_random() -> None:
    wins = 0
    for number in range(30):
        seat = number % 2
        table: dict[int, Bot] = {seat: Greedy(f"g{number}"), 1 - seat: bot("random", f"r{number}")}
        match = play_out(pebbles(f"m{number}", players=2), table)
        wins += match.standings()[0][1] == (seat,)
    assert wins >= 20


class Wide(ChooseCup, frozen=True, gc=False, tag="choose_cup"):
    """A decision with 300 answers."""

    def moves(self, state: PebblesState, seat: Seat) -> list[Move]:
        return [Take(number) for number in range(300)]

    def apply(self, state: PebblesState, seat: Seat, move: Any, events: Any) -> None:
        state.cup[seat] = "left"
        state.stones[seat] = move.stones % 97
        if not all(state.cup):
            state.agenda.append(self)


def test_greedy_keeps_to_its_budget_and_is_right_with_three_hundred_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    match = pebbles(players=2)
    match.state.agenda[-1] = Wide()
    match._course._legal = {}
    greedy = Greedy("x")
    evaluated = 0
    expected = match.game.expected

    def counted(state: PebblesState) -> list[float]:
        nonlocal evaluated
        evaluated += 1
        return expected(state)

    monkeypatch.setattr(match.game, "expected", counted)
    chosen = greedy.choose(situation(match, 0))
    assert 300 <= evaluated <= 2 * EVALUATIONS
    assert isinstance(chosen, Take)
    assert chosen.stones % 97 == 96


def test_greedy_averages_draws_that_follow_a_move() -> None:
    """A game of one decision: a sure 2, or a draw of 0, 0, 9 (three on average)."""

    class Gamble(type(GAME)):  # type: ignore[misc]
        def chance(self, state: PebblesState) -> Any:
            from tests.core.pebbles import Deal
            from underhall.core import Draw

            if state.stones[0] == 1 and not state.swapped[0]:
                return Draw("gamble", [Deal(0, 0), Deal(0, 0), Deal(0, 9)])
            return None

        def actors(self, state: PebblesState) -> tuple[Seat, ...]:
            return ()

        def apply(self, state: PebblesState, seat: Seat, move: Any, events: Any = None) -> None:
            if isinstance(move, Take):
                state.stones[0] = move.stones
            else:
                state.swapped[0] = 1
                state.pebble[0] = move.pebble

        def expected(self, state: PebblesState) -> list[float]:
            return [float(state.pebble[0]) if state.swapped[0] else float(state.stones[0]), 0.0]

    match = at(9, [0, 0])
    match.game = Gamble()
    here = Situation.__new__(Situation)
    source = situation(at(9, [0, 0]))
    here.game, here.seat, here.decision = match.game, 0, source.decision
    here.moves, here.side_moves, here._match = [Take(1), Take(2)], [], match
    appraised = Greedy("x").appraise(here)
    assert [(a.move, a.value) for a in appraised] == [(Take(1), 3.0), (Take(2), 2.0)]


def test_names_of_bots_are_known() -> None:
    assert is_bot("greedy")
    assert not is_bot("human")
    with pytest.raises(SetupError, match='Did you mean "greedy"'):
        bot("gready", "x")


@pytest.mark.parametrize("name", ["masterly@20", "search@0.001s", "able@5"])
def test_a_name_may_end_in_a_budget(name: str) -> None:
    assert is_bot(name)
    assert play_out(pebbles(players=2), [bot(name, "a"), bot(name, "b")]).over


@pytest.mark.parametrize(
    "name",
    [
        "masterly@",
        "masterly@0",
        "masterly@0s",
        "masterly@0.000s",
        "masterly@nans",
        "masterly@-1",
        "masterly@1x",
        "random@5",
        "@5",
        "able@5@5",
    ],
)
def test_a_budget_that_makes_no_sense_is_no_bot(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(SetupError, match="There is no bot"):
        bot(name, "x")


def test_people_are_offered_the_levels_the_friendliest_first() -> None:
    assert opponents() == ["beginner", "casual", "able", "strong", "masterly", "random"]
