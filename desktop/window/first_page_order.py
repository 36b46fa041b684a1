"""The order of the first page: where each box stands, and where the keys lead from a part.

Arrows lead from part to part, Enter presses one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea

from desktop.common.game_names import of_game
from desktop.look.parts.part import Part
from engine import games

ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


def in_order() -> list[str]:
    """Return the games by their titles: a box keeps its place for ever."""
    return sorted(games.names(), key=lambda name: of_game(name).casefold())


def nearest(here: Part, parts: Sequence[Part], way: QPoint) -> Part | None:
    """Return the nearest of these parts in a direction that can be pressed, or None.

    `parts` stand in the order of reading: from the end of a row one goes on to the next row.
    """
    there = [one for one in parts if one.isEnabled()]
    ways = [(far(seen(here), seen(one), way), one) for one in there if one is not here]
    ahead = [(length, one) for length, one in ways if length is not None]
    if way.x():
        row = [(length, one) for length, one in ahead if _level(seen(here), seen(one))]
        ahead = row or [((0, 0), one) for one in _read_next(here, there, way)]
    return min(ahead, key=lambda pair: pair[0])[1] if ahead else None


def seen(part: Part) -> QRect:
    """Where a part is seen; not all have the same parent."""
    body = part.body().toRect()
    return QRect(part.mapToGlobal(body.topLeft()), body.size())


def _level(here: QRect, there: QRect) -> bool:
    """Whether two parts stand in one row."""
    return there.top() <= here.center().y() <= there.bottom()


def _read_next(here: Part, parts: Sequence[Part], way: QPoint) -> Sequence[Part]:
    """Return the part that is read after this one, or before it; none at either end."""
    place = parts.index(here) + (-way.x() if here.isRightToLeft() else way.x())
    return parts[place : place + 1] if place >= 0 else ()


def far(here: QRect, there: QRect, way: QPoint) -> tuple[int, int] | None:
    """How far one place is from another in a direction, None if it does not lie that way.

    What is beside the way counts twice; of equally far ones the one straight ahead is nearer.
    """
    gaps = (
        max(there.left() - here.right(), here.left() - there.right()),
        max(there.top() - here.bottom(), here.top() - there.bottom()),
    )
    off = there.center() - here.center()
    along, across = gaps if way.x() else gaps[::-1]
    if QPoint.dotProduct(off, way) <= 0 or along < 0:
        return None
    aside = abs(off.y()) if way.x() else abs(off.x())
    return along + 2 * max(0, across), aside


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYPAD = Qt.KeyboardModifier.KeypadModifier


class FirstPageKeys(QObject):
    """Hears the keys of the parts that it filters; `parts` are all to which an arrow can lead."""

    def __init__(self, parts: Callable[[], Sequence[Part]], area: QScrollArea) -> None:
        super().__init__(area)
        self._parts, self._area = parts, area

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(watched, Part):
            assert isinstance(event, QKeyEvent)
            if event.key() in ARROWS and not event.modifiers() & ~_KEYPAD:
                self._step(watched, ARROWS[Qt.Key(event.key())])
                return True
            if event.key() in _ENTER and not event.isAutoRepeat():
                watched.click()
                return True
        return super().eventFilter(watched, event)

    def _step(self, here: Part, way: QPoint) -> None:
        """Go on to the nearest part in this direction."""
        if (there := nearest(here, self._parts(), way)) is not None:
            there.setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(there)
