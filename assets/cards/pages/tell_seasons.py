"""The four seasons on the Sows of the Tell pack."""

from __future__ import annotations

from kit import bodies as bod
from kit import dress, heads, ladies, people, props, views
from kit.palette import (
    BLACK,
    BLUE,
    BROWN,
    CONTOUR,
    GREEN,
    INNER,
    OLIVE,
    PAPER,
    RED,
    SKY,
    TAN,
    WINE,
    YELLOW,
)
from kit.script import written
from kit.suits import ACORN, BELL, HEART, LEAF, TELL
from kit.svg import disc, group, line, num, oval, path, place, shape, turn, wedges

Parts = list[str]
SCALE = 0.68
SIZES = {ACORN: 252.0, LEAF: 214.0, HEART: 196.0, BELL: 212.0}


def small(parts: Parts, x: float, foot: float = bod.FOOT, scale: float = SCALE) -> str:
    """Return a figure drawn large, set small into the landscape with its axis at x."""
    move = f"translate({num(x - 560 * scale)},{num(foot - bod.FOOT * scale)}) scale({scale})"
    return group(parts, move)


def sun_hat(ink: str, band: str) -> Parts:
    """Return a broad summer hat (head box)."""
    brim = (
        "M-136,-44C-110,-92 -50,-96 0,-98C60,-98 120,-84 140,-36C110,-30 "
        "90,-40 76,-46C20,-72 -40,-70 -76,-56C-100,-46 -120,-36 -136,-44"
        "Z"
    )
    crown = "M-56,-82C-60,-140 -24,-156 10,-156C50,-156 78,-132 76,-76C30,-96 -20,-98 -56,-82Z"
    return [
        shape(crown, ink, heads.THICK),
        wedges([(72, -84, 44, -142, 12, 8)]),
        shape("M-58,-90C-20,-108 40,-106 78,-86L77,-66C36,-86 -20,-88 -58,-72Z", band, heads.PART),
        shape(brim, ink, heads.THICK),
        wedges([(130, -40, 40, -74, 9, 6), (100, -42, 30, -66, 7, 4)]),
    ]


def spring() -> Parts:
    """Return a girl with a sun hat, a basket of flowers and a rose, rose trees on either side."""
    basket = "M214,780C226,850 246,872 262,877H464C484,860 500,820 508,780Z"
    weave = [line(f"M{226 + i * 8},{806 + i * 28}H{496 - i * 9}", INNER) for i in range(3)]
    handle = "M234,784C250,640 470,640 490,784"
    skirt = "M446,776C400,800 360,840 340,877H780C760,840 720,800 674,776C600,796 520,796 446,776Z"
    flowers: Parts = []
    for x, y, ink in (
        (300, 734, YELLOW),
        (376, 722, RED),
        (446, 740, PAPER),
        (252, 772, PAPER),
        (338, 776, RED),
        (418, 780, YELLOW),
        (484, 780, RED),
    ):
        flowers += ladies.blossom(x, y, 46, ink, YELLOW if ink != YELLOW else RED)
    girl = [
        group(
            [*dress.gown(RED, PAPER), *dress.bertha(), *dress.necklace(YELLOW, 560)],
            "translate(560,0)",
        ),
        shape(skirt, BLUE, CONTOUR),
        wedges([(730, 874, 660, 792, 16, 6), (660, 874, 630, 796, 12, 3)]),
        *bod.sleeve("M388,640C330,680 330,720 372,722", 82, PAPER, [(362, 700, 340, 670, 10)]),
        path(handle, "none", 32) + path(handle, "none", 18, BROWN),
        *flowers,
        shape(basket, TAN, CONTOUR),
        *weave,
        bod.fist((372, 668), 60, 1.05),
        *props.rod(812, 690, 836, 500, 12, GREEN),
        *ladies.blossom(838, 470, 62, RED, YELLOW, CONTOUR),
        *bod.sleeve("M732,640C800,740 830,740 818,664", 82, PAPER, [(816, 740, 772, 690, 11, 5)]),
        bod.fist((820, 620), 4, 1.05),
        place(
            ladies.ringlet(64, 20, 5, BROWN)
            + ladies.face("turned")
            + ladies.crown_hair(BROWN)
            + ladies.ringlet(-62, 14, 4, BROWN, 13)
            + sun_hat(PAPER, RED),
            560,
            350,
            heads.SCALE,
        ),
    ]
    return [
        views.ground(806, 806, OLIVE, 0),
        *rose_tree(146),
        *rose_tree(858),
        small(girl, 484, 877, 0.74),
    ]


