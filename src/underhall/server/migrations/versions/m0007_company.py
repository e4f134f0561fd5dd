"""Friends, blocked people, invitations, and tables that seek opponents."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.add_column("tables", sa.Column("seek", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("least", sa.Integer()))
    op.add_column("tables", sa.Column("most", sa.Integer()))
    op.create_table(
        "bonds",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_bonds"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_bonds_person_people", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_bonds_other_people", ondelete="CASCADE"),
    )
    op.create_index("ix_bonds_other", "bonds", ["other"])
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_invitations"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_invitations_table_tables", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_invitations_person_people", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_invitations_host_people", ondelete="CASCADE"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_index("ix_invitations_host", "invitations", ["host"])
