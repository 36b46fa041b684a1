"""Who sits at the table: portraits of all ages, each with a name that settings and logs keep.

A portrait is a square; the program shows it round. What is laid first lies behind. A name tells
what is seen and is never given to another face: evenings and settings of last year mean the same
one. A further portrait is a further entry.
"""

from __future__ import annotations

from collections.abc import Sequence

from kit import bust_dress as dress
from kit import bust_hair as hair
from kit.bust import (
    BLACK_HAIR,
    BLOND,
    BROWN_SKIN,
    CHESTNUT,
    DARK_HAIR,
    DARK_SKIN,
    FAIR,
    GINGER,
    GREY_HAIR,
    ROSY,
    TAWNY,
    WHITE_HAIR,
    Head,
    Parts,
    beard,
    blend,
    eyes,
    face,
    freckles,
    glasses,
    moustache,
    mouth,
    neck,
    nose,
)
from kit.svg import disc, group

SIDE = 400

MINT, LILAC, ROSE, SKY, SAND, SAGE = (
    "#A9D2BC",
    "#B9B0DA",
    "#DDB4B0",
    "#A9C9DE",
    "#DDCBA4",
    "#BFD3A6",
)
MOSS, LODGE, NAVY, PLUM, OCHRE, RUST = (
    "#2F6148",
    "#47663F",
    "#2E4A72",
    "#5F3C68",
    "#A47A24",
    "#8A3A2C",
)
SLATE, TEAL, CHERRY, CREAM = "#4A565C", "#2B6B70", "#B23A3A", "#F7F2E6"


def _portrait(ground: str, *layers: Sequence[str]) -> str:
    """Return a square picture: the ground, lighter above, and the layers from behind to before."""
    light, low = blend(ground, "#FFFFFF", 0.32), blend(ground, "#5A4030", 0.16)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" width="{SIDE}" '
        f'height="{SIDE}" stroke-linejoin="round"><defs><linearGradient id="ground" x1="0" y1="0" '
        f'x2="0" y2="1"><stop offset="0" stop-color="{light}"/><stop offset="0.55" '
        f'stop-color="{ground}"/><stop offset="1" stop-color="{low}"/></linearGradient></defs>'
    )
    square = f'<rect width="{SIDE}" height="{SIDE}" fill="url(#ground)"/>'
    parts = [part for layer in layers for part in layer]
    return "\n".join([head, square, group(parts, "scale(2)"), "</svg>"]) + "\n"


def _earrings(ink: str) -> Parts:
    return [disc(x, 116, 4.2, ink, 2.4) for x in (53, 147)]


def _front(
    head: Head, lips: str = "smile", snout: str = "", look: str = "open", below: Sequence[str] = ()
) -> Parts:
    """Neck and face with its features; `below` lies on the skin, under nose and mouth."""
    parts = [*neck(head), *face(head), *eyes(head, look), *below]
    return [*parts, *nose(head, snout), *mouth(head, lips)]


def _women() -> dict[str, str]:
    young = Head("woman", ROSY, CHESTNUT)
    blond = Head("woman", FAIR, BLOND)
    dark = Head("woman", FAIR, BLACK_HAIR)
    curly = Head("woman", BROWN_SKIN, DARK_HAIR)
    worker = Head("woman", ROSY, GINGER)
    return {
        "woman-headscarf": _portrait(
            MINT,
            dress.blouse(MOSS),
            _front(young, "lips"),
            hair.middle(young.hair),
            dress.headscarf(MOSS, "#E9E2C4"),
        ),
        "woman-braid-wreath": _portrait(
            SAGE,
            dress.dirndl(OCHRE, CREAM),
            _front(blond, "grin"),
            hair.pinned(blond.hair),
        ),
        "woman-dark-bun": _portrait(
            SAND,
            hair.behind(dark.hair, "bun"),
            dress.dirndl(MOSS, CHERRY),
            _front(dark, "lips"),
            hair.middle(dark.hair),
            _earrings(dress.GOLD),
        ),
        "woman-bob-pearls": _portrait(
            LILAC,
            hair.behind(young.hair, "bob"),
            dress.blouse(SLATE, "pearls"),
            _front(young, "lips"),
            hair.swept(young.hair),
        ),
        "woman-curls-glasses": _portrait(
            SKY,
            hair.behind(curly.hair, "curls"),
            dress.blouse(PLUM),
            _front(curly),
            hair.curls(curly.hair),
            glasses(curly),
        ),
        "woman-red-scarf": _portrait(
            SAND,
            dress.shirt(NAVY, dress.SLIM),
            _front(worker, below=freckles(worker)),
            hair.middle(worker.hair),
            dress.knotted_scarf(CHERRY, CREAM),
        ),
    }


def _old_women() -> dict[str, str]:
    grey = Head("woman", ROSY, GREY_HAIR, old=True)
    white = Head("woman", FAIR, WHITE_HAIR, old=True)
    tanned = Head("woman", TAWNY, GREY_HAIR, old=True)
    return {
        "grandmother-bun": _portrait(
            ROSE,
            hair.behind(grey.hair, "bun"),
            dress.blouse(NAVY, "brooch"),
            _front(grey),
            hair.middle(grey.hair),
            glasses(grey),
        ),
        "grandmother-hat": _portrait(
            SKY,
            hair.behind(white.hair, "curls"),
            dress.shawl(PLUM, "#D9B7DE"),
            _front(white, "lips", look="merry"),
            hair.curls(white.hair),
            dress.small_hat(PLUM, "#E7A9B4"),
        ),
        "woman-grey-short": _portrait(
            MINT,
            dress.jacket(TEAL, CREAM),
            _front(tanned),
            hair.quiff(tanned.hair),
            glasses(tanned, "square", CHERRY),
            _earrings(CREAM),
        ),
    }


