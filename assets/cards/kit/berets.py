"""Plumed berets of the Jacks and closed arched crowns of the French-suited Kings (head box)."""

from __future__ import annotations

from math import hypot

from .heads import FINE, PART, THICK
from .palette import BLUE, GREEN, PAPER, RED, YELLOW
from .svg import disc, line, num, shape, wedges


def _feather(ink: str) -> list[str]:
    """Return an ostrich feather rising above the right temple and curling over."""
    d = (
        "M30,-108C26,-168 52,-206 92,-204C122,-202 128,-168 106,-160C98,-156 92,-164 96,-172"
        "C84,-176 74,-150 70,-104Z"
    )
    barbs = [
        (34, -152, 58, -142, 7, -4),
        (46, -182, 68, -166, 7, -4),
        (84, -202, 82, -180, 7, -4),
        (80, -134, 62, -126, 7, 3),
    ]
    return [shape(d, ink, THICK), line("M50,-108C50,-150 62,-178 88,-190", FINE), wedges(barbs)]


def _band(ink: str) -> str:
    d = "M-74,-78C-34,-96 34,-96 80,-76L76,-50C34,-68 -32,-70 -70,-54Z"
    return shape(d, ink, THICK)


def beret_wide() -> list[str]:
    """Return the broad green beret with a red feather."""
    d = (
        "M-76,-66C-128,-78 -120,-136 -50,-140C10,-158 116,-152 116,-96C114,-74 98,-62 80,-58"
        "C30,-78 -40,-82 -76,-66Z"
    )
    folds = [
        (98, -66, 56, -132, 13, 10),
        (74, -66, 30, -134, 11, 8),
        (44, -74, 2, -136, 9, 6),
        (-84, -74, -70, -122, 8, -6),
    ]
    return [*_feather(RED), shape(d, GREEN, THICK), wedges(folds), _band(YELLOW)]


def beret_jewelled() -> list[str]:
    """Return the flat red beret with a band of jewels."""
    d = (
        "M-78,-72C-104,-116 -60,-150 -6,-148C60,-148 118,-134 112,-92C108,-72 94,-62 80,-60"
        "C30,-82 -40,-88 -78,-72Z"
    )
    folds = [(94, -70, 48, -130, 13, 10), (70, -70, 24, -132, 10, 8), (-72, -82, -50, -126, 8, -6)]
    parts = [shape(d, RED, THICK), wedges(folds), _band(BLUE)]
    for x, y in ((-54, -70), (-26, -77), (4, -80), (34, -77), (62, -68)):
        parts.append(disc(x, y, 7, PAPER, FINE))
    brooch = "M-56,-108L-44,-124L-32,-108L-44,-92Z"
    return [*parts, shape(brooch, YELLOW, PART), disc(-44, -108, 5, RED, FINE)]


def cap_two_plumes() -> list[str]:
    """Return the red cap with a blue and a yellow plume."""
    back = "M0,-116C-14,-164 -52,-190 -88,-178C-98,-156 -76,-122 -44,-104Z"
    parts = [shape(back, YELLOW, THICK), line("M-24,-114C-40,-146 -58,-160 -78,-168", FINE)]
    parts.append(wedges([(-84, -150, -62, -146, 7, -4), (-62, -122, -48, -130, 7, -3)]))
    parts += _feather(BLUE)
    cap = "M-66,-70C-80,-120 -30,-138 10,-136C60,-134 92,-112 82,-64C30,-84 -30,-84 -66,-70Z"
    parts += [shape(cap, RED, THICK), wedges([(78, -76, 50, -124, 13, 8), (58, -80, 36, -122, 9)])]
    brim = "M-84,-62C-60,-94 60,-98 96,-60C92,-46 84,-44 76,-46C30,-66 -30,-66 -66,-48Z"
    return [*parts, shape(brim, RED, THICK), line("M-70,-58C-30,-76 40,-76 84,-54", FINE, YELLOW)]


