"""Measures, indices, frame, number cards and Aces of the French-suited pack."""

from __future__ import annotations

from math import cos, pi, radians, sin

from .french import CLUB, DIAMOND, HEART, INKS, SPADE, sign, sign_parts
from .letters import word
from .palette import BLACK, INNER, PAPER, WIDTH, YELLOW
from .sheet import paper
from .svg import define, disc, document, group, line, num, path, place, reuse

HEIGHT = 1544
MIDDLE = HEIGHT // 2
HALF_TURN = f"rotate(180 {WIDTH // 2} {MIDDLE})"

FRAME_X = 62
FRAME_Y = 58
INDEX_X = 100
INDEX_TOP = 62
INDEX_HEIGHT = 150
INDEX_SIGN_Y = INDEX_TOP + INDEX_HEIGHT + 72
NARROW = 0.78

INDEX_SIZES = {CLUB: 106.0, SPADE: 108.0, HEART: 104.0, DIAMOND: 116.0}
PIP_SIZES = {CLUB: 214.0, SPADE: 220.0, HEART: 214.0, DIAMOND: 236.0}
COURT_SIZES = {CLUB: 204.0, SPADE: 210.0, HEART: 204.0, DIAMOND: 224.0}
COURT_PIP = (284, 186)
ACE_SIZES = {CLUB: 452.0, SPADE: 464.0, HEART: 440.0, DIAMOND: 492.0}

LEFT, CENTRE, RIGHT = 300, 500, 700
FOUR = [(x, y) for y in (13.6, 86.4) for x in (LEFT, RIGHT)]
SIX = [*FOUR, (LEFT, 50.0), (RIGHT, 50.0)]
EIGHT = [*FOUR, *((x, y) for y in (38.1, 61.9) for x in (LEFT, RIGHT))]
TWO = [(CENTRE, 13.6), (CENTRE, 86.4)]
MID = (CENTRE, 50.0)
SPOTS: dict[str, list[tuple[int, float]]] = {
    "2": TWO,
    "3": [*TWO, MID],
    "4": FOUR,
    "5": [*FOUR, MID],
    "6": SIX,
    "7": [*SIX, (CENTRE, 31.8)],
    "8": [*SIX, (CENTRE, 31.8), (CENTRE, 68.2)],
    "9": [*EIGHT, MID],
    "10": [*EIGHT, (CENTRE, 25.8), (CENTRE, 74.2)],
}


def index(rank: str, suit: str) -> str:
    """Return letter and sign in both upper corners."""
    return "".join(
        word(rank, x, INDEX_TOP, INDEX_HEIGHT, INKS[suit], NARROW)
        + sign(suit, x, INDEX_SIGN_Y, INDEX_SIZES[suit])
        for x in (INDEX_X, WIDTH - INDEX_X)
    )


def frame() -> str:
    """Return the upper half of the court frame, open at the indices."""
    low = INDEX_SIGN_Y + 82
    top = line(f"M186,{FRAME_Y}H{WIDTH - 186}", INNER)
    sides = f"M{FRAME_X},{low}V{MIDDLE}M{WIDTH - FRAME_X},{low}V{MIDDLE}"
    return top + line(sides, INNER)


def court_sheet(suit: str, rank: str, figure: list[str]) -> str:
    """Return a double-headed court card from its upper figure."""
    x, y = COURT_PIP
    parts = [frame(), *figure, sign(suit, x, y, COURT_SIZES[suit]), index(rank, suit)]
    rule = f'<path d="M{FRAME_X},{MIDDLE}H{WIDTH - FRAME_X}" stroke="{BLACK}" stroke-width="6.5"/>'
    body = [paper(HEIGHT), reuse("half"), reuse("half", HALF_TURN), rule]
    return document([define("half", parts)], body, HEIGHT)


def _corners(rank: str, suit: str) -> tuple[str, list[str]]:
    mark = define("index", [index(rank, suit)])
    return mark, [paper(HEIGHT), reuse("index"), reuse("index", HALF_TURN)]


def number_card(suit: str, rank: str) -> str:
    """Return a number card; signs below the middle stand on their heads."""
    scale = PIP_SIZES[suit] / 200
    pip = f'<g id="pip" transform="scale({scale:.3f})">' + "".join(sign_parts(suit)) + "</g>"
    mark, body = _corners(rank, suit)
    for x, percent in SPOTS[rank]:
        turned = " rotate(180)" if percent > 50 else ""
        body.append(reuse("pip", f"translate({x},{num(percent * HEIGHT / 100)}){turned}"))
    return document([mark, pip], body, HEIGHT)


def _sprig(ink: str) -> list[str]:
    """Return a curved laurel sprig below and left of the great sign."""
    d = ""
    for i in range(6):
        angle = radians(101 + i * 12.6)
        x, y = 336 * cos(angle), 336 * sin(angle)
        for lean in (0.52, -0.52) if i < 5 else (0.52, 0, -0.52):
            away = angle + pi / 2 + lean
            dx, dy = 84 * cos(away), 84 * sin(away)
            bx, by = 0.5 * dx - 0.26 * dy, 0.5 * dy + 0.26 * dx
            cx, cy = 0.5 * dx + 0.26 * dy, 0.5 * dy - 0.26 * dx
            d += f"M{num(x)},{num(y)}q{num(bx)},{num(by)} {num(dx)},{num(dy)}"
            d += f"q{num(cx - dx)},{num(cy - dy)} {num(-dx)},{num(-dy)}Z"
    stem = f"M-26,{num(336 * sin(radians(94)))}A336,336 0 0 1 -326,82"
    return [line(stem, INNER, ink), path(d, ink)]


def _rosette() -> list[str]:
    """Return the small lozenge star cut out of the great sign."""
    rays = "".join(
        f"M0,0L{num(a * 15 - b * 15)},{num(b * 15 + a * 15)}L{num(a * 46)},{num(b * 46)}"
        f"L{num(a * 15 + b * 15)},{num(b * 15 - a * 15)}Z"
        for a, b in ((1, 0), (0, 1), (-1, 0), (0, -1))
    )
    return [path(rays, PAPER), disc(0, 0, 9, YELLOW, INNER)]


def ace_card(suit: str) -> str:
    """Return an Ace: one great sign with a lozenge star between laurel sprigs."""
    mark, body = _corners("A", suit)
    sprig = _sprig(INKS[suit])
    lift = {CLUB: 8, SPADE: 14, HEART: -18, DIAMOND: 0}[suit]
    half = group([place(sprig, 500, MIDDLE), place(sprig, 500, MIDDLE, 1, True)])
    body += [half, group([half], HALF_TURN)]
    body.append(sign(suit, 500, MIDDLE, ACE_SIZES[suit]))
    body.append(place(_rosette(), 500, MIDDLE + lift, 1.5))
    return document([mark], body, HEIGHT)
