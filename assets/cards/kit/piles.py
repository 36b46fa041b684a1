"""Number cards: every half shows the full count of signs."""

from __future__ import annotations

from .palette import BLACK, CONTOUR, MIDDLE, RED, YELLOW
from .suits import ACORN, BAVARIAN, BELL, HEART, LEAF
from .svg import group, line, num, shape

Spot = tuple[float, float, str]

OUTER = (304, 696)
STACKS: dict[str, tuple[list[float], list[float]]] = {
    "10": ([336, 496, 656], [262, 420, 578, 736]),
    "9": ([330, 502, 674], [240, 412, 584]),
    "8": ([262, 422, 582, 742], []),
    "7": ([344, 516, 688], [236]),
    "6": ([280, 500, 720], []),
    "W": ([236, 388, 540], []),
}
ROWS: dict[str, tuple[list[float], float]] = {
    "10": ([250, 389, 528, 667, 806], 0),
    "9": ([382, 524, 666, 808], 206),
    "8": ([246, 410, 574, 738], 0),
    "7": ([414, 574, 734], 222),
    "6": ([330, 532, 734], 0),
}
PIP_SIZE = {ACORN: 222.0, LEAF: 186.0, HEART: 186.0, BELL: 198.0}


def stack_spots(rank: str) -> list[Spot]:
    """Return the spots of upright stacks, back to front."""
    outer, middle = STACKS[rank]
    spots: list[Spot] = [(x, y, "") for x in OUTER for y in outer]
    return spots + [(500, y, "") for y in middle]


def twig_spots(rank: str, size: float) -> list[Spot]:
    """Return the spots of signs lying at a twig, tips outwards, light side up."""
    rows, top = ROWS[rank]
    reach = size / 2 + 18
    spots = []
    for y in rows:
        spots.append((500 - reach, y, " rotate(-90) scale(-1,1)"))
        spots.append((500 + reach, y, " rotate(90)"))
    if top:
        spots.append((500, top, ""))
    return spots


def twig(top: float, bottom: float) -> str:
    """Return the twisted twig along the middle of a half."""
    body = (
        f"M486,{num(bottom)}V{num(top + 16)}Q500,{num(top - 18)} 514,{num(top + 16)}V{num(bottom)}Z"
    )
    parts = [shape(body, YELLOW, 6)]
    y = top + 26
    while y < bottom - 12:
        parts.append(line(f"M488,{num(y + 14)}L512,{num(y)}", 6, RED if int(y) % 2 else BLACK))
        y += 23
    return group(parts)


def pile(suit: str, rank: str) -> tuple[list[str], str]:
    """Return the upper half of a number card and the sign it repeats."""
    size = PIP_SIZE[suit]
    half: list[str] = []
    if suit in (HEART, BELL):
        spots = stack_spots(rank)
    else:
        rows, top = ROWS[rank]
        start = top + size / 2 - 6 if top else rows[0] - 96
        half.append(twig(start, MIDDLE - 14))
        spots = twig_spots(rank, size)
    pip = f'<g id="pip" transform="scale({size / 200:.3f})">'
    pip += "".join(BAVARIAN.parts(suit, size, CONTOUR)) + "</g>"
    half += [
        f'<use xlink:href="#pip" transform="translate({num(x)},{num(y)}){turn}"/>'
        for x, y, turn in spots
    ]
    return half, pip
