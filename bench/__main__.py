"""`python -m bench`: measure every game against catanatron and the server against an echo, and compare with the
targets."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import App, Parameter
from rich.console import Console

import underhall
from bench import crowd, digs, engines, page, report, server
from bench.figures import Report, machine

app = App(name="python -m bench", help="Measure Underhall beside its peers, on one core and in one run.", version="")


@app.default
def bench(
    *,
    game: Annotated[list[str] | None, Parameter(help="Only this game; may be repeated.", negative=())] = None,
    players: Annotated[list[int] | None, Parameter(help="Only these player counts.", negative=())] = None,
    section: Annotated[
        list[Literal["engines", "server", "page"]] | None,
        Parameter(
            help="Only this section; may be repeated. Default: all, or engines alone if games are named.", negative=()
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
    wanted = section or (["engines"] if game or players else ["engines", "server", "page"])
    sections = []
    if "engines" in wanted:
        sections.append(engines.measure(chosen, players, pace, console))
        if "mountain_king" in chosen:
            sections.append(digs.measure(pace))
    if "server" in wanted:
        size = server.QUICK if quick else server.FULL
        sections += [server.measure(size, console), crowd.measure(size, console)]
    if "page" in wanted:
        sections.append(page.measure(3 if quick else 7, console))
    result = Report(machine=machine(), pace=pace.name, sections=sections)
    report.show(result, console)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(result)) + b"\n")
        console.print(f"written: {json}", soft_wrap=True)
    return 0 if result.passed else 1


if __name__ == "__main__":
    try:
        sys.exit(app(result_action="return_value"))
    except underhall.SetupError as problem:
        sys.exit(str(problem))
