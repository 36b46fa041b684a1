"""Heads of the international pack: white faces, rolled hair, crowns, hoods and flat caps."""

from __future__ import annotations

from . import heads, ladies
from .heads import FINE, PART, THICK
from .palette import BLACK, BLUE, PAPER, RED, YELLOW
from .svg import Rows, disc, line, num, shape, wedges

Parts = list[str]
SCALE = 1.5


def roll(side: int, ink: str) -> Parts:
    """Return a fall of hair that ends in a roll, at the left (-1) or right (1) of the face."""
    s = side
    d = (
        f"M{s * 20},-92C{s * 84},-84 {s * 100},-30 {s * 95},10C{s * 92},44 "
        f"{s * 124},50 {s * 127},82"
        f"C{s * 128},118 {s * 80},124 {s * 68},96C{s * 52},60 {s * 62},-10 {s * 20},-92Z"
    )
    curl = (
        f"M{s * 112},82C{s * 112},104 {s * 82},104 {s * 84},84C{s * 86},70 "
        f"{s * 102},72 {s * 100},86"
    )
    rows: Rows = [
        (s * 84, 30, s * 70, -60, 5, -6 * s),
        (s * 72, 60, s * 62, -30, 5, -5 * s),
        (s * 94, 40, s * 86, -20, 5, -4 * s),
    ]
    mark = PAPER if ink == BLACK else BLACK
    return [shape(d, ink, THICK), wedges(rows, mark), line(curl, PART, mark)]


def man(turn: str, ink: str, beard: str, lip: bool = True, mood: str = "plain") -> Parts:
    """Return a man's head between rolls of hair."""
    hair = roll(1, ink) if turn == "profile" else [*roll(-1, ink), *roll(1, ink)]
    parts = [*hair, *heads.face(turn, mood)]
    if beard:
        growth = heads.beard(beard, ink, turn)
        parts += growth if lip else growth[:-1]
    if turn == "profile":
        parts += roll(1, ink)
    return [*parts, *heads.fringe(ink)]


def crown(cap: str, gem: str, kind: str) -> Parts:
    """Return a crown widening upwards; the frame crops it."""
    parts = [shape("M-66,-70L-90,-172H102L78,-70Z", cap, THICK)]
    for x, lean in ((-58, -24), (6, 0), (70, 24)):
        a, b = x * 0.86, x + lean
        if kind == "trefoil":
            d = (
                f"M{num(a - 9)},-70L{num(b - 8)},-118C{num(b - 34)},-116 {num(b - 36)},-144 "
                f"{num(b - 14)},-142C{num(b - 20)},-172 {num(b + 20)},-172 {num(b + 14)},-142"
                f"C{num(b + 36)},-144 {num(b + 34)},-116 {num(b + 8)},-118L{num(a + 9)},-70"
                "Z"
            )
        elif kind == "spear":
            d = (
                f"M{num(a - 12)},-70L{num(b - 26)},-126L{num(b)},-176L{num(b + 26)},-126"
                f"L{num(a + 12)},-70Z"
            )
        else:
            d = (
                f"M{num(a - 12)},-70C{num(b - 30)},-100 {num(b - 30)},-150 {num(b)},-168"
                f"C{num(b + 30)},-150 {num(b + 30)},-100 {num(a + 12)},-70Z"
            )
        parts += [shape(d, YELLOW, PART), disc(b, -132, 7, gem, FINE)]
    parts.append(wedges([(76, -76, 92, -150, 9, 3), (32, -76, 36, -130, 7)]))
    parts.append(
        shape("M-74,-84C-30,-70 34,-70 84,-84L80,-50C34,-36 -30,-36 -70,-50Z", YELLOW, THICK)
    )
    parts += [
        disc(x, -60 + abs(x - 5) * -0.05, 8, c, FINE)
        for x, c in ((-46, gem), (-20, BLUE), (6, gem), (32, BLUE), (58, gem))
    ]
    return parts


