"""How a call gets out of the house: e-mail over SMTP, and web push. Both are off until the host sets them up.

Sending blocks, so it runs in a thread. `Undeliverable` says that an address is no good and should not be tried again;
any other `OSError` may pass.
"""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import msgspec

from underhall.protocol.errors import ProtocolError
from underhall.server.settings import Settings

_SECONDS = 20
_PUSH_KEPT = 12 * 3600
_GONE = (404, 410)


class Undeliverable(OSError):
    """There is nobody at this address."""


class Message(msgspec.Struct, frozen=True):
    """What a person is told. Holds nothing that is hidden at a table: it goes through other people's computers."""

    title: str
    text: str
    url: str
    tag: str
    """A newer notification with the same tag takes the place of the older one."""


class Mail:
    """Sends e-mail through the host's server."""

    def __init__(self, settings: Settings) -> None:
        parts = urlsplit(settings.mail_server)
        try:
            port = parts.port
        except ValueError:
            port = -1
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == -1:
            raise ProtocolError("setting", name="UNDERHALL_MAIL_SERVER", value=parts.hostname or "?")
        if "@" not in settings.mail_from:
            raise ProtocolError("setting", name="UNDERHALL_MAIL_FROM", value=settings.mail_from[:80])
        if not settings.origins:
            raise ProtocolError("mail_origin")
        self._encrypted = parts.scheme == "smtps"
        self._host, self._port = parts.hostname, port or (465 if self._encrypted else 587)
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self._sender = settings.mail_from

    async def send(self, to: str, message: Message, unsubscribe: str = "") -> None:
        """Send a letter. `unsubscribe` is the address that ends letters with a single request (RFC 8058)."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._sender, to, message.title
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self._sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        if unsubscribe:
            letter["List-Unsubscribe"] = f"<{unsubscribe}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(message.text)
        await asyncio.to_thread(self._send, letter)

    def _send(self, letter: EmailMessage) -> None:
        context = ssl.create_default_context()
        try:
            with (
                smtplib.SMTP_SSL(self._host, self._port, timeout=_SECONDS, context=context)
                if self._encrypted
                else smtplib.SMTP(self._host, self._port, timeout=_SECONDS)
            ) as server:
                if not self._encrypted and server.has_extn("starttls"):
                    server.starttls(context=context)
                if self._user:
                    server.login(self._user, self._password)
                server.send_message(letter)
        except smtplib.SMTPRecipientsRefused as problem:
            codes = [code for code, _ in problem.recipients.values()]
            raise (Undeliverable if min(codes, default=0) >= 500 else OSError)(f"refused: {codes}") from problem


class Push:
    """Sends web push to the services of the browsers, and to no other address: subscriptions come from strangers."""

    def __init__(self, settings: Settings, key: str) -> None:
        from py_vapid import Vapid02  # web push loads a lot, and few servers use it

        self._contact = settings.push_contact
        self._services = settings.push_services
        self._vapid = Vapid02.from_raw(key.encode())
        point = self._vapid.public_key.public_numbers()
        self.key = _told(b"\x04" + point.x.to_bytes(32, "big") + point.y.to_bytes(32, "big"))
        """What browsers subscribe with."""

    @staticmethod
    def new_key() -> str:
        from py_vapid import Vapid02

        vapid = Vapid02()
        vapid.generate_keys()
        return _told(vapid.private_key.private_numbers().private_value.to_bytes(32, "big"))

    def why_not(self, endpoint: str, p256dh: str, auth: str) -> ProtocolError | None:
        """Why this subscription cannot be used."""
        try:
            parts = urlsplit(endpoint)
            host = parts.hostname or ""
            keys = [urlsafe_b64decode(key + "=" * (-len(key) % 4)) for key in (p256dh, auth)]
        except ValueError:
            return ProtocolError("push_shape")
        known = next((name for name in self._services if host == name or host.endswith(f".{name}")), None)
        schemes = ("http", "https") if host == "127.0.0.1" else ("https",)
        if known is None or parts.username or parts.scheme not in schemes:
            return ProtocolError("push_service", host=host[:80])
        return None if (len(keys[0]), len(keys[1])) == (65, 16) else ProtocolError("push_shape")

    async def send(self, endpoint: str, p256dh: str, auth: str, message: Message) -> None:
        await asyncio.to_thread(self._send, endpoint, p256dh, auth, msgspec.json.encode(message).decode())

    def _send(self, endpoint: str, p256dh: str, auth: str, payload: str) -> None:
        import requests
        from pywebpush import WebPushException, webpush

        with requests.Session() as session:
            session.max_redirects = 0  # a redirection could lead anywhere
            try:
                webpush(
                    {"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}},
                    payload,
                    vapid_private_key=self._vapid,
                    vapid_claims={"sub": self._contact},
                    ttl=_PUSH_KEPT,
                    timeout=_SECONDS,
                    requests_session=session,
                )
            except WebPushException as problem:
                status = problem.response.status_code if problem.response is not None else 0
                raise (Undeliverable if status in _GONE else OSError)(f"push refused: {status}") from problem
            except ValueError as problem:  # keys that are no keys
                raise Undeliverable("keys") from problem


def _told(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
