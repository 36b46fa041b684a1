"""Hints: what a bot would do in place of the person who is asked, and why."""

from __future__ import annotations

from PySide6.QtCore import QObject

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
        display: Display,
        opponents: Opponents,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._matches, self._display, self._opponents = matches, display, opponents
        opponents.advised.connect(self._show)

    def ask(self) -> None:
        """Ask for a hint on the decision that is due."""
        if not self._allowed():
            self._display.not_your_turn()
        elif self._matches.may_go_on():
            self._opponents.ask_hint(self._matches.playing.question(HINTS_BY))

    def weighed(self) -> tuple[Question | None, Advice | None]:
        """The question behind the hint that is shown, and the hint; None twice without one."""
        advice = self._display.chair.advice
        if advice is None or not self._allowed():
            return None, None
        return self._matches.playing.question(HINTS_BY), advice

    def _allowed(self) -> bool:
        return self._display.asked() and self._matches.playing.agreement.hints

    def _show(self, advice: Advice) -> None:
        session, chair = self._matches.playing, self._display.chair
        if chair.hint is None:
            session.match.helped(session.turn, "hint")
        chair.hint, chair.advice = advice.move, advice
        if not isinstance(advice.move, Card):  # beside a card it is spoken by itself
            self._display.told.emit(chair.speech.hint(advice))
        self._display.show()
