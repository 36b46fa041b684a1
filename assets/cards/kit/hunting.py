"""Arms and gear of the persons of the Tell legend (figure coordinates)."""

from __future__ import annotations

from .bodies import FOOT
from .palette import (
    BLACK,
    BLUE,
    BROWN,
    CONTOUR,
    GREEN,
    HATCH,
    INNER,
    PAPER,
    RED,
    SKY,
    TAN,
    YELLOW,
)
from .props import rod
from .svg import Point, disc, group, hatch, line, path, shape, turn, wedges

Parts = list[str]


def crossbow(x: float, y: float, angle: float, scale: float = 1) -> str:
    """Return a spanned crossbow that points upwards at angle zero."""
    stock = "M-17,-214L17,-214L22,120C28,190 22,250 12,280H-12C-22,250 -28,190 -22,120Z"
    bow = (
        "M-196,-96C-150,-190 -60,-224 0,-226C60,-224 150,-190 196,-96"
        "C140,-160 60,-190 0,-192C-60,-190 -140,-160 -196,-96Z"
    )
    parts = [line("M-192,-100L0,20L192,-100", INNER)]
    parts += [shape(stock, BROWN, CONTOUR), wedges([(14, 270, 15, 60, 12, 3), (4, 274, 4, 120, 8)])]
    parts += rod(0, 14, 0, -250, 8, YELLOW)
    parts.append(shape("M0,-316L24,-262H9V-246H-9V-262H-24Z", SKY, INNER))
    parts += [
        shape(bow, SKY, CONTOUR),
        wedges([(180, -120, 60, -206, 12, 10), (-60, -194, -160, -140, 9, 6)]),
    ]
    parts.append(shape("M-30,-236H30V-176H-30Z", RED, INNER))
    parts += [line("M-30,-236L30,-176M30,-236L-30,-176", INNER), disc(0, 26, 17, YELLOW, INNER)]
    return turn(parts, (x, y), angle, scale)


def arrow(x1: float, y1: float, x2: float, y2: float) -> Parts:
    """Return an arrow standing upright with its head above."""
    head = f"M{x2},{y2 - 60}L{x2 + 26},{y2 + 10}H{x2 - 26}Z"
    parts = [
        *rod(x1, y1, x2, y2, 11, YELLOW),
        shape(head, SKY, CONTOUR),
        path(f"M{x2},{y2 - 54}L{x2 + 22},{y2 + 6}H{x2}Z", BLUE),
    ]
    for i in range(3):
        y = y1 - 20 - i * 34
        for s in (-1, 1):
            parts.append(shape(f"M{x1},{y}l{s * 30},20v-34l{-s * 30},-20Z", RED, HATCH))
    return parts


def falcon(x: float, y: float) -> str:
    """Return a hooded hunting bird that sits on a fist and looks to the left."""
    tail = "M36,90L86,196L60,204L48,190L34,206L12,80Z"
    body = (
        "M-46,-120C-20,-150 24,-140 34,-104C66,-70 76,20 44,104C20,120 "
        "-14,118 -32,98C-58,50 -62,-20 -44,-66C-58,-76 -62,-100 -46,-120"
        "Z"
    )
    wing = "M10,-70C52,-60 74,10 52,120C34,112 24,120 20,128C-4,70 -10,-20 10,-70Z"
    parts = [shape(tail, BROWN, CONTOUR), shape(body, TAN, CONTOUR), shape(wing, BROWN, CONTOUR)]
    parts.append(
        wedges([(48, 104, 20, -30, 11, 8), (30, 116, 8, 0, 8, 6), (56, 60, 34, -40, 9, 6)])
    )
    parts.append(
        hatch(
            [
                (-44 + (i % 2) * 12, -40 + i * 18, -30 + (i % 2) * 12, -34 + i * 18)
                for i in range(7)
            ],
            INNER,
        )
    )
    hood = "M-48,-118C-24,-154 28,-142 34,-100C10,-92 -14,-92 -34,-84Z"
    parts += [
        shape(hood, RED, CONTOUR),
        shape("M-46,-116C-72,-114 -80,-94 -74,-82C-62,-94 -50,-92 -36,-88Z", YELLOW, INNER),
    ]
    parts += [
        disc(-12, -112, 8, BLACK),
        shape("M-2,-142C-14,-166 2,-176 10,-170C18,-160 10,-146 4,-142Z", YELLOW, INNER),
    ]
    parts += [
        path(f"M{a},104V132", "none", 15) + path(f"M{a},104V130", "none", 7, YELLOW)
        for a in (-14, 14)
    ]
    return turn(parts, (x, y), 0)


