"""The application's palette: light or dark, as the system or the user wants it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from desktop.common.settings import Settings
from desktop.look.theme import theme_for, use

_SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}

_DARK = {
    QPalette.ColorRole.Window: "#2b2a28",
    QPalette.ColorRole.WindowText: "#ece8e1",
    QPalette.ColorRole.Base: "#222120",
    QPalette.ColorRole.AlternateBase: "#2f2e2b",
    QPalette.ColorRole.Text: "#ece8e1",
    QPalette.ColorRole.PlaceholderText: "#9a958c",
    QPalette.ColorRole.Button: "#3a3835",
    QPalette.ColorRole.ButtonText: "#ece8e1",
    QPalette.ColorRole.BrightText: "#ffffff",
    QPalette.ColorRole.Light: "#55524d",
    QPalette.ColorRole.Midlight: "#45433f",
    QPalette.ColorRole.Mid: "#33312f",
    QPalette.ColorRole.Dark: "#1b1a19",
    QPalette.ColorRole.Shadow: "#0d0d0c",
    QPalette.ColorRole.Highlight: "#8a6a2f",
    QPalette.ColorRole.HighlightedText: "#ffffff",
    QPalette.ColorRole.Link: "#e0b96a",
    QPalette.ColorRole.ToolTipBase: "#3a3835",
    QPalette.ColorRole.ToolTipText: "#ece8e1",
}

_LIGHT = {
    QPalette.ColorRole.Window: "#f3efe7",
    QPalette.ColorRole.WindowText: "#262320",
    QPalette.ColorRole.Base: "#fffdf8",
    QPalette.ColorRole.AlternateBase: "#f3efe7",
    QPalette.ColorRole.Text: "#262320",
    QPalette.ColorRole.PlaceholderText: "#7d766c",
    QPalette.ColorRole.Button: "#e9e3d8",
    QPalette.ColorRole.ButtonText: "#262320",
    QPalette.ColorRole.BrightText: "#ffffff",
    QPalette.ColorRole.Light: "#ffffff",
    QPalette.ColorRole.Midlight: "#f7f4ee",
    QPalette.ColorRole.Mid: "#c9c1b3",
    QPalette.ColorRole.Dark: "#a79f91",
    QPalette.ColorRole.Shadow: "#6b655b",
    QPalette.ColorRole.Highlight: "#8a6a2f",
    QPalette.ColorRole.HighlightedText: "#ffffff",
    QPalette.ColorRole.Link: "#7a4f10",
    QPalette.ColorRole.ToolTipBase: "#fffdf8",
    QPalette.ColorRole.ToolTipText: "#262320",
}


_BOXES = {
    QPalette.ColorRole.Base: "#77726a",
    QPalette.ColorRole.Text: "#ffffff",
}
"""On a dark window boxes to be ticked are lighter than it: their edge alone is not seen there."""


def is_dark(settings: Settings) -> bool:
    """Whether the program shows itself dark now."""
    chosen = settings.text("colours")
    if chosen in _SCHEMES:
        return chosen == "dark"
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def apply_colours(app: QApplication, settings: Settings) -> None:
    """Take the theme of the settings into use, by day or by night, for everything there is.

    Also where the platform does not do so by itself. Widgets that are there are painted again.
    """
    chosen = _SCHEMES.get(settings.text("colours"), Qt.ColorScheme.Unknown)
    QGuiApplication.styleHints().setColorScheme(chosen)
    colours = _DARK if is_dark(settings) else _LIGHT
    use(theme_for(is_dark(settings), settings.text("surface")))
    app.setPalette(_palette(colours))
    for widget in app.allWidgets():
        widget.update()
    if is_dark(settings):
        for kind in ("QCheckBox", "QRadioButton"):
            # The stubs ask for bytes, which Qt's binding refuses.
            app.setPalette(_palette(colours | _BOXES), kind)  # type: ignore[arg-type]


def _palette(colours: dict[QPalette.ColorRole, str]) -> QPalette:
    palette = QPalette()
    for role, name in colours.items():
        palette.setColor(role, QColor(name))
    faded = QColor(colours[QPalette.ColorRole.Text])
    faded.setAlpha(110)
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return palette
