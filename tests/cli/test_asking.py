"""Asking about the game: what components are, what the rules say, how ties were broken, who agrees to a take-back."""

from __future__ import annotations

from pathlib import Path

import pytest

import underhall
from tests.cli.running import Terminal, run
from underhall.cli.asking import found
from underhall.cli.screen import Screen
from underhall.cli.seating import remembered, seated
from underhall.cli.speech import Speaker
from underhall.cli.trouble import Trouble
from underhall.core import Match, Score
from underhall.core.game import broken_by
from underhall.core.messages import LANGUAGES


@pytest.mark.parametrize(
    ("game", "text", "lang", "id"),
    [
        ("mountain_king", "Volcano Chanter", "en", "fire_3_volcano_chanter"),
        ("mountain_king", "volcano", "en", "fire_3_volcano_chanter"),
        ("mountain_king", "the statue", "en", "statue"),
        ("mountain_king", "Forjarrunas", "es", "runesmithy"),
        ("mountain_king", "earth_ritual", "pl", "earth_ritual"),
        ("caverna", "logging", "pl", "logging"),
        ("caverna", "Wyrąb", "pl", "logging"),
        ("caverna", "wyrab", "pl", "logging"),
        ("caverna", "ruby", "en", "ruby"),
        ("ghosts_galore", "curve 11", "en", "curve_11"),
        ("ghosts_galore", "sátiro", "es", "satyr"),
    ],
)
def test_a_component_is_found_by_id_by_name_and_by_the_beginning_of_its_name(
    game: str, text: str, lang: str, id: str
) -> None:
    assert found(underhall.game(game), text, lang) == id


def test_what_is_not_found_gets_a_suggestion_and_what_is_not_clear_a_list() -> None:
    game = underhall.game("mountain_king")
    with pytest.raises(Trouble) as far:
        found(game, "xyzzy", "en")
    assert far.value.key == "what-none"
    with pytest.raises(Trouble) as near:
        found(game, "Volcano Chaunter", "en")
    assert (near.value.key, near.value.facts["near"]) == ("what-near", "Volcano Chanter")
    with pytest.raises(Trouble) as many:
        found(game, "bu", "en")
    assert many.value.key == "what-many"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_of_a_component_finds_a_card_of_that_name(lang: str) -> None:
    for game in underhall.all_games().values():
        for id in game.explained():
            name = game.names(lang).get(id, id)
            meant = found(game, name, lang)
            assert game.names(lang).get(meant, meant).casefold() == name.casefold()