def rose_tree(x: float) -> Parts:
    """Return a rose tree: a stem, leaves and three great roses."""
    leaf = "M0,0C-34,-14 -44,-50 -30,-84C4,-70 18,-34 0,0Z"
    leaves = [
        turn([shape(leaf, GREEN, INNER)], (x, y), a)
        for y, a in ((850, -70), (850, 90), (780, -50), (760, 100), (690, -60), (690, 90))
    ]
    roses = [
        *ladies.blossom(x + 4, 580, 62, RED, YELLOW, INNER * 1.2),
        *ladies.blossom(x - 30, 690, 54, RED, YELLOW, INNER * 1.2),
        *ladies.blossom(x + 36, 768, 54, RED, YELLOW, INNER * 1.2),
    ]
    return [*props.rod(x, 877, x, 600, 14, BROWN), *leaves, *roses]


def summer() -> Parts:
    """Return a reaper: the sickle swung high, a sheaf in her arm, standing corn on either side."""
    sickle = (
        "M268,414C176,380 136,262 214,190C266,142 344,140 392,182"
        "C330,166 276,182 244,226C208,276 226,350 292,376Z"
    )
    skirt = "M446,776C400,800 360,840 340,877H780C760,840 720,800 674,776C600,796 520,796 446,776Z"
    woman = [
        group([*dress.gown(BLUE, PAPER), *bod.neckcloth()], "translate(560,0)"),
        shape(skirt, RED, CONTOUR),
        wedges(
            [(730, 874, 660, 792, 16, 6), (660, 874, 630, 796, 12, 3), (450, 874, 490, 796, 10)]
        ),
        shape(sickle, SKY, CONTOUR),
        wedges([(262, 406, 172, 278, 15, -26)], BLUE),
        *props.rod(270, 380, 316, 500, 26, BROWN),
        *bod.sleeve("M392,630C330,690 300,600 306,520", 84, PAPER, [(384, 672, 336, 640, 11, -4)]),
        bod.fist((302, 468), 66, 1.1),
        people.sheaf(760, 640, 1.5),
        *bod.sleeve("M730,630C820,700 830,790 724,786", 84, PAPER, [(826, 760, 806, 690, 11, 5)]),
        bod.fist((690, 780), 176, 1.1),
        place(
            ladies.plait(66, 24, BROWN)
            + ladies.face("turned")
            + ladies.crown_hair(BROWN)
            + sun_hat(YELLOW, RED),
            560,
            350,
            heads.SCALE,
        ),
    ]
    return [
        views.ground(806, 806, YELLOW, 0),
        *corn(70, 6, 700),
        *corn(714, 6, 716),
        small(woman, 476, 877, 0.74),
    ]


def corn(x: float, count: int, top: float) -> Parts:
    """Ears of standing corn, side by side."""
    parts: Parts = []
    for i in range(count):
        ear, high = x + i * 42, top + (i * 53) % 60
        parts.append(line(f"M{num(ear)},877V{num(high + 40)}", 9, BROWN))
        parts.append(oval(ear, high, 19, 54, YELLOW, CONTOUR * 0.8))
        parts.append(
            wedges([(ear + 12, high + y, ear - 8, high + y + 18, 7) for y in (-26, -4, 18)])
        )
    return parts


