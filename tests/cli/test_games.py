"""Every game has what the command line shows of it: names, words for all moves, pictures; and can be played through."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

import underhall
from tests.cli.running import Terminal, run
from underhall.bots import bot, play_out
from underhall.cli.screen import grouped
from underhall.cli.speech import Speaker
from underhall.core import Decide, Move, messages
from underhall.core.frozen import tag_of
from underhall.core.messages import LANGUAGES

GAMES = list(underhall.all_games())
SHAPES = ("i2", "v3", "i3", "l4", "t4", "s4", "p5")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_all_its_words(name: str, lang: str) -> None:
    game = underhall.game(name)
    needed = ["name", *(f"option-{option.name}" for option in game.options)]
    needed += [f"category-{category}" for category in game.categories]
    answers = list(game.beside.answers)
    for tag, step in game.steps.words.items():
        if issubclass(step, Decide):
            needed.append(f"decision-{tag}")
            answers += step.answers
    needed += [f"move-{tag_of(answer)}" for answer in answers]
    assert [key for key in needed if not messages.has(f"{name}-{key}", lang)] == []


@pytest.mark.parametrize(
    ("notation", "lang", "words"),
    [
        ("feed 0", "en", "Feed the family (with food)"),
        ("feed 0", "es", "Alimentar a la familia (con Comida)"),
        ("feed 0", "pl", "Wyżyw rodzinę (żywnością)"),
        ("skip field", "en", "Leave out: Field phase"),
        ("skip field", "es", "Omitir: Subfase de los campos"),
        ("skip field", "pl", "Pomiń: Faza pól"),
        ("breed -", "en", "Newborns: -"),
    ],
)
def test_a_number_among_words_an_empty_list_and_a_phase_called_like_a_tile_are_said_right(
    notation: str, lang: str, words: str
) -> None:
    game = underhall.game("caverna")
    assert Speaker(lang).move(game, game.notation.parse(notation)) == words


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_shown_of_a_game_can_be_said_and_drawn(name: str) -> None:
    """At decisions all through a game: every move and event in words, and every seat's picture."""
    game = underhall.game(name)
    players = game.players[len(game.players) // 2]
    match = underhall.new(name, players=players, seed="words")
    bots = [bot("random", f"words {seat}") for seat in range(players)]
    turn = told = 0
    while (decision := match.decision) is not None:
        speaker = Speaker(LANGUAGES[turn % 3])
        assert speaker.decision(match, decision, decision.seats[0])
        for move in match.moves()[:40]:
            assert speaker.move(game, move)
        if turn % 5 == 0:
            for viewer in (None, decision.seats[0]):
                drawn = Text.from_markup(game.picture(match.state, viewer, speaker.lang))
                assert drawn.plain.strip()
        for ply in match.plies[told:]:
            for event in ply.events:
                assert speaker.event(match, event)
        told = match.ply
        turn += 1
        play_out(match, bots, plies=1)
    for lang in LANGUAGES:
        assert game.picture(match.state, None, lang)


def test_many_moves_are_grouped_by_all_but_their_last_part() -> None:
    match = underhall.new("ghosts_galore", players=2, seed="g")
    bots = [bot("random", str(seat)) for seat in range(2)]
    while (decision := match.decision) is not None and decision.kind != "place":
        play_out(match, bots, plies=1)
    groups = grouped(match.moves())
    assert len(groups) == 9
    assert groups[0][0] == "place_tile r0c0"
    assert all(len(group) == 4 for _, group in groups)


class Dig(Move, frozen=True, tag="dig"):
    place: str


class Furnish(Move, frozen=True, tag="furnish"):
    tile: str
    cell: str


def test_groups_are_as_fine_as_a_short_list_allows() -> None:
    digs: list[Move] = [Dig(f"{shape}:{turn}:r{row}c0") for shape in SHAPES for turn in range(4) for row in range(9)]
    assert [stem for stem, _ in grouped(digs)] == [f"dig {shape}" for shape in SHAPES]
    rooms: list[Move] = [Furnish(f"room_{number}", cell) for number in range(35) for cell in ("c4r1", "c4r2", "c5r1")]
    assert [stem for stem, _ in grouped(rooms)] == [f"furnish room_{number}" for number in range(35)]
    assert [stem for stem, _ in grouped(digs[:9])] == [f"dig i2:0:r{row}c0" for row in range(9)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ghosts_galore_is_played_from_the_first_to_the_last_tile(tmp_path: Path, lang: str) -> None:
    done = run(
        tmp_path, "play", "ghosts_galore", "--players", "2", "--seed", "e", "--lang", lang, "--save", "a.record",
        "--option", "variant=expert", typed="1\n" * 60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert {"en": "The game is over", "es": "Fin de la partida", "pl": "Koniec gry"}[lang] in done.stdout
    assert run(tmp_path, "verify", "a.record").returncode == 0
    assert run(tmp_path, "replay", "a.record", "--lang", lang).returncode == 0


def test_a_placement_is_found_by_the_beginnings_of_its_words(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "ghosts_galore", "--players", "2", "--seed", "e", LINES="60") as terminal:
        terminal.expect("> ")
        terminal.enter("cho a")
        while "36 moves" not in terminal.expect("\n> "):
            terminal.enter("1")
        terminal.enter("pl r1c1")
        assert "could be 4 moves" in terminal.expect("\n> ")
        terminal.enter("pl r1c1 3")
        terminal.expect("Player 1 lays")
