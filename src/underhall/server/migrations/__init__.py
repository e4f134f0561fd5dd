"""Migrations: how the database of an older server becomes that of this one. Run at start-up, under a lock.

Alembic is imported only when there is something to do: it takes as long to load as all the server's own modules.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from underhall.protocol.errors import ProtocolError

if TYPE_CHECKING:
    from alembic.config import Config

# Any number will do, as long as every server that shares a PostgreSQL uses the same one.
_LOCK = 0x756E646572
_HERE = Path(__file__).parent


def upgrade(connection: Connection, revision: str = "") -> None:
    """Bring the database to `revision`, the newest by default, within the connection's transaction."""
    wanted = revision or max(revisions())
    present = _present(connection)
    if present is not None and present not in revisions():
        raise ProtocolError("database_newer", revision=present)
    if present == wanted:
        return
    from alembic import command

    if connection.dialect.name == "postgresql":  # others that start now wait their turn
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    command.upgrade(config(connection), wanted)


def config(connection: Connection) -> Config:
    """What Alembic needs to know; there is no ini file."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(_HERE).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def revisions() -> set[str]:
    """All revisions that this server knows, from the names of their files: `m0002_…` is 0002.

    A portable backup of the newest is restored as it is.
    """
    return {path.stem[1:5] for path in (_HERE / "versions").glob("m[0-9]*_*.py")}


def _present(connection: Connection) -> str | None:
    """The revision of the database, None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    return None if found is None else str(found)
