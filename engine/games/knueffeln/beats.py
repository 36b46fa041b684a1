"""Which card beats which: the heart of Knüffeln, as one small table.

From the text that `readings.md` names: the five Olen stand above all; then the chosen suits'
beaters, Ace, Jack, Six, Two, Three, Four. For every other card it is said which is the lowest
beater that still beats it. A led Seven nothing beats. Within an unchosen suit (KN-A4) its Ace
beats the rest, or, by the older rule, every higher card a lower one (KN-A37). A trick is one scan
from left to right: the card on top stays there until one comes that beats it. So a card without
power takes a trick only when it was led. Equal beaters of the two chosen suits do not beat each
other (KN-A1), and no Ace beats an Ole of its suit (KN-A2).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import FRENCH_52, FRENCH_SUITS, Card, cards

OLEN = tuple(cards("H2 C4 S8 H9 D9"))
"""De Beste, de Wage, de Dulle, Harten Ol, Ruten Ol: high to low."""

BEATERS = ("A", "J", "6", "2", "3", "4")
"""The beaters of a chosen suit, high to low."""

OLE = "ole"
NOTHING = ""

CHOSEN = {
    "A": OLE,
    "J": "A",
    "6": "J",
    "2": "6",
    "3": "2",
    "4": "3",
    "7": NOTHING,
    "9": "J",
    "8": "J",
    "K": "2",
    "Q": "3",
    "10": "4",
    "5": "4",
}
"""The lowest card that beats a card of a chosen suit; NOTHING beats a Seven, which must be led."""

PLAIN = {"A": "6", "K": "2", "Q": "3"}
"""The same for the unchosen suits; all others fall to a Four."""

LOWEST = "4"

LADDER = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
"""An unchosen suit, high to low, where a higher card beats a lower one."""

PAIRS = {
    a: {b: "".join(sorted(a + b, key=FRENCH_SUITS.index)) for b in FRENCH_SUITS if a != b}
    for a in FRENCH_SUITS
}
"""One suit and another, in any order → the chosen suits as the table has them."""

_POWER = {rank: len(BEATERS) - place for place, rank in enumerate(BEATERS)}
_POWER[OLE] = len(BEATERS) + 1
_NEVER = 99


def falls_to(card: Card, chosen: str) -> str:
    """Return the lowest beater that beats this card: its rank, OLE, or NOTHING."""
    if card in OLEN:
        return OLE
    return CHOSEN[card.rank] if card.suit in chosen else PLAIN.get(card.rank, LOWEST)


def power(card: Card, chosen: str) -> int:
    """Return what a card can do when added to a trick: 0 nothing, up to 11 for the best Ole."""
    if card in OLEN:
        return _POWER[OLE] + len(OLEN) - 1 - OLEN.index(card)
    return _POWER.get(card.rank, 0) if card.suit in chosen else 0


def need(card: Card, chosen: str) -> int:
    """Return the power that it takes to beat a card on top of the trick."""
    if card in OLEN:
        return power(card, chosen) + 1
    lowest = falls_to(card, chosen)
    return _POWER[lowest] if lowest else _NEVER


def within_suit(card: Card, top: Card, chosen: str, suit_beats: str) -> bool:
    """Whether a card beats another of the same unchosen suit."""
    if card.suit != top.suit or card.suit in chosen or card in OLEN or top in OLEN:
        return False
    if suit_beats == "ace":
        return card.rank == "A" and card is not top
    return LADDER.index(card.rank) < LADDER.index(top.rank)


def beats(card: Card, top: Card, chosen: str, suit_beats: str = "ace") -> bool:
    """Whether `card` takes the trick over `top`, which is on top of it so far."""
    return power(card, chosen) >= need(top, chosen) or within_suit(card, top, chosen, suit_beats)


class Beating(dict[str, dict[Card, frozenset[Card]]]):
    """chosen suits → card on top → the cards that beat it; each pair made when first asked for."""

    def __init__(self, suit_beats: str) -> None:
        super().__init__()
        self._suit_beats = suit_beats

    def __missing__(self, chosen: str) -> dict[Card, frozenset[Card]]:
        powers = [(one, power(one, chosen)) for one in FRENCH_52]
        self[chosen] = made = {
            top: frozenset(
                one
                for one, power in powers
                if power >= needed
                or (one.suit == top.suit and within_suit(one, top, chosen, self._suit_beats))
            )
            for top in FRENCH_52
            for needed in (need(top, chosen),)
        }
        return made


BEATING = {suit_beats: Beating(suit_beats) for suit_beats in ("ace", "higher")}


def taker(trick: Sequence[Card], chosen: str, suit_beats: str = "ace") -> int:
    """Return the place in the trick, 0 first, of the card that takes it, scanning once."""
    beating = BEATING[suit_beats][chosen]
    best = 0
    for place in range(1, len(trick)):
        if trick[place] in beating[trick[best]]:
            best = place
    return best
