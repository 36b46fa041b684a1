"""King, Queen and Jack of the international pack; the middle of the card is the origin."""

from __future__ import annotations

from collections.abc import Callable

from kit import attributes as att
from kit import bodies as bod
from kit import heads, masks, props
from kit.french import CLUB, DIAMOND, HEART, SPADE, sign_parts
from kit.palette import (
    BLACK,
    BLUE,
    CONTOUR,
    PAPER,
    RED,
    YELLOW,
)
from kit.robes import Robe, arm, axe, leaf_spray, throat, twisted, yoke
from kit.svg import place, shape, turn

Parts = list[str]


Figure = tuple[Parts, Parts]


KING, QUEEN, JACK = Robe(0.36), Robe(-0.3), Robe(0.62)


def head(parts: Parts, x: float, right: bool = False, tilt: float = 0, y: float = -486) -> str:
    """Set a head on the shoulders."""
    return turn([place(parts, 0, 0, masks.SCALE, right)], (x, y), tilt)


def small_signs(suit: str, size: float = 46, ink: str = PAPER) -> str:
    """Return the sign that garments of a suit carry."""
    return place(sign_parts(suit, ink), 0, 0, size / 200)


def sword(x: float, grip: float, tip: float) -> Parts:
    """Return an upright sword."""
    return [*att.blade(x, grip - 14, x, tip, 48), att.hilt(x, grip, 180)]


def king_spades() -> Figure:
    r = KING
    half = [
        *r.field(BLUE, RED, -200, -210),
        *r.band((-250, -250), -300, 78, YELLOW, "lozenges", RED),
        *r.band((250, -262), 290, 70, YELLOW, "lozenges", BLUE),
        *r.band((-140, -300), -170, 88, PAPER, "ticks"),
        *r.band((140, -300), 165, 88, PAPER, "ticks"),
        *r.band((0, -330), 0, 150, RED, "flowers", YELLOW, 84),
        *throat(),
        *yoke(YELLOW, "dots", RED),
        *sword(296, -170, -610),
        *arm("M312,-112C326,-122 318,-134 302,-146", BLUE, YELLOW),
        bod.cuff((302, -124), 8, 92, YELLOW),
        bod.fist((296, -196), 4, 1.1),
        head(
            [*masks.man("turned", PAPER, "full", mood="old"), *masks.crown(BLUE, RED, "trefoil")],
            16,
            True,
        ),
    ]
    return half, r.sash(BLACK, small_signs(SPADE))


def king_hearts() -> Figure:
    r = KING
    half = [
        *att.blade(150, -640, -250, -420, 46),
        *r.field(RED, YELLOW, -220, -240),
        *r.band((-240, -270), -290, 92, YELLOW, "rings", RED),
        *r.band((200, -300), 250, 66, BLUE, "dots", YELLOW),
        *r.band((-120, -300), -140, 76, BLUE, "chevrons", YELLOW),
        *r.band((0, -330), 20, 150, PAPER, "ticks", BLACK, 70),
        *r.band((110, -310), 150, 70, RED, "lozenges", YELLOW),
        *throat(),
        *yoke(BLUE, "lozenges", YELLOW),
        *arm("M-330,-60C-250,-130 -160,-130 -90,-140", RED, YELLOW),
        bod.cuff((-110, -140), 88, 92, PAPER),
        bod.fist((-46, -146), -4, 1.1),
        *arm("M330,-190C350,-330 300,-420 250,-480", RED, YELLOW, 100),
        bod.cuff((262, -462), -34, 98, PAPER),
        head([*masks.man("turned", YELLOW, "full", False), *masks.crown(RED, BLUE, "spear")], 0),
        att.hilt(196, -610, 62),
        bod.fist((228, -548), 62, 1.1),
    ]
    return half, r.sash(BLUE, small_signs(HEART, 44))


