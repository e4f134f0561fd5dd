"""Several bonds between the same two people: somebody may be a friend, be followed, and be muted. And whom the maker
of a table has silenced there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    with op.batch_alter_table("bonds") as bonds:
        bonds.drop_constraint("pk_bonds", type_="primary")
        bonds.create_primary_key("pk_bonds", ["person", "other", "kind"])
    op.add_column("tables", sa.Column("silenced", sa.Text(), nullable=False, server_default="[]"))