def beret_ostrich() -> list[str]:
    """Return the blue beret with the great white ostrich plume along its crown."""
    d = (
        "M-70,-64C-106,-96 -70,-138 -10,-138C60,-142 116,-124 108,-84C104,-68 90,-58 78,-54"
        "C30,-78 -34,-80 -70,-64Z"
    )
    spine = [(-52, -94), (-40, -132), (-8, -162), (34, -174), (74, -164), (96, -136), (98, -104)]
    under = [(80, -92), (76, -114), (58, -128), (26, -130), (-8, -120), (-52, -94)]
    plume, barbs = "M-52,-94", []
    for rim, reach in ((spine, 18), (under, 12)):
        start = spine[-1] if rim is under else rim[0]
        for x, y in rim if rim is under else rim[1:]:
            mx, my = (start[0] + x) / 2, (start[1] + y) / 2
            away = reach / hypot(mx - 24, my + 60) * (1 if rim is spine else -1)
            plume += f"Q{num(mx + (mx - 24) * away)},{num(my + (my + 60) * away)} {x},{y}"
            if rim is spine:
                barbs.append((x, y, x * 0.86 + 4, y * 0.82 - 8, 8, 4))
            start = (x, y)
    plume += "Z"
    parts = [shape(d, BLUE, THICK), wedges([(92, -62, 66, -92, 10, 5)]), shape(plume, PAPER, THICK)]
    parts += [line("M-46,-98C-16,-150 88,-170 88,-100", FINE), wedges(barbs), _band(YELLOW)]
    return parts


def _orb(y: float) -> list[str]:
    return [
        line(f"M2,{y - 36}V{y - 8}M-10,{y - 25}H14", THICK * 1.3),
        disc(2, y, 12, YELLOW, PART),
    ]


def crown(kind: str, lining: str) -> list[str]:
    """Return a closed crown: round, tall, broad or laurel, its caps in the lining ink."""
    top, side, bulge = {
        "round": (-156, 96, -136),
        "tall": (-172, 84, -150),
        "broad": (-144, 112, -132),
        "laurel": (-158, 92, -138),
    }[kind]
    dome = (
        f"M-68,-80C{-side - 10},{bulge} -52,{top} 2,{top}C56,{top} {side + 14},{bulge} 76,-80"
        "C30,-66 -26,-66 -68,-80Z"
    )
    parts = [*_orb(top - 8), shape(dome, lining, THICK)]
    parts.append(wedges([(66, -86, 48, top + 24, 12, 10), (34, -80, 30, top + 22, 9, 5)]))
    for bend in (-1, 0, 1):
        x, reach = 2 + bend * 50, bend * (side - 22)
        d = f"M{x - 11},-76C{x - 11 + reach * 0.4:.0f},{bulge} {bend * 22 - 7},{top + 4} {-4},{top}"
        d += f"H8C{bend * 22 + 13},{top + 8} {x + 11 + reach * 0.4:.0f},{bulge} {x + 11},-76Z"
        parts.append(shape(d, YELLOW, PART))
    band = "M-74,-84C-30,-70 34,-70 80,-84L76,-52C34,-38 -30,-38 -70,-52Z"
    parts.append(shape(band, YELLOW, THICK))
    if kind == "laurel":
        for i, x in enumerate((72, 50, 26, 2, -22, -46)):
            y = -74 - abs(x - 2) * 0.12 + 8
            for lift in (-34, 22):
                leaf = f"M{x},{num(y)}q-4,{lift} -36,{lift}q4,{-lift} 36,{-lift}Z"
                parts.append(shape(leaf, GREEN, FINE))
            if i % 2:
                parts.append(disc(x, y, 6, RED, FINE))
        return parts
    for x, ink in ((-46, RED), (2, BLUE), (50, RED)):
        parts.append(disc(x, -58 - abs(x) * 0.07, 8, ink, FINE))
    for x in (-70, -24, 28, 77):
        parts.append(disc(x, -88 + (12 if abs(x) < 40 else 0), 8, PAPER, FINE))
    return parts
