"""Settings of a server: flags of `underhall serve`, each also an environment variable (UNDERHALL_PORT …)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from underhall.protocol.errors import ProtocolError

_PREFIX = "UNDERHALL_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs. The defaults are those of a table at home: one process, one SQLite file, loopback only."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///underhall.db"
    secret: str = ""
    """Signs cookies. Empty: made once and kept in the database."""
    origins: tuple[str, ...] = ()
    """Addresses under which people reach the server, or whose pages may use it: their names are ours."""
    secure_cookies: bool = False
    """Set when the server is reached over TLS."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-For is believed, separated by commas."""
    bot_workers: int = 1
    bot_seconds: float = 2.0
    bot_megabytes: int = 1024
    idle_seconds: float = 600.0
    """A table without a connection is unloaded after this time."""
    presence_seconds: float = 2.0
    """How often processes that share a database tell each other who is at their tables."""
    log_json: bool = True
    metrics_token: str = ""
    """Shown as `Authorization: Bearer …`, it opens /metrics from other computers. Empty: nothing does."""
    snapshot_every: int = 50
    rate_per_second: float = 20.0
    """Messages per second that one connection may send on average."""
    requests_per_second: float = 50.0
    """HTTP requests per second from one address, on average; ten seconds' worth at once. Zero: no limit."""
    tables_per_hour: int = 120
    """Tables that one person may make per hour; ten times as many from one address. Zero: no limit."""
    analyses_per_hour: int = 30
    """Analyses of finished games that one person may ask for per hour; ten times as many from one address. Zero: no
    limit."""
    sockets_per_person: int = 40
    sockets_per_address: int = 400
    """Sockets that may be open at the same time. Zero: no limit."""
    connections: int = 0
    """Connections of any kind that may be open at the same time. Zero: as many as there are file descriptors for."""

    mail_server: str = ""
    """`smtp://user:password@host:587` or `smtps://…`: people can be called by e-mail. Needs `origins`."""
    mail_from: str = ""
    push_contact: str = ""
    """`mailto:…`, for the push services to reach the host: people can be called by web push. Needs `origins`."""
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com",
        "push.services.mozilla.com",
        "notify.windows.com",
        "push.apple.com",
    )
    """The hosts, with their subdomains, that web push may be sent to."""
    call_after_seconds: float = 30.0
    """How long after somebody's turn has come they are called, if they are not there by then."""
    call_pause_seconds: float = 300.0
    """How long after a message the next one waits; what happens meanwhile goes into it together."""

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite:")


def read(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """Settings from flags (None: not given) and, where there is none, from the environment."""
    chosen: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        flag, name = flags.get(field.name), _PREFIX + field.name.upper()
        text = environment.get(name)
        if flag is not None:
            chosen[field.name] = flag
        elif text is not None:
            chosen[field.name] = _value(field.type, name, text)
    return Settings(**chosen)


def _value(kind: Any, name: str, text: str) -> Any:
    if kind == tuple[str, ...]:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        return msgspec.convert(text.strip().lower() if kind is bool else text, kind, strict=False)
    except msgspec.ValidationError:
        raise ProtocolError("setting", name=name, value=text[:80]) from None
