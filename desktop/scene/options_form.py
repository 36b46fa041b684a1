"""The form of the house rules, made from what a game's Options declare.

The options give values and dependencies, the speech gives the texts; no game is named here.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop.common.form_fields import Choice, Number, Switch
from desktop.common.languages import Retranslated
from desktop.scene.speech import Speech
from engine.options import Options, Value


def in_order(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """Values in the order in which they are offered: numbers by size, words as declared."""
    numbers = [value for value in values if isinstance(value, int)]
    return tuple(sorted(numbers)) if len(numbers) == len(values) else values


MANY = 40
"""Of so many numbers one is typed rather than looked for in a list."""


class OptionsForm(Retranslated, QWidget):
    """A row for every house rule; one that does not apply is disabled."""

    changed = Signal()
    """The house rules are others than before."""

    def __init__(self, kind: type[Options], speech: Speech, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self._speech = speech
        self._options = kind()
        self._fields: dict[str, Choice | Number | Switch] = {}
        self._labels: dict[str, QLabel] = {}
        self._filling = False
        for name in kind.names():
            self._add(name)
        self._lay_out()
        self.retranslate()
        self.set_options(self._options)

    def _add(self, name: str) -> None:
        values = self._kind.values(name)
        field: Choice | Number | Switch
        if all(isinstance(value, bool) for value in values):
            field = Switch()
        else:
            field = _one_of(in_order(values))
            if isinstance(field, Choice):
                field.may_shrink = True
            label = self._labels[name] = QLabel()
            label.setWordWrap(True)
            label.setBuddy(field)
        field.chosen.connect(self._edited)
        self._fields[name] = field

    def _lay_out(self) -> None:
        """Put the fields one below the other, their names before them."""
        layout = QGridLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setHorizontalSpacing(16)
        layout.setVerticalSpacing(10)
        layout.setColumnStretch(0, 1)
        for row, (name, field) in enumerate(self._fields.items()):
            if name in self._labels:
                layout.addWidget(self._labels[name], row, 0)
                layout.addWidget(field, row, 1, Qt.AlignmentFlag.AlignVCenter)
            else:
                layout.addWidget(field, row, 0, 1, 2)
        layout.setRowStretch(len(self._fields), 1)

    def field(self, name: str) -> Choice | Number | Switch:
        """The field of an option."""
        return self._fields[name]

    def keyboard_fields(self) -> list[QWidget]:
        """What takes the keyboard, from top to bottom."""
        fields = self._fields.values()
        return [field.box if isinstance(field, Switch) else field for field in fields]

    def options(self) -> Options:
        """The house rules as they stand in the form."""
        return self._options

    def set_options(self, options: Options) -> None:
        """Show these house rules."""
        self._filling = True
        for name, value in options:
            self._fields[name].set_value(value)
        self._filling = False
        self._edited()

    def _edited(self) -> None:
        if self._filling:
            return
        before = self._options
        self._options = self._kind.from_dict(
            {name: field.value() for name, field in self._fields.items()}
        )
        self._grey()
        if self._options != before:
            self.changed.emit()

    def _grey(self) -> None:
        for name, field in self._fields.items():
            applies = self._options.applies(name)
            field.setEnabled(applies)
            if name in self._labels:
                self._labels[name].setEnabled(applies)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for name, field in self._fields.items():
            text = self._speech.option(name)
            if isinstance(field, Switch):
                field.setText(text)
                continue
            self._labels[name].setText(text)
            field.setAccessibleName(text)
            field.say(partial(self._value, name))

    def _value(self, name: str, value: Hashable) -> str:
        assert isinstance(value, bool | int | str)
        return self._speech.value(name, value)


def _one_of(values: tuple[Value, ...]) -> Choice | Number:
    numbers = [value for value in values if isinstance(value, int)]
    return Number(numbers) if len(numbers) == len(values) > MANY else Choice(values)
