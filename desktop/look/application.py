"""Dresses every widget of the toolkit in the theme: palette and style sheet of the program.

Menus have the colour of the wood, everything else is paper: push buttons like tags, fields a little
lighter with a thin edge, tabs like slips. What the keyboard is at has a thick edge.
"""

from __future__ import annotations

from functools import lru_cache
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from desktop.common import paths
from desktop.look.lettering import users_scale
from desktop.look.theme import Theme, colour, mixed

Role = QPalette.ColorRole


def dress(app: QApplication, look: Theme) -> None:
    """Give the program the palette and the style sheet of a theme."""
    made = palette(look)
    # Without it no widget would have the letters of what it lies in, once there is a style sheet.
    app.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
    app.setPalette(made)
    sheet = _whole_sheet(look, users_scale())
    if app.styleSheet() != sheet:
        app.setStyleSheet(sheet)


def is_dressed(app: QApplication, look: Theme) -> bool:
    """Whether the program has the palette and the style sheet of a theme already."""
    sheet = _whole_sheet(look, users_scale())
    return app.styleSheet() == sheet and app.palette() == palette(look)


@lru_cache(maxsize=2)
def _whole_sheet(look: Theme, scale: float) -> str:
    return style_sheet(look) + measures(scale)


def palette(look: Theme) -> QPalette:
    """Return the palette of everything that lies on paper."""
    colours = {
        Role.Window: look.paper,
        Role.WindowText: look.ink,
        Role.Base: look.field,
        Role.AlternateBase: mixed(look.field, look.paper_low, 0.4),
        Role.Text: look.ink,
        Role.PlaceholderText: look.ink_faint,
        Role.Button: look.ribbon,
        Role.ButtonText: look.ink,
        Role.BrightText: look.marked_text,
        Role.Light: look.field,
        Role.Midlight: look.paper,
        Role.Mid: look.rule,
        Role.Dark: look.paper_edge,
        Role.Shadow: look.ink_faint,
        Role.Highlight: look.marked,
        Role.HighlightedText: look.marked_text,
        Role.Link: look.ink_head,
        Role.LinkVisited: look.ink_faint,
        Role.ToolTipBase: look.field,
        Role.ToolTipText: look.ink,
    }
    made = QPalette()
    for role, name in colours.items():
        made.setColor(role, QColor(name))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, colour(look.ink, FADED))
    return made


FADED = 120
"""How much is left of letters that cannot be used now, 0 to 255."""


def style_sheet(look: Theme) -> str:
    """Return the shapes and colours of the toolkit's widgets; their lengths are in `measures`."""
    names = {name: value for name, value in look._asdict().items() if isinstance(value, str)}
    return _filled(
        _SHEET,
        names
        | {
            "faded": mixed(look.paper, look.ink, 0.45),
            "pale": mixed(look.ribbon, look.paper, 0.6),
            "tab": mixed(look.paper_low, look.ribbon_low, 0.5),
            "over": mixed(look.ribbon, look.field, 0.7),
            "over_low": mixed(look.ribbon_low, look.field, 0.4),
            "bar_edge": mixed(look.bar, look.brass_dark, 0.55),
        },
    )


def measures(scale: float) -> str:
    """Return the lengths of the toolkit's widgets, for letters larger by this factor."""
    lengths = {f"px{n}": str(max(1, round(n * scale))) for n in (2, 3, 4, 5, 6, 7, 9, 10)}
    lengths |= {
        f"px{n}": str(round(n * scale)) for n in (12, 13, 14, 15, 16, 18, 22, 24, 26, 28, 30)
    }
    # The ring of the focus is two pixels broader than an edge: nothing is to move for it.
    lengths |= {f"in{n}": str(max(0, round(n * scale) - 2)) for n in (3, 4, 5, 6, 7, 14)}
    return _filled(_MEASURES, lengths)


def _filled(text: str, values: dict[str, str]) -> str:
    folder = paths.own("assets", "look").as_posix()
    return Template(text).substitute(values, pictures=folder)


