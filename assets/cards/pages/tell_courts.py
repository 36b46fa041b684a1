"""Kings on horseback, Obers and Unters of the Tell pack, put together from their parts."""

from __future__ import annotations

from collections.abc import Callable

from kit import attributes as att
from kit import bodies as bod
from kit import bonnets as hat
from kit import dress, heads
from kit import hunting as gear
from kit.horses import horse
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
from kit.suits import ACORN, BELL, HEART, LEAF
from kit.svg import disc, group, line, num, place, shape, wedges

Parts = list[str]


def head(
    at: tuple[float, float],
    turn: str,
    wear: Parts,
    hair: tuple[str, str],
    beard: tuple[str, str],
    right: bool = False,
    mood: str = "plain",
) -> str:
    """Return a complete head with its hat; right mirrors it to look to the right."""
    kind, ink = hair
    parts = heads.hair_back(kind, ink) + heads.face(turn, mood) + [heads.cheek(turn)]
    parts += heads.beard(beard[0], beard[1], turn) + heads.hair_front(kind, ink)
    return place([*parts, *heads.fringe(ink), *wear], at[0], at[1], heads.SCALE, right)


def on(x: float, *parts: str) -> str:
    """Move a body to its axis."""
    return group(list(parts), f"translate({num(x)},0)")


def rider(robe: str, lining: str, tunic: str, top: Parts) -> Parts:
    """Return a King's trunk in the saddle and the arm that holds the rein."""
    return [
        on(610, *bod.mantle(robe, lining, tunic, 262), *bod.neck()),
        *bod.sleeve("M440,600C400,680 430,740 520,782", 92, robe, [(452, 742, 440, 640, 13, 5)]),
        on(610, *top),
    ]


def reins_and_sceptre(cuff: str, robe: str, kind: str, stone: str) -> Parts:
    """Return the hand at the rein and the other with the upright sceptre."""
    return [
        bod.cuff((524, 784), -58, 92, cuff),
        bod.fist((566, 800), 160),
        *att.sceptre(850, 850, 470, kind, stone),
        *bod.sleeve("M792,600C850,640 880,690 866,742", 92, robe, [(892, 736, 876, 650, 13, 5)]),
        bod.cuff((862, 746), 8, 92, cuff),
        bod.fist((850, 796), 4),
    ]


def king_hearts() -> Parts:
    top = [*bod.ermine_cape(612), *bod.chain(RED)]
    return [
        *rider(SKY, RED, OLIVE, top),
        *horse(PAPER, BROWN, GREEN, RED),
        *reins_and_sceptre(YELLOW, SKY, "lily", RED),
        head(
            (606, 352),
            "frontal",
            hat.flared(RED, "ball"),
            ("pair", YELLOW),
            ("full", YELLOW),
            mood="old",
        ),
    ]


def king_bells() -> Parts:
    sash = on(610, *bod.baldric(RED, True))
    return [
        *rider(OLIVE, PAPER, YELLOW, []),
        sash,
        on(610, *bod.lace_collar()),
        *horse(BROWN, BLACK, YELLOW, BLUE),
        *reins_and_sceptre(RED, OLIVE, "gem", BLUE),
        head((612, 348), "profile", hat.flared(GREEN, "lily"), ("bob", YELLOW), ("full", YELLOW)),
    ]


def king_leaves() -> Parts:
    top = [*bod.lapels()]
    return [
        *rider(RED, SKY, RED, top),
        on(610, *bod.chain(YELLOW)),
        *horse(PAPER, BLACK, RED, GREEN),
        *reins_and_sceptre(PAPER, SKY, "orb", RED),
        head(
            (606, 348),
            "turned",
            hat.flared(BLUE, "closed"),
            ("long", BLACK),
            ("forked", BLACK),
            mood="stern",
        ),
    ]


