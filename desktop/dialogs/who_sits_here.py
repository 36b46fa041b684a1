"""The question who sits here, asked once before the first game; and the same form for a change.

`ask` is all that a page needs. Who would rather not say it is "You" at the table.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from desktop.common.announce import announce
from desktop.common.house import Person
from desktop.common.people import People
from desktop.dialogs.person_form import PersonForm
from desktop.look.parts import PaperDialog, fit_to_screen

translate = QCoreApplication.translate


def ask(people: People, parent: QWidget | None = None) -> None:
    """Ask who sits here, and keep what is answered; closing the question is an answer too."""
    dialog = WhoSitsHere(people, parent)
    if dialog.exec():
        people.introduce(dialog.form.name(), dialog.form.portrait())
    else:
        people.skip()
    dialog.deleteLater()


class PersonDialog(PaperDialog):
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
        title = translate("people", "Somebody more") if new else translate("people", "Change")
        self.setWindowTitle(title)
        self._about.hide()
        self.take.setText(translate("people", "&Take this"))
        self.leave.setText(translate("people", "&Cancel"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class WhoSitsHere(PersonDialog):
    """The question before the first game, with a name proposed if the system knows one."""

    def __init__(self, people: People, parent: QWidget | None = None) -> None:
        here = people.here
        proposed = Person(here.id if here is not None else "", people.proposed())
        super().__init__(people, proposed, parent)
        self.form.field.selectAll()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("people", "Who sits here?"))
        self._about.setText(
            translate(
                "people",
                "The others at the table would like to know what to call you. The name stays on "
                "this computer, and can be changed at any time.",
            )
        )
        self.take.setText(translate("people", "&Sit down"))
        self.leave.setText(translate("people", "&Rather not say"))
