"""Every page and dialog, as `python3 dev.py demo pages` opens them, is opened once and asked all.

What is pressed is large enough and named; words stand out; names are shown as they are; help is at
its place. Where Tab goes is asked in `test_focus_everywhere`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QTabBar,
    QTableWidget,
    QWidget,
)

from desktop.club.pages.person import PersonDialog
from desktop.look.colours import apply_colours
from desktop.look.lights import SURFACES
from desktop.look.parts.part import Part
from tests.desktop.club.rooms import running
from tests.desktop.games import conftest
from tests.desktop.window import page_faults
from tests.desktop.window.pages import PLACES, faults, opened
from tests.workshop import every_page, situations

window = conftest.window

LIGHTS = tuple(product(SURFACES, ("light", "dark"), ("usual", "high")))
"""Wood, day or night, and contrast; `test_theme` reckons the pairs of colours of all lights."""
NAMES = ("<b>Anna</b>", "R&B", "=1+1<i>", "\u202eResi&amp;")
LONG_NAME = "<img src=file:x> & Co"


def heard_as_written(part: Part, text: str) -> None:
    new = text != part.text()
    QAbstractButton.setText(part, text)
    if new:
        QAccessible.queryAccessibleInterface(part)


@pytest.mark.one_in(13)
@pytest.mark.parametrize("light", LIGHTS, ids="-".join)
@pytest.mark.parametrize("number", range(len(PLACES)), ids=[one.__name__ for one, _ in PLACES])
def test_no_page_has_a_fault(window, monkeypatch, light, number):
    """The people there are called as if they were markup, accelerators and formulas.

    A screen reader runs, for which Qt asks of each part as soon as it has a text.
    """
    monkeypatch.setattr(Part, "setText", heard_as_written)
    monkeypatch.setattr(situations, "NAMES", NAMES)
    for module in (situations, every_page):
        monkeypatch.setattr(module, "LONG_NAME", LONG_NAME)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    prepare, pages = PLACES[number]
    prepare(window)
    for name, value in zip(("surface", "colours", "contrast"), light, strict=True):
        window.settings[name] = value
    apply_colours(app, window.settings)
    least = page_faults.STRONG if light[2] == "high" else page_faults.TEXT
    questions = {
        "too small": page_faults.too_small,
        "no name": page_faults.nameless,
        "no title": page_faults.untitled,
        "a name nobody hears": page_faults.passed_over,
        "said twice": page_faults.said_twice,
        "no label": page_faults.unlabelled,
        "another name than its text": page_faults.misnamed,
        "help elsewhere": page_faults.without_help,
        "read badly": partial(page_faults.read_badly, least=least),
        "of several, but no radio button": page_faults.ticked_of_several,
        "a name misread": partial(page_faults.misread, names=(*NAMES, LONG_NAME)),
    }
    found = list(faults(opened(window, pages), questions))
    assert not found, "\n".join(found)


def test_what_somebody_was_called_before_is_shown_as_it_is(qtbot):
    person = running().controller.state.people[1]
    dialog = PersonDialog(replace(person, before=NAMES), 0)
    qtbot.addWidget(dialog)
    assert any(NAMES[0] in one.text() for one in dialog.findChildren(QLabel))
    assert page_faults.misread(dialog, NAMES) == []


class Bare(QFrame):
    """A thing that takes the keyboard and has no name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)


def test_each_fault_is_found(qtbot):
    top = QWidget()
    qtbot.addWidget(top)
    top.setObjectName("top")
    top.resize(600, 500)
    low = QTabBar(top)
    low.addTab("Tab")
    low.setStyleSheet("QTabBar::tab { height: 10px }")
    rows = QTableWidget(1, 1, top)
    rows.setRowHeight(0, 12)
    made = {
        "small": QPushButton("Small", top),
        "pale": QPushButton("Pale", top),
        "renamed": QPushButton("Read", top),
        "bare": Bare(top),
        "field": QLineEdit(top),
        "heard": QWidget(top),
        "wide": QLabel("[Far too wide a text for so little room]", top),
        "tabs": low,
        "rows": rows,
        "again": QLabel("Said once", top),
        "twice": QLabel("Said once", top),
    }
    for place, (name, one) in enumerate(made.items()):
        one.setObjectName(name)
        one.setGeometry(20, 40 * place, 120, 32)
    made["small"].resize(60, 20)
    made["wide"].resize(60, 32)
    made["pale"].setStyleSheet("color: #888; background: #999; border: none")
    made["renamed"].setAccessibleName("Heard")
    made["heard"].setAccessibleName("Nobody hears it")
    top.show()
    qtbot.waitExposed(top)
    questions = {
        "small": page_faults.too_small,
        "nameless": page_faults.nameless,
        "unheard": page_faults.passed_over,
        "said": page_faults.said_twice,
        "unlabelled": page_faults.unlabelled,
        "misnamed": page_faults.misnamed,
        "pale": page_faults.read_badly,
        "bare": page_faults.untranslated,
        "cut": page_faults.cut,
    }
    found = list(faults(iter([("page", top)]), questions))
    expected = {
        "small": ["small", "rows", "tabs"],
        "nameless": ["bare", "field"],
        "unheard": ["heard", "top"],
        "said": ["once'"],
        "unlabelled": ["field"],
        "misnamed": ["renamed"],
        "pale": ["pale"],
        "bare": ["wide"],
        "cut": ["wide"],
    }
    for question, names in expected.items():
        said = [one for one in found if one.startswith(f"page: {question}: ")]
        assert [any(f" {name} " in one for one in said) for name in names], (question, said)


def test_a_name_read_as_markup_or_accelerator_is_found(qtbot):
    top = QWidget()
    qtbot.addWidget(top)
    QLabel("<b>Anna</b>", top)
    QPushButton("R&B", top)
    QPushButton("R&&B", top)
    QLabel("<b>Anna</b>", top, textFormat=Qt.TextFormat.PlainText)
    QLabel("R&B", top).setBuddy(top)
    top.setToolTip("<b>Anna</b>")
    assert len(page_faults.misread(top, NAMES)) == 4
