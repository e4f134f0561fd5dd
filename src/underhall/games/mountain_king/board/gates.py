"""Gates (RULES 3.3 C and 13): on which start point each seat may place its gate, in seat order."""

from __future__ import annotations

from underhall.core.agenda import Seat
from underhall.core.grids import NOWHERE
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.boards import Board, Start
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.refusing import refuse


def why_no_gate(mountain: Mountain, seat: Seat, start: str) -> Refusal | None:
    """Why `seat` may not place its gate on the start point of this id, or None. Earlier seats have placed theirs."""
    point = mountain.board.start(start)
    if point is None:
        return refuse("3.3", "no_such_start", start=start, board=mountain.board.id)
    if point.cell in mountain.gates:
        return refuse("3.3", "start_taken", start=start)
    label = start_label(mountain)
    if label and point.label != label:
        code, ruling = ("start_other_label", "R-2") if len(mountain.gates) == 2 else ("start_label", "3.3")
        return refuse(ruling, code, start=start, label=point.label, need=label)
    if not _teams_can_finish(mountain, seat, point):
        return refuse("13", "start_apart", start=start)
    return None


def legal_gates(mountain: Mountain, seat: Seat) -> list[Start]:
    """The start points for which `why_no_gate` has nothing to say, in the board's order."""
    return [start for start in mountain.board.starts if why_no_gate(mountain, seat, start.id) is None]


def start_label(mountain: Mountain) -> int:
    """The label that the next gate's start point must have: the player count, or with two players that of the first
    gate. 0 while two players are free to choose."""
    if len(mountain.gates) != 2:
        return len(mountain.gates)
    placed = [start.label for start in mountain.board.starts if start.cell in mountain.gates]
    return placed[0] if placed else 0


def are_neighbours(board: Board, one: Start, other: Start) -> bool:
    """Whether two start points of one label are next to each other in clockwise order."""
    ring = sum(1 for start in board.starts if start.label == one.label)
    return (one.clockwise - other.clockwise) % ring in (1, ring - 1)


def _teams_can_finish(mountain: Mountain, seat: Seat, point: Start) -> bool:
    """Whether, with this gate, all later seats can still be placed so that teammates are neighbours."""
    sides = mountain.sides
    if len(set(sides)) == len(sides):
        return True
    at = {start.cell: start for start in mountain.board.starts}
    placed = {other: at[cell] for other, cell in enumerate(mountain.gates) if cell != NOWHERE}
    return _finish(mountain, {**placed, seat: point})


def _finish(mountain: Mountain, placed: dict[Seat, Start]) -> bool:
    sides = mountain.sides
    for seat, start in placed.items():
        for mate, other in placed.items():
            if seat < mate and sides[seat] == sides[mate] and not are_neighbours(mountain.board, start, other):
                return False
    left = [seat for seat in range(len(sides)) if seat not in placed]
    if not left:
        return True
    used = {start.id for start in placed.values()}
    free = [start for start in mountain.board.starts if start.label == len(sides) and start.id not in used]
    return any(_finish(mountain, {**placed, left[0]: start}) for start in free)
