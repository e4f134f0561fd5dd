"""Who sits where: `--seats human:Ada,greedy,random`, the default, and who sat there in a record."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2b
from secrets import token_hex
from typing import Any

import msgspec

from underhall.bots import Bot, bot, bots, is_bot
from underhall.cli.trouble import USAGE, Trouble
from underhall.core import Game, Seat
from underhall.core.refusals import nearest

HUMAN = "human"
_USUAL_PLAYERS = 3
_NUMBERED = re.compile(r"(.+)-[0-9]+\Z")


class Chair(msgspec.Struct, frozen=True):
    """Who sits there: `human`, or the name of a bot. `name` is what the others call them; a person may have none."""

    sitter: str
    name: str = ""

    @property
    def is_human(self) -> bool:
        return self.sitter == HUMAN


def usual_players(game: Game[Any]) -> int:
    """A good number for one person and bots: three, or the nearest the game has."""
    return min(game.players, key=lambda count: (abs(count - _USUAL_PLAYERS), count))


def seated(game: Game[Any], seats: str | None, players: int | None) -> list[Chair]:
    """The chairs that `--seats` and `--players` ask for. The game itself says whether it takes that many."""
    if seats is None:
        count = usual_players(game) if players is None else players
        if count not in game.players:
            game.setup(count, {})  # refuses it, before chairs are made
        return [_chair(HUMAN, 0), *(_chair("able", seat) for seat in range(1, count))]
    chairs = [_chair(text.strip(), seat) for seat, text in enumerate(seats.split(","))]
    if players is not None and players != len(chairs):
        raise Trouble("usage-seats_players", exit_code=USAGE, seats=len(chairs), players=players)
    return chairs


def remembered(names: Sequence[str], players: int) -> list[Chair]:
    """The chairs of a record, whose names tell bots from people: `greedy-2` is the bot on the second chair."""
    chairs = []
    for seat in range(players):
        name = names[seat] if seat < len(names) else ""
        numbered = _NUMBERED.match(name)
        chairs.append(_chair(numbered[1], seat) if numbered and is_bot(numbered[1]) else Chair(HUMAN, name))
    return chairs


def bots_at(chairs: Sequence[Chair], seed: str | None) -> dict[Seat, Bot]:
    """The bots of a table. With a seed they play the same game again; their own seeds do not reveal it."""
    secret = token_hex(16) if seed is None else seed
    found: dict[Seat, Bot] = {}
    for seat, chair in enumerate(chairs):
        if not chair.is_human:
            own = blake2b(f"{seat}\n{secret}".encode(), digest_size=16, person=b"underhall bot").hexdigest()
            found[seat] = bot(chair.sitter, own)
    return found


def _chair(text: str, seat: Seat) -> Chair:
    sitter, _, name = text.partition(":")
    if sitter != HUMAN and not is_bot(sitter):
        known = [HUMAN, *bots()]
        near = nearest(sitter, known)
        key = "usage-sitter_near" if near else "usage-sitter"
        raise Trouble(key, exit_code=USAGE, sitter=sitter, near=near, known=tuple(known))
    if sitter == HUMAN:
        return Chair(HUMAN, name)
    return Chair(sitter, f"{sitter}-{seat + 1}")
