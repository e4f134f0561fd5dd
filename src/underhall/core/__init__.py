"""The engine core: knows no game. Read `game` for the interface, `agenda` for the flow, `match` for playing."""

from underhall.core import flow as _flow
from underhall.core.agenda import (
    DEALER,
    Automatic,
    Beside,
    Chance,
    Decide,
    Draw,
    Event,
    Events,
    Luck,
    Seat,
    State,
    Step,
    Transfer,
    replaced,
)
from underhall.core.course import Ply
from underhall.core.dealer import Dealer, combine, commitment
from underhall.core.game import Decision, Game, Option, OptionValue, Rng, Score, Setup, standings
from underhall.core.match import Match
from underhall.core.notation import Move, Notation, Word
from underhall.core.playouts import Numbers, Policy, advance, playout
from underhall.core.refusals import (
    AmbiguousMove,
    ArgumentError,
    ContentError,
    Error,
    IllegalMove,
    MalformedMove,
    MoveError,
    PositionError,
    RecordError,
    Refusal,
    SetupError,
    UndoRefused,
)

COMPILED = not str(_flow.__file__).endswith(".py")
"""Whether these engines are compiled, and not the pure Python that is the reference."""

__all__ = [
    "COMPILED",
    "DEALER",
    "AmbiguousMove",
    "ArgumentError",
    "Automatic",
    "Beside",
    "Chance",
    "ContentError",
    "Dealer",
    "Decide",
    "Decision",
    "Draw",
    "Error",
    "Event",
    "Events",
    "Game",
    "IllegalMove",
    "Luck",
    "MalformedMove",
    "Match",
    "Move",
    "MoveError",
    "Notation",
    "Numbers",
    "Option",
    "OptionValue",
    "Ply",
    "Policy",
    "PositionError",
    "RecordError",
    "Refusal",
    "Rng",
    "Score",
    "Seat",
    "Setup",
    "SetupError",
    "State",
    "Step",
    "Transfer",
    "UndoRefused",
    "Word",
    "advance",
    "combine",
    "commitment",
    "playout",
    "replaced",
    "standings",
]
