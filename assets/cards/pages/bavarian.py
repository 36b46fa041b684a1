"""The Bavarian pattern: Sows, Kings, Obers and Unters, five number cards a suit, and the Weli."""

from __future__ import annotations

from collections.abc import Callable

from kit import attributes as att
from kit import bodies as bod
from kit import heads
from kit.back import back_card, star
from kit.hats import HATS
from kit.letters import word
from kit.palette import (
    BLACK,
    BLUE,
    BROWN,
    CONTOUR,
    DARK,
    GREEN,
    HATCH,
    HEIGHT,
    INNER,
    PAPER,
    RED,
    WINE,
    YELLOW,
)
from kit.piles import pile
from kit.sheet import Frame, Index, Sheet
from kit.suits import ACORN, BAVARIAN, BELL, HEART, LEAF, SUITS
from kit.svg import disc, group, line, num, place, reuse, shape, turn
from kit.weli import THE_WELI, scroll

from . import bavarian_sows as sows

COURT_SIZE = {ACORN: 268.0, LEAF: 236.0, HEART: 214.0, BELL: 234.0}
HIGH = (296, 216)
LOW_X = 214
EMBLEM = 0.42
SLOPE = 0.2
SASH = 32
WAVE = 42

Parts = list[str]
Court = tuple[Parts, Parts]
"""What of a figure lies under the sash in which its halves meet, and what over it."""


def seam(x: float) -> float:
    """How far down the upper half reaches at a place of the card."""
    return bod.FOOT - SLOPE * (x - 500)


def hem(axis: float) -> bod.Hem:
    """Return the same for a garment with its own axis."""
    return lambda x: seam(axis + x)


def sash(reach: float, ink: str, mark: str) -> str:
    """Return the slanting sash in which the halves meet, as far as their garments reach."""
    x, y = reach, reach * SLOPE
    bend = (
        f"C{num(-x / 3)},{num(y / 3 + WAVE)} {num(x / 3)},{num(-y / 3 - WAVE)} {num(x)},{num(-y)}"
    )
    band = f"M{num(-x)},{num(y)}{bend}"
    n = int(reach / 29)
    studs = []
    for i in range(1 - n, n):
        t, u = (1 + i / n) / 2, (1 - i / n) / 2
        drop = u**3 * y + 3 * u * u * t * (y / 3 + WAVE)
        drop -= t**3 * y + 3 * u * t * t * (y / 3 + WAVE)
        across = x * (t**3 - u**3 + u * t * t - u * u * t)
        studs.append(disc(across, drop, 9, mark, HATCH))
    cloth = [line(band, SASH + 2 * CONTOUR), line(band, SASH, ink)]
    return group([*cloth, *studs], f"translate(500,{bod.FOOT})")


def head(
    at: tuple[float, float],
    view: str,
    hat: str,
    hair: tuple[str, str],
    beard: tuple[str, str],
    right: bool = False,
    tilt: float = 0,
    mood: str = "plain",
) -> str:
    """Return a complete head; right mirrors it to look to the right, tilt bows it."""
    kind, ink = hair
    parts = heads.hair_back(kind, ink) + heads.face(view, mood) + [heads.cheek(view)]
    parts += heads.beard(beard[0], beard[1], view) + heads.hair_front(kind, ink)
    if hat:
        parts += heads.fringe(ink) + HATS[hat]()
    else:
        parts += heads.bare(ink, kind == "short")
    return turn([place(parts, 0, 0, heads.SCALE, right)], at, tilt)


def at_axis(parts: list[str], x: float) -> str:
    """Move a body to its axis."""
    return group(parts, f"translate({num(x)},0)")


def king_acorns() -> Court:
    x = 560
    body = bod.mantle(RED, DARK, GREEN, 300, hem(x)) + bod.neck()
    top = bod.lace_collar()
    top += [disc(0, 640, 30, YELLOW, CONTOUR), disc(0, 640, 12, RED, 3.2)]
    arm = bod.sleeve("M410,600C340,650 306,690 288,736", 96, RED, [(344, 738, 352, 660, 13, -5)])
    under = [
        *att.throne(BLUE, 690, 880, 400, False, seam),
        at_axis(body, x),
        *arm,
        at_axis(top, x),
        *att.sceptre(300, 196, 470, "lily", RED, seam(300)),
        bod.cuff((288, 740), 24, 96, YELLOW),
        bod.fist((270, 796), 8),
        head((x - 6, 345), "profile", "domed", ("bob", WINE), ("moustache", WINE)),
    ]
    return under, []


