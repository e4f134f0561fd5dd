"""The commands: what each takes and does. Their help is in the message files, see `app`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import underhall
from underhall.bots import bots, broken_bots
from underhall.cli import files, seating
from underhall.cli.replay import Replay
from underhall.cli.screen import Screen
from underhall.cli.seating import Chair
from underhall.cli.speech import Speaker
from underhall.cli.table import Table
from underhall.cli.trouble import USAGE, Leave, Trouble
from underhall.cli.words import BEFORE_A_GAME, number_in, plain, understand
from underhall.core import DEALER, ContentError, Error, Game, Match, Option, OptionValue, SetupError
from underhall.core.messages import Fact
from underhall.core.refusals import nearest

_LONGEST_PAUSE = 3600


class Commands:
    """Each method is a command; its keyword parameters are its options. It returns the exit code."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.screen = Screen(speaker)

    def play(
        self,
        game: str | None = None,
        /,
        *,
        seats: str | None = None,
        players: int | None = None,
        option: list[str] | None = None,
        seed: str | None = None,
        resume: Path | None = None,
        save: Path | None = None,
    ) -> int:
        if resume is not None:
            given = {"GAME": game, "--players": players, "--option": option, "--seed": seed}
            if excess := [name for name, value in given.items() if value is not None]:
                raise Trouble("usage-resume", exit_code=USAGE, option=excess[0])
            return self._sit(files.load(resume), seats, None, save or resume)
        if save is not None:
            files.check_target(save)
        played = self._ask_game() if game is None else self._game(game)
        if game is None and seats is None and players is None:
            players = self._ask_players(played)
        chairs = seating.seated(played, seats, players)
        options = options_of(played, option or [], len(chairs))
        names = [chair.name for chair in chairs]
        match = underhall.new(played.id, players=len(chairs), seed=seed, seats=names, **options)
        return self._table(match, chairs, seed, save)

    def position(
        self, file: Path, /, *, seats: str | None = None, seed: str | None = None, save: Path | None = None
    ) -> int:
        return self._sit(files.load_position(file, seed), seats, seed, save)

    def replay(
        self, file: Path, /, *, ply: int | None = None, auto: float | None = None, seat: int | None = None
    ) -> int:
        if auto is not None and not 0 <= auto <= _LONGEST_PAUSE:
            raise Trouble("usage-auto", exit_code=USAGE, most=_LONGEST_PAUSE)
        viewer = Replay(lambda: files.load(file), self.screen, None if seat is None else seat - 1)
        if auto is not None:
            return viewer.run(ply or 0, auto)
        if sys.stdin.isatty() and self.screen.console.is_terminal:
            return viewer.step(ply or 0)
        if ply is not None:
            viewer.show(ply)
            return 0
        return viewer.run(0, 0)

    def verify(self, file: Path, /) -> int:
        match = files.load(file, verify=True)
        draws = sum(1 for ply in match.plies if ply.seat == DEALER)
        lines = [
            self.speaker.tell("verify-text"),
            self.speaker.tell("verify-moves", count=match.ply - draws),
            self.speaker.tell("verify-draws", count=draws),
            self.speaker.tell("verify-commitment"),
        ]
        if match.over:
            totals = tuple(str(score["total"]) for score in match.scores())
            lines.append(self.speaker.tell("verify-result", totals=totals))
        if match.start is not None:
            self.screen.tell("verify-position", style="yellow")
        for line in lines:
            self.screen.console.print(Text.assemble(("✓ ", "green"), line))
        if not match.over:
            self.screen.tell("verify-unfinished", style="dim")
        return 0

    def games(self) -> int:
        speaker = self.speaker
        known = underhall.all_games()
        sheet = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
        for column in ("id", "name", "players"):
            sheet.add_column(speaker.tell(f"games-{column}"), no_wrap=column != "name")
        for name, game in known.items():
            sheet.add_row(name, speaker.game_name(game), _span(game.players))
        self.screen.console.print(sheet)
        for name, game in known.items():
            if game.options:
                self.screen.console.print()
                self.screen.tell("games-options", style="bold", game=name)
            for option in game.options:
                self.screen.say(f"  --option {_option_line(option)}", unbroken=True)
                self.screen.console.print(Padding(Text(speaker.option_name(game, option.name), "dim"), (0, 0, 0, 6)))
        self.screen.console.print()
        self.screen.tell("games-bots", style="dim", bots=tuple(bots()))
        broken = [*underhall.broken_games().values(), *broken_bots().values()]
        if broken:
            self.screen.console.print()
            self.screen.tell("games-broken", style="bold yellow")
        for problem in broken:
            self.screen.console.print(Padding(Text(problem.sentence(speaker.lang)), (0, 0, 0, 2)))
        return 0

    def check_content(self, folder: Path, /, *, game: str | None = None) -> int:
        known = underhall.all_games() if game is None else {game: underhall.game(game)}
        places = files.game_folders(folder, known) if game is None else [folder]
        if not places:
            raise ContentError("no_game", example=f"{folder / next(iter(known))}")
        files.check_folder(folder)
        if game is None:
            self._check_strangers(folder, known)
        for place in places:
            checked = known[game or place.name]
            try:
                checked.check_content(place)
            except Error as problem:
                reason = problem.sentence(self.speaker.lang)
                raise Trouble("content-bad", game=checked.id, folder=str(place), problem=reason) from None
            count = len(list(place.glob("*.toml")))
            fine = self.speaker.tell("content-good", game=checked.id, folder=str(place), count=count)
            self.screen.console.print(Text.assemble(("✓ ", "green"), fine))
        return 0

    # Within -----------------------------------------------------------------------------------------------------

    def _sit(self, match: Match, seats: str | None, seed: str | None, save: Path | None) -> int:
        """Go on with a match that was kept."""
        count = match.setup.players
        if seats is not None:
            chairs = seating.seated(match.game, seats, count)
        elif match.seats:
            chairs = seating.remembered(match.seats, count)
        else:
            chairs = seating.seated(match.game, None, count)
        match.seats = tuple(chair.name for chair in chairs)
        return self._table(match, chairs, seed, save)

    def _table(self, match: Match, chairs: list[Chair], seed: str | None, save: Path | None) -> int:
        file = save or files.autosave_file(match.game.id, os.environ)
        self.screen.rule(self.speaker.game_name(match.game))
        for seat, chair in enumerate(chairs):
            key = "seat-human" if chair.is_human else "seat-bot"
            name = chair.name or self.speaker.seat_number(seat)
            self.screen.tell(key, style="dim", number=seat + 1, seat=name, bot=chair.sitter)
        if any(chair.is_human for chair in chairs):
            self.screen.tell("welcome", style="dim")
        return Table(match, chairs, seating.bots_at(chairs, seed), self.screen, file).play()

    def _ask_game(self) -> Game[Any]:
        known = underhall.all_games()
        if len(known) == 1:
            return next(iter(known.values()))
        self.screen.tell("ask-game")
        for number, game in enumerate(known.values(), start=1):
            line = Text.assemble((f"{number:>3}", "cyan"), "  ", (game.id, "bold"), f"  {self.speaker.game_name(game)}")
            self.screen.console.print(line)
        self.screen.words = list(known)
        self.screen.offer_completion()
        while True:
            text = self._asked("> ", "ask-game_help")
            chosen = number_in(text)
            if chosen is not None and 1 <= chosen <= len(known):
                return list(known.values())[chosen - 1]
            begun = [game for game in known.values() if text and self._is_called(game, text)]
            if len(begun) == 1:
                return begun[0]
            near = nearest(text, known)
            key = "ask-game_near" if near else "ask-game_again"
            self.screen.refuse(self.speaker.tell(key, text=text, near=near, count=len(known)))

    def _game(self, text: str) -> Game[Any]:
        """The game with this id, or the only one whose id or name has a word that begins like this."""
        known = underhall.all_games()
        called = [game for game in known.values() if text and self._is_called(game, text)]
        return called[0] if text not in known and len(called) == 1 else underhall.game(text)

    def _is_called(self, game: Game[Any], text: str) -> bool:
        names = (game.id.replace("_", " "), plain(self.speaker.game_name(game)))
        said = plain(text).replace("_", " ")
        return any(f" {name}".find(f" {said}") >= 0 for name in names)

    def _ask_players(self, game: Game[Any]) -> int:
        usual = seating.usual_players(game)
        while True:
            prompt = self.speaker.tell("ask-players", span=_span(game.players), usual=usual) + " "
            text = self._asked(prompt, "ask-players_help", usual=usual)
            if not text:
                return usual
            number = number_in(text)
            if number in game.players:
                return number
            self.screen.refuse(self.speaker.tell("ask-players_again", text=text, span=_span(game.players)))

    def _asked(self, prompt: str, help: str, **facts: Fact) -> str:
        """An answer before the game; leaving now leaves nothing behind."""
        try:
            while True:
                text = self.screen.ask(prompt)
                command = understand(text, BEFORE_A_GAME, self.speaker.lang)
                if command is None:
                    return text
                if command[0] == "quit":
                    raise Leave
                self.screen.say(self.speaker.tell(help, **facts))
        except Leave as leaving:
            self.screen.tell("bye-early")
            raise SystemExit(130 if leaving.interrupted else 0) from None

    def _check_strangers(self, folder: Path, known: dict[str, Game[Any]]) -> None:
        """A misspelt folder would silently be left out of the pack."""
        for place in sorted(folder.iterdir()):
            near = nearest(place.name, known)
            if place.is_dir() and place.name not in known and near:
                raise Trouble("content-stranger", folder=place.name, near=near)


