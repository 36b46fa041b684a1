"""Views on the number cards of the Tell pack: castles, the lake, the hat on its pole."""

from __future__ import annotations

from kit import hunting as gear
from kit import people, views
from kit.palette import (
    BLUE,
    BROWN,
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
from kit.svg import shape, wedges

Parts = list[str]


def ruin() -> Parts:
    """Return a castle ruin on a bushy hill."""
    return [
        views.hill(500, 690, 430, OLIVE),
        *views.tower(430, 716, 84, 150, "", TAN),
        shape("M470,720V640L500,650L520,620L548,664L580,650V720Z", TAN, INNER),
        *views.tower(612, 722, 60, 90, "", TAN),
        *views.bush(250, 850, 60),
        *views.bush(360, 800, 52),
        *views.bush(650, 810, 56),
        *views.bush(770, 856, 62),
        views.ground(840, 846, GREEN, 10),
    ]


def castle() -> Parts:
    """Return a castle above a winding way."""
    way = (
        "M470,760C560,780 600,800 520,820C430,840 440,860 480,877H580"
        "C520,856 540,850 610,826C680,796 600,770 520,752Z"
    )
    return [
        *views.mountain(220, 690, 220),
        *views.mountain(800, 706, 220),
        views.hill(500, 730, 460, GREEN),
        *views.house(500, 760, 150, 70, RED),
        *views.tower(420, 764, 62, 130, BLUE),
        *views.tower(584, 764, 56, 100, BLUE),
        shape(way, PAPER, INNER),
        *views.bush(300, 860, 48),
        *views.bush(740, 862, 52),
    ]


def storm() -> Parts:
    """Tell on the stormy lake."""
    return [
        *views.mountain(200, 610, 230),
        *views.mountain(790, 590, 260),
        *views.waves(776, SKY, True),
        people.boat(500, 764, 0.98),
        wedges(
            [(120 + i * 116, 862 - (i % 2) * 10, 210 + i * 116, 836, 15, -14) for i in range(7)],
            BLUE,
        ),
    ]


def fall() -> Parts:
    """Return the Governor on his rearing horse in the hollow way."""
    return [
        views.hill(90, 700, 250, OLIVE),
        views.hill(910, 690, 260, OLIVE),
        views.ground(830, 830, GREEN, 16),
        people.rearing(520, 800, 1.02),
        *views.bush(170, 856, 84, GREEN, RED),
        *views.bush(830, 858, 88, GREEN, RED),
    ]


def chapel() -> Parts:
    """Return a chapel among firs."""
    return [
        views.hill(500, 740, 470, GREEN),
        *views.fir(250, 820, 190),
        *views.fir(330, 800, 150),
        *views.house(480, 780, 170, 70, RED),
        *views.tower(594, 780, 52, 130, RED),
        *views.fir(690, 806, 170),
        *views.fir(776, 832, 200),
        shape("M460,782C470,820 540,830 500,877H590C600,830 530,820 500,782Z", YELLOW, INNER),
    ]


def hat() -> Parts:
    """Return the Governor's hat on its pole in a fenced field."""
    return [
        *views.mountain(220, 740, 220),
        *views.mountain(800, 730, 240),
        views.ground(800, 806, OLIVE, 6),
        *people.pole_hat(500, 850, 160),
        people.person(286, 846, BLUE, BROWN, RED, 0.74),
        *views.fence(560, 940, 856),
        *views.fence(60, 220, 856),
        gear.meadow(),
    ]


def farewell() -> Parts:
    """Tell takes leave of his wife and his child."""
    rock = "M250,877C270,820 330,806 380,800H640C700,806 740,830 760,877Z"
    return [
        *views.mountain(180, 660, 220),
        *views.mountain(800, 640, 250),
        shape(rock, TAN, INNER),
        wedges([(720, 870, 640, 812, 14, 6), (640, 872, 590, 820, 10, 4)]),
        people.person(390, 806, RED, BLUE, PAPER, 1.12, skirt=True),
        people.person(506, 816, YELLOW, GREEN, TAN, 0.74),
        people.person(622, 806, YELLOW, BROWN, WINE, 1.18, True),
        gear.meadow(),
    ]


def shot() -> Parts:
    """Return the crossbow and the apple."""
    return [
        views.hill(500, 830, 440, GREEN),
        gear.crossbow(500, 640, 0, 0.72),
        *people.apple(500, 812, 44),
        *views.bush(280, 866, 50),
        *views.bush(720, 866, 50),
    ]


def domes() -> Parts:
    """Return a great house with onion roofs in a wide country."""
    return [
        *views.mountain(200, 720, 220),
        *views.mountain(820, 730, 220),
        views.ground(830, 826, OLIVE, -6),
        *views.dome(360, 836, 70, 100, GREEN),
        *views.house(500, 838, 220, 70, RED),
        *views.dome(640, 836, 70, 100, GREEN),
        *views.tree(200, 860, 130),
        *views.tree(800, 862, 140),
        gear.meadow(),
    ]


def farm() -> Parts:
    """Return a farmhouse in a meadow before the mountains."""
    return [
        *views.mountain(260, 680, 240),
        *views.mountain(720, 664, 260),
        views.ground(800, 790, GREEN, 10),
        *views.house(610, 836, 220, 66, BROWN, TAN),
        *views.tree(330, 850, 150, OLIVE),
        *views.fence(80, 300, 866, 50),
        *views.fir(840, 850, 160),
    ]


def lake() -> Parts:
    """Return a tower at the lake."""
    return [
        *views.mountain(240, 700, 240),
        *views.mountain(560, 730, 200),
        *views.waves(800),
        views.hill(760, 780, 240, GREEN),
        *views.tower(720, 810, 84, 140, RED),
        *views.house(850, 820, 90, 40, BROWN),
        shape("M230,828C260,850 330,850 360,826Z", BROWN, INNER),
        shape("M296,824V740L346,812Z", PAPER, INNER),
    ]


def hut() -> Parts:
    """Return a hut between trees before the mountains."""
    return [
        *views.mountain(480, 670, 280),
        *views.mountain(820, 720, 200),
        views.ground(806, 800, OLIVE, 10),
        *views.house(480, 850, 150, 56, BROWN, TAN),
        *views.tree(220, 866, 190),
        *views.fir(660, 850, 170),
        *views.tree(800, 868, 180),
        gear.meadow(),
    ]


def vineyard() -> Parts:
    """Return a house among bushes on a slope."""
    return [
        views.hill(360, 690, 400, GREEN),
        *views.house(360, 760, 130, 70, RED),
        *views.bush(560, 810, 50),
        *views.bush(670, 830, 50),
        *views.bush(780, 850, 50),
        views.ground(850, 840, OLIVE, 9),
    ]


def pass_road() -> Parts:
    """Three peaks, and firs where the road begins."""
    return [
        *views.mountain(250, 640, 230),
        *views.mountain(750, 650, 230),
        *views.mountain(500, 590, 270),
        views.ground(836, 830, GREEN, 7),
        *views.fir(240, 866, 140),
        *views.fir(700, 870, 170),
        *views.fir(810, 866, 120),
    ]


def orchard() -> Parts:
    """Trees on a meadow before a hill."""
    return [
        views.hill(620, 700, 420, OLIVE),
        views.ground(830, 826, GREEN, 8),
        *views.tree(240, 862, 190),
        *views.tree(500, 868, 220),
        *views.tree(770, 862, 190),
    ]


def watch() -> Parts:
    """Return a tower on a hill above the lake."""
    return [
        *views.mountain(780, 690, 220),
        views.hill(330, 700, 360, OLIVE),
        *views.tower(330, 752, 66, 76, BLUE),
        views.ground(846, 840, GREEN, 8),
        *views.bush(560, 850, 50),
        *views.fir(820, 866, 140),
    ]


VIEWS = {
    (HEART, "10"): ruin,
    (HEART, "9"): castle,
    (HEART, "8"): storm,
    (HEART, "7"): fall,
    (HEART, "6"): vineyard,
    (BELL, "10"): chapel,
    (BELL, "9"): hat,
    (BELL, "8"): farewell,
    (BELL, "7"): shot,
    (BELL, "6"): pass_road,
    (LEAF, "8"): domes,
    (LEAF, "7"): farm,
    (LEAF, "6"): orchard,
    (ACORN, "8"): lake,
    (ACORN, "7"): hut,
    (ACORN, "6"): watch,
}
