"""Two branches of a deal side by side: who did what, and what it came to."""

from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QListWidget, QPushButton, QWidget

from desktop.common.form_fields import Choice
from desktop.common.numbers import shown
from desktop.look.parts import PaperDialog, fit_to_screen
from desktop.review.wording import decider
from desktop.scene.speech import Speech
from engine.head import BadLog, Event, Head
from engine.review import Past
from engine.store import SUFFIX, load

translate = QCoreApplication.translate


class Told(NamedTuple):
    """How a deal went in one evening."""

    name: str
    moves: tuple[str, ...]
    result: str


def kin(folder: Path, head: Head) -> list[Path]:
    """Return the files of the evening that this head comes from, and of its side evenings."""
    of = head.branch.of if head.branch is not None else head.id
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            with path.open(encoding="utf-8") as file:
                other = Head.from_event(json.loads(file.readline()))
        except (OSError, ValueError, BadLog):
            continue
        from_there = other.branch is not None and other.branch.of == of
        if of and (other.id == of or from_there):
            found.append(path)
    return found


def told(events: Sequence[Event], deal: int) -> Told | None:
    """How this deal went in an evening; None if it is not over there."""
    past = Past.of(list(events))
    if deal not in past.deals:
        return None
    speech = Speech(past.rules, [player.name for player in past.head.players])
    decisions = past.decisions(deal)
    moves = [
        f"{one.number}. {decider(one, past.head, speech)}: {speech.move(one.made)}"
        for one in decisions
    ]
    line = past.sheet.lines[deal - 1] if deal <= len(past.sheet.lines) else None
    values = () if line is None else line.values
    sums = [
        f"{speech.side(side)} {shown(value)}"
        for side, value in enumerate(values)
        if value is not None
    ]
    return Told(way(past.head), tuple(moves), ", ".join(sums))


def way(head: Head) -> str:
    """Return what an evening is called beside its branches."""
    if head.branch is None:
        return translate("hindsight", "as played")
    person = next((one.name for one in head.players if not one.bot), "")
    cards = (
        translate("hindsight", "other cards")
        if head.branch.way == "dealt_anew"
        else translate("hindsight", "the same cards")
    )
    text = translate("hindsight", "what-if by {name} from move {number}, {cards}")
    return text.format(name=person, number=head.branch.move, cards=cards)


class SideBySide(PaperDialog):
    """Two ways in which one deal went; each can be any of them."""

    def __init__(self, ways: Sequence[Told], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ways = tuple(ways)
        numbers = tuple(range(len(ways)))
        self.choices = (Choice(numbers), Choice(numbers))
        self.lists = (QListWidget(), QListWidget())
        self.results = (QLabel(wordWrap=True), QLabel(wordWrap=True))
        self._close = QPushButton(translate("hindsight", "&Close"))
        grid = QGridLayout()
        for column, parts in enumerate(zip(self.choices, self.lists, self.results, strict=True)):
            choice, moves, result = parts
            choice.setSizeAdjustPolicy(
                Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            choice.setMinimumContentsLength(8)
            choice.say(self._named)
            choice.setAccessibleName(translate("hindsight", "Version"))
            moves.setAccessibleName(translate("hindsight", "Moves"))
            moves.setWordWrap(True)
            moves.setResizeMode(QListWidget.ResizeMode.Adjust)
            moves.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            result.setTextFormat(Qt.TextFormat.PlainText)
            choice.chosen.connect(self._show)
            for row, widget in enumerate((choice, moves, result)):
                grid.addWidget(widget, row, column)
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(1, 1)
        layout = self.column()
        layout.addLayout(grid, 1)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self._close.clicked.connect(self.accept)
        self.setWindowTitle(translate("hindsight", "Side by side"))
        self.choices[0].set_value(0)
        self.choices[1].set_value(len(ways) - 1)
        self._show()
        fit_to_screen(self, 860, 640)

    def _named(self, place: Hashable) -> str:
        number = int(str(place))
        return f"{number + 1}. {self._ways[number].name}"

    def _show(self) -> None:
        """Fill both columns; the moves in which they differ stand in bold."""
        both = [self._ways[int(str(choice.value()))] for choice in self.choices]
        for mine, other, moves, result in zip(
            both, reversed(both), self.lists, self.results, strict=True
        ):
            moves.clear()
            for place, text in enumerate(mine.moves):
                moves.addItem(text)
                if place >= len(other.moves) or other.moves[place] != text:
                    item = moves.item(place)
                    font = item.font()
                    font.setBold(True)
                    item.setFont(font)
            result.setText(translate("hindsight", "Result: {0}").format(mine.result))


def open_beside(folder: Path, past: Past, deal: int, parent: QWidget) -> SideBySide | None:
    """Return the dialog for a deal of an evening and its branches; None if it went only one way."""
    ways = []
    for path in kin(folder, past.head):
        try:
            one = told(load(path).events, deal)
        except (ValueError, OSError):
            continue
        if one is not None:
            ways.append(one)
    ways.sort(key=lambda one: one.name != translate("hindsight", "as played"))
    return SideBySide(ways, parent) if len(ways) > 1 else None
