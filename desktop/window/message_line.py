"""A sentence for the person at the machine, on a pill upon the table; it is spoken as well."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.common import plain_text
from desktop.common.announce import announce, answer
from desktop.common.pace import let_stay
from desktop.common.settings import Settings
from desktop.look.paper import rounded
from desktop.look.parts import Pill
from desktop.look.theme import theme
from desktop.look.worded import Word

STAYS = 12_000
"""How long a sentence stays at least, in thousandths of a second."""


class MessageLine(Pill):
    """Shows one sentence at a time; one about trouble until the next one comes, others by the pace.

    It lies over the prompt, or above a hint that is there, moves nothing, and goes at a click. What
    a word of the game means can be read.
    """

    asked = Signal(object, QPoint)
    """What this Word means is to be told, near a point of the parent."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._settings = settings
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.explains: Callable[[str], Sequence[Word]] = lambda text: ()
        """Finds the words of the game in a sentence."""
        self.avoids: Callable[[], Sequence[QRect]] = tuple
        """Where a hint and a tip lie now, above which it is said."""
        self._room = QRect()
        self._prompt = QRect()
        self._warned = False
        self._foretold = ""
        """What was said of a card that is picked up."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear)
        self.hide()

    # What it says.

    def say(self, text: str, *, spoken: bool = False) -> None:
        """Show a sentence for a while, and have it spoken if it is not `spoken` already."""
        self._show(text)
        self.setToolTip(plain_text.tip(text))
        self._warned = False
        let_stay(self._timer, self._settings, text, STAYS)
        if not spoken:
            announce(self, text)

    def answer(self, text: str) -> None:
        """Show a sentence that somebody asked for; it is spoken also if it has just been."""
        answer(self, text)
        self.say(text, spoken=True)

    def warn(self, text: str) -> None:
        """Show a sentence about trouble, which stays, and have it spoken."""
        self._show("⚠ " + text)
        self._warned = True
        self._timer.stop()
        announce(self, text, urgent=True)

    def foretell(self, text: str) -> None:
        """Say what a card in hand would do; "" takes away what was said of the last one."""
        if text:
            self.say(text)
        elif self._foretold and self.text() == self._foretold:
            self.clear()
        self._foretold = text

    def go_by(self) -> None:
        """Something has happened: what was said before is over, but for trouble."""
        if not self._warned:
            self.clear()

    def hush(self) -> None:
        """Somebody else sits down: what was said is not for them, but for trouble."""
        if not self._warned:
            self._timer.stop()
            self.clear()

    def clear(self) -> None:
        """Say nothing."""
        super().clear()
        self.setToolTip("")
        self.hide()

    def _show(self, text: str) -> None:
        self.setText(text)
        self.words = self.explains(text)
        self.lie()
        self.setVisible(bool(text))

    # Where it lies.

    def lie_in(self, room: QRect, prompt: QRect) -> None:
        """Lie at the lower edge of this room, and hide the prompt that is there, if any."""
        self._room, self._prompt = QRect(room), QRect(prompt)
        self.lie()

    def lie(self) -> None:
        """Have the place for what is said now."""
        room = self._room
        where = QRect(QPoint(), self.extent(max(80, room.width())))
        where.moveCenter((self._prompt if self._prompt.isValid() else room).center())
        where.moveBottom(room.bottom())
        where = where.united(self._prompt)
        where.moveLeft(max(room.left(), min(where.left(), room.right() + 1 - where.width())))
        for other in self.avoids():
            if where.intersects(other):
                where.setHeight(self.extent(max(80, room.width())).height())
                where.moveBottom(max(where.height(), other.top() - 2))
        self.setGeometry(where)

    # Qt's overrides.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take away what has been read; a word of the game says what it means, and it stays."""
        word = self.word_at(event.position())
        if word is None:
            self.clear()
        else:
            self.asked.emit(word, self.mapToParent(event.position().toPoint()))

    def paintEvent(self, event: QPaintEvent) -> None:
        # The prompt below is not to be seen through it.
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            whole = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.fillPath(rounded(whole, min(whole.height() / 2, 20)), QColor(theme().prompt))
        super().paintEvent(event)
