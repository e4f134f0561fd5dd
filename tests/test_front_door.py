"""The front door: `import underhall` and play; and one clear sentence for whatever cannot be done."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

import underhall
from underhall.core.record import seal


def test_games_are_listed_by_id_with_what_they_can_be_played_with() -> None:
    found = underhall.all_games()
    assert list(found) == sorted(found)
    assert "ghosts_galore" in found
    for name, game in found.items():
        assert game.id == name
        assert game.players


def test_an_unknown_game_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(underhall.SetupError, match=r'no game "gosts_galore"\. Did you mean "ghosts_galore"'):
        underhall.new("gosts_galore", players=2)
    with pytest.raises(underhall.SetupError, match=r"Choose from: .*ghosts_galore"):
        underhall.new("xyzzy", players=2)


@pytest.mark.parametrize("name", ["", "..", "ghosts_galore.game", "__init__", "os"])
def test_no_name_imports_anything_but_a_game(name: str) -> None:
    with pytest.raises(underhall.SetupError):
        underhall.game(name)


def test_an_unknown_player_count_option_or_value_is_refused_by_name() -> None:
    with pytest.raises(underhall.SetupError, match="2, 3, 4, 5 players, not 6"):
        underhall.new("ghosts_galore", players=6)
    with pytest.raises(underhall.SetupError, match='Did you mean "variant"'):
        underhall.new("ghosts_galore", players=2, varaint="expert")
    with pytest.raises(underhall.SetupError, match="standard, expert"):
        underhall.new("ghosts_galore", players=2, variant="easy")


def test_names_are_given_for_every_seat_or_for_none() -> None:
    with pytest.raises(underhall.SetupError, match="One name was given for 2 seats"):
        underhall.new("ghosts_galore", players=2, seats=["Ada"])
    assert underhall.new("ghosts_galore", players=2, seats=["Ada", "Bo"]).seats == ("Ada", "Bo")


def test_a_seed_is_text() -> None:
    for number in (7, 0, b"7"):
        with pytest.raises(underhall.SetupError, match=r'cannot be a seed or a name\. Give text, such as "7"'):
            underhall.new("ghosts_galore", players=2, seed=number)  # type: ignore[arg-type]
    dump = underhall.new("ghosts_galore", players=2, seed="7").dump()
    with pytest.raises(underhall.SetupError, match="7 cannot be a seed"):
        underhall.position(dump, seed=7)  # type: ignore[arg-type]


def test_broken_characters_are_refused() -> None:
    with pytest.raises(underhall.SetupError, match="broken characters"):
        underhall.new("ghosts_galore", players=2, seed="\udcff")
    with pytest.raises(underhall.SetupError, match="broken characters"):
        underhall.new("ghosts_galore", players=2, seats=["Ada", "\ud800"])


def test_without_a_seed_every_match_has_its_own() -> None:
    records = {underhall.new("ghosts_galore", players=2).record() for _ in range(3)}
    assert len(records) == 3


def test_a_match_goes_through_its_record_and_its_position() -> None:
    match = underhall.new("ghosts_galore", players=2, seed="front door")
    for _ in range(6):
        match.play(match.moves()[-1])
    assert underhall.load(match.record()).dump() == match.dump()
    assert underhall.verify(match.record()).record() == match.record()
    assert underhall.position(json.loads(json.dumps(match.dump()))).dump() == match.dump()


def test_a_record_of_an_unknown_game_is_refused() -> None:
    text = underhall.new("ghosts_galore", players=2, seed="s").record()
    with pytest.raises(underhall.SetupError, match="Did you mean"):
        underhall.load(seal(text.replace('"ghosts_galore"', '"ghost_galore"')))


@pytest.mark.parametrize("data", [{}, {"game": 7}, [], "position", None, 3])
def test_what_is_no_position_is_refused(data: object) -> None:
    with pytest.raises(underhall.PositionError, match="not an Underhall position"):
        underhall.position(data)  # type: ignore[arg-type]


def test_a_position_of_an_unknown_game_is_refused() -> None:
    data = underhall.new("ghosts_galore", players=2, seed="s").dump()
    with pytest.raises(underhall.SetupError):
        underhall.position({**data, "game": "chess"})


def test_all_errors_about_input_have_one_base() -> None:
    for name in underhall.__all__:
        value = getattr(underhall, name)
        if isinstance(value, type) and issubclass(value, Exception) and not issubclass(value, Warning):
            assert issubclass(value, underhall.Error)


def test_games_can_be_asked_for_again() -> None:
    assert list(underhall.all_games()) == list(underhall.all_games())
    underhall.all_games().clear()
    assert underhall.all_games()


def test_a_game_is_imported_like_any_package() -> None:
    import underhall.games.caverna as caverna
    from underhall.games import ghosts_galore

    assert underhall.game("caverna") is caverna.GAME
    assert underhall.games.ghosts_galore is ghosts_galore


COUNT_LOOKS = """
import importlib.metadata as metadata
looks, look = [], metadata.entry_points
metadata.entry_points = lambda **group: looks.append(group) or look(**group)
import underhall, underhall.bots
underhall.game("caverna"), underhall.bots.bot("masterly", "s")
print(len(looks))
for _ in range(3):
    underhall.all_games(), underhall.game("caverna"), underhall.new("caverna", players=1)
    underhall.bots.bots(), underhall.bots.is_bot("greedy"), underhall.bots.bot("random", "s")
