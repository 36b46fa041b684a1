"""Every colour of the program, by day and by night, on oak, felt or linoleum.

Widgets ask the theme in use (`theme()`) when they paint, and hold no colour of their own. Another
cloth for the table is one more entry in `SURFACES`. Every text colour has a contrast of at least
4.5 against its ground; a test holds it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor


class Lit(NamedTuple):
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


class Cloth(NamedTuple):
    """What a table can be covered with."""

    pattern: str
    """How it is painted: "boards", "fibres" or "specks"."""
    day: Lit
    night: Lit


_BULB = "#ffbe64"

SURFACES: Mapping[str, Cloth] = {
    "oak": Cloth(
        "boards",
        Lit("#b57a42", "#6f3f18", "#38200d", "#5b3a1a", shade=190),
        Lit("#5d3a1d", "#341d0b", "#190d05", "#1d1109", _BULB, 78, 232),
    ),
    "felt": Cloth(
        "fibres",
        Lit("#3f7a52", "#2b5b3b", "#1c3f28", "#2c4f38", glow=44, shade=140),
        Lit("#24503a", "#122d1e", "#0a1c12", "#0d2014", _BULB, 44, 180),
    ),
    "tabletop": Cloth(
        "specks",
        Lit(
            *("#b3b6a6", "#858b7c", "#62685c", "#555b51"),
            glow=40,
            shade=110,
            words="#22180c",
            behind="#f4f2e2",
        ),
        Lit("#4b504a", "#2a302e", "#191d1c", "#151918", _BULB, 52, 190),
    ),
}
"""The table tops by the name that the settings keep."""


class Theme(NamedTuple):
    """The colours that everything is painted with, as `#rrggbb`; strengths from 0 to 255."""

    dark: bool
    """Whether it is night in the room."""
    surface: str
    """The name of the table top in `SURFACES`."""
    pattern: str
    wood: str
    grain: str
    joint: str
    lamp: str
    glow: int
    shade: int
    veil: str
    veil_strength: int
    wood_text: str
    """Letters that stand right on the table top, and the shade behind them."""
    wood_text_shade: str

    paper: str
    paper_low: str
    """Paper runs from `paper`, towards the lamp, to `paper_low`."""
    paper_edge: str
    ink: str
    ink_faint: str
    """What is said besides, on paper."""
    ink_head: str
    """The headings of parts of a page, and links."""
    rule: str
    """Thin lines on paper."""
    field: str
    """Where one types or ticks."""
    field_edge: str
    chosen: str
    """The ground of what is chosen on paper: a line of a table, a tab."""
    marked: str
    """The ground of letters that are marked, as by dragging the mouse over them."""
    marked_text: str
    good: str
    bad: str
    """Words on paper that say that something is well or is not."""

    brass_light: str
    brass: str
    brass_dark: str
    bone: str
    bone_low: str
    ribbon: str
    ribbon_low: str
    tag: str
    tag_low: str
    """A tag whose decision suggests itself; other tags are of paper."""
    plate_high: str
    plate_low: str
    """A door: a plate of dark wood."""
    plate_words: str
    """Letters on a door."""
    prompt: str
    prompt_strength: int
    prompt_text: str
    bar: str
    """The menu bar and its menus, in the colour of the wood."""
    bar_text: str
    bar_faint: str
    bar_chosen: str

    slate: str
    slate_frame: str
    chalk: str
    chalk_faint: str
    highlight: str
    """Where a card may go, whose turn it is, what is suggested; never without a shape."""
    highlight_text: str
    """Text upon the highlight."""
    focus: str
    """The ring around what the keyboard is at; `focus_edge` lies around that ring."""
    focus_edge: str
    shadow: str

    # The names that the old table asks for, until its parts have moved over.

    @property
    def plate(self) -> str:
        return self.paper

    @property
    def plate_edge(self) -> str:
        return self.brass_dark

    @property
    def plate_text(self) -> str:
        return self.ink

    @property
    def plate_faint(self) -> str:
        return self.ink_faint

    @property
    def slate_edge(self) -> str:
        return self.slate_frame


_BY_DAY = dict(
    veil_strength=94,
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
    slate_frame="#a9702f",
    chalk="#f6f3e9",
    chalk_faint="#c9cdc6",
    highlight="#ffd24a",
    highlight_text="#2b2018",
    focus="#174f96",
    focus_edge="#fffaf0",
    shadow="#1c0e04",
)

_BY_NIGHT = _BY_DAY | dict(
    veil_strength=120,
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
    slate_frame="#74491c",
    chalk="#f1eee4",
    chalk_faint="#b4bab4",
    highlight="#f0b93a",
    highlight_text="#1d150d",
    focus="#123f7c",
    focus_edge="#fff3d6",
    shadow="#080301",
)


@lru_cache(maxsize=16)
def theme_for(dark: bool, surface: str = "oak") -> Theme:
    """The theme by night or by day on one of `SURFACES`; an unknown surface is oak."""
    name = surface if surface in SURFACES else "oak"
    cloth = SURFACES[name]
    lit = cloth.night if dark else cloth.day
    return Theme(
        dark=dark,
        surface=name,
        pattern=cloth.pattern,
        wood=lit.wood,
        grain=lit.grain,
        joint=lit.joint,
        veil=lit.veil,
        lamp=lit.lamp,
        glow=lit.glow,
        shade=lit.shade,
        wood_text=lit.words,
        wood_text_shade=lit.behind,
        **(_BY_NIGHT if dark else _BY_DAY),  # type: ignore[arg-type]
    )


_in_use: list[Theme] = []


def theme() -> Theme:
    """The theme in use: that of the day, until `use` has chosen another."""
    return _in_use[-1] if _in_use else theme_for(False)


def use(chosen: Theme) -> None:
    """Take a theme into use. Who calls this has widgets painted again (see `application`)."""
    _in_use[:] = [chosen]


def colour(name: str, strength: int = 255) -> QColor:
    """A colour of a theme for painting, let through so far: 0 is not seen, 255 covers."""
    made = QColor(name)
    made.setAlpha(strength)
    return made


def mixed(one: str, other: str, part: float) -> str:
    """The colour so far on the way from one to another, as `#rrggbb`."""
    first, last = QColor(one), QColor(other)
    return QColor(
        round(first.red() + (last.red() - first.red()) * part),
        round(first.green() + (last.green() - first.green()) * part),
        round(first.blue() + (last.blue() - first.blue()) * part),
    ).name()


def contrast(one: str, other: str) -> float:
    """The contrast of two colours by WCAG, 1 to 21."""
    bright, dull = sorted((_luminance(QColor(one)), _luminance(QColor(other))), reverse=True)
    return (bright + 0.05) / (dull + 0.05)


def _luminance(of: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (of.redF(), of.greenF(), of.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# The old names, until everybody asks for a theme.

Palette = Theme
palette_for = theme_for
LIGHT = theme_for(False)
DARK = theme_for(True)
