"""Faces, hair and beards in a local box: brow line near -60, chin at 90, facing left."""

from __future__ import annotations

from .palette import BLACK, CONTOUR, HATCH, INNER, PAPER, RED, TAN
from .svg import Rows, hatch, line, oval, path, shape, wedges

SCALE = 1.34
THICK = CONTOUR / SCALE
PART = INNER / SCALE
FINE = HATCH / SCALE

PROFILE = (
    "M-34,-84C-44,-62 -46,-44 -45,-26C-52,-6 -62,12 -66,22C-66,30 -56,32 -52,34"
    "C-58,42 -58,46 -53,50C-57,56 -54,62 -50,65C-54,78 -46,92 -28,92C0,92 30,78 44,48"
    "L62,-84Z"
)
TURNED = (
    "M-54,-84C-64,-50 -62,-26 -57,-8C-64,14 -60,40 -50,62C-40,82 -24,94 -8,94"
    "C16,94 44,72 56,36L66,-84Z"
)
FRONTAL = "M-62,-84C-68,-30 -64,20 -52,52C-38,82 -18,95 0,95C18,95 38,82 52,52C64,20 68,-30 62,-84Z"


HOOKED = (
    "M-34,-84C-44,-62 -46,-44 -44,-28C-58,-18 -74,2 -72,24C-70,33 -58,32 -52,35"
    "C-57,42 -57,46 -53,50C-57,56 -54,62 -50,65C-56,78 -50,96 -30,94C0,92 30,78 44,48"
    "L62,-84Z"
)
STRAIGHT = "M-18,-22C-24,0 -34,18 -32,28C-28,34 -20,34 -14,31"
BENT = "M-18,-24C-20,-8 -44,8 -37,28C-33,37 -22,34 -14,31"


def _eye(x: float, y: float, width: float, inner: int, mood: str) -> str:
    """Return an eye below its brow; inner is the side of the nose, -1 or 1."""
    lid = (
        f"M{x - width},{y + 3}"
        f"C{x - width * 0.4},{y - 9} {x + width * 0.5},{y - 8} {x + width},{y + 2}"
    )
    lid += f"C{x + width * 0.4},{y - 2} {x - width * 0.4},{y - 2} {x - width},{y + 3}Z"
    near, far = (10, -5) if mood == "stern" else (-3, 4) if mood == "old" else (0, 0)
    left, right = (near, far) if inner < 0 else (far, near)
    thick = -17 if mood in ("stern", "old") else -22
    brow = (
        f"M{x - width - 4},{y - 19 + left}"
        f"C{x - 4},{y - 30} {x + 8},{y - 28} {x + width + 5},{y - 18 + right}"
        f"C{x + 6},{y + thick} {x - 4},{y + thick} {x - width - 4},{y - 19 + left}Z"
    )
    parts = path(lid, BLACK, 2) + oval(x - 2, y + 2, 5.6, 6.6, BLACK) + path(brow, BLACK, 2)
    if mood != "young":
        parts += line(f"M{x - width * 0.6},{y + 12}L{x + width * 0.5},{y + 12}", FINE)
    if mood == "old":
        out = x - inner * (width + 7)
        rows = [(out, y + 2, out - inner * 9, y - 4), (out, y + 8, out - inner * 9, y + 9)]
        parts += hatch(rows, FINE)
    return parts


def _old(kind: str) -> list[str]:
    """Return the lines of age on brow and cheek."""
    brow = {"profile": (-38, 0), "turned": (-40, 22), "frontal": (-26, 26)}[kind]
    rows = [(brow[0], y, brow[1], y - 3) for y in (-50, -42)]
    fold = {"profile": (-40, 32, -30, 52), "turned": (4, 30, 14, 52), "frontal": (24, 30, 30, 52)}
    return [hatch(rows, FINE), wedges([(*fold[kind], 5, -3)])]


