"""Real parts for the server's tests: a server on a free port, a SQLite file, a PostgreSQL of the tests' own."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tests.server.cluster import Cluster, migrate
from tests.server.running import RunningServer
from tests.server.visitors import Visitor

Serve = Callable[..., RunningServer]
Come = Callable[..., "Visitor"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A PostgreSQL of this test session's own, on a free port, gone afterwards."""
    with Cluster() as running:
        yield running


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database file without anybody in it. To make one takes as long as most tests: they begin with a copy."""
    file = tmp_path_factory.mktemp("migrated") / "tables.db"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a database without anybody in it, on each engine in turn."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_database"))
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.migrated_database()


@pytest.fixture
def sqlite_database(migrated: Path, tmp_path: Path) -> str:
    return f"sqlite:///{shutil.copy(migrated, tmp_path)}"


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Starts servers; those that still run at the end are stopped."""
    servers: list[RunningServer] = []

    def start(database: str, **settings: object) -> RunningServer:
        servers.append(RunningServer(database, **settings))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def server(database: str, serve: Serve) -> RunningServer:
    """A server on each engine in turn."""
    return serve(database)


@pytest.fixture
def plain_server(sqlite_database: str, serve: Serve) -> RunningServer:
    """A server on SQLite, for what has nothing to do with storage."""
    return serve(sqlite_database)


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on SQLite shared by the tests of a module that do not mind what the others do to it."""
    running = RunningServer(f"sqlite:///{tmp_path_factory.mktemp('shared') / 'tables.db'}")
    yield running
    running.stop()


@pytest.fixture
async def come() -> AsyncIterator[Come]:
    """Makes visitors of a server, who leave at the end."""
    visitors: list[Visitor] = []

    def arrive(server: RunningServer, **headers: str) -> Visitor:
        visitors.append(Visitor(server.url, headers))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        await visitor.go()
