"""Analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("maker", sa.String(32), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text()),
        sa.PrimaryKeyConstraint("table", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_analyses_table_tables", ondelete="CASCADE"),
    )
