"""The form of a person: a name, the portraits to choose one from, and how the cards are held.

As long as no portrait was chosen, the one is shown that the name usually has.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from desktop.common.form_fields import Switch, scrolled
from desktop.common.house import LONGEST_NAME, Person, tidy
from desktop.common.languages import Retranslated
from desktop.common.people import People
from desktop.common.portraits import PORTRAITS, usual
from desktop.look.portrait_choice import PortraitChoice

translate = QCoreApplication.translate


class PersonForm(Retranslated, QWidget):
    """Asks for the name and the portrait of `person`, or of somebody new."""

    changed = Signal()
    """Something else is written or chosen."""

    def __init__(
        self, people: People, person: Person | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._people = people
        self._own = person.id if person is not None else ""
        self._picked = person is not None and person.portrait in PORTRAITS
        self._label, self._look = QLabel(), QLabel()
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST_NAME)
        self.portraits = PortraitChoice()
        self._label.setBuddy(self.field)
        self._look.setBuddy(self.portraits)
        self._problem = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._label)
        layout.addWidget(self.field)
        layout.addWidget(self._problem)
        layout.addSpacing(6)
        layout.addWidget(self._look)
        scrolled(self.portraits, partial(layout.addWidget, stretch=1))
        self.closed_hand = Switch()
        layout.addSpacing(6)
        layout.addWidget(self.closed_hand)
        self.field.textChanged.connect(self._named)
        self.portraits.chosen.connect(self._pick)
        self.field.setText(person.name if person is not None else "")
        if person is not None and self._picked:
            self.portraits.set_value(person.portrait)
        self.setFocusProxy(self.field)
        self.retranslate()
        self.closed_hand.set_value(person is not None and person.closed)
        self._named()

    def name(self) -> str:
        """Return the name that is written, "" for none."""
        return tidy(self.field.text())

    def portrait(self) -> str:
        """Return the portrait that is shown for it."""
        return self.portraits.value()

    def closed(self) -> bool:
        """Whether the cards are to be seen only while a key or button is held."""
        return self.closed_hand.value()

    def problem(self) -> str:
        """Why this name cannot be taken, as a sentence; "" if it can, or if there is none yet."""
        other = self._people.named(self.name()) if self.name() else None
        if other is None or other.id == self._own:
            return ""
        return translate("people", "There is already a player called {name}.").format(
            name=other.name
        )

    def _named(self) -> None:
        if not self._picked:
            self.portraits.set_value(usual(self.name()))
        self._problem.setText(self.problem())
        self._problem.setVisible(bool(self.problem()))
        self.changed.emit()

    def _pick(self) -> None:
        self._picked = True
        self.changed.emit()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._label.setText(translate("people", "&Name"))
        self.field.setAccessibleName(translate("people", "Name"))
        self._look.setText(translate("people", "&Portrait"))
        self.closed_hand.setText(
            translate("people", "Show cards only while a key or button is held")
        )
        self._named()
