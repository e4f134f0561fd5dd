"""The one error of the protocol: a message or a request that the server refuses."""

from __future__ import annotations

from underhall.core import messages
from underhall.core.messages import Fact
from underhall.core.refusals import Error


class ProtocolError(Error):
    """A message that breaks the protocol, or a request that the server refuses; `status` is its HTTP status."""

    key = "server"

    def __init__(self, code: str, status: int = 400, **facts: Fact) -> None:
        # People do send numbers with hundreds of digits, and no sentence can hold those.
        super().__init__(code, **{name: _sayable(fact) for name, fact in facts.items()})
        self.status = status

    def sentence(self, lang: str = "en") -> str:
        return messages.sentence(f"server-{self.code}", self.facts, lang)


def _sayable(fact: Fact) -> Fact:
    return "∞" if isinstance(fact, int) and abs(fact) >= 10**15 else fact