def king_leaves() -> Court:
    x = 556
    body = bod.mantle(BLUE, YELLOW, RED, 296, hem(x)) + bod.neck()
    top = bod.ermine_cape(660) + bod.chain(RED)
    arm = bod.sleeve("M390,610C340,680 300,720 246,748", 94, BLUE, [(330, 760, 352, 690, 13, -4)])
    under = [
        at_axis(body, x),
        *arm,
        at_axis(top, x),
        *att.sceptre(150, 240, 470, "knobs", RED, seam(150)),
        bod.cuff((240, 752), 62, 94, RED),
        bod.fist((184, 776), -12),
        head((x, 345), "profile", "turban", ("long", BLACK), ("forked", BLACK), mood="stern"),
    ]
    return under, []


def king_hearts() -> Court:
    x = 548
    body = bod.mantle(RED, PAPER, WINE, 306, hem(x)) + bod.neck()
    arm = bod.sleeve("M410,590C330,640 280,690 258,736", 96, RED, [(316, 742, 330, 660, 13, -5)])
    under = [
        *att.throne(WINE, 706, 890, 380, True, seam),
        at_axis(body, x),
        *arm,
        at_axis(bod.lapels(hem(x)), x),
        *att.sceptre(228, 228, 476, "orb", RED, seam(228)),
        bod.cuff((256, 742), 28, 96, PAPER),
        bod.fist((232, 798), 4),
        head((x, 352), "frontal", "arched", ("pair", BLACK), ("full", BLACK), mood="old"),
    ]
    return under, []


def king_bells() -> Court:
    x = 552
    body = bod.mantle(GREEN, RED, YELLOW, 300, hem(x)) + bod.neck()
    top = bod.ermine_cape(626)
    top += [shape("M-70,492C-44,540 44,540 70,492L86,530C50,580 -50,580 -86,530Z", BLUE, CONTOUR)]
    arm = bod.sleeve("M350,600C270,680 262,780 330,812", 96, GREEN, [(300, 790, 300, 690, 14, -6)])
    under = [
        *att.throne(DARK, 704, 886, 420, True, seam),
        at_axis(body, x),
        *arm,
        at_axis(top, x),
        *att.sceptre(380, 290, 470, "gem", RED, seam(380)),
        bod.cuff((334, 812), -80, 92, BLUE),
        bod.fist((372, 806), 6),
        head((x, 345), "turned", "leaf", ("bob", YELLOW), ("moustache", YELLOW), True),
    ]
    return under, []


def ober_acorns() -> Court:
    x = 566
    body = bod.coat(GREEN, YELLOW, 268, hem(x)) + bod.neck() + bod.neckcloth()
    under = [
        at_axis(body, x),
        *bod.puff(316, 640, 84, 96, RED, YELLOW),
        *bod.puff(808, 630, 84, 92, RED, YELLOW),
    ]
    over = [
        *att.blade(330, 700, 128, 872, 40),
        att.hilt(330, 698, 50),
        bod.fist((366, 668), 50),
        *att.shield(616, 708),
        head((x + 4, 345), "profile", "", ("long", BROWN), ("goatee", BROWN), True, 9, mood="old"),
    ]
    return under, over


