"""Crowns of the Kings, plumed hats of the Obers, caps of the Unters (local head box)."""

from __future__ import annotations

from .heads import FINE, PART, THICK
from .palette import BLUE, GREEN, PAPER, RED, WINE, YELLOW
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


def hat_oak() -> list[str]:
    """Return an old soldier's hat: high crown, upturned brim, green feather."""
    feather = "M-40,-104C-50,-160 -96,-200 -140,-182C-156,-150 -132,-100 -92,-72Z"
    barbs = [
        (-144, -156, -110, -140, 8, -4),
        (-138, -128, -100, -120, 8, -4),
        (-120, -98, -84, -98, 8, -4),
    ]
    parts = _plume(feather, GREEN, "M-64,-92C-80,-130 -104,-160 -128,-172", barbs)
    parts.append(shape("M-58,-76C-64,-140 -30,-162 10,-160C52,-158 70,-130 68,-76Z", WINE, THICK))
    parts.append(wedges([(64, -86, 46, -146, 14, 10), (46, -84, 34, -140, 9, 6)]))
    brim = (
        "M-96,-66C-104,-98 -86,-112 -70,-96C-30,-82 40,-82 76,-98C96,-112 108,-94 100,-64"
        "C40,-40 -40,-42 -96,-66Z"
    )
    parts.append(shape(brim, RED, THICK))
    parts.append(line("M-84,-72C-40,-56 40,-54 90,-72", PART, YELLOW))
    return parts


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


def hat_beret() -> list[str]:
    """Return a slashed beret with two ostrich feathers."""
    back = "M-50,-110C-90,-130 -112,-176 -80,-192C-40,-196 -8,-150 0,-110Z"
    front = "M-20,-110C-20,-170 20,-206 56,-190C78,-166 50,-120 36,-104Z"
    parts = _plume(
        back, PAPER, "M-30,-112C-50,-150 -66,-168 -82,-178", [(-40, -170, -52, -146, 8, -3)]
    )
    parts += _plume(front, BLUE, "M8,-112C14,-150 30,-170 50,-180", [(58, -150, 30, -140, 8, -3)])
    beret = (
        "M-84,-70C-128,-92 -100,-134 -40,-130C20,-140 110,-138 116,-96"
        "C116,-76 96,-66 78,-62C30,-78 -40,-80 -84,-70Z"
    )
    parts.append(shape(beret, RED, THICK))
    for x in (-70, -24, 24, 70):
        d = f"M{x},-80C{x - 12},-98 {x - 6},-116 {x + 6},-122C{x + 12},-108 {x + 12},-94 {x},-80Z"
        parts.append(shape(d, YELLOW, PART))
    parts.append(shape("M-80,-74C-40,-84 30,-82 76,-66L74,-52C30,-66 -36,-68 -76,-58Z", WINE, PART))
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


def cap_hood() -> list[str]:
    """Return a round cap with a hanging liripipe."""
    tail = (
        "M60,-110C110,-120 132,-80 124,-20C122,10 112,40 116,66C100,70 88,60 90,40"
        "C92,0 100,-50 78,-66Z"
    )
    parts = [shape(tail, GREEN, THICK), wedges([(114, 60, 110, -40, 9, 5)])]
    cap = "M-60,-66C-76,-124 -20,-136 16,-134C70,-130 100,-96 84,-54C30,-80 -24,-82 -60,-66Z"
    roll = (
        "M-72,-72C-82,-52 -66,-42 -52,-46C-10,-58 40,-54 76,-36C94,-36 98,-58 84,-68"
        "C40,-92 -30,-92 -72,-72Z"
    )
    parts += [shape(cap, GREEN, THICK), shape(roll, RED, THICK)]
    parts.append(wedges([(88, -44, 50, -70, 9, 4), (30, -54, 10, -78, 7), (-20, -56, -34, -78, 7)]))
    return parts


def cap_helmet() -> list[str]:
    """Return a plain iron cap with a brow rim."""
    skull = "M-64,-60C-76,-126 -24,-152 10,-152C52,-150 96,-122 82,-48C40,-74 -20,-78 -64,-60Z"
    parts = [shape(skull, PAPER, THICK)]
    parts.append(
        shape(
            "M40,-144C72,-130 92,-100 82,-48C70,-56 60,-60 48,-64C60,-90 56,-120 40,-144Z",
            BLUE,
            PART,
        )
    )
    parts.append(line("M8,-152C-4,-120 -4,-96 0,-72", PART))
    rim = "M-96,-50C-70,-76 40,-88 104,-44L98,-28C40,-62 -40,-60 -92,-34Z"
    parts.append(shape(rim, BLUE, THICK))
    parts += [disc(x, y, 5, PAPER, FINE) for x, y in ((-62, -53), (-12, -63), (40, -58), (80, -44))]
    return parts


HATS = {
    "domed": crown_domed,
    "turban": crown_turban,
    "arched": crown_arched,
    "leaf": crown_leaf,
    "oak": hat_oak,
    "bicorne": hat_bicorne,
    "broad": hat_broad,
    "beret": hat_beret,
    "tuft": cap_tuft,
    "piper": cap_piper,
    "hood": cap_hood,
    "helmet": cap_helmet,
}
