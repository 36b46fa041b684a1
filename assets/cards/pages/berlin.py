"""The North German (Berlin) pattern: King, Dame, Bube and forty number cards in French suits."""

from __future__ import annotations

from collections.abc import Callable

from kit import attributes as att
from kit import berets as cap
from kit import bodies as bod
from kit import dress, heads, ladies, props
from kit.figure import Parts, forearm, lady, man, on_axis
from kit.french import CLUB, DIAMOND, HEART, INKS, SPADE, SUITS, sign
from kit.french_back import back_card
from kit.letters import word
from kit.palette import BLACK, BLUE, CONTOUR, DARK, GREEN, INNER, PAPER, RED, WINE, YELLOW
from kit.pips import HALF_TURN, HEIGHT, laurel, spread
from kit.sheet import Frame, Index, Sheet, rule
from kit.svg import disc, group, line, oval, shape, wedges
from kit.weli import THE_WELI, scroll

POLE = 806
SCALE = 0.88


def jack_arm(ink: str, trim: str) -> Parts:
    """Return the arm that grips the halberd."""
    return [*forearm(POLE, 650, ink, trim, 720), bod.fist((POLE, 660), 4)]


def jack_clubs() -> Parts:
    body = dress.doublet(GREEN, 196) + dress.slashes(RED, 196) + bod.neck()
    top = bod.baldric(YELLOW) + bod.lace_collar()
    return [
        on_axis(*dress.cloak(RED, 800, 740)),
        on_axis(*body, *top),
        *props.halberd(POLE, 72, "moon", WINE),
        *jack_arm(GREEN, PAPER),
        *bod.sleeve("M356,640C350,720 316,760 268,764", 88, GREEN, [(372, 740, 366, 660, 12, -5)]),
        shape(f"M186,812L172,{bod.FOOT}H216L222,812Z", PAPER, CONTOUR),
        bod.cuff((276, 766), 84, 88, PAPER),
        att.hilt(206, 806, 4),
        bod.fist((216, 756), -6),
        line("M140,800C104,760 140,700 200,716", 19),
        line("M140,800C104,760 140,700 200,716", 8, YELLOW),
        man("turned", cap.beret_wide(), ("short", BLACK), "full", False, mood="stern"),
    ]


def jack_spades() -> Parts:
    body = dress.doublet(BLUE, 196) + dress.stripes(PAPER, 196) + bod.neck() + dress.straps(RED)
    collar = "M-62,492C-44,540 44,540 62,492L118,548C60,580 30,556 0,596C-30,556 -60,580 -118,548Z"
    return [
        on_axis(*dress.cloak(RED, 860, 700)),
        on_axis(*body, shape(collar, PAPER, CONTOUR)),
        *props.halberd(POLE, 72, "axe", YELLOW),
        *jack_arm(BLUE, YELLOW),
        *att.blade(226, 640, 226, 356, 38),
        *forearm(226, 690, BLUE, YELLOW, 320),
        att.hilt(226, 648, 180),
        bod.fist((226, 706), 4),
        man("turned", cap.beret_jewelled(), ("long", WINE), "goatee", False, mood="stern"),
    ]


def jack_hearts() -> Parts:
    body = dress.doublet(BLUE, 190) + dress.placket(PAPER, RED) + bod.neck() + bod.ruff()
    glove = bod.sleeve("M300,700C310,800 400,800 500,760", 86, YELLOW, [(330, 790, 330, 720, 12)])
    return [
        on_axis(*dress.cloak(RED, 820, 760)),
        on_axis(*body),
        *props.halberd(POLE, 72, "beak", YELLOW),
        *bod.sleeve("M716,640C770,800 830,800 806,720", 84, YELLOW),
        *bod.puff(716, 626, 82, 92, YELLOW, WINE),
        bod.cuff((POLE, 722), 0, 84, PAPER),
        bod.fist((POLE, 664), 4),
        *glove,
        *bod.puff(336, 632, 86, 96, YELLOW, WINE),
        bod.cuff((486, 764), 76, 92, PAPER),
        bod.fist((546, 746), -14),
        man("turned", cap.cap_two_plumes(), ("bob", YELLOW), "moustache", True, WINE),
    ]


def jack_diamonds() -> Parts:
    body = dress.doublet(BLUE, 180) + dress.stripes(PAPER, 180) + dress.placket(YELLOW, RED)
    return [
        on_axis(*dress.cloak(RED, 780, 780)),
        on_axis(*body, *bod.neck(), *dress.border(780, 780, False, WINE), *bod.neckcloth()),
        *props.halberd(POLE, 72, "flame", WINE),
        *jack_arm(GREEN, YELLOW),
        *forearm(384, 700, GREEN, YELLOW, 310),
        bod.fist((384, 710), -8),
        man("profile", cap.beret_ostrich(), ("bob", WINE), "", True, mood="young"),
    ]


