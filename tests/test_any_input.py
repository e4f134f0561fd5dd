"""Whatever comes in, only our own errors come out, and a call that was refused has changed nothing.

All entry points of the library, with any mix of good and bad arguments, over all games and the tests' template.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import deepcopy
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import underhall
from tests.core.pebbles import GAME as PEBBLES
from underhall.arena import schedule
from underhall.bots import Budget, analysis, bot, is_bot, play_out, situation
from underhall.core import COMPILED, loading, rulebook
from underhall.core.frozen import fields_of
from underhall.core.messages import LANGUAGES
from underhall.core.notation import LONGEST_ID, MOST, Notation, Word
from underhall.core.record import is_broken, seal

GAMES = sorted(underhall.all_games())
QUICK = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


@cache
def _played(name: str, moves: int) -> underhall.Match:
    """A match some moves after its beginning; to be copied."""
    if name == "pebbles":
        match = loading.new(PEBBLES, PEBBLES.setup(2, {}), "any input", seats=("Ada", "Bo"))
    else:
        match = underhall.new(name, players=3, seed="any input", seats=["Ada", "Bo", "Cem"])
    rng = Random(moves)
    for _ in range(moves):
        if not match.over:
            match.play(rng.choice(match.moves()))
    return match


NESTED: list[Any] = []
NESTED.append(NESTED)
DEEP: Any = []
for _ in range(3000):
    DEEP = [DEEP]


def _own(value: Any) -> Any:
    """Each test case gets lists of its own, in case somebody changes them."""
    return value if value is DEEP else deepcopy(value)


NUMBERS = [-1, 0, 1, 2, 3, 99, 10**26, -(10**26), 10**5000, 1.0, 0.5, float("nan"), float("inf"), True, False]
TEXTS = [
    "",
    "0",
    "-1",
    " ",
    "\ud800",
    "a" * 5000,
    "9" * 5000,
    "take " + "9" * 26,
    "\x00",
    "\x1b[2J",
    "\ufeff",
    "[" * 5000,
    "é",
    "*",
]
COMMANDS = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")


class Vague:
    """Like an array of numpy: it is neither equal nor unequal, neither true nor false."""

    def __eq__(self, other: object) -> Any:
        return self

    def __bool__(self) -> bool:
        raise ValueError("ambiguous")

    __hash__ = None  # type: ignore[assignment]


THINGS = [
    *(None, b"bytes", [], [[]], {}, {"game": []}, (), ("0",), {1: 2}, {1}),
    *(object(), Exception, NESTED, DEEP, print, Vague()),
]
ODD: st.SearchStrategy[Any] = st.sampled_from([*NUMBERS, *TEXTS, *THINGS]).map(_own)
FLAGS: st.SearchStrategy[Any] = st.sampled_from([*NUMBERS, *TEXTS, *THINGS[:-1]]).map(_own)
"""Without the last: Python itself asks whether a flag is true."""
SEATS: st.SearchStrategy[Any] = st.none() | st.integers(0, 2) | ODD
ENTRIES = st.sampled_from(["game", "rules", "edition", "players", "options", "agenda", "state", "underhall", "odd", 7])


@st.composite
def texts(draw: st.DrawFn) -> Any:
    """Moves of some game as text, whole, cut, stretched or mixed up, and texts that are nothing."""
    match = _played(draw(st.sampled_from(GAMES)), draw(st.sampled_from([0, 9])))
    moves = match.moves() or [underhall.Move()]
    text = str(draw(st.sampled_from(moves))) if match.moves() else "take 1"
    how = draw(st.integers(0, 4))
    if how == 1:
        return text[: draw(st.integers(0, len(text)))]
    if how == 2:
        return f"{text} {draw(st.text(max_size=4))}"
    if how == 3:
        tokens = text.split(" ")
        tokens[draw(st.integers(0, len(tokens) - 1))] = draw(st.sampled_from(["9" * 26, "x" * 65, "-", "0", "\udc80"]))
        return " ".join(tokens)
    return text if how == 4 else draw(st.text(max_size=20))


MOVES = texts() | ODD
Call = Callable[[underhall.Match, st.DataObject], object]

CALLS: dict[str, Call] = {
    "moves": lambda match, data: match.moves(data.draw(SEATS)),
    "why_not": lambda match, data: match.why_not(data.draw(MOVES), data.draw(SEATS)),
    "why_not_touch": lambda match, data: match.why_not_touch(
        data.draw(ODD | st.lists(st.sampled_from(["cell:c1r1", "tile:x", "\ud800", "x", ""]), max_size=3)),
        data.draw(SEATS),
    ),
    "parse": lambda match, data: match.parse(data.draw(MOVES), data.draw(SEATS)),
    "play": lambda match, data: match.play(data.draw(MOVES), data.draw(SEATS)),
    "play made by hand": lambda match, data: match.play(data.draw(_by_hand(match.game.notation)), data.draw(SEATS)),
    "in legal": lambda match, data: data.draw(MOVES) in match.legal,
    "view": lambda match, data: match.view(data.draw(SEATS)),
    "picture": lambda match, data: match.picture(
        data.draw(SEATS), lang=data.draw(st.sampled_from([*LANGUAGES]) | ODD), width=data.draw(st.just(80) | ODD)
    ),
    "record": lambda match, data: match.record(data.draw(SEATS), public=data.draw(FLAGS)),
    "undo": lambda match, data: match.undo(data.draw(SEATS)),
    "may_undo": lambda match, data: match.may_undo(data.draw(SEATS)),
    "rewind": lambda match, data: match.rewind(data.draw(ODD)),
    "at": lambda match, data: match.at(data.draw(ODD)),
    "replay": lambda match, data: match.replay(data.draw(ODD | st.lists(MOVES | st.just("0 pass"), max_size=3))),
    "seat_name": lambda match, data: match.seat_name(data.draw(SEATS), data.draw(ODD)),
    "sentence": lambda match, data: match.sentence(
        data.draw(ODD | st.builds(underhall.Event, st.sampled_from(["took", "x"]), st.integers(0, 3))),
        data.draw(st.just("pl") | ODD),
    ),
    "situation": lambda match, data: situation(match, data.draw(SEATS)),
    "play_out": lambda match, data: play_out(
        match, data.draw(ODD | st.lists(st.just(bot("random", "x")) | ODD, max_size=3)), plies=data.draw(ODD)
    ),
    "glances": lambda match, data: next(analysis.glances(match, data.draw(ODD)), None),
    "turning": lambda match, data: analysis.turning(match, data.draw(ODD), budget=Budget(1)),
    "equality": lambda match, data: match == data.draw(ODD),
}


@pytest.mark.parametrize("call", CALLS)
@QUICK
@given(data=st.data())
def test_a_match_refuses_with_our_errors_only_and_is_left_as_it_was(call: str, data: st.DataObject) -> None:
    games = GAMES if call == "picture" else [*GAMES, "pebbles"]
    match = _played(data.draw(st.sampled_from(games)), data.draw(st.sampled_from([0, 9, 10_000]))).copy()
    record, dump, plies = match.record(), match.dump(), match.plies
    try:
        CALLS[call](match, data)
    except underhall.Error as error:
        _check_sentences(error)
        assert (match.record(), match.dump(), match.plies) == (record, dump, plies)


@QUICK
@given(st.sampled_from(GAMES) | ODD, st.integers(1, 8) | ODD, ODD, ODD | st.lists(ODD, max_size=3), st.data())
def test_new_refuses_with_our_errors_only(name: Any, players: Any, seed: Any, seats: Any, data: st.DataObject) -> None:
    known = isinstance(name, str) and name in GAMES
    names = [option.name for option in underhall.game(name).options] if known else ["variant"]
    options = {data.draw(st.sampled_from([*names, "odd"])): data.draw(ODD | st.sampled_from(["random", "expert"]))}
    _only_ours(lambda: underhall.new(name, players=players, seed=seed, seats=seats, **options))
    _only_ours(lambda: underhall.new(name, players=players, **options))


@QUICK
@given(ODD, ODD)
def test_game_and_bot_refuse_with_our_errors_only(name: Any, seed: Any) -> None:
    _only_ours(lambda: underhall.game(name))
    _only_ours(lambda: bot(name, seed))
    _only_ours(lambda: bot("random", seed))
    _only_ours(lambda: bot("masterly", "x", budget=name, seconds=seed))
    assert not is_bot(name)


@QUICK
@given(st.just("caverna") | ODD, st.just(["random"]) | ODD, ODD, st.data())
def test_a_tournament_is_planned_or_refused_with_our_errors_only(
    name: Any, bots: Any, odd: Any, data: st.DataObject
) -> None:
    wish: dict[str, Any] = {"players": 1, "seeds": 1, "seed": "x", "options": {}, "opening": (0, 0)}
    wish[data.draw(st.sampled_from(sorted(wish)))] = odd
    _only_ours(lambda: schedule(name, bots, **wish))


@QUICK
@given(ODD, ODD)
def test_what_reads_matches_refuses_with_our_errors_only(match: Any, seat: Any) -> None:
    for call in (partial(situation, match, seat), partial(play_out, match, []), partial(analysis.analyse, match)):
        _only_ours(call)


@pytest.mark.parametrize("name", GAMES)
def test_what_reads_rules_refuses_with_our_errors_only(name: Any) -> None:
    """Every odd thing in every place: there are few, and a sample of them misses one now and then."""
    for odd in map(_own, [*NUMBERS, *TEXTS, *THINGS]):
        for call in (
            *(partial(read, odd) for read in (rulebook.text, rulebook.places, rulebook.anchored)),
            *(partial(read, name, odd) for read in (rulebook.text, rulebook.places, rulebook.anchored)),
            *(partial(rulebook.paragraph, *asked) for asked in ((odd, "R-1"), (name, odd), (name, "R-1", odd))),
        ):
            _only_ours(call)


@QUICK
@given(st.sampled_from(GAMES), st.data())
def test_load_and_verify_refuse_with_our_errors_only(name: str, data: st.DataObject) -> None:
    """Records with one line exchanged, sealed again so that what is in them is read."""
    lines = _played(name, 9).record().splitlines()
    long = ["9" * 30, "9" * 5000, "[" * 5000, '"' + "a" * 5000 + '"']
    odd = st.sampled_from(["null", "true", "-1", "1.5", "[]", '"\\ud800"', '""', "{}", *long])
    number = data.draw(st.integers(1, len(lines) - 2))
    name_of, sign, _ = lines[number].partition(": ")
    if sign:
        lines[number] = f"{data.draw(st.just(name_of) | st.text(max_size=8))}: {data.draw(odd)}"
    else:
        lines[number] = data.draw(
            st.sampled_from(["", "9" * 5000 + ". 0 x", f"{number}. {'9' * 5000} x", "7. ", "\ud800", "8. * ?", "x"])
            | texts().map(lambda text: f"{lines[number].split(' ')[0]} 0 {text}")
        )
    broken = "\n".join(lines) + "\n"
    for text in (broken, _sealed(broken), data.draw(ODD)):
        _only_ours(partial(underhall.load, text))
        _only_ours(partial(underhall.verify, text))


def _sealed(text: str) -> str:
    return text if is_broken(text) else seal(text)


@settings(QUICK, max_examples=150)
@given(st.sampled_from(GAMES), ENTRIES, ODD, st.data())
def test_position_refuses_with_our_errors_only(name: str, entry: Any, value: Any, data: st.DataObject) -> None:
    good = _played(name, data.draw(st.sampled_from([0, 9]))).dump()
    _only_ours(lambda: underhall.position({**good, entry: value}, seed=data.draw(st.none() | ODD)))
    _only_ours(lambda: underhall.position(value))
    state = json.loads(json.dumps(good["state"]))
    _exchange(state, value, data)
    _only_ours(lambda: underhall.position({**good, "state": state}))


def _exchange(state: Any, value: Any, data: st.DataObject) -> None:
    """Put a value somewhere into nested data."""
    while True:
        keys = list(state) if isinstance(state, dict) else list(range(len(state)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if not isinstance(state[key], dict | list) or not state[key] or data.draw(st.booleans()):
            state[key] = value
            return
        state = state[key]


# A complete notation means that move ------------------------------------------------------------------------------


def _values(kind: Any) -> st.SearchStrategy[Any]:
    text = str(kind)
    ids = st.from_regex(r"[a-z0-9_.:+=/@]{1,8}(-[a-z0-9_]{1,4})?", fullmatch=True) | st.just("x" * LONGEST_ID)
    base: st.SearchStrategy[Any] = st.integers(-MOST, MOST) if "int" in text else ids
    if "tuple" in text:
        base = st.lists(base, max_size=4).map(tuple)
    return st.none() | base if "None" in text else base


@cache  # Hypothesis reads a strategy once, and looks through it anew if it is made anew
def _words(notation: Notation[Any]) -> st.SearchStrategy[Any]:
    words: list[type[Word]] = list(notation.words.values())
    return st.one_of([st.builds(word, *[_values(kind) for _, kind in fields_of(word)]) for word in words])


def _made(word: type[Word], *fields: Any) -> Word:
    """A compiled word is not made of what does not fit: then a move of some other game."""
    try:
        return word(*fields)
    except TypeError:
        if not COMPILED:
            raise
        return PEBBLES.notation.parse("take 1")


def _by_hand(notation: Notation[Any]) -> st.SearchStrategy[Any]:
    """Moves that were put together without the notation, from whatever there is."""
    return _made_by_hand(notation)


@cache
def _made_by_hand(notation: Notation[Any]) -> st.SearchStrategy[Any]:
    words: list[type[Word]] = list(notation.words.values())
    wild = [st.builds(partial(_made, word), *[ODD for _ in fields_of(word)]) for word in words]
    return st.one_of([*wild, _words(notation)]) | _words(PEBBLES.notation)


@pytest.mark.parametrize("name", [*GAMES, "pebbles"])
@settings(QUICK, max_examples=200)
@given(data=st.data())
def test_a_complete_notation_means_that_move_whether_legal_or_not(name: str, data: st.DataObject) -> None:
    match = _played(name, data.draw(st.sampled_from([0, 9, 40])))
    move = data.draw(_words(match.game.notation))
    assert match.game.notation.check(move) is move
    assert match.parse(str(move)) == move
    assert match.game.steps.parse(str(step := data.draw(_words(match.game.steps)))) == step


@pytest.mark.parametrize("name", [*GAMES, "pebbles"])
def test_the_beginning_of_a_longer_legal_move_is_still_the_move_it_says(name: str) -> None:
    """Every legal notation cut by a letter anywhere: what can still be read is read as it stands."""
    match = _played(name, 9)
    for move in match.moves()[:40]:
        text = str(move)
        for cut in (text[:end] for end in range(1, len(text))):
            try:
                meant = match.game.notation.parse(cut.strip())
            except underhall.MalformedMove:
                continue
            assert match.parse(cut) == meant


# A misspelt id is told with what was meant ------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_misspelt_id_gets_a_suggestion_that_is_accepted(name: str) -> None:
    match, found = _played(name, 0).copy(), 0
    rng = Random(name)
    while not match.over:
        for text in map(str, match.moves()[:3]):
            place = rng.randrange(text.index(" ") + 1, len(text)) if " " in text else len(text)
            try:
                refusal = match.why_not(text[:place] + text[place + 1 :])
            except underhall.MoveError:
                continue
            for meant in (reason for reason in refusal.reasons if reason.code == "meant") if refusal else ():
                near = str(meant.facts["near"])
                assert near in meant.sentence()
                assert match.why_not(near) is None
                found += near == text
        match.play(rng.choice(match.moves()))
    assert found > 2


# repr rebuilds moves ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*GAMES, "pebbles"])
@QUICK
@given(data=st.data())
def test_the_repr_of_a_move_rebuilds_it(name: str, data: st.DataObject) -> None:
    notation = _played(name, 0).game.notation
    move = data.draw(_words(notation))
    assert eval(repr(move), {word.__name__: word for word in notation.words.values()}) == move


def _only_ours(call: Callable[[], object]) -> None:
    try:
        call()
    except underhall.Error as error:
        _check_sentences(error)


def _check_sentences(error: underhall.Error) -> None:
    """A sentence that can be printed anywhere, in every language, and commands no terminal."""
    for lang in LANGUAGES:
        assert not COMMANDS.search(error.sentence(lang))
        assert len(error.sentence(lang)) < 2500
