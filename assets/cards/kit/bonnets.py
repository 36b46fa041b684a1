"""Hats, helmets and flaring crowns of the William Tell pack (head box, facing left)."""

from __future__ import annotations

from .heads import FINE, PART, THICK
from .palette import BLACK, BLUE, GREEN, OLIVE, PAPER, RED, SKY, TAN, WINE, YELLOW
from .svg import Rows, disc, line, oval, path, shape, wedges

Parts = list[str]


def plume(ink: str, high: bool = True) -> Parts:
    """Return an ostrich feather sweeping back over the crown."""
    if high:
        d = (
            "M-40,-96C-60,-160 -10,-214 60,-206C116,-200 150,-160 140,-112C132,-84 106,-86 104,-108"
            "C108,-140 80,-160 46,-156C14,-150 4,-124 10,-92Z"
        )
        rib = "M-20,-96C-30,-150 20,-190 70,-182C106,-176 126,-150 122,-116"
        rows: Rows = [
            (-50, -150, -22, -136, 9, -4),
            (-22, -188, 0, -160, 9, -4),
            (24, -206, 30, -178, 9, -4),
            (76, -202, 68, -176, 9, 4),
            (118, -180, 98, -160, 9, 4),
            (142, -140, 116, -136, 9, 4),
        ]
    else:
        d = (
            "M40,-84C90,-130 150,-110 158,-60C164,-10 140,40 116,58C104,40 112,20 116,4"
            "C96,10 84,0 88,-22C76,-24 60,-40 40,-84Z"
        )
        rib = "M56,-84C100,-96 130,-70 132,-20"
        rows = [
            (156, -70, 132, -54, 9, 4),
            (160, -30, 136, -28, 9, 4),
            (148, 10, 132, 4, 9, 3),
            (88, -24, 106, -48, 8, 4),
        ]
    return [shape(d, ink, THICK), line(rib, PART), wedges(rows, BLACK)]


def quill(ink: str) -> Parts:
    """Return a straight feather standing up at the back."""
    d = "M44,-96C56,-150 96,-206 138,-222C146,-176 120,-120 76,-80Z"
    rows = [(142, -196, 112, -172, 8, 3), (136, -160, 102, -146, 8, 3), (118, -126, 88, -116, 8, 3)]
    return [shape(d, ink, THICK), line("M58,-88C80,-140 106,-180 130,-206", PART), wedges(rows)]


def _crown(ink: str) -> Parts:
    d = "M-62,-70C-76,-132 -30,-150 8,-148C56,-148 86,-128 78,-64C30,-84 -24,-86 -62,-70Z"
    return [shape(d, ink, THICK), wedges([(74, -76, 48, -136, 13, 8), (54, -80, 34, -136, 9, 6)])]


def bonnet() -> Parts:
    """Return Tell's slashed red bonnet with turned-up black brim and yellow feather."""
    brim = (
        "M-92,-64C-108,-96 -84,-112 -64,-98C-20,-116 40,-114 84,-92C108,-100 116,-70 92,-54"
        "C40,-80 -40,-82 -92,-64Z"
    )
    slit = [
        f"M{x},-112C{x - 9},-124 {x - 6},-138 {x + 4},-144C{x + 10},-130 {x + 8},-120 {x},-112Z"
        for x in (-30, 4, 38)
    ]
    return [
        *plume(YELLOW, False),
        *_crown(RED),
        *(shape(d, YELLOW, FINE) for d in slit),
        shape(brim, BLACK, THICK),
        line("M-78,-84C-30,-98 40,-96 84,-76", FINE * 1.4, YELLOW),
    ]


def governor() -> Parts:
    """Return the Governor's tall pale hat with a yellow plume and a jewelled band."""
    crown = "M-54,-80C-62,-150 -44,-180 4,-182C56,-182 78,-150 72,-76C30,-92 -20,-94 -54,-80Z"
    band = "M-60,-92C-20,-108 40,-106 78,-88L76,-66C36,-84 -20,-86 -58,-72Z"
    brim = (
        "M-112,-62C-80,-88 70,-92 120,-60C126,-48 110,-40 90,-44C40,-62 "
        "-30,-62 -84,-46C-108,-42 -122,-52 -112,-62Z"
    )
    return [
        shape(crown, SKY, THICK),
        wedges([(68, -84, 44, -168, 14, 10), (48, -88, 30, -170, 9, 6)]),
        *plume(YELLOW),
        shape(band, RED, PART),
        *(disc(x, -84 + abs(x - 8) * 0.1, 7, YELLOW, FINE) for x in (-34, 8, 48)),
        shape(brim, SKY, THICK),
        wedges([(112, -54, 30, -68, 9, 5)]),
    ]


