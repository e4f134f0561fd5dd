"""Checks of what a game declares about itself, before anything is played."""

from __future__ import annotations

import re

from underhall.conformance.registry import Scene, Wrong, check
from underhall.core import Automatic, Chance, Decide

_NAME = re.compile(r"[a-z][a-z0-9_]*\Z")


@check("once", "declaration")
def declaration(scene: Scene) -> None:
    """Ids, player counts, options, categories, words and steps are declared, and fit together."""
    game = scene.game
    if not _NAME.match(game.id):
        raise Wrong(f"the id is {game.id!r}", "Use small letters, digits and underscores.")
    if not game.players or list(game.players) != sorted(set(game.players)) or game.players[0] < 1:
        raise Wrong(f"the player counts are {game.players}", "List each count once, in rising order.")
    if not game.categories or len(set(game.categories)) != len(game.categories):
        raise Wrong(f"the categories are {game.categories}", "Name each row of the score sheet once.")
    for option in game.options:
        if not _NAME.match(option.name) or (option.values and option.default not in option.values):
            raise Wrong(f"the default of option {option.name!r} is {option.default!r}", "Let it be one of its values.")
    words = set(game.notation.words.values())
    for tag, step in game.steps.words.items():
        if not issubclass(step, Automatic | Decide | Chance):
            raise Wrong(f"the step {tag!r} is of no kind", "Derive it from Automatic, Decide or Chance.")
        if not issubclass(step, Decide):
            continue
        if not step.answers:
            raise Wrong(f"the decision {tag!r} has no answers", "Set `answers` to the types of its moves.")
        for answer in step.answers:
            if answer not in words:
                raise Wrong(f"{answer.__name__}, an answer to {tag!r}, has no notation", "List it in `notation`.")
            if answer in game.side_words:
                raise Wrong(f"{answer.__name__} is an answer to {tag!r} and a side move", "Let it be one of the two.")
    for word in game.side_words:
        if word not in words:
            raise Wrong(f"the side move {word.__name__} has no notation", "List it in `notation`.")
