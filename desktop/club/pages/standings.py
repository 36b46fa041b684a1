"""The tab of the standings, of who met whom, and of the corrections."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QTabWidget, QVBoxLayout, QWidget

from desktop.club.model import lists
from desktop.club.model.controller import ClubController
from desktop.club.model.matrix import Matrix
from desktop.club.pages.grid import Grid
from desktop.look.parts import Aside

translate = QCoreApplication.translate


class StandingsPage(QWidget):
    """Three lists to be read."""

    def __init__(self, controller: ClubController) -> None:
        super().__init__()
        self._controller = controller
        self._until_label = QLabel()
        self.until = QComboBox()
        self._until_label.setBuddy(self.until)
        self.chain = Aside()
        self.places = Grid(stretch=2)
        self.teams = Grid(stretch=3)
        self.met = Matrix()
        self.cross = Matrix()
        self.trail = Grid(stretch=4)
        self.tabs = QTabWidget()
        for table in (self.places, self.met, self.cross, self.trail, self.teams):
            self.tabs.addTab(table, "")
        row = QHBoxLayout()
        row.addWidget(self._until_label)
        row.addWidget(self.until)
        row.addWidget(self.chain, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(row)
        layout.addWidget(self.tabs, 1)
        self.until.currentIndexChanged.connect(lambda _: self._show())
        self.tabs.currentChanged.connect(lambda _: self._show())
        self.retranslate()

    def refresh(self) -> None:
        """Show the standings as they are."""
        if self._controller.tournament is None:
            return
        drawn = [one.number for one in self._controller.state.drawn]
        before = self.until.currentIndex()
        with QSignalBlocker(self.until):
            self.until.clear()
            self.until.addItem(translate("club", "now"), 0)
            for number in drawn[:-1]:
                self.until.addItem(translate("club", "after round {0}").format(number), number)
            self.until.setCurrentIndex(before if 0 <= before < self.until.count() else 0)
        self._show()

    def _show(self) -> None:
        if self._controller.tournament is None or not self.isVisible():
            return
        state = self._controller.state
        until = int(self.until.currentData() or 0)
        self.chain.setText(lists.chain(state))
        self.tabs.setTabVisible(2, bool(state.head.duel_size()))
        self.tabs.setTabVisible(4, bool(lists.teams(state, until).rows))
        shown = self.tabs.currentWidget()
        if shown is self.places:
            self.places.stretch(2 + bool(state.head.groups))
            self._fill(self.places, lists.places(state, until))
        elif shown is self.met:
            self.met.show_listing(lists.matrix(state, until))
        elif shown is self.teams:
            self._fill(self.teams, lists.teams(state, until))
        elif shown is self.cross:
            self.cross.show_listing(lists.cross(state))
        else:
            self._fill(self.trail, lists.trail(state))

    @staticmethod
    def _fill(grid: Grid, listing: lists.Listing) -> None:
        grid.fill(listing.heads, list(zip(listing.keys, listing.rows, strict=True)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._until_label.setText(translate("club", "&Standings"))
        self.tabs.setTabText(0, translate("club", "Places"))
        self.tabs.setTabText(1, translate("club", "Meetings"))
        self.tabs.setTabText(2, translate("club", "Cross table"))
        self.tabs.setTabText(3, translate("club", "Corrections"))
        self.tabs.setTabText(4, translate("club", "Teams"))
        self.teams.setAccessibleName(translate("club", "Teams"))
        self.places.setAccessibleName(translate("club", "Places"))
        self.met.setAccessibleName(translate("club", "Meetings"))
        self.cross.setAccessibleName(translate("club", "Cross table"))
        self.trail.setAccessibleName(translate("club", "Corrections"))
        self.places.nothing.setText(translate("club", "Standings appear with the first results."))
        self.trail.nothing.setText(translate("club", "No corrections."))
        self.refresh()
