"""A horse's head and neck, walking to the left, in front of its rider."""

from __future__ import annotations

from .bodies import FOOT
from .palette import BLACK, CONTOUR, INNER, PAPER, YELLOW
from .svg import disc, line, oval, path, shape, wedges

NECK = (
    f"M212,{FOOT}C250,812 306,786 340,720C322,722 304,716 292,706C270,730 244,748 216,752"
    "C186,754 160,738 158,712C156,694 168,678 184,664C224,622 262,566 306,512"
    "C312,492 316,470 322,446C344,462 354,480 356,500C420,506 486,552 530,626"
    f"C566,690 596,780 610,{FOOT}Z"
)


def mane(ink: str) -> list[str]:
    """Return forelock and mane in locks along the crest."""
    d = (
        "M318,470C360,452 470,492 540,590C590,660 616,740 622,800C600,790 588,772 580,752"
        "C582,780 578,800 570,820C556,796 550,772 548,744C544,772 536,790 524,804"
        "C516,770 514,742 512,712C504,740 494,754 480,766C474,736 472,708 470,680"
        "C462,702 450,716 436,722C434,694 432,664 428,640C418,658 406,668 392,672"
        "C392,640 386,606 376,580C366,594 354,600 340,600C344,560 340,510 318,470Z"
    )
    rows = [
        (356, 500, 372, 576, 8, -6),
        (420, 540, 428, 632, 8, -6),
        (464, 580, 470, 672, 8, -6),
        (506, 626, 512, 704, 8, -6),
        (540, 664, 548, 738, 8, -6),
        (572, 690, 582, 748, 8, -5),
    ]
    return [shape(d, ink, CONTOUR), wedges(rows, PAPER if ink == BLACK else BLACK)]


def horse(coat: str, hair: str, rein: str, cloth: str) -> list[str]:
    """Return a bridled horse with the rein to the rider's hand and the cloth on its back."""
    mark = BLACK
    back = f"M470,{FOOT}C490,812 560,790 650,800L760,{FOOT}Z"
    parts = [shape(back, cloth, CONTOUR), line(f"M500,{FOOT}C520,834 580,822 650,830", 11, YELLOW)]
    ear = "M356,500C352,476 360,458 378,440C392,464 394,486 388,512Z"
    parts += [shape(ear, coat, CONTOUR), shape(NECK, coat, CONTOUR)]
    shade = [
        (240, FOOT - 4, 330, 760, 18, 14),
        (290, FOOT - 4, 372, 770, 14, 12),
        (350, FOOT - 4, 410, 770, 11, 10),
        (300, 702, 342, 630, 15, 16),
        (318, 716, 366, 640, 10, 14),
        (236, 744, 268, 700, 10, 8),
        (600, FOOT - 4, 560, 760, 15, 6),
    ]
    parts.append(wedges(shade, mark))
    parts += mane(hair)
    eye = "M276,590C286,574 304,570 318,580C310,596 290,602 276,590Z"
    parts += [
        shape(eye, PAPER, INNER),
        disc(297, 585, 10, BLACK),
        line("M270,574C284,558 306,554 322,564", INNER),
    ]
    parts += [oval(188, 694, 10, 14, BLACK), line("M160,722C180,720 196,716 208,706", INNER)]
    straps = (
        "M330,520C348,580 330,660 268,706",
        "M222,628C244,640 262,664 270,704",
        "M306,514L336,540",
    )
    for d in straps:
        parts += [path(d, "none", 27), path(d, "none", 15, rein)]
    parts += [disc(262, 704, 19, YELLOW, INNER), disc(262, 704, 7, BLACK)]
    parts += [disc(331, 532, 14, YELLOW, INNER)]
    d = "M276,712C330,800 430,830 560,786"
    return [*parts, path(d, "none", 27), path(d, "none", 15, rein)]
