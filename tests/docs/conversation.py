"""Holds the conversations of a page with a real server, over HTTP and WebSocket.

`→` is said to the server, `←` is what it must answer; messages that come in between are skipped. In an answer,
`…` stands for anything, in a text for any part of it, and after a comma for any further fields or items. A word in
capitals stands for a value that the server chose: the first answer with it says which, and from then on it is that.
"""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.docs.pages import Block
from tests.pace import patience

_ANY = "…"
_NAME = re.compile(r"[A-Z][A-Z_]+")
_TURN = re.compile(r"^([→←])(.*(?:\n(?![→←]).*)*)", re.MULTILINE)


class Conversation:
    """With one server. What was named stays named from block to block."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.named: dict[str, Any] = {}
        self._socket: ClientConnection | None = None

    async def hold(self, block: Block) -> None:
        turns = [(match[1], match[2].strip()) for match in _TURN.finditer(block.text)]
        assert turns, f"{block}: nobody says anything"
        if block.language == "http":
            await self._hold_http(block, turns)
        else:
            await self._hold_socket(block, turns)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def _hold_http(self, block: Block, turns: list[tuple[str, str]]) -> None:
        async with httpx.AsyncClient(base_url=self._url, trust_env=False, timeout=patience(30)) as client:
            answer: httpx.Response | None = None
            for who, said in turns:
                if who == "→":
                    head, *lines = said.split("\n")
                    method, path = head.split()
                    headers = [line.strip() for line in lines if re.match(r"\s*[\w-]+: ", line)]
                    body = "\n".join(line for line in lines if line.strip() not in headers)
                    answer = await client.request(
                        method,
                        self._filled(path),
                        headers=dict(self._filled(line).split(": ", 1) for line in headers),
                        json=json.loads(self._filled(body)) if body.strip() else None,
                    )
                else:
                    assert answer is not None
                    status, _, pattern = said.partition(" ")
                    assert str(answer.status_code) == status, f"{block}: {answer.status_code} {answer.text}"
                    if pattern:
                        why = self._why_not(parsed(pattern), answer.json())
                        assert why is None, f"{block}: {why} in {answer.text}"

    async def _hold_socket(self, block: Block, turns: list[tuple[str, str]]) -> None:
        for who, said in turns:
            if who == "→" and said.startswith("/ws"):
                await self.close()
                address = self._url.replace("http", "ws", 1) + self._filled(said)
                self._socket = await connect(address, proxy=None, max_size=None, open_timeout=patience(30))
            elif who == "→":
                assert self._socket is not None
                await self._socket.send(json.dumps(json.loads(self._filled(said))))
            else:
                await self._hear(block, parsed(said))

    async def _hear(self, block: Block, pattern: Any) -> None:
        passed: list[str] = []
        while True:
            assert self._socket is not None
            try:
                text = str(await asyncio.wait_for(self._socket.recv(), patience(10)))
            except TimeoutError:
                raise AssertionError(f"{block}: {pattern} did not come, but:\n" + "\n".join(passed)) from None
            why = self._why_not(pattern, json.loads(text))
            if why is None:
                return
            passed.append(f"{why}: {text[:500]}")

    def _filled(self, text: str) -> str:
        """With the values of what is named, in a text or, without quotes, as a number."""
        return _NAME.sub(lambda match: str(self.named.get(match[0], match[0])), text)

    def _why_not(self, pattern: Any, value: Any, at: str = "$") -> str | None:
        """Where a value does not fit a pattern, if anywhere. What it names is remembered only if everything fits."""
        names = dict(self.named)
        why = _misfit(pattern, value, at, names)
        if why is None:
            self.named = names
        return why


def _misfit(pattern: Any, value: Any, at: str, names: dict[str, Any]) -> str | None:
    if pattern == _ANY:
        return None
    if isinstance(pattern, str) and _NAME.fullmatch(pattern):
        return None if names.setdefault(pattern, value) == value else f"{at} is not {pattern}, {names[pattern]!r}"
    if isinstance(pattern, str) and _ANY in pattern and isinstance(value, str):
        parts = ".*".join(map(re.escape, pattern.split(_ANY)))
        return None if re.fullmatch(parts, value, re.DOTALL) else f"{at} is {value!r}"
    if isinstance(pattern, dict) and isinstance(value, dict):
        wanted = pattern.keys() - {_ANY}
        if missing := wanted - value.keys():
            return f"{at} has no {sorted(missing)}"
        if _ANY not in pattern and (more := value.keys() - wanted):
            return f"{at} also has {sorted(more)}"
        found = (_misfit(pattern[name], value[name], f"{at}.{name}", names) for name in pattern if name != _ANY)
        return next(filter(None, found), None)
    if isinstance(pattern, list) and isinstance(value, list):
        wanted_items = [item for item in pattern if item != _ANY]
        if len(value) < len(wanted_items) or (_ANY not in pattern and len(value) > len(wanted_items)):
            return f"{at} has {len(value)} items"
        pairs = zip(wanted_items, value, strict=False)
        found = (_misfit(item, one, f"{at}[{index}]", names) for index, (item, one) in enumerate(pairs))
        return next(filter(None, found), None)
    return None if pattern == value and type(pattern) is type(value) else f"{at} is {value!r}"


def parsed(text: str) -> Any:
    """A pattern: JSON in which … and names may stand without quotes."""
    out: list[str] = []
    open_: list[str] = []
    for token in re.findall(r'"(?:[^"\\]|\\.)*"|…|[A-Z][A-Z_]+|[\s\S]', text):
        if token in "{[":
            open_.append(token)
        elif token in "}]":
            open_.pop()
        if token == _ANY:
            before = "".join(out).rstrip()[-1:]
            token = f'"{_ANY}": 0' if open_ and open_[-1] == "{" and before in "{," else f'"{_ANY}"'
        elif _NAME.fullmatch(token):
            token = f'"{token}"'
        out.append(token)
    return json.loads("".join(out))
