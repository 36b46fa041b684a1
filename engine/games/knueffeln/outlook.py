"""What a card would do to the trick as it lies, and why: for whoever has picked it up."""

from __future__ import annotations

from engine.cards import BACK, Card
from engine.facts import Fact
from engine.games.knueffeln.beats import NOTHING, OLE, OLEN, falls_to, need, power, within_suit
from engine.games.knueffeln.table import KnueffelnTable

_CLASS = {NOTHING: "nothing", OLE: "ole"}


def _class(card: Card, chosen: str) -> str:
    """The word for the lowest card that beats this one; an Ole falls to higher ones only."""
    if card in OLEN:
        return "higher_ole" if card is not OLEN[0] else "nothing"
    lowest = falls_to(card, chosen)
    return _CLASS.get(lowest, lowest.lower())


def outlook(t: KnueffelnTable, card: Card, suit_beats: str) -> Fact | None:
    """A fact: `leads_…` and what beats it, or `takes_…` or `fails_…` and what beats the top."""
    chosen = t.chosen
    if not chosen or card is BACK or t.covered:
        return None
    top = t.top
    if top is None:
        return Fact(f"leads_{_class(card, chosen)}", (card,))
    if within_suit(card, top, chosen, suit_beats):
        return Fact("takes_in_suit", (card, top))
    does = "takes" if power(card, chosen) >= need(top, chosen) else "fails"
    return Fact(f"{does}_{_class(top, chosen)}", (card, top))
