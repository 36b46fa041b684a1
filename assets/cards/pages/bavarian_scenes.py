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
    WINE,
    YELLOW,
)
from kit.svg import disc, group, line, num, oval, path, place, shape, turn, wedges


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
        "M432,560C404,610 396,670 408,730C450,764 550,764 592,730C604,670 596,610 568,560"
        "C540,544 460,544 432,560Z"
    )
    leg = "M446,730C396,722 372,746 366,792C364,812 364,824 366,838"
    legs = []
    for flip in (1, -1):
        parts = [line(leg, 90), line(leg, 73, TAN)]
        parts.append(
            shape("M402,826C404,858 384,868 344,868C306,868 300,848 322,840L332,826Z", TAN, CONTOUR)
        )
        parts.append(wedges([(398, 806, 406, 766, 12, 6)]))
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
        wedges([(586, 720, 570, 600, 14, 10), (564, 740, 530, 736, 9, -4)]),
        disc(452, 622, 7, WINE),
        disc(548, 622, 7, WINE),
        line("M494,690C498,700 504,700 508,690", CONTOUR),
        line("M436,722C474,744 526,744 564,722", INNER),
        mug(282, 474),
        bod.fist((306, 502), 96, 0.86),
        *thyrsus(),
        bod.fist((718, 600), 4, 0.86),
        group(head, "translate(500,474) scale(1.06,0.96)"),
    ]