def forester() -> Parts:
    """Return a peaked red cap with black edge and a blue feather."""
    cap = "M-70,-60C-64,-120 -20,-170 70,-176C50,-150 70,-110 84,-56C40,-80 -20,-80 -70,-60Z"
    peak = "M-126,-44C-104,-74 -60,-84 -20,-84C20,-84 64,-76 92,-58L88,-40C40,-66 -40,-68 -126,-44Z"
    return [
        *quill(BLUE),
        shape(cap, RED, THICK),
        wedges([(78, -66, 50, -150, 13, 12), (54, -74, 34, -146, 9, 8)]),
        shape(peak, BLACK, THICK),
        line("M-104,-56C-60,-76 30,-80 84,-56", FINE * 1.4, RED),
    ]


def turban_hat() -> Parts:
    """Return a rolled blue hat with a red plume and a brooch."""
    roll = (
        "M-84,-90C-108,-62 -84,-44 -60,-48C-16,-36 40,-36 72,-46C100,-44 112,-74 92,-92"
        "C40,-116 -40,-116 -84,-90Z"
    )
    rows = [
        (-58, -52, -46, -100, 9, 6),
        (-16, -42, -8, -108, 9, 6),
        (26, -42, 32, -106, 9, 6),
        (64, -50, 66, -100, 9, 5),
    ]
    return [
        *_crown(BLUE),
        *plume(RED),
        shape(roll, SKY, THICK),
        wedges(rows),
        shape("M-40,-72L-26,-92L-12,-72L-26,-52Z", YELLOW, PART),
        disc(-26, -72, 5, RED, FINE),
    ]


def helmet() -> Parts:
    """Return an open steel helmet with golden comb and red plume."""
    skull = (
        "M-62,-52C-80,-130 -22,-156 12,-156C58,-154 100,-118 88,-30C96,0 "
        "92,20 100,40C80,44 66,34 60,16C62,-20 50,-44 30,-56C-4,-66 -40,-64 "
        "-62,-52Z"
    )
    shade = (
        "M40,-148C84,-128 98,-90 88,-30C96,0 92,20 100,40C90,44 80,40 74,34C78,-30 76,-100 40,-148Z"
    )
    tail = (
        "M-30,-146C-10,-206 70,-226 126,-176C166,-140 160,-60 128,-16"
        "C118,-34 122,-54 116,-70C104,-50 96,-46 86,-44C92,-96 60,-150 "
        "-30,-146Z"
    )
    comb = "M-38,-134C-20,-186 60,-186 92,-104C60,-140 10,-152 -38,-134Z"
    return [
        shape(tail, RED, THICK),
        wedges(
            [
                (152, -110, 112, -116, 9, 4),
                (136, -60, 112, -86, 9, 4),
                (120, -178, 96, -146, 9, 4),
                (70, -204, 60, -172, 9, 4),
            ]
        ),
        shape(skull, SKY, THICK),
        path(shade, BLUE),
        path(skull, "none", THICK),
        shape(comb, YELLOW, PART),
        line("M-30,-140C0,-160 40,-156 78,-120", FINE),
        shape("M-92,-48C-60,-80 20,-84 66,-44L62,-28C20,-62 -40,-58 -88,-32Z", YELLOW, THICK),
        *(disc(x, y, 5, PAPER, FINE) for x, y in ((-62, -54), (-20, -64), (22, -58))),
    ]


def skull_cap() -> Parts:
    """Return a herdsman's close red cap with an embroidered edge."""
    cap = "M-66,-62C-78,-124 -28,-142 10,-142C56,-142 92,-112 80,-50C40,-78 -24,-80 -66,-62Z"
    band = "M-72,-66C-30,-86 44,-84 86,-56L84,-34C44,-64 -30,-66 -70,-46Z"
    return [
        shape(cap, RED, THICK),
        wedges([(78, -66, 44, -128, 13, 9), (56, -74, 28, -130, 9, 6)]),
        line("M6,-142C-6,-118 -8,-96 -6,-78", PART),
        shape(band, WINE, PART),
        *(disc(x, -62 + abs(x) * 0.16, 4.5, YELLOW) for x in (-50, -24, 2, 28, 54)),
    ]


