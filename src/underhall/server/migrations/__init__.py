"""Migrations: how the database of an older server becomes that of this one. Run at start-up, under a lock."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from underhall.server.protocol import ProtocolError

# Any number will do, as long as every server that shares a PostgreSQL uses the same one.
_LOCK = 0x756E646572


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the database to `revision` within the connection's transaction; others who start now wait their turn."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in revisions():
        raise ProtocolError("database_newer", revision=present)
    command.upgrade(config(connection), revision)


def config(connection: Connection) -> Config:
    """What Alembic needs to know; there is no ini file."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def revisions() -> set[str]:
    """All revisions that this server knows; a portable backup of the newest is restored as it is."""
    script = ScriptDirectory(str(Path(__file__).parent))
    return {revision.revision for revision in script.walk_revisions()}