def king_acorns() -> Parts:
    top = [*bod.ermine_cape(646), disc(0, 660, 30, YELLOW, CONTOUR), disc(0, 660, 12, WINE, 3.2)]
    return [
        *rider(WINE, YELLOW, GREEN, top),
        *horse(TAN, WINE, RED, GREEN),
        *reins_and_sceptre(PAPER, WINE, "knobs", RED),
        head((606, 352), "frontal", hat.flared(RED, "leaf"), ("pair", BROWN), ("full", BROWN)),
    ]


def ober_acorns() -> Parts:
    """Wilhelm Tell with crossbow and the second arrow."""
    x = 566
    body = [
        *bod.doublet(YELLOW, BROWN, 216),
        *dress.slashes(RED, 190),
        *bod.neck(),
        *gear.strap(BROWN),
    ]
    collar = "M-62,492C-44,540 44,540 62,492L104,540C60,572 30,552 0,590C-30,552 -60,572 -104,540Z"
    right = bod.sleeve("M770,610C830,690 846,740 800,790", 88, RED, [(846, 770, 832, 680, 12, 5)])
    left = bod.sleeve("M366,620C330,700 340,750 404,764", 86, RED, [(352, 744, 356, 680, 10, -3)])
    return [
        on(x, *body, shape(collar, PAPER, CONTOUR)),
        *left,
        *bod.puff(370, 600, 74, 76, YELLOW, RED),
        *gear.arrow(792, 850, 792, 470),
        *right,
        *bod.puff(764, 598, 76, 78, YELLOW, RED),
        gear.crossbow(408, 660, -44, 1.06),
        bod.cuff((404, 766), -66, 80, PAPER),
        bod.fist((456, 748), 130),
        bod.cuff((806, 780), 30, 84, PAPER),
        bod.fist((786, 812), 12),
        head((x, 352), "frontal", hat.bonnet(), ("pair", BROWN), ("full", BROWN), mood="stern"),
    ]


def ober_hearts() -> Parts:
    """Hermann Geßler, the Governor, with his falcon."""
    x = 588
    body = [*bod.coat(RED, OLIVE, 262), *bod.neck(), *bod.lapels(), *bod.chain(YELLOW)]
    left = bod.sleeve("M376,620C300,690 262,740 246,752", 90, RED, [(318, 744, 330, 660, 12, -4)])
    right = bod.sleeve("M816,630C866,720 840,800 746,806", 90, RED, [(858, 780, 840, 690, 13, 5)])
    return [
        on(x, *body),
        *left,
        *bod.puff(372, 604, 76, 74, WINE, YELLOW),
        gear.falcon(236, 610),
        bod.cuff((268, 748), 58, 92, YELLOW),
        bod.fist((222, 764), -10, 1.1),
        *right,
        *bod.puff(806, 604, 78, 76, WINE, YELLOW),
        bod.cuff((764, 806), 88, 90, PAPER),
        bod.fist((722, 804), 180),
        head((x, 348), "turned", hat.governor(), ("bob", YELLOW), ("goatee", YELLOW), mood="stern"),
    ]


def ober_bells() -> Parts:
    """Stüssi, the ranger, with spear and bow."""
    x = 566
    body = [*bod.doublet(SKY, WINE, 210), *bod.neck(), *gear.strap(RED)]
    flaps = [
        shape(
            f"M{s * 84},512C{s * 170},516 {s * 230},560 {s * 240},640L{s * 196},622"
            f"L{s * 176},648L{s * 150},616L{s * 128},640L{s * 108},600Z",
            YELLOW,
            CONTOUR,
        )
        for s in (-1, 1)
    ]
    left = bod.sleeve("M380,620C300,690 250,720 236,700", 86, SKY, [(318, 730, 330, 670, 11, -4)])
    right = bod.sleeve("M764,630C820,720 800,800 700,800", 86, SKY, [(820, 770, 806, 690, 12, 5)])
    return [
        *gear.long_bow(),
        on(
            x,
            *body,
            shape("M-62,490C-40,532 40,532 62,490L86,528C40,560 -40,560 -86,528Z", PAPER, CONTOUR),
        ),
        *gear.spear(214, 370),
        *left,
        *right,
        on(x, *flaps),
        bod.cuff((252, 708), 62, 84, RED),
        bod.fist((214, 700), -6),
        bod.cuff((716, 800), 90, 84, RED),
        bod.fist((672, 796), 176),
        head((x + 6, 350), "turned", hat.forester(), ("short", BLACK), ("full", BLACK), mood="old"),
    ]


