"""The command line as a process: what it prints, in which language, and with which exit code."""

from __future__ import annotations

import json
import shlex
import subprocess
from pathlib import Path

import pytest

import underhall
from tests.cli.running import UNDERHALL, environment, run
from underhall.core.messages import LANGUAGES
from underhall.core.record import seal

PLAY = ("play", "pebbles", "--seats", "human,greedy", "--seed", "x")
TO_THE_END = "cup left\n" + "1\n" * 12
TRACES = ("Traceback", "Error:", "cli-", "pebbles-")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game."""
    file = tmp_path / "done.record"
    played = run(tmp_path, *PLAY, "--save", str(file), typed=TO_THE_END)
    assert played.returncode == 0, played.stderr
    return file


def check_one_sentence(stdout: str, stderr: str) -> None:
    assert stdout == ""
    assert stderr.count("\n") == 1
    assert not any(trace in stderr for trace in TRACES)


@pytest.mark.parametrize(
    ("arguments", "code"), [(("play", "pebbels"), 2), (("--frob",), 2), (("verify", "none.record"), 1)], ids=str
)
def test_trouble_is_one_sentence_and_an_exit_code(tmp_path: Path, arguments: tuple[str, ...], code: int) -> None:
    """As a process; test_trouble.py has the whole matrix."""
    done = run(tmp_path, *arguments)
    assert done.returncode == code
    check_one_sentence(done.stdout, done.stderr)


@pytest.mark.parametrize(("lang", "word"), [("en", "cut short"), ("es", "cortad"), ("pl", "ucięty")])
def test_trouble_is_told_in_the_readers_language(tmp_path: Path, record: Path, lang: str, word: str) -> None:
    file = tmp_path / "cut.record"
    file.write_text("".join(record.read_text(encoding="utf-8").splitlines(keepends=True)[:-2]), encoding="utf-8")
    assert word in run(tmp_path, "verify", str(file), "--lang", lang).stderr
    assert word in run(tmp_path, "verify", str(file), LC_ALL=f"{lang}_XX.UTF-8").stderr


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "help hint undo"), ("es", "ayuda pista deshacer"), ("pl", "pomoc podpowiedź cofnij")]
)
def test_a_game_is_played_in_every_language(tmp_path: Path, lang: str, words: str) -> None:
    typed = "\n".join([*words.split(), TO_THE_END])
    done = run(tmp_path, *PLAY, "--lang", lang, typed=typed)
    assert done.returncode == 0, done.stderr
    assert {"en": "The game is over", "es": "Fin de la partida", "pl": "Koniec gry"}[lang] in done.stdout
    assert {"en": "save FILE", "es": "guardar X", "pl": "zapisz PLIK"}[lang] in done.stdout
    assert done.stderr == ""


def test_without_a_terminal_there_are_no_colours_and_the_answers_are_in_the_transcript(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, typed=TO_THE_END)
    assert "\x1b" not in done.stdout
    assert "> cup left\n" in done.stdout


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    def shown() -> list[str]:
        return [line for line in run(tmp_path, *PLAY, typed=TO_THE_END).stdout.splitlines() if ".record" not in line]

    assert shown() == shown()


def test_moves_are_given_by_number_notation_or_beginning(tmp_path: Path) -> None:
    typed = "cup r\n2\ntake 2\n" + "1\n" * 8
    done = run(tmp_path, *PLAY, "--save", "a.record", typed=typed)
    assert done.returncode == 0
    text = (tmp_path / "a.record").read_text(encoding="utf-8")
    assert "0 cup right" in text
    assert text.count("0 take 2") == 2


PROMPT = [
    ("cup", "could be 2 moves"),
    ("cup middle", "(pebbles:R-1)"),
    ("why not cup middle", "(pebbles:R-1)"),
    ("why cup left", "`cup left` is allowed"),
    ("why not", "Type `why not` and a move."),
    ("take 1", "Not now: take stones. Possible now: choose a cup."),
    ("7", "There is no move 7; the last is 2."),
    ("0", "There is no move 0"),
    ("cupp left", 'Did you mean "cup"?'),
    ("cup lfet", 'Did you mean "cup left"?'),
    ("why not cup leftt", 'Did you mean "cup left"?'),
    ("cup left left", "takes one part after it, not 2"),
    ("hlep", "Did you mean `help`?"),
    ("\u00e9\u00e9\u00e9", "is not a move"),
    ("", "Type a number up to 2"),
    ("moves take", 'No move begins with "take"'),
    ("moves cup r", "2  cup right"),
    ("undo", "There is no move to take back."),
    ("save", "Type `save` and a file name."),
    ("save nowhere/x.record", 'There is no "nowhere"'),
    ("save a.record/x.record", "cannot be written"),
    ("log", "pebble worth"),
    ("score", "Total"),
    ("board", "heap ooooooo"),
    ("hint", "I would play `cup left`: Choose the left cup. I expect about 2 points"),
    ("hint", "`cup right`: Choose the right cup. That is worth"),
]


def test_the_prompt_answers_and_the_match_is_unchanged(tmp_path: Path) -> None:
    typed = [line for line, _ in PROMPT]
    done = run(tmp_path, *PLAY, "--save", "a.record", typed="\n".join([*typed, "quit", ""]))
    assert done.returncode == 0
    assert done.stderr == ""
    answers = done.stdout.split("\n> ")[1:]
    for (line, expected), answer in zip(PROMPT, answers, strict=False):
        assert answer.startswith(line)
        assert expected in answer, line
    assert "0 cup" not in (tmp_path / "a.record").read_text(encoding="utf-8")


def test_undo_takes_back_a_move_and_what_bots_did_since(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, "--save", "a.record", typed="cup left\ntake 1\nundo\nquit\n")
    assert "Taken back, along with what the bots did since (2 moves)." in done.stdout
    assert "take" not in (tmp_path / "a.record").read_text(encoding="utf-8")


def test_undo_stops_at_what_was_chosen_in_secret(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, typed="cup left\nundo\nquit\n")
    assert "Taken back" not in done.stdout


def test_scores_do_not_tell_what_the_seat_cannot_know(tmp_path: Path) -> None:
    row = next(
        line for line in run(tmp_path, *PLAY, typed="score\nquit\n").stdout.splitlines() if "ecret pebble" in line
    )
    mine, theirs = row.split()[-2:]
    assert mine.isdecimal()
    assert "–" in theirs


def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    left = run(tmp_path, *PLAY, typed="cup left\ntake 2\n")
    assert left.returncode == 0
    [line] = [line for line in left.stdout.splitlines() if "--resume" in line]
    file = Path(line.rpartition("--resume ")[2])
    assert file.is_relative_to(tmp_path / "state")
    done = run(tmp_path, "play", "--resume", str(file), typed="1\n" * 12)
    assert done.returncode == 0
    assert "The game is over" in done.stdout
    assert "greedy-2: bot greedy" in done.stdout  # who sat there is remembered
    assert run(tmp_path, "verify", str(file)).returncode == 0


def test_a_game_that_cannot_be_kept_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where the folder should be", encoding="utf-8")
    done = run(tmp_path, *PLAY, typed=TO_THE_END)
    assert done.returncode == 0
    assert "cannot be written" in done.stdout
    assert "The game is over" in done.stdout


def test_a_file_that_is_not_ours_is_never_written_over(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary", encoding="utf-8")
    refused = run(tmp_path, *PLAY, "--save", str(diary))
    assert refused.returncode == 1
    assert "was left as it is" in refused.stderr
    inside = run(tmp_path, *PLAY, typed=f"save {diary}\nquit\n")
    assert "was left as it is" in inside.stdout
    assert diary.read_text(encoding="utf-8") == "dear diary"


def test_bots_play_alone(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "pebbles", "--seats", "greedy,random,greedy", "--option", "heap=9", "--seed", "y")
    assert done.returncode == 0
    assert "The game is over" in done.stdout
    assert "greedy-3" in done.stdout


def test_a_position_is_saved_edited_and_played(tmp_path: Path) -> None:
    run(tmp_path, *PLAY, typed="cup left\nsave puzzle.json\nquit\n")
    file = tmp_path / "puzzle.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    data["state"]["stones"] = [1, 0]
    data["state"]["heap"] -= 1
    file.write_text(json.dumps(data), encoding="utf-8")
    done = run(tmp_path, "position", str(file), "--seats", "human:Ada,random", "--seed", "p", typed="1\n" * 12)
    assert done.returncode == 0, done.stderr
    assert "Ada" in done.stdout
    data["state"]["heap"] += 5
    file.write_text(json.dumps(data), encoding="utf-8")
    assert run(tmp_path, "position", str(file)).returncode == 1


def test_verify_says_what_it_checked(tmp_path: Path, record: Path) -> None:
    done = run(tmp_path, "verify", str(record))
    assert done.returncode == 0
    assert done.stdout.count("✓") == 5
    assert "2 draws" in done.stdout


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "begins at a given position"), ("es", "posición"), ("pl", "pozycji")]
)
def test_verify_says_that_a_record_begins_at_a_position(tmp_path: Path, lang: str, words: str) -> None:
    file = tmp_path / "later.record"
    begun = underhall.new("ghosts_galore", players=2, seed="begun")
    file.write_text(underhall.position(begun.dump(), seed="later").record(), encoding="utf-8")
    done = run(tmp_path, "verify", str(file), "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert words in done.stdout
    assert done.stdout.index(words) < done.stdout.index("✓")


def test_a_position_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    file = tmp_path / "marked.json"
    dump = json.dumps(underhall.new("ghosts_galore", players=2, seed="marked").dump())
    file.write_bytes(b"\xef\xbb\xbf" + dump.replace(",", ",\r\n").encode())
    done = run(tmp_path, "position", str(file), "--seats", "human:Ada,random", "--seed", "p", typed="quit\n")
    assert done.returncode == 0, done.stderr
    assert "Ada" in done.stdout


def test_verify_catches_an_edited_draw_even_under_a_new_seal(tmp_path: Path, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if "* deal 0" in line)
    other = line[:-1] + ("1" if line[-1] != "1" else "2")
    file = tmp_path / "edited.record"
    for edited in (text.replace(line, other), seal(text.replace(line, other))):
        file.write_text(edited, encoding="utf-8")
        done = run(tmp_path, "verify", str(file))
        assert done.returncode == 1
        check_one_sentence(done.stdout, done.stderr)


def test_replay_shows_every_ply_without_a_terminal(tmp_path: Path, record: Path) -> None:
    done = run(tmp_path, "replay", str(record))
    assert done.returncode == 0
    plies = int(record.read_text(encoding="utf-8").splitlines()[-1].split()[1])
    assert done.stdout.count(f" of {plies} · ") == plies
    assert "The beginning" in done.stdout
    assert "Total" in done.stdout


def test_replay_shows_one_ply_and_refuses_one_that_is_not_there(tmp_path: Path, record: Path) -> None:
    assert run(tmp_path, "replay", str(record), "--ply", "3").stdout.count(" of ") == 1
    assert run(tmp_path, "replay", str(record), "--ply", "999").returncode == 2
    assert run(tmp_path, "replay", str(record), "--seat", "7").returncode == 2


def test_a_replay_of_a_running_game_hides_what_a_spectator_may_not_know(tmp_path: Path) -> None:
    run(tmp_path, *PLAY, "--save", "a.record", typed="quit\n")
    spectator = run(tmp_path, "replay", "a.record").stdout
    assert "deal 0" not in spectator
    assert spectator.count("Hidden while the game runs.") == 2
    seated = run(tmp_path, "replay", "a.record", "--seat", "1").stdout
    assert "deal 0" in seated
    assert "deal 1" not in seated


@pytest.mark.parametrize("lang", LANGUAGES)
def test_content_is_checked(tmp_path: Path, lang: str) -> None:
    pack = tmp_path / "pack"
    (pack / "pebbles").mkdir(parents=True)
    bad = run(tmp_path, "content", "check", str(pack / "pebbles"), "--game", "pebbles", "--lang", lang)
    assert bad.returncode == 1
    assert "pebbles.toml" in bad.stderr
    (pack / "pebbles" / "pebbles.toml").write_text("", encoding="utf-8")
    good = run(tmp_path, "content", "check", str(pack / "pebbles"), "--game", "pebbles", "--lang", lang)
    assert good.returncode == 0
    assert "pebbles" in good.stdout


def test_a_pack_without_a_game_and_a_misspelt_folder_are_told(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    assert "one folder per game" in run(tmp_path, "content", "check", str(pack)).stderr
    (pack / "pebbles").mkdir()
    (pack / "pebbles" / "pebbles.toml").write_text("", encoding="utf-8")
    assert run(tmp_path, "content", "check", str(pack)).returncode == 0
    (pack / "ghost_galore").mkdir()
    assert 'Did you mean "ghosts_galore"?' in run(tmp_path, "content", "check", str(pack)).stderr


def test_a_pack_that_is_not_there_is_told_and_not_passed_over(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, UNDERHALL_CONTENT=str(tmp_path / "nowhere"))
    assert done.returncode == 1
    check_one_sentence(done.stdout, done.stderr)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed_with_their_options(tmp_path: Path, lang: str) -> None:
    done = run(tmp_path, "games", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert "pebbles" in done.stdout
    assert "heap=5|7|9" in done.stdout
    listed = " ".join(done.stdout.split())
    assert "able, beginner, casual, greedy, masterly, random, reference, search, strong" in listed


def test_the_game_and_the_players_are_asked_for(tmp_path: Path) -> None:
    done = run(tmp_path, "play", typed="nothing\npebb\n9\n2\nquit\n")
    assert done.returncode == 0, done.stderr
    assert '"nothing" is not one of them' in done.stdout
    assert '"9" will not do' in done.stdout
    assert "able-2" in done.stdout
    assert "able-3" not in done.stdout


def in_a_shell(home: Path, command: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A line for bash in which `underhall` is the command; a pipe fails if any part of it does."""
    line = "set -o pipefail; " + command.replace("underhall", shlex.join(UNDERHALL))
    env = {**environment(home), **more}
    return subprocess.run(["bash", "-c", line], capture_output=True, encoding="utf-8", env=env, cwd=home)


