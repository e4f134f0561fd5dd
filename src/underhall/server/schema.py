"""The tables of the database, in SQLAlchemy Core. Migrations in `migrations/` make them; this module names them.

`journal` is the truth about a running game: append-only, one row per accepted command, keyed by table and ply, so
two writers can never both be right. Everything about a position can be thrown away and rebuilt from it.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    literal_column,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(40), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", String(200)),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("host", Boolean, nullable=False, server_default=false()),
    Column("muted", DateTime(timezone=True)),
    Column("named", DateTime(timezone=True)),
    Column("closed", Boolean, nullable=False, server_default=false()),
)
"""A `host` may act on other people (see `acts`). Until `muted`, somebody says nothing that others can read; until
`named`, they keep the name that a host gave them. A `closed` account cannot be entered."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("kind", String(10), nullable=False),
    Column("label", String(80), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False, index=True),
    Column("status", String(10), nullable=False, index=True),
    Column("open", Boolean, nullable=False),
    Column("link", String(64), nullable=False, unique=True),
    Column("clock", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("rematch", String(32), nullable=False),
    Column("start", Text),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("proposal", Text),
    Column("chat", Boolean, nullable=False, server_default=true()),
    Column("due", DateTime(timezone=True), index=True),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("booked", Boolean, nullable=False, server_default=false()),
    Column("lesson", String(80), nullable=False, server_default=""),
    Column("daily", String(10), nullable=False, server_default=""),
    Column("seek", Boolean, nullable=False, server_default=false()),
    Column("least", Integer),
    Column("most", Integer),
    Column("pause", Text),
    Column("silenced", Text, nullable=False, server_default="[]"),
    Column("delay", Integer, nullable=False, server_default="0"),
)
"""`due` is when a server must look at a running table with a days-per-move clock even if nobody else does: someone runs
out of time, or a bot has to move. It changes in the same transaction as its cause. `booked` says that the results of
a finished game are in `results`, if it has any. `lesson` is the task that a learner is at, or the puzzle; such a
table is listed nowhere, and gone after a day. `daily` is the day whose challenge is played there. A `seek` waits for
opponents whose rating is from `least` to `most`. `pause` says when the clocks stood still, `silenced` who may not
talk there because the owner says so. Those who watch see a running game `delay` minutes later."""

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("link", String(64), nullable=False, unique=True),
    Column("contribution", String(128), nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("body", Text, nullable=False),
    Column("key", String(80), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    UniqueConstraint("table", "key", name="uq_journal_key"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("key", String(120), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("phrase", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("table", "key", name="uq_chat_key"),
)
"""What was said at a table; for a `phrase`, `text` is its id."""

done = Table(
    "done",
    metadata,
    Column("key", String(120), primary_key=True),
    Column("about", String(32), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, index=True),
)
"""Lobby requests that were carried out, by the keys that clients gave them, and the table each was about:
the same request again does nothing twice."""

attempts = Table(
    "attempts",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("found", Boolean, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
"""Which puzzles a person has tried, and whether the first try found the answer."""

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ended", DateTime(timezone=True), nullable=False),
    Column("person", ForeignKey("people.id")),
    Column("bot", String(20), nullable=False),
    Column("name", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("points", Text, nullable=False),
    Column("kept", Text, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("mu_before", Float),
    Column("mu", Float),
)
"""What became of each seat of a finished game. Of several seats of one person, the first has the `person`. `kept` are
the components that the game is remembered by; `away` says that a bot sat there for a person at the end."""

analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("maker", String(32), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    Column("done", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("body", Text),
)
"""What was made of a finished game, in `body`. Without one, the process `maker` is at it and has taken `done` of so
many `steps`; after `until` it is gone, and another may begin."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
)
"""How strong somebody is at a game: a person, by their id, or a bot, as `bot:<name>`."""

profiles = Table(
    "profiles",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("handle", String(16), nullable=False, unique=True),
    Column("about", Text, nullable=False, server_default=""),
    Column("ratings", Boolean, nullable=False, server_default=true()),
    Column("statistics", Boolean, nullable=False, server_default=true()),
    Column("games", Boolean, nullable=False, server_default=false()),
)
"""What a person shows of themselves to others, who know them by the handle and never by the id."""

bonds = Table(
    "bonds",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(10), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
)
"""What one person wants of another: `friend`, `blocked`, `followed` or `muted`. Two who want each other as friends are
friends; nobody is blocked and a friend, or blocked and followed."""

invitations = Table(
    "invitations",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("host", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", DateTime(timezone=True), nullable=False),
)
"""Who has been asked to a table that waits for people, and by whom. Gone when they have come or said no."""

contacts = Table(
    "contacts",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("email", String(254), nullable=False),
    Column("verified", Boolean, nullable=False),
    Column("by_mail", Boolean, nullable=False),
    Column("by_push", Boolean, nullable=False),
    Column("token", String(40), nullable=False, unique=True),
    Column("lang", String(8), nullable=False),
    Column("claimed", DateTime(timezone=True)),
    Column("called", DateTime(timezone=True)),
)
"""How a person wants to be called. `token` ends letters; a process that calls the person has `claimed` them until then;
`called` is when they last got a message."""

pushes = Table(
    "pushes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)
"""Browsers that take web push for a person."""

quiet = Table(
    "quiet",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)
"""Tables about which a person is not called."""

calls = Table(
    "calls",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(10), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("due", DateTime(timezone=True), nullable=False),
    Column("sent", Boolean, nullable=False),
    Column("attempts", Integer, nullable=False),
)
"""The last thing that somebody was, or will be, called about at a table; `turn` is the ply at which it was noted."""

holidays = Table(
    "holidays",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("since", DateTime(timezone=True), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)
"""When somebody is away, and their days-per-move clocks stand still."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("reporter", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("about", String(10), nullable=False),
    Column("reason", String(10), nullable=False),
    Column("note", Text, nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("line", Integer),
    Column("text", Text, nullable=False),
    Column("settled", DateTime(timezone=True)),
)
"""What people tell the hosts about somebody's name, profile or line of chat; `text` is what it said then."""

acts = Table(
    "acts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False, index=True),
    Column("host", String(80), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("table", String(32), nullable=False),
    Column("line", Integer),
    Column("until", DateTime(timezone=True)),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
)
"""The audit log: what a host (by login; empty: in the terminal) did to whom, when and why. `name` is what the person
was called before, `text` what they are called now, or what was removed."""

Index("ix_reports_open", reports.c.settled, reports.c.at)
Index("ix_attempts_puzzle", attempts.c.game, attempts.c.puzzle)
Index("ix_attempts_at", attempts.c.person, attempts.c.at)
Index("ix_calls_due", calls.c.sent, calls.c.due)
Index("ix_results_person", results.c.person, results.c.ended)
Index("ix_ratings_board", ratings.c.game, ratings.c.mu)
Index("ix_tables_booked", tables.c.status, tables.c.booked)
Index("ix_tables_listing", tables.c.status, tables.c.open, tables.c.created)

IS_DAILY = tables.c.daily != literal_column("''")
"""Written out in queries, so that the index below serves them."""
Index(
    "uq_tables_daily",
    tables.c.daily,
    tables.c.game,
    tables.c.owner,
    unique=True,
    sqlite_where=IS_DAILY,
    postgresql_where=IS_DAILY,
)
"""Everybody has one try at the challenge of a day."""
