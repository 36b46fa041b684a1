"""Goes through what can be done, one group after the other, then through the group that was taken.

With one switch the next thing lights up after a while, and either key does what is lit; with two,
one key goes on and the other does it. A group that was gone through without a press is left again.
A page that has changed is gone through from its beginning, and a press right after that is none: it
was meant for what was there before. Who presses nothing for some rounds is left in peace until the
next press.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from desktop.common.action import Keymap, Scope
from desktop.common.presses import now, stillness
from desktop.common.settings import Settings

if TYPE_CHECKING:
    from desktop.scanning.stops import Groups, Stop
from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent

from desktop.look.lettering import letters, users_scale
from desktop.look.paper import focus_ring, rounded
from desktop.look.parts.pill import pill

OFF, TWO_KEYS = 0, -1
"""Values of the setting; any other is the pace, in tenths of a second."""
ROUNDS = 4
"""So many rounds through a page are gone through without a press."""
_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class Scanner(QObject):
    """The switch of one program; `special` says what a window offers in place of what Tab reaches,
    None where that is all."""

    def __init__(
        self,
        settings: Settings,
        keymap: Keymap,
        special: Callable[[QWidget], Groups | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._keymap = keymap
        self._special = special
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.tick)
        self._ring: Ring | None = None
        self._groups: Groups = []
        self._group, self._stop = 0, -1
        """Which of them is lit; the stop is -1 as long as the whole group is."""
        self._rounds = 0
        self._since = 0
        self.patience: int | None = None
        """How long what has changed must have lain still, in thousandths of a second; None as
        everywhere."""
        self._on = False
        settings.changed.connect(self._changed)
        self._follow()

    # Whether and how.

    def _changed(self, name: str) -> None:
        if name == "scanning":
            self._follow()

    def _follow(self) -> None:
        pace, app = self._settings.number("scanning"), QApplication.instance()
        assert app is not None
        if (pace != OFF) != self._on:
            self._on = pace != OFF
            (app.installEventFilter if self._on else app.removeEventFilter)(self)
        self._timer.stop()
        self._begin([])
        if pace > 0:
            self._timer.start(pace * 100)
        if not self._on:
            self._put_away()

    @property
    def lit(self) -> list[Stop]:
        """What is lit now: one thing, or all those of a group."""
        if not self._groups:
            return []
        group = self._groups[self._group]
        return group if self._stop < 0 else [group[self._stop]]

    # What there is.

    def _window(self) -> QWidget | None:
        modal = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        return modal or QApplication.activeWindow()

    def look(self) -> bool:
        """Look what there is now; whether it is still what it was."""
        window = self._window()
        found = [] if window is None else self._special(window)
        if found is None and window is not None:
            from desktop.scanning.stops import of_window

            found = of_window(window)
        found = [group for group in found or [] if group]
        same = _keys(found) == _keys(self._groups)
        if same:
            self._groups = found
        else:
            self._begin(found)
        self._light()
        return same

    def _begin(self, groups: Groups) -> None:
        self._groups, self._group = groups, 0
        self._stop = 0 if groups and len(groups[0]) == 1 else -1
        self._rounds = 0
        self._since = now()

    # By time, or by the keys.

    def tick(self) -> None:
        """Time is up: the next thing lights up."""
        if self.look() and self._rounds < ROUNDS:
            self.step()

    def step(self) -> None:
        """On to the next thing; from the last one of a group back to the groups."""
        if not self._groups:
            return
        if self._stop >= 0 and len(self._groups[self._group]) > 1:
            self._stop += 1
            if self._stop == len(self._groups[self._group]):
                self._stop = -1
        else:
            self._group += 1
            if self._group == len(self._groups):
                self._group = 0
                self._rounds += 1
            self._stop = 0 if len(self._groups[self._group]) == 1 else -1
        self._light()

    def take(self) -> None:
        """Do what is lit, or go on within it."""
        if not self.look() or not self._groups or now() - self._since < self._patience():
            return
        self._rounds = 0
        if self._stop < 0:
            self._stop = 0
            self._light()
        else:
            self._groups[self._group][self._stop].act()
            self.look()
        if self._timer.isActive():
            self._timer.start()  # a whole while for what is lit now

    def _patience(self) -> int:
        return stillness(self._settings) if self.patience is None else self.patience

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _KEYS or not isinstance(event, QKeyEvent):
            return False
        from desktop.scanning.stops import SENT

        app = QApplication.instance()
        if app is None or app.property(SENT):
            return False
        name = self._keymap.pressed(event, Scope.SCANNING)
        if not name:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # no menu is to hear it
        elif event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._press(name)
        return True

    def _press(self, name: str) -> None:
        resting, self._rounds = self._rounds >= ROUNDS, 0
        if resting:
            self.look()
        elif name == "scan_next" and self._settings.number("scanning") == TWO_KEYS:
            self.tick()
        else:
            self.take()

    # What is seen of it.

    def _light(self) -> None:
        window, lit = self._window(), self.lit
        if window is None or not lit or self._rounds >= ROUNDS:
            self._put_away()
            return
        if self._ring is not None and (
            not isValid(self._ring) or self._ring.parentWidget() is not window
        ):
            self._put_away()
        if self._ring is None:
            self._ring = Ring(window)
        if len(lit) == 1:
            lit[0].show()
        else:
            lit[-1].bring()
            lit[0].bring()
        where = [seen for one in lit if not (seen := one.in_window(window)).isEmpty()]
        self._ring.light(where, lit[0].word if len(lit) == 1 else "")

    def _put_away(self) -> None:
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None


def _keys(groups: Groups) -> list[list[tuple[int, object]]]:
    return [[stop.key for stop in group] for group in groups]


_AROUND, _WIDE = 5, 3.0
"""How far from the thing the ring lies, and how wide its inner line is, in pixels."""


class Ring(QWidget):
    """Rings round what a press of the switch would do, above all else; the pointer goes through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._word = ""
        self._lit: list[QRect] = []

    def light(self, where: Sequence[QRect], word: str = "") -> None:
        """Lie round these parts of the window; a word says what a press does."""
        self._lit, self._word = list(where), word
        self.setGeometry(self.window().rect())
        self.show()
        self.raise_()
        self.update()

    @property
    def lit(self) -> list[QRect]:
        """The parts of the window it lies round."""
        return list(self._lit)

    def paintEvent(self, event: QPaintEvent) -> None:
        inside = self.rect().adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for lit in self._lit:
                around = lit.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) & inside
                focus_ring(painter, rounded(QRectF(around), 6), _WIDE)
                if self._word:
                    self._paint_word(painter, around)

    def _paint_word(self, painter: QPainter, around: QRect) -> None:
        """Below the ring, or at its lower edge where there is no room."""
        font = letters("small", users_scale(), bold=True)
        size = QFontMetrics(font).size(0, self._word)
        label = QRect(0, 0, size.width() + 2 * size.height(), round(1.5 * size.height()))
        label.moveCenter(around.center())
        label.moveTop(around.bottom() + 4)
        label.moveBottom(min(label.bottom(), self.height() - 2))
        label.moveRight(min(label.right(), self.width() - 2))
        label.moveLeft(max(label.left(), 2))
        pill(painter, QRectF(label), self._word, font)
