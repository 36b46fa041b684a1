"""The slips that tables have sent: Enter takes the marked one, and it is the table's result.

While a room is open they have their place, so that nothing moves when one comes. Enter takes only
what was marked before: when the marked one goes by itself, none is.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.club.model import inbox, told
from desktop.club.model.controller import ClubController
from desktop.club.model.inbox import Slip
from desktop.common import plain_text
from desktop.common.announce import announce
from desktop.common.key_names import shown
from desktop.look.lettering import scale_of

translate = QCoreApplication.translate

LINES, ROOMY = 2, 560
"""How many slips are seen at once on a page at least this high, in pixels; else one."""


class Slips(QWidget):
    """The list of slips, and what can be done with the marked one."""

    look_wanted = Signal(object)
    """This slip is to be looked at where results are entered."""
    emptied = Signal()
    """The last one has been taken or put aside from here."""

    def __init__(self, controller: ClubController) -> None:
        super().__init__()
        self._controller = controller
        self.slips: list[Slip] = []
        self.head = QLabel()
        self.list = QListWidget()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setProperty("onPaper", True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        self.list.installEventFilter(self)
        self.head.setBuddy(self.list)
        self.take, self.look, self.aside = (QPushButton(autoDefault=False) for _ in range(3))
        above = QHBoxLayout()
        above.addWidget(self.head, 1)
        for button in (self.take, self.look, self.aside):
            above.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(above)
        layout.addWidget(self.list)
        self.take.clicked.connect(self.take_marked)
        self.look.clicked.connect(self.look_at_marked)
        self.aside.clicked.connect(self.put_aside_marked)
        self.list.itemDoubleClicked.connect(lambda _: self.look_at_marked())
        self.list.currentRowChanged.connect(lambda _: self._show_what_can_be())
        self.hide()

    # What is.

    @property
    def marked(self) -> Slip | None:
        """The slip that Enter takes."""
        row = self.list.currentRow()
        return self.slips[row] if 0 <= row < len(self.slips) else None

    def refresh(self) -> None:
        """Show what waits now; the mark stays at its slip."""
        before, marked = self.slips, self.marked
        self.slips = inbox.waiting(self._controller.state)
        self.setVisible(bool(self.slips or self._controller.room))
        state = self._controller.state
        if self.slips != before or self.list.count() != len(self.slips):
            self.list.blockSignals(True)
            self.list.clear()
            for slip in self.slips:
                self.list.addItem(QListWidgetItem(inbox.told(state, slip)))
            now = [slip.words for slip in self.slips]
            stays = marked is not None and marked.words in now
            self.list.setCurrentRow(now.index(marked.words) if marked and stays else -1)
            self.list.blockSignals(False)
        self._tell()
        if len(self.slips) > len(before):
            announce(self.head, f"{self._how_many()}. {inbox.told(state, self.slips[-1])}")

    def _how_many(self) -> str:
        return inbox.how_many(len(self.slips))

    def _tell(self) -> None:
        none = translate("club", "No slips waiting")
        letter = translate("club", "%n sl&ip(s) waiting", "", len(self.slips))
        self.head.setText(letter if self.slips else none)
        self.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self.slips else NOWHERE)
        self._show_what_can_be()

    def _show_what_can_be(self) -> None:
        for button in (self.take, self.look, self.aside):
            button.setEnabled(self.marked is not None)

    # What is done.

    def take_marked(self) -> None:
        """Take the marked slip as the table's result, after asking what more is to be said."""
        slip = self.marked
        if slip is None:
            return
        if inbox.needs_a_look(self._controller.state, slip):
            self.look_wanted.emit(slip)
            return
        row = self.list.currentRow()
        one = self._controller.state.round(slip.round)
        kind = "changed" if slip.table in one.results else "result"
        if why := inbox.take(self._controller, slip):
            self._controller.trouble.emit(why)
            return
        now = self._controller.state.round(slip.round)
        self._controller.said.emit(told.taken(self._controller.state, now, slip.table, kind))
        self._go_on(row)

    def look_at_marked(self) -> None:
        """Look at what the marked slip says, perhaps changing it before it is entered."""
        if self.marked is not None:
            self.look_wanted.emit(self.marked)

    def put_aside_marked(self) -> None:
        """Put aside the marked slip, which says nothing true; the table can send another one."""
        slip, row = self.marked, self.list.currentRow()
        if slip is None:
            return
        inbox.put_aside(self._controller, slip)
        if slip not in self.slips:
            aside = translate("club", "The slip of table {0} is set aside.")
            self._controller.said.emit(aside.format(slip.table))
            self._go_on(row)

    def _go_on(self, row: int) -> None:
        """To the slip that has come into the place of this one."""
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        if not self.slips:
            self.emptied.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            match event.key():
                case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                    # A key that is held takes nothing that nobody has looked at.
                    if not event.isAutoRepeat():
                        self.take_marked()
                    return True
                case Qt.Key.Key_Space:
                    self.look_at_marked()
                    return True
                case Qt.Key.Key_Delete:
                    self.put_aside_marked()
                    return True
        return super().eventFilter(watched, event)

    # How it looks.

    def be_of(self, high: int) -> None:
        """Show as many lines as a page this high has room for."""
        lines = LINES if high >= ROOMY * scale_of(self) else 1
        self.list.setFixedHeight(lines * (self.list.fontMetrics().height() + 6) + 2)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        texts = (
            (self.take, translate("club", "Take"), "Return"),
            (self.look, translate("club", "Look at it"), "Space"),
            (self.aside, translate("club", "Set aside"), "Delete"),
        )
        for button, text, key in texts:
            button.setText(text)
            button.setToolTip(plain_text.tip(f"{text} ({shown(key)})"))
        self.list.setAccessibleName(translate("club", "Slips waiting"))


NOWHERE = Qt.FocusPolicy.NoFocus
