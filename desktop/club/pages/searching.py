"""What is seen while tables are looked for: how far it is, what has been found, "good enough"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from desktop.club.model.search import Search

translate = QCoreApplication.translate


class Searching(QWidget):
    """A bar that is there only while something is looked for."""

    def __init__(self, search: Search) -> None:
        super().__init__()
        self._search = search
        self.told = QLabel(wordWrap=True)
        self.bar = QProgressBar(textVisible=False)
        self.enough = QPushButton(autoDefault=True)
        self.enough.clicked.connect(search.good_enough)
        beside = QHBoxLayout()
        beside.addWidget(self.bar, 1)
        beside.addWidget(self.enough)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.told)
        layout.addLayout(beside)
        self.refresh()

    def refresh(self) -> None:
        """Show how far the search is."""
        found = self._search.found
        self.setVisible(found is not None)
        if found is None:
            return
        self.bar.setMaximum(found.of)
        self.bar.setValue(found.step)
        self.told.setText(
            translate(
                "club",
                "Looking for tables at which fewer people meet again. In all rounds that are "
                "drawn, repeated meetings so far: {0} (at least {1}).",
            ).format(found.repeats, found.least)
        )

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.enough.setText(translate("club", "Good eno&ugh"))
        self.bar.setAccessibleName(translate("club", "How far the search is"))
        self.refresh()
