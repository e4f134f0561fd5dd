"""Which puzzles people have tried; tables at which the challenge of a day is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("found", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "puzzle", name="pk_attempts"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_attempts_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_attempts_puzzle", "attempts", ["game", "puzzle"])
    op.create_index("ix_attempts_at", "attempts", ["person", "at"])
    op.add_column("tables", sa.Column("daily", sa.String(10), nullable=False, server_default=""))
    some = sa.text("daily <> ''")
    columns = ["daily", "game", "owner"]
    op.create_index("uq_tables_daily", "tables", columns, unique=True, sqlite_where=some, postgresql_where=some)