def ober_leaves() -> Court:
    x = 590
    body = (
        bod.coat(GREEN, RED, 262, hem(x))
        + bod.neck()
        + bod.baldric(YELLOW, True, hem(x))
        + bod.neckcloth()
    )
    arm = bod.sleeve("M824,610C850,700 800,740 700,716", 88, GREEN, [(846, 710, 838, 630, 13, 5)])
    left = bod.sleeve("M346,610C300,640 270,650 262,662", 84, GREEN, [(338, 666, 312, 630, 10)])
    under = [
        at_axis(body, x),
    ]
    over = [
        *att.drum(424, 708),
        *left,
        *bod.puff(356, 596, 68, 66, RED, YELLOW),
        *att.stick(232, 626, 396, 700),
        bod.fist((246, 640), 20),
        *arm,
        *bod.puff(820, 596, 70, 66, RED, YELLOW),
        bod.cuff((712, 718), 100, 88, RED),
        *att.stick(694, 642, 482, 704),
        bod.fist((664, 690), 10),
        head((x, 345), "turned", "bicorne", ("short", BLACK), ("moustache", BLACK), mood="stern"),
    ]
    return under, over


def ober_hearts() -> Court:
    x = 560
    body = (
        bod.coat(GREEN, DARK, 256, hem(x))
        + bod.neck()
        + bod.frogs(YELLOW, hem(x))
        + bod.neckcloth()
    )
    right = bod.sleeve("M796,650C850,730 830,800 742,812", 88, GREEN, [(842, 790, 826, 690, 13, 5)])
    left = bod.sleeve("M316,640C296,730 250,754 216,712", 86, GREEN, [(296, 752, 300, 690, 11, -4)])
    under = [
        at_axis(body, x),
        *att.blade(178, 708, 178, 980, 40),
        att.hilt(178, 712, 0),
        *left,
        *bod.puff(318, 616, 78, 82, RED, YELLOW),
        bod.fist((180, 672), 4),
        bod.cuff((212, 706), -38, 86, PAPER),
    ]
    over = [
        *right,
        *bod.puff(804, 616, 78, 82, RED, YELLOW),
        bod.cuff((766, 812), 86, 88, PAPER),
        bod.fist((726, 812), 180),
        head((x, 345), "turned", "broad", ("long", YELLOW), ("goatee", WINE), mood="young"),
    ]
    return under, over


def ober_bells() -> Court:
    x = 566
    body = (
        bod.coat(RED, YELLOW, 258, hem(x))
        + bod.neck()
        + bod.baldric(DARK, False, hem(x))
        + bod.lace_collar()
    )
    right = bod.sleeve("M812,650C850,720 820,770 740,760", 88, BLUE, [(838, 744, 826, 670, 12, 4)])
    left = bod.sleeve("M312,650C222,710 232,800 330,790", 86, BLUE, [(284, 806, 262, 740, 11, -4)])
    under = [
        *att.blade(700, 700, 880, 430, 36),
        at_axis(body, x),
        *left,
        *bod.puff(318, 616, 82, 84, YELLOW, RED),
        bod.fist((372, 786), 172),
        bod.cuff((332, 790), -94, 86, YELLOW),
    ]
    over = [
        *right,
        *bod.puff(812, 616, 82, 84, YELLOW, RED),
        att.hilt(690, 714, 214),
        bod.cuff((756, 762), 92, 88, YELLOW),
        bod.fist((668, 752), 214),
        head((x, 352), "profile", "", ("long", BROWN), ("moustache", BROWN)),
    ]
    return under, over


def unter_acorns() -> Court:
    x = 596
    body = bod.doublet(BLUE, RED, 190, hem(x)) + bod.neck() + bod.ruff()
    under = [
        at_axis(body, x),
    ]
    over = [
        *bod.sleeve("M384,716C362,786 400,806 452,790", 80, GREEN, [(394, 806, 372, 756, 10)]),
        *bod.puff(408, 640, 106, 112, GREEN, YELLOW),
        bod.cuff((458, 788), -104, 80, YELLOW),
        bod.fist((498, 774), 166),
        *bod.sleeve("M808,744C812,806 770,816 716,782", 80, GREEN, [(836, 790, 838, 744, 10)]),
        *bod.puff(792, 630, 106, 108, GREEN, YELLOW),
        att.hilt(650, 752, -62),
        bod.cuff((722, 784), 118, 80, YELLOW),
        bod.fist((640, 750), 208),
        head((x, 345), "turned", "tuft", ("short", WINE), ("moustache", WINE), True),
    ]
    return under, over


