"""Lines that are entered by hand: the deals of an evening with real cards, and corrections.

What is asked about a deal, its game says; here are the questions and answers of the match that is
open, with a sentence where the answers do not make a line.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.scene.speech import Speech
from desktop.session.display import Display
from desktop.session.matches import Matches
from desktop.session.session import Session
from engine import result_entry
from engine.facts import Fact
from engine.head import BadLog
from engine.rules.entry import Answers, Field, Refused
from engine.sheet import Line, Sheet
from engine.table import NOBODY, Seat


class ScoreEntry(QObject):
    """Asks about deals and enters their lines; used only while a match is open."""

    entered = Signal(object)
    """A line was entered or put right: the Facts that this is told by."""

    def __init__(self, matches: Matches, display: Display, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches, self._display = matches, display

    @property
    def _session(self) -> Session:
        return self._matches.playing

    @property
    def open(self) -> bool:
        """Whether an evening with real cards is open, of which deals are asked for."""
        session = self._matches.session
        return session is not None and session.head.real_cards

    @property
    def over(self) -> bool:
        """Whether the evening has come to its end, so that no deal is asked for any more."""
        return self._session.match.over

    @property
    def speech(self) -> Speech:
        """The words of the match."""
        return self._display.chair.speech

    def sheet(self) -> Sheet:
        """Return the score sheet of the evening."""
        return self._session.match.sheet()

    def entry_fields(self, answers: Answers, place: int | None = None) -> list[Field]:
        """Return what is asked about the next deal, or about the one at this place of the sheet."""
        return result_entry.fields(self._session.match.rules, self._before(place), answers)

    def proposed(self, answers: Answers, place: int | None = None) -> Answers:
        """Return what open numbers must be, or usually are, in the next deal or the one there."""
        return result_entry.proposed(self._session.match.rules, self._before(place), answers)

    def reckoned(self, answers: Answers) -> Line | None:
        """Return the line that the next deal would be with these answers, None if there is none."""
        try:
            return result_entry.line(self._session.match.rules, self._before(None), answers)
        except Refused:
            return None

    def told(self, line: Line) -> list[str]:
        """Return what this line would bring whom, in sentences."""
        facts = self._session.match.rules.show.brought(line)
        return [self.speech.happens(fact) for fact in facts]

    def played(self, line: Line) -> str:
        """Return what was played in this deal, in a few words; "" where games differ in nothing."""
        facts = self._session.match.rules.show.played(line)
        return ", ".join(self.speech.text(f"played.{fact.key}", *fact.args) for fact in facts)

    def reckoning(self, answers: Answers) -> list[str]:
        """How the game is worked out, in words of its own, as far as it is answered."""
        facts = self._session.match.rules.entry.reckoning(answers)
        return [self.speech.text(f"entry.{fact.key}", *fact.args) for fact in facts]

    @property
    def portraits(self) -> tuple[str, ...]:
        """A portrait for each side: that of the first of those who share it."""
        shown, rules = self._display.chair.presenter, self._session.match.rules
        portraits = shown.portraits if shown is not None else ()
        return tuple(portraits[seats[0]] if portraits else "" for seats in rules.sides())

    def dealing_side(self) -> int | None:
        """Return the side of the next dealer; None where nobody does or can know."""
        rules, seat = self._session.match.rules, self.dealer()
        if result_entry.lot_is_due(rules, self.sheet().lines):
            return None
        return next((side for side, seats in enumerate(rules.sides()) if seat in seats), None)

    def next_dealer(self) -> str:
        """Who deals next with real cards, in a sentence; "" where nobody does or can know."""
        rules, lines = self._session.match.rules, self.sheet().lines
        if result_entry.lot_is_due(rules, lines):
            return self.speech.text("deal.lot")
        seat = self.dealer()
        return "" if seat == NOBODY else self.speech.text("deal.dealer", seat)

    def dealer(self) -> Seat:
        """Return the seat that deals next with real cards; NOBODY where nobody does or can know."""
        return result_entry.dealer(self._session.match.rules, self.sheet().lines)

    def deal_name(self) -> str:
        """Return what the next deal is called, "" where nobody knows before it is played."""
        fact = result_entry.title(self._session.match.rules, self.sheet().lines)
        return "" if fact is None else self.speech.text(f"line.{fact.key}", *fact.args)

    def line_answers(self, place: int) -> Answers:
        """Return what would have been answered for this line of the sheet."""
        line = self.sheet().lines[place]
        return result_entry.answers(self._session.match.rules, self._before(place), line)

    def line_in_words(self, place: int) -> str:
        """Return what stands in this line of the sheet."""
        pairs = zip(self.speech.sides(), self.sheet().lines[place].values, strict=True)
        return ", ".join(f"{name} {'–' if value is None else value}" for name, value in pairs)

    def chalk(self, answers: Answers, speech: Speech | None = None) -> str:
        """Enter the deal that these answers tell; returns why it cannot be, "" if it is done.

        It is told in words of this speech, the window's unless it is given.
        """
        return self._enter(answers, None, "", speech or self.speech)

    def correct(self, place: int, answers: Answers, why: str) -> str:
        """Put a line right; returns why it cannot be, "" if it is done."""
        return self._enter(answers, place, why, self.speech)

    def _enter(self, answers: Answers, place: int | None, why: str, speech: Speech) -> str:
        match = self._session.match
        if not self._matches.may_go_on():
            return speech.translate("scoring", "This match is open for viewing only.")
        try:
            line = result_entry.line(match.rules, self._before(place), answers)
        except Refused as error:
            return speech.text(f"refusal.{error.reason.key}", *error.reason.args)
        try:
            if place is None:
                match.chalk(line)
            else:
                match.correct(place, line, why)
        except BadLog:
            return self._misfit(place, line, speech)
        self._session.sync()
        self.entered.emit(self._brought(place))
        return ""

    def _before(self, place: int | None) -> list[Line]:
        """Return the lines before this one, all of them for the deal that comes next."""
        lines = list(self.sheet().lines)
        return lines if place is None else lines[:place]

    def _brought(self, place: int | None) -> list[Fact]:
        """Return what a line that was entered has brought whom; nothing more for one put right."""
        if place is not None:
            return [Fact("puts_right", (place + 1,))]
        return self._session.match.rules.show.brought(self.sheet().lines[-1])

    def _misfit(self, place: int | None, line: Line, speech: Speech) -> str:
        """Why the engine has not taken a line that this deal could have left."""
        if place is not None and self.sheet().lines[place] == line:
            return speech.translate("scoring", "Nothing has changed.")
        return speech.translate(
            "scoring", "A later deal would no longer add up. Correct that one first."
        )
