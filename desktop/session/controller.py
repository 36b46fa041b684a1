"""The controller of the match that is open: what is done at this machine goes through it.

Whoever plays says what is wanted (`play`, `undo`, `hint`, …); the controller plays it, has it
saved before it is seen, asks the bots, and tells what is: a Scene for the table, sentences for the
message line, a new sheet. It decides whose hand may be seen: between two people the curtain falls
and nothing of a hand leaves the controller before `lift`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from desktop.common.settings import Settings
from desktop.scene.presenter import UiState
from desktop.session.match_status import MatchStatus
from desktop.session.opponents import Opponents
from desktop.session.score_entry import ScoreEntry
from desktop.session.session import Session
from desktop.session.turn_clock import TurnClock
from engine.cards import Card
from engine.facts import Advice, Fact
from engine.head import Head
from engine.moves import Call, Move
from engine.rules import IllegalMove
from engine.table import NOBODY, Seat

translate = QCoreApplication.translate

HINTS_BY = "strong"
NOTICE_STAYS = 5000
"""How long the rule that was broken stands above the hand, in thousandths of a second."""


class MatchController(MatchStatus):
    """A match at this machine: people and bots, the file, the pace."""

    scene_changed = Signal(object)
    """A Scene, or None when there is no deal on the table."""
    sheet_changed = Signal()
    happened = Signal(object)
    """A Fact that everybody at the table has seen."""
    talked = Signal(int, str, str)
    """Somebody said something across the table: at which seat, what was heard here, and what of
    it may stay to be read by whoever sits here next."""
    said = Signal(str)
    """A sentence for the person at the machine: a rule, a hint."""
    trouble = Signal(str)
    """Something went wrong that the person should read."""
    curtain = Signal(str)
    """Hand over to this person; "" when nobody is waited for."""
    match_changed = Signal()
    """Another match is on, or none."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._rewound = False
        self._notice_timer = QTimer(self, singleShot=True)
        self._notice_timer.timeout.connect(self._forget_notice)
        self.opponents = Opponents(settings, self)
        self.opponents.moved.connect(self._opponent_moves)
        self.opponents.advised.connect(self._give_hint)
        self.opponents.said.connect(self._opponent_says)
        self._clock = TurnClock(settings, self.opponents, self)
        self._clock.trick_is_over.connect(self.look_on)
        self._clock.pause_is_over.connect(self._go_on)
        self._matches.leaving.connect(self._stop)
        self._matches.taken_up.connect(self._take_up)
        self._matches.trouble.connect(self.trouble)
        self._matches.relief.connect(self.said)
        self.score_entry = ScoreEntry(self._matches, self)
        """Where lines are entered by hand."""
        self.score_entry.entered.connect(self._line_entered)

    # Matches.

    @property
    def ask_unsaved(self) -> Callable[[], bool]:
        """Asked before a match is put away that cannot be saved; False if it shall stay."""
        return self._matches.ask_unsaved

    @ask_unsaved.setter
    def ask_unsaved(self, ask: Callable[[], bool]) -> None:
        self._matches.ask_unsaved = ask

    def begin(self, head: Head) -> bool:
        """A new match with its first deal; raises what the engine raises for a wrong head.

        False if the one before is not saved and shall therefore stay.
        """
        if not self._matches.begin(head):
            return False
        self._set_off()
        return True

    def open(self, path: Path) -> bool:
        """The evening of a file, to go on with; False, and a sentence, if it cannot be."""
        if self._matches.is_open(path):
            return True
        if not self._matches.open(path):
            return False
        self._set_off()
        return True

    def _set_off(self) -> None:
        """Go on where the match stands; a first deal is dealt, one after it waits to be wanted."""
        if self.real_cards or self._matches.playing.match.undoable():
            self._advance()
        else:
            self._deal()

    def painted(self) -> None:
        """The match has been painted: the next start goes on with it."""
        self._session.remember()

    def may_leave(self) -> bool:
        """Whether the match may be put away: it is saved, or it was said what becomes of it."""
        return self._matches.may_leave()

    def leave(self) -> None:
        """Put the match away; what could be saved of it is."""
        self._matches.leave()

    def put_away(self, path: Path) -> bool:
        """Leave this evening, if it is the one that is open: its file is wanted elsewhere.

        Returns whether it was, and has been left.
        """
        if not (self._matches.is_open(path) and self._matches.may_leave()):
            return False
        self.leave()
        self.curtain.emit("")
        self.match_changed.emit()
        self.show()
        return True

    def close(self) -> None:
        """The program ends."""
        self.leave()
        self.opponents.close()

    def save_as(self, path: Path) -> bool:
        """Write the whole evening to another file as well; False, and a sentence, on failure."""
        return self._matches.save_as(path)

    def save(self) -> bool:
        """Write what could not be written before; whether nothing is left of it."""
        return self._matches.save()

    def move_to(self, path: Path) -> bool:
        """Go on with the match in another file, whole; False, and a sentence, on failure."""
        return self._matches.move_to(path)

    def _stop(self) -> None:
        self._clock.stop()
        self.moment = UiState()

    def _take_up(self) -> None:
        """Another match is open."""
        session = self._matches.playing
        session.speech.dialect = self.settings.text("dialect")
        self.moment = UiState(session.only_person)
        self._clock.looked_at(session.tricks())
        self.curtain.emit("")
        if any(player.bot for player in session.match.players):
            self.opponents.warm_up()
        self.match_changed.emit()
        self.sheet_changed.emit()

    def _line_entered(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            self.happened.emit(fact)
        self.sheet_changed.emit()
        self._advance()

    # What a person does.

    def play(self, move: Move) -> None:
        """Do a move for the person who is asked; a sentence says why not."""
        if not self.asked():
            self._not_your_turn()
            return
        if self.moment.decided is not None:
            self._looked()
        session = self._matches.playing
        if self.moment.doubted != move and (doubt := session.doubt(move)):
            self._ask_again(move, doubt)
            return
        try:
            session.match.play(move)
        except IllegalMove as error:
            self._refuse(error.reason)
            return
        self._after_move()

    def _ask_again(self, move: Move, doubt: str) -> None:
        """Say what speaks against a move; whoever wants it again, gets it."""
        self.moment.doubted = move
        self._notify(doubt + " " + translate("host", "Do it once more if you mean it."))

    def talk(self, phrase: Call) -> None:
        """Say this across the table for the person at the machine."""
        if self.phrases():
            self._say(self.moment.viewer, phrase)

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

    def try_move(self, move: Move) -> None:
        """Say why a move that was tried is not allowed; one that is allowed is not done."""
        if not self.asked():
            self._not_your_turn()
            return
        reason = self._matches.playing.match.reason_against(move)
        if reason is not None:
            self._refuse(reason)
        else:
            self.show()

    def _refuse(self, reason: Fact) -> None:
        self._notify(self._matches.playing.speech.rule(reason))

    def _notify(self, text: str) -> None:
        self.moment.notice = text
        self.said.emit(text)
        self._notice_timer.start(NOTICE_STAYS)
        self.show()

    def _forget_notice(self) -> None:
        if self.moment.notice:
            self.moment.notice = ""
            self.show()

    def _not_your_turn(self) -> None:
        if not self.moment.covered and (text := self._session.whose_turn()):
            self._notify(text)

    def lift(self) -> None:
        """The person whose name the curtain showed has taken the seat."""
        if self.moment.covered:
            self.moment.viewer = self._session.turn
            self.moment.covered = False
            self.curtain.emit("")
            self._advance()

    def look_on(self) -> None:
        """The decided trick has been looked at."""
        if self.moment.decided is not None:
            self._looked()
            self._advance()

    def _looked(self) -> None:
        self.moment.decided = None
        self.moment.looking_back = False
        self._clock.looked_at(self._session.tricks())

    def look_back(self) -> None:
        """Show the last trick again, or put it away."""
        if self.moment.looking_back:
            self.look_on()
            return
        tricks = self._session.tricks()
        if not tricks:
            self.said.emit(translate("host", "No trick has been taken yet."))
        elif self.moment.decided is None and not self.moment.covered:
            self.moment.decided = tricks[-1]
            self.moment.looking_back = True
            self._clock.stop()
            self.show()

    def deal(self) -> None:
        """Deal the next deal, if one is due."""
        if self.waiting_for_deal:
            self._deal()

    def undo(self) -> None:
        """Take back to the last decision of a person."""
        if self.may_undo():
            self._rewind(self._matches.playing.undo)

    def redo(self) -> None:
        """Do again what was taken back, to the next decision of a person."""
        if self.may_redo():
            self._rewind(self._matches.playing.redo)

    def _rewind(self, change: Callable[[], None]) -> None:
        self._clock.stop()
        self.moment.forget()
        self.curtain.emit("")
        change()
        self._clock.looked_at(self._session.tricks())
        self._rewound = True
        self.happened.emit(Fact("takes_back"))
        self.sheet_changed.emit()
        self._advance()

    def hint(self) -> None:
        """Ask what the bot of thumb rules would do here, and why."""
        if not self.asked():
            self._not_your_turn()
        else:
            self.opponents.ask_hint(self._matches.playing.question(HINTS_BY))

    def reorder(self, hand: Sequence[Card]) -> None:
        """Hold the cards in this order from now on."""
        if self.moment.viewer != NOBODY:
            self.moment.held[self.moment.viewer] = list(hand)
            self.show()

    def sort_hand(self) -> None:
        """Hold the cards in the order of the game again."""
        self.moment.held.pop(self.moment.viewer, None)
        self.show()

    def settings_changed(self) -> None:
        """A setting has changed that may let things go on by themselves, or look otherwise."""
        if self.speech is not None:
            self.speech.dialect = self.settings.text("dialect")
        if self.waiting_for_deal or self.asked():
            self._advance()
        else:
            self.show()

    def hurry(self) -> None:
        """Whoever is waited for comes at once: a trick to look at, a bot that takes its time."""
        if self.moment.decided is not None:
            self.look_on()
        else:
            self._clock.hurry()

    # How it goes on.

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
        self._rewound = False
        self.moment.hint = None
        self.moment.notice = ""
        self.moment.doubted = None
        for fact in session.match.take_facts():
            self.happened.emit(fact)
        if session.between_deals:
            session.sync()
        if session.between_deals or self._clock.is_new(session.tricks()):
            self.sheet_changed.emit()
        self._advance()

    def _advance(self) -> None:
        """Look at the state of the match and see to whoever is next."""
        session = self._matches.playing
        self._stop_at_decided_trick(session)
        if self.moment.decided is not None:
            self.show()
            return
        idle = session.idle()
        if idle is not None:
            session.match.play(idle)
            self._after_move()
            return
        turn = session.turn
        if turn in session.people and turn != self.moment.viewer:
            self._cover(session)
            return
        self.show()
        self._clock.ask_bots(session)
        if self._forced() is not None:
            self._clock.wait(1)
        elif self.waiting_for_deal and self.settings.on("deal_on"):
            self._clock.wait(3)

    def _stop_at_decided_trick(self, session: Session) -> None:
        tricks = session.tricks()
        if self.moment.decided is None and self._clock.is_new(tricks):
            self.moment.decided = tricks[-1]
            self._clock.let_lie()

    def _cover(self, session: Session) -> None:
        self.moment.covered = True
        self.moment.viewer = NOBODY
        self.curtain.emit(session.speech.name(session.turn))
        self.show()

    def _forced(self) -> Move | None:
        """The card that is the only legal one, if such are played by themselves."""
        # What was taken back would come again by itself.
        if self._rewound or not self.asked() or not self.settings.on("play_forced"):
            return None
        return self._session.only_card()

    def _go_on(self) -> None:
        """The pause before a card that is the only one, or before the next deal, is over."""
        forced = self._forced()
        if forced is not None:
            self.play(forced)
        elif self.settings.on("deal_on"):
            self.deal()

    def _opponent_moves(self, advice: Advice) -> None:
        self._matches.playing.match.play(advice.move)
        self._after_move()

    def _opponent_says(self, seat: Seat, phrase: Call) -> None:
        # Asked a moment ago: meanwhile it may be out of place.
        if phrase in self._session.phrases(seat):
            self._say(seat, phrase)

    def _give_hint(self, advice: Advice) -> None:
        speech = self._matches.playing.speech
        self.moment.hint = advice.move
        self.said.emit(f"{speech.move(advice.move)}: {speech.advice(advice.reason)}")
        self.show()

    # What is shown.

    def show(self) -> None:
        """Tell what is; also again, for another language or another size."""
        asked = self.asked() and not self.moment.looking_back
        self.scene_changed.emit(self._session.scene(self.moment, asked=asked))
