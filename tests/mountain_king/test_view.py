"""What seats see (2.7), what stays hidden, the picture, names and sentences."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import underhall
from tests.mountain_king.mountain.scenes import GATE, K1, K2, K3, K4, cell
from tests.mountain_king.table import Table, random_table
from underhall.core import DEALER, messages
from underhall.core.agenda import replaced
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.border.view_shapes import Outline
from underhall.games.mountain_king.box.cards import SPELLS
from underhall.games.mountain_king.draft import cards_of
from underhall.games.mountain_king.state import TableState


def drafting(seed: str = "draft") -> TableState:
    """The middle of a draft of three: somebody holds two cards."""
    rng = Random(seed)
    state: TableState = GAME.start(GAME.setup(3, {"first_player": 0}))
    while True:
        draw = GAME.chance(state)
        if draw is not None:
            GAME.apply(state, DEALER, rng.choice(draw.outcomes))
            continue
        seat = GAME.actors(state)[0]
        placed = sum(1 for card in state.smoot[10:14] if card >= 0)
        if seat == 1 and placed == 2:
            return state
        GAME.apply(state, seat, rng.choice(GAME.moves(state, seat)))


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = drafting()
    own = GAME.view(state, 1).seats[1]
    assert len(own.hand) == own.in_hand == 2
    for observer in (0, 2, None):
        other = GAME.view(state, observer).seats[1]
        assert other.hand == []
        assert other.in_hand == 2


def test_views_of_others_are_the_same_whatever_the_hand_is() -> None:
    state = drafting()
    text = {observer: msgspec.json.encode(GAME.view(state, observer)) for observer in (0, 2, None)}
    hands = set()
    for seed in range(30):
        world = GAME.determinize(state, 0, Random(seed))
        hands.add(world.hand[1])
        assert msgspec.json.encode(GAME.view(world, 0)) == text[0]
        assert GAME.components(world) == GAME.components(state)
        assert world.hand[0] == state.hand[0]
    assert len(hands) > 3
    assert all(len(cards_of(1, hand)) == 2 for hand in hands)


def test_claimed_point_tokens_are_face_down_for_others_until_the_end() -> None:
    table = Table(3)
    points = table.state.track[4]
    table.state.claimed = replaced(table.state.claimed, 4, points)
    table.state.claimed_by = replaced(table.state.claimed_by, 4, 1)
    table.state.track = replaced(table.state.track, 4, 0)
    own, other, watcher = (GAME.view(table.state, seat) for seat in (1, 0, None))
    assert own.track[4].points == points
    assert other.track[4].points is watcher.track[4].points is None
    assert other.track[4].claimed_by == 1
    assert own.sides[1].score["pedestals"] == points
    assert "pedestals" not in other.sides[1].score
    assert other.sides[1].point_tokens == 1
    assert GAME.open_scores(table.state, 1)[1].points["pedestals"] == points
    assert "pedestals" not in GAME.open_scores(table.state, 0)[1].points
    assert GAME.open_scores(table.state, 0)[0] == GAME.scores(table.state)[0]
    table.state.agenda = []
    assert GAME.open_scores(table.state, 0) == GAME.scores(table.state)
    assert GAME.view(table.state, 0).track[4].points == points
    assert GAME.view(table.state, None).sides[1].score["pedestals"] == points


@pytest.mark.parametrize(("players", "options", "owners"), [(5, {}, (0,)), (4, {"teams": True}, (0, 3))])
def test_only_its_owners_are_told_the_value_of_a_claimed_point_token(
    players: int, options: dict[str, bool], owners: tuple[int, ...]
) -> None:
    table = Table(players, **options).at(2)
    table.mountain(GATE, *((13, 19), (19, 7), (7, 1), (17, 15))[: players - 1])
    table.dug(K1).give(stone=4).pedestals(ice=1).events.clear()
    points = table.state.track[1 * 3 + 1]
    table.play(table.dig(K2), "pedestal ice")
    told = [event for event in table.events if points in event.facts.values() and event.kind == "point_token"]
    assert [event.only for event in told] == [owners]
    public = next(event for event in table.events if event.kind == "pedestal_set")
    assert public.only is None
    assert set(public.facts) == {"pedestal", "cell", "tier"}


def touched(outline: Outline) -> list[str]:
    return [*(f"cell:{cell}" for cell in outline.cells), *([f"marked:{outline.marked}"] if outline.marked else [])]


def picks_of(table: Table, tag: str) -> list[list[str]]:
    return sorted(GAME.notation.parse(move).picks(table.state, 0) for move in table.moves(tag))


def test_view_shows_what_a_page_needs() -> None:
    table = Table(5).at(2)
    mountain = table.mountain(GATE, (7, 20), (16, 17), (18, 5), (6, 1))
    table.dug(K1, K2).give(stone=3, hammer=1)
    mountain.statues = replaced(mountain.statues, 0, 1 << cell((2, 8)))
    mountain.lay_workshop(mountain.board.sites.index(cell((2, 10))), 0)
    view = GAME.view(table.state, 0)
    assert view.outlines == []  # which shape is not chosen yet
    laying = table.branch().play("dig v3")
    outlines = GAME.view(laying.state, 0).outlines
    assert sorted(map(touched, outlines)) == picks_of(laying, "lay")
    assert {outline.shape for outline in outlines} == {"v3"}
    assert GAME.view(laying.state, 1).outlines == []
    site = next(site for site in view.mountain.sites if site.cell == "r2c10")
    assert site.workshop == "cartwright"
    assert site.open_entrances == []
    assert [statue.unearthed for statue in view.mountain.statues] == [True]
    assert view.mountain.ground.buried["r5c9"] == "heartstone"
    assert "r3c8" not in view.mountain.ground.buried
    assert view.seats[0].open_slots == ["1.0", "1.1", "1.2"]
    assert view.sides[0].score["statues"] == 4
    assert view.bag == {"fire": table.state.bag[0], "ice": table.state.bag[1], "moon": table.state.bag[2]}
    assert [place.bribes_due for place in view.horde] == [0] * 5 + [2] * 4 + [5] * 3


def test_view_tells_what_each_cascade_would_bring() -> None:
    table = Table(5).at(2).horde("b0", "mud_1_clay_breaker").play("recruit b0")
    cascades = {entry.slot: entry.brings for entry in GAME.view(table.state, 0).seats[0].cascades}
    assert set(cascades) == {"0.0", "0.1", "0.2", "0.3", "1.0", "1.1", "1.2"}
    before = table.owned()
    table.play("place 1.1")
    gained = {kind: count - before.get(kind, 0) for kind, count in table.owned().items()}
    assert {kind: count for kind, count in gained.items() if count} == cascades["1.1"]


def test_hall_outlines_are_shown_in_step_3() -> None:
    table = Table(5)
    table.mountain(GATE, (7, 20), (16, 17), (18, 5), (6, 1))
    table.dug(K1, K2, K3, K4).at(3)
    outlines = GAME.view(table.state, 0).outlines
    halls = [[f"hall:{outline.shape}", *touched(outline)] for outline in outlines]
    assert sorted(halls) == picks_of(table, "dedicate")
    assert all(outline.marked in outline.cells for outline in outlines)


def test_picks_name_what_a_person_touches() -> None:
    table = Table(5).at(2)
    table.mountain(GATE, (7, 20), (16, 17), (18, 5), (6, 1))
    table.dug(K1).give(stone=4)
    assert GAME.notation.parse("dig t4").picks(table.state, 0) == ["tunnel:t4"]
    assert GAME.notation.parse("apart v3:2").picks(table.state, 0) == ["tunnel:v3:2"]
    move = GAME.notation.parse(table.dig(K2))
    assert move.picks(table.state, 0) == [
        "cell:r2c8",
        "cell:r3c7",
        "cell:r3c8",
        "cell:r3c9",
        "marked:r3c8",
    ]
    assert GAME.notation.parse("recruit m2").picks(table.state, 0) == ["place:m2"]
    assert GAME.notation.parse("move r1c7 r2c7").picks(table.state, 0) == ["statue:r1c7", "cell:r2c7"]


@pytest.mark.parametrize("lang", ["en", "es", "pl"])
def test_everything_with_a_printed_name_has_one_in_every_language(lang: str) -> None:
    names = GAME.names(lang)
    for id in ("stone", "cart_fire", "mud_1_clay_breaker", "earth_ritual", "cartwright", "the_trove", "t4", "winter"):
        assert names[id] != id
    assert names["stone@storage"] != "stone@storage"
    for spell in SPELLS:
        assert messages.sentence(f"mountain_king-spell-{spell.id}", {}, lang)


@pytest.mark.parametrize("lang", ["en", "es", "pl"])
def test_the_picture_shows_the_table_without_colours(lang: str) -> None:
    for plies, seat in ((0, None), (60, 1), (200, 0), (9999, 2)):
        text = GAME.picture(random_table(4, "picture", plies), seat, lang)
        assert "***" in text
        assert max(len(line) for line in text.splitlines()) < 700


def test_every_event_of_a_game_can_be_told() -> None:
    match = underhall.new("mountain_king", players=3, seed="story")
    rng = Random("story")
    told = set()
    while not match.over:
        for event in match.play(rng.choice(match.moves())):
            for lang in ("en", "es", "pl"):
                assert match.sentence(event, lang)
            told.add(event.kind)
    assert len(told) > 20