def unter_leaves() -> Court:
    x = 612
    body = bod.doublet(RED, GREEN, 200, hem(x)) + bod.neck()
    left = bod.sleeve("M446,620C380,700 330,650 352,520", 84, BLUE, [(436, 690, 400, 640, 11, -3)])
    right = bod.sleeve("M790,620C800,740 560,690 452,500", 84, BLUE, [(760, 706, 720, 650, 13, 5)])
    under = [
        at_axis(body, x),
        head((x, 345), "turned", "piper", ("bob", YELLOW), ("none", YELLOW), mood="young"),
        *att.flute(),
        *left,
        *bod.puff(456, 588, 70, 66, YELLOW, RED),
        *right,
        *bod.puff(790, 588, 74, 70, YELLOW, RED),
        bod.cuff((352, 530), 6, 84, YELLOW),
        bod.fist((354, 478), 84),
        bod.cuff((462, 520), -28, 84, YELLOW),
        bod.fist((448, 468), 80),
    ]
    return under, []


def unter_hearts() -> Court:
    x = 620
    body = bod.doublet(RED, WINE, 200, hem(x)) + bod.neck() + bod.neckcloth()
    left = bod.sleeve("M450,610C386,630 368,540 388,440", 82, GREEN, [(426, 610, 408, 560, 10)])
    right = bod.sleeve("M806,620C840,700 800,760 700,766", 84, GREEN, [(834, 720, 816, 640, 12, 5)])
    under = [
        at_axis(body, x),
        head((x + 14, 350), "profile", "", ("short", YELLOW), ("none", YELLOW), mood="young"),
        *left,
        *bod.puff(460, 580, 68, 64, WINE, YELLOW),
        *att.staff(),
        bod.cuff((390, 424), 8, 82, YELLOW),
        bod.fist((398, 348), 50),
    ]
    over = [
        *right,
        *bod.puff(798, 588, 72, 68, WINE, YELLOW),
        bod.cuff((716, 768), 90, 84, YELLOW),
        bod.fist((672, 744), 130),
    ]
    return under, over


def unter_bells() -> Court:
    x = 606
    cross = "M-26,548H26V612H104V662H26V764H-26V662H-104V612H-26Z"
    body = bod.doublet(RED, BLUE, 200, hem(x)) + bod.neck() + [shape(cross, YELLOW, INNER)]
    left = bod.sleeve("M440,620C370,650 320,600 296,530", 86, YELLOW, [(420, 650, 380, 610, 10)])
    right = bod.sleeve(
        "M800,610C856,700 840,780 740,792", 86, YELLOW, [(846, 740, 830, 650, 13, 5)]
    )
    under = [
        *att.sabre(),
        at_axis(body, x),
        *left,
        *bod.puff(446, 592, 72, 68, GREEN, YELLOW),
    ]
    over = [
        *right,
        *bod.puff(802, 592, 74, 70, GREEN, YELLOW),
        att.hilt(288, 470, 186),
        bod.cuff((296, 556), -16, 86, RED),
        bod.fist((284, 508), 80),
        bod.cuff((752, 792), 90, 86, RED),
        bod.fist((712, 790), 180),
        head((x + 10, 356), "profile", "", ("bob", BLACK), ("moustache", BLACK), mood="stern"),
    ]
    return under, over


FIGURES: dict[tuple[str, str], Callable[[], Court]] = {
    (ACORN, "K"): king_acorns,
    (LEAF, "K"): king_leaves,
    (HEART, "K"): king_hearts,
    (BELL, "K"): king_bells,
    (ACORN, "O"): ober_acorns,
    (LEAF, "O"): ober_leaves,
    (HEART, "O"): ober_hearts,
    (BELL, "O"): ober_bells,
    (ACORN, "U"): unter_acorns,
    (LEAF, "U"): unter_leaves,
    (HEART, "U"): unter_hearts,
    (BELL, "U"): unter_bells,
}