def king_diamonds() -> Figure:
    r = Robe(-0.3)
    half = [
        *axe(300, -580, -150),
        *r.field(YELLOW, RED, -220, -200),
        *r.band((-230, -270), -280, 90, BLUE, "lozenges", YELLOW),
        *r.band((230, -270), 290, 90, BLUE, "lozenges", YELLOW),
        *r.band((-130, -300), -150, 80, RED, "chevrons", YELLOW),
        *r.band((130, -300), 160, 80, YELLOW, "chevrons", BLACK),
        *r.band((0, -330), 0, 150, PAPER, "flowers", RED, 84),
        *throat(),
        *yoke(RED, "rings", YELLOW),
        *arm("M-340,-124C-314,-176 -290,-220 -268,-250", YELLOW, RED),
        bod.cuff((-266, -250), 20, 92, PAPER),
        shape(
            "M-300,-278C-320,-330 -330,-380 -318,-390C-304,-398 -298,-370 "
            "-290,-346C-292,-384 -290,-416 -276,-416C-260,-416 -262,-380 -262,-350"
            "C-256,-384 -250,-408 -238,-404C-224,-398 -234,-366 -238,-340"
            "C-226,-360 -212,-372 -204,-362C-196,-350 -222,-316 -226,-286"
            "Z",
            PAPER,
            CONTOUR,
        ),
        head(
            [*masks.man("profile", PAPER, "full", mood="stern"), *masks.crown(YELLOW, RED, "leaf")],
            20,
        ),
    ]
    return half, r.sash(BLUE, small_signs(DIAMOND, 46))


def king_clubs() -> Figure:
    r = Robe(0.2)
    orb = props.orb(-236, -120)
    half = [
        *r.field(RED, BLUE, -210, -200),
        *r.band((-190, -290), -220, 60, YELLOW, "dots", BLUE),
        *r.band((-270, -250), -310, 60, YELLOW, "dots", BLUE),
        *r.band((200, -290), 230, 96, RED, "flowers", YELLOW, 80),
        *r.band((-70, -320), -90, 120, BLUE, "lozenges", YELLOW),
        *r.band((70, -320), 90, 120, YELLOW, "lozenges", RED),
        *throat(),
        *yoke(PAPER, "ticks", BLACK, 14),
        *orb,
        *arm("M-340,-20C-320,-40 -280,-20 -240,-24", RED, YELLOW, 80),
        props.open_hand(-236, -44),
        *sword(300, -170, -600),
        *arm("M326,-74C338,-96 322,-120 304,-146", BLUE, RED),
        bod.cuff((306, -124), 8, 92, YELLOW),
        bod.fist((300, -196), 4, 1.1),
        head(
            [
                *masks.man("frontal", YELLOW, "forked", mood="stern"),
                *masks.crown(RED, BLUE, "leaf"),
            ],
            8,
        ),
    ]
    return half, r.sash(RED, small_signs(CLUB, 48))


def flower(x: float, y: float, kind: str, ink: str, lean: float) -> Parts:
    """Return a flower held upright."""
    return [
        *props.stem(x, y, lean, 140),
        turn([props.bloom(0, 0, kind, ink)], (x + lean, y - 168), 0, 1.15),
    ]


def queen_spades() -> Figure:
    r = Robe(0.3)
    half = [
        *r.field(RED, YELLOW, -230, -200),
        *r.band((-220, -280), -270, 96, YELLOW, "rings", BLUE),
        *r.band((220, -280), 270, 70, BLUE, "dots", YELLOW),
        *r.band((-110, -310), -130, 90, BLUE, "flowers", YELLOW, 76),
        *r.band((110, -310), 130, 90, RED, "flowers", YELLOW, 76),
        *throat(),
        *yoke(PAPER, "dots", RED, 10),
        *r.band((0, -280), 0, 110, YELLOW, "lozenges", BLACK),
        *att.sceptre(300, 300, -560, "lily", RED)[2:],
        *(
            f'<path d="M300,-60V-530" stroke="{ink}" stroke-width="{w}"/>'
            for ink, w in ((BLACK, 28), (YELLOW, 17))
        ),
        *arm("M334,-106C338,-126 328,-146 306,-168", RED, YELLOW, 84),
        bod.cuff((308, -156), 8, 84, PAPER),
        bod.fist((300, -220), 4),
        *flower(-250, -190, "tulip", RED, -8),
        *arm("M-340,20C-330,-40 -290,-90 -256,-120", YELLOW, BLUE, 84),
        bod.cuff((-256, -116), 20, 84, PAPER),
        bod.fist((-250, -176), 4),
        head(masks.lady(BLUE, YELLOW, "dots"), 10, True),
    ]
    return half, r.sash(BLACK, small_signs(SPADE, 46))