# Of a widget with an edge Qt paints nothing by itself any more, so every state is named here.
_SHEET = """
ResultRow QLineEdit { font-weight: 600; }

QMenuBar { background: $bar; color: $bar_text; border: none; }
QMenuBar::item { background: transparent; color: $bar_text; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $bar_chosen; }
QMenuBar::item:disabled { color: $bar_faint; }
QToolBar#room { background: $bar; border: none; }
QToolBar#room QLabel { color: $bar_text; }
QMenu { background: $bar; color: $bar_text; border: 1px solid $bar_edge; }
QMenu::item { background: transparent; }
QMenu::item:selected { background: $bar_chosen; }
QMenu::item:disabled { color: $bar_faint; }
QMenu::separator { background: $bar_edge; height: 1px; }
QMenu::indicator:checked { image: url("$pictures/tick-light.svg"); }
QMenu::indicator:exclusive:checked { image: url("$pictures/dot-light.svg"); }
QMenu::right-arrow { image: url("$pictures/right-light.svg"); }

QPushButton {
    color: $ink; border: 1px solid $field_edge; font-weight: 600;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $ribbon, stop:1 $ribbon_low);
}
QPushButton:default {
    border: 2px solid $brass_dark;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $tag, stop:1 $tag_low);
}
QPushButton:hover {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $over, stop:1 $over_low);
}
QPushButton:default:hover {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $field, stop:1 $tag);
}
QPushButton:pressed, QPushButton:checked {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $ribbon_low, stop:1 $ribbon);
}
QPushButton:focus { border: 3px solid $focus; }
QPushButton:disabled { color: $faded; background: $pale; border: 1px solid $rule; }
QPushButton:flat { background: transparent; border: 1px solid transparent; }
QPushButton:flat:focus { border: 3px solid $focus; }
QPushButton::menu-indicator {
    image: url("$pictures/down.svg");
    subcontrol-origin: padding; subcontrol-position: center right;
}

QToolButton {
    color: $ink; background: transparent; border: 1px solid transparent;
}
QToolButton:hover { background: $ribbon; border-color: $field_edge; }
QToolButton:pressed, QToolButton:checked { background: $ribbon_low; border-color: $field_edge; }
QToolButton:focus { border: 3px solid $focus; }
QToolButton::up-arrow { image: url("$pictures/up.svg"); }
QToolButton::down-arrow { image: url("$pictures/down.svg"); }
QToolButton::left-arrow { image: url("$pictures/left.svg"); }
QToolButton::right-arrow { image: url("$pictures/right.svg"); }

QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit {
    background: $field; color: $ink; border: 1px solid $field_edge;
    selection-background-color: $marked; selection-color: $marked_text;
}
QLineEdit, QPlainTextEdit { placeholder-text-color: $ink_faint; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus {
    border: 3px solid $focus;
}
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled, QPlainTextEdit:disabled {
    background: $pale; color: $faded; border: 1px solid $rule;
}
QComboBox QLineEdit, QAbstractSpinBox QLineEdit, QAbstractItemView QLineEdit { border: none; }
QComboBox::drop-down { border: none; background: transparent; }
QComboBox::down-arrow { image: url("$pictures/down.svg"); }
QComboBox QAbstractItemView {
    background: $field; color: $ink; border: 1px solid $field_edge;
    selection-background-color: $chosen; selection-color: $ink;
}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: border; border: none; border-left: 1px solid $rule;
    background: transparent;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $chosen; }
QAbstractSpinBox::up-arrow { image: url("$pictures/up.svg"); }
QAbstractSpinBox::down-arrow { image: url("$pictures/down.svg"); }

QCheckBox, QRadioButton { color: $ink; border: 3px solid transparent; }
QCheckBox:disabled, QRadioButton:disabled { color: $faded; }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QSlider { border: 3px solid transparent; }
QSlider:focus { border-color: $focus; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator {
    background: $field; border: 1px solid $field_edge;
}
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $chosen; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {
    background: $pale; border-color: $rule;
}
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {
    image: url("$pictures/tick.svg");
}
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate {
    image: url("$pictures/part.svg");
}
QRadioButton::indicator:checked { image: url("$pictures/dot.svg"); }

QGroupBox { border: 1px solid $rule; color: $ink_head; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; subcontrol-position: top left; color: $ink_head; }

QTabWidget::pane { border: none; border-top: 1px solid $rule; }
QTabBar { border: none; color: $ink; }
QTabBar::tab { color: $ink; background: $tab; border: 1px solid $paper_edge; }
QTabBar::tab:hover { background: $ribbon; }
QTabBar::tab:selected { background: $field; border: 2px solid $brass_dark; }
QTabBar::tab:selected:focus { border: 3px solid $focus; }
QTabBar::tab:disabled { color: $faded; }
QTabWidget#rooms::pane { border: none; }
QTabBar#folders::tab {
    border: 1px solid $paper_edge; border-bottom: none;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $ribbon, stop:1 $ribbon_low);
}
QTabBar#folders::tab:selected { background: $paper; border: none; font-weight: 600; }
QTabBar#folders::tab:selected:focus { border: 3px solid $focus; border-bottom: none; }

QAbstractItemView {
    background: $field; color: $ink; border: 1px solid $rule; outline: none;
    selection-background-color: $chosen; selection-color: $ink;
}
QAbstractItemView:focus { border: 1px solid $focus; }
QAbstractItemView[onPaper="true"] { background: transparent; border: none; }
QAbstractItemView[onPaper="true"]:focus { border: none; }
QTextBrowser { background: transparent; border: none; }
QTextBrowser:focus { border: 1px solid $focus; }
QTableView { background: transparent; border: 1px solid transparent; gridline-color: $rule; }
QTableView::item { border-bottom: 1px solid $rule; }
QAbstractItemView::item:hover { background: $over; color: $ink; }
QAbstractItemView::item:selected { background: $chosen; color: $ink; }
QTableView::item:selected {
    border-top: 1px solid $brass_dark; border-bottom: 1px solid $brass_dark;
}
QListView::item { border: 3px solid transparent; }
QAbstractItemView::item:focus { border: 3px solid $focus; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    color: $ink_head; background: transparent; border: none;
    border-bottom: 1px solid $field_edge;
}
QTableCornerButton::section, QAbstractScrollArea::corner { background: transparent; border: none; }

QScrollBar { background: transparent; border: none; }
QScrollBar::handle { background: $paper_edge; }
QScrollBar::handle:hover { background: $brass_dark; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QScrollArea:focus { border: 3px solid $focus; }
QSplitter::handle { background: transparent; }
QProgressBar {
    color: $ink; background: $field; border: 1px solid $field_edge; text-align: center;
}
QProgressBar::chunk { background: $tag_low; }
QToolTip { color: $ink; background: $field; border: 1px solid $field_edge; }
"""