def ober_leaves() -> Parts:
    """Ulrich von Rudenz, the young knight: his arm flung wide, the cloak hanging from it."""
    x = 600
    body = [
        *bod.doublet(OLIVE, RED, 206),
        *dress.slashes(YELLOW, 170),
        dress.dagged(OLIVE, YELLOW, 176),
        *bod.neck(),
        *bod.ruff(),
    ]
    left = bod.sleeve("M430,610C380,660 330,654 296,622", 84, OLIVE, [(372, 682, 330, 664, 12, -3)])
    right = bod.sleeve("M806,630C886,700 850,726 768,692", 84, OLIVE, [(858, 720, 856, 670, 11, 4)])
    return [
        gear.cloak_flung(BLUE, RED),
        on(x, *body),
        *att.blade(722, 752, 876, 868, 40),
        *left,
        *bod.puff(434, 604, 78, 78, OLIVE, YELLOW),
        *gear.open_hand((262, 592), 36, RED),
        *right,
        *bod.puff(790, 604, 78, 80, OLIVE, YELLOW),
        att.hilt(722, 752, -53),
        bod.cuff((764, 688), 112, 84, RED),
        bod.fist((698, 700), 214),
        head(
            (x, 348), "turned", hat.turban_hat(), ("bob", WINE), ("moustache", WINE), mood="young"
        ),
    ]


def unter_acorns() -> Parts:
    """Rudolf Harras, master of the horse, in armour."""
    x = 610
    left = bod.sleeve("M420,620C346,690 356,764 440,752", 84, RED, [(384, 756, 378, 690, 11, -4)])
    right = bod.sleeve("M806,620C866,700 850,790 760,796", 84, RED, [(860, 764, 846, 690, 12, 5)])
    return [
        on(x, *bod.neck(), *gear.cuirass(176)),
        *left,
        *bod.puff(418, 606, 78, 76, YELLOW, RED),
        *att.blade(486, 728, 806, 872, 44),
        att.hilt(486, 728, -66),
        bod.cuff((436, 752), -80, 84, SKY),
        bod.fist((476, 728), 150),
        *right,
        *bod.puff(800, 606, 80, 78, YELLOW, RED),
        bod.cuff((772, 798), 88, 84, SKY),
        bod.fist((730, 796), 180),
        on(
            x,
            shape("M-76,490C-40,540 40,540 76,490L84,516C44,560 -44,560 -84,516Z", YELLOW, CONTOUR),
        ),
        head((x, 352), "profile", hat.helmet(), ("", BLACK), ("moustache", BLACK), mood="stern"),
    ]


def unter_hearts() -> Parts:
    """Kuoni, the herdsman, with horn and crook."""
    x = 620
    body = [*bod.doublet(SKY, BROWN, 186), *bod.neck(), *gear.strap(BROWN)]
    collar = shape(
        "M-60,490C-40,526 40,526 60,490L96,536L40,560L0,536L-40,560L-96,536Z", PAPER, CONTOUR
    )
    left = bod.sleeve(
        "M454,620C390,660 352,640 330,590",
        88,
        PAPER,
        [(420, 666, 384, 640, 12, -3), (436, 650, 410, 610, 9)],
    )
    right = bod.sleeve(
        "M786,620C846,690 850,720 832,748",
        90,
        PAPER,
        [(852, 730, 838, 650, 13, 5), (830, 700, 812, 640, 9, 4)],
    )
    crook = "M846,858L846,560C846,470 740,470 746,548C748,574 772,580 780,562"
    return [
        on(x, *body, collar),
        gear.horn(600, 716, -14),
        *left,
        bod.cuff((330, 592), -26, 88, SKY),
        gear.glove(272, 530, TAN),
        *(
            f'<path d="{crook}" fill="none" stroke="{ink}" stroke-width="{w}" '
            'stroke-linecap="round"/>'
            for ink, w in ((BLACK, 31), (BROWN, 19))
        ),
        *right,
        bod.cuff((838, 740), 18, 92, SKY),
        bod.fist((846, 796), 4),
        head((x, 350), "turned", hat.skull_cap(), ("short", BROWN), ("full", BROWN)),
    ]


