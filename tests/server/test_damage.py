"""A database that cannot be used: damaged, newer, closed or away. Each gets one sentence, and no traceback."""

from __future__ import annotations

from pathlib import Path
from tempfile import gettempdir

import pytest

from tests.cli.running import run
from tests.ports import free_port
from tests.server.cluster import Cluster
from underhall.server.sqlite import driver as sqlite3


def say(*arguments: str, lang: str = "en") -> tuple[int, str]:
    """What a command says when it cannot go on."""
    done = run(Path(gettempdir()), "--lang", lang, *arguments, seconds=120)
    assert "Traceback" not in done.stdout + done.stderr
    return done.returncode, done.stderr.strip().splitlines()[-1]


def serve(database: str, lang: str = "en") -> tuple[int, str]:
    return say("serve", "--no-browser", "--port", str(free_port()), "--database", database, lang=lang)


@pytest.mark.parametrize("content", [b"not a database at all\n" * 200, b"SQLite format 3\0" + b"\xff" * 8000])
def test_a_damaged_database_gets_a_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(content)
    code, said = serve(f"sqlite:///{file}")
    assert (code, said.split(",")[0]) == (1, "The database is damaged")
    assert "dañada" in serve(f"sqlite:///{file}", "es")[1]
    code, said = say("backup", str(tmp_path / "out.jsonl"), "--database", f"sqlite:///{file}")
    assert (code, said.split(",")[0]) == (1, "The database is damaged")
    assert file.read_bytes() == content


def test_a_newer_database_gets_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    code, said = serve(f"sqlite:///{file}")
    assert code == 1
    assert "revision 9999" in said


def test_a_postgresql_that_is_away_or_lets_nobody_in_gets_a_sentence(cluster: Cluster) -> None:
    code, said = serve(f"postgresql://underhall@127.0.0.1:{free_port()}/tables")
    assert code == 1
    assert "is not responding" in said
    address = cluster.new_database()
    code, said = serve(address.rpartition("/")[0] + "/nothing_of_this_name")
    assert code == 1
    assert "refuses this address" in said
