"""All widgets of the toolkit wear the theme: they can be read, and what has the focus is seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QTabBar,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from desktop.common import paths
from desktop.look.application import dress, measures, palette, style_sheet
from desktop.look.lights import SURFACES
from desktop.look.theme import Theme, theme, theme_for, use
from tests.contrast import contrast
from tests.desktop.window.page_faults import read_badly

ALL = [
    theme_for(dark, name, strong)
    for dark, name, strong in product((False, True), SURFACES, (False, True))
]
Role = QPalette.ColorRole


def name(look: Theme) -> str:
    return f"{look.surface}-{'night' if look.dark else 'day'}"


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    before, sheet, used = QPalette(qapp.palette()), qapp.styleSheet(), theme()
    yield qapp
    qapp.setStyleSheet(sheet)
    qapp.setPalette(before)
    use(used)


@pytest.mark.parametrize("look", ALL, ids=name)
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (Role.WindowText, Role.Window),
        (Role.Text, Role.Base),
        (Role.Text, Role.AlternateBase),
        (Role.PlaceholderText, Role.Base),
        (Role.ButtonText, Role.Button),
        (Role.HighlightedText, Role.Highlight),
        (Role.Link, Role.Window),
        (Role.LinkVisited, Role.Window),
        (Role.ToolTipText, Role.ToolTipBase),
    ],
    ids=lambda role: role.name,
)
def test_the_palette_can_be_read(look, text, ground):
    made = palette(look)
    assert contrast(made.color(text).name(), made.color(ground).name()) >= 4.5


@pytest.mark.parametrize("look", ALL, ids=name)
def test_every_rule_with_letters_and_a_ground_can_be_read(qapp, look):
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", style_sheet(look))
    tried = 0
    for which, body in rules:
        letters = re.search(r"(?<![-\w])color: (#\w+)", body)
        grounds = re.findall(r"(?:background|stop)(?:: |:\d )(#\w+)", body)
        if letters and "disabled" not in which:
            for ground in grounds:
                assert contrast(letters[1], ground) >= 4.5, which
                tried += 1
    assert tried >= 10


def test_every_picture_that_is_named_is_there(qapp):
    named = set(re.findall(r'url\("([^"]+)"\)', style_sheet(theme_for(False))))
    assert len(named) >= 8
    folder = paths.own("assets", "look").as_posix()
    for picture in named:
        assert picture.startswith(folder) and not QImage(picture).isNull(), picture


FOCUSED = (QPushButton, QLineEdit, QComboBox, QSpinBox, QCheckBox, QRadioButton, QTabBar)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("kind", [*FOCUSED, QListWidget], ids=lambda kind: kind.__name__)
def test_what_has_the_focus_is_seen(qtbot, app, kind, dark):
    look = theme_for(dark)
    use(look)
    dress(app, look)
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    other, tried = QPushButton("other"), kind()
    if isinstance(tried, QTabBar):
        tried.addTab("one")
    column.addWidget(other)
    column.addWidget(tried)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    tried.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(tried.hasFocus)
    seen = tried.grab().toImage()
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert dots(seen, look.focus) > dots(tried.grab().toImage(), look.focus) + 20


def dots(picture: QImage, tone: str) -> int:
    """How many dots of a picture have this colour."""
    return sum(
        picture.pixelColor(x, y).name() == tone
        for x in range(picture.width())
        for y in range(picture.height())
    )


def test_lengths_grow_with_the_letters(qapp):
    usual, double = (re.findall(r"(\d+)px", measures(scale)) for scale in (1.0, 2.0))
    assert len(usual) == len(double) > 20
    assert all(int(large) > int(small) for small, large in zip(usual, double, strict=True))


def test_the_menu_bar_is_of_wood(qtbot, app):
    look = theme_for(False)
    dress(app, look)
    bar = QMenuBar()
    qtbot.addWidget(bar)
    bar.addMenu("Game")
    bar.resize(200, 30)
    bar.show()
    assert bar.grab().toImage().pixelColor(190, 10).name() == look.bar


@pytest.mark.parametrize("look", ALL, ids=name)
def test_a_tip_and_a_prompt_are_read_as_painted(app, qtbot, look):
    use(look)
    dress(app, look)
    top = QLineEdit(placeholderText="a word in the rules")
    qtbot.addWidget(top)
    top.resize(300, 60)
    top.show()
    QToolTip.showText(top.pos(), "What this does", top)
    [tip] = [one for one in app.topLevelWidgets() if one.inherits("QTipLabel")]
    assert not read_badly(top, 7.0 if look.strong else 4.5)
    assert not read_badly(tip, 7.0 if look.strong else 4.5)
    QToolTip.hideText()
