"""Texts that people type — names, chat, labels: what is let in, and how it is kept."""

from __future__ import annotations

import re
import unicodedata

from underhall.protocol.errors import ProtocolError

NAME_LIMIT = 40
LABEL_LIMIT = 80
CONTRIBUTION_LIMIT = 128

# Control, surrogate, private and unassigned characters; line and paragraph separators. Of the format characters only
# the joiners that scripts and emoji need: the others turn text around or hide it.
_REFUSED = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = {"\u200c", "\u200d"}
# Letters and signs that are drawn as nothing: the fillers of Hangul, and Braille without dots.
_BLANK = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}\Z")
_LOGIN = re.compile(r"[a-z0-9][a-z0-9_.@+-]{2,79}\Z")


def name(text: str) -> str:
    """A name as it is kept: normalised, without space around it."""
    return _line(text, "name", NAME_LIMIT)


def chat(text: str, limit: int) -> str:
    return _line(text, "text", limit)


def label(text: str) -> str:
    return _line(text, "label", LABEL_LIMIT) if text.strip() else ""


def contribution(text: str) -> str:
    """A seat's own text for the seed: anything, kept exactly as it was sent."""
    if len(text) > CONTRIBUTION_LIMIT:
        raise ProtocolError("text_long", field="contribution", limit=CONTRIBUTION_LIMIT)
    _check(text, "contribution")
    return text


def login(text: str) -> str:
    folded = text.strip().casefold()
    if not is_login(folded):
        raise ProtocolError("login_shape")
    return folded


def is_login(text: str) -> bool:
    return _LOGIN.match(text) is not None


def is_id(text: str) -> bool:
    """Whether a text could be an id or a link that we made."""
    return _ID.match(text) is not None


def clean(text: str, limit: int) -> str:
    """What a program says about itself, without what cannot be shown: nothing is refused."""
    return "".join(character for character in text if _is_plain(character))[:limit]


def _line(text: str, field: str, limit: int) -> str:
    kept = unicodedata.normalize("NFC", text).strip()
    if not kept:
        raise ProtocolError("text_empty", field=field)
    if len(kept) > limit:
        raise ProtocolError("text_long", field=field, limit=limit)
    _check(kept, field)
    if not any(map(_is_seen, kept)):
        raise ProtocolError("text_empty", field=field)
    return kept


def _check(text: str, field: str) -> None:
    for character in text:
        if not _is_plain(character):
            raise ProtocolError("text_control", field=field, character=f"U+{ord(character):04X}")


def _is_plain(character: str) -> bool:
    category = unicodedata.category(character)
    return category not in _REFUSED and (category != "Cf" or character in _JOINERS)


def _is_seen(character: str) -> bool:
    """Whether something is drawn even if this character stands alone: no joiner, accent or space."""
    return unicodedata.category(character)[0] not in "CMZ" and character not in _BLANK
