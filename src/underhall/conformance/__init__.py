"""The conformance kit: laws that every game keeps, and `check_game`, which holds a game to them.

    from underhall.conformance import check_game

    def test_my_game_conforms() -> None:
        check_game(my_game.GAME)

It raises ConformanceError, which says what is wrong, where, and what to do next, and carries the record of the match.
`CHECKS` lists the laws. The kit is for authors of games inside and outside this package: docs/adding-a-game.md.
"""

from underhall.conformance.checking import Report, check_game
from underhall.conformance.laws import CHECKS
from underhall.conformance.registry import Check, ConformanceError

__all__ = ["CHECKS", "Check", "ConformanceError", "Report", "check_game"]
