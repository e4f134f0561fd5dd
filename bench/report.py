"""The report in the terminal: one table per section, and a verdict on every target."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from bench.figures import Figure, Section

WIDTH = 120
"""What the tables need; a narrower terminal folds them."""
_QUIET = 0.05


def show_machine(machine: dict[str, str], pace: str, console: Console) -> None:
    console.print(" · ".join(f"{name} {value}" for name, value in machine.items()), style="dim", soft_wrap=True)
    if pace != "full":
        console.print(f"pace: {pace}; not for quoting", style="yellow")


def show(section: Section, console: Console) -> None:
    console.print()
    console.print(_table(section))
    _verdicts(section, console)
    if section.others is not None and section.others > _QUIET:
        console.print(f"others took {section.others:.0%} of the processors meanwhile; not for quoting", style="yellow")


def _table(section: Section) -> Table:
    table = Table(title=section.title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", no_wrap=True)
    with_ratio = {
        name for subject in section.subjects for name, figure in subject.figures.items() if figure.ratio is not None
    }
    for name, unit in section.columns.items():
        table.add_column(f"{name}, {unit}" if unit else name, justify="right", no_wrap=True)
        if name in with_ratio:
            table.add_column("× peer", justify="right", style="bold", no_wrap=True)
    for subject in section.subjects:
        cells = [f"{subject.name}, {subject.setting}"]
        for name in section.columns:
            figure = subject.figures.get(name)
            cells.append("–" if figure is None else _number(figure))
            if name in with_ratio:
                ratio = 1.0 if subject.peer else None if figure is None else figure.ratio
                cells.append("–" if ratio is None else f"{ratio:.3g}")
        table.add_row(*cells, style="dim" if subject.peer else "")
    return table


def _verdicts(section: Section, console: Console) -> None:
    for subject in section.subjects:
        for target, met in subject.verdicts():
            word = "[green]PASS[/]" if met else "[bold red]FAIL[/]"
            value = target.value(subject.figures[target.figure])
            told = "not measured" if value is None else f"{value:,.4g}"
            console.print(f"{word}  {subject.name}, {subject.setting}: {target}: {told}")


def _number(figure: Figure) -> str:
    value = figure.value
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
