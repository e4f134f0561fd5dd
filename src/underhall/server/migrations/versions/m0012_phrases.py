"""Chat by the ids of phrases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("chat", sa.Column("phrase", sa.Boolean(), nullable=False, server_default=sa.false()))
