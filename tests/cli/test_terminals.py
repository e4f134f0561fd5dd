"""The command line in a terminal: colours, secrets between people at one keyboard, and leaving."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import Terminal, run

CLEARED = "\x1b[2J"
TWO_PEOPLE = ("play", "pebbles", "--seats", "human:Ada,human:Ben", "--seed", "x")


def test_a_terminal_gets_colours_and_no_color_does_without(tmp_path: Path) -> None:
    for wish, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        with Terminal(tmp_path, "play", "pebbles", "--players", "2", "--seed", "x", **wish) as terminal:
            terminal.expect("> ")
            terminal.enter("quit")
            assert terminal.wait() == 0
            assert ("\x1b[1;33m" in terminal.raw or "\x1b[36m" in terminal.raw) == coloured
            assert "cup left" in terminal.text


def test_the_screen_is_wiped_before_the_next_person_looks(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO_PEOPLE) as terminal:
        terminal.expect("Pass the keyboard to Ada")
        before = terminal.raw
        assert "pebble=" not in before  # nobody's secret is shown before the keyboard was passed
        terminal.enter("")
        first = terminal.expect("cup right")
        assert "seat 1: - pebble=? cup=?" in first
        terminal.enter("cup left")
        terminal.expect("Pass the keyboard to Ben")
        assert CLEARED in terminal.raw[len(before) :]
        assert "\x1b[3J" in terminal.raw[len(before) :]
        terminal.enter("")
        second = terminal.expect("cup right")
        assert "seat 0: - pebble=? cup=?" in second  # nor Ada's choice, before all have chosen
        terminal.enter("quit")
        assert terminal.wait() == 0


def test_people_at_one_keyboard_may_take_back_each_others_last_move(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO_PEOPLE) as terminal:
        for name, answer in (("Ada", "cup left"), ("Ben", "cup right"), ("Ada", "take 1")):
            terminal.expect(f"keyboard to {name}")
            terminal.enter("")
            terminal.expect("\n> ")
            terminal.enter(answer)
        terminal.expect("keyboard to Ben")
        terminal.enter("")
        terminal.expect("\n> ")
        terminal.enter("undo")
        terminal.expect("keyboard to Ada")  # whose turn it is again
        terminal.enter("")
        assert "heap ooooooo" in terminal.expect("\n> ")
        terminal.enter("undo")
        terminal.expect("are final")


def test_one_person_is_never_asked_to_pass_the_keyboard(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "pebbles", "--players", "3", "--seed", "x") as terminal:
        terminal.expect("> ")
        terminal.enter("cup left")
        terminal.expect("take 1")
        assert "Pass the keyboard" not in terminal.text
        assert CLEARED not in terminal.raw


def test_ctrl_c_ends_politely_and_tells_where_the_game_is_kept(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "pebbles", "--players", "2", "--seed", "x", "--save", "mine.record") as terminal:
        terminal.expect("> ")
        terminal.enter("cup left")
        terminal.expect("take 1")
        terminal.interrupt()
        assert terminal.wait() == 130
        assert "underhall play --resume mine.record" in terminal.text
        assert "Traceback" not in terminal.text
    assert "cup left" in (tmp_path / "mine.record").read_text(encoding="utf-8")


def test_ctrl_d_ends_politely(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "pebbles", "--players", "2", "--seed", "x") as terminal:
        terminal.expect("> ")
        terminal.type("\x04")
        assert terminal.wait() == 0
        assert "underhall play --resume" in terminal.text


def test_ctrl_c_before_the_game_leaves_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play") as terminal:
        terminal.expect("Which game?")
        terminal.expect("> ")
        terminal.interrupt()
        assert terminal.wait() == 130
        assert "Traceback" not in terminal.text
    assert not (tmp_path / "state").exists()


def test_tab_completes_a_move(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "pebbles", "--players", "2", "--seed", "x") as terminal:
        terminal.expect("> ")
        terminal.type("cup r\t\n")
        terminal.expect("cup=right")


def test_a_replay_goes_forwards_and_back(tmp_path: Path) -> None:
    run(
        tmp_path, "play", "pebbles", "--seats", "human,greedy", "--seed", "x", "--save", "a.record",
        typed="cup left\n" + "1\n" * 12,
    )  # fmt: skip
    with Terminal(tmp_path, "replay", "a.record") as terminal:
        terminal.expect("The beginning")
        terminal.expect("quit >")
        terminal.enter("")
        terminal.expect("1 of ")
        terminal.enter("4")
        terminal.expect("4 of ")
        terminal.enter("back")
        terminal.expect("3 of ")
        terminal.enter("nonsense")
        terminal.expect("was not understood")
        terminal.enter("end")
        terminal.expect("Total")
        terminal.expect("quit >")
        terminal.enter("")
        terminal.expect("That was the last move.")
        terminal.enter("quit")
        assert terminal.wait() == 0
