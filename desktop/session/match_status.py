"""What can be asked about the match that is open, without changing anything of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from desktop.scene.presenter import UiState
from desktop.scene.speech import Speech
from desktop.session.guided import Guided
from desktop.session.matches import Matches
from desktop.session.no_session import NoSession
from desktop.session.session import Session
from engine.agreement import Agreement
from engine.cards import Card
from engine.corrections import Correction
from engine.head import Head
from engine.moves import Call
from engine.review import Past
from engine.seeds import Seed
from engine.sheet import Sheet
from engine.table import NOBODY


class MatchStatus(QObject):
    """The match at this machine, to be read; its controller is one that also changes it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.moment = UiState()
        """Who sits at the machine, and the passing things that are shown to him."""
        self._matches = Matches(self)
        self.guide: Guided | None = None
        """Who leads through the match, None where people and bots play it."""

    @property
    def _session(self) -> Session | NoSession:
        return self._matches.session

    @property
    def head(self) -> Head | None:
        """Who plays what, None while there is no match."""
        return self._session.head

    @property
    def speech(self) -> Speech | None:
        """The words of the match."""
        return self._session.speech

    @property
    def path(self) -> Path | None:
        """The file of the evening, None as long as it could not be made."""
        return self._session.path

    @property
    def seed(self) -> Seed | None:
        """The evening's seed, to be shown; None while a deal is on, or where none is dealt."""
        return self._session.seed

    @property
    def real_cards(self) -> bool:
        """Whether the cards are on a real table, and only the score is kept here."""
        return self.head is not None and self.head.real_cards

    def sheet(self) -> Sheet | None:
        """The score sheet of the evening."""
        return self._session.sheet()

    def sheet_so_far(self) -> Sheet | None:
        """The sheet with what the deal on the table has brought until now, for the slate."""
        return self._session.sheet_so_far()

    def corrected(self) -> list[Correction]:
        """What was put right on the sheet."""
        return self._session.corrected()

    def past(self) -> Past | None:
        """The finished deals of the evening, to look back at; nothing of one that is on."""
        return self._session.past()

    @property
    def waiting_for_deal(self) -> bool:
        """Whether a deal is over and the next one is due."""
        due = self._between_deals() and not self.over and not self.real_cards
        return due and self.guide is None

    @property
    def over(self) -> bool:
        """Whether the evening has come to its end."""
        return self._between_deals() and self._session.over and self.guide is None

    @property
    def last_deal_lies(self) -> bool:
        """Whether the evening is over, and what came of its last deal is still looked at."""
        return self.over and self.moment.last_deal

    def may_correct(self) -> bool:
        """Whether there is a line of the sheet that can be put right now."""
        sheet = self.sheet()
        return self._between_deals() and sheet is not None and bool(sheet.lines)

    def _between_deals(self) -> bool:
        seen = self.moment.decided is None and not self.moment.news
        return self._session.between_deals and seen

    def asked(self) -> bool:
        """Whether the person at the machine is to decide now.

        Who is alone here and may only do one thing is not asked, unless it is a card; and nobody
        is before what has just happened was read.
        """
        if self.guide is not None:
            return self._has_the_turn() and self.guide.asking
        free = self._session.only_call() is None and self._session.settled() is None
        return self._has_the_turn() and not self.moment.news and free

    @property
    def agreement(self) -> Agreement:
        """What help the table allows itself."""
        return self._session.agreement

    def help_told(self) -> str:
        """What help was agreed on, and who had what of it, in a sentence; "" with real cards."""
        if self.real_cards or not isinstance(self._session, Session):
            return ""
        return self._session.help_told()

    def has_claims(self) -> bool:
        """Whether there are tricks in the game of which the rest can be claimed."""
        speech = self._session.speech
        return speech is not None and speech.rules.has_claims

    def learnt_since(self) -> bool:
        """Whether it is only what was seen since then that forbids to take back."""
        return self.guide is None and self._session.learnt_since()

    def may_claim(self) -> bool:
        """Whether the person at the machine may say now that the rest is his, or none of it."""
        return self.guide is None and self.asked() and bool(self._session.claimable())

    def _has_the_turn(self) -> bool:
        viewer = self.moment.viewer
        return not self.moment.covered and viewer != NOBODY and self._session.turn == viewer

    def why_not_asked(self) -> str:
        """Why the person at the machine has nothing to decide, as a sentence; "" if asked.

        Also "" while there is no match, behind the curtain, and before what is done by itself.
        """
        return "" if self.moment.covered or self._has_the_turn() else self._session.whose_turn()

    def trick_taken(self) -> bool:
        """Whether a trick has been taken in the deal on the table."""
        return bool(self._session.tricks())

    def finished_deals(self) -> int:
        """How many deals of the evening were played here to their end."""
        return 0 if self.real_cards else self._session.finished_deals()

    def outlook(self, card: Card) -> str:
        """What putting down this card would do to the trick as it lies; "" if that is plain."""
        if not self.asked() or self.moment.decided is not None:
            return ""
        return self._session.outlook(self.moment.viewer, card)

    def phrases(self) -> list[Call]:
        """What the person at the machine may say across the table now, whoever's turn it is."""
        viewer = self.moment.viewer
        if self.moment.covered or viewer == NOBODY:
            return []
        return self._session.phrases(viewer)

    def talk_groups(self, phrases: Sequence[Call]) -> list[tuple[str, list[Call]]]:
        """The same in groups: the heading of each, "" for none, and its phrases."""
        return self._session.talk_groups(self.moment.viewer, phrases)

    def may_undo(self) -> bool:
        """Whether there is anything to take back."""
        return self.guide is None and self._session.may_undo()

    def may_redo(self) -> bool:
        """Whether there is anything to do again."""
        return self.guide is None and self._session.may_redo()
