"""The dialog for a person of the house: name and portrait of somebody new, or a change of both."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from desktop.common.announce import announce
from desktop.common.house import Person
from desktop.common.languages import Retranslated
from desktop.common.people import People
from desktop.dialogs.person_form import PersonForm
from desktop.look.parts import PaperDialog, fit_to_screen

translate = QCoreApplication.translate


class PersonDialog(Retranslated, PaperDialog):
    """A form for one person, with a button to take it and one to leave it.

    The first is greyed while the name is missing or taken.
    """

    def __init__(
        self, people: People, person: Person | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._person = person
        self._about = QLabel(wordWrap=True)
        self._about.setTextFormat(Qt.TextFormat.PlainText)
        self.form = PersonForm(people, person)
        self.take, self.leave = QPushButton(), QPushButton()
        self.take.setDefault(True)
        self.leave.setAutoDefault(False)
        self.take.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addWidget(self.leave)
        buttons.addStretch(1)
        buttons.addWidget(self.take)
        layout = self.column()
        layout.addWidget(self._about)
        layout.addWidget(self.form, 1)
        layout.addLayout(buttons)
        self.form.changed.connect(self._check)
        self.retranslate()
        self._check()
        fit_to_screen(self, 620, 470)
        self.form.field.setFocus()

    def _check(self) -> None:
        problem = self.form.problem()
        if problem and self.take.isEnabled():
            announce(self, problem)
        self.take.setEnabled(bool(self.form.name()) and not problem)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        new = self._person is None
        title = translate("people", "New player") if new else translate("people", "Change")
        self.setWindowTitle(title)
        self._about.hide()
        self.take.setText(translate("people", "&OK"))
        self.leave.setText(translate("people", "&Cancel"))
