"""What a Linux desktop says of its user's preferences, through the portal that all desktops share.

It is asked by D-Bus, without waiting, and tells of each change. Without D-Bus, without the portal,
or where this part of Qt is not installed, nothing is heard of it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import SLOT, QObject, Slot

from desktop.common.preferences import CONTRAST, DARK, STILL, Preferences, preferences

try:
    from PySide6.QtDBus import (
        QDBusConnection,
        QDBusMessage,
        QDBusPendingCallWatcher,
        QDBusVariant,
    )
except ImportError:  # a package of its own in Debian
    _there = False
else:
    _there = True

SERVICE, PLACE = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"

APPEARANCE, GNOME = "org.freedesktop.appearance", "org.gnome.desktop.interface"
SAYS: dict[tuple[str, str], tuple[str, Callable[[Any], bool]]] = {
    (APPEARANCE, "contrast"): (CONTRAST, lambda value: value == 1),
    (APPEARANCE, "color-scheme"): (DARK, lambda value: value == 1),
    (APPEARANCE, "reduced-motion"): (STILL, lambda value: value == 1),
    (GNOME, "enable-animations"): (STILL, lambda value: value is False),
    ("org.gnome.desktop.a11y.interface", "high-contrast"): (CONTRAST, lambda value: value is True),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): (STILL, lambda value: value == "0"),
}
"""Which key of which namespace says what, and when. Not every desktop has all of them."""


class Portal(QObject):
    """Keeps what the portal has said, key by key."""

    def __init__(self, told: Preferences) -> None:
        super().__init__(told)
        self._told = told
        self._values: dict[tuple[str, str], bool] = {}
        self._waiting: dict[QDBusPendingCallWatcher, tuple[str, str]] = {}

    def take(self, key: tuple[str, str], value: object) -> None:
        """Take the value of a key, as first asked for or as it has become.

        Of unknown ones, nothing.
        """
        if key not in SAYS:
            return
        self._values[key] = SAYS[key][1](value)
        said: dict[str, bool] = {}
        for one, holds in self._values.items():
            preference = SAYS[one][0]
            said[preference] = said.get(preference, False) or holds
        self._told.hear("portal", said)

    def begin(self) -> None:
        """Ask for every key, and hear of changes."""
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        # It takes what SLOT gives, which is text, whatever its types say.
        heard: Any = SLOT("changes(QDBusMessage)")
        bus.connect(SERVICE, PLACE, INTERFACE, "SettingChanged", self, heard)
        for key in SAYS:
            # "ReadOne" is newer, this one every portal has.
            asked = QDBusMessage.createMethodCall(SERVICE, PLACE, INTERFACE, "Read")
            asked.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(asked, 5000), self)
            watcher.finished.connect(self._answered)
            self._waiting[watcher] = key

    def _answered(self, watcher: QDBusPendingCallWatcher) -> None:
        reply, key = watcher.reply(), self._waiting.pop(watcher)
        if reply.type() == QDBusMessage.MessageType.ReplyMessage and reply.arguments():
            self.take(key, plain(reply.arguments()[0]))
        watcher.deleteLater()

    if _there:

        @Slot(QDBusMessage)
        def changes(self, message: QDBusMessage) -> None:
            """Take another value of a key."""
            space, key, value = message.arguments()
            self.take((str(space), str(key)), plain(value))


def plain(value: object) -> object:
    """Return a value without what D-Bus wraps it in, once or twice."""
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value


def follow() -> None:
    """Hear of the preferences of this desktop from now on."""
    if _there and _has_bus():
        Portal(preferences).begin()


def _has_bus() -> bool:
    """Whether this session has a bus: none is to be started for it."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return bool(runtime) and Path(str(runtime), "bus").exists()
