"""Crowns of the Kings, plumed hats of the Obers, caps of the Unters (local head box)."""

from __future__ import annotations

from .heads import FINE, PART, THICK
from .palette import BLUE, PAPER, RED, WINE, YELLOW
from .svg import Rows, disc, line, shape, wedges


def _band(top: int = -84, bottom: int = -54) -> list[str]:
    d = (
        f"M-74,{top}C-30,{top + 14} 34,{top + 14} 80,{top}L76,{bottom}"
        f"C34,{bottom + 14} -30,{bottom + 14} -70,{bottom}Z"
    )
    y = (top + bottom) / 2 + 10
    parts = [shape(d, YELLOW, THICK)]
    for x, ink in ((-46, RED), (0, BLUE), (46, RED)):
        parts.append(disc(x, y - abs(x) * 0.07, 8, ink, FINE))
    return parts


def crown_domed() -> list[str]:
    """Return a domed crown: red cap, one gold arch, small orb."""
    dome = "M-70,-80C-92,-150 -30,-166 2,-166C36,-166 98,-150 76,-80C30,-66 -30,-66 -70,-80Z"
    arch = "M-14,-74C-18,-110 -14,-150 2,-164C18,-150 24,-110 20,-74Z"
    parts = [shape(dome, RED, THICK), shape(arch, YELLOW, PART)]
    parts.append(wedges([(70, -86, 46, -146, 14, 12), (52, -80, 36, -140, 10, 8)]))
    parts += _band()
    return [disc(2, -176, 12, YELLOW, PART), *parts]


def crown_turban() -> list[str]:
    """Return an eastern crown: striped roll with red points."""
    points = "M-62,-92L-74,-150L-38,-118L-30,-174L4,-126L34,-176L44,-118L80,-150L70,-92Z"
    roll = (
        "M-78,-88C-92,-60 -74,-46 -58,-50C-20,-36 30,-36 62,-50C86,-48 94,-66 84,-90"
        "C40,-106 -36,-106 -78,-88Z"
    )
    parts = [shape(points, RED, THICK), shape(roll, PAPER, THICK)]
    stripes = (
        "M-62,-94C-74,-76 -66,-56 -52,-50L-34,-44C-46,-60 -46,-80 -38,-100Z",
        "M-12,-103C-20,-80 -16,-56 -6,-41H16C6,-56 4,-80 10,-104Z",
        "M36,-102C30,-80 34,-60 44,-46L64,-50C54,-66 52,-84 58,-97Z",
    )
    parts += [shape(d, BLUE, FINE) for d in stripes]
    parts += [
        disc(x, y, 7, YELLOW, FINE) for x, y in ((-74, -152), (-30, -177), (34, -179), (80, -152))
    ]
    return parts


def crown_arched() -> list[str]:
    """Return the tall arched crown with orb and cross."""
    arch = "M-70,-80C-104,-140 -44,-156 0,-160C46,-156 108,-140 78,-80Z"
    parts = [shape(arch, YELLOW, THICK)]
    parts.append(
        shape("M-46,-82C-66,-120 -40,-136 -12,-142C-20,-120 -18,-100 -16,-78Z", WINE, PART)
    )
    parts.append(shape("M52,-82C72,-120 46,-136 16,-142C24,-120 22,-100 20,-78Z", WINE, PART))
    parts.append(line("M2,-198V-168M-9,-187H13", THICK * 1.3))
    parts.append(disc(2, -164, 12, YELLOW, PART))
    return parts + _band()


def crown_leaf() -> list[str]:
    """Return an open crown with three leaf points."""
    d = (
        "M-70,-82L-84,-150C-70,-150 -58,-134 -46,-112C-40,-130 -22,-140 -24,-160L2,-182L28,-160"
        "C26,-140 44,-130 50,-112C62,-134 76,-150 92,-150L76,-82Z"
    )
    parts = [shape("M-50,-84C-50,-122 56,-122 56,-84Z", RED, PART), shape(d, YELLOW, THICK)]
    parts.append(
        wedges([(74, -92, 82, -138, 9, 4), (34, -92, 34, -130, 9, -3), (60, -90, 54, -112, 7)])
    )
    parts += [
        disc(2, -152, 9, RED, FINE),
        disc(-76, -128, 6, RED, FINE),
        disc(82, -128, 6, RED, FINE),
    ]
    return parts + _band()


def _plume(d: str, ink: str, rib: str, barbs: Rows) -> list[str]:
    return [shape(d, ink, THICK), line(rib, PART), wedges(barbs)]


