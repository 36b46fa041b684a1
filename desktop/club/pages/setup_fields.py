"""The fields of which the dialog of an evening's settings is made."""

from __future__ import annotations

from textwrap import wrap

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QCheckBox, QFormLayout, QSpinBox, QWidget

from desktop.common.form_fields import Choice, scrolled
from desktop.common.numbers import shown
from desktop.look.lettering import users_scale
from desktop.look.parts import LARGE, paper_form

translate = QCoreApplication.translate

_LINE = 40
"""So many letters a line of a box's text has where letters are large."""


def check(text: str, on: bool) -> QCheckBox:
    """A box to tick; with large letters its text stands in several lines."""
    lines = wrap(text, _LINE) if users_scale() >= LARGE else [text]
    box = QCheckBox("\n".join(lines))
    box.setChecked(on)
    return box


def spin(least: int, most: int, value: int) -> QSpinBox:
    """A number within bounds."""
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    return box


def missed(value: int | str) -> Choice:
    """What a round counts that was not played: nothing, the average, or what stands there."""
    values = (0, "average") if value in (0, "average") else (0, "average", value)
    choice = Choice(values)
    choice.set_value(value)
    choice.say(
        lambda one: (
            translate("club", "the average of their own rounds")
            if one == "average"
            else translate("club", "{0} points").format(shown(str(one)))
        )
    )
    return choice


def form() -> QFormLayout:
    """An empty form."""
    made = paper_form()
    made.setContentsMargins(12, 12, 12, 12)
    return made


def page(of: QFormLayout) -> QWidget:
    """A page of the dialog, which scrolls where the screen is small."""
    inside = QWidget()
    inside.setLayout(of)
    area = scrolled(inside)
    # Tab would stop at it, and nothing would be seen.
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