def face(kind: str, mood: str = "plain") -> list[str]:
    """Return a face, profile, turned (three-quarter) or frontal: plain, young, stern or old."""
    hooked = mood in ("stern", "old")
    nose = BENT if hooked else STRAIGHT
    if kind == "profile":
        parts = [shape(HOOKED if hooked else PROFILE, TAN, THICK), _eye(-24, -14, 13, -1, mood)]
        parts.append(line("M-52,50L-34,50", PART))
        parts.append(
            wedges([(-46, 34, -34, 22, 5, 4), (-48, 68, -34, 66, 4), (34, 50, 2, 78, 10, -8)])
        )
    elif kind == "turned":
        parts = [
            shape(TURNED, TAN, THICK),
            _eye(-38, -14, 12, 1, mood),
            _eye(14, -14, 16, -1, mood),
        ]
        parts.append(line(nose, PART))
        parts.append(wedges([(-12, 24, -6, 34, 6), (50, 30, 14, 82, 12, -12)]))
        parts.append(line("M-36,54C-28,50 -24,54 -18,52C-8,50 -2,52 4,56", PART))
        parts.append(wedges([(-26, 66, -6, 66, 5, -3)]))
    else:
        parts = [
            shape(FRONTAL, TAN, THICK),
            _eye(-28, -14, 15, 1, mood),
            _eye(28, -14, 15, -1, mood),
        ]
        parts.append(line("M10,-22C8,0 14,18 12,28C4,36 -6,36 -12,30", PART))
        parts.append(line("M-20,54C-8,50 -4,54 0,54C4,54 8,50 20,54", PART))
        parts.append(wedges([(50, 36, 22, 82, 12, -12), (-10, 67, 12, 67, 5, -3)]))
    return [*parts, *_old(kind)] if mood == "old" else parts


def hair_back(kind: str, ink: str) -> list[str]:
    """Return the hair mass behind the face."""
    outlines = {
        "bob": "M-58,-60C-66,-112 60,-124 84,-56C96,-10 88,40 112,92C84,112 50,106 30,86L-46,70"
        "C-62,20 -64,-20 -58,-60Z",
        "long": "M-50,-60C-66,-112 60,-124 86,-56C100,0 92,70 118,150C80,172 30,150 20,100L-40,60Z",
        "pair": "M-60,-60C-70,-110 70,-110 74,-60C84,-10 84,40 104,88C80,106 56,98 44,80H-44"
        "C-56,98 -80,106 -104,88C-84,40 -84,-10 -60,-60Z",
        "short": "M-40,-70C-30,-112 66,-112 82,-50C92,0 80,40 60,66L30,40Z",
    }
    if kind not in outlines:
        return []
    parts = [shape(outlines[kind], ink, THICK)]
    mark = PAPER if ink == BLACK else BLACK
    rows: Rows = []
    if kind in ("bob", "long"):
        end = 98 if kind == "bob" else 148
        rows = [
            (84, 12, 96, end - 8, 5, -5),
            (72, 20, 76, end - 2, 5, -4),
            (60, 30, 52, end - 6, 5, -3),
        ]
    if kind == "pair":
        rows = [
            (72, 30, 88, 88, 5, -5),
            (64, 40, 66, 88, 5),
            (-72, 30, -88, 88, 5, 5),
            (-64, 40, -66, 88, 5),
        ]
    if rows:
        parts.append(wedges(rows, mark))
    return parts


def hair_front(kind: str, ink: str) -> list[str]:
    """Return the hair that falls over temple and ear."""
    outlines = {
        "bob": "M26,-92C44,-60 40,-30 52,-6C44,16 50,40 44,62C62,74 84,80 96,70C84,20 92,-20 84,-56"
        "C74,-82 50,-96 26,-92Z",
        "long": "M20,-92C44,-60 36,-30 48,-6C40,20 50,70 46,110C70,120 90,110 96,90"
        "C84,30 92,-20 84,-56"
        "C74,-82 50,-96 20,-92Z",
        "short": "M18,-92C40,-66 34,-40 44,-14C36,0 38,20 44,36C60,30 74,6 80,-30"
        "C80,-70 50,-100 18,-92Z",
    }
    mark = PAPER if ink == BLACK else BLACK
    if kind == "pair":
        left = "M-30,-92C-46,-60 -46,-30 -54,-6C-48,20 -54,40 -50,66C-64,74 -78,70 -86,62"
        left += "C-76,20 -80,-20 -70,-60Z"
        right = (
            "M30,-92C46,-60 46,-30 54,-6C48,20 54,40 50,66C64,74 78,70 86,62C76,20 80,-20 70,-60Z"
        )
        rows = [(66, -40, 64, 50, 5, -4), (-66, -40, -64, 50, 5, 4)]
        return [shape(left, ink, PART), shape(right, ink, PART), wedges(rows, mark)]
    if kind not in outlines:
        return []
    rows = [(50, -70, 62, 10, 5, -8), (62, -66, 74, 34, 5, -8)]
    return [shape(outlines[kind], ink, PART), wedges(rows, mark)]


def fringe(ink: str) -> list[str]:
    """Return hair over the brow of a bareheaded or capped figure."""
    d = "M-44,-70C-50,-56 -48,-48 -46,-42C-30,-58 10,-66 46,-50L60,-90C20,-112 -30,-104 -44,-70Z"
    return [shape(d, ink, PART)]


