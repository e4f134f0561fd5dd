"""A report as one HTML file that needs nothing else: tables, and plots drawn as SVG. Its words are Fluent messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from statistics import fmean

import underhall
from underhall.arena import figures
from underhall.arena.figures import Mean, Share, Use
from underhall.arena.playing import Result
from underhall.arena.ratings import rate
from underhall.core import messages
from underhall.core.messages import Fact

_WIDTH, _ROW = 620, 22
_FEW = 20  # fewer uses than this say nothing


def write(results: Sequence[Result], lang: str) -> str:
    """The report on these results, one chapter per game, count and options."""
    page = _Page(lang)
    page.add("h1", page.tell("title"))
    page.add("p", page.tell("intro", games=len(results), versions=tuple(sorted({one.version for one in results}))))
    groups: dict[tuple[str, int, str], list[Result]] = {}
    for result in results:
        pairing = result.pairing
        options = ", ".join(f"{name}={value}" for name, value in sorted(pairing.options.items()))
        groups.setdefault((pairing.game, pairing.players, options), []).append(result)
    for (game, players, options), group in sorted(groups.items()):
        page.chapter(game, players, options, group)
    return page.html()


class _Page:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.parts: list[str] = []

    def tell(self, key: str, **facts: Fact) -> str:
        return messages.sentence(f"arena-{key}", facts, self.lang)

    def add(self, tag: str, text: str) -> None:
        self.parts.append(f"<{tag}>{escape(text)}</{tag}>")

    def chapter(self, game: str, players: int, options: str, results: list[Result]) -> None:
        name = messages.sentence(f"{game}-name", {}, self.lang)
        self.add("h2", self.tell("chapter", game=name, players=players))
        if options:
            self.add("p", options)
        self._standings(results, players)
        self._scores(game, results)
        self._lengths(results)
        if players > 1:
            self.add("h3", self.tell("first"))
            self.parts.append(_bars([(str(n + 1), share) for n, share in enumerate(figures.first_seat(results))]))
        self._uses(game, results)
        self._faults(results)

    def _standings(self, results: list[Result], players: int) -> None:
        ratings = {one.bot: one for one in rate(results)} if players > 1 else {}
        self.add("h3", self.tell("strength"))
        rows = []
        for one in figures.standings_of(results):
            rated = ratings.get(one.bot)
            rating = f"{rated.value:.0f} ± {2 * rated.sigma:.0f}" if rated else "–"
            row = [one.bot, str(one.wins.count), _share(one.wins), _mean(one.score), rating, f"{one.seconds:.3f}"]
            rows.append([*row, str(one.faults)])
        columns = ("bot", "games", "wins", "score", "rating", "seconds", "faults")
        self._table([self.tell(f"column-{name}") for name in columns], rows)
        met = figures.duels(results)
        if met:
            self.add("h3", self.tell("duels"))
            rows = [[one, other, _share(share), _mean(margin)] for (one, other), (share, margin) in met.items()]
            self._table([self.tell(f"column-{name}") for name in ("bot", "against", "ahead", "margin")], rows)

    def _scores(self, game: str, results: list[Result]) -> None:
        self.add("h3", self.tell("categories"))
        by_bot = figures.categories(results)
        bots = sorted(by_bot)
        names = list(dict.fromkeys(name for rows in by_bot.values() for name in rows))
        labels = {name: messages.sentence(f"{game}-category-{name}", {}, self.lang) for name in names}
        means = {name: [by_bot[bot].get(name, Mean(0, 0, 0)) for bot in bots] for name in names}
        rows = [[labels[name], *map(_mean, means[name])] for name in names]
        self._table([self.tell("column-category"), *bots], rows)
        self.parts.append(
            _spans(
                [
                    (f"{labels[name]}: {bot}" if len(bots) > 1 else labels[name], mean.value, mean.spread)
                    for name in names
                    for bot, mean in zip(bots, means[name], strict=True)
                ]
            )
        )
        totals = [
            (bot, [one.totals[seat] for one in results for seat, name in enumerate(one.pairing.bots) if name == bot])
            for bot in bots
        ]
        self.parts.append(_ranges(totals))

    def _lengths(self, results: list[Result]) -> None:
        self.add("h3", self.tell("length"))
        plies = [float(result.plies) for result in results]
        offered = [sum(result.choices) / max(1, sum(result.decisions)) for result in results]
        decided = fmean(sum(result.decisions) for result in results)
        self.add("p", self.tell("length-text", plies=f"{fmean(plies):.0f}", decisions=f"{decided:.0f}"))
        self.parts.append(_histogram(plies))
        self.add("h3", self.tell("branching"))
        self.add("p", self.tell("branching-text", moves=f"{fmean(offered):.1f}"))
        self.parts.append(_histogram(offered))

    def _uses(self, game: str, results: list[Result]) -> None:
        by_kind: dict[str, list[tuple[str, Use]]] = {}
        for use in figures.uses(results, underhall.game(game).counted()):
            kind, _, id = use.component.partition(":")
            by_kind.setdefault(kind, []).append((messages.component_name(game, id, self.lang), use))
        if not by_kind:
            return
        self.add("h3", self.tell("uses"))
        self.add("p", self.tell("uses-text", few=_FEW))
        rows = []
        for kind, found in by_kind.items():
            self.parts.append(_use_plot([(name, use) for name, use in found if use.wins.count >= _FEW]))
            for name, use in found:
                judged = (_share(use.wins), _mean(use.margin)) if use.wins.count >= _FEW else ("–", "–")
                rows.append([name, kind, _share(use.used), *judged])
        self._table([self.tell(f"column-{name}") for name in ("component", "kind", "used", "wins", "over")], rows)

    def _faults(self, results: list[Result]) -> None:
        faulty = [result for result in results if result.fault is not None]
        if not faulty:
            return
        self.add("h3", self.tell("faults"))
        for result in faulty:
            fault = result.fault
            assert fault is not None
            bot = result.pairing.bots[fault.seat]
            self.add("p", self.tell(f"fault-{fault.reason}", bot=bot, seed=result.pairing.seed))
            if fault.detail:
                self.add("pre", fault.detail)

    def _table(self, head: Iterable[str], rows: Iterable[Sequence[str]]) -> None:
        cells = "".join(f"<th>{escape(text)}</th>" for text in head)
        body = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows)
        self.parts.append(f"<table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>")

    def html(self) -> str:
        title = escape(self.tell("title"))
        body = "\n".join(self.parts)
        return (
            f'<!doctype html>\n<html lang="{self.lang}"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{title}</title>\n<style>{_STYLE}</style>\n'
            f"<body>\n{body}\n</body></html>\n"
        )


_STYLE = (
    "body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#2a2118;"
    "background:#f8f3e8}h1,h2,h3{line-height:1.2}table{border-collapse:collapse;margin:.5rem 0 1.5rem;"
    "font-variant-numeric:tabular-nums}th,td{text-align:left;padding:.2rem .8rem .2rem 0;"
    "border-bottom:1px solid #d8ccb5}pre{overflow:auto;background:#efe6d3;padding:.5rem}svg{display:block;"
    "margin:.5rem 0 1.5rem;max-width:100%;height:auto}svg text{font:13px system-ui,sans-serif;fill:#2a2118}"
)


def _share(share: Share) -> str:
    return f"{share.value:.0%} ({share.low:.0%}–{share.high:.0%})" if share.count else "–"


def _mean(mean: Mean) -> str:
    return f"{mean.value:.1f} ± {mean.spread:.1f}" if mean.count else "–"


def _svg(height: int, marks: Iterable[str], label: str) -> str:
    inner = "".join(marks)
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}" role="img" '
        f'aria-label="{escape(label)}">{inner}</svg>'
    )


def _bars(shares: Sequence[tuple[str, Share]]) -> str:
    """One bar per share, with its interval as a line."""
    left, room = 90, _WIDTH - 180
    marks = []
    for row, (name, share) in enumerate(shares):
        y = row * _ROW
        marks.append(f'<text x="0" y="{y + 15}">{escape(name)}</text>')
        marks.append(f'<rect x="{left}" y="{y + 3}" width="{room * share.value:.1f}" height="14" fill="#b86e00"/>')
        low, high = left + room * share.low, left + room * share.high
        marks.append(f'<path d="M{low:.1f} {y + 10}H{high:.1f}" stroke="#2a2118" stroke-width="2"/>')
        marks.append(f'<text x="{left + room + 8}" y="{y + 15}">{share.value:.0%}</text>')
    return _svg(max(1, len(shares)) * _ROW, marks, ", ".join(f"{name} {share.value:.0%}" for name, share in shares))


def _ranges(groups: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Per group, the whole range as a line, the middle half as a box, the median as a mark."""
    values = [value for _, group in groups for value in group]
    least, most = min(values, default=0), max(values, default=1)
    left, room = 110, _WIDTH - 200

    def at(value: float) -> float:
        return left + room * (value - least) / max(1, most - least)

    marks, told = [], []
    for row, (name, group) in enumerate(groups):
        ordered = sorted(group)
        if not ordered:
            continue
        quarter, middle, three = (ordered[int(share * (len(ordered) - 1))] for share in (0.25, 0.5, 0.75))
        y = row * _ROW
        marks.append(f'<text x="0" y="{y + 15}">{escape(name)}</text>')
        marks.append(f'<path d="M{at(ordered[0]):.1f} {y + 10}H{at(ordered[-1]):.1f}" stroke="#5d4e3c"/>')
        box = max(2.0, at(three) - at(quarter))
        marks.append(f'<rect x="{at(quarter):.1f}" y="{y + 3}" width="{box:.1f}" height="14" fill="#d9a24a"/>')
        marks.append(f'<path d="M{at(middle):.1f} {y + 2}v16" stroke="#2a2118" stroke-width="3"/>')
        marks.append(f'<text x="{left + room + 8}" y="{y + 15}">{ordered[0]}–{ordered[-1]}</text>')
        told.append(f"{name}: {ordered[0]}, {middle}, {ordered[-1]}")
    return _svg(max(1, len(groups)) * _ROW, marks, "; ".join(told))


