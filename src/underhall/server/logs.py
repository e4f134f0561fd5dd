"""Logs: one JSON object per line, on standard error, for programs first. No secrets, no names, no chat.

We log an event with fields that the caller chose; even so, a field whose name suggests a secret is struck out,
and database addresses are shown without their password.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

_LOGGER = logging.getLogger("underhall")
_SECRET = ("token", "secret", "password", "cookie", "link", "seed", "contribution", "authorization")
_STRUCK_OUT = "***"


def set_up(*, as_json: bool) -> None:
    """Send our own events, and warnings of the libraries, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines(as_json=as_json))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    _LOGGER.setLevel(logging.INFO)
    # Their lines would show whole addresses, tokens in the query included; `doors` logs requests without it.
    for name in ("uvicorn.access", "uvicorn.error", "websockets.server", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)


def log(event: str, **fields: Any) -> None:
    """Say that something happened."""
    if _LOGGER.isEnabledFor(logging.INFO):
        _LOGGER.info(event, extra={"fields": {name: _shown(name, value) for name, value in fields.items()}})


def _shown(name: str, value: Any) -> Any:
    return _STRUCK_OUT if any(word in name.lower() for word in _SECRET) else value


class _Lines(logging.Formatter):
    """A record as a line of JSON, or as plain words for a terminal."""

    def __init__(self, *, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        if record.name != "underhall":
            line["from"] = record.name
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        if self._as_json:
            return msgspec.json.encode(line, enc_hook=repr).decode()
        return " ".join([line.pop("at"), line.pop("level"), line.pop("event"), *(f"{k}={v}" for k, v in line.items())])
