"""The fields of which the dialog of an evening's settings is made."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QDateEdit, QFormLayout, QLineEdit, QSpinBox, QWidget

from desktop.club.model import words
from desktop.common.form_fields import Choice
from desktop.common.numbers import shown
from desktop.look.lettering import users_scale
from desktop.look.parts import LARGE, paper_form
from engine.log_table import SHARING, THINGS

translate = QCoreApplication.translate

ROUNDINGS = (1, 10, 50, 100, 500)
"""To what a share of the entry money may be rounded down, in the smallest coin."""
_LINE = 40
"""How many letters a line of a box's text has where letters are large."""


class DayField(QDateEdit):
    """A day that is one stop on the way of Tab; Qt makes day, month and year three of it.

    Its year has four figures: 11/12/26 may be read in three ways.
    """

    def __init__(self) -> None:
        super().__init__()
        short = self.displayFormat()
        self.setDisplayFormat(short if "yyyy" in short else short.replace("yy", "yyyy"))

    def focusNextPrevChild(self, following: bool) -> bool:
        return QWidget.focusNextPrevChild(self, following)


def check(text: str, on: bool) -> QCheckBox:
    """Return a box to tick; with large letters its text stands in several lines."""
    lines = wrap(text, _LINE) if users_scale() >= LARGE else [text]
    box = QCheckBox("\n".join(lines))
    box.setChecked(on)
    return box


def spin(least: int, most: int, value: int) -> QSpinBox:
    """Return a number within bounds."""
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    return box


def things(value: str) -> Choice:
    """Who gets a thing that several would share, or whether things are chosen."""
    choice = Choice(THINGS)
    choice.set_value(value)
    choice.say(
        lambda one: {
            "shared": translate("club", "tied players share"),
            "lot": translate("club", "drawn by lot if tied"),
            "chosen": translate("club", "higher places choose first"),
        }[str(one)]
    )
    return choice


def missed(value: int | str) -> Choice:
    """Return what a missed round counts: nothing, the average, or what stands there."""
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


def rounding(value: int) -> Choice:
    """To what shares of the entry money are rounded down."""
    choice = Choice(tuple(sorted({*ROUNDINGS, value})))
    choice.set_value(value)
    choice.say(lambda coins: words.money(int(str(coins))))
    return choice


def sharing(value: str) -> Choice:
    """Return what becomes of the prizes of a place that several have."""
    choice = Choice(SHARING)
    choice.set_value(value)
    choice.say(
        lambda one: (
            translate("club", "is divided")
            if one == "split"
            else translate("club", "is decided by lot")
        )
    )
    return choice


def groups(names: Sequence[str]) -> QLineEdit:
    """Return the names of groups, with commas between them."""
    field = QLineEdit(", ".join(names))
    field.setPlaceholderText(translate("club", "none; or several, such as A, B"))
    field.setToolTip(translate("club", "Each group has its own draw, ranking and prizes."))
    return field


def names_in(text: str) -> list[str]:
    """Return the names in a text with commas between them."""
    parts = (part.strip() for part in text.split(","))
    return [part for part in parts if part]


def form() -> QFormLayout:
    """Return an empty form."""
    made = paper_form()
    made.setContentsMargins(12, 12, 12, 12)
    return made


def page(of: QFormLayout) -> QWidget:
    """Return what stands on a page of the dialog."""
    inside = QWidget()
    inside.setLayout(of)
    return inside
