"""The dialog of the people who play at this machine: who sits here now, and who else there is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.common.house import Person
from desktop.common.languages import Retranslated
from desktop.common.people import People
from desktop.common.portraits import portrait_pixmap, said, usual
from desktop.dialogs.who_sits_here import PersonDialog
from desktop.look.parts import EmptyNote, PaperDialog, fit_to_screen

translate = QCoreApplication.translate

OWN_ID = Qt.ItemDataRole.UserRole


class HouseDialog(Retranslated, PaperDialog):
    """A list of everybody with buttons; each change holds at once."""

    def __init__(self, people: People, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people = people
        self.list = QListWidget()
        self._empty = EmptyNote(self.list)
        self.here, self.change = QPushButton(), QPushButton()
        self.add, self.forget = QPushButton(), QPushButton()
        self.close_button = QPushButton()
        self._build()
        self.here.clicked.connect(self._sit_down)
        self.change.clicked.connect(self._change)
        self.add.clicked.connect(self._add)
        self.forget.clicked.connect(self._forget)
        self.close_button.clicked.connect(self.accept)
        self.list.itemActivated.connect(self._sit_down)
        self.list.currentItemChanged.connect(self._enable)
        people.changed.connect(self._fill)
        self.retranslate()
        fit_to_screen(self, 560, 420)
        self.list.setFocus()

    def _build(self) -> None:
        side = QVBoxLayout()
        for button in (self.here, self.change, self.add, self.forget):
            button.setAutoDefault(False)
            side.addWidget(button)
        side.addStretch(1)
        side.addWidget(self.close_button)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self.list, 1)
        middle.addLayout(side)
        layout = self.column()
        layout.addLayout(middle, 1)

    def selected(self) -> Person | None:
        """Who is selected in the list, None for nobody."""
        item = self.list.currentItem()
        return self._people.find(str(item.data(OWN_ID))) if item is not None else None

    def select(self, own: str) -> None:
        """Select the person with this id, or else the first."""
        rows = [row for row, one in enumerate(self._people.everyone) if one.id == own]
        self.list.setCurrentRow(rows[0] if rows else 0)

    # The list.

    def _fill(self) -> None:
        chosen, here = self.selected(), self._people.here
        size = 2 * QFontMetrics(self.font()).height() + 6
        self.list.clear()
        self.list.setIconSize(QSize(size, size))
        for person in self._people.everyone:
            self.list.addItem(self._item(person, size, here is not None and person.id == here.id))
        self.select((chosen or here or Person("")).id)
        self._enable()

    def _item(self, person: Person, size: int, here: bool) -> QListWidgetItem:
        portrait = person.portrait or usual(person.name)
        text = person.name
        if here:
            text = translate("people", "{name} (playing now)").format(name=person.name)
        picture = portrait_pixmap(portrait, size, self.devicePixelRatioF())
        item = QListWidgetItem(QIcon(picture), text)
        item.setData(OWN_ID, person.id)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, said(portrait))
        item.setSizeHint(QSize(0, size + 10))
        return item

    def _enable(self) -> None:
        chosen, here = self.selected(), self._people.here
        self.change.setEnabled(chosen is not None)
        self.forget.setEnabled(chosen is not None)
        self.here.setEnabled(chosen is not None and chosen != here)

    # What the buttons do.

    def _sit_down(self) -> None:
        if (person := self.selected()) is not None:
            self._people.sit_down(person.id)

    def _change(self) -> None:
        person = self.selected()
        if person is None:
            return
        dialog = PersonDialog(self._people, person, self)
        if dialog.exec():
            form = dialog.form
            self._people.change(person.id, form.name(), form.portrait(), closed=form.closed())
        dialog.deleteLater()

    def _add(self) -> None:
        dialog = PersonDialog(self._people, None, self)
        if dialog.exec():
            form = dialog.form
            person = self._people.add(form.name(), form.portrait(), closed=form.closed())
            self.select(person.id)
        dialog.deleteLater()

    def _forget(self) -> None:
        person = self.selected()
        if person is None:
            return
        question = translate(
            "people",
            "Remove {name}? Matches already played are kept and still show the name.",
        )
        box = QMessageBox(QMessageBox.Icon.Question, self.windowTitle(), "", parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(question.format(name=person.name))
        forget = box.addButton(translate("people", "&Remove"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(translate("people", "&Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.exec()
        if box.clickedButton() is forget:
            self._people.forget(person.id)

    # Words.

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("people", "Players"))
        self._empty.setText(
            translate(
                "people",
                "Nobody yet. Add people to give them a name and a portrait at the table.",
            )
        )
        self.list.setAccessibleName(translate("people", "People who play on this computer"))
        self.here.setText(translate("people", "&Play as this person"))
        self.change.setText(translate("people", "&Change …"))
        self.add.setText(translate("people", "&Add …"))
        self.forget.setText(translate("people", "&Remove …"))
        self.close_button.setText(translate("people", "C&lose"))
        self._fill()
