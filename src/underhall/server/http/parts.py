"""The parts of the server that routes ask for, by the names that `app` hands them out under."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from underhall.server.accounts import Accounts
from underhall.server.analyses import Analyses
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
