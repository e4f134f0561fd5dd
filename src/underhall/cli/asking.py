"""Questions about the game itself: what a component is, and what a paragraph of the rules says."""

from __future__ import annotations

import re

from rich.text import Text

from underhall.cli.screen import Screen
from underhall.cli.trouble import Trouble
from underhall.cli.words import plain
from underhall.core import Game, Match, Seat, rulebook
from underhall.core.cards import Card
from underhall.core.refusals import RulesError, nearest

_ARTICLE = re.compile(r"(?:the|an?|el|la|los|las|una?) ")
_LISTED = 8


def explain(screen: Screen, match: Match, seat: Seat | None, text: str) -> None:
    """Show the card for what was typed: an id, a name, or the beginning of one."""
    if not text:
        raise Trouble("what-what")
    lang = screen.speaker.lang
    id = found(match.game, text, lang)
    show(screen, match.game.card(id, lang, state=match.state, seat=seat, names=screen.names(match)))


def show(screen: Screen, card: Card) -> None:
    screen.console.print(Text(card.name, "bold"))
    screen.say(card.text)
    if card.drawing:
        screen.console.print(card.drawing, soft_wrap=True)
    for line in card.now:
        screen.console.print(Text.assemble(("· ", "dim"), line))
    if card.rule:
        screen.tell("what-rule", style="dim", rule=card.rule.partition(":")[2])


def open_rule(screen: Screen, game: str, citation: str) -> None:
    """Show a paragraph of the rules."""
    if not citation:
        raise Trouble("rule-what")
    try:
        paragraph = rulebook.paragraph(game, citation, screen.speaker.lang)
    except RulesError as problem:
        screen.refuse(problem.sentence(screen.speaker.lang))
        return
    from rich.markdown import Markdown  # a fifth of what the command would take to start

    screen.console.print(Markdown(paragraph))


def found(game: Game, text: str, lang: str) -> str:  # type: ignore[type-arg]
    """The id of the component that was meant. Its name may be in the reader's language or in English."""
    said = plain(text).strip()
    wanted = {said, _ARTICLE.sub("", said, count=1), said.replace(" ", "_")}
    called: dict[str, list[str]] = {}
    for id in game.explained():
        for name in dict.fromkeys((plain(id), *(plain(game.names(spoken).get(id, id)) for spoken in (lang, "en")))):
            called.setdefault(name, []).append(id)
    for name in wanted:
        if name in called:
            return called[name][0]
    begun = {name: ids[0] for name, ids in called.items() if any(name.startswith(said) for said in wanted)}
    begun = begun or {name: ids[0] for name, ids in called.items() if any(f" {said}" in name for said in wanted)}
    ids = list(dict.fromkeys(begun.values()))
    names = list(dict.fromkeys(game.names(lang).get(id, id) for id in ids))
    if len(names) == 1:
        return ids[0]
    if names:
        more = ["…"] if len(names) > _LISTED else []
        raise Trouble("what-many", text=text, names=(*names[:_LISTED], *more))
    near = nearest(said, called)
    if near:
        raise Trouble("what-near", text=text, near=game.names(lang).get(called[near][0], near))
    raise Trouble("what-none", text=text)
