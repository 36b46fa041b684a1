"""Bacchus, Cupid and the hunting hound on the Sows of the Bavarian pack."""

from __future__ import annotations

from kit import bodies as bod
from kit import bonnets, heads
from kit.palette import (
    BLACK,
    BLUE,
    BROWN,
    CONTOUR,
    GREEN,
    HATCH,
    INNER,
    PAPER,
    RED,
    TAN,
    YELLOW,
)
from kit.svg import disc, group, line, num, oval, path, place, shape, wedges


def mug(x: float, y: float) -> str:
    """Return a foaming mug, its handle at the left."""
    foam = (
        "M-58,-44C-76,-66 -50,-88 -28,-78C-20,-98 10,-98 18,-82C40,-96 70,-74 58,-44"
        "C52,-30 40,-34 30,-38C14,-28 0,-30 -10,-38C-26,-28 -44,-30 -58,-44Z"
    )
    parts = [
        path("M-46,-20C-96,-28 -96,48 -46,40", "none", 34),
        path("M-46,-20C-96,-28 -96,48 -46,40", "none", 18, BLUE),
        shape("M-54,-44H54L46,64H-46Z", YELLOW, CONTOUR),
        line("M-20,-36L-17,60M16,-36L14,60", INNER),
        shape(foam, PAPER, CONTOUR),
        wedges([(42, 58, 46, -14, 11), (50, -50, 26, -44, 7)]),
    ]
    return group(parts, f"translate({x},{y})")


def thyrsus() -> list[str]:
    """Return the staff with pine cone and ribbon."""
    cone = "M716,386C752,424 750,470 716,490C682,470 680,424 716,386Z"
    scales = [
        line((f"M{690 + i * 6},{430 + i * 14}L{728 + i * 4},{406 + i * 18}"), HATCH)
        for i in range(4)
    ]
    ribbon = (
        "M716,512C770,500 800,530 784,560C820,560 "
        "826,600 800,622C806,590 786,580 766,580"
        "C774,552 752,540 716,536Z"
    )
    return [
        line("M716,877V480", 26),
        line("M716,877V480", 13, BROWN),
        shape(ribbon, RED, INNER),
        wedges([(796, 612, 790, 574, 8, 4), (776, 560, 756, 534, 7, 4)]),
        shape(cone, GREEN, CONTOUR),
        *scales,
    ]


def bacchus() -> list[str]:
    """Return the young god astride his barrel, mug in hand."""
    trunk = (
        "M438,556C420,600 440,650 424,706C460,742 540,742 576,706C560,650 580,600 562,556"
        "C540,540 460,540 438,556Z"
    )
    leg = "M452,706C386,700 326,730 298,800"
    shin = "M298,800C288,826 288,842 292,858"
    legs = []
    for flip in (1, -1):
        parts = [line(d, w, ink) for w, ink in ((84, BLACK), (67, TAN)) for d in (leg, shin)]
        parts.append(
            shape(
                (
                    "M330,840C324,868 300,874 262,872C236,872 "
                    "232,856 252,848C276,842 286,836 296,820"
                    "Z"
                ),
                TAN,
                INNER,
            )
        )
        legs.append(group(parts, "" if flip > 0 else "translate(1000,0) scale(-1,1)"))
    head = (
        heads.hair_back("pair", BROWN)[:1]
        + heads.face("frontal", "young")
        + [heads.cheek("frontal"), *heads.fringe(BROWN), *bonnets.rolled(RED)]
    )
    return [
        *legs,
        *bod.sleeve("M440,584C370,610 316,590 300,536", 62, TAN, [(352, 618, 326, 590, 9, -4)]),
        *bod.sleeve("M560,584C630,620 690,620 712,604", 62, TAN, [(690, 640, 640, 630, 9, 4)]),
        shape("M466,510V560C486,576 514,576 534,560V510Z", TAN, INNER),
        shape(trunk, TAN, CONTOUR),
        wedges([(566, 690, 552, 590, 13, 6), (556, 716, 530, 700, 9, -4)]),
        line("M462,604C474,612 486,612 492,606M508,606C516,612 530,612 540,604", INNER),
        line("M496,664C500,672 506,672 508,664", INNER),
        mug(282, 474),
        bod.fist((306, 502), 96, 0.86),
        *thyrsus(),
        bod.fist((718, 600), 4, 0.86),
        place(head, 500, 474, 0.98),
    ]


