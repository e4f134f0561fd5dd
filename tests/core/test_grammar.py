"""Combinators: what a component says, and every complete way to carry it out, held equal to a slow oracle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from underhall.core.grammar import (
    All,
    AnyOf,
    Bar,
    Cursor,
    Expression,
    Grammar,
    InOrder,
    Leaf,
    Maybe,
    OneOf,
    Repeat,
    Then,
)

A, B, C, D = (Leaf(letter) for letter in "abcd")


def ways(expression: Expression[str], *, can: Callable[[str], bool] | None = None, loose: bool = False) -> set[str]:
    """All sequences of leaves that the grammar lets a seat carry out and then stop, or that leave nothing to do."""
    grammar = Grammar(expression)
    possible = can or (lambda _: True)
    found: set[str] = set()

    def follow(done: str, cursor: Cursor) -> None:
        if grammar.may_end(cursor, possible):
            found.add(done)
        options = grammar.options(cursor, possible, loose=loose)
        assert options or grammar.may_end(cursor, possible), f"stuck after {done!r}"
        for leaf, after in options:
            follow(done + leaf, after)

    if grammar.may_begin(possible, loose=loose):
        follow("", grammar.begin())
    return found


def language(expression: Expression[str], loose: bool = False) -> set[str]:
    """The same, read from the docstrings, when everything is possible."""
    if isinstance(expression, Leaf):
        return {expression.do}
    if isinstance(expression, Maybe):
        return language(expression.part, loose)
    if isinstance(expression, Repeat):
        part = language(expression.part, loose)
        times = range(max(1, expression.least), expression.most + 1)
        return {"".join(words) for number in times for words in product(part, repeat=number)}
    if isinstance(expression, All):
        options = [language(part, loose) | ({""} if isinstance(part, Maybe) else set()) for part in expression.parts]
        return {"".join(words) for words in product(*options)} - {""}
    chosen = list(_chosen(expression, loose))
    return {"".join(words) for parts in chosen for words in product(*(language(part, loose) for part in parts))}


def _chosen(expression: Expression[str], loose: bool) -> Iterator[tuple[Expression[str], ...]]:
    assert isinstance(expression, AnyOf | InOrder | Then | OneOf)
    parts, everything = expression.parts, range(len(expression.parts))
    if isinstance(expression, AnyOf) or (isinstance(expression, OneOf) and loose):
        for number in range(1, len(parts) + 1):
            yield from permutations(parts, number)
    elif isinstance(expression, InOrder):
        for subset in product((False, True), repeat=len(parts)):
            if any(subset):
                yield tuple(parts[i] for i in everything if subset[i])
    elif isinstance(expression, Then):
        yield from (parts[:number] for number in range(1, len(parts) + 1))
    else:
        yield from ((part,) for part in parts)


def _expressions() -> st.SearchStrategy[Expression[str]]:
    def grow(inner: st.SearchStrategy[Expression[str]]) -> st.SearchStrategy[Expression[str]]:
        parts = st.lists(inner, min_size=1, max_size=3).map(tuple)
        many = [st.builds(kind, parts) for kind in (All, AnyOf, InOrder, Then, OneOf)]
        return st.one_of(*many, st.builds(Repeat, inner, st.integers(0, 2), st.just(2)), st.builds(Maybe, inner))

    return st.recursive(st.just(Leaf("?")), grow, max_leaves=5)


def _lettered(expression: Expression[str], numbers: Iterator[int]) -> Expression[str]:
    if isinstance(expression, Leaf):
        return Leaf(chr(ord("a") + next(numbers)))
    if isinstance(expression, Repeat):
        return Repeat(_lettered(expression.part, numbers), expression.least, expression.most)
    if isinstance(expression, Maybe):
        return Maybe(_lettered(expression.part, numbers))
    return type(expression)(tuple(_lettered(part, numbers) for part in expression.parts))


@settings(max_examples=150)
@given(_expressions(), st.booleans())
def test_the_complete_sequences_are_those_that_the_words_say(shape: Expression[str], loose: bool) -> None:
    expression = _lettered(shape, count())
    assert ways(expression, loose=loose) == language(expression, loose)


@pytest.mark.parametrize(
    ("expression", "sequences"),
    [
        (A, "a"),
        (All((A, B)), "ab"),
        (All((A, Maybe(B), C)), "ac abc"),
        (All((Maybe(A), Maybe(B))), "a b ab"),
        (AnyOf((A, B)), "a b ab ba"),
        (InOrder((A, B, C)), "a b c ab ac bc abc"),
        (Then((A, B, C)), "a ab abc"),
        (OneOf((A, B)), "a b"),
        (Repeat(A, 0, 2), "a aa"),
        (Repeat(A, 2, 3), "aa aaa"),
        (Maybe(A), "a"),
        (InOrder((OneOf((A, B)), C)), "a b c ac bc"),
        (AnyOf((All((A, B)), C)), "ab c abc cab"),
        (Then((AnyOf((A, B)), C)), "a b ab ba ac bc abc bac"),
    ],
)
def test_each_combinator_says_what_it_is_named_for(expression: Expression[str], sequences: str) -> None:
    assert ways(expression) == set(sequences.split())


def test_a_nested_node_that_was_left_is_closed_for_good() -> None:
    """ "a and/or b", then c: after a and c, b is no longer possible."""
    grammar = Grammar(InOrder((AnyOf((A, B)), C)))
    (_, after_a), *_ = grammar.options(grammar.begin(), _any)
    (_, after_c) = next(option for option in grammar.options(after_a, _any) if option[0] == "c")
    assert grammar.options(after_c, _any) == []
    assert after_c == ()


def test_an_inner_node_that_is_not_finished_cannot_be_left() -> None:
    grammar = Grammar(AnyOf((All((A, B)), C)))
    after_a = dict(grammar.options(grammar.begin(), _any))["a"]
    assert [leaf for leaf, _ in grammar.options(after_a, _any)] == ["b"]
    assert not grammar.may_end(after_a, _any)


def test_options_come_innermost_first_and_in_written_order() -> None:
    grammar = Grammar(AnyOf((AnyOf((A, B)), C, D)))
    after_a = dict(grammar.options(grammar.begin(), _any))["a"]
    assert [leaf for leaf, _ in grammar.options(after_a, _any)] == ["b", "c", "d"]


def test_what_cannot_be_done_is_not_offered() -> None:
    assert ways(AnyOf((A, B)), can=lambda leaf: leaf != "a") == {"b"}
    assert ways(OneOf((A, B)), can=lambda leaf: leaf != "a") == {"b"}
    assert ways(Then((A, B)), can=lambda leaf: leaf != "a") == set()
    assert ways(Then((A, B)), can=lambda leaf: leaf != "b") == {"a"}
    assert ways(InOrder((A, B)), can=lambda leaf: leaf != "a") == {"b"}


def test_an_empty_part_is_passed_over_only_when_it_can_do_nothing() -> None:
    expression = All((Leaf("a", may_be_empty=True), B))
    assert ways(expression) == {"ab"}
    assert ways(expression, can=lambda leaf: leaf != "a") == {"b"}
    last = All((A, Leaf("b", may_be_empty=True)))
    assert ways(last) == {"ab"}
    assert ways(last, can=lambda leaf: leaf != "b") == {"a"}


def test_a_loose_reading_turns_either_or_into_and_or() -> None:
    assert ways(OneOf((A, B)), loose=True) == {"a", "b", "ab", "ba"}
    assert ways(All((OneOf((A, B)), C)), loose=True) == {"ac", "bc", "abc", "bac"}


def test_nobody_may_stop_before_the_first_leaf_or_begin_without_one() -> None:
    for expression in (AnyOf((A, B)), Then((A, B)), All((Maybe(A), Maybe(B))), Repeat(A, 0, 2), Maybe(A)):
        grammar: Grammar[str] = Grammar(expression)
        assert not grammar.may_end(grammar.begin(), _any)
        assert not grammar.may_begin(lambda _: False)


def test_a_finished_expression_has_an_empty_cursor_and_may_end() -> None:
    grammar = Grammar(All((A, B)))
    ((_, after_a),) = grammar.options(grammar.begin(), _any)
    ((_, after_b),) = grammar.options(after_a, _any)
    assert after_b == ()
    assert grammar.may_end(after_b, _any)
    assert grammar.leaves() == ["a", "b"]


def test_a_cursor_is_plain_numbers() -> None:
    grammar = Grammar(AnyOf((Then((A, B)), C)))
    for _, cursor in grammar.options(grammar.begin(), _any):
        assert isinstance(cursor, tuple)
        assert all(type(number) is int for number in cursor)


def _any(_: str) -> bool:
    return True


@pytest.mark.parametrize(
    ("expression", "done", "asked", "bar"),
    [
        (A, "a", "a", Bar.DONE),
        (AnyOf((A, B, C)), "a", "a", Bar.DONE),
        (AnyOf((A, B)), "ab", "a", Bar.DONE),
        (InOrder((A, B, C)), "b", "a", Bar.PASSED),
        (InOrder((A, B)), "b", "a", Bar.PASSED),
        (InOrder((AnyOf((A, B)), C)), "ab", "a", Bar.DONE),
        (InOrder((C, AnyOf((A, B)), D)), "d", "a", Bar.PASSED),
        (OneOf((A, B)), "a", "b", Bar.OTHER_OPTION),
        (OneOf((All((A, B)), C)), "a", "c", Bar.OTHER_OPTION),
        (OneOf((All((A, B)), C)), "", "b", Bar.PENDING),
        (AnyOf((Then((A, B)), C)), "", "b", Bar.EARLY),
        (AnyOf((Then((A, B)), C, D)), "ac", "b", Bar.CLOSED),
        (AnyOf((All((A, B)), C)), "a", "c", Bar.PENDING),
        (Then((A, B, C)), "a", "c", Bar.EARLY),
        (Then((A, B)), "ab", "a", Bar.DONE),
        (All((A, B)), "", "b", Bar.PENDING),
        (All((A, B)), "ab", "a", Bar.DONE),
        (Repeat(A, 1, 2), "aa", "a", Bar.DONE),
    ],
)
def test_a_leaf_that_may_not_come_next_is_told_why(
    expression: Expression[str], done: str, asked: str, bar: Bar
) -> None:
    grammar = Grammar(expression)
    cursor = grammar.begin()
    for leaf in done:
        cursor = dict(grammar.options(cursor, lambda _: True))[leaf]
    assert asked not in dict(grammar.options(cursor, lambda _: True))
    assert grammar.bar(asked, cursor) is bar


def test_read_loosely_a_finished_branch_is_closed_and_not_another_option() -> None:
    grammar = Grammar(OneOf((Then((A, B)), C)))
    cursor = grammar.begin()
    for leaf in "ac":
        cursor = dict(grammar.options(cursor, lambda _: True, loose=True))[leaf]
    assert grammar.bar("b", cursor, loose=True) is Bar.CLOSED
