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


def running_boar() -> list[str]:
    """Return the boar: jaws open, legs flung out, its back black with bristles."""
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
        shape(far, BLACK, INNER),
        shape(near, BROWN, CONTOUR),
        path(hooves, BLACK),
        shape(body, BROWN, CONTOUR),
        path(back, BLACK),
        wedges([(206 + i * 56, 648, 240 + i * 56, 624 - i * 2, 9, -3) for i in range(7)], BROWN),
        wedges([*flank, (700, 784, 726, 728, 13, -10), (176, 758, 192, 724, 12, 4)]),
        shape(mouth, RED, INNER),
        shape(tusk, PAPER, INNER),
        shape(ear, BROWN, CONTOUR),
        wedges([(690, 648, 668, 580, 16, 6)]),
        disc(746, 690, 14, PAPER, INNER),
        disc(750, 692, 7, BLACK),
        oval(874, 708, 10, 13, BLACK),
    ]


def hound() -> list[str]:
    """Return the hound: it stands on the boar's back, daylight between, and bites its neck."""
    tail = "M250,474C200,474 158,458 146,420C184,438 222,436 262,444Z"
    far = "M344,520C372,552 390,566 390,586L378,612H436C440,594 430,584 422,580Q410,530 366,496Z"
    body = (
        "M236,506C226,452 266,420 322,426C390,434 440,432 494,414C530,402 560,416 572,446"
        "L590,520C580,548 550,562 516,552C470,548 420,522 374,500C372,536 352,562 322,580"
        "L300,604C308,612 306,622 300,626H238C232,612 244,600 262,588C266,568 242,540 236,506Z"
    )
    fore = (
        "M500,512C516,556 548,586 592,596L632,600C642,616 634,630 618,632L572,630"
        "C524,618 484,580 468,534Z"
    )
    skull = (
        "M536,430C560,396 616,398 642,434C672,456 700,494 712,536C718,560 704,572 686,568"
        "L676,602L654,570L636,596L622,556C590,560 552,540 540,500Z"
    )
    ear = "M580,420C550,432 530,470 540,512C568,508 596,474 604,436Z"
    collar = "M540,412C528,448 534,500 552,538L580,530C562,494 558,448 570,404Z"
    shade = [
        (322, 580, 304, 500, 14, 8),
        (386, 506, 378, 458, 11, 4),
        (432, 526, 424, 472, 11, 4),
        (480, 546, 474, 486, 11, 4),
        (262, 588, 286, 540, 10, -4),
    ]
    return [
        shape(tail, YELLOW, CONTOUR),
        shape(far, TAN, CONTOUR),
        shape(body, YELLOW, CONTOUR),
        shape(fore, YELLOW, CONTOUR),
        wedges([*shade, (590, 630, 540, 596, 9, 4)]),
        shape(skull, YELLOW, CONTOUR),
        wedges([(640, 588, 644, 548, 10), (684, 566, 656, 536, 9, 3)]),
        shape(collar, RED, CONTOUR),
        shape(ear, BROWN, CONTOUR),
        disc(638, 466, 9, BLACK),
        oval(706, 528, 10, 12, BLACK),
    ]
