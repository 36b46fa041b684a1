"""Goes through what can be done, one group after the other, then through the group that was taken.

With one switch the next thing lights up after a while, and either key does what is lit; with two,
one key goes on and the other does it. A group that was gone through without a press is left again.
A page that has changed is gone through from its beginning, and a press right after that is none: it
was meant for what was there before. A person who presses nothing for some rounds is left in peace
until the next press, and a word at the top of the window says so. What lights up is said, if that
is wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from desktop.common.action import Keymap, Scope
from desktop.common.announce import mention
from desktop.common.debounce import now, stillness
from desktop.common.settings import Settings
from desktop.look.lettering import letters, users_scale
from desktop.look.paper import focus_ring, rounded
from desktop.look.parts.pill import pill

if TYPE_CHECKING:
    from desktop.scanning.stops import Groups, Stop

translate = QCoreApplication.translate

OFF, TWO_KEYS = 0, -1
"""Values of the setting; any other is the pace, in tenths of a second."""
ROUNDS = 4
"""How many rounds through a page are gone through without a press."""
_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class Scanner(QObject):
    """The switch of one program.

    `special` says what a window offers in place of what Tab reaches, None where that is all.
    """

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
        self._said: list[tuple[int, object]] = []
        """Of what it has been said that it is lit."""
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
        if window is None or not lit:
            self._put_away()
            return
        if self._ring is not None and (
            not isValid(self._ring) or self._ring.parentWidget() is not window
        ):
            self._put_away()
        if self._ring is None:
            self._ring = Ring(window)
        if self._rounds >= ROUNDS:
            rests = translate("scanning", "Paused: press to go on")
            self._ring.light(QPainterPath, rests)
            self._say(window, [(0, ROUNDS)], rests)
            return
        before = QApplication.focusWidget()
        if len(lit) == 1:
            lit[0].show()
            self._ring.light(partial(_around_one, lit[0], window), lit[0].word)
        else:
            lit[-1].bring()
            lit[0].bring()
            self._ring.light(partial(_around_all, lit, window))
        came = len(lit) == 1 and lit[0].part == "" and lit[0].widget.hasFocus()
        if came and lit[0].widget is not before:
            self._said = [lit[0].key]  # a reader says by itself where the keyboard has come to
        else:
            self._say(window, [one.key for one in lit], _named(lit))

    def _say(self, window: QWidget, keys: list[tuple[int, object]], text: str) -> None:
        """Have it said once, if that is wanted."""
        if keys != self._said:
            self._said = keys
            if self._settings.on("scanning_aloud"):
                mention(window, text)

    def _put_away(self) -> None:
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None


def _around_one(lit: Stop, window: QWidget) -> QPainterPath:
    """Return what lies round a thing, as that is turned; empty where it is out of sight or gone."""
    return lit.path_in(window, _AROUND) if isValid(lit.widget) else QPainterPath()


def _around_all(lit: list[Stop], window: QWidget) -> QPainterPath:
    """One frame round all of a group that is seen."""
    whole = QRect()
    for one in lit:
        if isValid(one.widget):
            whole |= one.in_window(window)
    around = whole.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
    return rounded(QRectF(around), 6) if whole.isValid() else QPainterPath()


def _named(lit: list[Stop]) -> str:
    """Return what is lit, in words: of a group its first thing, and how many more there are."""
    if len(lit) == 1:
        return lit[0].name
    several = translate("scanning", "{first}, and %n more", "", len(lit) - 1)
    return several.format(first=lit[0].name)


def _keys(groups: Groups) -> list[list[tuple[int, object]]]:
    return [[stop.key for stop in group] for group in groups]


_AROUND, _WIDE = 5, 3.0
"""How far from the thing the ring lies, and how wide its inner line is, in pixels."""
_FOLLOW = 40
"""Milliseconds after which it is looked whether the thing lies elsewhere."""


class Ring(QWidget):
    """A ring round what a press of the switch would do, above all else; the pointer goes through.

    Round a card that is turned it is turned; a group has one frame. At rest there is only a word.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._word = ""
        self._lit = QPainterPath()
        self._outline: Callable[[], QPainterPath] = QPainterPath
        self._timer = QTimer(self, interval=_FOLLOW)
        self._timer.timeout.connect(self._follow)

    def light(self, outline: Callable[[], QPainterPath], word: str = "") -> None:
        """Lie along this outline in the window, also while that moves.

        A word says what a press does.
        """
        self._outline, self._word, self._lit = outline, word, outline()
        self._timer.start()
        self.setGeometry(self.window().rect())
        self.show()
        self.raise_()
        self.update()

    def _follow(self) -> None:
        if (now := self._outline()) != self._lit:
            self._lit = now
            self.update()

    @property
    def lit(self) -> QPainterPath:
        """The outline along which it lies; empty at rest."""
        return QPainterPath(self._lit)

    def paintEvent(self, event: QPaintEvent) -> None:
        inside = QPainterPath()
        inside.addRect(QRectF(self.rect().adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            seen = self._lit & inside
            focus_ring(painter, seen, _WIDE)
            if self._word:
                self._paint_word(painter, seen.boundingRect().toRect())

    def _paint_word(self, painter: QPainter, around: QRect) -> None:
        """Below the ring, or at its lower edge where there is no room; else at the top."""
        font = letters("small", users_scale(), bold=True)
        size = QFontMetrics(font).size(0, self._word)
        label = QRect(0, 0, size.width() + 2 * size.height(), round(1.5 * size.height()))
        label.moveCenter(around.center() if around.isValid() else self.rect().center())
        label.moveTop(around.bottom() + 4)
        label.moveBottom(min(label.bottom(), self.height() - 2))
        label.moveRight(min(label.right(), self.width() - 2))
        label.moveLeft(max(label.left(), 2))
        pill(painter, QRectF(label), self._word, font)
