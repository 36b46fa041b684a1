"""Small helpers that write SVG elements as text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import hypot

from .palette import BLACK, WIDTH

Point = tuple[float, float]
Rows = Sequence[Sequence[float]]


def num(value: float) -> str:
    """Write a number with at most one decimal place."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def path(d: str, fill: str = "none", width: float = 0, line: str = BLACK, cap: str = "") -> str:
    """Return a path element; a width above zero adds a contour."""
    stroke = f' stroke="{line}" stroke-width="{num(width)}"' if width else ""
    ends = f' stroke-linecap="{cap}"' if cap else ""
    return f'<path d="{d}" fill="{fill}"{stroke}{ends}/>'


def shape(d: str, fill: str, width: float) -> str:
    """Return a filled area with a black contour."""
    return path(d, fill, width)


def line(d: str, width: float, ink: str = BLACK) -> str:
    """Return an open line with round ends."""
    return path(d, "none", width, ink, "round")


def disc(x: float, y: float, r: float, fill: str, width: float = 0) -> str:
    """Return a circle."""
    return oval(x, y, r, r, fill, width)


def oval(x: float, y: float, rx: float, ry: float, fill: str, width: float = 0) -> str:
    """Return an ellipse."""
    stroke = f' stroke="{BLACK}" stroke-width="{num(width)}"' if width else ""
    centre = f'cx="{num(x)}" cy="{num(y)}"'
    return f'<ellipse {centre} rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{stroke}/>'


def ring_path(x: float, y: float, rx: float, ry: float) -> str:
    """Return an ellipse as path data, for rings and cut-outs."""
    return (
        f"M{num(x - rx)},{num(y)}A{num(rx)},{num(ry)} 0 1 0 {num(x + rx)},{num(y)}"
        f"A{num(rx)},{num(ry)} 0 1 0 {num(x - rx)},{num(y)}Z"
    )


def group(parts: list[str], transform: str = "", ident: str = "") -> str:
    """Wrap parts in a group."""
    name = f' id="{ident}"' if ident else ""
    attr = f' transform="{transform}"' if transform else ""
    return f"<g{name}{attr}>" + "".join(parts) + "</g>"


def turn(parts: list[str], at: Point, angle: float, scale: float = 1) -> str:
    """Move a local drawing to its spot, turned by an angle in degrees."""
    size = f" scale({scale:.2f})" if scale != 1 else ""
    return group(parts, f"translate({num(at[0])},{num(at[1])}) rotate({num(angle)}){size}")


def place(parts: list[str], x: float, y: float, scale: float = 1, flip: bool = False) -> str:
    """Move a local drawing to its spot, optionally mirrored."""
    sx = -scale if flip else scale
    return group(parts, f"translate({num(x)},{num(y)}) scale({sx:.3f},{scale:.3f})")


def recoloured(text: str, inks: Mapping[str, str]) -> str:
    """Return a drawing in other inks."""
    return re.sub("#[0-9A-F]{6}", lambda found: inks.get(found[0], found[0]), text)


def reuse(name: str, transform: str = "") -> str:
    """Return a reference to a named group."""
    attr = f' transform="{transform}"' if transform else ""
    return f'<use xlink:href="#{name}"{attr}/>'


def taper_path(start: Point, end: Point, width: float, bow: float = 0) -> str:
    """Return a wedge: thick at the start, ending in a point, bent by bow."""
    (x1, y1), (x2, y2) = start, end
    dx, dy = x2 - x1, y2 - y1
    length = hypot(dx, dy) or 1
    nx, ny = -dy / length, dx / length
    mx, my = (x1 + x2) / 2 + nx * bow, (y1 + y2) / 2 + ny * bow
    half, mid = width / 2, width * 0.42
    return (
        f"M{num(x1 + nx * half)},{num(y1 + ny * half)}"
        f"Q{num(mx + nx * mid)},{num(my + ny * mid)} {num(x2)},{num(y2)}"
        f"Q{num(mx - nx * mid)},{num(my - ny * mid)} {num(x1 - nx * half)},{num(y1 - ny * half)}Z"
    )


def wedges(rows: Rows, ink: str = BLACK) -> str:
    """Return several wedges (x1, y1, x2, y2, width, bow) as one filled path."""
    parts = [taper_path((r[0], r[1]), (r[2], r[3]), r[4], r[5] if len(r) > 5 else 0) for r in rows]
    return path("".join(parts), ink)


def hatch(rows: Rows, width: float, ink: str = BLACK) -> str:
    """Return hatch strokes, one element for each."""
    return "".join(
        line(f"M{num(x1)},{num(y1)}L{num(x2)},{num(y2)}", width, ink) for x1, y1, x2, y2 in rows
    )


def document(defs: list[str], body: list[str], height: int, ink: str = BLACK) -> str:
    """Return the complete file; the ink is the one of its suit."""
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'stroke-linejoin="round" color="{ink}">'
    )
    inner = ["<defs>" + "\n".join(defs) + "</defs>"] if defs else []
    return "\n".join([head, *inner, *body, "</svg>"]) + "\n"
