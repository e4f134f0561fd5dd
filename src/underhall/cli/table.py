"""A table in the terminal: people at one keyboard and bots, until the game is over or someone leaves.

A person sees what their seat may see. When several people play and what the next one sees is private, the screen is
wiped and the keyboard handed over first. The record is saved whenever a person is asked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from underhall.bots import Bot, play_out, situation
from underhall.bots.advice import advise
from underhall.cli import asking, files, words
from underhall.cli.screen import Screen
from underhall.cli.seating import Chair
from underhall.cli.speech import Speaker
from underhall.cli.trouble import INTERRUPTED, Leave, Trouble
from underhall.core import (
    DEALER,
    AmbiguousMove,
    IllegalMove,
    MalformedMove,
    Match,
    Move,
    Refusal,
    Seat,
    UndoRefused,
    messages,
)
from underhall.core.frozen import values_of
from underhall.core.refusals import nearest

_PARTS = re.compile(r"[ :,]")


class Table:
    def __init__(
        self, match: Match, chairs: Sequence[Chair], bots: Mapping[Seat, Bot], screen: Screen, file: Path
    ) -> None:
        """`file` is where the record is kept."""
        self.match = match
        self.people = [seat for seat, chair in enumerate(chairs) if chair.is_human]
        self.bots = bots
        self.screen = screen
        self.speaker: Speaker = screen.speaker
        self.file = file
        self._can_save = True
        self._told = [0] * match.setup.players  # how much of the record each seat has been told
        self._ruling = ""  # of the last "no"
        self._at_keyboard: Seat | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> int:
        """Play on until the end. Returns the exit code."""
        screen = self.screen
        screen.offer_completion()
        try:
            while not self.match.over:
                play_out(self.match, self.bots)
                if self.match.decision is None:
                    break
                self._save()
                seat = next(seat for seat in self.match.decision.seats if seat in self.people)
                self._present(seat)
                self._ask(seat)
        except (Leave, KeyboardInterrupt) as leaving:
            self._save()
            screen.tell("bye")
            if self._can_save:
                screen.tell("resume", unbroken=True, file=str(self.file))
            interrupted = isinstance(leaving, KeyboardInterrupt) or leaving.interrupted
            return INTERRUPTED if interrupted else 0
        self._finish()
        return 0

    # A turn -----------------------------------------------------------------------------------------------------

    def _present(self, seat: Seat) -> None:
        """Everything a person needs to decide."""
        match, screen = self.match, self.screen
        name = match.seat_name(seat, self.speaker.lang)
        if seat != self._at_keyboard:
            if len(self.people) > 1 and self._has_secrets(seat):
                screen.hand_over(name)
            self._at_keyboard = seat
        screen.rule(name)
        screen.news(match, match.plies[self._told[seat] :], seat)
        self._told[seat] = match.ply
        self._board(seat)
        self._question(seat)

    def _board(self, seat: Seat) -> None:
        self.screen.console.print()
        self.screen.picture(self.match, seat)
        self.screen.console.print()

    def _question(self, seat: Seat) -> None:
        decision = self.match.decision
        assert decision is not None
        self.screen.say(self.speaker.decision(self.match, decision, seat), style="bold yellow")
        plain, every = self.match.moves(seat, side=False), self.match.moves(seat)
        if len(plain) > self.screen.room:
            self._sketch(plain)
        self.screen.moves(self.match, seat, plain)
        if beside := every[len(plain) :]:
            self.screen.tell("moves-beside", style="dim")
            self.screen.moves(self.match, seat, beside)
        self.screen.words = [*map(str, every), *words.vocabulary(words.AT_THE_TABLE, self.speaker.lang)]

    def _ask(self, seat: Seat) -> None:
        """Ask until a move is made or taken back."""
        while True:
            text = " ".join(self.screen.ask().split())
            if not text:
                self.screen.tell("ask-hint", style="dim", count=len(self.match.moves(seat)))
                continue
            try:
                if self._answer(seat, text):
                    return
            except Trouble as trouble:
                self.screen.refuse(self.speaker.problem(trouble))

    def _answer(self, seat: Seat, text: str) -> bool:
        """Do what was typed; True when the position changed. A legal move goes before a command of the same name."""
        legal = {str(move): move for move in self.match.moves(seat)}
        command = None if text in legal else words.understand(text, words.AT_THE_TABLE, self.speaker.lang)
        if command is not None:
            return self._command(seat, *command)
        move = self._read(seat, text)
        if move is None:
            return False
        try:
            self.match.play(str(move), seat)  # as text: a misspelt id gets a suggestion
        except IllegalMove as illegal:
            self._refuse(illegal.refusal)
            return False
        return True

    def _refuse(self, refusal: Refusal) -> None:
        """Say no, and keep in mind which rule says so: `rule` opens it."""
        self._ruling = refusal.ruling
        self.screen.refuse(self.speaker.refusal(refusal, self.screen.names(self.match)))

    def _read(self, seat: Seat, text: str) -> Move | None:
        """The move that was typed: a number, a notation or the beginning of one. Says what is wrong otherwise."""
        moves = self.match.moves(seat)
        if text.isdecimal():
            number = words.number_in(text)
            if number is not None and 1 <= number <= len(moves):
                return moves[number - 1]
            raise Trouble("ask-number", number=text, count=len(moves))
        # `lay i2` may be well-formed and yet be meant as the beginning of `lay i2:0:r10c0`.
        meant = [move for move in moves if str(move).startswith((f"{text} ", f"{text}:"))]
        if not meant:
            try:
                move = self.match.parse(text, seat)
                # `cup r` is well-formed, but there is no `r`: it is meant as the beginning of `cup right`.
                if move not in moves and not self._is_named(move):
                    meant = [other for other in moves if _abbreviates(text, str(other))]
                if not meant:
                    return move
            except AmbiguousMove as ambiguous:
                meant = [move for move in moves if str(move) in ambiguous.candidates]
            except MalformedMove as malformed:
                meant = [move for move in moves if _abbreviates(text, str(move))]
                if not meant:
                    self._explain(text, malformed)
                    return None
        if len(meant) == 1:
            return meant[0]
        self.screen.tell("ask-which", text=text, count=len(meant))
        self._sketch(meant)
        self.screen.moves(self.match, seat, meant)
        return None

    def _sketch(self, moves: Sequence[Move]) -> None:
        """Draw what all these moves have in common, a tile in all its orientations for instance."""
        game = self.match.game
        parts = [set(_PARTS.split(str(move))) for move in moves]
        for id in sorted(set.intersection(*parts) & set(game.explained())):
            if drawing := game.card(id, self.speaker.lang).drawing:
                self.screen.console.print(drawing, soft_wrap=True)

    def _is_named(self, move: Move) -> bool:
        """Whether all ids in a move name components: then they mean nothing else."""
        game = self.match.game.id
        ids = [value for value in values_of(move) if isinstance(value, str)]
        return all(messages.component_name(game, each, "en") != each for each in ids)

    def _explain(self, text: str, malformed: MalformedMove) -> None:
        """Why the typed text is not a move; perhaps it was meant to be a command."""
        near = nearest(words.plain(text.split()[0]), words.vocabulary(words.AT_THE_TABLE, self.speaker.lang))
        if near and malformed.code == "unknown_word":
            raise Trouble("ask-command_near", text=text, near=near)
        self.screen.refuse(malformed.sentence(self.speaker.lang))

    # Commands ---------------------------------------------------------------------------------------------------

    def _command(self, seat: Seat, command: str, rest: str) -> bool:
        screen, match = self.screen, self.match
        if command == "quit":
            raise Leave
        if command == "undo":
            return self._undo(seat)
        if command == "why":
            self._why(seat, rest)
        elif command == "what":
            asking.explain(screen, match, seat, rest)
        elif command == "rule":
            asking.open_rule(screen, match.game.id, rest or self._ruling)
        elif command == "hint":
            self._hint(seat)
        elif command == "save":
            self._save_as(rest)
        elif command == "moves":
            self._list(seat, rest)
        elif command == "board":
            self._board(seat)
        elif command == "log":
            if not screen.news(match, match.plies, seat):
                screen.tell("log-empty", style="dim")
        elif command == "score":
            screen.scores(match, seat)
        else:
            screen.say(self.speaker.tell("table-help"))
        return False

    def _why(self, seat: Seat, text: str) -> None:
        if not text:
            raise Trouble("why-what")
        move = self._read(seat, text)
        if move is None:
            return
        refusal = self.match.why_not(str(move), seat)
        if refusal is None:
            self.screen.tell(
                "why-legal", move=str(move), prose=self.speaker.move(self.match.game, move, self.match.state)
            )
        else:
            self._refuse(refusal)

    def _hint(self, seat: Seat) -> None:
        """What a strong bot would do, knowing what this seat knows, what that leads to, and what the next best is."""
        match, speaker = self.match, self.speaker
        best, *others = advise(situation(match, seat), f"hint {match.ply}")
        move = best.moves[0]
        prose = speaker.move(match.game, move, match.state)
        self.screen.tell("hint", style="green", move=str(move), prose=prose, points=f"{best.points[seat]:.0f}")
        if len(best.moves) > 1:
            self.screen.tell("hint-turn", style="green", line=" · ".join(map(str, best.moves)))
        second = next((line for line in others if line.moves[0] != move), None)
        if second is not None:
            move = second.moves[0]
            prose = speaker.move(match.game, move, match.state)
            less = f"{best.lead - second.lead:.1f}"
            self.screen.tell("hint-next", style="dim", move=str(move), prose=prose, less=less)

    def _list(self, seat: Seat, prefix: str) -> None:
        moves = [move for move in self.match.moves(seat) if str(move).startswith(prefix)]
        if not moves:
            raise Trouble("moves-none", prefix=prefix)
        self.screen.moves(self.match, seat, moves, full=True)

    def _undo(self, seat: Seat) -> bool:
        """Take back the last move made at this keyboard, whoever made it; people who share a keyboard agree on that.

        A person alone among bots may also take back what the bots have openly done since.
        """
        match = self.match
        before = match.ply
        try:
            if len(self.people) == 1 and (ply := self._before_own_move(seat)) is not None:
                match.rewind(ply)
            else:
                by_a_person = match.ply > 0 and match.plies[-1].seat in self.people
                match.undo(None if by_a_person else seat)
        except UndoRefused as refused:
            self.screen.refuse(refused.sentence(self.speaker.lang, self.screen.names(match)))
            if not self._agreed(seat):
                return False
        self._told = [min(told, match.ply) for told in self._told]
        self.screen.tell("undone", style="green", count=before - match.ply)
        return True

    def _agreed(self, seat: Seat) -> bool:
        """Ask the other people at the keyboard, and if all agree take back this seat's last move and what followed."""
        match, screen, names = self.match, self.screen, self.screen.names(self.match)
        own = [number for number, ply in enumerate(match.plies) if ply.seat == seat]
        others = [other for other in self.people if other != seat]
        if not own or not others:
            return False
        facts = {"asker": names[seat], "move": str(match.plies[own[-1]].move)}
        for other in others:
            prompt = self.speaker.tell("consent-ask", name=names[other], **facts) + " "
            while (said := screen.command(prompt, words.YES_OR_NO)) in ("help", ""):
                screen.tell("consent-help", style="dim")
            if said == "quit":
                raise Leave
            if said == "no":
                screen.tell("consent-no", style="dim", name=names[other])
                return False
        match.rewind(own[-1])
        return True

    def _before_own_move(self, seat: Seat) -> int | None:
        """The ply to go back to if only bots decided, openly and without a draw, since this seat did."""
        for number in range(self.match.ply - 1, -1, -1):
            ply = self.match.plies[number]
            if ply.final or ply.seat == DEALER:
                return None
            if ply.seat == seat:
                return number
        return None

    # Keeping and ending -----------------------------------------------------------------------------------------

    def _has_secrets(self, seat: Seat) -> bool:
        """Whether this seat sees, or is deciding, something the others may not know. Whose view it is is no secret."""
        decision = self.match.decision
        own: dict[str, Any] = self.match.view(seat)
        public: dict[str, Any] = self.match.view(None)
        own.pop("seat", None)
        public.pop("seat", None)
        return own != public or (decision is not None and decision.hidden)

    def _save(self) -> None:
        """Keep the record; if that is impossible, say so once and play on."""
        if not self._can_save:
            return
        try:
            files.save(self.match, self.file)
        except Trouble as trouble:
            self._can_save = False
            self.screen.refuse(self.speaker.problem(trouble))

    def _save_as(self, name: str) -> None:
        if not name:
            raise Trouble("save-where")
        file = Path(name).expanduser()
        files.save(self.match, file)
        self.screen.tell("saved", style="green", unbroken=True, file=str(file))

    def _finish(self) -> None:
        match, screen = self.match, self.screen
        seat = self.people[0] if len(self.people) == 1 else None
        screen.rule(self.speaker.tell("over"))
        told = min((self._told[seat] for seat in self.people), default=0)
        screen.news(match, match.plies[told:], seat)
        screen.console.print()
        screen.picture(match, seat)
        screen.console.print()
        screen.scores(match, seat)
        screen.standings(match)
        self._save()
        if self._can_save:
            screen.tell("kept", style="dim", unbroken=True, file=str(self.file))


def _abbreviates(text: str, notation: str) -> bool:
    """Whether every part of what was typed begins the same part of the notation: `pl r0c1 3`."""
    typed, full = text.split(), notation.split()
    return len(typed) <= len(full) and all(part.startswith(said) for said, part in zip(typed, full, strict=False))
