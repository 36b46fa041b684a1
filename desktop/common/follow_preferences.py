"""Begins to follow what the user has asked of every program: of Qt, and of the desktop besides."""

from __future__ import annotations

import os
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from desktop.common.preferences import CONTRAST, preferences


def follow() -> None:
    """Begin to hear of preferences, from Qt at once, from the desktop as soon as it answers."""
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility"):
        about = hints.accessibility()
        for name in ("contrastPreferenceChanged", "motionPreferenceChanged"):
            told = getattr(about, name, None)
            if told is not None:
                told.connect(_ask_qt)
    preferences.ask_qt()
    preferences.hear("GTK", {CONTRAST: "highcontrast" in os.environ.get("GTK_THEME", "").lower()})
    for begin in _sources():
        begin()


def _ask_qt(*_: object) -> None:
    preferences.ask_qt()


def _sources() -> list[Callable[[], None]]:
    """Return what besides Qt is asked on this system. macOS is asked by Qt alone."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    match QGuiApplication.platformName():
        case "windows":
            from desktop.common import windows_preferences

            # Windows tells windows of it, and Qt does not pass it on: who changed it comes back.
            app.applicationStateChanged.connect(_ask_windows)
            return [windows_preferences.ask]
        case "xcb" | "wayland":
            from desktop.common import portal_preferences

            return [portal_preferences.follow]
    return []


def _ask_windows(state: Qt.ApplicationState) -> None:
    from desktop.common import windows_preferences

    if state == Qt.ApplicationState.ApplicationActive:
        windows_preferences.ask()
