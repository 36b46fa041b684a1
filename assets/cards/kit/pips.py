"""Number cards and great signs of the French-suited packs."""

from __future__ import annotations

from math import cos, pi, radians, sin

from .french import CLUB, DIAMOND, HEART, SPADE, sign, sign_parts
from .palette import INNER, PAPER, SUIT, WIDTH, YELLOW
from .svg import disc, group, line, num, path, place, reuse

HEIGHT = 1544
MIDDLE = HEIGHT // 2
HALF_TURN = f"rotate(180 {WIDTH // 2} {MIDDLE})"

PIP_SIZES = {CLUB: 214.0, SPADE: 220.0, HEART: 214.0, DIAMOND: 236.0}
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


def spread(suit: str, rank: str) -> tuple[list[str], str]:
    """Return the signs of a number card, the lower ones upside down, and the sign they repeat."""
    scale = PIP_SIZES[suit] / 200
    pip = f'<g id="pip" transform="scale({scale:.3f})">' + "".join(sign_parts(suit)) + "</g>"
    spots = []
    for x, percent in SPOTS[rank]:
        turned = " rotate(180)" if percent > 50 else ""
        spots.append(reuse("pip", f"translate({x},{num(percent * HEIGHT / 100)}){turned}"))
    return spots, pip


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


def laurel(suit: str) -> list[str]:
    """Return the middle of an Ace: one great sign with a lozenge star between laurel sprigs."""
    sprig = _sprig(SUIT)
    lift = {CLUB: 8, SPADE: 14, HEART: -18, DIAMOND: 0}[suit]
    half = group([place(sprig, 500, MIDDLE), place(sprig, 500, MIDDLE, 1, True)])
    great = sign(suit, 500, MIDDLE, ACE_SIZES[suit])
    return [half, group([half], HALF_TURN), great, place(_rosette(), 500, MIDDLE + lift, 1.5)]


def plain(suit: str) -> list[str]:
    """Return the middle of a plain Ace."""
    return [sign(suit, 500, MIDDLE, {CLUB: 330, SPADE: 340, HEART: 320, DIAMOND: 364}[suit])]


def spade_ace() -> list[str]:
    """Return the great Ace of Spades: a spade with a garden inside, standing on a scroll."""
    parts = [sign(SPADE, 500, MIDDLE - 20, 640)]
    inner = (
        "M500,530C556,640 700,726 716,842C722,890 690,920 640,916C580,910 "
        "536,880 516,840H484C464,880 420,910 360,916C310,920 278,890 284,842"
        "C300,726 444,640 500,530Z"
    )
    parts.append(line(inner, INNER, PAPER))
    for turned in (-58, -29, 0, 29, 58):
        petal = path("M0,-40C-30,-80 -26,-130 0,-164C26,-130 30,-80 0,-40Z", PAPER)
        vein = line("M0,-60V-136", INNER, SUIT)
        parts.append(group([petal, vein], f"translate(500,{MIDDLE + 44}) rotate({turned})"))
    parts += [
        disc(500, MIDDLE + 26, 40, PAPER),
        disc(500, MIDDLE + 26, 26, SUIT),
        disc(500, MIDDLE + 26, 11, PAPER),
    ]
    for s in (-1, 1):
        d = (
            f"M{500 + s * 60},{MIDDLE + 92}c{s * 40},30 {s * 110},26 {s * 130},-14"
            f"c{s * 10},-40 {s * -50},-46 {s * -46},-10c{s * 4},16 {s * 22},14 "
            f"{s * 24},0"
        )
        parts.append(line(d, 10, PAPER))
        for i in range(3):
            parts.append(disc(500 + s * (84 + i * 40), MIDDLE - 70 + i * 46, 9 - i, PAPER))
    return parts
