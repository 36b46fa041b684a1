"""The international (Anglo-American) pattern: heraldic King, Queen and Jack in four inks."""

from __future__ import annotations

from kit import sans
from kit.french import CLUB, DIAMOND, HEART, INKS, SPADE, SUITS, sign
from kit.international_back import back_card
from kit.palette import (
    BLACK,
    BLUE,
    BROWN,
    DARK,
    GREEN,
    PAPER,
    RED,
    TAN,
    WINE,
    YELLOW,
)
from kit.pips import HALF_TURN, HEIGHT, plain, spade_ace, spread
from kit.sheet import Index, Sheet, surround
from kit.svg import group, recoloured
from kit.weli import THE_WELI, scroll

from .international_courts import FIGURES

"""The upper half, and what lies over both halves."""
FOUR_INKS = {TAN: PAPER, WINE: RED, GREEN: BLUE, DARK: BLUE, BROWN: YELLOW}


COURTS = ("K", "Q", "J")
NUMBERS = ("10", "9", "8", "7", "6", "5", "4", "3", "2")
SIGN_SIZES = {CLUB: 176.0, SPADE: 180.0, HEART: 172.0, DIAMOND: 196.0}

SHEET = Sheet(
    name="international",
    height=HEIGHT,
    suits=INKS,
    ranks=("A", *COURTS, *NUMBERS, THE_WELI),
    letter=sans.word,
    sign=sign,
    small=Index(86, 62, 186, 72, {CLUB: 112, SPADE: 114, HEART: 108, DIAMOND: 122}, 0.76),
    large=Index(86, 54, 250, 78, {CLUB: 124, SPADE: 126, HEART: 120, DIAMOND: 136}, 0.72),
    huge=Index(140, 42, 340, 132, {CLUB: 212, SPADE: 214, HEART: 206, DIAMOND: 232}, 0.9),
    four={CLUB: "#16703A", SPADE: BLACK, HEART: INKS[HEART], DIAMOND: "#1F5FA8"},
    language="en",
    words={"de": {"Q": "D", "J": "B"}},
)


def court(suit: str, rank: str) -> str:
    """Return a court card: the figure fills the frame and is cut by it, the sign in its corner."""
    half, over = FIGURES[suit, rank]()
    move = f"translate(500,{SHEET.middle})"
    figure = recoloured(group(half, move), FOUR_INKS)
    big = sign(suit, 250, 196, SIGN_SIZES[suit])
    return SHEET.card(
        suit, rank, [figure, big], [group(over, move), *surround(158, 84, HEIGHT, 14)]
    )


def number(suit: str, rank: str) -> str:
    """Return a number card."""
    spots, pip = spread(suit, rank)
    return SHEET.card(suit, rank, [], spots, pip)


def ace(suit: str) -> str:
    """Return an Ace: one plain sign, but the great Ace of Spades."""
    return SHEET.card(suit, "A", [], spade_ace() if suit == SPADE else plain(suit))


def weli() -> str:
    """Return the Weli of French cards: the Six of Diamonds with its name in both halves."""
    spots, pip = spread(DIAMOND, "6")
    named = group(scroll(448, sans.word))
    return SHEET.card(DIAMOND, THE_WELI, [], [*spots, named, group([named], HALF_TURN)], pip)


BOX = ("International", (40, 52, 92))
"""What stands on the box of the pack, and its cloth."""


def faces() -> dict[str, str]:
    """All pictures of the pack by name."""
    drawn = {"back": back_card(SHEET), DIAMOND + THE_WELI: weli()}
    for suit in SUITS:
        drawn[suit + "A"] = ace(suit)
        drawn |= {suit + rank: court(suit, rank) for rank in COURTS}
        drawn |= {suit + rank: number(suit, rank) for rank in NUMBERS}
    return drawn
