"""What HTTP says about being called when it is your turn: e-mail, web push, and tables that stay silent."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from underhall.protocol.bodies import Body

Secret = Annotated[str, Meta(min_length=8, max_length=1000)]


class Calls(msgspec.Struct, frozen=True):
    """How you are called. The host decides what there is: `mail`, and push if there is a `push_key` for browsers to
    subscribe with. The address is shown to nobody else, and used only once it is `verified`."""

    mail: bool
    push_key: str
    email: str
    verified: bool
    by_mail: bool
    by_push: bool
    browsers: int


class CallsWish(Body, frozen=True):
    by_mail: bool
    by_push: bool


class Email(Body, frozen=True):
    """An address to verify; an empty one forgets the address."""

    email: Annotated[str, Meta(max_length=254)]


class Proof(Body, frozen=True):
    """The token of the link that was sent to an address."""

    token: Secret


class PushBrowser(Body, frozen=True):
    """A browser's subscription to web push, as the browser tells it."""

    endpoint: Secret
    p256dh: Secret
    auth: Secret


class PushEnd(Body, frozen=True):
    endpoint: Secret


class TableCalls(Body, frozen=True):
    """Whether you are called about a table."""

    on: bool
