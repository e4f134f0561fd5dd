"""Records: readable text that brings a match back, and that tells foreign, cut, edited and wrong ones apart."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.pebbles import GAME
from tests.core.playing import begin, play, play_out, traces
from underhall.core import Match, RecordError, SetupError
from underhall.core.loading import load, new, verify
from underhall.core.record import read, read_line, seal

ROOT = Path(__file__).resolve().parent.parent.parent


def _bring_back(text: str) -> Match:
    return load(GAME, read(text))


def _edited(text: str, old: str, new: str) -> str:
    """A record edited by somebody who also made the closing line fit."""
    assert old in text
    return seal(text.replace(old, new, 1))


def test_a_record_reads_like_a_score_sheet_of_the_game() -> None:
    lines = play(begin(seed="golden", seats=("Ada", "Łucja"), heap=5), "cup left").record().split("\n")
    assert lines[:8] == [
        "Underhall record 1",
        'game: "pebbles"',
        "rules: 1",
        'edition: "house-1"',
        "players: 2",
        "option heap: 5",
        'seat 0: "Ada"',
        'seat 1: "Łucja"',
    ]
    assert lines[8].startswith('commitment: "')
    assert lines[9:11] == ['seed: "golden"', ""]
    assert lines[11].startswith("1. * deal 0 ")
    assert lines[13] == "3. 0 cup left"
    assert lines[14].startswith("end 3 ")
    assert lines[15:] == [""]


@given(st.integers(2, 3), st.sampled_from((5, 7, 9)), st.integers(0, 9), st.integers(0, 20))
def test_a_record_brings_the_same_match_back_at_every_ply(players: int, heap: int, seed: int, stop: int) -> None:
    match = play_out(begin(players, str(seed), heap=heap), seed)
    match.rewind(min(stop, match.ply))
    again = _bring_back(match.record()) if match.decision or match.over else None
    if again is not None:
        assert traces(again) == traces(match)


texts = st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=12)


@given(texts, st.tuples(texts, texts))
def test_any_seed_and_any_names_survive(seed: str, names: tuple[str, str]) -> None:
    match = begin(seed=seed, seats=names)
    again = _bring_back(match.record())
    assert again.seats == names
    assert again.record() == match.record()


def test_line_breaks_of_other_systems_do_not_matter() -> None:
    text = play_out(begin()).record()
    assert _bring_back(text.replace("\n", "\r\n")).record() == text
    assert _bring_back(text + "\n\n").record() == text


@pytest.mark.parametrize("text", ["", "\n", "1. e4 e5", "Underhall record 2\n", '{"game": "pebbles"}', "\x00\xff"])
def test_a_foreign_file_is_known_as_such(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        read(text)
    assert refused.value.code == "foreign"


def test_a_record_cut_at_any_line_is_known_as_cut_short() -> None:
    lines = play_out(begin()).record().splitlines(keepends=True)
    for kept in range(1, len(lines)):
        with pytest.raises(RecordError) as refused:
            read("".join(lines[:kept]))
        assert refused.value.code == "truncated"


def test_a_record_cut_anywhere_is_never_taken_for_a_whole_one() -> None:
    text = play_out(begin()).record()
    for length in range(len(text) - 1):
        with pytest.raises(RecordError):
            read(text[:length])


def test_any_changed_character_is_noticed() -> None:
    text = play_out(begin()).record()
    for index in range(len(text) - 1):
        changed = text[:index] + ("0" if text[index] != "0" else "1") + text[index + 1 :]
        with pytest.raises(RecordError):
            read(changed)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("\n\n", "\n", "no_moves"),
        ("players: 2\n", "", "header_missing"),
        ("rules: 1\n", "", "header_missing"),
        ('edition: "house-1"\n', "", "header_missing"),
        ("players: 2", "players: two", "header"),
        ("players: 2", 'players: "two"', "header_type"),
        ("players: 2", "players: true", "header_type"),
        ("players: 2", "players: null", "header_missing"),
        ("players: 2", "players", "header"),
        ("players: 2", "players: 2\nplayers: 3", "header_twice"),
        ("players: 2", "players: 2\nweather: 1", "header_unknown"),
        ("option heap: 7", "option heap: [7]", "header_type"),
        ('seat 0: "Ada"\n', "", "header_missing"),
        ('seat 0: "Ada"', "seat 0: 7", "header_type"),
        ("seed: ", "seed: 1\nnothing: ", "header_type"),
        ("\n3. ", "\n4. ", "ply"),
        ("\n3. 0 ", "\n3. a ", "ply"),
        ("\n3. 0 cup left", "\n3. 0", "ply"),
    ],
)
def test_a_record_that_was_edited_and_sealed_again_is_still_read_with_care(old: str, new: str, code: str) -> None:
    text = play(begin(seats=("Ada", "Bo")), "cup left").record()
    with pytest.raises(RecordError) as refused:
        read(_edited(text, old, new))
    assert refused.value.code == code
    assert all(refused.value.sentence(lang) for lang in ("en", "es", "pl"))


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("rules: 1", "rules: 2", "rules"),
        ("rules: 1", "rules: 0", "rules"),
        ("house-1", "pack-1", "edition"),
        ("\n3. 0 cup left", "\n3. 0 cup middle", "illegal"),
        ("\n3. 0 cup left", "\n3. 0 cap left", "unreadable"),
        ("\n3. 0 cup left", "\n3. 1 take 1", "illegal"),
        ("\n3. 0 cup left", "\n3. * cup left", "wrong_actor"),
        ("\n3. 0 cup left", "\n3. 0 ?", "masked"),
        ("\n2. * ", "\n2. 0 ", "wrong_actor"),
        ('seed: "pebbles"', 'seed: "stones"', "commitment"),
        ("result: [", "result: [9", "result"),
    ],
)
def test_a_record_that_does_not_replay_is_refused_with_its_ply(old: str, new: str, code: str) -> None:
    text = play_out(play(begin(), "cup left")).record()
    with pytest.raises(RecordError) as refused:
        _bring_back(_edited(text, old, new))
    assert refused.value.code == code
    assert all(refused.value.sentence(lang) for lang in ("en", "es", "pl"))


def test_an_edited_draw_is_caught_by_the_seed() -> None:
    text = play_out(begin()).record()
    drawn = next(line for line in text.splitlines() if line.startswith("1. * deal 0 "))
    for pebble in "1234":
        if not drawn.endswith(pebble):
            with pytest.raises(RecordError) as refused:
                verify(GAME, read(_edited(text, drawn, drawn[:-1] + pebble)))
            assert refused.value.code == "draw"
            assert refused.value.facts["ply"] == 1


def test_a_result_of_a_match_that_is_not_over_is_refused() -> None:
    text = play(begin(), "cup left").record()
    with pytest.raises(RecordError) as refused:
        _bring_back(_edited(text, '\nseed: "pebbles"', '\nseed: "pebbles"\nresult: [1,2]'))
    assert refused.value.code == "result"


def test_a_record_that_stops_before_a_draw_is_refused() -> None:
    text = begin().record()
    drawn = next(line for line in text.splitlines() if line.startswith("2. "))
    with pytest.raises(RecordError) as refused:
        _bring_back(_edited(text, drawn + "\n", ""))
    assert refused.value.code == "draw_missing"


def test_a_setup_that_the_game_does_not_know_is_refused() -> None:
    text = begin().record()
    for old, other in (("players: 2", "players: 9"), ("option heap: 7", "option heap: 6")):
        with pytest.raises(SetupError):
            _bring_back(_edited(text, old, other))


def test_a_record_without_seed_replays_but_proves_nothing() -> None:
    text = play_out(begin()).record()
    bare = _edited(text, 'seed: "pebbles"\n', "")
    assert _bring_back(bare).scores() == _bring_back(text).scores()
    with pytest.raises(RecordError) as refused:
        verify(GAME, read(bare))
    assert refused.value.code == "no_seed"


def test_a_record_without_commitment_proves_nothing() -> None:
    text = play_out(begin()).record()
    line = next(line for line in text.splitlines() if line.startswith("commitment"))
    with pytest.raises(RecordError) as refused:
        verify(GAME, read(_edited(text, line + "\n", "")))
    assert refused.value.code == "no_commitment"


def test_a_masked_record_cannot_be_replayed() -> None:
    match = begin()
    with pytest.raises(RecordError) as refused:
        _bring_back(match.record(0))
    assert refused.value.code == "masked"


def test_contributions_of_seats_change_the_draws_and_are_kept() -> None:
    setup = GAME.setup(2, {})
    plain, mixed = begin(), new(GAME, setup, "pebbles", contributions=("heads", "tails"))
    assert mixed.commitment == plain.commitment
    assert verify(GAME, read(mixed.record())).record() == mixed.record()
    deals = {tuple(map(str, new(GAME, setup, "s", contributions=(c, "x")).state.pebble)) for c in "abcdefgh"}
    assert len(deals) > 1


def test_a_line_without_its_number_can_be_replayed() -> None:
    match = begin()
    match.replay(["0 cup left", "1 cup right", "0 take 2"])
    assert match.record() == play(begin(), "cup left", "cup right", "take 2").record()
    assert read_line("* deal 0 4").seat == -1
    for wrong in ("", "0", "x take 1", "0  take 1", "3. 0 take 1"):
        with pytest.raises(RecordError):
            read_line(wrong)


PLAY_AND_PRINT = """
from tests.core.playing import begin, play_out
for players in (2, 3):
    print(play_out(begin(players, "hash seeds", heap=9), 5).record())
"""


def test_a_record_has_the_same_bytes_under_every_hash_seed() -> None:
    texts = set()
    for hash_seed in ("0", "1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", PLAY_AND_PRINT]
        done = subprocess.run(command, capture_output=True, env=environment, cwd=ROOT, check=True)
        texts.add(done.stdout)
    assert len(texts) == 1
