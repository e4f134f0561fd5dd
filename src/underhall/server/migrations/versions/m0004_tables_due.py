"""When tables with a days-per-move clock are due, and the lobby requests that were carried out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.add_column("tables", sa.Column("due", moment))
    op.create_index("ix_tables_due", "tables", ["due"])
    # A server looks at these once, and finds out when they are due.
    op.execute("""UPDATE tables SET due = changed WHERE status = 'running' AND clock LIKE '%"kind":"days"%'""")
    op.create_table(
        "done",
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_done"),
    )
    op.create_index("ix_done_at", "done", ["at"])
