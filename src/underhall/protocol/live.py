"""The live protocol: what a client and a table say to each other, as typed messages. No framework, no sockets.

Every message is one JSON object with a `type`. Unknown fields and wrong types are refused with the path of the
offending field. `docs/protocol.md` describes the conversation; this module is its grammar. VERSION changes when an old
client could misunderstand a new server.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from underhall.core.agenda import Transfer
from underhall.core.messages import LANGUAGES, Fact
from underhall.core.refusals import Error, Refusal
from underhall.protocol.errors import ProtocolError

VERSION = 3
CHAT_LIMIT = 500
MESSAGE_LIMIT = 8 * 1024

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Ply = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400)]

Phrase = Literal[
    "hello", "good_luck", "nice_move", "one_moment", "sorry", "thank_you", "well_played", "good_game",
    "cheers", "ha_ha", "boo", "on_fire", "treasure", "all_hail",
]  # fmt: skip
"""What can be said without typing: phrases, and emotes, which are drawn. Everyone reads them in their own language."""
PHRASES: tuple[str, ...] = get_args(Phrase)


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what clients say."""


class Hello(Incoming, frozen=True, tag="hello"):
    """The first message of a connection: which table, looked at from which seat (None: a spectator), and the last
    ply the client has, so that it gets only what it missed."""

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: SeatNumber | None = None
    ply: Ply | None = None
    lang: Annotated[str, Meta(max_length=8)] = "en"
    link: Annotated[str, Meta(max_length=64)] = ""
    """The table's invitation, for those who watch a table that is not open to everyone."""
    version: int = VERSION


class PlayMove(Incoming, frozen=True, tag="move"):
    """A move for the connection's seat. `key` is made by the client: the same key again gets the same answer.
    `ply` is the ply the move answers; an older one gets `moved_on`."""

    key: Key
    ply: Ply
    move: MoveText


class Undo(Incoming, frozen=True, tag="undo"):
    """Take back the seat's last move. If something has been revealed since, this asks everyone else for consent."""

    key: Key
    ply: Ply


class Consent(Incoming, frozen=True, tag="consent"):
    """The answer to a `proposal`."""

    key: Key
    ply: Ply
    agree: bool


class WhyNot(Incoming, frozen=True, tag="why_not"):
    """Why can this move not be made now? Without a move: which rule, if any, forbids the last of these picks after the
    others?"""

    id: Key
    move: MoveText = ""
    picks: Annotated[list[MoveText], Meta(max_length=16)] = []


class Hint(Incoming, frozen=True, tag="hint"):
    """What would a strong bot do here, and why?"""

    id: Key


class Sample(Incoming, frozen=True, tag="sample"):
    """Ask for a whole position that agrees with everything the seat knows, the rest redrawn: what search bots use."""

    id: Key


class Say(Incoming, frozen=True, tag="say"):
    """Chat."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LIMIT)]


class SayPhrase(Incoming, frozen=True, tag="phrase"):
    """Chat, by the id of a phrase or an emote."""

    key: Key
    phrase: Annotated[str, Meta(min_length=1, max_length=40)]


class Look(Incoming, frozen=True, tag="look"):
    """Look from another of your own seats (hot-seat), or as a spectator."""

    seat: SeatNumber | None = None


class Refresh(Incoming, frozen=True, tag="refresh"):
    """Ask for a whole frame: the cure for any doubt."""


ClientMessage = Hello | PlayMove | Undo | Consent | WhyNot | Hint | Sample | Say | SayPhrase | Look | Refresh


class Outgoing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Base of what tables say."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where: `kind` is open, person or bot; `bot` names the bot that plays, even for an absent person.
    `commitment` is a fingerprint of what the seat adds to the seed; empty if it adds nothing."""

    seat: int
    kind: str
    name: str
    bot: str
    here: bool
    commitment: str
    away: str
    """Until when the person is on holiday; empty if they are not."""


class PauseInfo(msgspec.Struct, frozen=True):
    """Who asks for a pause, who has yet to agree, and since when the clocks stand still (empty: they run)."""

    seat: int | None
    waiting: list[int]
    since: str


