"""Twenty deals that might have been this one, as small slates with what each came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.common.numbers import shown
from desktop.look.inks import CHALK_RED, CHALK_RED_WORDS, SLATE_DARK, SLATE_LIGHT
from desktop.look.lettering import letters
from desktop.look.paper import rounded
from desktop.look.strokes import Chalk
from desktop.look.theme import theme
from desktop.scene.ending import signed
from desktop.scene.speech import Speech
from engine.facts import Fact
from engine.sheet import Line
from engine.table import Seat

translate = QCoreApplication.translate

MOST_TOLD = 4
"""The most different results that are listed; of more, only wins and losses are counted."""
ROW = 10
"""How many slates stand beside each other."""


class Outcome(NamedTuple):
    """What an imagined deal came to for a seat."""

    value: float
    told: str


def outcome(line: Line, speech: Speech, seat: Seat) -> Outcome:
    """Return what the line of a deal says of this seat."""
    rules = speech.rules
    side = next(number for number, seats in enumerate(rules.sides()) if seat in seats)
    value = rules.bots.returns(line)[side]
    own = {"{0:seat}": seat, "{0:side}": side}

    def is_own(fact: Fact) -> bool:
        text = rules.game.texts.text(f"fact.{fact.key}")[1]
        return any(form in text and fact.args[:1] == (number,) for form, number in own.items())

    told = [speech.happens(fact) for fact in rules.show.brought(line) if is_own(fact)]
    if not told:
        nothing = translate("hindsight", "No gain, no loss.")
        told = [f"{signed(round(value))}." if round(value) else nothing]
    return Outcome(value, " ".join(told))


def summed_up(found: Sequence[Outcome]) -> str:
    """How often each result came out, the worst first."""
    counted = Counter(found)
    if len(counted) <= MOST_TOLD:
        text = translate("hindsight", "{result}: {number} of {all}.")
        return " ".join(
            text.format(result=one.told.rstrip("."), number=number, all=len(found))
            for one, number in sorted(counted.items())
        )
    values = [one.value for one in found]
    if min(values) > 0 or max(values) < 0:
        text = translate("hindsight", "From {0} to {1}, {2} on average.")
        return text.format(
            *(signed(round(one)) for one in (min(values), max(values), fmean(values)))
        )
    good, bad = sum(value > 0 for value in values), sum(value < 0 for value in values)
    signs = [
        (translate("hindsight", "{0} lost"), bad),
        (translate("hindsight", "{0} even"), len(values) - good - bad),
        (translate("hindsight", "{0} won"), good),
    ]
    return ", ".join(text.format(number) for text, number in signs if number) + "."


class TwentySlates(QWidget):
    """A small slate for each imagined deal, the worst first; a line below it says them in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found: tuple[Outcome, ...] = ()
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_outcomes(self, found: Sequence[Outcome]) -> None:
        """Show these."""
        self.found = tuple(sorted(found))
        self.updateGeometry()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Be larger or smaller; 1 is usual."""
        self._scale = scale
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        rows = -(-len(self.found) // ROW)
        side = round(42 * self._scale)
        return QSize(ROW * side, rows * side)

    def minimumSizeHint(self) -> QSize:
        return QSize(ROW * 22, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        rows = max(1, -(-len(self.found) // ROW))
        side = min(self.width() / ROW, self.height() / rows)
        tally = all(one.value == int(one.value) and one.value <= 5 for one in self.found)
        tally = tally and any(one.value > 0 for one in self.found)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, one in enumerate(self.found):
                corner = QPointF(number % ROW * side, number // ROW * side)
                box = QRectF(corner, corner + QPointF(side, side) * 0.9)
                self._paint_slate(painter, box, one.value, number, tally=tally)

    def _paint_slate(
        self, painter: QPainter, box: QRectF, value: float, seed: int, *, tally: bool
    ) -> None:
        inks, bad = SLATE_DARK if theme().dark else SLATE_LIGHT, value < 0
        painter.fillPath(rounded(box, 3), inks.ground)
        edge = CHALK_RED.darker(160) if bad else QColor(theme().brass_dark)
        painter.setPen(QPen(edge, 1.4))
        painter.drawPath(rounded(box.adjusted(0.7, 0.7, -0.7, -0.7), 3))
        if bad:
            inks = inks._replace(chalk=CHALK_RED_WORDS)
        if tally and value > 0:
            pen = QPen(inks.chalk, max(1.6, 0.075 * box.height()))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            strokes, tall = int(value), 0.23 * box.height()
            for stroke in range(strokes):
                x = box.center().x() + (stroke - (strokes - 1) / 2) * 0.17 * box.width()
                lean = 0.03 * box.width() * ((3 * seed + stroke) % 3 - 1)
                middle = QPointF(x, box.center().y())
                painter.drawLine(middle - QPointF(lean, tall), middle + QPointF(lean, tall))
            return
        painter.setFont(letters("text", self._scale, italic=True))
        text = "0" if not value else shown(f"{value:+.0f}")
        inner = box.adjusted(2, 0, -2, 0)
        Chalk(painter, inks).write(inner, text, 0.42 * box.height(), Qt.AlignmentFlag.AlignHCenter)