def ball_hat() -> Parts:
    """Return a turned-up red hat with a pale plume and a red ball."""
    brim = (
        "M-98,-60C-116,-100 -88,-126 -66,-104C-20,-122 40,-120 80,-102"
        "C108,-124 128,-92 100,-54C40,-82 -40,-82 -98,-60Z"
    )
    return [
        *plume(SKY),
        *_crown(WINE),
        shape(brim, RED, THICK),
        line("M-84,-78C-30,-100 40,-98 90,-72", FINE * 1.5, YELLOW),
        disc(112, -40, 22, RED, THICK),
        wedges([(126, -30, 110, -54, 8, 4)]),
    ]


def peasant() -> Parts:
    """Return a broad red hat with green feather."""
    brim = (
        "M-124,-50C-84,-86 70,-90 128,-48C100,-30 70,-42 40,-52C-10,-64 "
        "-50,-58 -84,-42C-104,-34 -120,-40 -124,-50Z"
    )
    return [
        *quill(GREEN),
        *_crown(RED),
        shape("M-62,-84C-20,-102 40,-100 80,-78L78,-60C36,-80 -20,-82 -62,-64Z", YELLOW, PART),
        shape(brim, RED, THICK),
        wedges([(116, -46, 30, -66, 9, 6)]),
    ]


def flared(ink: str, kind: str) -> Parts:
    """Return a crown that widens upwards: with lilies, balls or leaves, or closed over a cap."""
    parts: Parts = []
    if kind == "closed":
        dome = "M-84,-140C-70,-196 80,-196 96,-140Z"
        parts += [
            shape(dome, ink, THICK),
            line("M6,-184V-210M-8,-198H20", THICK * 1.3),
            disc(6, -184, 10, YELLOW, PART),
        ]
        rim = (
            "M-68,-76L-98,-146C-60,-130 -46,-130 -40,-148C-24,-132 -12,-132 "
            "6,-152C24,-132 36,-132 52,-148C58,-130 72,-130 110,-146L80,-76"
            "Z"
        )
    elif kind == "lily":
        parts.append(shape("M-54,-82C-70,-130 80,-130 66,-82Z", ink, PART))
        rim = (
            "M-68,-76L-104,-150C-90,-158 -76,-150 -66,-132C-62,-150 -56,-160 -44,-150L-30,-116"
            "C-24,-146 -18,-166 6,-180C30,-166 36,-146 42,-116L56,-150C68,-160 74,-150 78,-132"
            "C88,-150 102,-158 116,-150L80,-76Z"
        )
    elif kind == "ball":
        parts.append(shape("M-54,-82C-70,-124 80,-124 66,-82Z", ink, PART))
        rim = "M-68,-76L-102,-146L-58,-110L-34,-160L6,-112L46,-160L70,-110L114,-146L80,-76Z"
        parts += [
            disc(x, y, 12, YELLOW, PART)
            for x, y in ((-102, -152), (-34, -168), (46, -168), (114, -152))
        ]
    else:
        parts.append(shape("M-58,-82C-92,-160 104,-160 70,-82Z", ink, THICK))
        rim = (
            "M-68,-76L-96,-138C-70,-132 -64,-118 -56,-108C-52,-134 -40,-146 "
            "-26,-154C-18,-138 -14,-124 -12,-110C-6,-122 0,-134 6,-146C12,-134 "
            "18,-122 24,-110C26,-124 30,-138 38,-154C52,-146 64,-134 68,-108"
            "C76,-118 82,-132 108,-138L80,-76Z"
        )
    parts.append(shape(rim, YELLOW, THICK))
    parts.append(
        wedges([(76, -84, 96, -130, 10, 4), (52, -80, 58, -116, 9, 3), (30, -80, 30, -112, 7)])
    )
    band = "M-72,-84C-30,-70 34,-70 84,-84L78,-52C34,-38 -30,-38 -68,-52Z"
    parts.append(shape(band, YELLOW, THICK))
    parts += [
        disc(x, y, 8, c, FINE) for x, y, c in ((-44, -62, RED), (4, -57, BLUE), (50, -62, RED))
    ]
    return parts


def rolled(ink: str = TAN) -> Parts:
    """Return the wreath of leaves worn by a reveller."""
    leaves = []
    for x, y, dx, dy in (
        (-64, -60, -30, 8),
        (-54, -84, -30, -16),
        (-24, -100, -14, -30),
        (14, -104, 8, -32),
        (48, -92, 26, -22),
        (72, -66, 32, -6),
    ):
        leaves.append((x - dx * 0.3, y - dy * 0.3, x + dx, y + dy, 30, 4))
    return [
        wedges(leaves, GREEN),
        wedges([(*r[:2], r[2] * 0.9, r[3] * 0.95, 5) for r in leaves], OLIVE),
    ] + [oval(x, y, 9, 9, ink, FINE) for x, y in ((-44, -78), (0, -92), (42, -82))]
