"""The William Tell pattern: seasons, mounted Kings, persons of the legend, Roman figures, Weli."""

from __future__ import annotations

from kit import views
from kit.letters import word
from kit.palette import (
    BLACK,
    CONTOUR,
    GREEN,
    HEIGHT,
    OLIVE,
    RED,
)
from kit.script import length, written
from kit.sheet import Index, Sheet, rule, surround
from kit.suits import ACORN, BELL, HEART, LEAF, SUITS, TELL
from kit.svg import num, shape
from kit.tell_back import back_card
from kit.weli import THE_WELI, scroll

from .tell_courts import FIGURES, NAMES
from .tell_seasons import season
from .tell_views import VIEWS

Parts = list[str]
COURT_SIZE = {ACORN: 272.0, LEAF: 236.0, HEART: 214.0, BELL: 234.0}
HIGH = (296, 214)
LOW_X = 236


RANKS = ("A", "K", "O", "U", "10", "9", "8", "7", "6", "W")
SHEET = Sheet(
    name="tell",
    height=HEIGHT,
    suits=dict.fromkeys(SUITS, BLACK),
    ranks=RANKS,
    letter=word,
    sign=TELL.index,
    small=Index(115, 62, 174, 102, {ACORN: 188, LEAF: 166, HEART: 146, BELL: 156}, 0.84),
    large=Index(117, 58, 244, 118, {ACORN: 218, LEAF: 192, HEART: 170, BELL: 182}, 0.74),
    huge=Index(140, 44, 396, 148, {ACORN: 256, LEAF: 232, HEART: 210, BELL: 222}, 0.7),
    four={ACORN: BLACK, LEAF: "#1D6B37", HEART: "#C7281E", BELL: "#8F6000"},
)


OVER = [*surround(36, 36, HEIGHT, 66), rule(36, HEIGHT / 2)]
"""The whole frame, which cuts what reaches it, and the rule at half height."""


def name(text: str) -> str:
    """Return a person's name, running upwards along the left edge; Tell's down the right one."""
    if text == "Wilhelm Tell":
        return written(text, 914, 840 - length(text, 46) / 2, 46, 90)
    return written(text, 92, 858 - length(text, 46) / 2, 46, -90)


def court(suit: str, rank: str) -> str:
    """Return a court card; the sign stands high for King and Ober, low for the Unter."""
    size = COURT_SIZE[suit]
    x, y = (LOW_X, 866 - size / 2) if rank == "U" else HIGH
    half = [*FIGURES[suit, rank](), TELL.at(suit, x, y, size)]
    if (suit, rank) in NAMES:
        half.append(name(NAMES[suit, rank]))
    return SHEET.card(suit, rank, half, OVER)


ROMAN = {"10": "X", "9": "IX", "8": "VIII", "7": "VII", "6": "VI"}
OUTER = {
    "10": (236, 128, 4),
    "9": (250, 150, 3),
    "8": (236, 134, 4),
    "7": (250, 150, 3),
    "6": (250, 150, 3),
}
MIDDLE = {"10": (290, 132, 2), "9": (270, 128, 3), "8": (0, 0, 0), "7": (290, 0, 1), "6": (0, 0, 0)}
PIP = {ACORN: 202.0, LEAF: 168.0, HEART: 168.0, BELL: 174.0}
LYING = {
    "10": (268, 132, 5),
    "9": (424, 124, 4),
    "8": (268, 106, 4),
    "7": (412, 104, 3),
    "6": (300, 124, 3),
}


def standing(suit: str, rank: str) -> Parts:
    """Hearts or Bells in upright rows left and right, some between."""
    y, step, count = OUTER[rank]
    spots = [(x, y + i * step) for x in (282, 718) for i in range(count)]
    y, step, count = MIDDLE[rank]
    spots += [(500, y + i * step) for i in range(count)]
    return [f'<use xlink:href="#pip" transform="translate({num(x)},{num(b)})"/>' for x, b in spots]


def lying(suit: str, rank: str) -> Parts:
    """Leaves or Acorns lying at a twig with a red core."""
    y, step, count = LYING[rank]
    rows = [y + i * step for i in range(count)]
    foot = 870 if rank in ("10", "9") else rows[-1] + 70
    top = rows[0] - 70
    twig = f"M500,{num(foot)}C480,{num(foot - 160)} 520,{num(top + 170)} 500,{num(top)}"
    parts = [
        shape(twig, "none", 22),
        f'<path d="{twig}" fill="none" stroke="{OLIVE}" stroke-width="12"/>',
    ]
    parts.append(f'<path d="{twig}" fill="none" stroke="{RED}" stroke-width="4"/>')
    reach = PIP[suit] / 2 + 22
    for b in rows:
        parts.append(
            f'<use xlink:href="#pip" transform="translate({num(500 - reach)},{num(b)}) '
            'rotate(-90) scale(-1,1)"/>'
        )
        parts.append(
            f'<use xlink:href="#pip" transform="translate({num(500 + reach)},{num(b)}) '
            'rotate(90)"/>'
        )
    if rank in ("9", "7"):
        parts.append(f'<use xlink:href="#pip" transform="translate(500,{num(rows[0] - 140)})"/>')
    return parts


def number(suit: str, rank: str) -> str:
    """Return a number card: every half shows all signs, the Roman figure and, mostly, a view."""
    size = PIP[suit]
    pip = f'<g id="pip" transform="scale({size / 200:.3f})">'
    pip += "".join(TELL.parts(suit, size, CONTOUR)) + "</g>"
    view = VIEWS[suit, rank]() if (suit, rank) in VIEWS else []
    signs = standing if suit in (HEART, BELL) else lying
    figure = word(ROMAN[rank], 500, 66, 104, 0.86)
    half = [*view, *signs(suit, rank), figure]
    return SHEET.card(suit, rank, half, OVER, pip)


def weli_view() -> Parts:
    """Mountains behind the banner of the Weli."""
    return [
        *views.mountain(300, 690, 230),
        *views.mountain(690, 670, 250),
        views.ground(830, 826, GREEN, 8),
        *views.fir(150, 866, 150),
        *views.fir(850, 866, 160),
    ]


def weli() -> str:
    """Return the Weli: the Six of Bells, which is Acorns and Hearts as well."""
    pip = f'<g id="pip" transform="scale({PIP[BELL] / 200:.3f})">'
    pip += "".join(TELL.parts(BELL, PIP[BELL], CONTOUR)) + "</g>"
    others = [*weli_view(), TELL.at(ACORN, 446, 480, 210), TELL.at(HEART, 566, 490, 150)]
    half = [*standing(BELL, "6"), *others, *scroll(636), word("VI", 500, 66, 104, 0.86)]
    return SHEET.card(BELL, THE_WELI, half, OVER, pip)


BOX = ("Wilhelm Tell", (122, 34, 30))
"""What stands on the box of the pack, and its cloth."""


def faces() -> dict[str, str]:
    """All pictures of the pack by name."""
    drawn = {"back": back_card(SHEET), BELL + THE_WELI: weli()}
    for suit in SUITS:
        drawn[suit + "A"] = SHEET.card(suit, "A", season(suit), OVER)
        drawn |= {suit + rank: court(suit, rank) for rank in ("K", "O", "U")}
        drawn |= {suit + rank: number(suit, rank) for rank in ROMAN}
    return drawn