def flower(x: float, y: float, kind: str, ink: str, lean: float) -> Parts:
    """Return a flower on its stem, held by a hand at (x, y)."""
    return [*props.stem(x, y, lean, 150), props.bloom(x + lean, y - 176, kind, ink)]


def queen_clubs() -> Parts:
    body = dress.gown(RED, YELLOW) + dress.bertha()
    body += [ladies.bow(x, y, BLUE, 0.92) for x, y in ((-138, 656), (0, 702), (138, 656))]
    back = ladies.veil(120)
    coils = ladies.plait(62, 20, WINE)
    return [
        on_axis(*dress.cloak(RED, 840, 760)),
        on_axis(*body),
        *bod.puff(308, 668, 70, 74, PAPER, BLUE),
        *bod.puff(748, 668, 70, 74, PAPER, BLUE),
        *flower(208, 616, "marigold", PAPER, -14),
        *forearm(208, 616, PAPER, YELLOW, 318),
        bod.fist((208, 628), 4, 0.9),
        lady("turned", back, WINE, coils + ladies.wreath(PAPER, YELLOW), True),
    ]


def queen_spades() -> Parts:
    body = dress.gown(GREEN, YELLOW) + dress.shawl(PAPER, RED) + dress.necklace(PAPER, 560)
    knot = ladies.bun(78, -92, BLACK)
    band = [
        disc(x, y, 8, PAPER, heads.FINE)
        for x, y in ((-30, -78), (-8, -86), (14, -90), (36, -92), (57, -92))
    ]
    curls = ladies.ringlet(54, 30, 5, BLACK) + ladies.ringlet(80, 12, 5, BLACK)
    return [
        on_axis(*dress.cloak(RED, 860, 800)),
        on_axis(*body),
        *flower(208, 616, "tulip", RED, -10),
        *forearm(208, 616, GREEN, PAPER, 300),
        bod.fist((208, 628), 4, 0.9),
        lady("profile", knot, BLACK, [*curls, *band, ladies.bow(70, -60, PAPER, 0.7)], False),
    ]


def queen_hearts() -> Parts:
    body = dress.gown(GREEN, YELLOW) + dress.necklace(RED, 584)
    clasp = [
        shape("M-150,630C-60,690 60,690 150,630L144,672C60,728 -60,728 -144,672Z", RED, INNER),
        disc(0, 698, 32, YELLOW, CONTOUR),
        disc(0, 698, 13, BLUE, INNER),
    ]
    long = ladies.ringlet(88, 20, 6, YELLOW, 16) + ladies.ringlet(64, 26, 7, YELLOW, 16)
    long += ladies.ringlet(-61, 18, 4, YELLOW, 12)
    return [
        on_axis(*dress.cloak(RED, 740, 800)),
        on_axis(*body, *clasp),
        on_axis(*dress.border(740, 800, True)),
        *flower(820, 600, "rose", RED, 12),
        *forearm(820, 600, GREEN, PAPER, 730),
        bod.fist((820, 612), 4, 0.9),
        lady("turned", ladies.veil(140), YELLOW, long + ladies.wreath(RED, YELLOW), True),
    ]


def queen_diamonds() -> Parts:
    body = dress.gown(BLUE, RED) + bod.lace_collar()
    pearls = dress.necklace(YELLOW, 640) + dress.necklace(YELLOW, 572)
    stole = dress.border(800, 800, True)
    knot = ladies.bun(92, -40, WINE)
    buds = ladies.blossom(52, -104, 19, RED) + ladies.blossom(84, -80, 19, YELLOW, RED)
    buds += ladies.blossom(16, -118, 19, PAPER)
    curls = ladies.ringlet(62, 26, 4, WINE) + ladies.ringlet(-62, 16, 4, WINE, 13)
    return [
        on_axis(*dress.cloak(BLUE, 800, 800)),
        on_axis(*body, *pearls, *stole),
        *flower(820, 600, "carnation", RED, 12),
        *forearm(820, 600, BLUE, PAPER, 730),
        bod.fist((820, 612), 4, 0.9),
        lady("turned", knot, WINE, curls + buds, False),
    ]


def king_arm(ink: str) -> Parts:
    """Return the arm that carries sceptre or sword at the right."""
    return [*forearm(820, 650, ink, PAPER, 740), bod.fist((820, 664), 4)]


def king_clubs() -> Parts:
    body = bod.coat(GREEN, DARK, 230) + bod.neck() + bod.frogs(YELLOW)
    return [
        on_axis(*dress.cloak(RED, 760, 740)),
        on_axis(*body, *bod.ermine_cape(640)),
        *att.sceptre(820, 820, 330, "orb", RED),
        *king_arm(RED),
        *props.oval_shield(196, 690),
        bod.fist((316, 700), 6),
        man("turned", cap.crown("round", GREEN), ("long", WINE), "goatee", True, mood="stern"),
    ]


