"""The names this server answers to.

A page from elsewhere can point its own name at this computer (DNS rebinding), and a browser then lets it read
everything the server says. So a request must be sent to a name that we know is ours. An address in digits is
always fine: nobody can point it at another computer.
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from underhall.protocol.errors import ProtocolError
from underhall.server.settings import Settings

_HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(:(?P<port>[0-9]{1,5})?)?\Z")
_LAST_PORT = 65_535


class Names:
    """This computer's own names, those it was told to listen on, and those of `--origin`."""

    def __init__(self, settings: Settings) -> None:
        here = gethostname()
        origins = (_name_of(origin) for origin in settings.origins)
        named = ("localhost", here, f"{here}.local", settings.host, *origins)
        self._known = {name.lower().rstrip(".") for name in named if name}

    def why_not(self, host: str) -> ProtocolError | None:
        """Why a request with this Host header may not come in. Very old programs send none."""
        if not host:
            return None
        found = _HOST.match(host)
        if found is None or int(found["port"] or 0) > _LAST_PORT:
            return ProtocolError("bad_host", host=_shown(host))
        name = found["name"].lower().rstrip(".")
        if name in self._known or name.endswith(".localhost") or _is_address(name.strip("[]")):
            return None
        return ProtocolError("foreign_host", status=421, host=name)


def _name_of(origin: str) -> str:
    try:
        return urlsplit(origin).hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _shown(host: str) -> str:
    return "".join(character if character.isprintable() else "?" for character in host[:80])
