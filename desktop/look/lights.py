"""The tables of colours, of table tops and of what lies on them: by day, by night, and strong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class SurfacePalette(NamedTuple):
    """A table top in one light: its colours as `#rrggbb`, and how the lamp falls on it."""

    wood: str
    """The boards, the cloth, the linoleum, where the lamp neither reaches nor is missed."""
    grain: str
    """The lines or specks in them."""
    joint: str
    """The gaps between boards, and stains."""
    veil: str
    """What lies over a card that may not be played."""
    lamp: str = "#ffdf9e"
    """The colour of the lamp over the middle."""
    glow: int = 62
    """How bright the lamp is below itself, 0 to 255."""
    shade: int = 150
    """How dark the corners are, 0 to 255."""
    words: str = "#fff4d8"
    """Letters right on it."""
    behind: str = "#1c0e04"
    """The shade behind these letters."""


class Surface(NamedTuple):
    """What a table can be covered with."""

    pattern: str
    """How it is painted: "boards", "fibres" or "specks"."""
    day: SurfacePalette
    night: SurfacePalette


_BULB = "#ffbe64"

SURFACES: Mapping[str, Surface] = {
    "oak": Surface(
        "boards",
        SurfacePalette("#b57a42", "#6f3f18", "#38200d", "#5b3a1a", shade=190),
        SurfacePalette("#5d3a1d", "#341d0b", "#190d05", "#1d1109", _BULB, 78, 232),
    ),
    "felt": Surface(
        "fibres",
        SurfacePalette("#3f7a52", "#2b5b3b", "#1c3f28", "#2c4f38", glow=44, shade=140),
        SurfacePalette("#24503a", "#122d1e", "#0a1c12", "#0d2014", _BULB, 44, 180),
    ),
    "tabletop": Surface(
        "specks",
        SurfacePalette(
            *("#b3b6a6", "#858b7c", "#62685c", "#555b51"),
            glow=40,
            shade=110,
            words="#22180c",
            behind="#f4f2e2",
        ),
        SurfacePalette("#4b504a", "#2a302e", "#191d1c", "#151918", _BULB, 52, 190),
    ),
}
"""The table tops by the name that the settings keep."""

BY_DAY = dict(
    veil_strength=86,
    paper="#fdf6e3",
    paper_low="#f0e2c0",
    paper_edge="#c9b183",
    ink="#2a1a0c",
    ink_faint="#6a4f31",
    ink_head="#7d4d12",
    rule="#dcc795",
    field="#fffdf6",
    field_edge="#8a6a3c",
    chosen="#fbe8b4",
    marked="#7d5417",
    marked_text="#fffaf0",
    good="#2f6434",
    bad="#9c2a1c",
    brass_light="#f0d58a",
    brass="#e2c06a",
    brass_dark="#9a7430",
    bone="#fcf4e0",
    bone_low="#d8c59a",
    ribbon="#fbf2da",
    ribbon_low="#e6d5ae",
    tag="#fdf0c8",
    tag_low="#edd08a",
    plate_high="#5c3819",
    plate_low="#3b220d",
    plate_words="#fdeec8",
    prompt="#281608",
    prompt_strength=214,
    prompt_text="#f8e9c8",
    bar="#2d190a",
    bar_text="#f3e3c2",
    bar_faint="#b39d78",
    bar_chosen="#5c3819",
    slate="#3c474c",
    chalk="#f6f3e9",
    chalk_faint="#c9cdc6",
    highlight="#ffd24a",
    highlight_text="#2b2018",
    focus="#174f96",
    focus_edge="#fffaf0",
    shadow="#1c0e04",
)

BY_NIGHT = BY_DAY | dict(
    veil_strength=92,
    paper="#efdfba",
    paper_low="#d9c393",
    paper_edge="#8d7242",
    ink="#241407",
    ink_faint="#57401f",
    ink_head="#653a08",
    rule="#bfa66c",
    field="#f8eed4",
    field_edge="#7a5a2c",
    chosen="#f7dc94",
    marked="#6b4510",
    marked_text="#fff3d6",
    good="#21501f",
    bad="#83200f",
    brass_light="#f3cf7c",
    brass="#cda452",
    brass_dark="#7c5a20",
    bone="#eedfbe",
    bone_low="#bfa673",
    ribbon="#ecddb8",
    ribbon_low="#ccb583",
    tag="#f4dfa4",
    tag_low="#d9b362",
    plate_high="#40260f",
    plate_low="#261406",
    plate_words="#f8e2b4",
    prompt="#180c03",
    bar="#1c0f05",
    bar_text="#ecd9b4",
    bar_faint="#a08a66",
    bar_chosen="#452a12",
    slate="#2b3336",
    chalk="#f1eee4",
    chalk_faint="#b4bab4",
    highlight="#f0b93a",
    highlight_text="#1d150d",
    focus="#123f7c",
    focus_edge="#fff3d6",
    shadow="#080301",
)


STRONG = BY_DAY | dict(
    veil_strength=92,
    paper="#ffffff",
    paper_low="#f6f6f4",
    paper_edge="#000000",
    ink="#000000",
    ink_faint="#262626",
    ink_head="#3f1e00",
    rule="#5c5c5c",
    field="#ffffff",
    field_edge="#000000",
    chosen="#ffe680",
    marked="#00317a",
    marked_text="#ffffff",
    good="#003d0c",
    bad="#660000",
    brass_light="#ffe08a",
    brass="#ffd24a",
    brass_dark="#000000",
    bone="#ffffff",
    bone_low="#ececec",
    ribbon="#ffffff",
    ribbon_low="#f0f0ee",
    tag="#fff4b8",
    tag_low="#ffe680",
    plate_high="#141414",
    plate_low="#000000",
    plate_words="#ffffff",
    prompt="#000000",
    prompt_strength=255,
    prompt_text="#ffffff",
    bar="#000000",
    bar_text="#ffffff",
    bar_faint="#bdbdbd",
    bar_chosen="#00317a",
    slate="#121617",
    chalk="#ffffff",
    chalk_faint="#e2e2e2",
    highlight="#ffd800",
    highlight_text="#000000",
    focus="#00317a",
    focus_edge="#ffffff",
    shadow="#000000",
)

STRONG_BY_NIGHT = STRONG | dict(
    paper="#e4ddcd",
    paper_low="#d8d0be",
    field="#efe9dc",
    ribbon="#e4ddcd",
    ribbon_low="#d8d0be",
    bone="#e4ddcd",
    bone_low="#cfc7b5",
    chosen="#f0cf60",
    tag="#f2dc8c",
    tag_low="#e8c95c",
)

STRONG_TOP = SurfacePalette(
    "#1d1b18", "#2a2723", "#0d0c0b", "#000000", glow=0, shade=0, words="#ffffff", behind="#000000"
)
"""The table top then: dark, by day as well, so that all that lies on it stands out."""