_MEASURES = """
QMenuBar::item { padding: ${px4}px ${px9}px; }
QToolBar#room { padding: ${px4}px ${px9}px; spacing: ${px9}px; }
QMenu { padding: ${px4}px 0; }
QMenu::item { padding: ${px5}px ${px26}px ${px5}px ${px28}px; }
QMenu::separator { margin: ${px4}px ${px10}px; }
QMenu::indicator, QMenu::right-arrow { width: ${px14}px; height: ${px14}px; }
QMenu::indicator { left: ${px7}px; }
QMenu::right-arrow { right: ${px6}px; }
QPushButton { border-radius: ${px4}px; padding: ${px7}px ${px14}px; }
QPushButton:focus { padding: ${in7}px ${in14}px; }
QPushButton::menu-indicator { width: ${px12}px; height: ${px12}px; right: ${px5}px; }
QToolButton { border-radius: ${px4}px; padding: ${px3}px; }
QToolButton:focus { padding: ${in3}px; }
QToolButton::up-arrow, QToolButton::down-arrow,
QToolButton::left-arrow, QToolButton::right-arrow { width: ${px14}px; height: ${px14}px; }
QLineEdit, QComboBox, QAbstractSpinBox { border-radius: ${px3}px; }
QLineEdit { padding: ${px3}px ${px5}px; }
QComboBox { padding: ${px3}px ${px6}px; }
QComboBox::drop-down { width: ${px22}px; }
QComboBox::down-arrow { width: ${px14}px; height: ${px14}px; }
QAbstractSpinBox { padding: ${px3}px ${px4}px; }
QLineEdit:focus { padding: ${in3}px ${in5}px; }
QComboBox:focus { padding: ${in3}px ${in6}px; }
QAbstractSpinBox:focus { padding: ${in3}px ${in4}px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: ${px18}px; }
QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow {
    width: ${px10}px; height: ${px10}px;
}
QComboBox QLineEdit, QAbstractSpinBox QLineEdit { padding: 0; }
QCheckBox, QRadioButton { spacing: ${px7}px; border-radius: ${px4}px; padding: ${px2}px; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator {
    width: ${px14}px; height: ${px14}px; border-radius: ${px3}px;
}
QRadioButton::indicator { border-radius: ${px7}px; }
QGroupBox { border-radius: ${px4}px; margin-top: ${px12}px; padding-top: ${px10}px; }
QGroupBox::title { left: ${px10}px; padding: 0 ${px4}px; }
QTabBar::tab {
    border-radius: ${px4}px; padding: ${px5}px ${px14}px;
    margin: ${px2}px ${px5}px ${px6}px ${px2}px;
}
Grid, PeopleView, Matrix, ShelfList QTableView, RoundsPage QListWidget,
PeoplePage .QLabel, PeoplePage QLineEdit, PeoplePage QCheckBox, MoneyPage QLineEdit,
StandingsPage .QLabel, StandingsPage QComboBox {
    font-size: ${px15}px;
}
RoundsPage Entry QLabel, RoundsPage Entry QLineEdit { font-size: ${px16}px; }
Grid QHeaderView, ShelfList QHeaderView { font-size: ${px13}px; }
ClubPage QTabWidget::tab-bar { left: ${px7}px; }
SheetOnTable QPushButton, SheetOnTable QTabBar { font-size: ${px13}px; }
QTabBar#folders { font-size: ${px16}px; }
QTabBar#folders::tab {
    border-radius: 0; padding: ${px7}px ${px16}px;
    border-top-left-radius: ${px6}px; border-top-right-radius: ${px6}px;
    margin: ${px5}px ${px4}px 0 0;
}
QTabBar#folders::tab:selected { margin-top: 0; padding-top: ${px12}px; }
PeoplePage NameField { font-size: ${px24}px; padding: ${px9}px ${px12}px; border-radius: ${px4}px; }
PeoplePage NameField:focus { padding: ${in7}px ${px10}px; }
QListView::item { padding: ${in3}px ${in4}px; min-height: ${px18}px; }
QHeaderView::section { padding: ${px4}px ${px3}px; }
QScrollBar:vertical { width: ${px10}px; }
QScrollBar:horizontal { height: ${px10}px; }
QScrollBar::handle { border-radius: ${px4}px; margin: ${px2}px; }
QScrollBar::handle:vertical { min-height: ${px30}px; }
QScrollBar::handle:horizontal { min-width: ${px30}px; }
QToolTip { padding: ${px4}px; }
"""
