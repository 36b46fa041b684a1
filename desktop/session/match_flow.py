"""How a match goes on: what is played is told and shown, and whoever comes next is seen to.

People are asked, or the machine is handed to them; bots are asked in their process; and what
needs no decision is done after a pause.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from desktop.common.pace import is_read
from desktop.common.settings import Settings
from desktop.scene.presenter import UiState
from desktop.session.match_scene import MatchScene
from desktop.session.opponents import Opponents
from desktop.session.session import Session
from desktop.session.turn_clock import TurnClock
from engine.cards import Card
from engine.facts import Advice, Fact
from engine.moves import Call, Move
from engine.rules import IllegalMove
from engine.table import NOBODY, Seat


class MatchFlow(MatchScene):
    """Plays moves of people and bots in the match that is open, and tells what has happened."""

    sheet_changed = Signal()
    happened = Signal(object)
    """A Fact that everybody at the table has seen."""
    talked = Signal(int, str, str)
    """Somebody said something across the table: at which seat, what was heard here, and what of
    it may stay to be read by whoever sits here next."""
    trouble = Signal(str)
    """Something went wrong that the person should read."""
    match_changed = Signal()
    """Another match is on, or none."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(settings, parent)
        self._rewound = False
        self._skipping = False
        """Whether nothing is waited for until somebody here is to decide."""
        self.opponents = Opponents(settings, self)
        self.opponents.moved.connect(self._opponent_moves)
        self.opponents.advised.connect(self._give_hint)
        self.opponents.said.connect(self._opponent_says)
        self._clock = TurnClock(settings, self.opponents, self)
        self._clock.trick_is_over.connect(self.look_on)
        self._clock.pause_is_over.connect(self._go_on)
        self._clock.is_read.connect(self.look_on)
        self._clock.heard_out.connect(self._heard_out)

    def play(self, move: Move) -> None:
        """Do a move for the person who is asked; a sentence says why not."""
        if not self.asked():
            self._not_your_turn(move)
            return
        if not self._matches.may_go_on() or (self.guide is not None and not self.guide.lets(move)):
            return
        if self.moment.decided is not None:
            self._looked()
        session = self._matches.playing
        doubted = self.moment.doubted == move or self.guide is not None
        if not doubted and (doubt := session.doubt(move)):
            self._ask_again(move, doubt)
            return
        try:
            session.match.play(move)
        except IllegalMove as error:
            self._refuse(error.reason, move)
            return
        self._after_move()
        if self.guide is not None:
            self.guide.made(move)

    def perform(self, move: Move) -> None:
        """Do a move that the guide has chosen, for whoever's turn it is; raises IllegalMove."""
        if self.moment.decided is not None:
            self._looked()
        match = self._matches.playing.match
        if move != match.formal():
            match.skip_formal()
        self._do(move)

    def speak(self, seat: Seat, phrase: Call) -> None:
        """Say what the guide has chosen for somebody across the table."""
        self._say(seat, phrase)

    def take_back(self, steps: int) -> None:
        """Take back so many steps, as the guide wants it."""
        self._rewind(lambda: self._take_back(steps))

    def _take_back(self, steps: int) -> None:
        self._matches.playing.match.undo(steps)
        self._matches.playing.match.take_facts()

    def _do(self, move: Move) -> None:
        """Do a legal move for whoever's turn it is."""
        self._matches.playing.match.play(move)
        self._after_move()

    def deal(self) -> None:
        """Deal the next deal, if one is due."""
        if self.waiting_for_deal and self._matches.may_go_on():
            self._deal()

    def _deal(self) -> None:
        session = self._matches.playing
        self.moment = UiState(session.only_person)
        session.match.deal()
        self._clock.looked_at([])
        self._after_move()

    def _after_move(self) -> None:
        """A move has been done: tell, and go on."""
        session = self._matches.playing
        # A hint asked for before it would speak of another moment, or to another person.
        self._clock.stop()
        self._rewound = self.moment.heard_out = False
        self.moment.hint = self.moment.advice = None
        self._clear_notice()
        self.moment.doubted = None
        facts = session.match.take_facts()
        for fact in facts:
            self.happened.emit(fact)
        if is_read(self.settings) and not self._skipping and self.guide is None:
            self.moment.news = session.news(facts, self.moment.viewer)
        if session.between_deals:
            session.sync()
            self.moment.last_deal = session.over
        if session.between_deals or self._clock.is_new(session.tricks()):
            self.sheet_changed.emit()
        self._advance()

    def _advance(self) -> None:
        """Look at the state of the match and see to whoever is next."""
        session = self._matches.playing
        if self._skipping:
            self._skip_on(session)
        self._stop_at_decided_trick(session)
        if self.moment.decided is not None:
            self.show()
            return
        # Where people share the machine, a deal begins behind the curtain: what has happened until
        # then waits for whoever sits down. Else a press meant for it could lift the curtain.
        handed_over = self.moment.viewer != NOBODY or session.turn not in session.people
        if self.moment.news and handed_over:
            self.show()
            self._clock.let_read(session.speech.news(self.moment.news))
            return
        if self.guide is not None or self._matches.doubtful:
            self.show()
            return
        if self._sees_to_claims(session):
            return
        if session.formal and (only := session.only_call()):
            self._do(only)
            return
        turn = session.turn
        if turn in session.people and turn != self.moment.viewer:
            self._cover(session)
            return
        self.show()
        if self._lets_answer(session):
            return
        self._clock.ask_bots(session)
        if self._forced() is not None:
            self._clock.wait(0 if self._skipping else 1, session.asks())
        elif (self.waiting_for_deal or self.last_deal_lies) and self.settings.on("deal_on"):
            self._clock.wait(3)

    def _sees_to_claims(self, session: Session) -> bool:
        """Whether what comes next follows from a claim, and is seen to: `Claiming`."""
        return False

    def _rushes(self, session: Session) -> bool:
        """Whether tricks are not looked at because they are certain: `Claiming`."""
        return False

    def _stop_at_decided_trick(self, session: Session) -> None:
        tricks = session.tricks()
        if self._rushes(session):
            self._clock.looked_at(tricks)
        elif self.moment.decided is None and self._clock.is_new(tricks):
            self.moment.decided = tricks[-1]
            if self.guide is None:
                claimed, new = session.claim_told()
                self._clock.let_lie(longer=new or (bool(claimed) and session.between_deals))

    def _forced(self) -> Move | None:
        """What the person can only do: a call, or a card if such are played by themselves."""
        if (move := self._session.settled() or self._session.only_call()) is not None:
            return move
        # What was taken back would come again by itself.
        if self._rewound or not self.asked() or not self.settings.on("play_forced"):
            return None
        return self._session.only_card()

    def may_hurry(self) -> bool:
        """Whether somebody is waited for: a trick to look at, a bot, what goes on by itself."""
        if self.moment.covered or self.guide is not None:
            return False
        return (
            self.moment.decided is not None
            or bool(self.moment.news)
            or bool(self._session.bot)
            or self._forced() is not None
            or (self.waiting_for_deal and self.settings.on("deal_on"))
            or self.last_deal_lies
        )

    def skip(self) -> None:
        """Wait for nothing until somebody at this machine is to decide, or the deal is over."""
        if self.may_hurry() and not self._session.between_deals:
            self._skip(True)
            self._clock.stop()
            self._advance()

    def _skip(self, on: bool) -> None:
        self._skipping = self.opponents.hasty = on

    def _skip_on(self, session: Session) -> None:
        """Take away what is only to be seen; stop where there is something to decide."""
        self._skip(not session.between_deals)
        if self._skipping:
            self._looked()
            self.moment.news = ()
        if session.turn in session.people and self._forced() is None and not session.formal:
            self._skip(False)

    def _go_on(self) -> None:
        """The pause before the only thing that can be done, or the next deal, is over."""
        forced = self._forced()
        if forced is not None:
            self._do(forced)
        elif self.settings.on("deal_on"):
            self.look_on()
            self.deal()

    def _opponent_moves(self, advice: Advice) -> None:
        self._do(advice.move)

    def _opponent_says(self, seat: Seat, phrase: Call) -> None:
        # Asked a moment ago: meanwhile it may be out of place.
        if phrase not in self._session.phrases(seat):
            return
        settling = self._clock.settling
        self._say(seat, phrase)
        session = self._matches.playing
        if self._lets_answer(session):
            return
        if settling:
            self._clock.ask_bots(session)

    def _lets_answer(self, session: Session) -> bool:
        """Wait for a person whom a bot asks, until he answers or passes; whether there is one.

        What partners ask is heard by all. A partner who does not sit at the machine now is called
        to it: the curtain keeps the hand from the others, as before a move.
        """
        if self.moment.heard_out or self._skipping or self.guide is not None:
            return False
        if session.consulted(self.moment.viewer):
            self._clock.listen()
            return True
        seat = next((seat for seat in session.people if session.consulted(seat)), NOBODY)
        if seat == NOBODY or self.moment.covered:
            return False
        self._clock.stop()
        self.moment.called = seat
        self._cover(session)
        return True

    def _heard_out(self) -> None:
        """What partners had to say to each other is said, or was not: now the move."""
        session, moment = self._matches.playing, self.moment
        passed = bool(session.consulted(moment.viewer))
        moment.heard_out = True
        if passed:
            self.show()
        self._clock.ask_bots(session, settled=True)

    def _answered(self, was_consulted: bool) -> None:
        """The person has spoken: whoever waited for it goes on, whoever was asked answers."""
        session = self._matches.playing
        if was_consulted:
            # After a reason only, yes or no may follow: it is waited for still.
            if not session.consulted(self.moment.viewer):
                self._heard_out()
        elif session.due():
            self._clock.ask_bots(session)

    def _give_hint(self, advice: Advice) -> None:
        session = self._matches.playing
        if self.moment.hint is None:
            session.match.helped(session.turn, "hint")
        self.moment.hint, self.moment.advice = advice.move, advice
        if not isinstance(advice.move, Card):  # beside a card it is spoken by itself
            self.told.emit(session.speech.hint(advice))
        self.show()

    def look_on(self) -> None:
        """The decided trick, or the last deal, was looked at, or what has happened was read."""
        if self.moment.decided is not None:
            self._looked()
            self._advance()
        elif self.moment.news:
            self.moment.news = ()
            self._clock.stop()
            self._advance()
        elif self.last_deal_lies:
            self.moment.last_deal = False
            self.show()

    def _looked(self) -> None:
        self.moment.decided = None
        self.moment.looking_back = False
        self._clock.looked_at(self._session.tricks())

    def _rewind(self, change: Callable[[], None]) -> None:
        self._clock.stop()
        self._skip(False)
        self.moment.forget()
        self.curtain.emit("")
        change()
        self._clock.looked_at(self._session.tricks())
        self._rewound = True
        self.happened.emit(Fact("takes_back"))
        self.sheet_changed.emit()
        self._advance()

    def _say(self, seat: Seat, phrase: Call) -> None:
        session = self._matches.playing
        try:
            session.match.say(seat, phrase)
        except IllegalMove as error:
            self._refuse(error.reason)
            return
        self.show()
        lasting = NOBODY if session.only_person == NOBODY else self.moment.viewer
        self.talked.emit(seat, session.heard(self.moment.viewer), session.heard(lasting))