def hood(cloth: str, lining: str, kind: str) -> Parts:
    """Return a Queen's hood falling to the right behind her head."""
    d = "M-50,-96C0,-160 90,-150 122,-80C146,-20 140,60 170,140C130,168 70,150 44,120L10,40Z"
    inner = "M-30,-92C10,-128 70,-110 90,-60C108,-10 100,60 116,136C90,146 60,136 44,120L20,30Z"
    parts = [shape(d, cloth, THICK), shape(inner, lining, PART)]
    for i in range(6):
        t = i / 5
        x, y = 84 + t * 60 + (8 if i in (1, 2) else 0), -92 + t * 214
        if kind == "dots":
            parts.append(disc(x, y, 8, YELLOW, FINE))
        elif kind == "bars":
            parts.append(
                line(f"M{num(x - 16)},{num(y + 4)}L{num(x + 18)},{num(y - 8)}", PART * 1.6)
            )
        else:
            parts.append(
                shape(
                    f"M{num(x)},{num(y - 13)}L{num(x + 11)},{num(y)}L{num(x)},{num(y + 13)}"
                    f"L{num(x - 11)},{num(y)}Z",
                    YELLOW,
                    FINE,
                )
            )
    return parts


def coronet(x: float, angle: float) -> str:
    """Return a Queen's small crown set aslant."""
    d = "M-46,0L-62,-58L-32,-30L-24,-70L0,-34L24,-70L32,-30L62,-58L46,0Z"
    parts = [
        shape(d, YELLOW, THICK),
        shape("M-48,-6C-20,4 20,4 48,-6V14C20,24 -20,24 -48,14Z", YELLOW, PART),
    ]
    parts += [disc(a, b, 6, RED, FINE) for a, b in ((-62, -62), (-24, -75), (24, -75), (62, -62))]
    parts += [disc(a, 6, 5, BLUE, FINE) for a in (-24, 0, 24)]
    return f'<g transform="translate({x},-100) rotate({angle})">' + "".join(parts) + "</g>"


def lady(cloth: str, lining: str, kind: str, ink: str = YELLOW) -> Parts:
    """Return a Queen's head under hood and coronet, facing left."""
    strand = "M-58,-10C-74,30 -62,60 -78,96C-60,108 -40,96 -42,74C-40,40 -52,20 -44,-10Z"
    strand2 = "M50,-4C66,40 54,70 72,110C50,122 28,108 32,80C36,50 44,20 40,-4Z"
    mark = [wedges([(-62, 90, -56, 10, 5, 3), (54, 104, 50, 20, 5, -3)])]
    return [
        *hood(cloth, lining, kind),
        shape(strand2, ink, PART),
        *ladies.face("turned"),
        shape(strand, ink, PART),
        *mark,
        *ladies.crown_hair(ink),
        coronet(10, 4),
    ]


def cap(main: str, stripe: str, kind: str) -> Parts:
    """Return a Jack's flat cap, wider above than below."""
    parts = [
        shape(
            "M-72,-62L-98,-126C-40,-152 60,-152 112,-122L86,-56C30,-80 -30,-80 -72,-62Z",
            main,
            THICK,
        )
    ]
    if kind == "stripes":
        for x in (-64, -22, 22, 64):
            parts.append(
                shape(
                    f"M{num(x * 0.9 - 9)},-74L{num(x * 1.2 - 11)},-138H{num(x * 1.2 + 11)}"
                    f"L{num(x * 0.9 + 9)},-74Z",
                    stripe,
                    FINE,
                )
            )
    elif kind == "chequers":
        for i in range(7):
            for j in range(2):
                if (i + j) % 2:
                    x = -84 + i * 26
                    parts.append(shape(f"M{x},{-136 + j * 28}h26v28h-26Z", stripe, FINE))
    elif kind == "bow":
        parts.append(
            shape(
                "M-96,-124C-60,-100 60,-100 110,-120L104,-100C60,-80 -60,-82 -90,-104Z",
                stripe,
                PART,
            )
        )
    else:
        parts += [disc(x, -108 + abs(x) * 0.06, 13, stripe, FINE) for x in (-62, -20, 24, 68)]
    parts.append(
        shape("M-80,-76C-30,-96 40,-94 94,-68L88,-42C40,-68 -30,-68 -74,-50Z", YELLOW, THICK)
    )
    parts.append(wedges([(98, -70, 104, -112, 9, 3)]))
    parts += [
        disc(x, -64 - (0 if abs(x - 6) > 50 else 8), 6, RED, FINE) for x in (-52, -24, 6, 36, 64)
    ]
    return parts
