"""Which theme is in use: by day or by night, in strong contrast or not.

As the system or the user wants it.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from desktop.common.preferences import CONTRAST, DARK, preferences
from desktop.common.settings import Settings
from desktop.look.application import dress, is_dressed
from desktop.look.theme import theme, theme_for, use

_SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}


def is_dark(settings: Settings) -> bool:
    """Whether the program shows itself dark now."""
    chosen = settings.text("colours")
    if chosen in _SCHEMES:
        return chosen == "dark"
    by_qt = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return by_qt or preferences.has(DARK)


def is_strong(settings: Settings) -> bool:
    """Whether the program shows itself in strong contrast now."""
    chosen = settings.text("contrast")
    return chosen == "high" or (chosen == "system" and preferences.has(CONTRAST))


def apply_colours(app: QApplication, settings: Settings) -> None:
    """Take the theme of the settings into use, by day or by night, for everything there is.

    Also where the platform does not do so by itself. Widgets that are there are painted again if
    anything has changed.
    """
    chosen = _SCHEMES.get(settings.text("colours"), Qt.ColorScheme.Unknown)
    QGuiApplication.styleHints().setColorScheme(chosen)
    look = theme_for(is_dark(settings), settings.text("surface"), is_strong(settings))
    if look == theme() and is_dressed(app, look):
        return
    use(look)
    dress(app, look)
    for widget in app.allWidgets():
        # In 6.8 a view knows only the `update` of one of its cells.
        QWidget.update(widget)
