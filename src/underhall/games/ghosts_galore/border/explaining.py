"""Cards: what every component is and does, in words. Where a thing is comes from the view, so secrets stay secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from underhall.core import cards, messages
from underhall.core.agenda import Seat
from underhall.core.cards import Card
from underhall.core.drawing import Block, written
from underhall.core.game import Game
from underhall.core.messages import Fact
from underhall.games.ghosts_galore.board.boards import BOARD_IDS, RIM_KINDS, RIMS, SIDE_IDS
from underhall.games.ghosts_galore.board.tiles import FACES, TILE_IDS, TILE_INDEX
from underhall.games.ghosts_galore.border import picture
from underhall.games.ghosts_galore.border.view import GhostsGaloreView, view
from underhall.games.ghosts_galore.box.components import CATEGORIES, EDGES, GAME_ID, MONSTERS, POSITIONS
from underhall.games.ghosts_galore.box.content import CONTENT
from underhall.games.ghosts_galore.state import GhostsGaloreState

_CATEGORY: Final = dict(zip((*MONSTERS, "diamond", "bone", "tooth"), CATEGORIES, strict=False))
_SAME: Final = {category: thing for thing, category in _CATEGORY.items()}
"""A category of the score sheet is explained by what it counts."""
_TERMS: Final = tuple(term.id for term in CONTENT.scoring.terms.values())
_RULES: Final = {
    "dragon": "R-47",
    "ghost": "R-48",
    "golem": "R-49",
    "satyr": "R-51",
    "skeleton": "R-53",
    "slime": "R-54",
    "bat": "R-55",
    "werewolf": "R-56",
    "will_o_wisp": "R-59",
    "mine_cart": "5",
    "lantern_token": "R-36",
    "track_tile": "6",
    "wall": "R-9",
    "plain": "R-7",
    "section": "R-1",
    "route": "R-10",
    "cut_route": "R-66",
}

EXPLAINED: Final = (
    *TILE_IDS,
    *(track.id for track in CONTENT.tiles.track_type),
    *MONSTERS,
    "diamond",
    *(kind.id for kind in CONTENT.boards.door_kind),
    "wall",
    *POSITIONS,
    *BOARD_IDS,
    *SIDE_IDS,
    *(component.id for component in CONTENT.setup.component),
    *(category.id for category in CONTENT.scoring.category),
    *_TERMS,
)


def card(
    game: Game[GhostsGaloreState],
    id: str,
    lang: str,
    state: GhostsGaloreState | None,
    seat: Seat | None,
    names: Sequence[str],
) -> Card:
    drawing: Block = []
    if id in TILE_INDEX:
        text, drawing = _tile(id, lang), picture.turned(id, lang)
    elif id in SIDE_IDS:
        drawing = picture.empty_board(id, lang)
        rim = tuple(RIM_KINDS[kind] for kind in RIMS[SIDE_IDS.index(id)])
        text = _say("side", lang, rim=rim)
    elif id in BOARD_IDS:
        text = _say("any_board", lang)
    elif id in POSITIONS:
        text = _say("rim", lang)
    else:
        key = _SAME.get(id, id)
        text = _say("section_term" if key == "section" else key, lang)
    section = "2" if id in POSITIONS or id in SIDE_IDS or id in TILE_INDEX or id in BOARD_IDS else "8"
    rule = f"{GAME_ID}:{_RULES.get(_SAME.get(id, id), section)}"
    now = () if state is None else tuple(_now(game, id, lang, state, seat, names))
    return Card(id, messages.component_name(GAME_ID, id, lang), text, rule, now, written(drawing))


def _tile(id: str, lang: str) -> str:
    face = FACES[TILE_INDEX[id]]
    sections = []
    for ends, monsters in zip(face.ends, face.monsters, strict=True):
        edges = "–".join(_say("edge", lang, edge=EDGES[end]) for end in ends)
        on_it = ", ".join(messages.component_name(GAME_ID, MONSTERS[monster], lang) for monster in monsters)
        sections.append(_say("section", lang, edges=edges, monsters=on_it or _say("nobody", lang)))
    track = messages.component_name(GAME_ID, face.track, lang)
    return _say("tile", lang, track=track, sections=tuple(sections), diamond=sum(face.diamonds))


def _now(
    game: Game[GhostsGaloreState], id: str, lang: str, state: GhostsGaloreState, seat: Seat | None, names: Sequence[str]
) -> Iterator[str]:
    shown = view(state, seat)
    if id in TILE_INDEX:
        yield from _place(shown, id, lang, names)
        # A tile that lies or has been claimed is nobody's to take: to say why not would be a riddle.
        if id == shown.revealed:
            yield from cards.picking(game, state, seat, "keep_revealed", lang)
        elif id in shown.row or (shown.own is not None and id in shown.own.drawn):
            yield from cards.picking(game, state, seat, f"tile:{id}", lang)
    for other, player in enumerate(shown.seats):
        if id == player.board or (player.side is not None and id == player.side):
            yield _say("now-board", lang, name=cards.seat_name(names, other, lang))
    category = _CATEGORY.get(id, id)
    if seat is not None and category in shown.seats[seat].points:
        yield messages.sentence("core-card-points", {"points": shown.seats[seat].points[category]}, lang)


def _place(shown: GhostsGaloreView, id: str, lang: str, names: Sequence[str]) -> Iterator[str]:
    """Where a tile is, as far as the viewer knows."""
    if id in shown.row:
        yield _say("now-row", lang)
    if id == shown.revealed:
        yield _say("now-revealed", lang)
    if id in shown.discard:
        yield _say("now-gone", lang)
    for other, player in enumerate(shown.seats):
        name = cards.seat_name(names, other, lang)
        if player.claimed == id:
            yield _say("now-claimed", lang, name=name)
        for cell, laid in player.grid.items():
            if laid.tile == id:
                yield _say("now-laid", lang, name=name, cell=cell, rotation=laid.rotation)
    if shown.own is not None and id == shown.own.secret:
        yield _say("now-secret", lang)
    if shown.own is not None and id in shown.own.drawn:
        yield _say("now-drawn", lang)


def _say(key: str, lang: str, **facts: Fact) -> str:
    return messages.sentence(f"{GAME_ID}-card-{key}", facts, lang, game=GAME_ID)