def test_components_and_rules_are_explained_at_the_table_and_in_a_replay(tmp_path: Path) -> None:
    typed = "what is satyr\nrule R-51\nrule R-999\nrule\nwhy not take curve_01\nrule\nwhat is\nquit\n"
    done = run(tmp_path, "play", "ghosts_galore", "--seed", "e", "--save", "a.record", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "its own kind included" in done.stdout
    assert "A satyr scores the number of different kinds of monsters" in " ".join(done.stdout.split())
    assert "R-999" in done.stdout
    assert "Which rule?" in done.stdout
    assert "What is what?" in done.stdout


def test_the_ruling_of_a_refusal_is_opened_by_rule_alone(tmp_path: Path) -> None:
    typed = "choose_side a\n" + "why not keep_revealed\nwhy not take bridge_99\nwhy not place_tile r0c0 0\nrule\nquit\n"
    done = run(tmp_path, "play", "ghosts_galore", "--seed", "e", typed=typed)
    assert "(ghosts_galore:" in done.stdout
    assert "Which rule?" not in done.stdout


def test_a_game_is_found_by_the_beginning_of_its_name(tmp_path: Path) -> None:
    for text, name in (("ghost", "Ghosts Galore"), ("king", "Mountain King"), ("cav", "Caverna")):
        assert name in run(tmp_path, "play", text, typed="quit\n").stdout
    assert run(tmp_path, "play", "chess").returncode == 2


def test_help_helps_at_every_prompt_and_quit_leaves(tmp_path: Path) -> None:
    asked = run(tmp_path, "play", typed="help\n2\nhelp\nq\n").stdout
    assert "Type the number or the name of a game" in asked
    assert "Type how many play" in asked
    people = run(
        tmp_path, "play", "pebbles", "--seats", "human:Ada,human:Ben", "--seed", "x", typed="help\n\nhelp\nq\n"
    )
    assert "The board is covered" in people.stdout
    assert "what is X" in people.stdout
    assert people.returncode == 0


def test_q_quits_a_replay(tmp_path: Path) -> None:
    run(tmp_path, "play", "pebbles", "--players", "2", "--seed", "x", "--save", "a.record", typed="cup left\nquit\n")
    with Terminal(tmp_path, "replay", "a.record") as terminal:
        terminal.expect("quit >")
        terminal.enter("help")
        terminal.expect("`q` leaves")
        terminal.enter("q")
        assert terminal.wait() == 0


def test_a_revealed_move_is_taken_back_if_all_agree(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "pebbles", "--seats", "human:Ada,human:Ben", "--seed", "x") as terminal:
        for name, answer in (("Ada", "cup left"), ("Ben", "cup right")):
            terminal.expect(f"keyboard to {name}")
            terminal.enter("")
            terminal.expect("\n> ")
            terminal.enter(answer)
        terminal.expect("keyboard to Ada")
        terminal.enter("")
        terminal.expect("\n> ")
        terminal.enter("undo")
        terminal.expect("Ben, may Ada take back `cup left`?")
        terminal.enter("help")
        terminal.expect("to refuse")
        terminal.enter("no")
        terminal.expect("Ben does not agree")
        terminal.enter("undo")
        terminal.expect("Ben, may Ada take back `cup left`?")
        terminal.enter("yes")
        assert "cup right" in terminal.expect("\n> ")  # Ada is asked again


def test_how_a_tie_was_broken_has_a_name_in_every_game_and_language() -> None:
    for game in underhall.all_games().values():
        match = underhall.new(game.id, players=game.players[-1], seed="ties")
        assert all(len(score.tie) == len(game.tie_breaks) for score in game.scores(match.state))
        for lang in LANGUAGES:
            assert all(Speaker(lang).tie(game, name) for name in game.tie_breaks)
    assert broken_by(Score({}, 5, (0, 2)), Score({}, 5, (0, 1))) == 1
    assert broken_by(Score({}, 5, (0, 2)), Score({}, 4, (0, 1))) is None
    assert broken_by(Score({}, 5, (1,)), Score({}, 5, (1,))) is None


def test_the_end_says_how_ties_were_broken(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    match = underhall.new("ghosts_galore", players=3, seed="ties", seats=["Ada", "Ben", "greedy-3"])
    scores = [Score({}, 40, (-2,)), Score({}, 40, (-1,)), Score({}, 40, (-2,))]
    monkeypatch.setattr(type(match.game), "scores", lambda self, state: scores)
    assert match.standings() == [(1, (1,)), (2, (0, 2))]
    Screen(Speaker("en")).standings(match)
    told = " ".join(capsys.readouterr().out.split())
    assert "Tied at 40: Ben ahead of Ada, greedy-3 by fewer cut routes." in told
    assert "Tied at 40, and nothing breaks the tie: Ada, greedy-3 share the place." in told


def test_a_game_need_not_name_its_tie_breaks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = underhall.new("ghosts_galore", players=2, seed="ties", seats=["Ada", "Ben"])
    monkeypatch.setattr(type(match.game), "scores", lambda self, state: [Score({}, 40, (-2,)), Score({}, 40, (-1,))])
    monkeypatch.setattr(type(match.game), "tie_breaks", ())
    Screen(Speaker("en")).standings(match)
    assert "Tied" not in capsys.readouterr().out


def test_refusals_call_players_by_their_names(tmp_path: Path) -> None:
    match: Match = underhall.new("mountain_king", players=2, seed="x", seats=["Ada", "greedy-2"])
    refusal = underhall.Refusal(
        "mountain_king", "touches_opponent", "mountain_king:R-54", {"cell": "r1c1", "opponent": 2}
    )
    names = Screen(Speaker("en")).names(match)
    assert "greedy-2's network" in refusal.sentence("en", names)
    assert "Player 2's network" in refusal.sentence("en")


def test_a_bot_with_a_budget_of_its_own_takes_a_seat_and_is_remembered() -> None:
    chairs = seated(underhall.game("ghosts_galore"), "human:Ada,masterly@200", None)
    assert [chair.sitter for chair in chairs] == ["human", "masterly@200"]
    assert remembered([chair.name for chair in chairs], 2) == chairs
    with pytest.raises(Trouble, match="masterly@0"):
        seated(underhall.game("ghosts_galore"), "human,masterly@0", None)
