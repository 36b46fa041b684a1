"""The rest is mine: what people and bots claim, and what goes down by itself once it is granted.

What can be shown is decided by `engine.claims` from the view of whoever claims; nobody learns why
something cannot be shown. Where several people share the machine the others are asked besides.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop.scene.help_words import claim_words
from desktop.session.match_flow import MatchFlow
from desktop.session.session import Session
from engine.claims import ALL
from engine.table import NOBODY

translate = QCoreApplication.translate


class Claiming(MatchFlow):
    """Hears claims, and plays what follows from them."""

    ask_other: Callable[[str, str, str], bool] = staticmethod(lambda who, words, other: True)
    """Asked for each of the other people at this machine, with who claims, in which words, and who
    is asked: whether that one agrees."""

    def claim_words(self) -> str:
        """What the person at the machine would say, "" if nothing can be claimed."""
        return claim_words(self._session.claimable())

    def claim(self) -> None:
        """The person at the machine says that the rest is his, or that none of it is."""
        if not self.may_claim() or not self.agreement.claims:
            self._not_your_turn()
            return
        if not self._matches.may_go_on():
            return
        if self.moment.decided is not None:
            self._looked()
        session = self._matches.playing
        seat, kind = session.turn, session.claimable()
        words = claim_words(kind)
        if not session.proved(kind):
            session.match.claim(seat, kind, "not_shown")
            self._notify(translate("host", "“{0}”: that cannot be shown yet.").format(words[:-1]))
            return
        name = session.speech.name
        others = [one for one in session.people if one != seat]
        if not all(self.ask_other(name(seat), words, name(one)) for one in others):
            session.match.claim(seat, kind, "declined")
            self._notify(translate("host", "The others want to see it played."))
            return
        self._grant(session, kind)
        self._advance()

    def _grant(self, session: Session, kind: str) -> None:
        """It is so: whoever's turn it is says it, and the cards go down."""
        seat, words = session.turn, claim_words(kind)
        self._clock.stop()
        self.moment.hint = self.moment.advice = self.moment.doubted = None
        self._clear_notice()
        session.match.claim(seat, kind, "granted")
        self.talked.emit(seat, words, words)

    def _sees_to_claims(self, session: Session) -> bool:
        if session.settled() is None:
            wanted = session.bot and not self._rewound and self.settings.on("settle_claims")
            kind = session.bot_claims() if wanted else ""
            if not kind:
                return False
            self._grant(session, kind)
        card = session.settled()
        if card is not None and self._rushes(session):
            self._do(card)
        else:
            self.show()
            self._clock.wait(1)
        return True

    def _rushes(self, session: Session) -> bool:
        """Whether nothing of what is certain needs to be looked at."""
        claim = session.match.granted()
        certain = claim is not None and claim.kind == ALL and session.settled() is not None
        return certain and self.settings.on("settle_claims") and session.turn != NOBODY
