"""The search bar below a page: marks all matches, counts them and goes to the next one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPalette, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QTextEdit, QToolButton, QWidget

translate = QCoreApplication.translate


class FindBar(QWidget):
    """Finds words in a text and marks all places where they are."""

    def __init__(self, text: QTextEdit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._found: list[QTextCursor] = []
        self._here = -1
        self.field = _Field(self)
        self.field.setClearButtonEnabled(True)
        self._label, self.count = QLabel(), QLabel()
        self._label.setBuddy(self.field)
        self._previous, self._next = _arrow(Qt.ArrowType.UpArrow), _arrow(Qt.ArrowType.DownArrow)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 6, 12, 6)
        for widget in (self._label, self.field, self._previous, self._next, self.count):
            layout.addWidget(widget)
        layout.setStretchFactor(self.field, 2)
        layout.setStretchFactor(self.count, 1)
        self.field.textChanged.connect(self.search)
        self._previous.clicked.connect(self.find_previous)
        self._next.clicked.connect(self.find_next)
        self.retranslate()

    def begin(self) -> None:
        """Ask for a word."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def end(self) -> None:
        """Forget the word and go back to the text."""
        self.field.clear()
        self._text.setFocus(Qt.FocusReason.OtherFocusReason)

    def search(self) -> None:
        """Find all places, and show the first after where the reader is."""
        self._found = _everywhere(self._text.document(), self.field.text())
        self._here = -1
        if self._found:
            start = self._text.cursorForPosition(self._text.viewport().rect().topLeft()).position()
            later = (n for n, one in enumerate(self._found) if one.selectionStart() >= start)
            self._here = next(later, 0)
        self._show()

    def find_next(self) -> None:
        """On to the next place, from the last to the first."""
        self._step(1)

    def find_previous(self) -> None:
        """Back to the place before."""
        self._step(-1)

    def _step(self, by: int) -> None:
        if not self.field.text():
            self.begin()
        elif self._found:
            self._here = (self._here + by) % len(self._found)
            self._show()

    def _show(self) -> None:
        marks = []
        for number, cursor in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            self._colour(mark, here=number == self._here)
            marks.append(mark)
        self._text.setExtraSelections(marks)
        if self._found:
            caret = QTextCursor(self._found[self._here])
            caret.setPosition(caret.selectionStart())
            self._text.setTextCursor(caret)
            self._text.ensureCursorVisible()
        self._say_count()

    def _colour(self, mark: QTextEdit.ExtraSelection, here: bool) -> None:
        """The place where we are as a selection is, the others with a breath of that colour."""
        palette = self._text.palette()
        ground = QColor(palette.color(QPalette.ColorRole.Highlight))
        if here:
            mark.format.setForeground(palette.brush(QPalette.ColorRole.HighlightedText))
        else:
            ground.setAlpha(80)
        mark.format.setBackground(ground)

    def _say_count(self) -> None:
        if not self.field.text():
            self.count.setText("")
        elif not self._found:
            self.count.setText(translate("rules", "not found"))
        else:
            text = translate("rules", "{number} of {total}")
            self.count.setText(text.format(number=self._here + 1, total=len(self._found)))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._label.setText(translate("rules", "&Find"))
        self.field.setAccessibleName(translate("rules", "Find"))
        self.field.setPlaceholderText(translate("rules", "a word in the rules"))
        for button, text in (
            (self._previous, translate("rules", "Back to the one before")),
            (self._next, translate("rules", "On to the next")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._say_count()


class _Field(QLineEdit):
    """A field in which Enter goes on to the next place and Shift+Enter back."""

    def __init__(self, bar: FindBar) -> None:
        super().__init__(bar)
        self._bar = bar

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self._bar.find_previous if back else self._bar.find_next)()
        else:
            super().keyPressEvent(event)


def _everywhere(document: QTextDocument, word: str) -> list[QTextCursor]:
    found: list[QTextCursor] = []
    cursor = document.find(word) if word else QTextCursor()
    while not cursor.isNull():
        found.append(cursor)
        cursor = document.find(word, cursor)
    return found


def _arrow(direction: Qt.ArrowType) -> QToolButton:
    button = QToolButton()
    button.setArrowType(direction)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
