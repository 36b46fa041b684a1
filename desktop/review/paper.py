"""The paper beside the table that is looked back at: what was better and why, and the figures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.common.key_names import shown
from desktop.look.lettering import letters
from desktop.look.paper import paper
from desktop.look.parts import Aside, Heading, Line, Note, Section, Tag
from desktop.look.parts.windows import Scrolled, scrolled
from desktop.look.shadow import Shadow, lay_shadow
from desktop.review.choices import ChoicesTable
from desktop.review.twenty import TwentySlates, outcome, summed_up
from desktop.review.wording import Wording
from desktop.scene.speech import Speech

translate = QCoreApplication.translate

MARGIN = 24
USUAL = 480
"""Pixels; narrower paper has narrower margins."""
LONGEST = 9
"""How many letters of a move stand on the tag that plays on with it."""
HEAD = 0.84
"""How large the sentence above all is, in those of a heading."""


class ReviewPaper(QFrame):
    """Sentences about one decision, or its figures; below them the tags."""

    def __init__(self, speech: Speech, parent: QWidget) -> None:
        super().__init__(parent)
        self._speech = speech
        self._wording: Wording | None = None
        self._scale, self._edge = 1.0, MARGIN
        self.headline, self.reasons, self.said = Heading(), Line(), Note()
        self.section, self.slates, self.summed = Section(), TwentySlates(), Line()
        self.choices, self.explained = ChoicesTable(), Aside()
        self.main = Tag("", "", first=True, parent=self)
        self.figures, self.more = Tag("", parent=self), Tag("", parent=self)
        self.figures.setCheckable(True)
        inside = Scrolled()
        self._words, self._area = QVBoxLayout(inside), scrolled(inside)
        for widget in (
            *(self.headline, self.reasons, self.said, self.section, self.slates, self.summed),
            *(self.choices, self.explained),
        ):
            self._words.addWidget(widget, widget is self.choices)
        self._words.addStretch(0)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._area, 1)
        self.figures.toggled.connect(lambda _: self._fill())
        self.retranslate()

    def set_scale(self, scale: float) -> None:
        """Have larger or smaller letters and margins; 1 is usual."""
        self.headline.set_scale(HEAD * min(scale, max(1.0, 0.84 * scale)))
        for label in (self.reasons, self.said, self.section, self.summed, self.explained):
            label.set_scale(scale)
        self.slates.set_scale(scale)
        for table in (self.choices, self.choices.horizontalHeader()):
            table.setFont(letters("small", scale))
        edge = round(MARGIN * scale * min(1.0, self.width() / USUAL))
        self._scale, self._edge = scale, edge
        self._fit_tags()
        self._words.setContentsMargins(0, 0, 6, 0)
        self._words.setSpacing(round(7 * scale))

    def _fit_tags(self) -> None:
        """Put the tags along the lower edge: in one row if they need not be small for it."""
        tags, edge = (self.main, self.figures, self.more), self._edge
        room, gap = self.width() - 2 * edge, round(9 * self._scale)
        for part, bare in ((0.92, False), (0.84, False), (0.84, True), (0.76, True)):
            for tag in tags:
                tag.set_scale(part * self._scale)
                tag.set_bare(bare)
            if sum(tag.extent().width() for tag in tags) + 2 * gap <= room:
                break
        high = self.main.extent().height()
        rows: list[list[tuple[int, Tag]]] = [[]]
        left = 0
        for tag in tags:
            if rows[-1] and left + tag.extent().width() > room:
                rows.append([])
                left = 0
            rows[-1].append((left, tag))
            left += tag.extent().width() + gap
        low = self.height() - round(0.75 * edge)
        for number, row in enumerate(reversed(rows)):
            for left, tag in row:
                top = low - high - number * (high + gap)
                tag.place(QRect(QPoint(edge + left, top), tag.extent()))
        taken = len(rows) * (high + gap) + round(0.75 * edge)
        self._column.setContentsMargins(edge, round(0.8 * edge), edge - 6, taken)

    def scroll_by(self, step: int) -> None:
        """Scroll what has no room up or down."""
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.value() + step * 3 * bar.singleStep())

    # What it says.

    def show_wording(self, wording: Wording | None, said: str = "") -> None:
        """Tell of this decision; without one, just what is `said`."""
        self._wording = wording
        self.said.setText(said)
        self._fill()

    def say(self, text: str) -> None:
        """Say a sentence besides."""
        self.said.setText(text)
        self.said.setVisible(bool(text))

    def text(self) -> str:
        """All sentences, to be read out."""
        texts = (self.headline.text(), self.reasons.text(), self.said.text())
        return " ".join(text for text in texts if text)

    def _fill(self) -> None:
        wording = self._wording
        answer = wording.answer if wording is not None else None
        figures = answer is not None and self.figures.isChecked()
        self.headline.setText(wording.headline() if wording is not None else "")
        self.reasons.setText(wording.reasons() if wording is not None else "")
        found = []
        if wording is not None and answer is not None:
            seat = wording.decision.seat
            found = [outcome(line, self._speech, seat) for line in answer.lines]
            self.choices.show_choices(wording.decision, answer, self._speech)
            self.explained.setText(wording.explained())
        self.slates.show_outcomes(found)
        self.summed.setText(summed_up(found))
        better = wording.better if wording is not None else None
        text = translate("hindsight", "Play on from here")
        if better is not None:
            move = self._speech.move(better).rstrip(".!")
            text = translate("hindsight", "Play on with that")
            if len(move) <= LONGEST:
                text = translate("hindsight", "{0} and play on").format(move)
        self.main.setText(text)
        self.main.changed()
        self.main.setEnabled(wording is not None)
        self.more.setEnabled(wording is not None)
        self.figures.setEnabled(answer is not None)
        for widget in (self.choices, self.explained):
            widget.setVisible(figures)
        for label in (self.headline, self.reasons, self.said):
            label.setVisible(bool(label.text()) and not (figures and label is self.reasons))
        for part in (self.section, self.slates, self.summed):
            part.setVisible(bool(found) and not figures)
        self._fit_tags()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.section.setText(translate("hindsight", "Twenty deals like this one"))
        self.main.set_key(shown("Return"))
        self.figures.setText(translate("hindsight", "Figures"))
        self.more.setText("…")
        self.more.setAccessibleName(translate("hindsight", "More ways to play on"))
        self.more.setToolTip(self.more.accessibleName())
        for tag in (self.figures, self.more):
            tag.changed()
        self._fill()

    # Qt's override.

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            sheet = QRectF(self.rect()).adjusted(2, 1, -2, -3)
            lay_shadow(painter, sheet, 3, Shadow(0, 3, 8, 0.5))
            paper(painter, sheet)