def hat_bicorne() -> list[str]:
    """Return the drummer's two-cornered hat with a red plume."""
    plume = "M2,-140C-6,-170 10,-196 44,-200C84,-202 112,-176 104,-150C96,-138 84,-146 86,-156"
    plume += "C80,-168 56,-164 44,-140Z"
    parts = [shape(plume, RED, THICK)]
    parts.append(
        wedges([(98, -176, 78, -166, 7), (70, -196, 60, -168, 7), (34, -194, 38, -164, 7)])
    )
    hat = (
        "M-118,-58C-112,-92 -74,-104 -54,-132C-28,-160 36,-162 62,-132"
        "C84,-104 118,-92 126,-58C60,-84 -56,-84 -118,-58Z"
    )
    trim = (
        "M-118,-58C-112,-92 -74,-104 -54,-132C-60,-100 -60,-90 -50,-80C-80,-76 -100,-68 -118,-58Z"
    )
    back = "M126,-58C118,-92 84,-104 62,-132C68,-104 66,-90 56,-80C86,-76 108,-68 126,-58Z"
    parts += [shape(hat, BLUE, THICK), shape(trim, YELLOW, PART), shape(back, YELLOW, PART)]
    parts.append(disc(4, -108, 17, PAPER, PART))
    parts.append(disc(4, -108, 7, RED, FINE))
    parts.append(wedges([(48, -86, 46, -136, 10, 5), (36, -84, 34, -144, 7, 4)]))
    return parts


def hat_broad() -> list[str]:
    """Return the courtier's broad blue hat with a great curled plume."""
    plume = (
        "M-30,-104C-10,-176 70,-200 124,-160C164,-130 160,-70 124,-58C112,-56 106,-68 114,-76"
        "C128,-98 104,-118 76,-108C50,-100 20,-84 -10,-80Z"
    )
    parts = [shape("M-56,-80C-60,-136 -24,-150 6,-148C42,-146 64,-124 64,-80Z", BLUE, THICK)]
    barbs = [
        (150, -108, 128, -104, 9, 3),
        (138, -144, 112, -122, 9, 4),
        (104, -168, 88, -132, 9, 4),
        (64, -170, 58, -130, 9, 4),
        (26, -152, 26, -114, 9, 3),
    ]
    parts += _plume(plume, RED, "M-14,-96C20,-130 76,-150 116,-128", barbs)
    brim = (
        "M-112,-74C-70,-100 70,-104 118,-76C130,-62 100,-48 70,-52C20,-62 -30,-62 -76,-48"
        "C-110,-44 -124,-62 -112,-74Z"
    )
    parts.append(shape(brim, BLUE, THICK))
    parts.append(wedges([(112, -66, 20, -80, 10, 6)]))
    return parts


def cap_tuft() -> list[str]:
    """Return the red cap with a blue tuft."""
    tuft = "M52,-120C60,-166 100,-176 116,-150C136,-140 124,-104 84,-98Z"
    parts = [
        shape(tuft, BLUE, THICK),
        wedges([(116, -140, 86, -118, 9, 4), (104, -116, 80, -108, 8)]),
    ]
    cap = "M-66,-70C-80,-120 -30,-138 10,-136C60,-134 92,-112 82,-64C30,-84 -30,-84 -66,-70Z"
    parts.append(shape(cap, RED, THICK))
    parts.append(wedges([(78, -76, 50, -124, 13, 8), (58, -80, 36, -122, 9, 6)]))
    band = "M-74,-76C-30,-92 40,-92 88,-72L84,-46C36,-64 -30,-64 -70,-50Z"
    parts.append(shape(band, YELLOW, THICK))
    return parts


def cap_piper() -> list[str]:
    """Return the fifer's low cap, peaked in front, with rosettes."""
    crown = "M-56,-78C-52,-120 70,-142 92,-84L86,-50C40,-76 -20,-80 -56,-78Z"
    parts = [shape(crown, BLUE, THICK), wedges([(88, -70, 40, -116, 12, 10)])]
    brim = (
        "M-112,-58C-92,-78 -66,-100 -44,-104C-34,-92 20,-88 90,-66C94,-50 88,-44 80,-42"
        "C30,-66 -40,-72 -112,-58Z"
    )
    parts.append(shape(brim, YELLOW, THICK))
    for x, y in ((-40, -86), (4, -78), (48, -66)):
        parts.append(disc(x, y, 11, RED, PART))
    return parts


HATS = {
    "domed": crown_domed,
    "turban": crown_turban,
    "arched": crown_arched,
    "leaf": crown_leaf,
    "bicorne": hat_bicorne,
    "broad": hat_broad,
    "tuft": cap_tuft,
    "piper": cap_piper,
}
