"""“The rest is mine”: what people and bots claim, and whether it is granted.

Whether a claim can be shown is decided by `engine.claims` from the claimer's view; nobody learns
why one cannot be shown. The other people who play are asked as well.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from desktop.common.sentences import quoted
from desktop.common.settings import Settings
from desktop.scene.help_words import claim_words
from desktop.session.chairs import Chairs
from desktop.session.consents import Consents
from desktop.session.display import Display
from desktop.session.matches import Matches
from engine.claims import ALL, LEAST, kept, kinds
from engine.head import VERSION
from engine.match import Match
from engine.table import NOBODY, Seat


class Claims(QObject):
    """Hears and judges claims; the controller plays what follows from one that is granted."""

    granted = Signal(int, str)
    """A claim is granted: the seat, and what it is of, "all" or "none"."""
    judged = Signal()
    """A person's claim was granted, or the others did not agree."""

    def __init__(
        self,
        matches: Matches,
        chairs: Chairs,
        consents: Consents,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._matches, self._chairs, self._settings = matches, chairs, settings
        self._consents = consents

    def possible(self) -> bool:
        """Whether the game has tricks of which the rest can be claimed."""
        session = self._matches.session
        return session is not None and session.match.rules.has_claims

    def allowed(self, display: Display | None = None) -> bool:
        """Whether the person at a display, the window's if None, may claim now, all or none."""
        session = self._matches.session
        return (
            session is not None
            and session.guide is None
            and (display or self._chairs.here).asked()
            and bool(self.claimable())
        )

    def claimable(self) -> str:
        """Return what the seat on turn may claim of the rest, "" for nothing; what is likelier."""
        match = self._matches.playing.match
        if match.turn == NOBODY or match.head.version < VERSION or match.granted() is not None:
            return ""
        seen = match.view(match.turn)
        assert seen is not None
        return next(iter(kinds(match.rules, seen.table, match.turn)), "")

    def claim(self, display: Display) -> None:
        """Claim for the person at this display, whose turn it is; a sentence says why not."""
        session = self._matches.playing
        seat, kind = session.turn, self.claimable()
        if not _shown(session.match, kind):
            session.match.claim(seat, kind, "not_shown")
            language = display.chair.language
            told = language.translate("host", "Not certain yet: “{0}”")
            display.notify(told.format(claim_words(kind, language)[:-1]))
            return
        others = [one for one in session.people if one != seat]
        words, then = partial(_words, seat, kind), partial(self._judge, display, seat, kind)
        self._consents.ask("claim", words, others, then)

    def _judge(self, display: Display, seat: Seat, kind: str, agreed: bool) -> None:
        """Grant a claim that can be shown, if the others agree."""
        if agreed:
            self._grant(kind)
        else:
            self._matches.playing.match.claim(seat, kind, "declined")
            language = display.chair.language
            display.notify(language.translate("host", "The others want you to play it out."))
        self.judged.emit()

    def claim_for_bot(self) -> bool:
        """Let the bot whose turn it is claim what it can show; whether it does."""
        session = self._matches.playing
        match = session.match
        if not (session.bot and session.agreement.claims and self._settings.on("settle_claims")):
            return False
        kind = self.claimable()
        seen = match.view(match.turn) if kind else None
        if seen is None or len(seen.table.hands[seen.seat]) < LEAST[kind]:
            return False
        if not _shown(match, kind):
            return False
        self._grant(kind)
        return True

    def certain(self) -> bool:
        """Whether what follows from a claim is certain, so that nobody need look at it."""
        session = self._matches.playing
        claim = session.match.granted()
        certain = claim is not None and claim.kind == ALL and session.settled() is not None
        return certain and self._settings.on("settle_claims") and session.turn != NOBODY

    def _grant(self, kind: str) -> None:
        session = self._matches.playing
        seat = session.turn
        session.match.claim(seat, kind, "granted")
        self.granted.emit(seat, kind)


def _words(seat: Seat, kind: str, display: Display) -> str:
    """Return a claim as the person at a display hears it."""
    chair = display.chair
    return quoted(chair.speech.name(seat), claim_words(kind, chair.language), chair.language)


def _shown(match: Match, kind: str) -> bool:
    """Whether the seat on turn can show this claim, from what that seat sees."""
    seen = match.view(match.turn)
    return seen is not None and kept(match.rules, seen, kind) is not None
