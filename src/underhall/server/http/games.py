"""Games over HTTP: which there are, what a page needs to draw them, and their rules."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

import underhall
from underhall import bots
from underhall.core import Game, figures, lessons, messages, puzzles, rulebook
from underhall.core.frozen import fields_of
from underhall.protocol.bodies import Cards, Components, FigureInfo, GameInfo, Games, OptionInfo, RulesText
from underhall.server.http.packing import Packed, answer, pack_json
from underhall.server.http.page import module_of
from underhall.server.http.parts import AnyRequest, TheLang


@get("/api/games", tags=["games"], responses={200: ResponseSpec(Games)})
async def list_games(request: AnyRequest, lang: TheLang) -> Response[bytes]:
    """What can be played, with how many, with which options, and against which bots."""
    return answer(request, await asyncio.to_thread(_games, lang), by_language=True)


@get("/api/games/{game:str}/components", tags=["games"], responses={200: ResponseSpec(Components)})
async def list_components(request: AnyRequest, game: FromPath[str], lang: TheLang) -> Response[bytes]:
    """What a page needs to draw a game and to say its moves."""
    id = underhall.game(game).id
    return answer(request, await asyncio.to_thread(_components, id, lang), by_language=True)


@get("/api/games/{game:str}/rules", tags=["games"], responses={200: ResponseSpec(RulesText)})
async def read_rules(request: AnyRequest, game: FromPath[str], lang: TheLang) -> Response[bytes]:
    """The rules in your own language, or in English; the ruling `caverna:R-20` has the anchor `rule-R-20`."""
    id = underhall.game(game).id
    return answer(request, await asyncio.to_thread(_rules, id, lang), by_language=True)


@get("/api/games/{game:str}/cards", tags=["games"], responses={200: ResponseSpec(Cards)})
async def list_cards(request: AnyRequest, game: FromPath[str], lang: TheLang) -> Response[bytes]:
    """What every component is and does, in your own language."""
    id = underhall.game(game).id
    return answer(request, await asyncio.to_thread(_cards, id, lang), by_language=True)


# The same for everyone as long as the server runs, so made once per language.


@cache
def _games(lang: str) -> Packed:
    found = []
    for game in underhall.all_games().values():
        options = [
            OptionInfo(
                option.name,
                _text(f"{game.id}-option-{option.name}", option.name, lang),
                list(option.values),
                option.default,
            )
            for option in game.options
        ]
        name = _text(f"{game.id}-name", game.id, lang)
        tasks = len(lessons.of(game).task)
        asked = len(puzzles.of(game))
        found.append(GameInfo(game.id, name, list(game.players), options, game.rules, game.edition, tasks, asked))
    return pack_json(Games(found, bots.opponents()))


@cache
def _components(game: str, lang: str) -> Packed:
    played = underhall.game(game)
    return pack_json(
        Components(
            names=dict(played.names(lang)),
            catalogue=_drawn_from(played),
            categories=list(played.categories),
            fields={tag: [name for name, _ in fields_of(word)] for tag, word in played.notation.words.items()},
            messages=messages.added(lang),
            page=module_of(played),
            cites=figures.of(played).event,
        )
    )


def _drawn_from(game: Game[Any]) -> dict[str, Any]:
    """What the page reads of the catalogue; of a game that does not say, all of it."""
    shape = game.catalogue_shape()
    whole = dict(game.catalogue())
    return whole if shape is None else msgspec.to_builtins(msgspec.convert(whole, shape))


@cache
def _rules(game: str, lang: str) -> Packed:
    ruled = underhall.game(game)
    drawn = {
        name: FigureInfo(figures.view(ruled, name), figure.part, figure.seat, figure.around)
        for name, figure in figures.of(ruled).figure.items()
    }
    return pack_json(RulesText(rulebook.anchored(game, lang), drawn))


@cache
def _cards(game: str, lang: str) -> Packed:
    explained = underhall.game(game)
    return pack_json(Cards([explained.card(id, lang) for id in explained.explained()]))


def _text(key: str, fallback: str, lang: str) -> str:
    return messages.sentence(key, {}, lang) if messages.has(key, lang) else fallback


HANDLERS = [list_games, list_components, read_rules, list_cards]
