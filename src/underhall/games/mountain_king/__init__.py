"""In the Hall of the Mountain King: trolls recruited into a pyramid, tunnels dug to the heart of the mountain.

One module per chapter of the rules. Start with `game` for the interface, `turns` for the flow of a turn,
`board.mountain` for the board; the rules and rulings are in `locales/en/mountain_king.md`.
"""

from underhall.games.mountain_king.game import GAME

__all__ = ["GAME"]
