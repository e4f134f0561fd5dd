"""Tournaments: fair pairings, results that are kept once, and bots that misbehave."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import underhall
from tests.cli.running import environment, run
from tests.core.pebbles import Take as Pebbles
from tests.pace import patience
from underhall.arena import ArenaError, Fault, Limits, Pairing, Result, Results, play, run_here, schedule
from underhall.arena.figures import Mean, Share, duels, first_seat, standings_of, uses
from underhall.arena.ratings import rate
from underhall.arena.report import write
from underhall.bots import Situation, registry
from underhall.core import Move
from underhall.games.ghosts_galore.moves import ChooseSide, Take

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def arena(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(home, "arena", *arguments, path=(ROOT, HERE / "plugin", ROOT / "src"), seconds=120)


def games_in(file: Path) -> list[Result]:
    return list(Results(file))


def quick(seed: str = "a", bots: tuple[str, ...] = ("random", "greedy"), rotation: int = 0) -> Pairing:
    return Pairing("ghosts_galore", len(bots), bots, seed, rotation)


# Pairings ------------------------------------------------------------------------------------------------------------


def test_over_a_seed_every_bot_sits_on_every_chair() -> None:
    plan = schedule("caverna", ["a", "b", "c"], players=3, seeds=2)
    assert len(plan) == 6
    for seed in {pairing.seed for pairing in plan}:
        for chair in range(3):
            assert {one.bots[chair] for one in plan if one.seed == seed} == {"a", "b", "c"}


def test_two_bots_at_four_seats_sit_in_turn_and_have_two_rotations() -> None:
    plan = schedule("mountain_king", ["a", "b"], players=4, seeds=1)
    assert [pairing.bots for pairing in plan] == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_every_two_of_three_bots_meet() -> None:
    plan = schedule("caverna", ["a", "b", "c"], players=2, seeds=1)
    assert {frozenset(pairing.bots) for pairing in plan} == {frozenset(two) for two in ("ab", "ac", "bc")}
    assert len(plan) == 6


def test_alone_every_bot_plays_every_seed() -> None:
    plan = schedule("caverna", ["a", "b"], players=1, seeds=3)
    assert [pairing.bots for pairing in plan] == [("a",), ("b",)] * 3


def test_random_openings_are_as_long_for_every_bot_and_differ_from_seed_to_seed() -> None:
    plan = schedule("caverna", ["a", "b"], players=1, seeds=20, opening=(8, 60))
    lengths = {pairing.seed: pairing.opening for pairing in plan}
    assert all(pairing.opening == lengths[pairing.seed] for pairing in plan)
    assert len(set(lengths.values())) > 5
    assert all(8 <= length <= 60 for length in lengths.values())


def test_no_two_pairings_share_a_key() -> None:
    plan = [*schedule("caverna", ["a", "b"], players=2, seeds=3), *schedule("caverna", ["a", "b"], players=4, seeds=3)]
    assert len({pairing.key for pairing in plan}) == len(plan)


# One game ------------------------------------------------------------------------------------------------------------


def test_the_same_pairing_plays_the_same_game() -> None:
    one, other = play(quick()), play(quick())
    untimed = {"seconds": ()}
    assert msgspec.structs.replace(one, **untimed) == msgspec.structs.replace(other, **untimed)


def test_bots_go_on_from_the_same_random_opening() -> None:
    begun = [Pairing("caverna", 1, (name,), "a", opening=30) for name in ("greedy", "random")]
    greedy, uniform = [play(pairing) for pairing in begun]
    alone = play(Pairing("caverna", 1, ("greedy",), "a"))
    assert greedy.decisions[0] < alone.decisions[0]
    assert greedy.totals[0] > uniform.totals[0]
    assert len({one.key for one in (greedy, uniform, alone)}) == 3


def test_a_result_tells_points_places_choices_and_what_was_used() -> None:
    result = play(quick())
    assert all(sum(points.values()) == total for points, total in zip(result.points, result.totals, strict=True))
    assert sorted(result.places) in ([1, 2], [1, 1])
    assert all(choices >= decisions > 0 for choices, decisions in zip(result.choices, result.decisions, strict=True))
    # Nine tiles, the secret one and those kept as they were turned up included, and the side of the board.
    assert all(sorted(id.partition(":")[0] for id in used) == ["side", *["tile"] * 9] for used in result.used)


@pytest.mark.parametrize(
    ("bot", "reason", "told"),
    [
        ("crashing", "crashed", "a mistake of the author"),
        ("silent", "no_move", "None"),
        ("cheating", "illegal", ""),
        ("endless", "overtime", "naughty_bots"),
        ("stubborn", "overtime", ""),
        ("greedy_for_memory", "memory", "bytes"),
        ("deadly", "died", "3"),
    ],
)
def test_a_bot_that_misbehaves_loses_and_the_arena_goes_on(tmp_path: Path, bot: str, reason: str, told: str) -> None:
    file = tmp_path / "results.jsonl"
    limits = ("--seconds", "0.5" if reason == "overtime" else "30", "--processes", "2")
    done = arena(tmp_path, "ghosts_galore", "--bots", f"{bot},random", "--games", "1", "--results", str(file), *limits)
    assert done.returncode == 0, done.stderr
    results = games_in(file)
    assert len(results) == 2
    for result in results:
        fault = result.fault
        assert fault is not None
        assert (result.pairing.bots[fault.seat], fault.reason) == (bot, reason)
        assert told in fault.detail
        assert result.places[fault.seat] == 2
        assert result.places[1 - fault.seat] == 1


class Confused:
    """Answers with a move that was put together by hand."""

    def __init__(self, answer: Move) -> None:
        self.answer = answer

    def choose(self, situation: Situation) -> Move:
        return self.answer


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (Pebbles(1), "no_move"),
        (ChooseSide("\ud800"), "no_move"),
        (Take("99"), "illegal"),
        (ChooseSide("c"), "illegal"),
    ],
)
def test_moves_of_another_game_or_of_nothing_lose(monkeypatch: pytest.MonkeyPatch, answer: Move, reason: str) -> None:
    monkeypatch.setitem(registry._OURS, "confused", lambda _: Confused(answer))
    fault = play(quick(bots=("confused", "random"))).fault
    assert fault is not None
    assert (fault.seat, fault.reason) == (0, reason)


# Results on disk -----------------------------------------------------------------------------------------------------


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    few = arena(tmp_path, "ghosts_galore", "--bots", "random,greedy", "--games", "1", "--results", str(file))
    assert few.returncode == 0, few.stderr
    before = file.read_bytes()
    more = arena(tmp_path, "ghosts_galore", "--bots", "random,greedy", "--games", "2", "--results", str(file))
    assert "2 games are already in the file" in more.stdout
    assert file.read_bytes().startswith(before)
    assert len({result.key for result in games_in(file)}) == 4
    assert file.read_bytes().count(b"\n") == 5


def test_an_interrupted_tournament_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    line = [sys.executable, "-m", "underhall", "arena", "ghosts_galore", "--bots", "random,greedy", "--games", "400"]
    with subprocess.Popen(
        [*line, "--results", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path, PYTHONPATH=str(ROOT / "src")),
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        deadline = time.monotonic() + patience(120)
        while (not file.exists() or file.read_bytes().count(b"\n") < 3) and time.monotonic() < deadline:
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=patience(120))
    assert process.returncode == 130, err
    assert "Traceback" not in err
    assert "continues from there" in out
    assert 2 <= len(games_in(file)) < 800


def test_a_line_cut_short_is_dropped_and_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    kept = Results(file)
    kept.add(play(quick("a")))
    whole = file.read_bytes()
    kept.add(play(quick("b")))
    file.write_bytes(file.read_bytes()[:-20])
    again = Results(file)
    assert [result.pairing.seed for result in again] == ["a"]
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"once upon a time\n", "foreign"),
        (b"\xff\xfe\x00\n", "foreign"),
        (b"{}\n", "foreign"),
        (b"[" * 100_000 + b"\n", "foreign"),
        (b'{"underhall":"arena 99"}\n', "other_format"),
        (b'{"underhall":"arena 1"}\n{"pairing": 3}\n', "line"),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes, code: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(content)
    with pytest.raises(ArenaError) as refused:
        Results(file)
    assert refused.value.code == code
    assert str(file) in str(refused.value)
    assert file.read_bytes() == content


@pytest.mark.parametrize("option", ["--table", "--report", "--results"])
def test_a_name_that_is_too_long_is_refused_in_a_sentence(tmp_path: Path, option: str) -> None:
    file = tmp_path / ("x" * 300 + ".csv")
    done = arena(tmp_path, "ghosts_galore", "--bots", "random,greedy", "--games", "1", option, str(file))
    assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
    assert "cannot be written: File name too long" in done.stderr


@pytest.mark.parametrize("name", ["table.csv", "table.parquet"])
def test_results_are_written_as_a_table(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    done = arena(tmp_path, "ghosts_galore", "--bots", "random,greedy", "--games", "1", "--table", str(file))
    assert done.returncode == 0, done.stderr
    if name.endswith(".csv"):
        lines = file.read_text().splitlines()
        assert len(lines) == 5
        assert "points_dragons" in lines[0]
    else:
        import pyarrow.parquet

        table = pyarrow.parquet.read_table(file)
        assert table.num_rows == 4
        assert {"bot", "total", "place", "points_dragons"} <= set(table.column_names)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("caverna", "--bots", "greedy,nobody"), "nobody"),
        (("caverna", "--bots", "greedy"), "two different bots"),
        (("caverna", "--bots", "greedy,greedy"), "two different bots"),
        (("caverna", "--players", "9"), "9"),
        (("ghosts_galore", "--games", "1", "--table", "x.txt"), "x.txt"),
        (("ghosts_galore", "--games", "1", "--results", "no/such/folder"), "no/such/folder"),
        (("ghosts_galore", "--on", "moon"), "moon"),
        (("ghosts_galore", "--opening", "60-8"), "60-8"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_sentence(tmp_path: Path, arguments: tuple[str, ...], told: str) -> None:
    done = arena(tmp_path, *arguments)
    assert done.returncode in (1, 2)
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


# Summing up ----------------------------------------------------------------------------------------------------------


def made(totals: tuple[int, ...], bots: tuple[str, ...], seed: str, fault: Fault | None = None) -> Result:
    order = sorted(totals, reverse=True)
    return Result(
        pairing=Pairing("ghosts_galore", len(bots), bots, seed),
        version="1",
        edition="house-1",
        totals=totals,
        places=tuple(order.index(total) + 1 for total in totals),
        points=tuple({"dragons": total} for total in totals),
        seconds=(1.0,) * len(bots),
        decisions=(10,) * len(bots),
        choices=(30,) * len(bots),
        used=tuple((f"tile:straight_0{seat + 1}",) for seat in range(len(bots))),
        plies=20,
        fault=fault,
    )


def test_a_shared_win_is_shared_out() -> None:
    first, second = standings_of([made((5, 5), ("a", "b"), "1"), made((6, 5), ("a", "b"), "2")])
    assert (first.bot, first.wins.value) == ("a", 0.75)
    assert (second.bot, second.wins.value) == ("b", 0.25)


def test_points_are_compared_seed_by_seed() -> None:
    results = [made((10, 8), ("a", "b"), "1"), made((20, 22), ("b", "a"), "1"), made((30, 28), ("a", "b"), "2")]
    share, margin = duels(results)["a", "b"]
    assert share.value == 1.0
    assert margin == Mean(2.0, 0.0, 2)


def test_an_interval_of_shares_stays_between_nothing_and_all() -> None:
    for won, count in ((0, 5), (5, 5), (3, 7)):
        share = Share.of(won, count)
        assert 0 <= share.low <= share.value <= share.high <= 1


def test_the_first_seat_s_advantage_is_counted() -> None:
    results = [made((9, 1), ("a", "b"), str(n)) for n in range(3)] + [made((1, 9), ("a", "b"), "x")]
    assert [share.value for share in first_seat(results)] == [0.75, 0.25]


def test_uses_tell_which_components_go_with_points() -> None:
    found = {use.component: use for use in uses([made((9, 1), ("a", "a"), str(n)) for n in range(4)])}
    assert found["tile:straight_01"].margin.value == 4.0
    assert found["tile:straight_02"].wins.value == 0.0


def test_a_component_that_nobody_used_is_told_too() -> None:
    [*_, last] = uses([made((9, 1), ("a", "a"), "1")], ["tile:straight_01", "tile:straight_03"])
    assert (last.component, last.used.value, last.wins.count) == ("tile:straight_03", 0.0, 0)


@pytest.mark.parametrize("game", ["ghosts_galore", "mountain_king", "caverna"])
def test_whatever_a_seat_holds_is_among_what_is_counted_and_has_a_name(game: str) -> None:
    result = play(Pairing(game, 2, ("random", "random"), "counted"))
    counted, names = underhall.game(game).counted(), underhall.game(game).names("en")
    assert len(set(counted)) == len(counted) > 40
    assert all(id.partition(":")[2] in names for id in counted)
    assert all(set(used) <= set(counted) for used in result.used)
    assert any(result.used)


def test_who_wins_more_is_rated_higher_whatever_the_order() -> None:
    results = [made((9, 1), ("a", "b"), str(n)) for n in range(8)] + [made((1, 9), ("b", "c"), "x")]
    ratings = rate(results)
    assert [rating.bot for rating in ratings].index("a") < [rating.bot for rating in ratings].index("b")
    assert rate(list(reversed(results))) == ratings


@pytest.fixture(scope="module")
def two_games() -> list[Result]:
    return [play(quick(str(number), rotation=number)) for number in range(2)]


@pytest.mark.parametrize("lang", ["en", "es", "pl"])
def test_a_report_is_one_file_that_needs_nothing_else(lang: str, two_games: list[Result]) -> None:
    fault = Fault(0, "crashed", "Traceback <of> & all")
    page = write([*two_games, made((1, 9), ("a", "b"), "x", fault)], lang)
    assert page.count("<svg") >= 6
    assert "Traceback &lt;of&gt; &amp; all" in page
    assert "http" not in page
    assert "src=" not in page


# Elsewhere -----------------------------------------------------------------------------------------------------------


def test_processes_and_this_one_play_the_same_games() -> None:
    plan = schedule("ghosts_galore", ["random", "greedy"], players=2, seeds=1)
    limits = Limits(seconds=60)
    there = {result.key: result.totals for result in run_here(plan, processes=2, limits=limits)}
    assert there == {result.key: result.totals for result in map(play, plan)}


@pytest.mark.long
def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arguments = ("ghosts_galore", "--bots", "random,greedy", "--games", "1", "--results", str(file))
    done = arena(tmp_path, *arguments, "--on", "ray")
    assert done.returncode == 0, done.stderr
    here = {
        result.key: result.totals
        for result in map(play, schedule("ghosts_galore", ["random", "greedy"], players=2, seeds=1))
    }
    assert {result.key: result.totals for result in games_in(file)} == here
