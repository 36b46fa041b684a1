"""Small people and things that stand in a landscape: a boat, a rider, a hat on a pole, fruit."""

from __future__ import annotations

from .palette import (
    BLACK,
    BLUE,
    BROWN,
    CONTOUR,
    GREEN,
    HATCH,
    INNER,
    OLIVE,
    PAPER,
    RED,
    SKY,
    TAN,
    WINE,
    YELLOW,
)
from .svg import disc, line, num, oval, path, ring_path, shape, turn, wedges

Parts = list[str]


def person(
    x: float,
    y: float,
    coat: str,
    legs: str,
    hat: str,
    scale: float = 1,
    left: bool = False,
    skirt: bool = False,
) -> str:
    """Return a small standing person, one arm stretched forward."""
    parts = []
    if skirt:
        parts.append(shape("M-22,-84C-40,-40 -50,-10 -52,0H52C50,-10 40,-40 22,-84Z", legs, INNER))
        parts.append(wedges([(36, -4, 16, -70, 10, 4), (14, -4, 6, -60, 8, 2)]))
    else:
        parts.append(shape("M-24,-70L-30,0H-6L0,-44L8,0H32L24,-70Z", legs, INNER))
    parts.append(
        line("M16,-126C44,-124 60,-132 78,-146", 24)
        + line("M16,-126C44,-124 60,-132 78,-146", 14, coat)
        + disc(80, -148, 9, TAN, HATCH)
    )
    parts.append(
        shape("M-26,-64C-34,-100 -32,-130 -18,-142H18C32,-130 34,-100 26,-64Z", coat, INNER)
    )
    parts.append(
        line("M-22,-126C-36,-110 -34,-90 -26,-76", 22)
        + line("M-22,-126C-36,-110 -34,-90 -26,-76", 12, coat)
    )
    parts += [disc(2, -164, 23, TAN, INNER), disc(10, -166, 3.5, BLACK)]
    parts.append(
        shape(
            "M-26,-168C-28,-196 26,-200 28,-172L42,-166C20,-178 -10,-178 -26,-168Z"
            if hat != TAN
            else "M-24,-160C-30,-196 26,-196 26,-172C10,-180 -8,-178 -24,-160Z",
            hat,
            INNER,
        )
    )
    return (
        turn(parts, (x, y), 0, scale)
        if not left
        else f'<g transform="matrix(-1 0 0 1 {num(2 * x)} 0)">'
        + turn(parts, (x, y), 0, scale)
        + "</g>"
    )


