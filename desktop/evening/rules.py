"""The house rules on paper: the few that a table agrees on first, and all of them unfolded."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.common.even_grid import EvenGrid
from desktop.common.form_fields import Choice, Number, Switch
from desktop.common.sentences import capital
from desktop.reader.parts import part
from desktop.scene.options_form import OptionsForm
from desktop.scene.speech import Speech
from engine.options import Options
from engine.rules.game import Game

translate = QCoreApplication.translate

FEW = 3
"""So many are shown while the others are folded away, or as many as have room side by side."""


class FoldedRules(OptionsForm):
    """The form of the house rules in columns: its name above each field."""

    def __init__(self, kind: Game[Any], speech: Speech, parent: QWidget | None = None) -> None:
        self._first = kind.agreed_first or tuple(kind.options.names())
        self._all = False
        self._few = FEW
        self._cells: dict[str, QWidget] = {}
        super().__init__(kind.options, speech, parent)
        part(self)

    def _lay_out(self) -> None:
        self._grid = EvenGrid(12, even=False)
        self.setLayout(self._grid)
        for name in (*self._first, *self._kind.names()):
            if name not in self._cells:
                self._cells[name] = self._cell(name)
                self._grid.addWidget(self._cells[name])

    def _cell(self, name: str) -> QWidget:
        cell, field = _Cell(self), self._fields[name]
        layout = QVBoxLayout(cell)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        if name in self._labels:
            layout.addWidget(self._labels[name])
        if isinstance(field, Choice):
            # As wide as what is chosen, not as the longest that could be.
            field.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            field.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        layout.addWidget(field)
        layout.addStretch(1)
        return cell

    @property
    def unfolded(self) -> bool:
        """Whether all of them are shown."""
        return self._all

    def unfold(self, unfolded: bool) -> None:
        """Show all of them, or only the first few that mean something."""
        self._all = unfolded
        self._show_cells()

    def shown(self) -> list[str]:
        """The names of those that are shown, in their order."""
        names = list(self._cells)
        if self._all:
            return names
        return [name for name in names if self._options.applies(name)][: self._few]

    def fit(self, width: int) -> None:
        """Folded, show no more than find room in one line so wide, and one at least."""
        first = [name for name in self._cells if self._options.applies(name)][:FEW]
        used, few = 0, 0
        for name in first:
            used += self._cells[name].sizeHint().width() + (self._grid.spacing() if few else 0)
            if few and used > width:
                break
            few += 1
        if few != self._few:
            self._few = few
            self._show_cells()

    def keyboard_fields(self) -> list[QWidget]:
        """What takes the keyboard, in the order in which it lies."""
        fields = [self._fields[name] for name in self._cells]
        return [one.box if isinstance(one, Switch) else one for one in fields]

    def _grey(self) -> None:
        super()._grey()
        self._show_cells()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        super().retranslate()
        self._show_cells()

    def _show_cells(self) -> None:
        shown = self.shown()
        for field in self._fields.values():
            if isinstance(field, Choice):
                _fit(field)
        for name, cell in self._cells.items():
            cell.setVisible(name in shown)
        self._grid.invalidate()
        self.updateGeometry()


class _Cell(QWidget):
    """A field with its name above: as wide as the field, and wide enough for words."""

    def sizeHint(self) -> QSize:
        least = 9 * QFontMetrics(self.font()).height()
        layout = self.layout()
        fields = self.findChildren(Choice) + self.findChildren(Number)
        wide = max([least, *(field.sizeHint().width() for field in fields)])
        return QSize(wide, layout.totalHeightForWidth(wide) if layout is not None else 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def _fit(field: Choice) -> None:
    """Make a choice as wide as what is chosen, and its list as wide as all there is."""
    text = QFontMetrics(field.font())
    letter = max(1, text.horizontalAdvance("X"))
    field.setMinimumContentsLength(-(-text.horizontalAdvance(field.currentText()) // letter) + 1)
    widest = max(text.horizontalAdvance(field.itemText(n)) for n in range(field.count()))
    field.view().setMinimumWidth(widest + 3 * letter)


def how_many(kind: type[Options]) -> int:
    """How many house rules there are."""
    return len(kind.names())


def preset_words(speech: Speech, name: str) -> tuple[str, str]:
    """A preset's name, and what is said of it beside the name."""
    if not name:
        own = translate("new-match", "own rules")
        return capital(own), translate("new-match", "as you agree")
    whole = speech.preset(name)
    for mark in (": ", ", "):
        head, _, rest = whole.partition(mark)
        if rest and head.count("(") == head.count(")"):
            return head, rest
    return whole, ""