def queen_hearts() -> Figure:
    r = QUEEN
    half = [
        *r.field(BLUE, RED, -200, -220),
        *r.band((-240, -270), -290, 70, YELLOW, "dots", RED),
        *r.band((-140, -300), -180, 96, RED, "lozenges", YELLOW),
        *r.band((160, -300), 200, 96, PAPER, "ticks"),
        *r.band((0, -330), 0, 170, BLUE, "chevrons", YELLOW, 54),
        *throat(),
        *yoke(YELLOW, "lozenges", RED, 16),
        *flower(272, -200, "rose", RED, 10),
        *arm("M340,30C330,-40 300,-90 276,-128", BLUE, YELLOW, 84),
        bod.cuff((278, -124), -14, 84, PAPER),
        bod.fist((270, -186), 4),
        *arm("M-340,-110C-270,-130 -180,-110 -110,-110", RED, YELLOW, 84),
        bod.cuff((-126, -110), 86, 84, PAPER),
        bod.fist((-66, -112), -4),
        head(masks.lady(RED, PAPER, "lozenges"), -16),
    ]
    return half, r.sash(YELLOW, small_signs(HEART, 46, RED), edge=RED)


def queen_diamonds() -> Figure:
    r = QUEEN
    half = [
        *r.field(YELLOW, BLUE, -230, -190),
        *r.band((200, -290), 250, 110, YELLOW, "flowers", RED, 84),
        *r.band((-200, -290), -240, 70, RED, "rings", YELLOW),
        *r.band((-90, -320), -110, 100, PAPER, "ticks"),
        *r.band((80, -320), 100, 100, PAPER, "ticks"),
        *r.band((-4, -330), 0, 110, RED, "dots", YELLOW, 50),
        *throat(),
        *yoke(BLUE, "rings", YELLOW),
        *flower(-262, -200, "carnation", RED, -10),
        *arm("M-340,-110C-326,-122 -300,-130 -268,-140", BLUE, RED, 84),
        bod.cuff((-266, -126), 18, 84, PAPER),
        bod.fist((-260, -188), 4),
        *arm("M350,-60C280,-110 200,-110 120,-96", YELLOW, RED, 84),
        bod.cuff((136, -98), 84, 84, PAPER),
        bod.fist((76, -94), 184),
        head(masks.lady(YELLOW, RED, "bars", PAPER), 6),
    ]
    return half, r.sash(BLUE, small_signs(DIAMOND, 46))


def queen_clubs() -> Figure:
    r = Robe(0.16)
    half = [
        *r.field(RED, RED, -210, -210),
        *r.band((-290, -230), -320, 50, YELLOW),
        *r.band((290, -230), 320, 50, YELLOW),
        *r.band((-190, -290), -220, 100, BLUE, "lozenges", YELLOW),
        *r.band((190, -290), 220, 100, BLUE, "lozenges", YELLOW),
        *r.band((-70, -320), -80, 110, YELLOW, "rings", RED),
        *r.band((70, -320), 80, 110, YELLOW, "rings", RED),
        *throat(),
        *yoke(RED, "dots", YELLOW, 30),
        *flower(-256, -210, "marigold", PAPER, -8),
        *arm("M-340,0C-320,-60 -290,-110 -260,-140", BLUE, YELLOW, 84),
        bod.cuff((-260, -136), 18, 84, PAPER),
        bod.fist((-254, -198), 4),
        head(masks.lady(BLUE, RED, "lozenges"), 10),
    ]
    return half, r.sash(BLACK, small_signs(CLUB, 48))


def jack_spades() -> Figure:
    r = JACK
    half = [
        *twisted(296, -470, -120),
        *r.field(YELLOW, RED, -220, -230),
        *r.band((-220, -280), -250, 60, RED, "dots", YELLOW),
        *r.band((220, -280), 240, 80, BLUE, "lozenges", YELLOW),
        *r.band((-110, -310), -150, 110, BLUE, "chevrons", YELLOW, 50),
        *r.band((20, -330), 30, 130, PAPER, "lozenges", RED),
        *throat(),
        *yoke(RED, "rings", YELLOW),
        *arm("M-340,60C-300,-60 -220,-110 -140,-120", YELLOW, BLUE, 88),
        bod.cuff((-156, -120), 84, 88, PAPER),
        bod.fist((-94, -124), -4),
        head(
            [
                *masks.man("profile", YELLOW, "none")[:-1],
                *heads.fringe(YELLOW),
                *masks.cap(BLUE, RED, "stripes"),
            ],
            20,
            True,
        ),
    ]
    return half, r.sash(BLACK, small_signs(SPADE, 44), 78)