def long_bow() -> Parts:
    """Return a bow slung over the right shoulder."""
    d = "M690,452C860,500 900,660 850,830"
    return [line("M692,452L850,830", HATCH * 1.5), path(d, "none", 29), path(d, "none", 15, BROWN)]


def spear(x: float, top: float) -> Parts:
    """Return an upright hunting spear."""
    head = (
        f"M{x},{top}C{x + 38},{top + 60} {x + 30},{top + 110} {x + 12},{top + 150}"
        f"H{x - 12}C{x - 30},{top + 110} {x - 38},{top + 60} {x},{top}"
        "Z"
    )
    half = f"M{x},{top + 6}C{x + 34},{top + 62} {x + 28},{top + 108} {x + 10},{top + 146}H{x}Z"
    bar = (
        f"M{x - 52},{top + 176}C{x - 30},{top + 160} {x + 30},{top + 160} "
        f"{x + 52},{top + 176}L{x + 48},{top + 192}H{x - 48}Z"
    )
    return [
        *rod(x, FOOT, x, top + 140, 17, BROWN),
        shape(head, SKY, CONTOUR),
        path(half, BLUE),
        path(head, "none", CONTOUR),
        shape(bar, YELLOW, INNER),
    ]


def horn(x: float, y: float, angle: float) -> str:
    """Return a herdsman's horn with bands, its mouth at the right."""
    d = (
        "M-136,-66C-112,-30 -60,6 0,8C40,8 60,-24 66,-84L166,-72"
        "C164,10 110,92 10,84C-70,78 -134,10 -154,-46Z"
    )
    parts = [
        shape(d, TAN, CONTOUR),
        wedges([(40, 80, 152, -40, 17, 30), (-20, 70, -124, -30, 10, -12)]),
        shape("M66,-84C80,-104 152,-96 166,-72C150,-56 84,-64 66,-84Z", BLACK, CONTOUR),
        shape("M-22,6L12,8L8,86L-30,80Z", RED, INNER),
        shape("M-104,-28L-82,-14L-108,26L-128,6Z", RED, INNER),
        shape("M-158,-54L-130,-76L-120,-62L-148,-38Z", YELLOW, INNER),
    ]
    return turn(parts, (x, y), angle)


def cuirass(width: float) -> Parts:
    """Return a steel breastplate with ridge, rivets and skirt of plates; local to the body axis."""
    w = width
    plate = (
        f"M-70,508C-130,520 {-w},560 {-w},640C{-w},730 {-w + 40},780 -80,800"
        f"H80C{w - 40},780 {w},730 {w},640C{w},560 130,520 70,508C40,548 "
        "-40,548 -70,508Z"
    )
    shade = (
        f"M10,540C40,548 60,530 70,508C130,520 {w},560 {w},640C{w},730 "
        f"{w - 40},780 80,800H40C110,740 120,620 10,540Z"
    )
    parts = [shape(plate, SKY, CONTOUR), path(shade, BLUE), path(plate, "none", CONTOUR)]
    parts += [
        line("M-4,544C-20,640 -14,720 0,796", INNER),
        path("M-96,580C-130,620 -130,690 -108,740C-120,690 -112,620 -72,580Z", PAPER),
    ]
    parts += [disc(a, 776 - abs(a) * 0.06, 7, YELLOW, HATCH) for a in (-110, -60, 60, 110)]
    for i in range(3):
        y = 800 + i * 28
        parts.append(
            shape(
                f"M{-84 - i * 26},{y}H{84 + i * 26}L{100 + i * 26},{y + 30}H{-100 - i * 26}Z",
                SKY if i % 2 else YELLOW,
                INNER,
            )
        )
    return parts


def strap(ink: str) -> Parts:
    """Return a narrow strap across the chest."""
    d = "M-130,520L150,820"
    return [path(d, "none", 39), path(d, "none", 24, ink)]


def scarf(main: str, edge: str) -> Parts:
    """Return a broad shawl collar crossed on the breast."""
    parts: Parts = []
    for s in (1, -1):
        d = (
            f"M{s * 56},490C{s * 150},494 {s * 236},530 {s * 262},600C{s * 200},640 "
            f"{s * 90},680 {s * -50},790L{s * -110},740C{s * -10},660 {s * 30},590 "
            f"{s * 30},540Z"
        )
        parts.append(shape(d, main, CONTOUR))
        parts.append(
            line(f"M{s * 246},588C{s * 180},628 {s * 70},670 {s * -56},768", INNER * 1.6, edge)
        )
        parts.append(
            wedges([(s * 150, 640, s * 120, 540, 11, 6 * s), (s * 90, 668, s * 70, 560, 9, 4 * s)])
        )
    return parts