def autumn() -> Parts:
    """Return a vintner with his pestle at the tub, a vine on either side."""
    man = [
        group([*bod.doublet(GREEN, BROWN, 190), *bod.neckcloth()], "translate(560,0)"),
        *props.rod(478, 877, 754, 452, 28, BROWN),
        *bod.sleeve("M404,610C340,690 360,760 430,778", 92, PAPER, [(384, 770, 362, 690, 12, -4)]),
        *bod.sleeve("M440,780C500,776 540,754 560,740", 58, TAN),
        bod.fist((566, 742), 60, 1.1),
        *bod.sleeve("M720,610C800,640 836,700 800,716", 92, PAPER, [(816, 730, 812, 650, 12, 5)]),
        *bod.sleeve("M784,706C752,690 720,640 700,606", 58, TAN),
        bod.fist((672, 580), 240, 1.1),
        place(
            heads.hair_back("short", BROWN)
            + heads.face("turned")
            + [heads.cheek("turned")]
            + heads.hair_front("short", BROWN)
            + heads.fringe(BROWN)
            + stocking_cap(),
            560,
            350,
            heads.SCALE,
        ),
    ]
    return [
        views.ground(806, 806, OLIVE, 0),
        *vine(166, 1),
        *vine(834, -1),
        small(man, 488, 820, 0.73),
        *tub(),
    ]


def stocking_cap() -> Parts:
    """Return a vintner's red cap that falls to one side (head box)."""
    cap = (
        "M-68,-58C-84,-128 -34,-164 24,-160C96,-156 138,-104 142,-22L112,-14"
        "C110,-56 102,-80 82,-84L84,-50C40,-78 -24,-78 -68,-58Z"
    )
    band = "M-74,-66C-30,-88 44,-86 88,-56L85,-30C44,-62 -30,-64 -72,-42Z"
    return [
        shape(cap, RED, heads.THICK),
        wedges([(84, -84, 60, -146, 13, 8), (112, -60, 86, -128, 10, 8)]),
        shape(band, YELLOW, heads.PART),
        disc(128, 2, 22, YELLOW, heads.THICK),
    ]


def tub() -> Parts:
    """Return a tub heaped with grapes, cut by the middle line."""
    heap: Parts = []
    for y, xs in (
        (702, (396, 612)),
        (728, (324, 366, 410, 460, 548, 592, 636, 678)),
        (752, (300, 342, 384, 428, 472, 516, 560, 604, 648, 696)),
    ):
        for x in xs:
            heap.append(disc(x, y, 27, WINE if (x + y) % 3 == 0 else BLUE, INNER))
            heap.append(wedges([(x - 14, y - 2, x - 2, y - 16, 9, -3)], SKY))
    staves = [
        line(f"M{x},772L{500 + (x - 500) * 0.93:.0f},877", INNER)
        for x in (330, 398, 466, 534, 602, 670)
    ]
    hoops = [
        shape(f"M{a},{y}H{1000 - a}L{997 - a},{y + high}H{a + 3}Z", SKY, INNER)
        for a, y, high in ((267, 784, 30), (276, 858, 19))
    ]
    return [
        *heap,
        shape("M226,744H278V800H240V772H226ZM774,744H722V800H760V772H774Z", BROWN, CONTOUR),
        shape("M262,760H738L722,877H278Z", BROWN, CONTOUR),
        *staves,
        *hoops,
        wedges([(708, 872, 720, 780, 26, -4), (676, 872, 684, 790, 14, -3)]),
    ]


def vine(x: float, side: int) -> Parts:
    """Return a vine at its stake: red and yellow leaves and one great bunch towards the middle."""
    return [
        *props.rod(x, 877, x, 470, 18, BROWN),
        place(vine_leaf(RED), x - side * 6, 520, 0.92, side > 0),
        place(vine_leaf(YELLOW), x - side * 34, 790, 0.86, side > 0),
        people.grapes(x + side * 24, 650, 1.36),
    ]


def vine_leaf(ink: str) -> Parts:
    """Return a vine leaf in the box of signs."""
    d = (
        "M0,60C-30,70 -70,50 -74,10C-50,14 -44,4 -50,-20C-30,-14 -20,-30 "
        "0,-70C20,-30 30,-14 50,-20C44,4 50,14 74,10C70,50 30,70 0,60"
        "Z"
    )
    return [shape(d, ink, CONTOUR), line("M0,-50V58M0,50L-46,20M0,50L46,20", INNER)]