print(*sorted(look["group"] for look in looks))
"""


def test_other_games_and_bots_are_looked_for_once_per_process_and_ours_never() -> None:
    done = subprocess.run([sys.executable, "-c", COUNT_LOOKS], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "underhall.bots", "underhall.games"]


@pytest.mark.parametrize("name", underhall.all_games())
def test_views_and_positions_are_plain_json(name: str) -> None:
    match = underhall.new(name, players=2, seed="plain")
    rng = Random(name)
    while not match.over:
        if match.ply % 7 == 0:
            for data in (match.dump(), match.view(), match.view(0), match.view(1)):
                assert json.loads(json.dumps(data)) == data
        match.play(rng.choice(match.moves()))
    assert json.loads(json.dumps(match.view())) == match.view()


@pytest.mark.parametrize("name", underhall.all_games())
def test_a_match_prints_as_a_picture(name: str) -> None:
    match = underhall.new(name, players=2, seed="picture", seats=["Ada", "Bo"])
    assert str(match) == match.picture()
    for seat in (None, 0, 1):
        drawn = match.picture(seat, lang="pl", width=80)
        assert len(drawn.splitlines()) > 3
        assert "[/]" not in drawn
    assert repr(match).startswith(f"<Match {name}, 2 players")


def test_a_game_says_what_it_can_be_played_with() -> None:
    assert repr(underhall.game("ghosts_galore")) == (
        "<Game ghosts_galore, 2-5 players, variant=standard|expert, first_player=random|0|1|2|3|4>"
    )
    assert "caverna, 1-7 players" in repr(underhall.all_games())


def test_the_reprs_of_the_plain_types_rebuild_them() -> None:
    names = {name: getattr(underhall, name) for name in underhall.__all__}
    match = underhall.new("ghosts_galore", players=2, seed="repr")
    refusal = match.why_not("board 0 board_3")
    events = match.play(match.moves()[0])
    values = [match.setup, match.decision, refusal, *events, *match.game.options, *match.game.scores(match.state)]
    assert all(eval(repr(value), dict(names)) == value for value in values)


@pytest.mark.parametrize("change", [lambda text: "\ufeff" + text, lambda text: text.replace("\n", "\r\n")])
def test_a_record_saved_by_another_editor_is_read(change: Callable[[str], str]) -> None:
    match = underhall.new("ghosts_galore", players=2, seed="windows", seats=["Ada", "Bo"])
    assert underhall.load(change(match.record())) == match
    assert underhall.verify(change(match.record())) == match


def test_a_match_says_whether_it_began_at_a_given_position() -> None:
    match = underhall.new("ghosts_galore", players=2, seed="start")
    assert match.start is None
    begun = underhall.position(match.dump(), seed="start")
    assert begun.start == match.dump()
    again = underhall.verify(begun.record())
    assert again.start == match.dump()
    assert again == begun
    given = again.start
    assert given is not None
    given["state"].clear()
    assert again.start == match.dump()


def test_a_record_whose_position_is_of_another_table_is_refused() -> None:
    match = underhall.position(underhall.new("ghosts_galore", players=2, seed="s").dump(), seed="s")
    text = match.record().replace('"rules":1,', '"rules":2,', 1)
    assert text != match.record()
    with pytest.raises(underhall.RecordError, match="a position whose game"):
        underhall.load(seal(text))
