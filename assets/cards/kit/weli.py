"""The scroll with the name of the Weli, which makes a Six the 33rd card of a pack."""

from __future__ import annotations

from collections.abc import Callable

from .letters import word
from .palette import BLACK, CONTOUR, WINE, YELLOW
from .svg import shape

NAME = "WELI"
THE_WELI = "W"
"""What stands for its rank in an index."""

Letters = Callable[[str, float, float, float, float, str], str]


def scroll(y: float, letters: Letters = word) -> list[str]:
    """Return a ribbon with the name, its ends folded back; `y` is where the name begins."""
    at = f"{y - 636:g}"
    band = "M270,640C400,600 600,600 730,640L716,750C600,714 400,714 284,750Z"
    ends = "M300,650L190,680L226,730L186,786L306,756ZM700,650L810,680L774,730L814,786L694,756Z"
    return [
        f'<g transform="translate(0,{at})">',
        shape(ends, WINE, CONTOUR),
        shape(band, YELLOW, CONTOUR),
        "</g>",
        letters(NAME, 500, y, 92, 0.9, BLACK),
    ]
