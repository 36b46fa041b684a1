"""The back of the Tell pack: blue scrolls around a medallion with crossbow and apple."""

from __future__ import annotations

from math import cos, pi, sin

from .hunting import crossbow
from .palette import BLUE, HEIGHT, INNER, PAPER, SKY, WIDTH, YELLOW
from .people import apple
from .sheet import Sheet
from .svg import disc, document, group, line, num, path

LEFT, TOP = 84, 84


def _scroll(x: float, y: float, s: float, flip: int) -> str:
    """A leafy scroll of two volutes."""
    f = flip
    d = (
        f"M{num(x)},{num(y)}c{num(f * 10 * s)},{num(-60 * s)} {num(f * 90 * s)},{num(-70 * s)} "
        f"{num(f * 92 * s)},{num(-4 * s)}"
        f"c0,{num(44 * s)} {num(-f * 58 * s)},{num(40 * s)} {num(-f * 54 * s)},{num(4 * s)}"
        f"c{num(f * 2 * s)},{num(-20 * s)} {num(f * 26 * s)},{num(-16 * s)} {num(f * 24 * s)},0"
    )
    leaf = (
        f"M{num(x + f * 70 * s)},{num(y - 40 * s)}q{num(f * 10 * s)},{num(-40 * s)} "
        f"{num(f * 50 * s)},{num(-46 * s)}"
        f"q{num(f * -4 * s)},{num(40 * s)} {num(f * -50 * s)},{num(46 * s)}Z"
    )
    return line(d, 11, BLUE) + path(leaf, BLUE)


def back_card(sheet: Sheet) -> str:
    """Return the back of the Tell pack."""
    right, low = WIDTH - LEFT, HEIGHT - TOP
    frame = f"M{LEFT},{TOP}H{right}V{low}H{LEFT}Z"
    inner = f"M{LEFT + 34},{TOP + 34}H{right - 34}V{low - 34}H{LEFT + 34}Z"
    half = []
    for j in range(6):
        for i in range(3):
            x, y = 236 + i * 264, 240 + j * 112
            if j == 5 or (j == 4 and i == 1):
                continue
            half += [_scroll(x, y, 0.98, -1), _scroll(x, y, 0.98, 1), disc(x, y + 14, 13, BLUE)]
            half.append(path(f"M{x},{y - 16}l16,-44l-16,-26l-16,26Z", BLUE))
    for x in (LEFT + 34, right - 34):
        d = 1 if x < 500 else -1
        half.append(path(f"M{x},{TOP + 34}h{d * 84}a84,84 0 0 1 {-d * 84},84Z", BLUE))
        half.append(disc(x + d * 30, TOP + 64, 13, YELLOW, INNER))
    half += [_scroll(176, 806, 0.84, 1), _scroll(824, 806, 0.84, -1)]
    medal = [
        disc(500, 0, 244, PAPER, INNER),
        disc(500, 0, 226, BLUE, INNER),
        disc(500, 0, 190, PAPER, INNER),
    ]
    medal += [
        disc(500 + 208 * cos(i * pi / 12), 208 * sin(i * pi / 12), 8, YELLOW) for i in range(24)
    ]
    over = group(medal, f"translate(0,{HEIGHT // 2})")
    sign = [crossbow(0, -62, 0, 0.4), *apple(-84, -40, 24)]
    each = [
        f'<g transform="translate(500,{HEIGHT // 2 + k})'
        + (" rotate(180)" if k > 0 else "")
        + '">'
        + "".join(sign)
        + "</g>"
        for k in (-26, 26)
    ]
    body = [
        sheet.paper(),
        path(frame, "none", 18, BLUE),
        path(inner, SKY),
        path(inner, "none", INNER, BLUE),
        group(half),
        group(half, f"rotate(180 500 {HEIGHT // 2})"),
        over,
        *each,
    ]
    return document([], body, HEIGHT)
