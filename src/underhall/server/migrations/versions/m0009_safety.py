"""Reports about people, what hosts do about them, and the audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.add_column("people", sa.Column("host", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("muted", moment))
    op.add_column("people", sa.Column("named", moment))
    op.add_column("people", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("about", sa.String(10), nullable=False),
        sa.Column("reason", sa.String(10), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("table", sa.String(32)),
        sa.Column("line", sa.Integer()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("settled", moment),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"], name="fk_reports_reporter_people", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_reports_person_people", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reports_table_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_index("ix_reports_table", "reports", ["table"])
    op.create_index("ix_reports_open", "reports", ["settled", "at"])
    op.create_table(
        "acts",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.Column("host", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer()),
        sa.Column("until", moment),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_acts"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_acts_person_people", ondelete="SET NULL"),
    )
    op.create_index("ix_acts_at", "acts", ["at"])
    op.create_index("ix_acts_person", "acts", ["person"])
