"""How people can be reached, and what they are to be called about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)

    def person(table: str) -> sa.ForeignKeyConstraint:
        name = f"fk_{table}_person_people"
        return sa.ForeignKeyConstraint(["person"], ["people.id"], name=name, ondelete="CASCADE")

    def table(name: str) -> sa.ForeignKeyConstraint:
        return sa.ForeignKeyConstraint(["table"], ["tables.id"], name=f"fk_{name}_table_tables", ondelete="CASCADE")

    op.create_table(
        "contacts",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("verified", sa.Boolean(), nullable=False),
        sa.Column("by_mail", sa.Boolean(), nullable=False),
        sa.Column("by_push", sa.Boolean(), nullable=False),
        sa.Column("token", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("claimed", moment),
        sa.Column("called", moment),
        sa.PrimaryKeyConstraint("person", name="pk_contacts"),
        sa.UniqueConstraint("token", name="uq_contacts_token"),
        person("contacts"),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
        sa.UniqueConstraint("endpoint", name="uq_pushes_endpoint"),
        person("pushes"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_table(
        "quiet",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "table", name="pk_quiet"),
        person("quiet"),
        table("quiet"),
    )
    op.create_index("ix_quiet_table", "quiet", ["table"])
    op.create_table(
        "calls",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("due", moment, nullable=False),
        sa.Column("sent", sa.Boolean(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table", name="pk_calls"),
        person("calls"),
        table("calls"),
    )
    op.create_index("ix_calls_table", "calls", ["table"])
    op.create_index("ix_calls_due", "calls", ["sent", "due"])
