"""In the Hall of the Mountain King: trolls recruited into a pyramid, tunnels dug to the heart of the mountain.

One module a chapter of the rules. Start with `game` for the interface, `turns` for the flow of a turn, `board.mountain`
for the board; `locales/en/mountain_king.md` tells the rules and the rulings.
"""

from underhall.games.mountain_king.game import GAME

__all__ = ["GAME"]