def fur_edge(x1: float, x2: float) -> Parts:
    """Return two strips of fur down the front of a coat; local to the body axis."""
    parts: Parts = []
    for s in (-1, 1):
        d = (
            f"M{s * x1},510C{s * (x1 + 20)},640 {s * (x2 + 10)},760 {s * x2},{FOOT}"
            f"H{s * (x2 + 66)}C{s * (x2 + 74)},760 {s * (x1 + 92)},640 {s * (x1 + 70)},512"
            "Z"
        )
        parts.append(shape(d, PAPER, CONTOUR))
        rows = []
        for i in range(8):
            y = 556 + i * 42
            x = s * (x1 + 26 + (x2 - x1) * i / 8 + (22 if i % 2 else 0))
            rows.append((x, y + 22, x + 2, y - 8, 12))
        parts.append(wedges(rows))
    return parts


def cloak_flung(main: str, lining: str) -> str:
    """Return a short cloak that hangs from an arm flung to the left and falls behind the back."""
    fall = (
        "M470,560C420,600 350,620 292,612C300,690 286,760 262,824C300,806 330,812 352,838"
        "C380,812 410,814 434,840C470,810 520,800 560,806V560Z"
    )
    turned = "M292,612C300,690 286,760 262,824C300,806 312,812 326,822C344,760 346,690 338,622Z"
    back = "M740,560C840,570 884,640 892,850L838,828L800,846L740,820Z"
    return group(
        [
            shape(back, main, CONTOUR),
            shape("M892,850C888,780 880,730 868,690L838,828Z", lining, INNER),
            shape(fall, main, CONTOUR),
            shape(turned, lining, INNER),
            wedges(
                [
                    (362, 826, 366, 680, 14, 5),
                    (430, 826, 412, 700, 13, 5),
                    (398, 812, 392, 730, 9, 3),
                    (286, 806, 306, 720, 9, 4),
                ]
            ),
        ]
    )


def open_hand(at: Point, angle: float, ink: str) -> Parts:
    """Return a hand held out to the left, its palm up, in a gauntlet of this ink."""
    palm = (
        "M20,-26C0,-34 -22,-34 -38,-30C-54,-46 -66,-60 -78,-58C-88,-52 -76,-30 -62,-12"
        "C-84,-16 -118,-24 -126,-16C-132,-4 -118,2 -104,4C-122,4 -132,10 -128,20"
        "C-122,30 -104,24 -90,22C-100,26 -106,34 -98,42C-84,46 -64,40 -44,38C-20,40 4,34 20,26Z"
    )
    lines = "M-62,-12C-56,-8 -50,-6 -44,-8M-104,4L-66,8M-90,22L-58,22"
    gauntlet = (
        "M12,-34C30,-40 54,-52 76,-64C88,-30 88,30 76,62C54,52 30,42 12,34C20,12 20,-12 12,-34Z"
    )
    return [
        turn(
            [
                shape(palm, TAN, CONTOUR),
                line(lines, INNER),
                shape(gauntlet, ink, CONTOUR),
                line("M60,-54C70,-24 70,24 60,54", INNER),
                wedges([(58, 48, 22, 28, 10, 3)]),
            ],
            at,
            angle,
        )
    ]


def glove(x: float, y: float, ink: str = YELLOW) -> str:
    """Return a stretched hand in a gauntlet, pointing to the left."""
    d = (
        "M40,-34C0,-40 -30,-34 -56,-42C-72,-44 -76,-30 -60,-24L-24,-16"
        "C-60,-18 -96,-16 -104,-10C-110,0 -100,8 -88,6L-40,2C-60,8 -84,12 "
        "-88,20C-88,30 -76,32 -64,28L-30,16C-44,26 -60,32 -58,42C-50,52 "
        "-36,44 -20,36C0,34 20,36 40,32Z"
    )
    return turn([shape(d, ink, CONTOUR), line("M-24,-16L0,-14M-30,16L-6,12", INNER)], (x, y), 0)


def meadow(ink: str = GREEN) -> str:
    """Return tufts of grass along the middle line."""
    rows = [
        (
            150 + i * 41,
            FOOT - 3,
            142 + i * 41 + (i % 3) * 12,
            FOOT - 34 - (i % 2) * 20,
            13,
            4 * (-1) ** i,
        )
        for i in range(18)
    ]
    return wedges(rows, ink)
