"""Every way to get the command line wrong, and its help, in this process: there are too many for one process each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import underhall
from tests.cli.help_pages import made
from tests.cli.pebbles_table import PYTHONPATH
from tests.cli.running import run
from underhall.cli import main
from underhall.core import COMPILED
from underhall.core.messages import LANGUAGES


class Done(NamedTuple):
    code: int
    stdout: str
    stderr: str


Shell = Callable[..., Done]


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Shell:
    """Runs a command and returns what came of it."""
    for folder in PYTHONPATH:
        monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(underhall, "_plugged_in", underhall._plugged_in.__wrapped__)  # looked for once per process
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def call(*arguments: str) -> Done:
        code = main(arguments)
        return Done(code, *capsys.readouterr())

    return call


def check(done: Done, code: int) -> None:
    """One sentence on stderr, nothing on stdout, and no sign of our insides."""
    assert done.code == code
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr[:-1].isprintable()
    assert not any(trace in done.stderr for trace in ("Traceback", "Error:", "cli-", "pebbles-"))


BAD_USAGE = [
    ("pla",),
    ("frobnicate",),
    ("play", "pebbels"),
    ("play", "zzz"),
    ("play", "pebbles", "extra"),
    ("play", "pebbles", "--players", "9"),
    ("play", "pebbles", "--players", "many"),
    ("play", "pebbles", "--players"),
    ("play", "pebbles", "--option", "heap=8"),
    ("play", "pebbles", "--option", "heep=7"),
    ("play", "pebbles", "--option", "heap"),
    ("play", "pebbles", "--option", "heap=7", "--option", "heap=9"),
    ("play", "pebbles", "--seats", "human,gredy"),
    ("play", "pebbles", "--seats", ""),
    ("play", "pebbles", "--seats", "human,random", "--players", "3"),
    ("play", "pebbles", "--seed", "a", "--seed", "b"),
    ("play", "pebbles", "--sets", "human"),
    ("play", "pebbles", "--resume", "x.record"),
    ("play", "--lang", "xx"),
    ("play", "--lang"),
    ("verify",),
    ("replay", "x.record", "--ply", "last"),
    ("replay", "x.record", "--auto", "-1"),
    ("replay", "x.record", "--auto", "nan"),
    ("replay", "x.record", "--auto", "1e999"),
    ("play", "pebbles", "--players", "9" * 30),
    ("play", "pebbles", "--players", "-1"),
    *(("arena", "pebbles", "--seconds", seconds) for seconds in ("0", "-1", "nan", "inf", "1e30")),
    ("arena", "pebbles", "--games", "-1"),
    ("arena", "pebbles", "--processes", "-1"),
    ("arena", "pebbles", "--seed", "\udcff"),
    ("arena", "pebbles", "--bots", "random,masterly@0s"),
    ("fit", "ghosts_galore", "--seed", "\udcff"),
    ("puzzles", "find", "pebbles", "--seed", "\udcff"),
    ("content", "chekc"),
]


@pytest.mark.parametrize("arguments", BAD_USAGE, ids=" ".join)
def test_wrong_usage_gets_one_sentence_and_exit_code_2(shell: Shell, arguments: tuple[str, ...]) -> None:
    check(shell(*arguments), 2)


BAD_FILES: dict[str, bytes | None] = {
    "missing": None,
    "empty": b"",
    "foreign": b"# Not a record\n",
    "commands to the terminal": b"\x1b[2J\x07\n",
    "endless": b"Underhall record 1\n" * 100_000,
    "binary": b"\xff\xfe\x00",
    "json": b'{"game": "pebbles"}',
}


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("position",), ("play", "--resume")], ids=" ".join)
@pytest.mark.parametrize("kind", BAD_FILES)
def test_bad_files_get_one_sentence_and_exit_code_1(
    shell: Shell, tmp_path: Path, command: tuple[str, ...], kind: str
) -> None:
    file = tmp_path / "bad"
    content = BAD_FILES[kind]
    if content is not None:
        file.write_bytes(content)
    check(shell(*command, str(file)), 1)


LONG = "a" * 300
BAD_TARGETS = [
    ("arena", "pebbles", "--results", "."),
    ("arena", "pebbles", "--results", LONG),
    ("arena", "pebbles", "--table", "no/such.csv"),
    ("arena", "pebbles", "--table", "x.txt"),
    ("arena", "pebbles", "--report", "no/such.html"),
    ("arena", "pebbles", "--report", "."),
    ("fit", "ghosts_galore", "--weights", "no/such.toml"),
    ("content", "check", LONG),
    ("content", "check", LONG, "--game", "pebbles"),
    ("content", "check", "none", "--game", "pebbles"),
    ("play", "pebbles", "--save", LONG),
    ("play", "pebbles", "--save", "\0"),
    *(("join", f"http://{host}/join/x") for host in ("[::1", "", "h:port", "a b")),
]


@pytest.mark.parametrize("arguments", BAD_TARGETS, ids=lambda arguments: " ".join(arguments)[:40])
def test_files_that_cannot_be_used_are_refused_before_anything_is_played(
    shell: Shell, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    check(shell(*arguments), 1)
    assert not list(tmp_path.iterdir())


def test_the_nearest_word_is_suggested(shell: Shell) -> None:
    assert 'Did you mean "pebbles"?' in shell("play", "pebbels").stderr
    assert 'Did you mean "play"?' in shell("paly").stderr
    assert 'Did you mean "--seats"?' in shell("play", "pebbles", "--seat", "x").stderr
    assert 'Did you mean "greedy"?' in shell("play", "pebbles", "--seats", "human,greddy").stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_help_page_is_the_one_that_would_be_made(
    shell: Shell, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert shell("--help", "--lang", lang).stdout == made(lang)
    monkeypatch.setenv("COLUMNS", "60")
    assert all(len(line) <= 60 for line in shell("--help", "--lang", lang).stdout.splitlines())


def test_the_version_says_which_engines_run(shell: Shell) -> None:
    make = "compiled engines" if COMPILED else "engines in pure Python"
    assert shell("--version").stdout == f"{underhall.__version__} ({make})\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [(), ("play",), ("position",), ("replay",), ("verify",), ("games",), ("content",), ("content", "check")],
    ids=lambda command: " ".join(command) or "root",
)
def test_help_is_given_in_every_language(shell: Shell, lang: str, command: tuple[str, ...]) -> None:
    done = shell(*command, "--help", "--lang", lang)
    assert done.code == 0
    usage = {"en": "Usage: ", "es": "Uso: ", "pl": "Użycie: "}[lang]
    assert done.stdout.startswith(usage + " ".join(("underhall", *command)))
    assert {"en": "Example", "es": "Ejemplo", "pl": "Przykład"}[lang] in done.stdout
    if lang != "en":
        assert "Usage" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("ghosts_galore", "--players", "3", "--option", "first_player=0"), '"0". It takes: random, 1, 2, 3.'),
        (("ghosts_galore", "--players", "3", "--option", "first_player=4"), '"4". It takes: random, 1, 2, 3.'),
        (
            ("mountain_king", "--players", "4", "--option", "teams=true", "--option", "first_player=2"),
            '"2". It takes: random, 1, 3.',
        ),
    ],
)
def test_players_in_options_count_from_one(tmp_path: Path, arguments: tuple[str, ...], told: str) -> None:
    done = run(tmp_path, "play", *arguments)
    assert done.returncode == 2
    assert told in done.stderr


def test_the_first_player_is_the_one_that_was_named(tmp_path: Path) -> None:
    options = ("--players", "2", "--option", "first_player=2", "--save", "a.record")
    run(tmp_path, "play", "caverna", *options, typed="quit\n")
    assert underhall.load((tmp_path / "a.record").read_text()).setup.options["first_player"] == 1
