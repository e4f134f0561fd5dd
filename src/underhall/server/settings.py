"""Settings of a server: flags of `underhall serve`, each also an environment variable (UNDERHALL_PORT …)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from underhall.protocol.errors import ProtocolError

DATABASE_SECONDS = 5.0
_PREFIX = "UNDERHALL_"

_YEAR = 366 * 86_400.0
Port = Annotated[int, msgspec.Meta(ge=0, le=65_535)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Rate = Annotated[float, msgspec.Meta(ge=0, le=1e9)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=_YEAR)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs. The defaults are those of a table at home: one process, one SQLite file, loopback only."""

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = "sqlite:///underhall.db"
    secret: str = ""
    """Signs cookies. Empty: made once and kept in the database."""
    origins: tuple[str, ...] = ()
    """Addresses under which people reach the server, or whose pages may use it: their names are ours."""
    secure_cookies: bool = False
    """Set when the server is reached over TLS."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-For is believed, separated by commas."""
    bot_workers: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    bot_seconds: Seconds = 2.0
    bot_megabytes: Count = 1024
    idle_seconds: Seconds = 600.0
    """A table without a connection is unloaded after this time."""
    presence_seconds: Seconds = 2.0
    """How often processes that share a database tell each other who is at their tables."""
    log_json: bool = True
    metrics_token: str = ""
    """Shown as `Authorization: Bearer …`, it opens /metrics from other computers. Empty: nothing does."""
    database_seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] = DATABASE_SECONDS
    """How long the database may take to answer before a person is told that it does not."""
    snapshot_every: Annotated[int, msgspec.Meta(ge=1, le=10**9)] = 50
    rate_per_second: Annotated[float, msgspec.Meta(gt=0, le=1e9)] = 20.0
    """Messages per second that one connection may send on average."""
    requests_per_second: Rate = 50.0
    """HTTP requests per second from one address, on average; ten seconds' worth at once. Zero: no limit."""
    tables_per_hour: Count = 120
    """Tables that one person may make per hour; ten times as many from one address. Zero: no limit."""
    analyses_per_hour: Count = 30
    """Analyses of finished games that one person may ask for per hour; ten times as many from one address. Zero: no
    limit."""
    sockets_per_person: Count = 40
    sockets_per_address: Count = 400
    """Sockets that may be open at the same time. Zero: no limit."""
    connections: Count = 0
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
    call_after_seconds: Annotated[float, msgspec.Meta(ge=0, le=_YEAR)] = 30.0
    """How long after somebody's turn has come they are called, if they are not there by then."""
    call_pause_seconds: Annotated[float, msgspec.Meta(ge=0, le=_YEAR)] = 300.0
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
            chosen[field.name] = _value(field.type, f"--{field.name.replace('_', '-')}", flag)
        elif text is not None:
            chosen[field.name] = _value(field.type, name, text)
    return Settings(**chosen)


def _value(kind: Any, name: str, given: Any) -> Any:
    """A setting as it was given: text from the environment, or what a flag was read as."""
    if isinstance(given, str):
        if kind == tuple[str, ...]:
            return tuple(part.strip() for part in given.split(",") if part.strip())
        given = given.strip().lower() if kind is bool else given
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError:
        raise ProtocolError("setting", name=name, value=str(given)[:80]) from None
