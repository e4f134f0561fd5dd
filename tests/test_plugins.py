"""Games and bots of other distributions: a good one is served as it is, a broken one takes nobody with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.cli.pebbles_table import ROOT
from tests.cli.running import UNDERHALL, environment, run
from tests.core.pebbles import CUPS, PEBBLES
from tests.pace import patience
from tests.ports import free_port

PLUGINS = {
    "underhall.games": {
        "pebbles": "tests.core.pebbles:GAME",
        "no_module": "nowhere_to_be_found:GAME",
        "no_name": "tests.core.pebbles:NO_GAME",
        "no_game": "tests.core.pebbles:CUPS",
        "other_id": "tests.core.pebbles:GAME",
        "raises": "broken_plugin:GAME",
    },
    "underhall.bots": {
        "first": "good_plugin:First",
        "no_bot": "tests.core.pebbles:CUPS",
        "leaves": "leaving_plugin:Bot",
    },
}
BROKEN = {
    "no_module = nowhere_to_be_found:GAME": "ModuleNotFoundError: No module named 'nowhere_to_be_found'",
    "no_name = tests.core.pebbles:NO_GAME": "has no attribute 'NO_GAME'",
    "no_game = tests.core.pebbles:CUPS": "does not name a game",
    "other_id = tests.core.pebbles:GAME": "names a game with another id: pebbles",
    "raises = broken_plugin:GAME": "ZeroDivisionError: division by zero",
    "no_bot = tests.core.pebbles:CUPS": "must name something that makes a bot",
    "leaves = leaving_plugin:Bot": "SystemExit: 3",
}
MODULES = {
    "broken_plugin": "GAME = 1 / 0\n",
    "leaving_plugin": "raise SystemExit(3)\n",
    "good_plugin": "class First:\n def __init__(self, seed): pass\n def choose(self, seen): return seen.moves[0]\n",
}


@pytest.fixture
def path(tmp_path: Path) -> str:
    """PYTHONPATH with all those plug-ins, as if they were installed."""
    folder = tmp_path / "site"
    (folder / "reader-1.dist-info").mkdir(parents=True)
    lines = []
    for group, points in PLUGINS.items():
        lines += [f"[{group}]", *(f"{name} = {where}" for name, where in points.items())]
    (folder / "reader-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: reader\nVersion: 1\n")
    (folder / "reader-1.dist-info" / "entry_points.txt").write_text("\n".join(lines) + "\n")
    for name, text in MODULES.items():
        (folder / f"{name}.py").write_text(text)
    return os.pathsep.join([str(ROOT), str(folder)])


def test_broken_plugins_are_named_with_their_cause_and_the_others_go_on(tmp_path: Path, path: str) -> None:
    done = run(tmp_path, "games", PYTHONPATH=path, COLUMNS="300")
    assert (done.returncode, done.stderr) == (0, "")
    listed, told = done.stdout.split("Plug-ins that cannot be used")
    assert "pebbles" in listed
    assert "able, beginner, casual, first, greedy, masterly, random, reference, search, strong" in listed
    assert not any(name.split()[0] in listed for name in BROKEN)
    lines = told.split("\n")
    for name, problem in BROKEN.items():
        assert any(name in line and problem in line for line in lines), (name, told)
    played = run(tmp_path, "play", "pebbles", "--seats", "first,random", PYTHONPATH=path)
    assert (played.returncode, played.stderr) == (0, "")
    asked = run(tmp_path, "play", "raises", PYTHONPATH=path)
    assert asked.returncode == 2
    assert "raises = broken_plugin:GAME" in asked.stderr
    assert "ZeroDivisionError" in asked.stderr


IN_PYTHON = """
import json, warnings
import underhall
from underhall import bots

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    found = [*underhall.all_games(), *bots.bots()]
assert all(issubclass(warning.category, underhall.PluginWarning) for warning in caught)
refused = {}
for name, use in [
    ("raises", lambda: underhall.new("raises", players=2)), ("leaves", lambda: bots.bot("leaves", "seed"))
]:
    try:
        use()
    except underhall.Error as error:
        refused[name] = [type(error).__name__, str(error)]
broken = [*underhall.broken_games().values(), *bots.broken_bots().values()]
print(json.dumps([found, [str(warning.message) for warning in caught], [str(error) for error in broken], refused]))
"""


def test_the_library_warns_of_broken_plugins_and_refuses_them_by_name(tmp_path: Path, path: str) -> None:
    command = [sys.executable, "-c", IN_PYTHON]
    done = subprocess.run(
        command, env=environment(tmp_path, PYTHONPATH=path), cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found, warned, broken, refused = json.loads(done.stdout)
    ours = ["beginner", "casual", "first", "greedy", "masterly", "random", "reference", "search", "strong"]
    assert found == ["caverna", "ghosts_galore", "mountain_king", "pebbles", "able", *ours]
    assert sorted(warned) == sorted(broken)
    for name, problem in BROKEN.items():
        assert any(name in sentence and problem in sentence for sentence in broken)
    assert {name: kind for name, (kind, _) in refused.items()} == {"raises": "SetupError", "leaves": "SetupError"}
    assert "broken_plugin:GAME" in refused["raises"][1]


@contextmanager
def served(folder: Path, path: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`underhall serve` with the plug-ins; its address and the process."""
    port = free_port()
    command = [*UNDERHALL, "serve", "--no-browser", "--port", str(port), "--database", f"sqlite:///{folder}/house.db"]
    told = environment(folder, PYTHONPATH=path, PYTHONWARNINGS="default")
    with subprocess.Popen(
        command, env=told, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
            yield f"http://127.0.0.1:{port}", server
        finally:
            server.terminate()


def test_a_server_serves_a_plugins_own_catalogue_cards_and_rules_and_logs_what_is_broken(
    tmp_path: Path, path: str
) -> None:
    with served(tmp_path, path) as (url, server):
        games = {game["id"] for game in fetched(url, "/api/games")["games"]}
        assert games == {"caverna", "ghosts_galore", "mountain_king", "pebbles"}
        assert fetched(url, "/api/games/pebbles/components")["catalogue"] == {
            "cups": [{"id": cup} for cup in CUPS],
            "pebbles": list(PEBBLES),
        }
        cards = fetched(url, "/api/games/pebbles/cards")["cards"]
        assert [card["name"] for card in cards] == ["Left cup", "Right cup"]
        assert "R-1" in fetched(url, "/api/games/pebbles/rules")["text"]
        with pytest.raises(HTTPError) as refused:
            fetched(url, "/api/games/raises/components")
        assert refused.value.code == 400
        assert b"ZeroDivisionError" in refused.value.read()
        server.terminate()
        _, logged = server.communicate(timeout=patience(30))
    for name in BROKEN:
        assert sum(name in line and "plugin_broken" in line for line in logged.splitlines()) == 1


def fetched(url: str, path: str) -> Any:
    with urlopen(Request(url + path, headers={"Accept-Language": "en"}), timeout=patience(30)) as answer:
        return json.load(answer)
