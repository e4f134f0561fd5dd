"""Pauses and holidays: when clocks stand still."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.add_column("tables", sa.Column("pause", sa.Text()))
    op.create_table(
        "holidays",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("since", moment, nullable=False),
        sa.Column("until", moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_holidays"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_holidays_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_holidays_person", "holidays", ["person"])
