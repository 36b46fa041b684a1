"""What is said across the table of the open match, and which bot waits for whose answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from desktop.session.chairs import Chairs
from desktop.session.display import Display
from desktop.session.matches import Matches
from desktop.session.opponents import Opponents
from desktop.session.turn_clock import TurnClock
from engine.facts import Fact
from engine.moves import Call
from engine.rules import IllegalMove
from engine.rules.show import Show
from engine.table import NOBODY, Seat


class Talk(QObject):
    """Lets people and bots talk; a bot's move waits until its partner has answered or passed."""

    def __init__(
        self,
        matches: Matches,
        chairs: Chairs,
        clock: TurnClock,
        opponents: Opponents,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._matches, self._chairs, self._here = matches, chairs, chairs.here
        self._pause = chairs.pause
        self._clock, self._opponents = clock, opponents
        opponents.said.connect(self._bot_says)
        clock.heard_out.connect(self._heard_out)

    def phrases(self, display: Display | None = None) -> list[Call]:
        """Return what the person at a display may say now, on anybody's turn."""
        session, chair = self._matches.session, (display or self._here).chair
        if session is None or chair.covered or chair.seat == NOBODY:
            return []
        return session.match.phrases(chair.seat)

    def groups(
        self, phrases: Sequence[Call], display: Display | None = None
    ) -> list[tuple[str, list[Call]]]:
        """Return the same in groups: the heading of each, "" for none, and its phrases."""
        chair = (display or self._here).chair
        seen = self._matches.playing.match.view(chair.seat) if phrases else None
        if seen is None:
            return []
        groups = self._show.talk_groups(seen.table, chair.seat, phrases)
        return [(chair.speech.text(f"talk.{key}") if key else "", some) for key, some in groups]

    def speak(self, phrase: Call, display: Display | None = None) -> None:
        """Say this for the person at a display, the window's unless another is given."""
        display = display or self._here
        allowed, chair = self.phrases(display), display.chair
        if not allowed:
            return
        session = self._matches.playing
        guide = session.guide
        if guide is not None and not guide.lets_say(phrase):
            return
        if not self._matches.may_go_on():
            return
        was_consulted = self._consulted(chair.seat)
        self.say(chair.seat, phrase)
        if phrase in allowed:
            self._answered(chair.seat, was_consulted)
        if guide is not None:
            guide.said(phrase)
        elif phrase in allowed and (why := self._unanswered(chair.seat, phrase)):
            display.said.emit(chair.speech.about("unanswered", why))

    def say(self, seat: Seat, phrase: Call) -> None:
        """Say this for the person or the bot of a seat; a sentence says why not."""
        session = self._matches.playing
        try:
            session.match.say(seat, phrase)
        except IllegalMove as error:
            speaking = (one for one in self._chairs.displays if one.chair.seat == seat)
            next(speaking, self._here).refuse(error.reason)
            return
        self._chairs.show()
        for one in self._chairs.displays:
            lasting = NOBODY if one.sole == NOBODY else one.chair.seat
            one.talked.emit(seat, self._heard(one, one.chair.seat), self._heard(one, lasting))

    def _heard(self, display: Display, seat: Seat) -> str:
        """Return what was said last, as this seat heard it, in the words of a display."""
        seen = self._matches.playing.match.view(seat)
        talk = seen.table.talk if seen is not None else []
        return display.chair.speech.phrase(talk[-1].phrase) if talk else ""

    @property
    def _show(self) -> Show[Any]:
        return self._matches.playing.match.rules.show

    def _consulted(self, seat: Seat) -> bool:
        """Whether a bot asks this seat and waits to hear it before its move."""
        session = self._matches.playing
        seen = session.match.view(seat) if session.bot and seat != NOBODY else None
        return bool(seen and self._show.consulted(seen.table, seat))

    def _unanswered(self, seat: Seat, phrase: Call) -> Fact | None:
        """Why nobody will answer what this seat has said; None if somebody may."""
        seen = self._matches.playing.match.view(seat)
        return self._show.unanswered(seen.table, seat, phrase) if seen else None

    def awaits_answer(self) -> bool:
        """Wait for a person whom a bot asks, until that one answers or passes; whether one is.

        Everybody hears what partners ask. A partner who does not sit at the machine is called to
        it: the curtain hides the hand from the others, as before a move.
        """
        guided = self._matches.playing.guide is not None
        if self._pause.heard_out or self._opponents.hasty or guided:
            return False
        if any(self._consulted(seat) for seat in self._chairs.readers()):
            self._clock.listen()
            return True
        seat = next((seat for seat in self._here.people if self._consulted(seat)), NOBODY)
        if seat == NOBODY or self._here.chair.covered:
            return False
        self._clock.stop()
        self._here.hand_over(seat)
        return True

    def _bot_says(self, seat: Seat, phrase: Call) -> None:
        # The bot was asked a moment ago: meanwhile the phrase may be out of place.
        session, settling = self._matches.playing, self._clock.settling
        if phrase not in session.match.phrases(seat):
            return
        self.say(seat, phrase)
        if not self.awaits_answer() and settling:
            self._ask_bots()

    def _heard_out(self) -> None:
        """Partners have said what they had to say to each other, or not: now the move."""
        passed = any(self._consulted(seat) for seat in self._chairs.readers())
        self._pause.heard_out = True
        if passed:
            self._chairs.show()
        self._ask_bots(settled=True)

    def _answered(self, seat: Seat, was_consulted: bool) -> None:
        """Let the bot that waited for this person go on, and bots that were asked answer."""
        session = self._matches.playing
        if was_consulted:
            # After a reason only, yes or no may follow: it is still waited for.
            if not self._consulted(seat):
                self._heard_out()
        elif session.due():
            self._ask_bots()

    def _ask_bots(self, *, settled: bool = False) -> None:
        speech = self._here.chair.speech
        self._clock.ask_bots(self._matches.playing, speech, settled=settled)
