"""Results of finished games, ratings and profiles. Games that ended before are booked by the next server that runs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("booked", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_booked", "tables", ["status", "booked"])
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", moment, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("points", sa.Text(), nullable=False),
        sa.Column("kept", sa.Text(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("mu_before", sa.Float()),
        sa.Column("mu", sa.Float()),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_results_table_tables", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_results_person_people"),
    )
    op.create_index("ix_results_person", "results", ["person", "ended"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed", moment, nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_ratings_board", "ratings", ["game", "mu"])
    op.create_index("ix_ratings_person", "ratings", ["person"])
    op.create_table(
        "profiles",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("handle", sa.String(16), nullable=False),
        sa.Column("about", sa.Text(), nullable=False, server_default=""),
        sa.Column("ratings", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("statistics", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("games", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("person", name="pk_profiles"),
        sa.UniqueConstraint("handle", name="uq_profiles_handle"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_profiles_person_people", ondelete="CASCADE"),
    )
