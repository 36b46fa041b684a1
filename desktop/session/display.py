"""What this machine shows of the open match, to the person who sits at it, and what it tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from desktop.common.pace import let_stay
from desktop.common.settings import Settings
from desktop.scene.presenter import UiState
from desktop.session.matches import Matches
from desktop.session.session import Session
from engine.cards import Card
from engine.facts import Fact
from engine.moves import Move
from engine.table import NOBODY, Seat

translate = QCoreApplication.translate

NOTICE_STAYS = 5000
"""How long the rule that was broken stands there at least, in milliseconds."""


class Display(QObject):
    """Shows scenes and sentences; between two people who share the machine the curtain falls.

    While it is down nothing of a hand is shown, until the person called has sat down.
    """

    scene_changed = Signal(object)
    """A Scene, or None when there is no deal on the table."""
    said = Signal(str)
    """A sentence for the person at the machine, such as a rule."""
    told = Signal(str)
    """A sentence that the next scene shows as well: it needs only to be spoken."""
    curtain = Signal(str)
    """Hand over to this person; "" when nobody is waited for."""
    hidden = Signal(str)
    """All cards are covered until this person, who has covered them, wants to see them again."""

    def __init__(self, matches: Matches, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches, self._settings = matches, settings
        self.moment = UiState()
        """The person at the machine, and the passing things that are shown to that person."""
        self.holds_closed: Callable[[str], bool] = lambda own: False
        """Whether the person with this id sees the cards only while a key or button is held."""
        self._notice_timer = QTimer(self, singleShot=True)
        self._notice_timer.timeout.connect(self._forget_notice)

    def begin(self, viewer: Seat = NOBODY) -> None:
        """Forget what was shown: another deal begins, or another match, or none is open."""
        self.moment = UiState(viewer)

    def show(self) -> None:
        """Show what is; also again, in another language or size."""
        session, moment = self._matches.session, self.moment
        if session is None:
            self.scene_changed.emit(None)
            return
        viewer = moment.viewer
        moment.closed = self.holds_closed(
            "" if viewer == NOBODY else session.head.players[viewer].id
        )
        asked = self.asked() and not moment.looking_back
        every = asked and session.guide is not None and session.guide.tells_no_rule
        self.scene_changed.emit(session.scene(moment, asked=asked, every=every))

    def look(self, looking: bool) -> None:
        """A key or button is held to see cards that otherwise lie face down, or no longer."""
        if looking != self.moment.looking:
            self.moment.looking = looking
            if self.moment.closed:
                self.show()

    # Whose turn it is.

    def asked(self) -> bool:
        """Whether the person at the machine is to decide now.

        A person who is alone here and has only one legal move is not asked, unless it is a card;
        and nobody is before what has just happened was read.
        """
        session = self._matches.session
        if session is None or not self._has_the_turn(session):
            return False
        if session.guide is not None:
            return session.guide.asking
        return not self.moment.news and session.only_call() is None and session.settled() is None

    def _has_the_turn(self, session: Session) -> bool:
        viewer = self.moment.viewer
        return not self.moment.covered and viewer != NOBODY and session.turn == viewer

    def why_not_asked(self) -> str:
        """Why the person at the machine has nothing to decide, as a sentence; "" if asked.

        Also "" while there is no match, behind the curtain, and before what is done by itself.
        """
        session = self._matches.session
        if session is None or self.moment.covered or self._has_the_turn(session):
            return ""
        return session.whose_turn()

    def outlook(self, card: Card) -> str:
        """What playing this card would do to the trick as it lies; "" if that is plain."""
        if not self.asked() or self.moment.decided is not None:
            return ""
        return self._matches.playing.outlook(self.moment.viewer, card)

    # The order of the hand.

    def reorder(self, hand: Sequence[Card]) -> None:
        """Hold the cards in this order from now on."""
        if self.moment.viewer != NOBODY:
            self.moment.held[self.moment.viewer] = list(hand)
            self.show()

    def sort_hand(self) -> None:
        """Hold the cards in the order of the game again."""
        self.moment.held.pop(self.moment.viewer, None)
        self.show()

    # The curtain.

    def call(self, seat: Seat = NOBODY) -> None:
        """Let the curtain fall until the person of this seat, or else on turn, has sat down."""
        session, moment = self._matches.playing, self.moment
        if seat != NOBODY:
            moment.called = seat
        self._cover()
        self.curtain.emit(session.speech.name(self._waits_for()))
        self.show()

    def hide(self) -> None:
        """Cover everything until the person at the machine uncovers it."""
        self.moment.called = self.moment.viewer
        self._cover()
        self.hidden.emit(self._matches.playing.speech.name(self.moment.called))
        self.show()

    def lift(self) -> None:
        """The person whose name the curtain shows has sat down."""
        self.moment.viewer, self.moment.called = self._waits_for(), NOBODY
        self.moment.covered = False
        self.curtain.emit("")

    def _cover(self) -> None:
        self.moment.covered, self.moment.viewer = True, NOBODY

    def _waits_for(self) -> Seat:
        called = self.moment.called
        return self._matches.playing.turn if called == NOBODY else called

    # Sentences.

    def notify(self, text: str, card: Card | None = None, rule: str = "") -> None:
        """Say this in place of the prompt, or beside the card that it is about.

        With the key of a `rule` the window can show where that rule stands.
        """
        self.moment.notice, self.moment.noted, self.moment.rule = text, card, rule
        session = self._matches.session
        if session is None or session.match.view() is None:
            self.said.emit(text)
        elif card is None:
            self.told.emit(text)
        let_stay(self._notice_timer, self._settings, text, NOTICE_STAYS)
        self.show()

    def not_your_turn(self, tried: Move | None = None) -> None:
        """Say why the person at the machine is not asked now."""
        if text := self.why_not_asked():
            self.notify(text, _card_of(tried))

    def refuse(self, reason: Fact, tried: Move | None = None) -> None:
        """Say which rule forbids what was tried."""
        self.notify(self._matches.playing.speech.rule(reason), _card_of(tried), reason.key)

    def ask_again(self, move: Move, doubt: str) -> None:
        """Say what speaks against a legal move; it is done if it is wanted once more."""
        self.moment.doubted = move
        self.notify(doubt + " " + translate("host", "Do it once more if you mean it."))

    def clear(self) -> None:
        """Take away what was shown about the decision that has just been made."""
        moment = self.moment
        moment.hint = moment.advice = moment.doubted = None
        self._clear_notice()

    def _clear_notice(self) -> None:
        self.moment.notice, self.moment.noted, self.moment.rule = "", None, ""

    def _forget_notice(self) -> None:
        if self.moment.notice:
            self._clear_notice()
            self.show()


def _card_of(move: Move | None) -> Card | None:
    """The card of the hand that somebody tried to put somewhere."""
    if isinstance(move, Card):
        return move
    args = move.args if move is not None else ()
    return args[0] if args and isinstance(args[0], Card) else None