@pytest.mark.parametrize("command", ["replay done.record", "games", "verify done.record", "--version", "--help"])
def test_a_reader_who_has_enough_is_no_trouble(tmp_path: Path, record: Path, command: str) -> None:
    for lines in (0, 1):
        done = in_a_shell(tmp_path, f"underhall {command} | head -n {lines}", PYTHONUNBUFFERED="1")
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("command", ["games", "verify done.record", "--version", "--help"])
def test_an_output_that_is_full_is_told_in_a_sentence(
    tmp_path: Path, record: Path, command: str, unbuffered: str
) -> None:
    done = in_a_shell(tmp_path, f"underhall {command} > /dev/full", PYTHONUNBUFFERED=unbuffered, LANG="es_ES.UTF-8")
    assert done.returncode == 1
    assert done.stderr == "No se puede escribir la salida: No space left on device.\n"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_that_the_shell_closed_do_not_matter(tmp_path: Path, record: Path, closed: str) -> None:
    for command in ("replay done.record", "play pebbles --seats human,random", "verify done.record", "--help"):
        given = "" if "<" in closed else "< /dev/null"
        done = in_a_shell(tmp_path, f"underhall {command} {given} {closed}")
        assert (done.returncode, done.stderr) == (0, ""), command


def test_a_terminal_that_does_not_know_its_width_has_eighty_columns(tmp_path: Path) -> None:
    for width in ("0", "00", ""):
        assert "pebbles" in run(tmp_path, "games", COLUMNS=width).stdout


def test_a_terminal_without_the_letters_shows_question_marks(tmp_path: Path) -> None:
    done = run(tmp_path, "verify", "nichts", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert done.returncode == 1
    assert done.stderr.startswith("Nie ma ?nichts?")
