"""Every colour of the program, by day and by night, on oak, felt or linoleum, usual or strong.

Widgets ask the theme in use (`theme()`) when they paint, and hold no colour of their own. The
tables they are made of stand in `lights`; another cloth for the table is one more entry in
`SURFACES` there. Every text colour has a contrast of at least 4.5 against its ground; a test holds
it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor

from desktop.look.lights import BY_DAY, BY_NIGHT, STRONG, STRONG_BY_NIGHT, STRONG_TOP, SURFACES


class Theme(NamedTuple):
    """The colours that everything is painted with, as `#rrggbb`; strengths from 0 to 255."""

    dark: bool
    """Whether it is night in the room."""
    strong: bool
    """Whether everything stands out as far as it can."""
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


@lru_cache(maxsize=24)
def theme_for(dark: bool, surface: str = "oak", strong: bool = False) -> Theme:
    """Return the theme by night or by day on one of `SURFACES`; an unknown surface is oak.

    In `strong` contrast every top is as dark as the other, with its own pattern.
    """
    name = surface if surface in SURFACES else "oak"
    cloth = SURFACES[name]
    lit = cloth.night if dark else cloth.day
    colours = BY_NIGHT if dark else BY_DAY
    if strong:
        lit, colours = STRONG_TOP, STRONG_BY_NIGHT if dark else STRONG
    return Theme(
        dark=dark,
        strong=strong,
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
        **colours,  # type: ignore[arg-type]
    )


_in_use: list[Theme] = []


def theme() -> Theme:
    """Return the theme in use: that of the day, until `use` has chosen another."""
    return _in_use[-1] if _in_use else theme_for(False)


def use(chosen: Theme) -> None:
    """Take a theme into use. The caller has widgets painted again (see `application`)."""
    _in_use[:] = [chosen]


def colour(name: str, strength: int = 255) -> QColor:
    """Return a colour of a theme for painting, let through so far: 0 is not seen, 255 covers."""
    made = QColor(name)
    made.setAlpha(strength)
    return made


def mixed(one: str, other: str, part: float) -> str:
    """Return the colour so far on the way from one to another, as `#rrggbb`."""
    first, last = QColor(one), QColor(other)
    return QColor(
        round(first.red() + (last.red() - first.red()) * part),
        round(first.green() + (last.green() - first.green()) * part),
        round(first.blue() + (last.blue() - first.blue()) * part),
    ).name()


# The name by which the table asks for it.

Palette = Theme
LIGHT = theme_for(False)
