"""check_game as an author of a game meets it: what it plays, what it says, and what it leaves behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.core.pebbles import GAME, Pebbles, PebblesState, Swap, Swapping
from tests.faults import in_offers, in_states  # importing them plants their faults
from tests.faults.planting import FAULTS
from underhall.conformance import CHECKS, ConformanceError, Report, check_game
from underhall.conformance.hash_seeds import address_of
from underhall.core import Seat, Setup, SetupError
from underhall.core.loading import load
from underhall.core.record import read

SOILS = (in_offers, in_states)
LOST_STONE = FAULTS["LostStone"][1]
ROOT = Path(__file__).resolve().parent.parent.parent


def _failure(game: Pebbles) -> ConformanceError:
    with pytest.raises(ConformanceError) as found:
        check_game(game)
    return found.value


def test_an_error_says_what_is_wrong_where_and_what_to_do_next() -> None:
    error = _failure(LOST_STONE)
    assert error.check == "components"
    assert "stone: 7 -> 6" in error.problem
    assert "players" in error.place
    assert "heap=7" in error.place
    assert "seed '0'" in error.place
    assert "played take 2" in error.place
    assert str(error).startswith("[components] components were created or lost")
    assert f"next:  {error.advice}" in str(error)


def test_an_error_is_an_assertion_that_failed() -> None:
    assert isinstance(_failure(LOST_STONE), AssertionError)


def test_the_record_of_the_failing_match_can_be_saved_and_loaded(tmp_path: Path) -> None:
    error = _failure(LOST_STONE)
    saved = error.save(tmp_path / "lost.txt").read_text(encoding="utf-8")
    match = load(LOST_STONE, read(saved))
    assert str(match.plies[-1].move) == "take 2"


def test_an_error_raised_by_the_game_is_shown_with_its_cause() -> None:
    error = _failure(FAULTS["MoveThatCannotBePlayed"][1])
    assert "RuntimeError: nobody thought of this" in error.problem


class Crash(Pebbles):
    def view(self, state: PebblesState, seat: Seat | None) -> None:  # type: ignore[override]
        raise ZeroDivisionError("no view today")


def test_a_crash_is_a_failure_of_the_check_that_asked() -> None:
    error = _failure(Crash())
    assert "the game raised ZeroDivisionError: no view today" in error.problem
    assert isinstance(error.__cause__, ZeroDivisionError)


class CannotStart(Pebbles):
    def start(self, setup: Setup) -> PebblesState:
        raise KeyError("heap")


def test_a_game_that_cannot_start_fails_by_name() -> None:
    assert _failure(CannotStart()).check == "start"


def test_players_options_and_seeds_narrow_down_what_is_played() -> None:
    told: list[str] = []
    report = check_game(GAME, players=3, options={"heap": 5}, seeds=["a", "b"], progress=told.append)
    assert (report.setups, report.matches) == (1, 2)
    assert len(told) == 2
    assert "3 players, heap=5, seed 'a'" in told[0]


def test_by_default_every_player_count_and_every_option_value_is_played() -> None:
    told: list[str] = []
    check_game(GAME, seeds=1, progress=told.append)
    for players in (2, 3):
        for heap in (5, 7, 9):
            assert any(f"{players} players, heap={heap}," in line for line in told)


def test_an_unknown_setup_is_refused_as_everywhere() -> None:
    with pytest.raises(SetupError):
        check_game(GAME, players=9)
    with pytest.raises(SetupError):
        check_game(GAME, options={"heap": 6})


def test_the_same_arguments_make_the_same_matches() -> None:
    first, second, other = (
        check_game(GAME, players=2, options={"heap": 9}, seeds=2, rng=rng) for rng in ("one", "one", "another")
    )
    assert first == second
    assert first != other


def test_a_report_tells_what_was_checked() -> None:
    report = check_game(GAME, players=2, options={}, seeds=1)
    assert isinstance(report, Report)
    assert f"{len(CHECKS)} checks held in 1 matches of 1 setups" in str(report)
    assert report.positions == report.decisions + report.draws + 1


def test_every_check_states_its_law() -> None:
    for check in CHECKS.values():
        assert check.law.endswith("."), check.name
        assert len(check.law) > 15, check.name


OUTSIDER = """
from tests.core.pebbles import Pebbles
from underhall.conformance import check_game

class Mine(Pebbles):
    pass

print(check_game(Mine(), players=2, options={}, seeds=1))
"""


def test_a_game_of_the_main_module_is_checked_but_for_hash_seeds_and_told_so() -> None:
    command = [sys.executable, "-c", OUTSIDER]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True)
    assert "hash_seeds was not run" in done.stdout


def test_a_game_is_found_by_its_module_or_a_package_around_it() -> None:
    assert address_of(GAME) == "tests.core.pebbles:GAME"
    assert address_of(Pebbles()) == ""


class Grumpiness(Swapping):
    def why_not(self, state: PebblesState, seat: Seat, move: Swap) -> None:
        raise IndexError("never asked that")


class Grumpy(Pebbles):
    beside = Grumpiness()


def test_why_not_may_not_raise_whatever_it_is_asked() -> None:
    assert "IndexError" in _failure(Grumpy()).problem
