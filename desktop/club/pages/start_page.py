"""The club's first page: begin an evening, open or import one, the season, the addresses."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.club.model import words
from desktop.club.model.file import Past, past
from desktop.club.pages.grid import Grid
from desktop.common.flow_layout import FlowLayout
from desktop.look.parts import Heading
from engine.tournament.head import Head

translate = QCoreApplication.translate


class StartPage(QWidget):
    """What is seen while no evening is open."""

    new = Signal()
    like = Signal(object)
    """An evening like the one that is marked, by its path."""
    rehearsal = Signal()
    opened = Signal(object)
    """An evening of the list, by its path."""
    other = Signal()
    taken_in = Signal()
    season = Signal()
    addresses = Signal()
    away = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._title = Heading()
        self._about = QLabel(wordWrap=True)
        self.grid = Grid(stretch=1)
        self._past: list[Past] = []
        self.buttons = {
            name: QPushButton()
            for name in (
                *("new", "like", "open", "other", "taken_in"),
                *("season", "addresses", "rehearsal", "away"),
            )
        }
        row = FlowLayout(6, Qt.AlignmentFlag.AlignLeft, *self.buttons.values())
        for name, button in self.buttons.items():
            button.setAutoDefault(True)
            if name not in ("open", "like"):
                button.clicked.connect(getattr(self, name))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._title)
        layout.addWidget(self._about)
        layout.addLayout(row)
        layout.addWidget(self.grid, 1)
        self.buttons["open"].clicked.connect(self._open)
        self.buttons["like"].clicked.connect(self._like)
        self.grid.wanted.connect(lambda _: self._open())
        self.retranslate()

    def refresh(self) -> None:
        """Read the folder anew."""
        self._past = past()
        heads = [
            translate("club", "Day"),
            translate("club", "Title"),
            translate("club", "Where"),
            translate("club", "Game"),
            translate("club", "People"),
        ]
        rows = [
            (
                place,
                [
                    words.day(one.date),
                    one.title or one.path.stem,
                    one.place,
                    words.game(Head(game=one.game)) if one.game else "",
                    str(one.people),
                ],
            )
            for place, one in enumerate(self._past)
        ]
        self.grid.fill(heads, rows)
        self.buttons["open"].setEnabled(bool(rows))
        self.buttons["like"].setEnabled(bool(rows))

    def take_keyboard(self) -> None:
        """To the list where there is one, whose newest evening is marked; else to a new one."""
        (self.grid if self._past else self.buttons["new"]).setFocus()

    def _open(self) -> None:
        if path := self._chosen():
            self.opened.emit(path)

    def _like(self) -> None:
        if path := self._chosen():
            self.like.emit(path)

    def _chosen(self) -> Path | None:
        chosen = self.grid.chosen()
        if chosen and isinstance(chosen[0], int):
            return self._past[chosen[0]].path
        return None

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(translate("club", "Club night"))
        self._about.setText(
            translate(
                "club",
                "Run a tournament at your club from this computer: players, draw, results, "
                "standings, prizes and all papers. Nothing leaves it.",
            )
        )
        self.grid.setAccessibleName(translate("club", "Club nights so far"))
        self.grid.nothing.setText(
            translate(
                "club",
                "No club nights yet. Choose “New …” to begin.",
            )
        )
        texts = {
            "new": translate("club", "&New …"),
            "like": translate("club", "New from &this …"),
            "open": translate("club", "&Open"),
            "other": translate("club", "Other &file …"),
            "taken_in": translate("club", "&Import …"),
            "season": translate("club", "&Season …"),
            "addresses": translate("club", "Club a&ddresses …"),
            "rehearsal": translate("club", "&Rehearsal …"),
            "away": translate("club", "&Back to the table"),
        }
        for name, text in texts.items():
            self.buttons[name].setText(text)
        self.refresh()
