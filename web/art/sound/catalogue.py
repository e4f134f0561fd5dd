"""The set: every sound with its maker, its category, when it is played and how much cave it has."""

from collections.abc import Callable
from dataclasses import dataclass

import creature_sounds as creatures
import signal_sounds as signals
import table_sounds as table


@dataclass(frozen=True)
class Sound:
    """One file. `centroid` (Hz) and `attack` (ms) are the designed ranges that `check.py` holds the decoded file to."""

    name: str
    make: Callable
    category: str
    when: str
    centroid: tuple[float, float]
    attack: tuple[float, float] = (0.2, 8)
    wet: float = 0.16
    room: float = 0.20
    trim: float = 0.0  # dB on top of the category's volume
    floor: float = -36.0  # dB under the peak at which the tail is cut


# category -> (volume dB, voices at once, share of volume left while a signal sounds)
CATEGORIES = {
    "pieces": (-6, 4, 0.7),
    "goods": (-8, 3, 0.6),
    "work": (-8, 3, 0.6),
    "creatures": (-10, 2, 0.5),
    "signals": (-5, 1, 1.0),
}

KNOCK, SOFT, SLOW = (0.2, 8), (2, 60), (25, 420)

SOUNDS = (
    Sound("place-wood", table.place_wood, "pieces", "wooden piece, dwarf, troll set down", (200, 900), KNOCK),
    Sound("place-stone", table.place_stone, "pieces", "stone, statue base, boulder set down", (700, 2600), KNOCK),
    Sound("place-tile", table.place_tile, "pieces", "tile or furnishing laid", (300, 1600), KNOCK),
    Sound("pick-up", table.pick_up, "pieces", "piece or tile taken in hand", (400, 2400), (0.2, 30), trim=-5),
    Sound("ratchet", table.ratchet, "pieces", "tile turned", (500, 2000), KNOCK, trim=-4),
    Sound("card-flip", table.card_flip, "pieces", "card turned or drawn", (900, 4000), (5, 60)),
    Sound("card-shuffle", table.card_shuffle, "pieces", "deck or row renewed", (600, 3500), (0.2, 12), trim=-2),
    Sound("page", table.page, "pieces", "rules, log, card opened", (900, 4500), (2, 200), wet=0.08, trim=-5),
    Sound("coin", table.coin, "goods", "one gold, points at a section", (3800, 7500), KNOCK, wet=0.12, trim=-4),
    Sound("coins", table.coins, "goods", "two gold or more, payment", (3800, 7500), KNOCK, wet=0.12, trim=-4),
    Sound("ore", table.ore, "goods", "ore or stone gained", (500, 2200), KNOCK),
    Sound("gem", table.gem, "goods", "ruby gained", (1900, 4200), KNOCK, wet=0.2, room=0.3, trim=-3),
    Sound("logs", table.logs, "goods", "wood gained", (180, 900), (0.2, 12)),
    Sound("grain", table.grain, "goods", "grain or vegetable sown, gained", (1500, 5000), (5, 160), wet=0.06, trim=-3),
    Sound("bowl", table.bowl, "goods", "food gained, dwarfs fed", (300, 1200), KNOCK),
    Sound("dig", table.dig, "work", "tunnel or cavern dug", (400, 2400), KNOCK, wet=0.26, room=0.32),
    Sound("rubble", table.rubble, "work", "rubble falls, mountain opened", (350, 1800), (0.2, 140), wet=0.22, room=0.3),
    Sound(
        "anvil",
        table.anvil,
        "work",
        "weapon forged, workshop used",
        (1200, 4200),
        KNOCK,
        wet=0.2,
        room=0.3,
        trim=-3,
        floor=-40,
    ),
    Sound("saw", table.saw, "work", "furnishing built, stable built", (900, 3500), (3, 140), wet=0.1, trim=-3),
    Sound(
        "footsteps",
        table.footsteps,
        "work",
        "expedition, dwarf or troll walks",
        (150, 1600),
        KNOCK,
        wet=0.3,
        room=0.34,
        trim=-2,
    ),
    Sound("door", table.door, "work", "gate, door, cavern opened", (200, 1400), (0.2, 20), wet=0.24, room=0.34),
    Sound("cart", table.cart, "work", "cart claims a tile, minecart moves", (200, 1300), (20, 140), wet=0.2, room=0.3),
    Sound("cart-ride", table.cart_ride, "work", "last ride", (200, 1300), (60, 700), wet=0.22, room=0.3, floor=-28),
    Sound("fire", table.fire, "work", "route finished, hearth, torch", (200, 1800), (5, 160), wet=0.12),
    Sound("statue", signals.statue, "work", "statue carved or moved", (250, 1400), (0.2, 220), wet=0.22, room=0.32),
    Sound("sheep", creatures.sheep, "creatures", "sheep gained", (550, 1800), (15, 160)),
    Sound("donkey", creatures.donkey, "creatures", "donkey gained", (500, 1700), (10, 160)),
    Sound("boar", creatures.boar, "creatures", "wild boar gained", (350, 1300), (4, 60)),
    Sound("cattle", creatures.cattle, "creatures", "cattle gained", (250, 800), (40, 330), floor=-28),
    Sound("dog", creatures.dog, "creatures", "dog gained", (500, 1500), (4, 40)),
    Sound("ghost", creatures.ghost, "creatures", "ghost laid", (300, 700), SLOW, wet=0.45, room=0.5, floor=-30),
    Sound("slime", creatures.slime, "creatures", "slime laid", (250, 900), (1, 25)),
    Sound("bat", creatures.bat, "creatures", "bat laid", (350, 2200), (2, 40), wet=0.2),
    Sound("bones", creatures.bones, "creatures", "skeleton laid", (800, 2400), KNOCK, wet=0.2),
    Sound(
        "wisp",
        creatures.wisp,
        "creatures",
        "will-o'-wisp laid",
        (1900, 3600),
        SLOW,
        wet=0.3,
        room=0.4,
        trim=-3,
        floor=-30,
    ),
    Sound("dragon", creatures.dragon, "creatures", "dragon laid", (250, 1100), (5, 60), wet=0.2, room=0.3),
    Sound("golem", creatures.golem, "creatures", "golem laid", (80, 600), (0.5, 15), wet=0.3, room=0.36),
    Sound(
        "werewolf",
        creatures.werewolf,
        "creatures",
        "werewolf laid",
        (350, 750),
        SLOW,
        wet=0.7,
        room=0.6,
        trim=-4,
        floor=-28,
    ),
    Sound("troll", creatures.troll, "creatures", "troll recruited", (300, 1200), (8, 80), wet=0.24, room=0.3),
    Sound(
        "spell",
        signals.spell,
        "signals",
        "spell cast, power used",
        (1100, 3000),
        (0.2, 300),
        wet=0.3,
        room=0.4,
        trim=-4,
        floor=-30,
    ),
    Sound(
        "your-turn", signals.your_turn, "signals", "it is your turn", (700, 1500), KNOCK, wet=0.2, room=0.36, floor=-36
    ),
    Sound("turn-end", signals.turn_end, "signals", "you ended your turn", (150, 600), KNOCK, trim=-3),
    Sound("refusal", signals.refusal, "signals", "that is not allowed", (150, 420), (1, 20), wet=0.1, trim=-3),
    Sound("undo", signals.undo, "signals", "move taken back", (500, 3200), (30, 340), wet=0.06, trim=-4),
    Sound("round-bell", signals.round_bell, "signals", "new round", (600, 1700), KNOCK, wet=0.2, room=0.4, floor=-40),
    Sound(
        "harvest", signals.harvest, "signals", "harvest begins", (350, 1900), (0.2, 20), wet=0.16, room=0.3, floor=-28
    ),
    Sound("win", signals.win, "signals", "you won", (350, 1100), (1, 90), wet=0.2, room=0.4, floor=-28),
    Sound(
        "lose",
        signals.lose,
        "signals",
        "the game is over, another won",
        (220, 700),
        (0.5, 40),
        wet=0.2,
        room=0.4,
        floor=-28,
    ),
    Sound("message", signals.message, "signals", "chat message", (450, 1300), (0.5, 12), wet=0.12, trim=-5),
)
