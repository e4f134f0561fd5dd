"""Tables that those who watch see later."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("delay", sa.Integer(), nullable=False, server_default="0"))
