"""Says sentences to readers of Linux that hear no announcements, as notices that come up.

Orca hears announcements from version 45 on; that of Debian 12 reads instead whatever has the role
of a notification and is just being shown. A reader says to the registry of AT-SPI what it listens
to: only where there is one, and none that hears announcements, a notice is made, so that nothing is
said twice. The registry is asked by D-Bus without waiting, now and then, for readers come and go.
"""

from __future__ import annotations

import re
from collections import deque
from time import monotonic

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QGuiApplication,
    QWindow,
)
from PySide6.QtWidgets import QWidget

try:
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
except ImportError:  # a package of its own in Debian
    _there = False
else:
    _there = True

KEPT = 20
"""How many notices are kept: a reader asks for the words of one only when it comes to it."""
AGAIN = 5.0
"""Seconds after which it is asked again who listens to what."""

_BUS, _REGISTRY = "org.a11y.Bus", "org.a11y.atspi.Registry"
_SHOWN = re.compile(r'"Object:(StateChanged:(Showing|Shown)?)?:?"', re.IGNORECASE)
_ANNOUNCED = re.compile(r'"Object:(Announcement:?|:?)"', re.IGNORECASE)


def only_notices(told: str) -> bool:
    """Whether those who listen hear notices and no announcements, by the registry's answer.

    It is a list of `":1.7", "Object:StateChanged:Showing"`, as Qt writes it down.
    """
    return bool(_SHOWN.search(told)) and not _ANNOUNCED.search(told)


class _Notice(QAccessibleInterface):
    """One sentence, as Qt asks about it; it is nothing on the screen."""

    def __init__(self, widget: QWidget, said: str) -> None:
        super().__init__()
        self._widget, self._said = widget, said
        self.id = QAccessible.registerAccessibleInterface(self)

    def isValid(self) -> bool:
        return shiboken6.isValid(self._widget)

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._widget.window().windowHandle() if self.isValid() else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return QAccessible.queryAccessibleInterface(self._widget) if self.isValid() else None

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def text(self, kind: QAccessible.Text) -> str:
        return self._said if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Set nothing: what is said is not typed."""

    def rect(self) -> QRect:
        return QRect()

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Notification

    def state(self) -> QAccessible.State:
        return QAccessible.State()


class Notices:
    """Makes notices while they are wanted."""

    def __init__(self) -> None:
        self.wanted = False
        """Whether the listener hears notices only."""
        self._kept: deque[_Notice] = deque()
        self._asked = -AGAIN
        self._until_known: list[tuple[QWidget, str]] = []
        """What was said while nobody had answered yet."""
        self._known = False

    def tell(self, widget: QWidget, text: str) -> None:
        """Say this if notices are wanted, and see to it that this is known for the next one."""
        if not self._known and self._may_ask():
            self._until_known = [*self._until_known[-KEPT:], (widget, text)]
        elif self.wanted:
            self._kept.append(_Notice(widget, text))
            while len(self._kept) > KEPT:
                self._drop()
            event = QAccessibleEvent(self._kept[-1], QAccessible.Event.ObjectShow)
            QAccessible.updateAccessibility(event)
        if monotonic() - self._asked >= AGAIN:
            self._asked = monotonic()
            self.ask()

    def ask(self) -> None:
        """Ask who listens to what, where there is AT-SPI."""
        if not self._may_ask():
            return
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            self.hear("")
            return
        self._send(bus, QDBusMessage.createMethodCall(_BUS, "/org/a11y/bus", _BUS, "GetAddress"))

    def _may_ask(self) -> bool:
        there = _there and QGuiApplication.platformName() in ("xcb", "wayland")
        return there and QAccessible.isActive()

    def _send(self, bus: QDBusConnection, message: QDBusMessage) -> None:
        watcher = QDBusPendingCallWatcher(bus.asyncCall(message, 5000), QGuiApplication.instance())
        watcher.finished.connect(self._answered)

    def _answered(self, watcher: QDBusPendingCallWatcher) -> None:
        reply = watcher.reply()
        watcher.deleteLater()
        if reply.type() != QDBusMessage.MessageType.ReplyMessage:
            self.hear("")
            return
        if reply.signature() != "s":
            # PySide6 has no way to read a list of pairs, but writes it down.
            self.hear(repr(reply))
            return
        bus = QDBusConnection.connectToBus(str(reply.arguments()[0]), "readers")
        if not bus.isConnected():
            self.hear("")
            return
        asked = (_REGISTRY, "/org/a11y/atspi/registry", _REGISTRY, "GetRegisteredEvents")
        self._send(bus, QDBusMessage.createMethodCall(*asked))

    def hear(self, told: str) -> None:
        """Who listens to what now, as `only_notices` reads it; what waited for it is said."""
        self.wanted, self._known = only_notices(told), True
        waited, self._until_known = self._until_known, []
        for widget, text in waited:
            if shiboken6.isValid(widget):
                self.tell(widget, text)

    def forget(self) -> None:
        """Keep no notice any more."""
        while self._kept:
            self._drop()

    def _drop(self) -> None:
        oldest = self._kept.popleft()
        if shiboken6.isValid(oldest):
            QAccessible.deleteAccessibleInterface(oldest.id)


notices = Notices()
"""One for the whole program, as for announcements."""
