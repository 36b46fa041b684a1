"""Halberds, flowers and regalia of the French-suited courts (figure coordinates)."""

from __future__ import annotations

from math import cos, pi, sin

from .bodies import FOOT
from .palette import BLACK, BLUE, CONTOUR, GREEN, HATCH, INNER, PAPER, RED, TAN, WINE, YELLOW
from .svg import disc, group, hatch, line, num, oval, path, shape, turn, wedges

BLADES = {
    "moon": (
        "M-8,20C-30,14 -40,-2 -50,-46C-92,-20 -96,80 -48,122C-42,84 -30,66 -8,60Z",
        "M-50,-46C-92,-20 -96,80 -48,122C-74,76 -74,0 -50,-46Z",
        "M8,24C34,22 54,34 76,62C58,62 36,62 8,56Z",
    ),
    "axe": (
        "M-8,6L-78,-22C-64,20 -64,66 -82,108L-8,72Z",
        "M-78,-22C-64,20 -64,66 -82,108L-70,102C-54,62 -54,24 -66,-17Z",
        "M8,20L70,40L8,60Z",
    ),
    "flame": (
        "M-8,10C-30,0 -50,-6 -84,0C-66,16 -66,28 -80,42C-64,54 -62,70 -76,90C-46,90 -26,82 -8,70Z",
        "M-84,0C-66,16 -66,28 -80,42C-64,54 -62,70 -76,90L-62,89C-50,70 -52,56 -66,42"
        "C-54,28 -52,14 -64,-2Z",
        "M8,14C40,6 60,-6 74,-30C80,10 60,56 8,62Z",
    ),
    "beak": (
        "M-8,0C-40,-4 -64,-20 -80,-44C-92,20 -70,92 -8,84Z",
        "M-80,-44C-92,20 -70,92 -8,84V72C-56,76 -78,24 -80,-44Z",
        "M8,20H40V2L66,36L40,72V54H8Z",
    ),
}


def rod(x1: float, y1: float, x2: float, y2: float, width: float, ink: str) -> list[str]:
    """Return a straight shaft."""
    d = f"M{num(x1)},{num(y1)}L{num(x2)},{num(y2)}"
    return [path(d, "none", width + 2 * INNER), path(d, "none", width, ink)]


def halberd(x: float, top: float, kind: str, ink: str) -> list[str]:
    """Return a halberd: blade to the left, hook to the right, spike above."""
    blade, edge, hook = BLADES[kind]
    spike = "M0,-136C10,-100 14,-50 9,0H-9C-14,-50 -10,-100 0,-136Z"
    head = [shape(spike, PAPER, CONTOUR), path("M0,-130C10,-100 12,-50 8,-4H0Z", BLUE)]
    head += [shape(blade, PAPER, CONTOUR), path(edge, BLUE), path(blade, "none", CONTOUR)]
    head += [shape(hook, BLUE, CONTOUR), shape("M-13,-10H13V96H-13Z", YELLOW, INNER)]
    head += [disc(0, y, 4, BLACK) for y in (12, 42, 72)]
    tassel = [(-14 + i * 7, 98, -20 + i * 10, 150 - (i % 2) * 8, 9) for i in range(5)]
    shaft = rod(x, FOOT, x, top + 200, 17, ink)
    return [*shaft, turn([wedges(tassel, RED), *head], (x, top + 136), 0)]


def stem(x: float, y: float, lean: float, length: float) -> list[str]:
    """Return a flower stem with two leaves, from the hand up to the bloom."""
    tx, ty = x + lean, y - length
    d = f"M{num(x - lean * 0.4)},{num(y + 70)}Q{num(x)},{num(y - length / 2)} {num(tx)},{num(ty)}"
    parts = [line(d, 15), line(d, 7, GREEN)]
    for side in (-1, 1):
        mx, my = x + lean * 0.4, y - length * (0.4 if side < 0 else 0.52)
        leaf = (
            f"M{num(mx)},{num(my)}c{22 * side},2 {48 * side},-16 {58 * side},-54"
            f"c{-34 * side},4 {-56 * side},22 {-58 * side},54Z"
        )
        parts.append(shape(leaf, GREEN, INNER))
    return parts


