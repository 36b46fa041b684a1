"""What people in portraits wear below the chin, and the hats on their heads."""

from __future__ import annotations

from .bust import FINE, PART, THICK, Parts, blend, darker
from .palette import BLACK, PAPER
from .svg import disc, line, oval, path

WIDE = "M8,212C16,156 54,152 100,152C146,152 184,156 192,212Z"
SLIM = "M22,212C28,160 60,154 100,154C140,154 172,160 178,212Z"
SMALL = "M32,212C38,164 66,156 100,156C134,156 162,164 168,212Z"
WHITE = "#F7F2E6"
GOLD = "#D9A83A"


def body(ink: str, outline: str = SLIM) -> Parts:
    """Shoulders in one ink."""
    return [path(outline, ink, THICK)]


def _folds(ink: str) -> str:
    return line("M52,212q-2,-20 4,-32M148,212q2,-20 -4,-32", FINE, darker(ink, 0.45))


def shirt(ink: str, outline: str = WIDE) -> Parts:
    """Return a coat or jumper with an open white collar."""
    collar = "M76,152L64,166L88,186L100,172L112,186L136,166L124,152Q100,164 76,152Z"
    return [*body(ink, outline), _folds(ink), path(collar, WHITE, PART)]


def jacket(ink: str, waistcoat: str, tie: str = "") -> Parts:
    """Jacket, waistcoat and white shirt, with a tie if one has an ink."""
    parts = [*body(ink, WIDE), _folds(ink)]
    parts.append(path("M72,154L100,214L128,154Q100,166 72,154Z", WHITE, PART))
    parts.append(path("M70,162L100,206L130,162L136,214H64Z", waistcoat, PART))
    parts.append(
        path(
            "M72,152L58,172L74,184L66,192L92,214H60L44,160Z"
            "M128,152L142,172L126,184L134,192L108,214H140L156,160Z",
            ink,
            PART,
        )
    )
    if tie:
        parts.append(path("M94,168h12l-3,9l7,22l-10,10l-10,-10l7,-22Z", tie, PART))
    return parts


def braces(ink: str, band: str) -> Parts:
    """Return a shirt, and braces over it."""
    parts = [*body(ink, WIDE)]
    check = darker(ink, 0.16)
    parts += [line(f"M{x},164V212", 2.4, check) for x in (36, 76, 124, 164)]
    parts += [line(f"M20,{y}H180", 2.4, check) for y in (184, 200)]
    parts.append(path("M54,158L70,154L78,212H60ZM146,158L130,154L122,212H140Z", band, PART))
    parts.append(
        path("M78,152L68,170L92,184L100,170L108,184L132,170L122,152Q100,164 78,152Z", ink, PART)
    )
    return [*parts, path(WIDE, "none", THICK)]


def dirndl(bodice: str, lace: str) -> Parts:
    """Return a white blouse under a laced bodice."""
    parts = body(WHITE, SLIM)
    parts.append(line("M40,176q8,10 4,30M160,176q-8,10 -4,30", FINE, "#C9BFA8"))
    parts.append(
        path(
            "M62,156C64,174 84,180 100,180C116,180 136,174 138,156L156,164V214H44V164Z",
            bodice,
            PART,
        )
    )
    parts.append(line("M92,186L108,192M108,186L92,192", 3.4, lace))
    return [*parts, path(SLIM, "none", THICK)]


def blouse(ink: str, extra: str = "", outline: str = SLIM) -> Parts:
    """Return a dress with a round neck: plain, with pearls, or with a brooch at a white collar."""
    parts = [*body(ink, outline), _folds(ink)]
    parts.append(path("M74,154Q100,190 126,154L118,150Q100,166 82,150Z", darker(ink, 0.3), PART))
    if extra == "pearls":
        around = ((74, 164), (81, 174), (90, 181), (100, 183), (110, 181), (119, 174), (126, 164))
        parts += [disc(x, y, 5, PAPER, FINE) for x, y in around]
    if extra == "brooch":
        parts.append(
            path(
                "M74,150Q60,166 66,180Q88,180 100,170"
                "Q112,180 134,180Q140,166 126,150Q100,168 74,150Z",
                WHITE,
                PART,
            )
        )
        parts += [oval(100, 176, 7, 8.5, GOLD, PART), oval(100, 176, 2.8, 3.6, "#8C3A35")]
    return parts


