"""“The rest is mine”: what people and bots claim, and whether it is granted.

Whether a claim can be shown is decided by `engine.claims` from the claimer's view; nobody learns
why one cannot be shown. Where several people share the machine the others are asked as well.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.common.settings import Settings
from desktop.scene.help_words import claim_words
from desktop.session.display import Display
from desktop.session.matches import Matches
from engine.claims import ALL, LEAST, kept, kinds
from engine.head import VERSION
from engine.match import Match
from engine.table import NOBODY

translate = QCoreApplication.translate


class Claims(QObject):
    """Hears and judges claims; the controller plays what follows from one that is granted."""

    granted = Signal(int, str)
    """A claim is granted: the seat, and the words in which it was made."""

    def __init__(
        self,
        matches: Matches,
        display: Display,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._matches, self._display, self._settings = matches, display, settings
        self.ask_other: Callable[[str, str, str], bool] = lambda who, words, other: True
        """Asks each of the other people at this machine to agree: with the claimer's name, the
        words, and the name of the person asked."""

    def possible(self) -> bool:
        """Whether the game has tricks of which the rest can be claimed."""
        session = self._matches.session
        return session is not None and session.match.rules.has_claims

    def allowed(self) -> bool:
        """Whether the person at the machine may claim the rest, or none of it, now."""
        session = self._matches.session
        return (
            session is not None
            and session.guide is None
            and self._display.asked()
            and bool(self.claimable())
        )

    def claimable(self) -> str:
        """What the seat on turn may claim of the rest, "" for nothing; what is likelier."""
        match = self._matches.playing.match
        if match.turn == NOBODY or match.head.version < VERSION or match.granted() is not None:
            return ""
        seen = match.view(match.turn)
        assert seen is not None
        return next(iter(kinds(match.rules, seen.table, match.turn)), "")

    def claim(self) -> str:
        """Claim for the person whose turn it is; returns why it is not granted, "" if it is."""
        session = self._matches.playing
        seat, kind = session.turn, self.claimable()
        words = claim_words(kind, self._display.chair.language)
        name = self._display.chair.speech.name
        if not _shown(session.match, kind):
            session.match.claim(seat, kind, "not_shown")
            return translate("host", "“{0}”: that cannot be shown yet.").format(words[:-1])
        others = [one for one in session.people if one != seat]
        if not all(self.ask_other(name(seat), words, name(one)) for one in others):
            session.match.claim(seat, kind, "declined")
            return translate("host", "The others want to see it played.")
        self._grant(kind)
        return ""

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
        self.granted.emit(seat, claim_words(kind, self._display.chair.language))


def _shown(match: Match, kind: str) -> bool:
    """Whether the seat on turn can show this claim, from what that seat sees."""
    seen = match.view(match.turn)
    return seen is not None and kept(match.rules, seen, kind) is not None
