"""What one device shows of the open match, to the person who sits at it, and what it tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.common.language import Language
from desktop.common.pace import let_stay
from desktop.common.settings import Settings
from desktop.scene import help_words
from desktop.scene.presenter import Chair, Pause, ScenePresenter
from desktop.scene.scene import Scene, asks_anew
from desktop.scene.speech import Speech, check_dialect
from desktop.session.guided import with_hand
from desktop.session.matches import Matches
from desktop.session.session import Session
from engine.cards import Card
from engine.facts import Fact
from engine.history import Granted
from engine.moves import Move
from engine.table import NOBODY, Seat

NOTICE_STAYS = 5000
"""How long the rule that was broken stands there at least, in milliseconds."""


class Display(QObject):
    """Shows scenes and sentences; between two people who share the device the curtain falls.

    While it is down nothing of a hand is shown, until the person called has sat down.
    """

    scene_changed = Signal(object)
    """A Scene, or None when there is no deal on the table."""
    said = Signal(str)
    """A sentence for the person at the machine, such as a rule."""
    told = Signal(str)
    """A sentence that the next scene shows as well: it needs only to be spoken."""
    talked = Signal(int, str, str)
    """Somebody said something across the table: at which seat, what was heard here, and what of
    it may stay to be read by the next person at this device."""
    curtain = Signal(str)
    """Hand over to this person; "" when nobody is waited for."""
    pleaded = Signal(object)
    """A Plea that the person at the device is asked to agree to; None once that is over."""
    hidden = Signal(str)
    """All cards are covered until this person, who has covered them, wants to see them again."""

    def __init__(
        self, matches: Matches, pause: Pause, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._matches, self._pause, self._settings = matches, pause, settings
        self.seats: Sequence[Seat] = ()
        """The seats of the people who share this device, also of those who have left."""
        self.chair = Chair()
        """The person at the device now, and what is shown to that person alone."""
        self.explains = True
        """Whether it is told here why a trick was won, if the table allows it."""
        self.holds_closed: Callable[[str], bool] = lambda own: False
        """Whether the person with this id sees the cards only while a key or button is held."""
        self.question = 0
        """Counts what a press here can mean: a press that was meant for another comes too late."""
        self._scene_before: Scene | None = None
        self._notice_timer = QTimer(self, singleShot=True)
        self._notice_timer.timeout.connect(self._forget_notice)

    @property
    def people(self) -> list[Seat]:
        """The seats of the people who play at this device now."""
        return [seat for seat in self.seats if seat in self._matches.playing.people]

    @property
    def sole(self) -> Seat:
        """The seat of the only person at this device, who needs no curtain; NOBODY if several."""
        people = self.people
        return people[0] if len(people) == 1 else NOBODY

    def open(self, session: Session, seats: Sequence[Seat]) -> None:
        """Show this match to the people of these seats, in the words of the chair."""
        self.seats = seats
        names = [player.name for player in session.match.players]
        speech = Speech(
            session.match.rules,
            names,
            language=self.chair.language,
            dialect=self.chair.dialect,
            listener=self.sole,
        )
        self.chair.presenter = ScenePresenter(session.match.rules, session.match.players, speech)
        self.begin()

    def read_in(self, language: Language, dialect: str) -> None:
        """Say everything here in these words from now on; raises UnknownLanguage."""
        chair = self.chair
        if (language, dialect) == (chair.language, chair.dialect):
            return
        check_dialect(dialect)
        if chair.presenter is not None:
            chair.speech.dialect, chair.speech.language = dialect, language
        chair.language, chair.dialect = language, dialect
        chair.clear_notice()

    def name_people(self, names: Sequence[str], portraits: Sequence[str]) -> None:
        """Call the players by these names from now on, and show them with these portraits."""
        presenter = self.chair.presenter
        assert presenter is not None
        presenter.speech.names, presenter.portraits = tuple(names), tuple(portraits)

    def begin(self) -> None:
        """Forget what was shown: another deal begins, or the match is left."""
        before = self.chair
        self.chair = Chair(self.sole, before.language, before.dialect, before.presenter)

    def close(self) -> None:
        """Show the match to nobody any more."""
        self.seats = ()
        self.begin()

    def settle(self) -> None:
        """Seat the only person at the device, where others share it now than before.

        A person who does not use this device any more loses the chair.
        """
        self.chair.speech.listener = self.sole
        if self.sole != NOBODY or self.chair.seat not in self.people:
            self.chair.forget()
            self.chair.seat = self.sole
            self.curtain.emit("")

    def show(self) -> None:
        """Show what is; also again, in another language or size."""
        session, chair = self._matches.session, self.chair
        scene = None
        if session is not None:
            own = "" if chair.seat == NOBODY else session.head.players[chair.seat].id
            chair.closed = self.holds_closed(own)
            scene = self._scene(session)
        self.question += asks_anew(self._scene_before, scene)
        self._scene_before = scene
        self.scene_changed.emit(scene)

    def _scene(self, session: Session) -> Scene | None:
        """Return what the chair sees, None without a deal; with moves if it is asked.

        Where a guide asks which cards may be played, every card of the hand is among the moves.
        """
        match, chair = session.match, self.chair
        seen, presenter = match.view(chair.seat), chair.presenter
        if seen is None or presenter is None:
            return None
        asked = self.asked() and chair.looking_back is None
        legal = match.legal() if asked else []
        if asked and session.guide is not None and session.guide.tells_no_rule:
            legal = with_hand(legal, seen.table.hands[chair.seat])
        presenter.hand_order = self._settings.text("hand_order")
        presenter.counting = session.agreement.counting
        presenter.explaining = session.agreement.why and self.explains
        presenter.standing = match.standing
        presenter.help_told = self.help_told(session) if match.over else ""
        presenter.claim_told = self._claim_told(match.granted())
        presenter.claim_new = session.claim_is_new()
        return presenter.scene(seen, chair, self._pause, legal, match.sheet())

    def taken(self) -> str:
        """Who took the last trick, and why where that may be told; "" before there is one."""
        session, presenter = self._matches.session, self.chair.presenter
        seen = session.match.view(self.chair.seat) if session is not None else None
        if session is None or seen is None or presenter is None or not seen.table.tricks:
            return ""
        presenter.explaining = session.agreement.why
        return presenter.taken(seen, seen.table.tricks[-1])

    def help_told(self, session: Session) -> str:
        """Return what help was agreed on, and who had it, in a sentence."""
        match, chair = session.match, self.chair
        had = match.helps(), match.stood_in()
        return help_words.told(session.agreement, *had, chair.speech.name, chair.language)

    def _claim_told(self, claim: Granted | None) -> str:
        """Who claimed the rest of this deal, and how; "" if nobody did."""
        if claim is None:
            return ""
        speech = self.chair.speech
        name = "" if claim.seat == speech.listener else speech.name(claim.seat)
        return help_words.claimed(name, claim.kind, speech.language)

    def look(self, looking: bool) -> None:
        """Show cards that otherwise lie face down while a key or button is held, or hide them."""
        if looking != self.chair.looking:
            self.chair.looking = looking
            if self.chair.closed:
                self.show()

    # Whose turn it is.

    def asked(self) -> bool:
        """Whether the person at the machine is to decide now.

        The only person of a match is not asked for a `forced` move. Nobody is asked before the
        latest news was read.
        """
        session = self._matches.session
        if session is None or self._pause.halted or not self._has_the_turn(session):
            return False
        if session.guide is not None:
            return session.guide.asking
        return not self._pause.news and session.forced() is None and session.settled() is None

    def _has_the_turn(self, session: Session) -> bool:
        return not self.chair.covered and session.turn == self.chair.seat != NOBODY

    def why_not_asked(self) -> str:
        """Why the person at the machine has nothing to decide, as a sentence; "" if asked.

        Also "" while there is no match, behind the curtain, and before what is done by itself.
        """
        session = self._matches.session
        if session is None or self.chair.covered or self._has_the_turn(session):
            return ""
        return self.chair.speech.rule(session.whose_turn())

    def outlook(self, card: Card) -> str:
        """Return what playing this card would do to the trick as it lies; "" if that is plain."""
        if not self.asked() or self._pause.decided is not None or self.chair.looking_back:
            return ""
        fact = self._matches.playing.outlook(self.chair.seat, card)
        return "" if fact is None else self.chair.speech.outlook(fact)

    # The order of the hand.

    def reorder(self, hand: Sequence[Card]) -> None:
        """Hold the cards in this order from now on."""
        if self.chair.seat != NOBODY:
            self.chair.held[self.chair.seat] = list(hand)
            self.show()

    def sort_hand(self) -> None:
        """Hold the cards in the chosen order again."""
        self.chair.held.pop(self.chair.seat, None)
        self.show()

    # The curtain.

    def hand_over(self, seat: Seat = NOBODY) -> None:
        """Let the curtain fall until the person of this seat, or else on turn, has sat down."""
        if seat != NOBODY:
            self.chair.called = seat
        self._cover()
        self.curtain.emit(self.chair.speech.name(self.awaited))
        self.show()

    def hide(self) -> None:
        """Cover everything until the person at the machine uncovers it."""
        self.chair.called = self.chair.seat
        self._cover()
        self.hidden.emit(self.chair.speech.name(self.chair.called))
        self.show()

    def lift(self) -> None:
        """Lift the curtain: the person whose name it shows has sat down."""
        self.chair.seat, self.chair.called = self.awaited, NOBODY
        self.chair.covered = False
        self.curtain.emit("")

    def _cover(self) -> None:
        self.chair.covered, self.chair.seat = True, NOBODY

    @property
    def awaited(self) -> Seat:
        """The seat of the person whom the curtain waits for."""
        called = self.chair.called
        return self._matches.playing.turn if called == NOBODY else called

    # Sentences.

    def notify(self, text: str, card: Card | None = None, rule: str = "") -> None:
        """Say this in place of the prompt, or beside the card that it is about.

        With the key of a `rule` the window can show where that rule stands.
        """
        self.chair.notice, self.chair.noted, self.chair.rule = text, card, rule
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
        self.notify(self.chair.speech.rule(reason), _card_of(tried), reason.key)

    def ask_again(self, move: Move, doubt: Fact) -> None:
        """Say what speaks against a legal move; it is done if it is wanted once more."""
        self.chair.doubted = move
        told = self.chair.speech.about("doubt", doubt)
        again = self.chair.language.translate("host", "Press again to confirm.")
        self.notify(f"{told} {again}")

    def _forget_notice(self) -> None:
        if self.chair.notice:
            self.chair.clear_notice()
            self.show()


def _card_of(move: Move | None) -> Card | None:
    """Return the card of the hand that somebody tried to put somewhere."""
    if isinstance(move, Card):
        return move
    args = move.args if move is not None else ()
    return args[0] if args and isinstance(args[0], Card) else None
