"""What HTTP requests and answers are made of. Unknown fields are refused with their path, as on the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from underhall.core.cards import Card
from underhall.protocol.live import DecisionInfo, EventInfo, SeatNumber, TableInfo

OptionText = Annotated[str, Meta(max_length=4000)]
Text = Annotated[str, Meta(max_length=400)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what is sent to the server."""


# People ---------------------------------------------------------------------------------------------------------------


class Nickname(Body, frozen=True):
    nickname: Text


class Account(Body, frozen=True):
    login: Text
    password: Text


class NewAccount(Body, frozen=True):
    """For a guest, a login and a password. For the owner of that login, a new password; the old one then goes
    in `current`."""

    login: Text
    password: Text
    current: Text = ""


class TokenRequest(Body, frozen=True):
    label: Text = ""


class Me(msgspec.Struct, frozen=True):
    """The person who asks. A guest has no login."""

    id: str
    nickname: str
    login: str | None
    session: str
    host: bool = False
    """Whether they may look after the others here."""


class TokenMade(msgspec.Struct, frozen=True):
    """A token, shown this once: send it as `Authorization: Bearer …`."""

    id: str
    token: str
    person: str


class SessionInfo(msgspec.Struct, frozen=True):
    """A way in: `kind` is browser or token; `here` marks the one that asks."""

    id: str
    kind: str
    label: str
    created: str
    seen: str
    here: bool


# Games and tables -----------------------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True):
    """A choice when a table is made. Without values any text may be tried; the game checks it."""

    name: str
    text: str
    values: list[str | int | bool]
    default: str | int | bool


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    players: list[int]
    options: list[OptionInfo]
    rules: int
    edition: str
    lessons: int
    """How many tasks there are to learn it by; none if it has no lessons."""
    puzzles: int
    """How many positions there are to try one's wits at."""


class Components(msgspec.Struct, frozen=True):
    """What a page needs to draw a game and say its moves: names of components in the reader's language, the content
    files by name, the rows of the score sheet, and the fields of each kind of move."""

    names: dict[str, str]
    catalogue: dict[str, Any]
    categories: list[str]
    fields: dict[str, list[str]]
    messages: str
    """The messages of a game from outside the package, as Fluent; the page has all others."""
    page: str
    """The address of the module that such a game brings for the page, if any."""
    cites: dict[str, str]
    """The place in the rules that tells of each kind of event, where there is one."""


class FigureInfo(msgspec.Struct, frozen=True):
    """A picture in the rules: a view, whose home it is, and which part of the table is drawn around which places."""

    view: Any
    part: str
    seat: int
    around: tuple[str, ...]


class RulesText(msgspec.Struct, frozen=True):
    """A game's rules as Markdown, with an HTML anchor `rule-<name>` at every section and ruling, and its figures."""

    text: str
    figures: dict[str, FigureInfo]


class Games(msgspec.Struct, frozen=True):
    games: list[GameInfo]
    bots: list[str]


class SeatPlan(Body, frozen=True):
    """Who will sit there: I myself, anyone who joins, another person at this same screen, or a bot."""

    kind: Literal["me", "open", "hot_seat", "bot"] = "open"
    name: Text = ""
    """The name of a person at the same screen, or of a bot."""
    bot: Annotated[str, Meta(max_length=20)] = "greedy"


class Clock(Body, frozen=True):
    """The rule: `minutes` and `increment` (seconds) for a live clock, `days` for days per move."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 2


class NewTable(Body, frozen=True):
    """A table to make. Without `seats`, I take the first and the others are open."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=15)]
    options: dict[str, OptionText | int | bool] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=15)] | None = None
    open: bool = True
    """Whether everyone may join and watch, or only those who have a link."""
    clock: Clock = Clock()
    contribution: Text = ""
    wait: bool = False
    """Do not start at once even if every seat is taken: the owner or the last to join starts it."""
    rated: bool = False
    """Whether the result counts for the ratings. Needs a clock, and an account for everyone who sits down."""
    delay: Literal[0, 1, 5, 15] = 0
    """How many minutes later those who watch see every move, and what players say, until the game is over."""


class Join(Body, frozen=True):
    """Take a seat: that of a seat's link, a given one, or the first that is open."""

    seat: SeatNumber | None = None
    link: Annotated[str, Meta(max_length=64)] = ""
    contribution: Text = ""


class JoinByLink(Body, frozen=True):
    link: Id
    seat: SeatNumber | None = None
    contribution: Text = ""


class ChooseSeat(Body, frozen=True):
    """Which of your own seats is meant; None means all of them."""

    seat: SeatNumber | None = None


class Contribution(Body, frozen=True):
    """A text of your own that is mixed into the seed, sent after seeing the server's commitment."""

    seat: SeatNumber
    contribution: Text


class ChatSwitch(Body, frozen=True):
    on: bool


class Silence(Body, frozen=True):
    """Whether a speaker of the table's chat may talk there no more."""

    speaker: Text
    on: bool


class BotChoice(Body, frozen=True):
    bot: Annotated[str, Meta(max_length=20)] = "greedy"


class Branch(Body, frozen=True):
    """What if: a private table against bots that goes on from a ply of the record, by default the current one."""

    ply: Annotated[int, Meta(ge=0)] | None = None
    seat: SeatNumber | None = None
    bot: Annotated[str, Meta(max_length=20)] = "greedy"


class TableCard(msgspec.Struct, frozen=True):
    """A table as the person who asks may know it. Links are there for those who may hand them on."""

    table: TableInfo
    mine: list[int]
    owner: bool
    ply: int | None
    deciding: list[int]
    my_turn: bool
    link: str = ""
    seat_links: list[str] = []
    followed: list[int] = []
    """The seats of people whom you follow."""


class Tables(msgspec.Struct, frozen=True):
    tables: list[TableCard]


class History(msgspec.Struct, frozen=True):
    """How long a record is; when the game is over, also every seat's total after each ply."""

    plies: int
    totals: list[list[int]]


class Replayed(msgspec.Struct, frozen=True):
    """The position at a ply of the record, as your own seat or a spectator saw it; `text` says what led to it."""

    ply: int
    view: msgspec.Raw
    text: str
    decision: DecisionInfo | None
    events: list[EventInfo]


class Happened(msgspec.Struct, frozen=True):
    """What a ply of the record brought about; `ply` is how many plies the record had then. `seat` decided, if any."""

    ply: int
    seat: int | None
    events: list[EventInfo]


class Log(msgspec.Struct, frozen=True):
    plies: list[Happened]


class Preview(msgspec.Struct, frozen=True):
    """What a move would bring your own seat: points by category, the total, and what would happen, in words.

    `final` says that you could not step back from it alone: it reveals something, or hands over to others.
    """

    points: dict[str, int]
    total: int
    events: list[EventInfo]
    final: bool


class Checked(msgspec.Struct, frozen=True):
    """A finished record that was derived again from its seed: its length, the result, and the dealer's commitment.

    If it began at a given position, nothing proves that: what follows was checked.
    """

    plies: int
    totals: list[int]
    commitment: str
    from_position: bool


class Cards(msgspec.Struct, frozen=True):
    """All components of a game explained, without a position."""

    cards: list[Card]


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str


class Problem(msgspec.Struct, frozen=True):
    """Every refusal: a code for programs and a sentence in the reader's language."""

    code: str
    text: str
