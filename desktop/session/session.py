"""A sitting: a match with its file, its words and its people, as long as it is open here.

Only the host holds one. It knows whose decision comes next and what was asked last, but nothing
of time: what is shown when, and for how long, is the host's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.scene.presenter import ScenePresenter
from desktop.scene.speech import Speech
from desktop.session import last_evening
from desktop.session.error_messages import UnknownOpponent, changed, other_scores
from desktop.session.evening_file import EveningFile
from desktop.session.worker import Question, known
from engine import result_entry
from engine.cards import Card
from engine.entry import Answers, Refused
from engine.facts import Fact
from engine.head import BadLog, Head
from engine.match import Match
from engine.moves import Move
from engine.review import bot_seed
from engine.seeds import Seed
from engine.sheet import Line
from engine.store import SaveFailed
from engine.table import NOBODY, Seat, Trick, View

translate = QCoreApplication.translate


class Sitting:
    """A match at this machine; `evening` is its file, None for a match that is not kept."""

    def __init__(self, match: Match, evening: EveningFile | None) -> None:
        self.match = match
        self.evening = evening
        self.speech = Speech(match.rules, [player.name for player in match.players])
        self.stage = ScenePresenter(match.rules, match.players, self.speech)
        self._remembered = False
        match.record = evening.record if evening is not None else None

    @classmethod
    def begin(cls, head: Head, trouble: Callable[[SaveFailed], object]) -> Sitting:
        """A new match with a file of its own; `trouble` is told if it cannot be made now."""
        match = Match(head)
        evening = EveningFile.begin(f"{head.started[:10]} {head.game}".strip(), head.event())
        evening.trouble = trouble
        evening.save()
        return cls(match, evening)

    @classmethod
    def open(
        cls, path: Path, trouble: Callable[[SaveFailed], object]
    ) -> tuple[Sitting, Path | None]:
        """The match of a file, and where a torn last line of it was put aside.

        Raises what `EveningFile.open` and `Match.from_events` raise, or UnknownOpponent; the file
        is then as it was. `trouble` is told if it can be read but not written.
        """
        evening, events = EveningFile.open(path)
        try:
            match = Match.from_events(events)
            for player in match.players:
                if not known(player.bot):
                    raise UnknownOpponent(player.bot)
        except ValueError:
            evening.close()
            raise
        aside = None
        try:
            aside = evening.resume()
        except SaveFailed as error:
            trouble(error)
        match.take_facts()
        return cls(match, evening), aside

    @property
    def path(self) -> Path | None:
        """The file of the evening, None as long as it could not be made."""
        return self.evening.path if self.evening is not None and self.evening.made else None

    @property
    def seed(self) -> Seed | None:
        """The evening's seed, to be shown; None while a deal is on, or where none is dealt."""
        match = self.match
        return None if match.turn != NOBODY or match.head.real_cards else match.head.seed

    def doubts(self) -> list[str]:
        """What whoever opens the evening should know of its file: what is not as it was written."""
        found = []
        if self.evening is not None and self.evening.wrong:
            found.append(changed(self.evening.path.name, self.evening.wrong))
        if differences := self.match.differences():
            found.append(other_scores([one.deal for one in differences]))
        return found

    def save(self) -> bool:
        """Write what could not be written before; whether nothing is left of it."""
        return self.evening is None or self.evening.save()

    def move_to(self, path: Path) -> None:
        """Write the whole evening to another file and go on there; raises SaveFailed or InUse."""
        if self.evening is not None:
            self.evening.move_to(path, self.match.events())
            self._remembered = False

    def remember(self) -> None:
        """The evening has been painted: the next start goes on with it."""
        if self.path is not None and not self._remembered:
            last_evening.opened(self.path)
            self._remembered = True

    def close(self) -> None:
        """Let another window have the file."""
        if self.evening is not None:
            self.evening.close()
        self.remember()

    # Who decides.

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return self.stage.people

    @property
    def only_person(self) -> Seat:
        """The seat of the person, where there is just one and no curtain is needed."""
        return self.people[0] if len(self.people) == 1 else NOBODY

    @property
    def bot(self) -> str:
        """The bot whose turn it is, "" if it is a person's or nobody's."""
        turn = self.match.turn
        return "" if turn == NOBODY else self.match.players[turn].bot

    def only_card(self) -> Move | None:
        """The card that is the only legal move, None if there is a choice or a call."""
        legal = self.match.legal()
        return legal[0] if len(legal) == 1 and isinstance(legal[0], Card) else None

    def idle(self) -> Move | None:
        """The move of whoever is asked for form's sake only, and need not be waited for.

        Where people hand the machine to each other each of them is asked: who is passed over
        would show what he has not.
        """
        if self.match.turn in self.people and self.only_person == NOBODY:
            return None
        return self.match.formal()

    def tricks(self) -> list[Trick]:
        """The tricks taken in this deal."""
        seen = self.match.view()
        return [] if seen is None else seen.table.tricks

    def talkers(self) -> tuple[tuple[str, View], ...]:
        """The bots that may say something now, each with what it sees."""
        found = []
        for seat, player in enumerate(self.match.players):
            seen = self.match.view(seat) if player.bot else None
            if seen is not None and self.match.phrases(seat):
                found.append((player.bot, seen))
        return tuple(found)

    def small_talk(self) -> Question:
        """What the bots are asked while a person is to decide."""
        return replace(self.question(""), legal=(), talkers=self.talkers())

    def heard(self, seat: Seat) -> str:
        """What was said last, as this seat heard it."""
        seen = self.match.view(seat)
        return self.speech.phrase(seen.table.talk[-1].phrase) if seen and seen.table.talk else ""

    def question(self, bot: str) -> Question:
        """What this bot is asked about the decision that is due; the same each time."""
        match = self.match
        seen = match.view(match.turn)
        assert seen is not None
        return Question(
            ticket=0,
            game=match.head.game,
            options=match.head.options,
            players=len(match.players),
            bot=bot,
            seen=seen,
            legal=tuple(match.legal()),
            seed=bot_seed(match),
        )

    def outlook(self, seat: Seat, card: Card) -> str:
        """What this card would do to the trick, in a sentence, as this seat sees it."""
        seen = self.match.view(seat)
        if seen is None or card not in self.match.legal():
            return ""
        fact = self.match.rules.outlook(seen.table, card)
        return "" if fact is None else self.speech.outlook(fact)

    def doubt(self, move: Move) -> str:
        """What speaks against a legal move so strongly that one asks again, "" for nothing."""
        seen = self.match.view(self.match.turn)
        if seen is None or move not in self.match.legal():
            return ""
        fact = self.match.rules.doubt(seen.table, move)
        return "" if fact is None else self.speech.text(f"doubt.{fact.key}", *fact.args)

    # Real cards.

    def before(self, place: int | None) -> list[Line]:
        """The lines before this one, all of them for the deal that comes next."""
        lines = list(self.match.sheet().lines)
        return lines if place is None else lines[:place]

    def chalk(self, answers: Answers, place: int | None = None, why: str = "") -> str:
        """Enter the line that these answers come to, or correct the one at this place with it.

        Returns why that cannot be, "" where it has been done.
        """
        try:
            line = result_entry.line(self.match.rules, self.before(place), answers)
        except Refused as error:
            return self.speech.text(f"refusal.{error.reason.key}", *error.reason.args)
        try:
            if place is None:
                self.match.chalk(line)
            else:
                self.match.correct(place, line, why)
        except BadLog:
            return self._misfit(place, line)
        return ""

    def brought(self, place: int | None) -> list[Fact]:
        """What a line that was entered has brought whom; nothing more for one put right."""
        if place is not None:
            return [Fact("puts_right", (place + 1,))]
        return self.match.rules.brought(self.match.sheet().lines[-1])

    def _misfit(self, place: int | None, line: Line) -> str:
        """Why the engine has not taken a line that this deal could have left."""
        if place is not None and self.match.sheet().lines[place] == line:
            return translate("scoring", "It says so already.")
        return translate("scoring", "A later deal would not fit any more: correct that one first.")

    # Back and forth.

    def may_undo(self) -> bool:
        """Whether there is a decision to take back: of a person, if people play."""
        if self._by_hand():
            return True
        if self.people:
            return any(seat in self.people for seat in self.match.turns())
        return self.match.undoable() > 1

    def undo(self) -> None:
        """Take back to the last decision of a person; of anybody where only bots play.

        What was entered by hand is a step by itself.
        """
        if self._by_hand():
            self.match.undo()
            return
        whose = self.match.turns()
        steps = next((n for n, seat in enumerate(whose, 1) if seat in self.people), 1)
        self.match.undo(min(steps, len(whose) - 1))
        if self.idle() is not None and self.may_undo():
            self.undo()
            return
        if self.match.turn in self.people:
            self.match.helped(self.match.turn, "took_back")
        self.match.take_facts()

    def redo(self) -> None:
        """Do again what was taken back, to the next decision of a person."""
        self.match.redo()
        while (not self._by_hand() and self.match.redoable()) and (
            self.match.turn not in self.people or self.idle() is not None
        ):
            self.match.redo()
        self.match.take_facts()

    def _by_hand(self) -> bool:
        """Whether the last step was a line or a correction."""
        newest = self.match.newest()
        return newest is not None and bool(newest.keys() & {"line", "correct"})
