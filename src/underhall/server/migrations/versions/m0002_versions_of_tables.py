"""Versions of tables, the open proposal to take back, room for a speaker in the keys of chat; no snapshots.

Replaying a journal takes milliseconds, so snapshots were never written.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("proposal", sa.Text))
    op.drop_table("snapshots")
    with op.batch_alter_table("chat") as chat:
        chat.alter_column("key", type_=sa.String(120), existing_nullable=False)
