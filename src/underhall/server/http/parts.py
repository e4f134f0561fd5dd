"""The parts of a server that routes ask for by name.

The routes are made once in a process and belong to no server: each request brings the house it was sent to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.types import Scope

from underhall.server.accounts import Accounts
from underhall.server.analyses import Analyses
from underhall.server.http import callers
from underhall.server.hub import Hub
from underhall.server.identity import Caller, Identity
from underhall.server.lobby import Lobby
from underhall.server.metrics import Metrics
from underhall.server.people.contacts import Contacts
from underhall.server.people.daily import Dailies
from underhall.server.settings import Settings
from underhall.server.sockets import Sockets
from underhall.server.store import Store
from underhall.server.warden import Warden

AnyRequest = Request[Any, Any, Any]

TheAccounts = NamedDependency[Accounts]
TheAnalyses = NamedDependency[Analyses]
TheCaller = NamedDependency[Caller]
TheContacts = NamedDependency[Contacts]
TheDailies = NamedDependency[Dailies]
TheHub = NamedDependency[Hub]
TheIdentity = NamedDependency[Identity]
TheKey = NamedDependency[str]
TheLang = NamedDependency[str]
TheLobby = NamedDependency[Lobby]
TheMetrics = NamedDependency[Metrics]
TheSettings = NamedDependency[Settings]
TheSockets = NamedDependency[Sockets]
TheStore = NamedDependency[Store]
TheWarden = NamedDependency[Warden]

HOUSE: Final = "underhall.house"
"""The house in `scope["state"]`."""

_PARTS: Final = (
    *("accounts", "analyses", "contacts", "dailies", "hub", "identity", "lobby", "metrics", "settings", "sockets"),
    *("store", "warden"),
)


def providers() -> dict[str, Provide]:
    """Who hands out what handlers name."""
    return {
        **{name: Provide(_part(name), sync_to_thread=False) for name in _PARTS},
        "caller": Provide(callers.provide_caller),
        "key": Provide(callers.provide_key, sync_to_thread=False),
        "lang": Provide(callers.provide_lang, sync_to_thread=False),
    }


def part_of(scope: Scope, name: str) -> Any:
    """A part of the house that a request was sent to."""
    part = getattr(scope["state"][HOUSE], name)
    assert part is not None, f"the house has no {name} before it is open"
    return part


def _part(name: str) -> Callable[[Scope], Any]:
    def provide(scope: Scope) -> Any:
        return part_of(scope, name)

    return provide