def _men() -> dict[str, str]:
    hunter = Head("man", TAWNY, GINGER)
    waiter = Head("man", TAWNY, CHESTNUT)
    bald = Head("man", FAIR, BLACK_HAIR)
    lad = Head("man", ROSY, DARK_HAIR)
    clerk = Head("man", BROWN_SKIN, BLACK_HAIR)
    dark = Head("man", DARK_SKIN, BLACK_HAIR)
    return {
        "man-feather-hat": _portrait(
            LILAC,
            dress.jacket(MOSS, OCHRE),
            _front(hunter, snout="big"),
            hair.crop(hunter.hair),
            moustache(hunter),
            glasses(hunter),
            dress.tyrolean(LODGE, "#2C2119"),
        ),
        "man-twirled-moustache": _portrait(
            MINT,
            dress.jacket(OCHRE, RUST, NAVY),
            _front(waiter),
            hair.parted(waiter.hair),
            moustache(waiter, "twirled"),
        ),
        "man-black-beard": _portrait(
            SAGE,
            dress.shirt(PLUM),
            _front(bald, below=beard(bald)),
            hair.sides(bald.hair),
            moustache(bald),
            glasses(bald, "square"),
        ),
        "man-dark-quiff": _portrait(
            SAND, dress.hood(TEAL), _front(lad, "grin"), hair.quiff(lad.hair)
        ),
        "man-bowler-hat": _portrait(
            ROSE,
            dress.jacket(SLATE, OCHRE, CHERRY),
            _front(clerk),
            moustache(clerk),
            hair.crop(clerk.hair),
            glasses(clerk),
            dress.bowler("#3E4247", "#1E2124"),
        ),
        "man-goatee": _portrait(
            SKY,
            hair.round_curls(dark.hair),
            dress.shirt(RUST),
            _front(dark, "grin"),
            beard(dark, "goatee"),
            hair.hairline(dark.hair),
        ),
    }


def _old_men() -> dict[str, str]:
    bald = Head("man", TAWNY, GREY_HAIR, old=True)
    captain = Head("man", TAWNY, WHITE_HAIR, old=True)
    farmer = Head("man", ROSY, WHITE_HAIR, old=True)
    return {
        "grandfather-beard": _portrait(
            SKY,
            dress.braces(CREAM, RUST),
            _front(bald, snout="big", look="merry", below=beard(bald)),
            hair.sides(bald.hair),
            moustache(bald, "walrus"),
        ),
        "grandfather-captain": _portrait(
            ROSE,
            dress.sailor_coat("#33445E"),
            _front(captain, snout="big"),
            hair.sides(captain.hair),
            moustache(captain, "walrus"),
            dress.sailor_cap(),
        ),
        "grandfather-straw-hat": _portrait(
            SAGE,
            dress.braces("#BFD0DC", "#6B4526"),
            _front(farmer, "thin", "big"),
            hair.crop(farmer.hair),
            glasses(farmer, "half"),
            dress.straw_hat(RUST),
        ),
    }


def _girls() -> dict[str, str]:
    blond = Head("child", FAIR, BLOND)
    fringe = Head("child", TAWNY, BLACK_HAIR)
    bunches = Head("child", DARK_SKIN, BLACK_HAIR)
    return {
        "girl-braids": _portrait(
            SKY,
            dress.jumper(CHERRY),
            _front(blond, below=freckles(blond)),
            hair.middle(blond.hair),
            hair.braids(blond.hair, CHERRY),
        ),
        "girl-fringe": _portrait(
            ROSE,
            hair.behind(fringe.hair, "long"),
            dress.jumper("#E0B23C"),
            _front(fringe, "grin"),
            hair.fringe(fringe.hair),
            hair.band(CHERRY),
        ),
        "girl-pigtails": _portrait(
            SAND,
            hair.pigtails(bunches.hair, "#E0B23C"),
            dress.jumper(TEAL, CREAM),
            _front(bunches, "gap"),
            hair.cap(bunches.hair),
        ),
    }


def _boys() -> dict[str, str]:
    cap = Head("child", FAIR, CHESTNUT)
    red = Head("child", FAIR, GINGER)
    knit = Head("child", BROWN_SKIN, DARK_HAIR)
    return {
        "boy-cap": _portrait(
            LILAC,
            dress.braces(CREAM, MOSS),
            _front(cap, below=freckles(cap)),
            hair.crop(cap.hair),
            dress.flat_cap("#7B6E5F"),
        ),
        "boy-red-hair": _portrait(
            MINT,
            dress.jumper(NAVY, CREAM),
            _front(red, "gap", below=freckles(red)),
            hair.tousled(red.hair),
        ),
        "boy-bobble-hat": _portrait(
            SAGE,
            dress.jumper("#B8602B"),
            _front(knit, "grin"),
            hair.crop(knit.hair),
            glasses(knit, "round", NAVY),
            dress.bobble_hat(NAVY, CREAM),
        ),
    }


def faces() -> dict[str, str]:
    """Every portrait by its name, as SVG."""
    return _women() | _men() | _girls() | _boys() | _old_women() | _old_men()
