"""The dialog in which two versions of one evening lie side by side, and one can be kept."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QListWidget, QPushButton, QWidget

from desktop.common.flow_layout import FlowLayout
from desktop.look.parts import Line, Note, PaperDialog, Section, fit_to_screen
from desktop.shelf.versions import Version, compared

translate = QCoreApplication.translate

BOTH = -1


class Versions(PaperDialog):
    """Shows two versions. `kept` is the place of the one that is to be kept, or BOTH."""

    def __init__(self, one: Version, other: Version, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kept = BOTH
        self.said = Line(compared(one, other))
        self.lists = (QListWidget(), QListWidget())
        self.buttons = {
            0: QPushButton(translate("versions", "Keep the &left one")),
            1: QPushButton(translate("versions", "Keep the &right one")),
            BOTH: QPushButton(translate("versions", "Keep &both")),
        }
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        for column, (mine, theirs) in enumerate(((one, other), (other, one))):
            name = Section(mine.name)
            name.setWordWrap(True)
            written = translate("versions", "Last changed {0}, {1}.")
            lines = translate("versions", "%n line(s)", "", len(mine.events))
            self._fill(self.lists[column], mine, theirs)
            grid.addWidget(name, 0, column)
            grid.addWidget(Note(written.format(mine.written, lines)), 1, column)
            grid.addWidget(self.lists[column], 2, column)
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(2, 1)
        foot = FlowLayout(8, Qt.AlignmentFlag.AlignRight)
        for place, button in self.buttons.items():
            button.setAutoDefault(place == BOTH)
            button.setDefault(place == BOTH)
            button.clicked.connect(partial(self._keep, place))
            foot.addWidget(button)
        for place, version in enumerate((one, other)):
            button = self.buttons[place]
            # A screen reader does not see what lies at the left.
            button.setAccessibleName(f"{button.text().replace('&', '')}: {version.name}")
        layout = self.column()
        layout.addWidget(self.said)
        layout.addLayout(grid, 1)
        hint = translate("versions", "The other one goes to the bin.")
        layout.addWidget(Note(hint))
        layout.addLayout(foot)
        self.setWindowTitle(translate("versions", "Two versions of the same match"))
        fit_to_screen(self, 780, 560)
        self.buttons[BOTH].setFocus()

    @staticmethod
    def _fill(view: QListWidget, mine: Version, theirs: Version) -> None:
        """List the deals of a version; those that differ in the other one stand in bold."""
        view.setAccessibleName(mine.name)
        view.setWordWrap(True)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        first = None
        for place, text in enumerate(mine.deals):
            view.addItem(text)
            if theirs.deals[place : place + 1] != [text]:
                item = view.item(place)
                first = first or item
                font = item.font()
                font.setBold(True)
                item.setFont(font)
        if first is not None:
            view.setCurrentItem(first)

    def _keep(self, place: int) -> None:
        self.kept = place
        self.accept()