def feather(angle: float, reach: float, width: float, ink: str) -> str:
    """Return one wing feather springing from the wing root."""
    w = width / 2
    d = f"M0,10C{num(-w)},{num(-reach * 0.4)} {num(-w)},{num(-reach)} {num(-w * 0.2)},{num(-reach)}"
    d += f"C{num(w * 1.2)},{num(-reach)} {num(w)},{num(-reach * 0.4)} 0,10Z"
    parts = [shape(d, ink, INNER + 1), line(f"M0,-70L{num(w * 0.1)},{num(-reach * 0.86)}", HATCH)]
    parts.append(wedges([(w * 0.62, -reach * 0.84, w * 0.3, -reach * 0.5, 9, 3)]))
    return group(parts, f"translate(612,800) rotate({num(angle)})")


def wing() -> str:
    """Return the right-hand wing: long white feathers under short blue ones."""
    parts = [feather(84 - i * 15, 250 + i * 26, 92, BLUE) for i in range(5)]
    parts += [feather(76 - i * 18, 164 + i * 14, 78, PAPER) for i in range(4)]
    return group(parts)


def cupid() -> list[str]:
    """Return the winged boy with bow and arrow and a red sash."""
    trunk = "M430,610C412,660 430,710 420,780H580C570,710 588,660 570,610C546,594 454,594 430,610Z"
    sash = "M424,640L470,604L590,760L584,800H548Z"
    bow = "M238,476C330,500 330,560 300,610C276,650 300,720 262,760"
    head = (
        heads.hair_back("pair", YELLOW)[:1]
        + heads.face("turned", "young")
        + [heads.cheek("turned"), *heads.hair_front("short", YELLOW), *heads.fringe(YELLOW)]
    )
    curls = [
        disc(x, y, 20, YELLOW, heads.FINE)
        for x, y in ((-44, -84), (-14, -104), (20, -106), (52, -92), (72, -62))
    ]
    shaft = [line("M640,520L700,420", 22), line("M640,520L700,420", 10, BROWN)]
    point = shape("M726,376L728,434L678,406Z", BLUE, INNER)
    return [
        group([wing()], "translate(-24,-110)"),
        group([wing()], "translate(1024,-110) scale(-1,1)"),
        line("M240,478L264,758", HATCH * 1.5),
        path(bow, "none", 27),
        path(bow, "none", 15, YELLOW),
        *bod.sleeve("M434,640C390,680 350,680 316,650", 62, TAN, [(384, 700, 350, 684, 9, -4)]),
        bod.fist((300, 636), 20, 0.86),
        *shaft,
        point,
        *bod.sleeve("M566,640C620,640 650,600 652,560", 62, TAN, [(644, 640, 660, 600, 9, 4)]),
        bod.fist((650, 530), 40, 0.86),
        shape("M466,566V620C486,636 514,636 534,620V566Z", TAN, INNER),
        shape(trunk, TAN, CONTOUR),
        line("M462,672C474,680 486,680 492,674M508,674C516,680 530,680 540,672", INNER),
        shape(sash, RED, CONTOUR),
        wedges([(572, 780, 500, 660, 12, 4), (556, 790, 486, 690, 8, 3)]),
        place([*head, *curls], 500, 530, 0.98),
    ]


def hound() -> list[str]:
    """Return the hound on the boar's back, its teeth in the neck."""
    tail = "M250,500C200,480 170,440 184,396C206,430 236,450 274,462Z"
    far = "M330,520C360,570 350,600 322,626L344,640C390,610 400,560 392,520Z"
    body = (
        "M244,486C280,424 400,412 490,438C520,416 560,402 600,420C640,430 664,470 690,520"
        "C700,540 690,552 674,548L640,560C620,566 600,560 590,540C560,548 530,552 500,546"
        "C440,560 380,548 340,534C330,572 320,600 280,622L248,614C262,580 236,540 244,486Z"
    )
    fore = "M520,516C540,566 570,596 626,604L622,630C560,630 500,590 476,530Z"
    ear = "M588,424C560,440 546,480 560,516C584,508 606,474 610,440Z"
    collar = "M520,424C508,464 512,510 524,546L548,546C538,510 536,460 546,414Z"
    teeth = "M622,562L632,584L642,558L654,578L664,552Z"
    shade = [
        (330, 534, 300, 470, 12, 8),
        (380, 544, 366, 490, 10, 5),
        (430, 548, 420, 500, 9, 4),
        (476, 546, 470, 506, 9, 4),
        (270, 612, 290, 560, 10, -4),
        (590, 614, 548, 580, 8, 3),
    ]
    return [
        shape(tail, YELLOW, CONTOUR),
        shape(far, BROWN, INNER),
        shape(teeth, PAPER, INNER),
        shape(body, YELLOW, CONTOUR),
        shape(fore, YELLOW, CONTOUR),
        wedges(shade),
        shape(collar, RED, INNER),
        shape(ear, BROWN, INNER),
        oval(632, 470, 8, 7, BLACK),
        oval(686, 528, 9, 8, BLACK),
        line("M674,548C654,548 640,540 632,528", INNER),
    ]