def pole_hat(x: float, y: float, high: float) -> Parts:
    """Return the Governor's hat on its pole."""
    top = y - high
    return [
        shape(f"M{num(x - 9)},{num(y)}V{num(top)}H{num(x + 9)}V{num(y)}Z", BROWN, INNER),
        *(
            line(f"M{num(x - 8)},{num(y - 20 - i * 46)}l16,-16", HATCH * 1.4, YELLOW)
            for i in range(int(high // 50))
        ),
        shape(
            f"M{num(x + 6)},{num(top - 26)}C{num(x + 50)},{num(top - 130)} "
            f"{num(x + 120)},{num(top - 110)} {num(x + 110)},{num(top - 50)}"
            f"C{num(x + 90)},{num(top - 80)} {num(x + 60)},{num(top - 70)} "
            f"{num(x + 40)},{num(top - 20)}Z",
            YELLOW,
            INNER,
        ),
        shape(
            f"M{num(x - 44)},{num(top)}C{num(x - 50)},{num(top - 80)} "
            f"{num(x + 50)},{num(top - 80)} "
            f"{num(x + 44)},{num(top)}Z",
            RED,
            CONTOUR,
        ),
        shape(
            f"M{num(x - 96)},{num(top + 4)}C{num(x - 60)},{num(top - 26)} "
            f"{num(x + 60)},{num(top - 26)} "
            f"{num(x + 96)},{num(top + 4)}C{num(x + 60)},{num(top + 24)} "
            f"{num(x - 60)},{num(top + 24)} "
            f"{num(x - 96)},{num(top + 4)}Z",
            SKY,
            CONTOUR,
        ),
    ]


def boat(x: float, y: float, scale: float = 1) -> str:
    """Return the boat on the lake with Tell at the rudder and a soldier."""
    sail = [
        line("M20,-20V-190", 15),
        line("M20,-20V-190", 6, BROWN),
        shape("M30,-184C110,-160 120,-90 104,-50L30,-40Z", PAPER, INNER),
        wedges([(96, -54, 90, -130, 12, 8), (66, -48, 66, -110, 8, 4)]),
    ]
    hull = "M-200,-44C-150,20 120,26 200,-60C190,20 140,60 80,64H-90C-150,60 -190,10 -200,-44Z"
    oar = line("M-100,-90L-250,70", 22) + line("M-100,-90L-250,70", 11, YELLOW)
    return turn(
        [
            *sail,
            person(-96, 6, RED, BROWN, YELLOW, 0.86, True),
            oar,
            person(120, 0, SKY, WINE, BLUE, 0.7),
            shape(hull, BROWN, CONTOUR),
            line("M-186,-14C-120,34 110,38 190,-24", INNER, YELLOW),
            wedges([(70, 58, 180, -20, 14, 16), (-90, 58, -170, 4, 8, -8)]),
        ],
        (x, y),
        0,
        scale,
    )


def rearing(x: float, y: float, scale: float = 1) -> str:
    """Return the Governor on his rearing horse."""
    tail = "M110,-70C170,-90 200,-30 176,30C160,10 150,-10 130,-30Z"
    hind = "M40,-90C110,-110 130,-50 104,-20L118,20L108,52H70L84,20L60,-10Z"
    hind2 = "M-6,-70C40,-80 56,-40 40,-6L46,28L34,56H0L18,24L6,-10Z"
    trunk = "M-70,-190C-30,-170 30,-150 84,-118C120,-96 110,-40 70,-30C30,-30 -20,-60 -60,-110Z"
    neck = (
        "M-110,-300C-90,-316 -66,-312 -50,-290C-20,-250 -10,-200 -6,-150"
        "L-64,-110C-84,-160 -90,-200 -96,-226L-140,-204C-160,-206 -166,-226 "
        "-152,-236Z"
    )
    fore = "M-60,-150L-120,-150L-150,-106L-174,-112L-144,-178L-70,-190Z"
    fore2 = "M-50,-110L-100,-92L-106,-44L-130,-44L-130,-112L-56,-146Z"
    parts = [
        shape(d, WINE if d in (hind2, fore2) else BROWN, INNER)
        for d in (tail, hind2, fore2, trunk, hind, fore)
    ]
    parts[0] = shape(tail, BLACK, INNER)
    parts += [
        shape(neck, BROWN, INNER),
        shape(
            "M-72,-316L-58,-346L-46,-300C-10,-260 6,-210 8,-160C-4,-190 -20,-230 -72,-316Z",
            BLACK,
            INNER,
        ),
        disc(-104, -262, 6, BLACK),
    ]
    parts.append(
        wedges(
            [(96, -50, 40, -110, 14, 8), (60, -36, 0, -96, 10, 8), (-20, -150, -60, -240, 10, 4)]
        )
    )
    man = [
        shape("M-14,-150C10,-130 30,-100 20,-60L-6,-64L-20,-120Z", OLIVE, INNER),
        shape("M-20,-160C-30,-220 -10,-260 20,-264C60,-258 66,-200 50,-150Z", RED, INNER),
    ]
    man += [
        shape("M40,-250C100,-220 130,-170 116,-120C90,-140 70,-160 50,-160Z", SKY, INNER),
        line("M-6,-236L-60,-220", 26) + line("M-6,-236L-60,-220", 15, RED),
    ]
    man += [
        disc(14, -290, 26, TAN, INNER),
        disc(4, -292, 4, BLACK),
        shape("M-34,-302C-10,-318 40,-318 62,-300C44,-296 -10,-292 -34,-302Z", SKY, INNER),
        shape("M-10,-308C-10,-344 44,-344 42,-308Z", SKY, INNER),
        shape("M30,-320C60,-370 110,-350 96,-310C84,-330 60,-326 44,-310Z", YELLOW, INNER),
    ]
    return turn([*parts, *man], (x, y), 0, scale)


def apple(x: float, y: float, r: float) -> Parts:
    """Return an apple."""
    return [
        line(
            f"M{num(x)},{num(y - r * 0.7)}q4,{num(-r * 0.5)} {num(r * 0.4)},{num(-r * 0.7)}",
            CONTOUR,
        ),
        shape(
            f"M{num(x)},{num(y - r * 0.7)}C{num(x - r * 0.6)},{num(y - r * 1.2)} "
            f"{num(x - r * 1.3)},{num(y - r * 0.5)} {num(x - r)},{num(y + r * 0.2)}"
            f"C{num(x - r * 0.8)},{num(y + r)} {num(x - r * 0.2)},{num(y + r * 1.1)} "
            f"{num(x)},{num(y + r * 0.9)}C{num(x + r * 0.2)},{num(y + r * 1.1)} "
            f"{num(x + r * 0.8)},{num(y + r)} {num(x + r)},{num(y + r * 0.2)}"
            f"C{num(x + r * 1.3)},{num(y - r * 0.5)} {num(x + r * 0.6)},{num(y - r * 1.2)} "
            f"{num(x)},{num(y - r * 0.7)}Z",
            RED,
            CONTOUR,
        ),
        wedges([(x + r * 0.5, y + r * 0.8, x + r * 0.9, y - r * 0.5, 10, 8)]),
        wedges([(x - r * 0.7, y - r * 0.1, x - r * 0.3, y - r * 0.6, 9, -4)], PAPER),
        shape(
            f"M{num(x + r * 0.3)},{num(y - r * 1.1)}q{num(r * 0.5)},{num(-r * 0.5)} "
            f"{num(r)},0q{num(-r * 0.5)},{num(r * 0.4)} {num(-r)},0Z",
            GREEN,
            HATCH,
        ),
    ]


def sheaf(x: float, y: float, scale: float = 1) -> str:
    """Return a bound sheaf of corn."""
    parts = []
    for i in range(-4, 5):
        parts.append(
            line(f"M{i * 6},0C{i * 10},-60 {i * 16},-110 {i * 24},-170", 9)
            + line(f"M{i * 6},0C{i * 10},-60 {i * 16},-110 {i * 24},-170", 5, YELLOW)
        )
        parts.append(turn([oval(0, -18, 9, 26, YELLOW, HATCH * 1.3)], (i * 24, -168), i * 7))
    d = "M-30,0C-40,60 -60,110 -70,150H70C60,110 40,60 30,0C20,-10 -20,-10 -30,0Z"
    parts += [
        shape(d, YELLOW, INNER),
        wedges([(50, 146, 16, 14, 12, 4), (20, 148, 4, 20, 9, 2), (-20, 148, -10, 24, 8)]),
        shape("M-36,-12H36V14H-36Z", RED, INNER),
    ]
    return turn(parts, (x, y), 0, scale)


def grapes(x: float, y: float, scale: float = 1) -> str:
    """Return a bunch of grapes with its leaf."""
    spots = [
        (a, b)
        for b, row in enumerate(((-36, -12, 12, 36), (-24, 0, 24), (-12, 12), (0,)))
        for a in row
    ]
    berries = "".join(ring_path(a, b * 22, 15, 15) for a, b in spots)
    gleam = "".join(f"M{a - 8},{b * 22 - 4}l6,-6l4,4Z" for a, b in spots)
    parts = [shape(berries, BLUE, INNER), path(gleam, SKY)]
    leaf = (
        "M0,-14C-50,-10 -70,-40 -56,-66C-40,-60 -34,-70 -20,-86C-6,-76 "
        "6,-76 20,-86C34,-70 40,-60 56,-66C70,-40 50,-10 0,-14Z"
    )
    return turn(
        [*parts, shape(leaf, GREEN, INNER), line("M0,-14V-60M0,-20L-34,-46M0,-20L34,-46", HATCH)],
        (x, y),
        0,
        scale,
    )
