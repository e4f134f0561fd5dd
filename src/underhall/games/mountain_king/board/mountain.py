"""The mountain during a match: what lies on the board, and how each thing is laid.

`Mountain` is plain data and knows no rules: `digging`, `halls`, `statues` and `pedestals` say what may be done, and
`networks` whose it is. The true state is the gates, tiles, halls, statues, pedestals and workshops. `dug`, `tunnels`,
`networks` and `piles` follow from them and are kept up to date because every rule asks for them; `rebuilt` works them
out from scratch, and tests hold the two equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core.agenda import Seat, replaced
from underhall.core.grids import NOWHERE, Cell, Mask, cells_of
from underhall.games.mountain_king.board.boards import BOARDS, Board
from underhall.games.mountain_king.board.placements import NO_PLACEMENT
from underhall.games.mountain_king.box.content import CLANS, CONTENT

NO_WORKSHOP: Final = -1
NO_CLAN: Final = -1
PILES: Final = tuple(tile.count for tile in CONTENT.tunnels)


_FIELDS: Final = (
    "board_index",
    "dug",
    "gates",
    "halls",
    "networks",
    "pedestals",
    "piles",
    "sides",
    "statues",
    "tiles",
    "tunnels",
    "workshops",
)


class Mountain:
    """What lies where. Seats index `gates`, `networks` and `sides` (equal for teammates, otherwise all different).

    - `tiles`: tunnel placements in the order in which they were dug, including those under halls;
    - `halls`: by hall, its placement or NO_PLACEMENT;
    - `statues`, `pedestals`: by clan, the cells on which they stand (pedestals under halls have left the game);
    - `workshops`: by site, the kind that stands there or NO_WORKSHOP;
    - `dug`: all cells under gates, tunnel tiles and halls;
    - `tunnels`: whole tiles and fragments (RULES 2.3), without gates and halls, each as its visible cells;
    - `networks`: by seat, the cells of its network; empty before its gate stands;
    - `piles`: by shape, the tiles left.

    All of them are tuples: copies share them.
    """

    __slots__ = _FIELDS

    def __init__(self, board: Board, sides: Sequence[int]) -> None:
        self.board_index = board.index
        self.sides = tuple(sides)
        self.gates: tuple[Cell, ...] = (NOWHERE,) * len(sides)
        self.tiles: tuple[int, ...] = ()
        self.halls: tuple[int, ...] = (NO_PLACEMENT,) * len(board.halls.shapes)
        self.statues: tuple[Mask, ...] = (0,) * len(CLANS)
        self.pedestals: tuple[Mask, ...] = (0,) * len(CLANS)
        self.workshops: tuple[int, ...] = (NO_WORKSHOP,) * len(board.sites)
        self.dug: Mask = 0
        self.tunnels: tuple[Mask, ...] = ()
        self.networks: tuple[Mask, ...] = (0,) * len(sides)
        self.piles: tuple[int, ...] = PILES

    def copy(self) -> Mountain:
        twin = Mountain.__new__(Mountain)
        twin.board_index = self.board_index
        twin.sides = self.sides
        twin.gates = self.gates
        twin.tiles = self.tiles
        twin.halls = self.halls
        twin.statues = self.statues
        twin.pedestals = self.pedestals
        twin.workshops = self.workshops
        twin.dug = self.dug
        twin.tunnels = self.tunnels
        twin.networks = self.networks
        twin.piles = self.piles
        return twin

    @property
    def board(self) -> Board:
        """The side that is played on. A number in the state: boards never change and are not copied."""
        return BOARDS[self.board_index]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Mountain):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _FIELDS)

    __hash__ = None  # type: ignore[assignment]  # it changes

    # Laying things. None of these checks legality. ------------------------------------------------------------

    def set_up_statues(self, first: int, order: Sequence[int]) -> None:
        """Fill the ring of statue spots clockwise from spot `first`, repeating the `order` of clans (setup 8)."""
        spots = self.board.statue_spots
        statues = list(self.statues)
        for step in range(len(spots)):
            statues[order[step % len(order)]] |= 1 << spots[(first + step) % len(spots)]
        self.statues = tuple(statues)

    def lay_gate(self, seat: Seat, cell: Cell) -> None:
        self.gates = replaced(self.gates, seat, cell)
        self.dug |= 1 << cell
        self.networks = replaced(self.networks, seat, self.board.grid.flood(1 << cell, self.dug))

    def lay_tile(self, placement: int) -> None:
        """Lay a tunnel tile. Networks it touches grow by it and by the isolated tunnels that it touches (2.3).

        A tile that touches the networks of two teammates makes them one: the flood runs through it into both.
        """
        table = self.board.tunnels
        cells, halo = table.cells[placement], table.halo[placement]
        shape = table.orientations[placement // table.span].shape
        self.tiles = (*self.tiles, placement)
        self.piles = replaced(self.piles, shape, self.piles[shape] - 1)
        self.tunnels = (*self.tunnels, cells)
        self.dug |= cells
        for seat, network in enumerate(self.networks):
            if network & halo:
                grown = network | self.board.grid.flood(cells, self.dug & ~network)
                self.networks = replaced(self.networks, seat, grown)

    def lay_hall(self, placement: int) -> None:
        """Lay a great hall: pedestals under it leave the game, tiles it covers in part leave fragments."""
        table = self.board.halls
        cells = table.cells[placement]
        self.halls = replaced(self.halls, table.orientations[placement // table.span].shape, placement)
        self.pedestals = tuple([pedestals & ~cells for pedestals in self.pedestals])
        tunnels: list[Mask] = []
        for tunnel in self.tunnels:
            if tunnel & cells:
                tunnels += self.board.grid.parts(tunnel & ~cells)
            else:
                tunnels.append(tunnel)
        self.tunnels = tuple(tunnels)

    def lay_pedestal(self, cell: Cell, clan: int) -> None:
        self.pedestals = replaced(self.pedestals, clan, self.pedestals[clan] | 1 << cell)

    def lay_workshop(self, site: int, workshop: int) -> None:
        """`site` counts the board's sites; `workshop` is the number of a kind."""
        self.workshops = replaced(self.workshops, site, workshop)

    def move_statue(self, start: Cell, end: Cell) -> None:
        clan = self.statue_on(start)
        self._move(clan, 1 << start | 1 << end)

    def swap_statues(self, one: Cell, other: Cell) -> None:
        both = 1 << one | 1 << other
        clan, other_clan = self.statue_on(one), self.statue_on(other)
        if clan != other_clan:
            self._move(clan, both)
            self._move(other_clan, both)

    def _move(self, clan: int, both: Mask) -> None:
        """A statue of a clan from one of two cells to the other."""
        self.statues = replaced(self.statues, clan, self.statues[clan] ^ both)

    # Looking at what lies there -------------------------------------------------------------------------------

    def statue_on(self, cell: Cell) -> int:
        """The clan of the statue on a cell, or NO_CLAN."""
        return _clan_on(self.statues, cell)

    def pedestal_on(self, cell: Cell) -> int:
        """The clan of the pedestal on a cell, or NO_CLAN."""
        return _clan_on(self.pedestals, cell)

    def altar(self, hall: int) -> Cell:
        """The altar cell of a hall, or NOWHERE while it is not dedicated."""
        placement = self.halls[hall]
        return NOWHERE if placement == NO_PLACEMENT else self.board.halls.marked[placement]

    def occupied_mask(self) -> Mask:
        """All cells with a statue."""
        fire, ice, moon = self.statues
        return fire | ice | moon

    def hall_masks(self) -> list[Mask]:
        """The cells of each dedicated hall, in the order of the catalogue."""
        cells = self.board.halls.cells
        return [cells[placement] for placement in self.halls if placement != NO_PLACEMENT]

    def gate_mask(self) -> Mask:
        mask = 0
        for cell in self.gates:
            if cell != NOWHERE:
                mask |= 1 << cell
        return mask

    def rebuilt(self) -> Mountain:
        """A mountain with the same things on it, and everything that follows from them worked out from scratch."""
        twin = Mountain(self.board, self.sides)
        for seat, cell in enumerate(self.gates):
            if cell != NOWHERE:
                twin.lay_gate(seat, cell)
        table, grid = self.board.tunnels, self.board.grid
        halls = 0
        for cells in self.hall_masks():
            halls |= cells
        for placement in self.tiles:
            shape = table.shape(placement)
            twin.tiles = (*twin.tiles, placement)
            twin.piles = replaced(twin.piles, shape, twin.piles[shape] - 1)
            twin.dug |= table.cells[placement]
            twin.tunnels = (*twin.tunnels, *grid.parts(table.cells[placement] & ~halls))
        for seat, cell in enumerate(self.gates):
            if cell != NOWHERE:
                twin.networks = replaced(twin.networks, seat, grid.flood(1 << cell, twin.dug))
        twin.halls = self.halls
        twin.statues = self.statues
        twin.pedestals = self.pedestals
        twin.workshops = self.workshops
        return twin

    def picture(self) -> str:
        """The mountain as a map: `_` undug, `:` rubble, letters for tunnels, digits for gates, capitals for halls.

        For debugging; what people see is drawn by the game.
        """
        grid = self.board.grid
        marks = {cell: ":" if self.board.rubble >> cell & 1 else "_" for cell in cells_of(self.board.diggable)}
        marks |= dict.fromkeys(cells_of(self.board.heart), "*") | dict.fromkeys(self.board.sites, "w")
        for number, tunnel in enumerate(self.tunnels):
            marks |= dict.fromkeys(cells_of(tunnel), "abcdefghijklmnopqrstuvwxyz"[number % 26])
        for hall, placement in enumerate(self.halls):
            if placement != NO_PLACEMENT:
                marks |= dict.fromkeys(cells_of(self.board.halls.cells[placement]), "ABCDEF"[hall])
        marks |= {cell: str(seat) for seat, cell in enumerate(self.gates) if cell != NOWHERE}
        return "\n".join(
            "".join(marks.get(grid.cell(row, col), " ") for col in range(grid.cols)).rstrip()
            for row in range(grid.rows)
        )


def _clan_on(masks: tuple[Mask, ...], cell: Cell) -> int:
    bit = 1 << cell
    for clan, mask in enumerate(masks):
        if mask & bit:
            return clan
    return NO_CLAN
