"""Moves as people write them: begun and not finished, or with an id misspelt.

`notation` reads what is complete. This module knows the legal moves as well, and finds the one that was meant.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from underhall.core import messages
from underhall.core.notation import Move, Notation
from underhall.core.refusals import AmbiguousMove, MalformedMove, nearest


def read(notation: Notation[Move], text: str, legal: Callable[[], Sequence[Move]]) -> Move:
    """The move that `text` means. A complete notation is that move, legal or not; any other text may be the beginning
    of just one legal notation. Raises MalformedMove or AmbiguousMove."""
    try:
        text = " ".join(notation.check_text(text).split())
        return notation.parse(text)
    except MalformedMove as malformed:
        if malformed.code in ("no_move", "long"):
            raise
        problem = malformed
    known = {str(move): move for move in legal()}
    begun = [whole for whole in known if _begins(whole, text)]
    if len(begun) == 1:
        return known[begun[0]]
    if begun:
        raise AmbiguousMove(text, begun)
    near = nearest(text, known)
    if near and problem.code == "unknown_word":
        raise MalformedMove("unknown_word_near", text=text, word=text.split(" ")[0], near=near)
    raise problem


def respelt(game: str, move: Move, legal: Sequence[Move]) -> str:
    """The legal notation from which this move's differs in one misspelt id; "" if there is none. What has a name is
    spelt right."""
    tokens = str(move).split(" ")
    known = [str(one).split(" ") for one in legal]
    for place, token in enumerate(tokens[1:], start=1):
        if messages.component_name(game, token, "en") == token:
            twins = [whole for whole in known if [*whole[:place], token, *whole[place + 1 :]] == tokens]
            for twin in twins:
                if _is_slip(token, twin[place]):
                    return " ".join(twin)
    return ""


def _begins(notation: str, text: str) -> bool:
    """Whether `text` is a beginning of a notation. A number is given whole: `take 1` does not begin `take 12`."""
    rest = notation[len(text) :]
    return bool(text) and notation.startswith(text) and not (text[-1].isdigit() and rest[:1].isdigit())


def _is_slip(written: str, meant: str) -> bool:
    """Whether one letter of a word is wrong, missing or too many, or two are swapped. Another number is another thing,
    and so is another name of two letters."""
    if sum(map(str.isalpha, meant)) < 3 or list(filter(str.isdigit, written)) != list(filter(str.isdigit, meant)):
        return False
    short, long = sorted((written, meant), key=len)
    if len(short) < len(long):
        return any(short == long[:place] + long[place + 1 :] for place in range(len(long)))
    wrong = [pair for pair in zip(written, meant, strict=True) if pair[0] != pair[1]]
    return len(wrong) == 1 or (len(wrong) == 2 and wrong[0] == wrong[1][::-1])
