"""The interface of something that leads through an evening, such as a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.cards import Card
from engine.moves import Call, Move


class Guided(Protocol):
    """Leads through the open match: every move needs its consent."""

    @property
    def asking(self) -> bool:
        """Whether the person at the machine is to decide now."""
        ...

    @property
    def tells_no_rule(self) -> bool:
        """Whether playable cards must not be shown, because the question is about them."""
        ...

    @property
    def puts_question(self) -> bool:
        """Whether its text asks for the next move, so that the table need not ask."""
        ...

    def lets(self, move: Move) -> bool:
        """Whether the person's move may be tried by the rules; if not, it was replied to."""
        ...

    def made(self, move: Move) -> None:
        """Follow the move that the person has made."""
        ...

    def lets_say(self, phrase: Call) -> bool:
        """Whether the person may say this across the table; if not, it was replied to."""
        ...

    def said(self, phrase: Call) -> None:
        """Follow what the person has said."""
        ...

    def stop(self) -> None:
        """Stop, as the match is put away."""
        ...


def with_hand(legal: list[Move], hand: Sequence[Card]) -> list[Move]:
    """Return the legal moves; if a card is among them, with every other card of the hand."""
    if not any(isinstance(move, Card) for move in legal):
        return legal
    return [*legal, *(one for one in hand if one not in legal)]
