"""Settings of a server: flags of `underhall serve`, each also an environment variable (UNDERHALL_PORT …)."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs. The defaults are those of a table at home: one process, one SQLite file, loopback only."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///underhall.db"
    secret: str = ""
    """Signs cookies. Empty: made once and kept in the database."""
    origins: tuple[str, ...] = ()
    """Origins that may open sockets and send forms, beside the server's own."""
    secure_cookies: bool = False
    """Set when the server is reached over TLS."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-For is believed, with commas between."""
    bot_workers: int = 1
    bot_seconds: float = 2.0
    bot_megabytes: int = 1024
    idle_seconds: float = 600.0
    """A table without a connection is unloaded after this time."""
    log_json: bool = True
    snapshot_every: int = 50
    rate_per_second: float = 20.0
    """Messages a second that one connection may send on average."""

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite:")