def king_spades() -> Parts:
    body = bod.coat(BLUE, YELLOW, 230) + bod.neck()
    order = bod.chain(RED)
    return [
        on_axis(*dress.cloak(RED, 800, 760)),
        on_axis(*body, *dress.border(800, 760, True), *order),
        *att.sceptre(820, 820, 340, "lily", RED),
        *king_arm(BLUE),
        *props.harp(186, 640),
        bod.fist((268, 700), -20),
        man("frontal", cap.crown("broad", BLUE), ("pair", BLACK), "full", False, mood="old"),
    ]


def king_hearts() -> Parts:
    body = bod.coat(RED, WINE, 230) + bod.neck() + bod.ermine_cape(676)
    order = bod.chain(YELLOW)
    return [
        on_axis(*dress.cloak(WINE, 820, 720)),
        on_axis(*body, *order),
        *att.blade(820, 600, 820, 196, 44),
        *forearm(820, 650, RED, PAPER, 740),
        att.hilt(820, 612, 180),
        bod.fist((820, 668), 4),
        *forearm(206, 700, RED, PAPER, 300),
        *props.orb(206, 630),
        props.open_hand(206, 720),
        man("turned", cap.crown("tall", WINE), ("bob", BLACK), "goatee", True),
    ]


def king_diamonds() -> Parts:
    body = dress.doublet(BLUE, 206) + bod.neck() + dress.straps(YELLOW)
    rivets = [disc(x, y, 9, YELLOW, INNER) for x in (-150, 150) for y in (660, 740, 820)]
    shoulder = []
    for x in (344, 712):
        shoulder += [oval(x, 592, 70, 64, YELLOW, CONTOUR), oval(x, 592, 44, 40, BLUE, INNER)]
        shoulder += [disc(x, 592, 15, YELLOW, INNER), wedges([(x + 58, 612, x + 40, 548, 10, 7)])]
    return [
        on_axis(*dress.cloak(RED, 780, 760)),
        on_axis(*body, *rivets),
        *shoulder,
        *att.sceptre(820, 820, 170, "knobs", RED),
        *king_arm(BLUE),
        *forearm(340, 704, BLUE, YELLOW, 290),
        bod.fist((340, 714), -6),
        man("profile", cap.crown("laurel", RED), ("short", YELLOW), "full", True, mood="stern"),
    ]


FIGURES: dict[tuple[str, str], Callable[[], Parts]] = {
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


COURTS = ("K", "Q", "J")
NUMBERS = ("10", "9", "8", "7", "6", "5", "4", "3", "2")
SIGN_SIZES = {CLUB: 204.0, SPADE: 210.0, HEART: 204.0, DIAMOND: 224.0}

SHEET = Sheet(
    name="berlin",
    height=HEIGHT,
    suits=INKS,
    ranks=("A", *COURTS, *NUMBERS, THE_WELI),
    letter=word,
    sign=sign,
    small=Index(104, 56, 186, 76, {CLUB: 128, SPADE: 130, HEART: 124, DIAMOND: 140}, 0.76),
    large=Index(106, 50, 250, 88, {CLUB: 146, SPADE: 148, HEART: 142, DIAMOND: 160}, 0.72),
    huge=Index(140, 42, 340, 132, {CLUB: 212, SPADE: 214, HEART: 206, DIAMOND: 232}, 0.82),
    four={CLUB: BLACK, SPADE: "#16703A", HEART: INKS[HEART], DIAMOND: "#A85000"},
    frame=Frame(62, 58, 186, 404),
    framed=COURTS,
    words={"de": {"Q": "D", "J": "B"}},
)


def court(suit: str, rank: str) -> str:
    """Return a court card: figure, sign beside the index, a straight rule at half height."""
    figure = group(FIGURES[suit, rank](), f"translate(60,0) scale({SCALE})")
    half = [figure, sign(suit, 284, 186, SIGN_SIZES[suit])]
    return SHEET.card(suit, rank, half, [rule(62, SHEET.middle)])


def number(suit: str, rank: str) -> str:
    """Return a number card."""
    spots, pip = spread(suit, rank)
    return SHEET.card(suit, rank, [], spots, pip)


def weli() -> str:
    """Return the Weli of French cards: the Six of Diamonds with its name in both halves."""
    spots, pip = spread(DIAMOND, "6")
    named = group(scroll(448))
    return SHEET.card(DIAMOND, THE_WELI, [], [*spots, named, group([named], HALF_TURN)], pip)


BOX = ("Norddeutsches Bild", (44, 96, 66))
"""What stands on the box of the pack, and its cloth."""


def faces() -> dict[str, str]:
    """All pictures of the pack by name."""
    drawn = {"back": back_card(SHEET), DIAMOND + THE_WELI: weli()}
    for suit in SUITS:
        drawn[suit + "A"] = SHEET.card(suit, "A", [], laurel(suit))
        drawn |= {suit + rank: court(suit, rank) for rank in COURTS}
        drawn |= {suit + rank: number(suit, rank) for rank in NUMBERS}
    return drawn
