"""Cards: one object each, for ever the same, and the packs they come in.

A card is a suit letter and a rank: `card("HA")`. German suits are E acorns, G leaves, H hearts,
S bells; French suits are C clubs, S spades, H hearts, D diamonds. The pack in use says which is
meant: "S9" is the Nine of Bells in a German pack and the Nine of Spades in a French one.

The Weli, the 33rd card of some packs, is a Six of Bells, and where cards are French one of
Diamonds. It ranks as each game has it, so it is a card of its own, with "W" for a rank: "SW".
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.override import override

GERMAN_SUITS = "EGHS"
FRENCH_SUITS = "CSHD"
RANKS = ("A", "K", "O", "Q", "U", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
THE_WELI = "W"
"""The rank of the Weli, of which there is no other card."""


class UnknownCard(ValueError):
    """A text that names no card."""


class Card:
    """A card, interned: `card("HA") is card("HA")`, also after pickling. Compare with `is`."""

    __slots__ = ("code", "rank", "suit")

    code: str
    suit: str
    rank: str

    def __init__(self, suit: str, rank: str) -> None:
        self.suit = suit
        self.rank = rank
        self.code = suit + rank

    @override
    def __repr__(self) -> str:
        return f"card({self.code!r})"

    @override
    def __str__(self) -> str:
        return self.code

    @override
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


BACK = Card("", "??")
"""What a seat sees of a card it may not see."""

WELI = Card("S", THE_WELI)
"""The Weli of a German pack."""
FRENCH_WELI = Card("D", THE_WELI)
"""The card that takes its place in a French pack."""

_CARDS = {
    one.code: one
    for one in [
        *(BACK, WELI, FRENCH_WELI),
        *(Card(suit, rank) for suit in "EGHSCD" for rank in RANKS),
    ]
}


def card(code: str) -> Card:
    """Return the card of this code, such as "HA" or "S10"; raises UnknownCard."""
    try:
        return _CARDS[code]
    except KeyError:
        raise UnknownCard(code) from None


def cards(codes: str) -> list[Card]:
    """Return the cards of a text of codes parted by blanks, in its order; raises UnknownCard."""
    return [card(code) for code in codes.split()]


def codes(some: Iterable[Card]) -> str:
    """Return the text twin of `cards`."""
    return " ".join(one.code for one in some)


def pack_of(suits: str, ranks: Iterable[str]) -> tuple[Card, ...]:
    """Every card of these suits and ranks, suit by suit, high to low."""
    ranks = tuple(ranks)
    return tuple(card(suit + rank) for suit in suits for rank in ranks)


GERMAN_RANKS = ("A", "K", "O", "U", "10", "9", "8", "7", "6")
FRENCH_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
"""From high to low; smaller packs have the first of them."""

GERMAN_32 = pack_of(GERMAN_SUITS, GERMAN_RANKS[:8])
GERMAN_33 = (*GERMAN_32, WELI)
GERMAN_36 = pack_of(GERMAN_SUITS, GERMAN_RANKS)

FRENCH_32 = pack_of(FRENCH_SUITS, FRENCH_RANKS[:8])
FRENCH_52 = pack_of(FRENCH_SUITS, FRENCH_RANKS)
FRENCH_48_NO_FIVES = pack_of(FRENCH_SUITS, (rank for rank in FRENCH_RANKS if rank != "5"))
FRENCH_48_NO_TENS = pack_of(FRENCH_SUITS, (rank for rank in FRENCH_RANKS if rank != "10"))