def unter_bells() -> Parts:
    """Itel Reding with both hands on his great sword."""
    x = 624
    body = [*bod.coat(RED, WINE, 216), *bod.neck(), *gear.fur_edge(58, 80), *bod.ruff()]
    left = bod.sleeve("M440,640C400,740 470,760 566,690", 86, SKY, [(448, 760, 430, 690, 11, -4)])
    right = bod.sleeve("M806,640C850,740 790,760 690,684", 86, SKY, [(830, 752, 832, 680, 12, 5)])
    stripe = [
        wedges(
            [(452 + i * 26, 766 - i * 12, 452 + i * 26, 716 - i * 8, 10, 3) for i in range(3)], BLUE
        )
    ]
    return [
        on(x, *body),
        *left,
        *stripe,
        *bod.puff(434, 620, 92, 84, YELLOW, BLUE),
        *right,
        *bod.puff(808, 620, 92, 84, YELLOW, BLUE),
        shape("M588,724H660V877H588Z", PAPER, CONTOUR),
        shape("M624,728H656V874H624Z", BLUE, 0.1),
        line("M624,728V874", INNER),
        bod.cuff((566, 690), -58, 84, PAPER),
        bod.cuff((688, 684), 58, 84, PAPER),
        group([att.hilt(0, 0, 0)], "translate(624,720) scale(1.16)"),
        bod.fist((606, 672), 168),
        bod.fist((644, 648), 10),
        head((x, 346), "profile", hat.ball_hat(), ("long", BLACK), ("goatee", BLACK), mood="stern"),
    ]


def unter_leaves() -> Parts:
    """Walter Fürst, old and thoughtful, his hands laid one over the other."""
    x = 616
    body = [*bod.coat(GREEN, RED, 232), *bod.neck(), *gear.scarf(SKY, BLUE)]
    left = bod.sleeve("M420,640C370,730 400,820 540,814", 88, RED, [(406, 790, 402, 700, 12, -4)])
    right = bod.sleeve("M812,640C866,730 836,820 700,818", 88, RED, [(850, 790, 842, 700, 13, 5)])
    return [
        on(x, *body),
        *left,
        *bod.puff(424, 616, 82, 80, YELLOW, OLIVE),
        *right,
        *bod.puff(808, 616, 84, 80, YELLOW, OLIVE),
        bod.cuff((548, 814), -88, 88, PAPER),
        bod.cuff((700, 818), 88, 88, PAPER),
        bod.fist((586, 816), 8),
        bod.fist((646, 806), 184),
        head((x, 350), "turned", hat.peasant(), ("long", SKY), ("full", SKY), mood="old"),
    ]


FIGURES: dict[tuple[str, str], Callable[[], Parts]] = {
    (ACORN, "K"): king_acorns,
    (LEAF, "K"): king_leaves,
    (HEART, "K"): king_hearts,
    (BELL, "K"): king_bells,
    (ACORN, "O"): ober_acorns,
    (LEAF, "O"): ober_leaves,
    (HEART, "O"): ober_hearts,
    (BELL, "O"): ober_bells,
    (ACORN, "U"): unter_acorns,
    (LEAF, "U"): unter_leaves,
    (HEART, "U"): unter_hearts,
    (BELL, "U"): unter_bells,
}


NAMES = {
    (ACORN, "O"): "Wilhelm Tell",
    (LEAF, "O"): "Ulrich von Rudenz",
    (HEART, "O"): "Hermann Geßler",
    (BELL, "O"): "Stüssi der Flurschütz",
    (ACORN, "U"): "Rudolf Harras",
    (LEAF, "U"): "Walter Fürst",
    (HEART, "U"): "Kuoni der Hirt",
    (BELL, "U"): "Itel Reding",
}