def options_of(game: Game[Any], texts: list[str], players: int) -> dict[str, OptionValue]:
    """`name=value` texts as values of the options' own types, checked by the game. Seats count from 1 here."""
    chosen: dict[str, OptionValue] = {}
    known = {option.name: option for option in game.options}
    for text in texts:
        name, sign, said = text.partition("=")
        if not sign:
            raise Trouble("usage-option", exit_code=USAGE, text=text)
        if name in chosen:
            raise Trouble("usage-option_twice", exit_code=USAGE, option=name)
        option = known.get(name)
        fitting = (value for value in option.values if _said(option, value) == said.lower()) if option else iter(())
        chosen[name] = next(fitting, said)
    try:
        game.setup(players, chosen)
    except SetupError as problem:
        raise _counted_from_one(problem, known) from None
    return chosen


def _counted_from_one(problem: SetupError, known: Mapping[str, Option]) -> SetupError:
    """The same complaint with seats as people count them."""
    option = known.get(str(problem.facts.get("option")))
    if problem.code != "option_value" or option is None or not option.seats:
        return problem

    def counted(text: str) -> str:
        return str(int(text) + 1) if text.isdecimal() else text

    said, allowed = problem.facts["value"], problem.facts["allowed"]
    assert isinstance(said, str)
    assert isinstance(allowed, tuple)
    # A value that fits nothing was passed on as typed; a number that does fit has been counted from 0.
    value = said if said not in map(str, option.values) or said == "0" else counted(said)
    facts = {**problem.facts, "value": value, "allowed": tuple(map(counted, allowed))}
    return SetupError(problem.code, **facts)


def _option_line(option: Option) -> str:
    values = "|".join(_said(option, value) for value in option.values) or "…"
    return f"{option.name}={values}"


def _said(option: Option, value: OptionValue) -> str:
    """How a person writes the value."""
    is_seat = option.seats and type(value) is int
    return str(int(value) + 1) if is_seat else str(value).lower()


def _span(players: tuple[int, ...]) -> str:
    """`2–5`, or `1, 3, 5` when there are gaps."""
    if len(players) > 1 and list(players) == list(range(players[0], players[-1] + 1)):
        return f"{players[0]}–{players[-1]}"
    return ", ".join(map(str, players))