def bare(ink: str, curly: bool = False) -> list[str]:
    """Return the hair on top of a bare head, smooth or in curls."""
    d = (
        "M-52,-44C-74,-112 -24,-142 20,-138C76,-134 106,-92 92,-34C82,-58 64,-68 46,-66"
        "C18,-88 -18,-82 -34,-60C-40,-54 -48,-50 -52,-44Z"
    )
    mark = PAPER if ink == BLACK else BLACK
    rows: Rows = [
        (46, -68, 20, -128, 6, 9),
        (66, -66, 48, -124, 6, 9),
        (84, -56, 74, -108, 6, 8),
        (20, -78, -8, -128, 6, 8),
        (-10, -76, -34, -112, 6, 7),
    ]
    parts = [shape(d, ink, THICK), wedges(rows, mark)]
    if curly:
        for x, y in (
            (-50, -62),
            (-44, -90),
            (-22, -112),
            (8, -122),
            (40, -120),
            (68, -102),
            (86, -72),
        ):
            parts.append(oval(x, y, 21, 19, ink, PART))
            parts.append(
                line(
                    (f"M{x - 8},{y + 4}C{x - 8},{y - 9} {x + 9},{y - 8} {x + 7},{y + 4}"),
                    FINE,
                    mark,
                )
            )
    return parts


def moustache(ink: str, kind: str) -> str:
    """Return a moustache fitting the turn of the face."""
    if kind == "profile":
        return shape("M-56,38C-40,34 -22,40 -8,56C-26,60 -44,52 -58,46Z", ink, FINE)
    axis = -18 if kind == "turned" else 0
    left = (
        f"M{axis},40C{axis - 14},36 {axis - 30},42 {axis - 42},58"
        f"C{axis - 26},60 {axis - 8},54 {axis},46Z"
    )
    right = (
        f"M{axis},40C{axis + 16},36 {axis + 34},42 {axis + 48},58"
        f"C{axis + 30},60 {axis + 8},54 {axis},46Z"
    )
    return shape(left, ink, FINE) + shape(right, ink, FINE)


def beard(kind: str, ink: str, turn: str) -> list[str]:
    """Return a beard: full, forked, goatee or moustache alone."""
    mark = PAPER if ink in (BLACK,) else BLACK
    axis = {"profile": -28, "turned": -12, "frontal": 0}[turn]
    parts: list[str] = []
    if kind in ("full", "forked"):
        side = -58 if turn != "profile" else -50
        tip = f"C40,118 {axis + 30},140 {axis},146C{axis - 30},140 -60,112 {side},44"
        if kind == "forked":
            tip = (
                f"C62,110 {axis + 44},150 {axis + 24},158C{axis + 14},146 {axis + 6},130 {axis},118"
            )
            tip += (
                f"C{axis - 6},130 {axis - 14},146 {axis - 24},158C{axis - 44},150 -62,100 {side},44"
            )
        top = f"C-44,58 {axis - 30},50 {axis - 22},60C{axis - 10},68 {axis + 10},68 {axis + 24},60"
        d = f"M{side},44{top}C40,56 54,30 60,-20C72,20 72,60 60,84{tip}Z"
        parts.append(shape(d, ink, PART))
        rows = [
            (axis + 30, 132, axis + 36, 74, 7, 4),
            (axis + 12, 138, axis + 12, 82, 7, 2),
            (axis - 8, 136, axis - 10, 82, 6),
            (axis + 50, 108, 56, 50, 7, 4),
        ]
        parts.append(wedges(rows, mark))
    if kind == "goatee":
        d = (
            f"M{axis - 20},70C{axis - 8},66 {axis + 8},66 {axis + 20},70"
            f"C{axis + 18},92 {axis + 6},112 {axis - 4},120"
        )
        parts.append(shape(d + f"C{axis - 12},110 {axis - 22},92 {axis - 20},70Z", ink, FINE))
    if kind != "none":
        parts.append(moustache(ink, turn))
    return parts


def cheek(turn: str) -> str:
    """Return the small red on the cheek."""
    rows = {
        "profile": [(0, 20, 12, 20), (-2, 27, 10, 27), (-2, 34, 6, 34)],
        "turned": [(22, 20, 34, 20), (21, 27, 33, 27), (22, 34, 29, 34)],
        "frontal": [(28, 20, 40, 20), (29, 27, 37, 27), (-40, 20, -28, 20), (-37, 27, -29, 27)],
    }
    return hatch(rows[turn], FINE, RED)