class TableInfo(msgspec.Struct, frozen=True):
    """What everyone may know of a table apart from the position."""

    id: str
    game: str
    players: int
    options: dict[str, str | int | bool]
    status: str
    seats: list[SeatInfo]
    open: bool
    clock: dict[str, str | int]
    commitment: str
    rematch: str
    created: str
    chat: bool
    """Whether people may talk there; the table's maker decides."""
    rated: bool
    """Whether the result counts for the ratings."""
    seek: bool
    """Whether it was made to find opponents."""
    least: int | None
    most: int | None
    """The lowest and highest rating that may sit down without a link."""
    pause: PauseInfo | None
    """A pause that somebody asks for, or that everybody has agreed to."""
    daily: str
    """The day whose challenge is played there: `2026-11-18`; empty elsewhere."""
    silenced: list[str]
    """The speakers who may not talk there because the table's maker says so."""
    delay: int
    """How many minutes later those who watch see a running game: every move, and what players say."""


class MoveOffer(msgspec.Struct, frozen=True):
    """A legal move: its notation, what a person touches to make it, and whether it is a side move."""

    move: str
    picks: list[str]
    side: bool = False


class EventInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, with its sentence in the reader's language, and what went from where to where."""

    kind: str
    seat: int | None
    facts: dict[str, Fact]
    text: str
    transfers: tuple[Transfer, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """The best line that a strong bot finds for a seat, and why."""

    moves: list[str]
    """The whole line; the first is the move to make now."""
    events: list[EventInfo]
    """What it brings about for the seat, up to the first draw."""
    points: list[float]
    """What every seat may expect at the end of the game after it."""
    next: str
    """The answer that comes closest; empty if there is no other."""
    ahead: float
    """By how many points the best line is better than the best one that begins with `next`."""


class DecisionInfo(msgspec.Struct, frozen=True):
    seats: list[int]
    kind: str
    text: str


class Welcome(Outgoing, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    version: int
    table: TableInfo
    seat: int | None
    ply: int
    epoch: str = ""
    """If the epoch differs from the one the client knows, or the ply is lower, the database was restored: nothing
    the client was shown before counts."""
    speaker: str = ""
    """The reader's own mark in the table's chat."""


class Points(msgspec.Struct, frozen=True):
    points: dict[str, int]
    total: int


class Scene(Outgoing, frozen=True, kw_only=True):
    """What `frame` and `changes` have in common: the position after `ply`, as the connection's seat sees it. `moves` is
    there for the seat that decides; `events` are those since the ply before, or since the client's own last ply."""

    ply: int
    decision: DecisionInfo | None
    moves: list[MoveOffer]
    events: list[EventInfo]
    over: bool
    can_undo: bool = False
    standings: list[tuple[int, list[int]]] | None = None
    scores: list[Points] | None = None
    """When the game is over: every seat's points by category, and their sum."""
    clocks: list[int] | None = None
    record: int = 0
    """How many plies the record has: where a replay of this very position begins."""
    ack: str = ""
    """The key of this connection's own command that led here: it is on disk."""


class Frame(Scene, frozen=True, kw_only=True, tag="frame"):
    """A whole frame."""

    view: msgspec.Raw


class Changes(Scene, frozen=True, kw_only=True, tag="changes"):
    """A frame of which the client has most already: see `changed_view`."""

    since: int
    """The ply of the frame that this one changes. A client that has another asks for a whole one, with `refresh`."""
    view: dict[str, msgspec.Raw]
    """The parts of the view that are different now: `round`, or `players/2` for one entry of a list."""


class Ack(Outgoing, frozen=True, tag="ack"):
    """The command with this key is on disk, at this ply. Commands that bring a new frame are acknowledged in it; this
    answers all others, and commands that are sent again."""

    key: str
    ply: int


class Refused(Outgoing, frozen=True, tag="refused"):
    """A command that was not carried out: a code for programs, the ruling, a sentence in the reader's language."""

    key: str
    code: str
    text: str
    ruling: str = ""
    facts: dict[str, Fact] = {}


class Unknown(Outgoing, frozen=True, tag="unknown"):
    """Nobody can say yet whether the command with this key was carried out, because the database does not answer.
    The client sends it again with the same key until it gets another answer."""

    key: str
    text: str


class MovedOn(Outgoing, frozen=True, tag="moved_on"):
    """The command answered an older ply: here is the current one; nothing was done."""

    key: str
    frame: Frame


class Answer(Outgoing, frozen=True, tag="answer"):
    """The answer to `why_not` (a reason, or none: the move is legal, or no rule applies) or to `hint` (a move, and the
    advice that it comes from)."""

    id: str
    text: str = ""
    ruling: str = ""
    move: str = ""
    advice: Advice | None = None


class Sampled(Outgoing, frozen=True, tag="sampled"):
    """The answer to `sample`: a position for `underhall.position`."""

    id: str
    ply: int
    position: dict[str, Any]


class Said(Outgoing, frozen=True, tag="said"):
    """Chat. `speaker` is the same for all that one person says at this table, whatever their name. With a `phrase`,
    `text` is empty."""

    number: int
    name: str
    seat: int | None
    text: str
    at: str
    speaker: str = ""
    phrase: Phrase | None = None


class MutedSpeaker(msgspec.Struct, frozen=True):
    """Somebody whose chat the reader does not want to see; `id` names them in the reader's own lists."""

    speaker: str
    id: str


class Muted(Outgoing, frozen=True, tag="muted"):
    """All whom the reader has muted, anywhere, as speakers of this table. Sent before the chat if there are any, and
    whenever they change."""

    people: list[MutedSpeaker]


class Unsaid(Outgoing, frozen=True, tag="unsaid"):
    """A host has removed a line of the chat."""

    number: int


class Notice(Outgoing, frozen=True, tag="notice"):
    """Something that the reader has to be told, in their language: a host has muted them, or named them otherwise."""

    text: str


class Presence(Outgoing, frozen=True, tag="presence"):
    """Who is connected now."""

    seats: list[int]
    spectators: int


class Proposal(Outgoing, frozen=True, tag="proposal"):
    """A seat asks everyone to take back more than it may take back alone; an empty `waiting` means it is settled."""

    seat: int
    ply: int
    waiting: list[int]


class TableChanged(Outgoing, frozen=True, tag="table"):
    """Seats, status or clock changed."""

    table: TableInfo


class Failed(Outgoing, frozen=True, tag="failed"):
    """The message could not be dealt with at all. `fatal` says that the server closes the connection."""

    code: str
    text: str
    fatal: bool = False


ServerMessage = (
    Welcome
    | Frame
    | Changes
    | Ack
    | Refused
    | Unknown
    | MovedOn
    | Answer
    | Sampled
    | Said
    | Muted
    | Unsaid
    | Notice
    | Presence
    | Proposal
    | TableChanged
    | Failed
)


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder(order="deterministic")


def decode(data: str | bytes) -> ClientMessage:
    """A client's message, checked. ProtocolError names the field that is wrong."""
    if len(data) > MESSAGE_LIMIT:
        raise ProtocolError("too_long", limit=MESSAGE_LIMIT)
    try:
        return _decoder.decode(data)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise ProtocolError("bad_message", problem=str(problem)) from None


def encode(message: Outgoing | Incoming) -> bytes:
    return _encoder.encode(message)


def encode_view(view: Any) -> bytes:
    """A view, or a part of one, as JSON."""
    return _encoder.encode(view)


def changed_view(view: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A view, as plain data, after changes to it. What did not change is the same object."""
    changed = dict(view)
    for path, part in changes.items():
        name, _, entry = path.partition("/")
        if not entry:
            changed[name] = part
            continue
        if changed[name] is view[name]:
            changed[name] = list(changed[name])
        changed[name][int(entry)] = part
    return changed


def refusal(key: str, problem: Refusal | Error, lang: str) -> Refused:
    """The refusal of a command, in the reader's language."""
    lang = lang if lang in LANGUAGES else "en"
    inner = getattr(problem, "refusal", problem)
    ruling = inner.ruling if isinstance(inner, Refusal) else ""
    return Refused(key, inner.code, problem.sentence(lang), ruling, dict(inner.facts))
