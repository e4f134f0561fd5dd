"""Full and read-only disks: a typed refusal, never a false acknowledgement, and the game goes on when it can."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3 as standard
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.pace import let_pass
from tests.server.faults.conftest import Visit
from tests.server.faults.nursery import Nursery
from tests.server.faults.players import Acknowledged, check_promises
from tests.server.visitors import Place

pytestmark = pytest.mark.anyio

_MOUNT = 'mount -t tmpfs -o size=1m none "$0" && exec "$@"'


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[tuple[Nursery, Path]]:
    """A nursery with a disk of one megabyte, in a world of its own."""
    with _small_disk(tmp_path) as given:
        yield given


@pytest.fixture
def small_disk_without_wal(tmp_path: Path) -> Iterator[tuple[Nursery, Path]]:
    """The same, but its servers find only the SQLite of the standard library."""
    if standard.sqlite_version_info >= (3, 51, 3):
        pytest.skip("this system's own SQLite has a safe write-ahead log")
    missing = tmp_path / "missing"
    missing.mkdir()
    (missing / "pysqlite3.py").write_text('raise ImportError("not here")\n', encoding="utf-8")
    with _small_disk(tmp_path, path=missing) as given:
        yield given


@contextmanager
def _small_disk(tmp_path: Path, *, path: Path | None = None) -> Iterator[tuple[Nursery, Path]]:
    folder = tmp_path / "small"
    folder.mkdir()
    wrapper = ["unshare", "--user", "--map-root-user", "--mount"]
    able = (
        shutil.which("unshare")
        and not subprocess.run(
            [*wrapper, "sh", "-c", _MOUNT, str(folder), "true"], capture_output=True, check=False
        ).returncode
    )
    if not able:
        pytest.skip("this system gives no small disks to its users")
    with Nursery(*wrapper, "sh", "-c", _MOUNT, str(folder), path=path) as nursery:
        yield nursery, folder


def seen_from(pid: int, path: Path) -> Path:
    """A path as the server's process sees it."""
    return Path(f"/proc/{pid}/root") / path.relative_to("/")