SASHES: dict[tuple[str, str], tuple[float, str, str]] = {
    (ACORN, "K"): (370, YELLOW, WINE),
    (LEAF, "K"): (342, YELLOW, RED),
    (HEART, "K"): (374, YELLOW, WINE),
    (BELL, "K"): (370, YELLOW, BLUE),
    (ACORN, "O"): (306, YELLOW, RED),
    (LEAF, "O"): (326, BLUE, YELLOW),
    (HEART, "O"): (292, RED, YELLOW),
    (BELL, "O"): (302, DARK, YELLOW),
    (ACORN, "U"): (270, WINE, YELLOW),
    (LEAF, "U"): (302, WINE, YELLOW),
    (HEART, "U"): (300, GREEN, YELLOW),
    (BELL, "U"): (290, WINE, YELLOW),
}
"""How far the sash of each court reaches, its ink and that of its studs."""


SHEET = Sheet(
    name="bavarian",
    height=HEIGHT,
    suits=dict.fromkeys(SUITS, BLACK),
    ranks=("A", "K", "O", "U", "10", "9", "8", "7", "6", THE_WELI),
    letter=word,
    sign=BAVARIAN.index,
    small=Index(110, 54, 182, 104, {ACORN: 192, LEAF: 172, HEART: 152, BELL: 164}, 0.92),
    large=Index(112, 48, 250, 122, {ACORN: 226, LEAF: 202, HEART: 180, BELL: 194}, 0.76),
    huge=Index(140, 40, 400, 148, {ACORN: 258, LEAF: 236, HEART: 212, BELL: 226}, 0.7),
    four={ACORN: BLACK, LEAF: "#1D6B37", HEART: "#C7281E", BELL: "#8F6000"},
    corners=4,
    frame=Frame(74, 62, 204, 456),
    framed=("A", "K", "O", "U", "10", "9", "8", "7", "6", THE_WELI),
)


def court(suit: str, rank: str) -> str:
    """Return a court card; the sign stands high for King and Ober, low for the Unter."""
    size = COURT_SIZE[suit]
    x, y = (LOW_X, 866 - size / 2) if rank == "U" else HIGH
    under, over = FIGURES[suit, rank]()
    front = [group([*over, BAVARIAN.at(suit, x, y, size)], ident="front")]
    both = [*front, reuse("front", SHEET.half_turn)]
    return SHEET.card(suit, rank, under, [sash(*SASHES[suit, rank]), *both])


def number(suit: str, rank: str) -> str:
    """Return a number card: every half shows all signs; the Ten has its Roman figure."""
    half, pip = pile(suit, rank)
    ten = rank == "10"
    if ten:
        half.append(word("X", 500, 34, 92))
    over = [emblem()] if (suit, rank) == (BELL, "9") else []
    return SHEET.card(suit, rank, half, over, pip, 66 if ten else 0)


def weli() -> str:
    """Return the Weli: six Bells, and between them its name with an acorn and a heart."""
    half, pip = pile(BELL, THE_WELI)
    others = [BAVARIAN.at(ACORN, 446, 420, 190), BAVARIAN.at(HEART, 560, 430, 140)]
    return SHEET.card(BELL, THE_WELI, [*half, *others, *scroll(690)], [], pip)


def emblem() -> str:
    """Return the back's star, small: it marks the Nine of Bells, where makers sign."""
    x, y = 500 * (1 - EMBLEM), SHEET.middle * (1 - EMBLEM)
    return group(star(), f"translate({num(x)},{num(y)}) scale({EMBLEM})")


def sow(suit: str) -> str:
    """Return the Sow of a suit: two great signs at each end and its own picture."""
    half, over = sows.picture(suit)
    return SHEET.card(suit, "A", half, over)


BOX = ("Bayerisches Bild", (38, 84, 130))
"""What stands on the box of the pack, and its cloth."""


def faces() -> dict[str, str]:
    """All pictures of the pack by name."""
    drawn = {"back": back_card(SHEET), BELL + THE_WELI: weli()}
    for suit in SUITS:
        drawn[suit + "A"] = sow(suit)
        drawn |= {suit + rank: court(suit, rank) for rank in ("K", "O", "U")}
        drawn |= {suit + rank: number(suit, rank) for rank in ("10", "9", "8", "7", "6")}
    return drawn
