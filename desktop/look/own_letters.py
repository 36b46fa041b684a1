"""The letters of the whole program: its serif, in the desktop's size times the one chosen here.

All other letters are measured by this font (`users_scale`). Both factors together never come to
more than twice the usual size, unless the desktop alone does: every page has room for that.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont, QFontInfo, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QToolBar

from desktop.common.scaling import scaled_font
from desktop.common.settings import Settings
from desktop.look import serif
from desktop.look.colours import apply_colours
from desktop.look.lettering import AS_LARGE, DESKTOP
from desktop.look.parts.labels import PaperLabel
from desktop.look.parts.part import Part
from desktop.look.parts.windows import PaperDialog, take_letters

MOST = 2.0
"""How many times the usual size letters are at most by what was chosen here."""
OPENED = ("QMenu", "QTipLabel", "QMessageBox", "QInputDialog")
"""The classes of what Qt opens over a page, which takes no letters from the page."""
_OF_DESKTOP, _SET = "font of the desktop", "font that was set here"


def apply_look(app: QApplication, settings: Settings) -> None:
    """Have letters and colours as the settings say; what is open follows at once."""
    larger = set_letters(app, settings.number("letters") / 100)
    apply_colours(app, settings)
    if larger and app.topLevelWidgets():
        # Qt tells widgets of another font only with the next turn of the event loop.
        QTimer.singleShot(0, app, lambda: _lay_out_anew(app))


def grow_what_opens(window: QMainWindow, by: float) -> None:
    """Have menus, bars, tips and boxes of a window in letters this much larger than usual."""
    font = scaled_font(by * AS_LARGE)
    for name in OPENED:
        QApplication.setFont(font, name)  # type: ignore[arg-type]
    # Qt gives the font of a class to what is made later.
    for one in (window.menuBar(), *window.findChildren(QMenu), *window.findChildren(QToolBar)):
        one.setFont(font)


def set_letters(app: QApplication, times: float = 1.0) -> bool:
    """Enlarge letters against the desktop's by this factor; whether they had another size."""
    before = app.font()
    if before != app.property(_SET):
        # Not set here: this is how the desktop has it now.
        app.setProperty(_OF_DESKTOP, QFont(before))
    font = _larger(app.property(_OF_DESKTOP), times)
    if font != before:
        app.setFont(font)
    app.setProperty(_SET, QFont(app.font()))
    return font != before


def _larger(desktop: QFont, times: float) -> QFont:
    """Return the serif in the desktop's size, this much larger, within what there is room for."""
    usual = max(1, QFontInfo(desktop).pixelSize())
    least = max(1.0, DESKTOP / usual)
    by = max(least, min(times * least, MOST * DESKTOP / usual))
    font = QFont(desktop)
    font.setFamily(serif.family())
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * by)
    else:
        font.setPixelSize(round(font.pixelSize() * by))
    return font


def _lay_out_anew(app: QApplication) -> None:
    """Letters have another size: whatever is open finds its places as after a change of size."""
    for widget in app.allWidgets():
        if isinstance(widget, PaperLabel | Part):
            widget.follow()
        widget.updateGeometry()
    for widget in app.allWidgets():
        app.sendEvent(widget, QResizeEvent(widget.size(), widget.size()))
    for window in app.topLevelWidgets():
        if isinstance(window, PaperDialog):
            take_letters(window)