class Curtain:
    """Makes a folder read-only for everybody in a nursery's world, and undoes that again.

    The kernel refuses to remount a file system read-only while a file on it is open for writing, as a running
    server's is. So a read-only mount is laid over the folder: whatever is opened from now on is opened there.
    """

    def __init__(self, nursery: Nursery, folder: Path) -> None:
        self._enter = ["nsenter", "--target", str(nursery.pid), "--user", "--mount", "--preserve-credentials", "--"]
        self._folder = str(folder)

    def fall(self) -> None:
        self._run("mount", "--bind", self._folder, self._folder)
        self._run("mount", "-o", "remount,bind,ro", self._folder)

    def lift(self) -> None:
        self._run("umount", "--lazy", self._folder)

    def _run(self, *command: str) -> None:
        done = subprocess.run([*self._enter, *command], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def fill(folder: Path) -> Path:
    """Leave no room at all."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            try:
                while True:
                    os.write(file.fileno(), b"x" * size)
            except OSError:
                continue
    return filler


def taken_out(disk: Path, folder: Path) -> Path:
    """The database as a killed server left it, with its log, in another folder."""
    for file in disk.glob("tables.db*"):
        shutil.copy(file, folder)
    return folder / "tables.db"


async def turn(place: Place) -> str:
    """The first legal move of a seat, when it has one."""
    move: str = (await place.my_turn())["moves"][0]["move"]
    return move


async def test_a_full_disk_refuses_by_name_and_the_game_goes_on_when_there_is_room(
    small_disk: tuple[Nursery, Path], visit: Visit
) -> None:
    nursery, folder = small_disk
    server = nursery.serve(f"sqlite:///{folder / 'tables.db'}")
    inside = seen_from(server.pid, folder)
    ada = await visit(server.url).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    against_bot = (await ada.new_table("me", "random"))["table"]["id"]
    async with ada.sit(table, 0) as place, ada.sit(against_bot, 0) as other:
        ply = (await place.my_turn())["ply"]
        move = await turn(place)
        waiting = (await other.my_turn())["ply"]
        filler = fill(inside)
        refused = await place.try_move(move, key="in-the-full")
        assert (refused["type"], refused["code"]) == ("refused", "disk_full")
        refused = await other.try_move()
        assert refused["code"] == "disk_full"
        said = await place.ask("refused", type="say", text="is anybody there?")
        assert said["code"] == "disk_full"
        assert await ada.refused("POST", "/api/tables", {"game": "ghosts_galore", "players": 2}) == (503, "disk_full")
        await place.send(type="refresh")
        frame = await place.until("frame")
        assert frame["ply"] == ply
        assert (await ada.call("GET", "/health")).status_code == 200
        filler.unlink()
        again = await place.try_move(move, key="in-the-full")
        assert (again["type"], again["ply"]) == ("ack", ply + 1)
        # A bot whose move the disk refuses tries again by itself.
        answer = await other.try_move()
        assert answer["type"] == "ack"
        filler = fill(inside)
        await let_pass(1.5)
        filler.unlink()
        while not (await other.my_turn())["ply"] > waiting + 1:
            await other.receive()
    server.kill()
    copy = taken_out(seen_from(nursery.pid, folder), folder.parent)
    check_promises([Acknowledged(table, 0, "in-the-full", ply + 1, move)], copy)


async def test_a_disk_that_turns_read_only_under_a_running_server_refuses_by_name_and_play_goes_on_afterwards(
    small_disk_without_wal: tuple[Nursery, Path], visit: Visit
) -> None:
    # A write-ahead log that is open could be written to behind the curtain.
    nursery, folder = small_disk_without_wal
    if shutil.which("nsenter") is None:
        pytest.skip("this system has no way into another mount namespace")
    server = nursery.serve(f"sqlite:///{folder / 'tables.db'}")
    curtain = Curtain(nursery, folder)
    ada = await visit(server.url).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    against_bot = (await ada.new_table("me", "random"))["table"]["id"]
    body = {"game": "ghosts_galore", "players": 2}
    promised: list[Acknowledged] = []
    codes: Counter[str] = Counter()
    async with ada.sit(table, 0) as place, ada.sit(against_bot, 0) as other:
        for fall in range(3):
            await place.send(type="look", seat=(await frame_of(place))["decision"]["seats"][0])
            await place.until("frame")
            ply, move, seat = place.frame["ply"], await turn(place), place.frame["decision"]["seats"][0]
            await other.my_turn()
            curtain.fall()
            key = f"while-read-only-{fall}"
            for _ in range(2):
                refused = await place.try_move(move, key=key, ply=ply)
                assert refused["type"] == "refused"
                codes[refused["code"]] += 1
            if (await frame_of(other))["moves"]:
                codes[(await other.try_move())["code"]] += 1
            codes[(await place.ask("refused", type="say", text="is anybody there?"))["code"]] += 1
            # Many at once, so that the lobby opens connections of its own while nothing can be written.
            lists = await asyncio.gather(*(ada.call("GET", "/api/tables/open") for _ in range(12)))
            assert {answer.status_code for answer in lists} == {200}
            answers = await asyncio.gather(*(ada.call("POST", "/api/tables", body) for _ in range(12)))
            assert {answer.status_code for answer in answers} == {503}
            codes.update(answer.json()["code"] for answer in answers)
            assert (await ada.call("GET", f"/api/tables/{table}")).json()["ply"] == ply
            assert (await ada.call("GET", "/health")).status_code == 200
            assert (await frame_of(place))["ply"] == ply
            curtain.lift()
            again = await place.try_move(move, key=key, ply=ply)
            assert again == {"type": "ack", "key": key, "ply": ply + 1}
            promised.append(Acknowledged(table, seat, key, ply + 1, move))
            assert (await place.ask("ack", "refused", type="say", text="there you are"))["type"] == "ack"
            answers = await asyncio.gather(*(ada.call("POST", "/api/tables", body) for _ in range(12)))
            assert {answer.status_code for answer in answers} == {201}
            # The bot goes on by itself.
            before = (await other.my_turn())["ply"]
            while other.frame["ply"] < before + 4:
                await other.my_turn()
                assert (await other.try_move())["type"] in ("ack", "moved_on")
                await other.frame_at(before + 1)
    # SQLite calls it a disk error for a file it already has open, and read-only for one it opens again.
    assert set(codes) == {"read_only", "storage"}
    server.kill()
    copy = taken_out(seen_from(nursery.pid, folder), folder.parent)
    assert check_promises(promised, copy) >= 6


async def frame_of(place: Place) -> dict[str, Any]:
    """What the server shows now."""
    await place.send(type="refresh")
    return await place.until("frame")


async def test_a_file_that_may_not_grow_refuses_and_goes_on_later(
    nursery: Nursery, tmp_path: Path, visit: Visit
) -> None:
    file = tmp_path / "tables.db"
    server = nursery.serve(f"sqlite:///{file}", rate_per_second=1000.0)
    ada = await visit(server.url).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    promised = []
    async with ada.sit(table, 0) as first, ada.sit(table, 1) as second:
        refusals = 0
        for limit in (4096, 0):
            for size in (-1, limit):
                server.limit_files(size)
                for _ in range(3):
                    await first.frame_at(second.frame.get("ply", 0))
                    await second.frame_at(first.frame["ply"])
                    place, seat = (first, 0) if first.frame["moves"] else (second, 1)
                    move, ply, key = await turn(place), place.frame["ply"], place.key()
                    answer = await place.try_move(move, key=key)
                    if size >= 0:
                        # Not every driver says enough to be certain; then the same key settles it later.
                        refusals += 1
                        assert answer["type"] == "unknown" or answer["code"] in ("disk_full", "storage")
                        assert place.frame["ply"] == ply
                        assert (await place.try_move(move, key=key, ply=ply))["type"] == answer["type"]
                        server.limit_files(-1)
                        answer = await place.try_move(move, key=key, ply=ply)
                        server.limit_files(size)
                    assert answer == {"type": "ack", "key": key, "ply": ply + 1}
                    promised.append(Acknowledged(table, seat, key, answer["ply"], move))
                    await place.frame_at(answer["ply"])
        assert refusals == 6
        server.limit_files(-1)
    server.kill()
    assert check_promises(promised, file) == len(promised) == 12


async def test_a_database_that_was_moved_away_is_read_only_until_it_is_back(
    nursery: Nursery, tmp_path: Path, visit: Visit
) -> None:
    file = tmp_path / "tables.db"
    server = nursery.serve(f"sqlite:///{file}")
    ada = await visit(server.url).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        move = await turn(place)
        file.rename(tmp_path / "elsewhere.db")
        refused = await place.try_move(move, key="while-away")
        assert (refused["type"], refused["code"]) == ("refused", "read_only")
        (tmp_path / "elsewhere.db").rename(file)
        assert (await place.try_move(move, key="while-away"))["type"] == "ack"
    server.kill()
    assert check_promises([Acknowledged(table, 0, "while-away", 1, move)], file) == 1