def winter() -> Parts:
    """Return an old woman under her bundle of firewood, snow on the hut."""
    hood = (
        "M-74,20C-96,-90 -40,-140 20,-136C90,-132 112,-50 100,40C96,80 "
        "90,100 84,112C60,110 50,90 52,60C60,-20 40,-66 -10,-76C-40,-76 "
        "-60,-50 -66,10Z"
    )
    sticks: Parts = []
    for i in range(6):
        x1, y1, x2, y2 = 560 + i * 30, 470 + i * 34, 850 + i * 14, 380 + i * 40
        sticks.append(
            line(f"M{x1},{y1}L{x2},{y2}", 42)
            + line(f"M{x1},{y1}L{x2},{y2}", 30, BROWN if i % 2 else TAN)
        )
        sticks.append(disc(x2, y2, 15, YELLOW, INNER))
    sticks.append(line("M700,420L760,650", 22) + line("M700,420L760,650", 12, YELLOW))
    woman = [
        *sticks,
        shape("M400,877C420,720 470,560 560,500C680,510 740,640 760,877Z", RED, CONTOUR),
        wedges(
            [(730, 870, 690, 640, 18, 8), (690, 872, 660, 680, 13, 6), (650, 872, 630, 720, 9, 4)]
        ),
        shape("M400,877C410,800 420,760 440,720C560,770 680,760 744,740L760,877Z", BLUE, CONTOUR),
        wedges(
            [(720, 872, 700, 770, 14, 4), (640, 872, 630, 780, 11, 3), (540, 872, 540, 780, 9, 2)]
        ),
        *props.rod(320, 877, 300, 520, 20, BROWN),
        *bod.sleeve("M520,600C460,690 400,690 330,650", 84, RED, [(470, 690, 450, 640, 11, 4)]),
        bod.cuff((346, 656), 112, 80, PAPER),
        bod.fist((308, 640), 4, 0.95),
        place(
            [
                shape("M-50,-70L90,-70L96,90L20,110Z", SKY, heads.PART),
                *heads.face("turned", "old"),
                line("M-46,20L-34,28M-44,30L-34,36M20,20L32,28M18,30L28,36", heads.FINE),
                shape(hood, BLUE, heads.THICK),
                shape("M-66,-40C-40,-86 20,-84 44,-50C20,-66 -30,-66 -60,-14Z", SKY, heads.PART),
                wedges([(92, 60, 70, -70, 13, 8), (72, 90, 60, 0, 9, 4)]),
            ],
            500,
            400,
            heads.SCALE,
        ),
    ]
    flakes = [disc(100 + (i * 173) % 800, 400 + (i * 97) % 330, 11, SKY) for i in range(16)]
    return [
        *flakes,
        shape("M92,690H238V806H92Z", BROWN, CONTOUR),
        shape("M58,704L164,590L272,704Z", PAPER, CONTOUR),
        wedges([(256, 696, 168, 606, 18, -4)], SKY),
        shape("M146,806V736H190V806Z", BLACK, 0.1),
        *views.bare(858, 850, 400, 18),
        views.ground(790, 800, PAPER, -10),
        wedges(
            [
                (90 + i * 110, 850 - (i % 3) * 20, 180 + i * 110, 838 - (i % 3) * 20, 13, -4)
                for i in range(8)
            ],
            SKY,
        ),
        small(woman, 500, 877, 0.76),
    ]


SEASONS = {
    HEART: ("Frühling", spring),
    BELL: ("Sommer", summer),
    LEAF: ("Herbst", autumn),
    ACORN: ("Winter", winter),
}


def season(suit: str) -> Parts:
    """Return the upper half of a Sow: two signs, the season's name and its picture."""
    name, picture = SEASONS[suit]
    size = SIZES[suit]
    parts = TELL.parts(suit, size, CONTOUR)
    scale = f"scale({size / 200:.3f})"
    signs = [
        group(parts, f"translate({500 + s * 178},240) rotate({s * 30}) {scale}") for s in (-1, 1)
    ]
    return [*picture(), *signs, written(name, 500, 128, 58, 0, 7)]