def wing(lowest: int = 0) -> list[str]:
    """Return the right-hand wing, raised: long blue feathers under short white ones."""
    parts = []
    long = ((78, 176), (59, 222), (40, 252), (21, 254))
    short = ((64, 124), (34, 138))
    rows = [(angle, reach, 78, BLUE) for angle, reach in long[lowest:]]
    rows += [(angle, reach, 66, PAPER) for angle, reach in short[lowest // 2 :]]
    for angle, reach, width, ink in rows:
        w = width / 2
        d = (
            f"M0,10C{num(-w)},{num(-reach * 0.4)} {num(-w)},{num(-reach)} 0,{num(-reach)}"
            f"C{num(w)},{num(-reach)} {num(w)},{num(-reach * 0.4)} 0,10Z"
        )
        mark = wedges([(w * 0.5, -reach * 0.9, w * 0.2, -reach * 0.5, 9, 3)])
        rib = line(f"M0,{num(-reach * 0.5)}V{num(-reach * 0.86)}", HATCH)
        parts.append(turn([shape(d, ink, CONTOUR), rib, mark], (0, 0), angle))
    return parts


def cupid() -> list[str]:
    """Return the winged boy: the bow drawn, the arrow on the string."""
    trunk = "M426,618C408,670 420,720 410,790H590C580,720 592,670 574,618C546,600 454,600 426,618Z"
    sash = "M420,650L468,610L592,760L588,800H544Z"
    bow = "M286,514C262,540 212,578 218,646C212,714 262,752 286,778"
    point = "M126,646L182,616V676Z"
    head = [
        *heads.face("turned", "young"),
        heads.cheek("turned"),
        *heads.hair_front("short", YELLOW),
        *heads.bare(YELLOW, True),
    ]
    return [
        place(wing(), 590, 654),
        place(wing(2), 414, 654, 1, True),
        line("M284,518L520,646L284,774", HATCH * 1.6),
        path(bow, "none", 35),
        path(bow, "none", 20, RED),
        shape("M466,570V630C486,646 514,646 534,630V570Z", TAN, INNER),
        shape(trunk, TAN, CONTOUR),
        line("M456,690C468,698 482,698 490,692", INNER),
        shape(sash, RED, CONTOUR),
        wedges([(580, 780, 500, 666, 12, 4)]),
        *bod.sleeve("M436,648C380,676 320,676 268,658", 60, TAN, [(400, 690, 350, 690, 9, -3)]),
        line("M160,646H524", 22),
        line("M160,646H524", 10, BROWN),
        shape(point, BLUE, CONTOUR),
        bod.fist((226, 650), 6, 0.92),
        *bod.sleeve("M568,648C650,716 700,680 640,650", 60, TAN, [(664, 716, 620, 700, 9, -4)]),
        *bod.sleeve("M650,654C620,640 580,640 556,646", 56, TAN),
        bod.fist((532, 646), 186, 0.92),
        group(head, "translate(496,502) scale(1.06,0.94)"),
    ]


def running_boar() -> list[str]:
    """Return the boar: jaws open, legs flung out, its back black with bristles."""
    edge, inner = CONTOUR * 1.2, INNER * 1.2
    far = (
        "M286,744C262,782 236,800 196,812L176,826L186,850L228,842C280,830 330,806 368,764Z"
        "M632,756C680,782 720,786 764,774L800,768L806,796L772,806C700,822 640,806 592,764Z"
    )
    near = (
        "M200,716C190,762 164,794 124,812L104,826L116,852L158,842C222,824 268,800 300,756Z"
        "M560,740C576,792 616,822 676,826L712,832L708,860L668,858C580,854 512,820 486,752Z"
    )
    hooves = "M124,812L104,826L116,852L150,844ZM676,826L712,832L708,860L668,857Z"
    body = (
        "M166,712C152,648 200,606 286,602C370,588 470,580 548,592C620,596 676,618 720,654"
        "C766,670 824,680 878,690C894,700 892,722 874,728L776,736L846,756"
        "C856,770 846,780 830,780L744,782C700,792 670,784 640,774C560,796 420,792 330,778"
        "C240,786 174,776 166,712Z"
    )
    back = (
        "M166,712C152,648 200,606 286,602L352,594L360,580L382,592L400,574L416,590L438,564L456,588"
        "L478,548L500,586L526,536L548,590L582,548L590,596C636,604 672,622 706,646"
        "L676,648L684,690L642,664L634,716L600,676L578,716L556,680L520,728L508,688L470,716"
        "L452,692L410,732L398,694L352,720L340,690L296,726L288,690L248,716L238,688L204,712Z"
    )
    mouth = "M766,735L870,727L842,758Z"
    ear = "M650,640C632,596 642,566 664,552C694,572 708,608 700,650C684,664 664,658 650,640Z"
    tusk = "M806,750C806,718 818,700 842,690C840,714 838,732 836,756Z"
    tail = "M170,690C136,676 118,706 142,716C160,712 154,684 128,676"
    flank = [(290 + i * 42, 780, 274 + i * 42, 746, 11, 3) for i in range(8)]
    return [
        line(tail, 15),
        shape(far, BLACK, inner),
        shape(near, BROWN, edge),
        path(hooves, BLACK),
        shape(body, BROWN, edge),
        path(back, BLACK),
        wedges([(206 + i * 56, 648, 240 + i * 56, 624 - i * 2, 9, -3) for i in range(7)], BROWN),
        wedges([*flank, (700, 784, 726, 728, 13, -10), (176, 758, 192, 724, 12, 4)]),
        shape(mouth, RED, inner),
        shape(tusk, PAPER, inner),
        shape(ear, BROWN, edge),
        wedges([(690, 648, 668, 580, 16, 6)]),
        disc(746, 690, 14, PAPER, inner),
        disc(750, 692, 7, BLACK),
        oval(874, 708, 10, 13, BLACK),
    ]


def hound() -> list[str]:
    """Return the hound: it has leapt up at the boar from behind and bites its ear."""
    tail = "M186,690C140,664 108,612 120,552C144,604 178,634 220,642Z"
    far = (
        "M316,680C360,716 366,750 350,790L346,828H366C384,834 386,852 376,860H308"
        "C302,832 304,800 310,784C306,760 296,740 280,730Z"
    )
    body = (
        "M176,718C168,660 218,610 288,578C360,546 416,492 482,448C520,426 558,440 568,472"
        "L576,540C564,580 530,600 490,596C430,600 392,616 358,650C352,716 316,752 276,774"
        "C264,792 264,810 270,830H292C310,836 314,852 306,860H230C222,832 220,806 224,786"
        "C194,768 178,746 176,718Z"
    )
    fore = (
        "M506,552C524,600 560,630 606,640L642,648C654,662 640,680 622,678L578,672"
        "C528,656 488,618 466,586Z"
    )
    skull = (
        "M524,436C548,396 612,392 646,426C682,446 716,488 732,534C738,556 722,570 704,564"
        "C690,550 672,542 650,540C664,568 684,586 698,608C684,622 656,612 640,588"
        "C632,576 628,566 622,556C590,560 546,546 528,506Z"
    )
    mouth = "M650,540C672,542 690,550 704,564L698,608C684,586 664,568 650,540Z"
    teeth = "M676,545L684,566L694,555ZM676,582L690,578L686,594Z"
    ear = "M570,414C536,428 516,472 530,520C562,514 592,474 598,428Z"
    collar = "M524,416C512,452 520,508 540,546L570,536C550,500 544,448 556,406Z"
    shade = [
        (350, 660, 318, 596, 15, 8),
        (404, 610, 388, 560, 12, 5),
        (446, 600, 434, 546, 12, 5),
        (488, 596, 478, 540, 11, 4),
        (234, 784, 262, 730, 11, -4),
        (590, 672, 540, 636, 9, 4),
    ]
    return [
        shape(tail, YELLOW, CONTOUR),
        shape(far, TAN, CONTOUR),
        shape(body, YELLOW, CONTOUR),
        shape(fore, YELLOW, CONTOUR),
        wedges(shade),
        shape(skull, YELLOW, CONTOUR),
        shape(mouth, RED, INNER),
        path(teeth, PAPER),
        shape(collar, RED, CONTOUR),
        shape(ear, BROWN, CONTOUR),
        disc(636, 464, 10, BLACK),
        oval(724, 532, 11, 13, BLACK),
    ]
