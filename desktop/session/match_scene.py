"""What is shown of the match that is open, and the sentences that stand in it for a while."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from desktop.common.pace import let_stay
from desktop.common.settings import Settings
from desktop.session.match_status import MatchStatus
from desktop.session.session import Session
from engine.cards import Card
from engine.facts import Fact
from engine.moves import Move
from engine.table import NOBODY

translate = QCoreApplication.translate

NOTICE_STAYS = 5000
"""How long the rule that was broken stands there at least, in thousandths of a second."""


class MatchScene(MatchStatus):
    """The match at this machine as a scene; why something cannot be done is told beside it."""

    scene_changed = Signal(object)
    """A Scene, or None when there is no deal on the table."""
    said = Signal(str)
    """A sentence for the person at the machine, such as a rule."""
    told = Signal(str)
    """A sentence that the next scene shows as well: it needs only to be spoken."""

    curtain = Signal(str)
    """Hand over to this person; "" when nobody is waited for."""
    hidden = Signal(str)
    """All cards are covered until this person, whose they are, wants them to be seen again."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.holds_closed: Callable[[str], bool] = lambda own: False
        """Whether somebody's cards are seen only while a key or button is held, by the id."""
        self._notice_timer = QTimer(self, singleShot=True)
        self._notice_timer.timeout.connect(self._forget_notice)

    def show(self) -> None:
        """Tell what is; also again, for another language or another size."""
        self.moment.closed = self.holds_closed(self._own_id())
        asked = self.asked() and not self.moment.looking_back
        every = asked and self.guide is not None and self.guide.tells_no_rule
        self.scene_changed.emit(self._session.scene(self.moment, asked=asked, every=every))

    def look(self, looking: bool) -> None:
        """A key or button is held to see cards that else lie face down, or no longer."""
        if looking != self.moment.looking:
            self.moment.looking = looking
            if self.moment.closed:
                self.show()

    def _own_id(self) -> str:
        """Who of the house is seen at the bottom; "" for nobody."""
        head, viewer = self.head, self.moment.viewer
        return head.players[viewer].id if head is not None and viewer != NOBODY else ""

    def _not_your_turn(self, tried: Move | None = None) -> None:
        if text := self.why_not_asked():
            self._notify(text, _card_of(tried))

    def _refuse(self, reason: Fact, tried: Move | None = None) -> None:
        self._notify(self._matches.playing.speech.rule(reason), _card_of(tried), reason.key)

    def _notify(self, text: str, card: Card | None = None, rule: str = "") -> None:
        """Say this in place of the prompt, or beside the card that it is about.

        With the key of a `rule` it can be shown where that stands.
        """
        self.moment.notice, self.moment.noted, self.moment.rule = text, card, rule
        if self._session.scene(self.moment, asked=False) is None:
            self.said.emit(text)
        elif card is None:
            self.told.emit(text)
        let_stay(self._notice_timer, self.settings, text, NOTICE_STAYS)
        self.show()

    def _ask_again(self, move: Move, doubt: str) -> None:
        """Say what speaks against a move; whoever wants it again, gets it."""
        self.moment.doubted = move
        self._notify(doubt + " " + translate("host", "Do it once more if you mean it."))

    def _cover(self, session: Session) -> None:
        self.moment.covered = True
        self.moment.viewer = NOBODY
        seat = session.turn if self.moment.called == NOBODY else self.moment.called
        self.curtain.emit(session.speech.name(seat))
        self.show()

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
