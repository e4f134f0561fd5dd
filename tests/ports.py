"""Ports for servers that tests start."""

from __future__ import annotations

import socket
from contextlib import suppress
from random import SystemRandom

_PORTS = range(20_000, 32_768)
"""Higher ones the system lends to every client: one may be gone before a server has it, or comes back to it."""
_random = SystemRandom()
_given: set[int] = set()


def free_port() -> int:
    """A port of the loopback at which nobody listens, and no other that this process was given."""
    for _ in range(100):
        port = _random.choice(_PORTS)
        if port not in _given and _is_free(port):
            _given.add(port)
            return port
    raise RuntimeError("no free port was found")


def _is_free(port: int) -> bool:
    with socket.socket() as probe, suppress(OSError):
        probe.bind(("127.0.0.1", port))
        return True
    return False
