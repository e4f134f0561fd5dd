"""What the outside world is to a server that calls people: a mail server and a push service, both on this computer."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from types import TracebackType
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Postbox:
    """Takes letters over SMTP and notifications over HTTP. `refuses` is what it answers instead, if anything."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.pushes: list[tuple[str, dict[str, str], bytes]] = []
        self.refuses = 0
        self._servers: list[asyncio.Server] = []

    async def __aenter__(self) -> Postbox:
        for talk in (self._smtp, self._http):
            self._servers.append(await asyncio.start_server(talk, "127.0.0.1", 0))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for server in self._servers:
            server.close()

    @property
    def settings(self) -> dict[str, Any]:
        """What makes a server use it at once."""
        return {
            "mail_server": f"smtp://127.0.0.1:{self._port(0)}",
            "mail_from": "hall@games.example",
            "push_contact": "mailto:hall@games.example",
            "push_services": ("127.0.0.1",),
            "origins": ("https://games.example",),
            "call_after_seconds": 0.0,
            "call_pause_seconds": 0.0,
        }

    def _port(self, number: int) -> int:
        return int(self._servers[number].sockets[0].getsockname()[1])

    async def _smtp(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 postbox\r\n")
        while line := await reader.readline():
            command = line.split()[0].upper() if line.split() else b""
            if command == b"DATA":
                writer.write(b"354 go on\r\n")
                data = await reader.readuntil(b"\r\n.\r\n")
                self.letters.append(message_from_bytes(data[:-3], policy=default))
            code = self.refuses if command == b"RCPT" and self.refuses else 221 if command == b"QUIT" else 250
            writer.write(b"%d answer\r\n" % code)
            if command == b"QUIT":
                break
        writer.close()

    async def _http(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:]) if name}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        if not self.refuses:
            self.pushes.append((head[0].split()[1], headers, body))
        writer.write(b"HTTP/1.1 %d answer\r\nContent-Length: 0\r\nConnection: close\r\n\r\n" % (self.refuses or 201))
        writer.close()

    def browser(self, name: str) -> Browser:
        return Browser(f"http://127.0.0.1:{self._port(1)}/{name}")


class Browser:
    """A browser that has subscribed to web push, and can read what was sent to it."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": endpoint, "p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, body: bytes) -> dict[str, str]:
        clear = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, str] = msgspec.json.decode(clear)
        return found


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
