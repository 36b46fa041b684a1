"""The numbers of Knüffeln's rules of thumb, and what follows from them for each card."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.games.knueffeln.beats import OLEN
from engine.games.knueffeln.prospects import LEADERS, worth
from engine.parts.weights import beside


@dataclass(frozen=True)
class Weights:
    """All of them; `weights.json` says which were found and how.

    `…_kept` is what a card may still do if it is not led, taken off its chance to hold: an Ole's,
    a Seven's, a Nine's, and that of a beater, which has more for what it is worth.
    """

    ole_kept: float
    beater_kept: float
    beater_kept_for_worth: float
    seven_kept: float
    nine_kept: float
    left_to_partner: float
    """The chance to hold with which a partner's card is left alone."""
    taken_with: float
    """The chance to keep a trick for which somebody pays with a better card."""
    precious: float
    """From which worth on a card is not spent while a partner may still take the trick."""
    over_partner: float
    """Up to which worth a card is put over a partner's."""
    turn_from: float
    """The chance to win the deal from which on a side turns, and how often it does."""
    turn_often: float
    see_by: float
    """How much less than running, in basic games, seeing may seem to bring."""
    alone: float
    """How much of a march's risk remains alone, with a partner, and when he has spoken for it."""
    helped: float
    backed: float

    def kept(self, card: Card, chosen: str) -> float:
        """Return what a card may still do if not led: leaders little, beaters and Olen much."""
        if card in OLEN:
            return self.ole_kept
        if card.suit not in chosen:
            return 0.0
        if card.rank in LEADERS:
            return {"7": self.seven_kept, "9": self.nine_kept}.get(card.rank, 0.0)
        return self.beater_kept + self.beater_kept_for_worth * worth(card, chosen)


WEIGHTS = beside(__package__, Weights)
