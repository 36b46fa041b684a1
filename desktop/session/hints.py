"""Hints: what a bot would do in place of the person who is asked, and why."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.session.chairs import Chairs
from desktop.session.display import Display
from desktop.session.matches import Matches
from desktop.session.opponents import Opponents
from desktop.session.worker import Question
from engine.cards import Card
from engine.facts import Advice

HINTS_BY = "strong"


class Hints(QObject):
    """Asks for hints and shows them, where the table has agreed on hints."""

    def __init__(
        self,
        matches: Matches,
        chairs: Chairs,
        opponents: Opponents,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._matches, self._opponents = matches, opponents
        self._here = self._asking = chairs.here
        opponents.advised.connect(self._show)

    def ask(self, display: Display | None = None) -> None:
        """Ask for a hint for the person at a display, the window's unless another is given."""
        display = display or self._here
        if not self._allowed(display):
            display.not_your_turn()
        elif self._matches.may_go_on():
            self._asking = display
            self._opponents.ask_hint(self._matches.playing.hint_question(HINTS_BY))

    def weighed(self) -> tuple[Question | None, Advice | None]:
        """Return the question behind the hint shown, and the hint; None twice without one."""
        advice = self._here.chair.advice
        if advice is None or not self._allowed(self._here):
            return None, None
        return self._matches.playing.hint_question(HINTS_BY), advice

    def _allowed(self, display: Display) -> bool:
        return display.asked() and self._matches.playing.agreement.hints

    def _show(self, advice: Advice) -> None:
        session, chair = self._matches.playing, self._asking.chair
        if chair.hint is None:
            session.match.helped(session.turn, "hint")
        chair.hint, chair.advice = advice.move, advice
        if not isinstance(advice.move, Card):  # beside a card it is spoken by itself
            self._asking.told.emit(chair.speech.hint(advice))
        self._asking.show()
