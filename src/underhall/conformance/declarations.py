"""Checks of what a game declares about itself, before anything is played."""

from __future__ import annotations

import re

import msgspec

from underhall.conformance.registry import Scene, Wrong, check
from underhall.core import Automatic, Chance, Decide
from underhall.core.drawing import cells
from underhall.core.messages import LANGUAGES

_NARROW = 60
"""The smallest width a picture is asked for."""
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
            raise Wrong(f"the decision {tag!r} has no answers", "Name its moves: `Decide[MyState, Take | Leave]`.")
        for answer in step.answers:
            if answer not in words:
                raise Wrong(f"{answer.__name__}, an answer to {tag!r}, has no notation", "List it in `notation`.")
            if answer in game.beside.answers:
                raise Wrong(f"{answer.__name__} is an answer to {tag!r} and a side move", "Let it be one of the two.")
    for word in game.beside.answers:
        if word not in words:
            raise Wrong(f"the side move {word.__name__} has no notation", "List it in `notation`.")


@check("once", "catalogue")
def catalogue(scene: Scene) -> None:
    """Names and catalogue can be sent to a page: texts by id in every language, and plain data."""
    game = scene.game
    for lang in LANGUAGES:
        for id, name in game.names(lang).items():
            if not id or not str(name).strip():
                raise Wrong(f"in {lang!r} the name of {id!r} is {name!r}", "Let `names` map ids to texts.")
    try:
        data = msgspec.json.decode(msgspec.json.encode(game.catalogue()))
    except (TypeError, ValueError) as problem:
        raise Wrong(f"the catalogue cannot be sent: {problem}", "Let `catalogue` return JSON-ready data.") from None
    if not isinstance(data, dict):
        raise Wrong(f"the catalogue is {type(data).__name__}", "Let `catalogue` map names to data.")


@check("at_position", "picture")
def picture(scene: Scene) -> None:
    """Every reader has a picture of the position, with valid markup and within its width."""
    if not scene.is_due(every=100):
        return
    # Rich takes its time to import, and the processes of `hash_seeds` draw nothing.
    from rich.errors import MarkupError
    from rich.markup import render

    for number, reader in enumerate(scene.some_observers(2)):
        # The first sees it in all languages, the second in one.
        for lang in LANGUAGES if number == 0 else (scene.rng.choice(LANGUAGES),):
            for width in (None, _NARROW):
                drawn = scene.game.picture(scene.state, reader, lang, width=width)
                if not drawn.strip():
                    raise Wrong(f"the picture for {reader} in {lang!r} is {drawn!r}", "Let `picture` return text.")
                try:
                    lines = render(drawn).plain.splitlines()
                except MarkupError as problem:
                    raise Wrong(
                        f"the picture has markup that cannot be read: {problem}", "Escape `[` as `\\[`."
                    ) from None
                longest = max(map(cells, lines))
                if width is not None and longest > width:
                    raise Wrong(
                        f"the picture for {reader} in {lang!r} has a line of {longest} columns for a width of {width}",
                        "Lay it out with `core.drawing`.",
                    )