def _histogram(values: Sequence[float]) -> str:
    """How often each value occurred."""
    least, most = min(values), max(values)
    whole = all(value.is_integer() for value in values)
    step = (most - least) // 20 + 1 if whole else (most - least) / 20 or 1.0
    counts = Counter(int((value - least) // step) for value in values)
    bins = max(counts) + 1
    high, wide = 120, _WIDTH / bins
    tallest = max(counts.values())
    marks = [
        f'<rect x="{index * wide + 1:.1f}" y="{high - high * counts[index] / tallest:.1f}" '
        f'width="{wide - 2:.1f}" height="{high * counts[index] / tallest:.1f}" fill="#8a6a3b"/>'
        for index in range(bins)
        if counts[index]
    ]
    marks.append(f'<text x="0" y="{high + 16}">{least:.3g}</text>')
    marks.append(f'<text x="{_WIDTH}" y="{high + 16}" text-anchor="end">{most:.3g}</text>')
    return _svg(high + 22, marks, f"{least:.3g}–{most:.3g}")


def _spans(rows: Sequence[tuple[str, float, float]]) -> str:
    """Per row a mean as a bar from zero, with its interval as a line."""
    low = min((value - spread for _, value, spread in rows), default=0.0)
    high = max((value + spread for _, value, spread in rows), default=1.0)
    low, high = min(low, 0.0), max(high, 1.0)
    left, room = 250, _WIDTH - 310

    def at(value: float) -> float:
        return left + room * (value - low) / (high - low)

    marks = []
    for row, (name, value, spread) in enumerate(rows):
        y, start = row * _ROW, min(at(0.0), at(value))
        marks.append(f'<text x="0" y="{y + 15}">{escape(name)}</text>')
        marks.append(
            f'<rect x="{start:.1f}" y="{y + 3}" width="{abs(at(value) - at(0.0)):.1f}" height="14" fill="#d9a24a"/>'
        )
        marks.append(f'<path d="M{at(value - spread):.1f} {y + 10}H{at(value + spread):.1f}" stroke="#2a2118"/>')
        marks.append(f'<text x="{left + room + 8}" y="{y + 15}">{value:.1f}</text>')
    marks.append(f'<path d="M{at(0.0):.1f} 0V{len(rows) * _ROW}" stroke="#5d4e3c"/>')
    return _svg(max(1, len(rows)) * _ROW, marks, "; ".join(f"{name} {value:.1f}" for name, value, _ in rows))


def _use_plot(rows: Sequence[tuple[str, Use]]) -> str:
    """Per component a bar for its use, and beside it a dot for the games won with it: with its interval, and a line at
    the mean of all."""
    left, room = 250, (_WIDTH - 270) / 2
    right, most = left + room + 20, max((use.used.high for _, use in rows), default=1.0)
    count = sum(use.wins.count for _, use in rows)
    middle = right + room * (sum(use.wins.value * use.wins.count for _, use in rows) / count if count else 0.5)
    marks = []
    for row, (name, use) in enumerate(rows):
        y = row * _ROW
        marks.append(f'<text x="0" y="{y + 15}">{escape(name)}</text>')
        width = room * use.used.value / most
        marks.append(f'<rect x="{left}" y="{y + 3}" width="{width:.1f}" height="14" fill="#8a6a3b"/>')
        low, high, at = (right + room * part for part in (use.wins.low, use.wins.high, use.wins.value))
        marks.append(f'<path d="M{low:.1f} {y + 10}H{high:.1f}" stroke="#2a2118" stroke-width="2"/>')
        marks.append(f'<circle cx="{at:.1f}" cy="{y + 10}" r="4" fill="#b86e00"/>')
    marks.append(f'<path d="M{middle:.1f} 0V{len(rows) * _ROW}" stroke="#5d4e3c" stroke-dasharray="3 3"/>')
    told = "; ".join(f"{name} {use.used.value:.0%} {use.wins.value:.0%}" for name, use in rows)
    return _svg(max(1, len(rows)) * _ROW, marks, told)
