"""The first tables: people, sessions, tables, seats, the journal, snapshots, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("nickname", sa.String(40), nullable=False),
        sa.Column("login", sa.String(80)),
        sa.Column("password", sa.String(200)),
        sa.Column("created", moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.Column("seen", moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person_people", ondelete="CASCADE"),
        sa.UniqueConstraint("digest", name="uq_sessions_digest"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("created", moment, nullable=False),
        sa.Column("changed", moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_tables_owner_people"),
        sa.UniqueConstraint("link", name="uq_tables_link"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_listing", "tables", ["status", "open", "created"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("contribution", sa.String(128), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table_tables", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person_people"),
        sa.UniqueConstraint("link", name="uq_seats_link"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "journal",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.PrimaryKeyConstraint("table", "ply", name="pk_journal"),
        sa.UniqueConstraint("table", "key", name="uq_journal_key"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table_tables", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_chat_person_people"),
        sa.UniqueConstraint("table", "key", name="uq_chat_key"),
    )
