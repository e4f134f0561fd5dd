"""The docs are true: every block in them runs, every command in their sentences exists.

Blocks in `python`, `sh` and `toml` are run by `driver.py`, those in `http` and `ws` by `conversation.py`. A block that
cannot be run here says so in its opening fence, with the reason: ```nginx not run: takes a domain and its certificate.

`make` is only asked what it would do (`make -n`): its targets set up the machine, play, or run these very tests.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import run
from tests.docs import driver
from tests.docs.conversation import Conversation, parsed
from tests.docs.pages import NOT_RUN, PAGES, ROOT, SHOWN, Block, blocks, commands
from tests.pace import patience
from tests.ports import free_port
from tests.server.cluster import Cluster

BIN = Path(sys.executable).parent
MAKE = 'make() { command make --silent --dry-run -C "$CHECKOUT" "$@" >/dev/null; }\n'

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@every_page
def test_every_block_runs_or_says_why_it_does_not(page: Path) -> None:
    for block in blocks(page):
        if block.runs:
            assert block.language in {*driver.RUNNERS, "http", "ws"}, f"{block}: nothing runs it"
        elif block.language not in SHOWN:
            assert len(block.note.removeprefix(NOT_RUN).split()) >= 3, f"{block}: give a reason"


@every_page
def test_the_blocks_of_a_page_run_in_an_empty_folder(page: Path, tmp_path: Path) -> None:
    running = [block for block in blocks(page) if block.runs and block.language in driver.RUNNERS]
    if running:
        run_blocks(running, tmp_path)


@pytest.mark.anyio
async def test_the_conversations_of_the_protocol_are_held_with_a_real_server(tmp_path: Path) -> None:
    held = [block for page in PAGES for block in blocks(page) if block.language in ("http", "ws") and block.runs]
    assert {block.language for block in held} == {"http", "ws"}
    with a_server(tmp_path) as url:
        conversation = Conversation(url)
        try:
            for block in held:
                await conversation.hold(block)
        finally:
            await conversation.close()


def test_the_first_block_of_the_readme_plays_a_whole_game_in_under_ten_lines() -> None:
    first = blocks(PAGES[0])[0]
    assert first.language == "python"
    assert len(first.text.splitlines()) < 10
    namespace: dict[str, Any] = {}
    exec(first.text, namespace)
    assert namespace["match"].over


def test_every_target_of_make_that_a_page_names_exists() -> None:
    named = {command for page in PAGES for command in commands(page) if command.startswith("make ")}
    assert "make test" in named
    for command in sorted(named):
        done = subprocess.run(
            ["bash", "-c", MAKE + command],
            env={**os.environ, "CHECKOUT": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
            timeout=patience(60),
        )
        assert done.returncode == 0, (command, done.stderr)


def test_every_command_and_flag_of_underhall_that_a_page_names_exists(tmp_path: Path) -> None:
    named = {command for page in PAGES for command in commands(page) if command.startswith("underhall ")}
    helps: dict[str, str] = {}
    for command in sorted(named):
        words = command.split()[1:]
        named_two = words[0] in ("admin", "content", "puzzles")
        sub = " ".join(word for word in words[: 2 if named_two else 1] if re.fullmatch("[a-z]+", word))
        if sub not in helps:
            done = run(tmp_path, *sub.split(), "--help")
            assert done.returncode == 0, (command, done.stdout, done.stderr)
            helps[sub] = done.stdout
        for flag in re.findall(r"--[a-z-]+", command):
            assert flag == "--help" or flag in helps[sub], command


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("python", "assert 1 + 1 == 3"),
        ("sh", "false\ntrue"),
        ("sh", "underhall content check nowhere"),
        ("sh", "make nothing-of-this-name"),
        ("toml", '[project.entry-points."underhall.games"]\nx = "no_such_module:GAME"'),
    ],
)
def test_a_block_that_is_not_true_is_found(language: str, text: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="README"):
        run_blocks([Block(PAGES[0], 1, language, "", text)], tmp_path)


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with a_server(tmp_path_factory.mktemp("server")) as url:
        yield url


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("http", '→ POST /api/tokens/guest\n  {"nickname": "Robot"}\n← 201 { … }'),
        ("http", '→ GET /health\n← 200 {"status": "ill", …}'),
        ("http", "→ GET /health\n← 200 {}"),
        ("ws", '→ /ws\n← {"type": "welcome"}'),
    ],
)
async def test_a_conversation_that_is_not_true_is_found(
    language: str, text: str, shared_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.docs.conversation.patience", lambda _: patience(2))
    conversation = Conversation(shared_server)
    with pytest.raises(Exception, match=r"README|closed|1000|4401|rejected"):
        await conversation.hold(Block(PAGES[0], 1, language, "", text))
    await conversation.close()


def test_a_pattern_is_json_with_holes_and_names() -> None:
    assert parsed('{"a": …, "b": [1, …], "c": { … }, "d": NAME, "e": "x…", …}') == {
        "a": "…",
        "b": [1, "…"],
        "c": {"…": 0},
        "d": "NAME",
        "e": "x…",
        "…": 0,
    }


def run_blocks(running: list[Block], folder: Path) -> None:
    """In a process of their own, which sees the package, but not the checkout, and leaves nothing behind."""
    scratch = folder / "reader"
    scratch.mkdir()
    with ExitStack() as stack:
        place = Places(stack, scratch)
        told = [
            {
                "name": str(block),
                "page": str(block.page),
                "line": block.line,
                "language": block.language,
                "note": block.note,
                "text": (MAKE if block.language == "sh" else "") + place.put_into(block.text),
            }
            for block in running
        ]
        output = folder / "output"
        with output.open("w", encoding="utf-8") as out:
            process = subprocess.Popen(
                [sys.executable, driver.__file__, str(patience(60))],
                env=environment(scratch),
                cwd=scratch,
                stdin=subprocess.PIPE,
                stdout=out,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,
            )
            try:
                process.communicate(json.dumps(told), timeout=patience(240))
            finally:
                with suppress(ProcessLookupError):  # nothing is left of it
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        assert process.returncode == 0, output.read_text(encoding="utf-8")


class Places:
    """Placeholders in the docs for something of the reader's own, and what they are here."""

    def __init__(self, stack: ExitStack, scratch: Path) -> None:
        self._stack = stack
        self._scratch = scratch
        self._server = ""
        self._cluster: Cluster | None = None

    def put_into(self, text: str) -> str:
        text = re.sub(r"(?<!\$)\bCHECKOUT\b", str(ROOT), text)
        text = re.sub(r"--port 8\d\d\d", lambda _: f"--port {free_port()}", text)
        if re.search(r"http://127\.0\.0\.1:8000|underhall backup", text):
            self._server = self._server or self._stack.enter_context(a_server(self._scratch))
            text = text.replace("http://127.0.0.1:8000", self._server)
        database = r"postgresql://underhall@[\w.]+/underhall"
        if re.search(database, text):
            self._cluster = self._cluster or self._stack.enter_context(Cluster())
            text = re.sub(database, self._cluster.new_database(), text)
        return text


@contextmanager
def a_server(folder: Path) -> Iterator[str]:
    """`underhall serve` as it comes, in a folder; its address."""
    port = free_port()
    command = [str(BIN / "underhall"), "serve", "--no-browser", "--port", str(port)]
    with subprocess.Popen(
        command, env=environment(folder), cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        try:
            assert server.stdout is not None
            assert f":{port}/" in server.stdout.readline()
            yield f"http://127.0.0.1:{port}"
        finally:
            server.kill()


def environment(folder: Path) -> dict[str, str]:
    return {
        "PATH": os.pathsep.join((str(BIN), os.environ.get("PATH", ""))),
        "HOME": str(folder),
        "LANG": "C.UTF-8",
        "PYTHONPATH": str(folder),  # what a reader made there is as good as installed
        "CHECKOUT": str(ROOT),
    }
