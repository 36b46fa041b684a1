"""Somebody who leads through an evening, such as a lesson: what the controller asks of him."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.cards import Card
from engine.moves import Call, Move


class Guided(Protocol):
    """Leads through the match that is open: nobody moves but whom he lets."""

    @property
    def asking(self) -> bool:
        """Whether the person at the machine is to decide now."""
        ...

    @property
    def tells_no_rule(self) -> bool:
        """Whether it is not to be seen which cards may be played: that is what is asked."""
        ...

    @property
    def puts_question(self) -> bool:
        """Whether what he tells asks for the next move, so that the table need not ask."""
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
    """Return what is legal and every other card of a hand, where a card may be put down at all."""
    if not any(isinstance(move, Card) for move in legal):
        return legal
    return [*legal, *(one for one in hand if one not in legal)]