def bloom(x: float, y: float, kind: str, ink: str) -> str:
    """Return a bloom: rose, tulip, carnation or marigold."""
    if kind == "tulip":
        d = "M-38,-34C-22,-28 -16,-22 -12,-14C-8,-40 -2,-50 0,-58C2,-50 8,-40 12,-14"
        d += "C16,-22 22,-28 38,-34C52,20 30,48 0,48C-30,48 -52,20 -38,-34Z"
        parts = [shape(d, ink, CONTOUR), line("M-12,-14C-8,10 -6,26 0,44", INNER)]
        parts += [line("M12,-14C10,6 8,20 4,30", INNER), wedges([(36, 20, 30, -20, 10, 4)])]
    elif kind == "carnation":
        spots = []
        for i in range(9):
            a = pi * (1.08 - i * 0.145)
            b = a - pi * 0.072
            spots.append(f"L{num(60 * cos(a))},{num(16 - 66 * sin(a))}")
            spots.append(f"L{num(44 * cos(b))},{num(16 - 50 * sin(b))}")
        parts = [shape("M-12,34" + "".join(spots) + "L12,34Z", ink, CONTOUR)]
        parts.append(
            wedges([(0, 30, dx, dy, 8) for dx, dy in ((-36, -6), (-16, -28), (12, -30), (36, -8))])
        )
        parts.append(shape("M-16,28H16L12,62H-12Z", GREEN, INNER))
    elif kind == "rose":
        parts = [
            disc(dx, dy, 27, ink, CONTOUR * 0.8)
            for dx, dy in ((-30, -8), (30, -8), (-18, 24), (18, 24), (0, -30))
        ]
        parts += [
            disc(0, 0, 33, ink, INNER),
            line("M-20,4C-20,-24 20,-26 20,0C20,20 -8,22 -8,4C-8,-8 8,-8 8,2", INNER),
        ]
        parts.append(wedges([(26, 18, 4, 30, 9, -6), (44, 6, 32, -22, 9, 4)]))
    else:
        parts = []
        for i in range(8):
            petal = shape("M0,-14C-22,-30 -18,-58 0,-62C18,-58 22,-30 0,-14Z", ink, INNER)
            parts.append(turn([petal], (0, 0), i * 45))
        parts.append(disc(0, 0, 19, YELLOW, INNER))
        parts += [disc(dx, dy, 3, BLACK) for dx, dy in ((-6, -4), (6, -4), (0, 7))]
    return turn(parts, (x, y), 0)


def harp(x: float, y: float) -> list[str]:
    """Return King David's harp with a carved head on its pillar."""
    frame = (
        "M-88,-150C-60,-190 -20,-180 6,-150C40,-116 84,-128 112,-162L138,-136C104,-88 40,-84 4,-112"
        "C-22,-132 -44,-140 -56,-124C-66,-90 -66,60 -24,190L118,-130L140,-112L10,260H-36"
        "C-98,100 -108,-60 -88,-150Z"
    )
    parts = []
    for i in range(6):
        sx = -30 + i * 25
        sy = (-118, -98, -88, -92, -102, -122)[i]
        ex = -34 + i * 22
        ey = (150, 150, 122, 66, 8, -54)[i]
        parts.append(line(f"M{sx},{sy}L{ex + 8},{ey}", HATCH * 1.3))
    parts.append(shape(frame, YELLOW, CONTOUR))
    parts.append(wedges([(-34, 210, -74, -60, 13, 10), (24, 210, 122, -96, 9, 0)]))
    head = "M-62,-160C-86,-166 -104,-186 -98,-206C-108,-212 -104,-220 -98,-224"
    head += "C-96,-256 -44,-262 -36,-222C-34,-196 -48,-180 -40,-166Z"
    parts += [shape(head, YELLOW, CONTOUR), disc(-80, -220, 5, BLACK)]
    parts.append(wedges([(-42, -200, -70, -246, 12, -8), (-50, -186, -62, -226, 8, -4)]))
    return [turn(parts, (x, y), 0, 0.92)]


def oval_shield(x: float, y: float) -> list[str]:
    """Return an oval blue shield with a gold rim and a cross of lozenges."""
    parts = [oval(0, 0, 122, 168, YELLOW, CONTOUR), oval(0, 0, 96, 140, BLUE, INNER)]
    for a, b in ((0, -74), (0, 74), (-52, 0), (52, 0)):
        d = f"M{a},{b - 44}L{a + 27},{b}L{a},{b + 44}L{a - 27},{b}Z"
        parts.append(shape(d, YELLOW, INNER))
    parts += [disc(0, 0, 24, RED, INNER)]
    parts += [disc(109 * cos(i * pi / 5), 154 * sin(i * pi / 5), 6, WINE) for i in range(10)]
    parts.append(wedges([(92, 36, 78, -70, 13, 10), (74, 76, 84, 10, 10, 4)]))
    return [turn(parts, (x, y), 6)]


def orb(x: float, y: float) -> list[str]:
    """Return the imperial orb with band and cross."""
    band = "M-66,-10C-30,10 30,10 66,-10V12C30,32 -30,32 -66,12Z"
    cross = "M-9,-64V-96H-34V-114H-9V-142H9V-114H34V-96H9V-64Z"
    parts = [shape(cross, YELLOW, INNER), disc(0, 0, 68, BLUE, CONTOUR), shape(band, YELLOW, INNER)]
    parts.append(shape("M-10,-66C-12,-40 -12,-20 -10,2H10C12,-20 12,-40 10,-66Z", YELLOW, INNER))
    parts.append(wedges([(58, 26, 20, 58, 12, -8), (50, -40, 60, -14, 9, -3)]))
    return [turn(parts, (x, y), 0)]


def open_hand(x: float, y: float) -> str:
    """Return a hand carrying something on its palm."""
    d = "M-64,-20C-40,6 30,8 58,-26C70,-28 72,-12 62,0C44,34 30,46 0,50C-34,46 -62,10 -64,-20Z"
    marks = hatch([(-34, 2, -24, 26), (-12, 8, -6, 32), (12, 6, 12, 30)], INNER)
    return group([shape(d, TAN, CONTOUR), marks], f"translate({num(x)},{num(y)})")