def jumper(ink: str, stripe: str = "", outline: str = SMALL) -> Parts:
    """Return a jumper with a ribbed neck, striped if a stripe has an ink."""
    parts = body(ink, outline)
    if stripe:
        parts += [
            line(
                f"M{50 - drop * 0.4},{176 + drop}Q100,{190 + drop} {150 + drop * 0.4},{176 + drop}",
                7,
                stripe,
            )
            for drop in (0, 18)
        ]
    parts.append(
        path("M74,152Q100,176 126,152L132,162Q100,190 68,162Z", blend(ink, "#FFFFFF", 0.18), PART)
    )
    return [*parts, path(outline, "none", THICK)]


def hood(ink: str) -> Parts:
    """Return a jumper with a hood behind and its cords before."""
    parts = body(ink, SLIM)
    parts.append(
        path(
            "M62,150C56,176 84,190 100,190C116,190 144,176 138,150L124,146Q100,170 76,146Z",
            blend(ink, "#FFFFFF", 0.14),
            PART,
        )
    )
    parts.append(line("M86,186v20M114,186v20", 3.4, WHITE))
    return parts


def shawl(ink: str, fringe: str) -> Parts:
    """Return a shawl crossed over the breast."""
    parts = body(ink, SLIM)
    parts.append(path("M70,152L100,196L130,152L116,148Q100,164 84,148Z", WHITE, PART))
    parts.append(
        path(
            "M72,150L58,158L92,214H118L100,188ZM128,150L142,158L108,214H88L112,182Z",
            blend(ink, "#FFFFFF", 0.16),
            PART,
        )
    )
    parts.append(line("M62,170l12,20M138,170l-12,20M54,182l14,24M146,182l-14,24", FINE, fringe))
    return parts


def sailor_coat(ink: str) -> Parts:
    """Return a double-breasted coat with gold buttons over a roll neck."""
    parts = [*body(ink, WIDE), _folds(ink)]
    parts.append(path("M72,148Q100,168 128,148V166Q100,184 72,166Z", WHITE, PART))
    parts.append(
        path(
            "M70,158L56,176L78,186L100,214L122,186L144,176L130,158Q122,180 100,184Q78,180 70,158Z",
            ink,
            PART,
        )
    )
    return [*parts, *(disc(x, y, 4.4, GOLD, FINE) for x in (78, 122) for y in (202,))]


# Hats.


def tyrolean(ink: str, band: str) -> Parts:
    """Return a felt hat with a cord and a feather."""
    crown = "M56,58C60,10 82,22 98,18C114,12 134,12 144,58Z"
    feather = "M134,50C146,40 168,22 160,-4C142,6 128,26 126,48Z"
    return [
        path(feather, WHITE, PART),
        line("M134,46Q148,24 158,0", FINE),
        path(crown, ink, THICK),
        line("M92,24Q98,32 106,26", FINE, darker(ink, 0.5)),
        path("M56,46Q100,56 144,46L146,60Q100,70 54,60Z", band, PART),
        path("M30,62C60,46 140,46 170,62C164,76 130,80 100,80C70,80 36,76 30,62Z", ink, THICK),
        line("M48,64Q100,76 152,64", FINE, darker(ink, 0.5)),
    ]


def bowler(ink: str, band: str) -> Parts:
    """Return a stiff round hat."""
    return [
        path("M54,60C50,8 76,8 100,8C124,8 150,8 146,60Z", ink, THICK),
        path("M74,22Q82,16 92,16", "none", 4, blend(ink, "#FFFFFF", 0.45), "round"),
        path("M53,46Q100,56 147,46V60Q100,70 53,60Z", band, PART),
        path("M34,58Q40,70 100,66Q160,70 166,58Q164,80 100,78Q36,80 34,58Z", ink, THICK),
    ]


def flat_cap(ink: str) -> Parts:
    """Return a cap of cloth with a short peak."""
    peak = "M54,66Q100,46 152,62Q168,70 158,76Q104,66 58,78Q46,74 54,66Z"
    return [
        path("M48,70C38,16 80,14 106,14C140,14 164,30 152,66Q100,48 48,70Z", ink, THICK),
        line("M100,16Q92,34 96,54M68,26Q64,44 68,58M134,24Q134,40 128,54", FINE, darker(ink, 0.4)),
        disc(104, 14, 4.4, ink, PART),
        path(peak, darker(ink, 0.25), THICK),
    ]


def sailor_cap() -> Parts:
    """Return a captain's white cap with peak, band and badge."""
    navy = "#20304D"
    return [
        path(
            "M42,44C38,12 78,12 100,12C122,12 162,12 158,44Q128,54 100,54Q72,54 42,44Z",
            WHITE,
            THICK,
        ),
        path("M54,46Q100,58 146,46L148,66Q100,76 52,66Z", navy, PART),
        line("M56,62Q100,72 144,62", 3, GOLD),
        disc(100, 52, 7, GOLD, PART),
        path("M56,66Q100,76 144,66Q142,86 100,88Q58,86 56,66Z", "#15181F", THICK),
        line("M70,78Q100,85 130,78", FINE, "#5D6676"),
    ]


