"""`python -m bench`: measure every game against catanatron and the server against an echo, and compare with the
targets."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import App, Parameter
from rich.console import Console

import underhall
from bench import crowd, digs, engines, page, people, report, server
from bench.figures import Report, Section, machine
from bench.quiet import watched

app = App(name="python -m bench", help="Measure Underhall beside its peers, on one core and in one run.", version="")


@app.default
def bench(
    *,
    game: Annotated[list[str] | None, Parameter(help="Only this game; may be repeated.", negative=())] = None,
    players: Annotated[list[int] | None, Parameter(help="Only these player counts.", negative=())] = None,
    section: Annotated[
        list[Literal["engines", "server", "crowd", "people", "page"]] | None,
        Parameter(
            help="Only this section; may be repeated. The crowd is part of the server, and can be had alone. "
            "Default: all, or engines alone if games are named.",
            negative=(),
        ),
    ] = None,
    quick: Annotated[bool, Parameter(help="Short slices and few repetitions: a smoke test.", negative=())] = False,
    json: Annotated[Path | None, Parameter(help="Write all figures to this file too.")] = None,
) -> int:
    """Measure Underhall alongside its peers, on one core and in one run. Exit code 1 if a target is missed."""
    console = Console(highlight=False, width=max(Console().width, report.WIDTH))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    chosen: dict[str, Any] = {name: underhall.game(name) for name in game} if game else underhall.all_games()
    pace = engines.QUICK if quick else engines.FULL
    wanted = section or (["engines"] if game or players else ["engines", "server", "people", "page"])
    measures: list[Callable[[], Section]] = []
    if "engines" in wanted:
        measures.append(partial(engines.measure, chosen, players, pace, console))
        if "mountain_king" in chosen:
            measures.append(partial(digs.measure, pace))
    size = server.QUICK if quick else server.FULL
    if "server" in wanted:
        measures.append(partial(server.measure, size, console))
    if "server" in wanted or "crowd" in wanted:
        measures.append(partial(crowd.measure, size, console))
    if "people" in wanted:
        measures.append(partial(people.measure, people.QUICK if quick else people.FULL, console))
    if "page" in wanted:
        measures.append(partial(page.measure, 3 if quick else 7, console))
    result = Report(machine=machine(), pace=pace.name, sections=[])
    report.show_machine(result.machine, result.pace, console)
    for measure in measures:
        result.sections.append(watched(measure))
        report.show(result.sections[-1], console)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(result)) + b"\n")
        console.print(f"written: {json}", soft_wrap=True)
    return 0 if result.passed else 1


if __name__ == "__main__":
    try:
        sys.exit(app(result_action="return_value"))
    except underhall.SetupError as problem:
        sys.exit(str(problem))
