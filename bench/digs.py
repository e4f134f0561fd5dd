"""The mountain of the Mountain King: how long it takes to list every legal dig when there are as many as possible.

The position is the one with the most legal digs that random digging on the winter side comes to, with plenty of every
resource and a pedestal of every clan, so that every size, mineral, rubble and anchor counts.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time

from bench.engines import Pace
from bench.figures import Figure, Section, Subject, Target
from underhall.core import DEALER
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.state import TableState
from underhall.games.mountain_king.tunnelling import payable_digs

LISTING, DIGS = "listing", "digs"
_AT_MOST = 300.0


def measure(pace: Pace) -> Section:
    """The listing of all legal digs, in microseconds."""
    state = fullest()
    times = []
    for _ in range(pace.repetitions):
        listed = 0
        started = process_time()
        while (spent := process_time() - started) < pace.seconds / 2:
            for _ in range(20):
                payable_digs(state, 0)
            listed += 20
        times.append(1e6 * spent / listed)
    count = float(len(payable_digs(state, 0)))
    figures = {LISTING: Figure(median(times), min(times), max(times)), DIGS: Figure(count, count, count)}
    subject = Subject("mountain_king", "winter", figures, [Target(LISTING, most=_AT_MOST, unit="µs")])
    return Section("The mountain: listing every legal dig", {LISTING: "µs", DIGS: ""}, [subject])


def fullest() -> TableState:
    """The winter board with the most legal digs for seat 0 that digging at random comes to."""
    rng = Random("digs")
    state: TableState = GAME.start(GAME.setup(2, {"board": "winter", "first_player": 0}))
    while not state.round:
        draw = GAME.chance(state)
        seat = DEALER if draw is not None else GAME.actors(state)[0]
        GAME.apply(state, seat, (draw.outcomes if draw is not None else GAME.moves(state, seat))[0])
    state.storage[:7] = [20] * 7
    state.pedestals[:3] = [1, 1, 1]
    best, most = state.copy(), 0
    while digs := payable_digs(state, 0):
        if len(digs) > most:
            best, most = state.copy(), len(digs)
        state.mountain.lay_tile(rng.choice(digs))
    return best
