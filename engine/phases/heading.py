"""A rule of thumb where heading is a duty: only how high one heads is a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.phases.ranking import Ranking
from engine.table import Table


def head(
    t: Table, hand: Sequence[Card], ranking: Ranking, beaten: Callable[[Card], object], high: bool
) -> Advice:
    """The card to put on the trick that lies, out of these that may be played, low to high.

    The lowest if none wins; the cheapest that wins for sure, being the last or one for which
    `beaten` finds nothing that may still beat it; else the highest if `high`, or the cheapest.
    """
    assert t.top is not None
    winning = [card for card in hand if ranking.beats(card, t.top)]
    if not winning:
        return Advice(hand[0], Fact("throw_lowest", (hand[0],)))
    last = t.after[t.turn] == t.leader
    for card in winning:
        if last or not beaten(card):
            return Advice(card, Fact("cheapest_winner", (card,)))
    card = winning[-1] if high else winning[0]
    return Advice(card, Fact("try_to_win", (card,)))