def jack_hearts() -> Figure:
    r = Robe(-0.5)
    half = [
        *axe(310, -560, -170),
        *r.field(BLUE, YELLOW, -230, -220),
        *r.band((230, -280), 280, 84, RED, "rings", YELLOW),
        *r.band((-220, -280), -260, 90, YELLOW, "chevrons", RED, 46),
        *r.band((110, -310), 140, 90, PAPER, "ticks"),
        *r.band((-20, -330), -20, 150, RED, "flowers", YELLOW, 84),
        *throat(),
        *yoke(YELLOW, "lozenges", BLUE),
        leaf_spray(-250, -264, -6),
        *arm("M-344,-180C-324,-194 -292,-200 -264,-208", RED, YELLOW, 84),
        bod.cuff((-260, -206), 40, 84, PAPER),
        bod.fist((-252, -262), 4),
        head(
            [
                *masks.man("profile", YELLOW, "none", mood="young")[:-1],
                *heads.fringe(YELLOW),
                *masks.cap(RED, YELLOW, "dots"),
            ],
            -10,
        ),
    ]
    return half, r.sash(BLUE, small_signs(HEART, 44), 78)


def jack_diamonds() -> Figure:
    r = Robe(-0.3)
    half = [
        *r.field(RED, BLUE, -200, -220),
        *r.band((-260, -260), -300, 70, YELLOW, "dots", BLUE),
        *r.band((-150, -300), -180, 96, BLUE, "flowers", YELLOW, 80),
        *r.band((170, -300), 210, 70, YELLOW, "lozenges", RED),
        *r.band((0, -330), 10, 170, YELLOW, "chevrons", RED, 44),
        *throat(),
        *yoke(PAPER, "dots", BLUE, 10),
        *att.blade(310, -150, 310, 60, 44),
        att.hilt(310, -190, 0),
        *arm("M176,-250C170,-160 230,-120 296,-206", RED, YELLOW, 80),
        bod.fist((310, -236), 184, 1.05),
        head(
            [*masks.man("turned", BLACK, "", mood="young"), *masks.cap(YELLOW, BLUE, "chequers")],
            6,
            False,
            -7,
        ),
    ]
    return half, r.sash(RED, small_signs(DIAMOND, 44), 78)


def jack_clubs() -> Figure:
    r = Robe(0.36)
    spear = [
        *props.rod(306, -60, 306, -560, 18, YELLOW),
        shape("M306,-640L334,-560L306,-530L278,-560Z", BLUE, CONTOUR),
    ]
    half = [
        *r.field(BLUE, RED, -230, -200),
        *r.band((230, -280), 270, 96, YELLOW, "flowers", RED, 80),
        *r.band((-230, -280), -270, 60, RED),
        *r.band((-150, -300), -180, 60, YELLOW, "dots", RED),
        *r.band((90, -320), 110, 96, BLUE, "rings", YELLOW),
        *r.band((-30, -330), -40, 130, RED, "lozenges", YELLOW),
        *throat(),
        *yoke(YELLOW, "chevrons", BLACK),
        *spear,
        *arm("M340,-126C344,-138 330,-150 312,-166", BLUE, YELLOW, 84),
        bod.cuff((312, -150), 8, 84, PAPER),
        bod.fist((306, -214), 4),
        leaf_spray(104, -516, 34),
        head(
            [*masks.man("turned", YELLOW, "", mood="young"), *masks.cap(RED, PAPER, "bow")],
            0,
            True,
            7,
        ),
    ]
    return half, r.sash(BLACK, small_signs(CLUB, 46), 78)


FIGURES: dict[tuple[str, str], Callable[[], Figure]] = {
    (CLUB, "K"): king_clubs,
    (SPADE, "K"): king_spades,
    (HEART, "K"): king_hearts,
    (DIAMOND, "K"): king_diamonds,
    (CLUB, "Q"): queen_clubs,
    (SPADE, "Q"): queen_spades,
    (HEART, "Q"): queen_hearts,
    (DIAMOND, "Q"): queen_diamonds,
    (CLUB, "J"): jack_clubs,
    (SPADE, "J"): jack_spades,
    (HEART, "J"): jack_hearts,
    (DIAMOND, "J"): jack_diamonds,
}
