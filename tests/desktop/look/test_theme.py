"""The theme: every text can be read, by day and by night, on every table top."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QRadioButton, QStyle, QStyleOptionButton

from desktop.look import theme as themes
from desktop.look.colours import apply_colours
from desktop.look.lights import SURFACES
from desktop.look.paper import WOOD_SHADE, WOOD_SHADES, focus_ring
from desktop.look.theme import Theme, mixed, theme, theme_for, use
from tests.contrast import contrast

ALL = [
    theme_for(dark, name, strong)
    for dark, name, strong in product((False, True), SURFACES, (False, True))
]
MORE = 7.0
"""In strong contrast letters stand out so far at least, as WCAG asks for at its highest level."""

ON = (
    ("ink", "paper"),
    ("ink", "paper_low"),
    ("ink_faint", "paper"),
    ("ink_faint", "paper_low"),
    ("ink_head", "paper"),
    ("ink_head", "paper_low"),
    ("good", "paper_low"),
    ("bad", "paper_low"),
    ("ink", "field"),
    ("ink_faint", "field"),
    ("ink", "chosen"),
    ("ink", "ribbon"),
    ("ink", "ribbon_low"),
    ("ink", "tag"),
    ("ink", "tag_low"),
    ("plate_words", "plate_high"),
    ("plate_words", "plate_low"),
    ("bar_text", "bar"),
    ("bar_faint", "bar"),
    ("bar_text", "bar_chosen"),
    ("chalk", "slate"),
    ("chalk_faint", "slate"),
    ("highlight_text", "highlight"),
)
"""Which letters stand on which ground."""


def name(look: Theme) -> str:
    strong = "-strong" if look.strong else ""
    return f"{look.surface}-{'night' if look.dark else 'day'}{strong}"


@pytest.mark.parametrize("look", ALL, ids=name)
def test_every_text_stands_out_from_its_ground(look):
    for text, ground in ON:
        found = contrast(getattr(look, text), getattr(look, ground))
        assert found >= (MORE if look.strong else 4.5), (text, ground, found)


@pytest.mark.parametrize("look", ALL, ids=name)
def test_words_on_the_wood_are_read_even_below_the_lamp(look):
    lightest = mixed(look.wood, look.lamp, look.glow / 255)
    shade = 1 - (1 - WOOD_SHADE / 255) ** WOOD_SHADES
    found = contrast(look.wood_text, mixed(lightest, look.wood_text_shade, shade))
    assert found >= (MORE if look.strong else 4.5)


@pytest.mark.parametrize("look", ALL, ids=name)
def test_a_prompt_is_read_even_below_the_lamp(look):
    lightest = mixed(look.wood, look.lamp, look.glow / 255)
    ground = mixed(lightest, look.prompt, look.prompt_strength / 255)
    assert contrast(look.prompt_text, ground) >= (MORE if look.strong else 4.5)


@pytest.mark.parametrize("look", ALL, ids=name)
def test_the_ring_of_focus_is_seen_on_paper_and_on_wood(look):
    """It is dark within light: one of the two stands out from any ground."""
    for ground in (look.paper, look.wood, look.joint, look.plate_low, look.slate):
        found = max(contrast(look.focus, ground), contrast(look.focus_edge, ground))
        assert found >= 3.0, ground
    assert contrast(look.focus, look.focus_edge) >= 3.0


@pytest.mark.parametrize("surface", SURFACES)
def test_by_night_the_table_is_darker(surface):
    day, night = theme_for(False, surface), theme_for(True, surface)
    assert contrast(night.wood, "#ffffff") > contrast(day.wood, "#ffffff") + 1
    assert night.dark and not day.dark


def test_a_surface_that_nobody_knows_is_oak():
    assert theme_for(True, "marble") == theme_for(True, "oak")


def test_the_theme_in_use_is_the_one_taken_last():
    before = themes.theme()
    try:
        themes.use(theme_for(True, "felt"))
        assert themes.theme() == theme_for(True, "felt")
        themes.use(theme_for(False))
        assert themes.theme() == theme_for(False)
    finally:
        themes.use(before)


@pytest.mark.parametrize("look", ALL, ids=name)
def test_the_ring_of_focus_is_three_pixels_wide_and_of_two_colours(qapp, look):
    before = themes.theme()
    themes.use(look)
    try:
        picture = QImage(60, 60, QImage.Format.Format_RGB32)
        picture.fill(QColor(look.wood))
        painter = QPainter(picture)
        outline = QPainterPath()
        outline.addRect(20, -40, 80, 140)
        focus_ring(painter, outline)
        painter.end()
    finally:
        themes.use(before)
    row = [picture.pixelColor(x, 30).name() for x in range(60)]
    ring = [one for one in row if one != look.wood]
    assert len(ring) >= 3
    assert look.focus in ring and max(contrast(one, look.focus) for one in ring) >= 3.0


# The colours of the desktop: what can be ticked is seen before it is.


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    before = QPalette(qapp.palette())
    used = theme()
    sheet = qapp.styleSheet()
    yield qapp
    qapp.setStyleSheet(sheet)
    qapp.setPalette(before)
    use(used)


@pytest.mark.parametrize("colours", ["dark", "light"])
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_a_box_that_is_not_ticked_is_seen(app, settings, colours, kind):
    settings["colours"] = colours
    apply_colours(app, settings)
    box = kind()
    box.resize(120, 40)
    option = QStyleOptionButton()
    option.initFrom(box)
    part = QStyle.SubElement
    element = part.SE_CheckBoxIndicator if kind is QCheckBox else part.SE_RadioButtonIndicator
    place = box.style().subElementRect(element, option, box)
    picture = box.grab().toImage()
    window = picture.pixelColor(place.right() + 3, 1).name()
    row = range(place.left(), place.right() + 1)
    seen = [picture.pixelColor(x, place.center().y()).name() for x in row]
    assert max(contrast(one, window) for one in seen) >= (3.0 if colours == "dark" else 1.4)


@pytest.mark.parametrize(("chosen", "dark"), [("dark", True), ("light", False)])
def test_the_theme_of_the_settings_is_taken_into_use(app, settings, chosen, dark):
    settings["colours"], settings["surface"] = chosen, "felt"
    apply_colours(app, settings)
    assert theme() == theme_for(dark, "felt")


# Colours and faces of letters are named in one place: `desktop/look`.

ROOT = Path(__file__).parents[3]

EXEMPT = {
    "desktop/common/columns.py": "an empty font gives a heading that of its view again",
    "desktop/common/portraits.py": "lies below the theme: a grey disc for a portrait not found",
    "desktop/table/coins.py": "is being laid out anew",
    "desktop/window/curtain.py": "is being laid out anew",
}
"""Files that may hold some, each with the reason."""

HEX = re.compile(r"#[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3}){0,1}(?:[0-9a-fA-F]{2})?")


def elsewhere() -> list[Path]:
    """All files of the desktop but those that may name colours."""
    own = ("look", "packs")
    return [
        path
        for path in sorted((ROOT / "desktop").rglob("*.py"))
        if path.relative_to(ROOT / "desktop").parts[0] not in own
    ]


def findings(source: str) -> list[str]:
    """The colours and faces that are named in a source, each with its line."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if (what := _colour(node) or _face(node)) and isinstance(node, ast.expr):
            found.append(f"{node.lineno}: {what}")
    return found