def straw_hat(band: str) -> Parts:
    """Return a straw hat with a broad brim."""
    straw, mark = "#E2C273", "#B08A3C"
    return [
        path("M60,58C58,18 76,14 100,14C124,14 142,18 140,58Z", straw, THICK),
        line("M66,34Q100,42 134,34M76,22Q100,28 124,22", FINE, mark),
        path("M59,44Q100,54 141,44L142,60Q100,70 58,60Z", band, PART),
        path(
            "M16,68C40,48 70,58 100,58C130,58 160,48 184,68"
            "C160,82 130,78 100,78C70,78 40,82 16,68Z",
            straw,
            THICK,
        ),
        line("M34,67Q100,78 166,67", FINE, mark),
    ]


def headscarf(ink: str, dots: str) -> Parts:
    """Return a scarf tied below the chin, hair peeping out above the brow."""
    d = (
        "M100,18C150,18 160,66 152,112C148,138 130,152 112,164L100,158L88,164"
        "C70,152 52,138 48,112C40,66 50,18 100,18ZM100,52C70,52 58,72 60,98"
        "C62,124 80,142 100,152C120,142 138,124 140,98C142,72 130,52 100,52Z"
    )
    spots = (
        (100, 34),
        (74, 38),
        (126, 38),
        (56, 60),
        (144, 60),
        (52, 88),
        (148, 88),
        (60, 120),
        (140, 120),
    )
    knot = (
        "M100,160C86,158 74,170 70,188L86,182L96,190L100,170"
        "L104,190L114,182L130,188C126,170 114,158 100,160Z"
    )
    return [
        f'<path d="{d}" fill="{ink}" fill-rule="evenodd" stroke="{BLACK}" stroke-width="{THICK}"/>',
        *(disc(x, y, 3.6, dots) for x, y in spots),
        path(knot, ink, PART),
        disc(100, 163, 7, ink, PART),
    ]


def knotted_scarf(ink: str, dots: str) -> Parts:
    """Return a scarf wound round the hair and knotted on top."""
    spots = ((74, 50), (100, 60), (126, 50), (88, 38), (114, 38), (60, 66), (140, 66))
    return [
        path(
            "M96,28C78,2 62,10 66,24C70,32 84,34 96,32Z"
            "M104,28C122,2 138,10 134,24C130,32 116,34 104,32Z",
            ink,
            PART,
        ),
        path(
            "M48,84C42,24 80,24 100,24C120,24 158,24 152,84Q128,62 100,72Q72,62 48,84Z", ink, THICK
        ),
        *(disc(x, y, 3.6, dots) for x, y in spots),
        disc(100, 28, 9, ink, PART),
    ]


def bobble_hat(ink: str, band: str) -> Parts:
    """Return a knitted hat with a bobble."""
    ribs = "".join(f"M{x},52V70" for x in range(60, 148, 12))
    return [
        disc(100, 16, 15, band, THICK),
        line("M92,12l6,8M104,8l0,10M110,18l-8,2", FINE, darker(band, 0.35)),
        path("M50,66C46,28 76,26 100,26C124,26 154,28 150,66Z", ink, THICK),
        line("M76,50Q78,38 84,32M100,50V30M124,50Q122,38 116,32", FINE, darker(ink, 0.4)),
        path("M46,52Q100,40 154,52Q158,64 154,74Q100,60 46,74Q42,64 46,52Z", band, THICK),
        line(ribs, FINE, darker(band, 0.3)),
    ]


def small_hat(ink: str, flower: str) -> Parts:
    """Return an old lady's felt hat with a flower."""
    petals = [
        disc(136 + x, 46 + y, 6.4, flower, FINE)
        for x, y in ((0, -8), (8, -2), (5, 7), (-5, 7), (-8, -2))
    ]
    return [
        path("M54,54C54,14 78,14 100,14C122,14 146,14 146,54Z", ink, THICK),
        path("M53,44Q100,54 147,44V58Q100,68 53,58Z", darker(ink, 0.35), PART),
        path("M38,64Q44,50 100,54Q156,50 162,64Q150,74 100,68Q50,74 38,64Z", ink, THICK),
        *petals,
        disc(136, 46, 4.4, GOLD, FINE),
    ]