def _colour(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value if HEX.fullmatch(node.value) else ""
    if isinstance(node, ast.Call) and _name(node.func) == "QColor" and node.args:
        return "QColor" if all(isinstance(one, ast.Constant) for one in node.args) else ""
    if isinstance(node, ast.Attribute) and _name(node.value) == "GlobalColor":
        return node.attr if node.attr != "transparent" else ""
    return ""


def _face(node: ast.AST) -> str:
    """A font that is not a copy of a widget's or a painter's."""
    if not isinstance(node, ast.Call):
        return ""
    name = _name(node.func)
    if name == "QFont" and (not node.args or isinstance(node.args[0], ast.Constant)):
        return "QFont"
    return name if name in ("setFamily", "setFamilies") else ""


def _name(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def test_colours_and_faces_come_from_the_theme():
    """Only the files that are exempt name some, and each of these does."""
    named = {
        path.relative_to(ROOT).as_posix(): found
        for path in elsewhere()
        if (found := findings(path.read_text(encoding="utf-8")))
    }
    assert named.keys() == set(EXEMPT), named


@pytest.mark.parametrize(
    "source",
    [
        'tone = "#a8743f"',
        'fill(QColor("red"))',
        "fill(QColor(0, 0, 0, 90))",
        "fill(Qt.GlobalColor.white)",
        "font = QFont()",
        'font = QFont("Helvetica")',
        'font.setFamily("Helvetica")',
    ],
)
def test_a_colour_or_a_face_is_found(source):
    assert findings(source)


@pytest.mark.parametrize(
    "source",
    ["fill(QColor(look.ink))", "font = QFont(self.font())", "fill(Qt.GlobalColor.transparent)"],
)
def test_what_is_taken_from_elsewhere_is_no_colour_of_ones_own(source):
    assert not findings(source)
