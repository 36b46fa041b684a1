"""The page of an evening: result, course and who owes whom; on screen and on paper."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.common.beside_layout import BesideLayout
from desktop.common.flow_layout import FlowLayout
from desktop.common.form_fields import Choice
from desktop.common.languages import Retranslated
from desktop.common.numbers import shown
from desktop.look.lettering import serif_high
from desktop.look.parts import Heading, Section, fit_to_screen
from desktop.print.blocks import Block, Drawn, Gap, Paper, Rows, Text
from desktop.print.dialog import PrintDialog
from desktop.print.output import Page
from desktop.print.painting import pages_of
from desktop.print.scale import HEADING
from desktop.session.controller import MatchController
from desktop.sheet.page import SheetPage
from desktop.shelf.account import Account
from desktop.shelf.figures import Course, course
from desktop.shelf.plots import PAPER, LinePlot, paint_lines
from engine import seeds
from engine.seeds import Seed

translate = QCoreApplication.translate


class EveningSeed(Retranslated, QWidget):
    """A line with the code, hidden while there is none to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self.field = QLineEdit(readOnly=True)
        self.copy = QPushButton()
        self.copy.clicked.connect(self._copy)
        self._label, self.mark = QLabel(), QLabel()
        self._label.setBuddy(self.field)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._label)
        layout.addWidget(self.field, 1)
        layout.addWidget(self.mark)
        layout.addWidget(self.copy)
        self.show_seed(None)
        self.retranslate()

    def show_seed(self, seed: Seed | None) -> None:
        """Show this seed; None while a deal is on, or where no cards are dealt."""
        self.field.setText("" if seed is None else seeds.shown(seed))
        self.field.setCursorPosition(0)
        self.mark.setVisible(seed is not None and seeds.guessable(seed))
        self.setVisible(seed is not None)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.field.text())

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._label.setText(translate("shelf", "Card &code"))
        self.mark.setText(translate("shelf", "easy to guess"))
        self.copy.setText(translate("shelf", "Cop&y"))


class EveningPage(Retranslated, PrintDialog):
    """The summary of one evening."""

    def __init__(self, page: SheetPage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = page
        self._courses = course(page.speech.rules, page.sheet.lines)
        self.title, self.outcome = Heading(), QLabel(wordWrap=True)
        self.outcome.setTextFormat(Qt.TextFormat.PlainText)
        self._controller: MatchController | None = None
        self.seed = EveningSeed()
        self.key = Choice(tuple(one.key for one in self._courses) or ("",))
        if self._courses:
            self.key.set_value(liveliest(self._courses).key)
        self.plot = LinePlot()
        self._graph, self._kasse = Section(), Section()
        self._key_label = QLabel()
        self._key_label.setBuddy(self.key)
        self.account = Account(page)
        self._print, self._pdf, self._close = QPushButton(), QPushButton(), QPushButton()
        self._build()
        self.key.chosen.connect(self._draw)
        self.retranslate()
        fit_to_screen(self, 900, 560)

    def _build(self) -> None:
        graph = QVBoxLayout()
        top = QFormLayout()
        top.addRow(self._key_label, self.key)
        graph.addWidget(self._graph)
        graph.addLayout(top)
        graph.addWidget(self.plot, 1)
        account = QVBoxLayout()
        account.addWidget(self._kasse)
        account.addWidget(self.account, 1)
        middle = BesideLayout(24)
        middle.add(graph, 3)
        middle.add(account, 2)
        foot = FlowLayout(8, Qt.AlignmentFlag.AlignRight)
        for button, slot in (
            (self._print, self.to_printer),
            (self._pdf, self.ask_file),
            (self._close, self.accept),
        ):
            button.clicked.connect(slot)
            foot.addWidget(button)
        self._close.setDefault(True)
        layout = self.column(heading=False)
        layout.addWidget(self.title)
        layout.addWidget(self.outcome)
        layout.addWidget(self.seed)
        layout.addLayout(middle, 1)
        layout.addWidget(self.message)
        layout.addLayout(foot)

    def watch(self, controller: MatchController) -> None:
        """Show the code of the evening that is open here, whenever no deal of it is on."""
        self._controller = controller
        controller.display.scene_changed.connect(self._show_seed)
        self._show_seed()
        self._say_outcome()

    def _say_outcome(self) -> None:
        lines = summary_lines(self.page)
        helped = "" if self._controller is None else self._controller.help_told()
        self.outcome.setText("\n".join([*lines, helped] if helped else lines))

    def _show_seed(self) -> None:
        # The next deal may begin by itself while this is open.
        self.seed.show_seed(None if self._controller is None else self._controller.seed)

    def _course(self) -> Course | None:
        return next((one for one in self._courses if one.key == self.key.value()), None)

    def _draw(self) -> None:
        course = self._course()
        if course is not None:
            self.plot.show_lines(self._graph.text(), self.page.names, course.values)

    # Paper.

    def heading_on_paper(self) -> str:
        return self.title.text()

    def pages(self) -> list[Page]:
        return pages_of([self.paper()])

    def paper(self) -> Paper:
        """Return the evening on one page: who stands where, the course, and who owes whom."""
        page, course = self.page, self._course()
        values = () if course is None else course.values

        def graph(painter: QPainter, place: QRectF, dots: float) -> None:
            painter.setFont(serif_high(3.4 * dots))
            paint_lines(painter, place, page.names, values, PAPER)

        rows = [[f"{place}.", *one] for place, one in enumerate(standings(page), 1)]
        blocks: list[Block] = [
            Text(", ".join(page.speech.names)),
            Gap(4),
            Rows((), rows, stretch=1, numbers=(0, 2)),
        ]
        if course is not None and len(values) > 1:
            name = page.speech.text(f"total.{course.key}")
            title = translate("shelf", "Deal by deal")
            blocks.append(Text(f"{title}: {name}", HEADING, True, before=6))
            blocks.append(Drawn(90.0, graph))

        blocks.append(Text(translate("shelf", "Settling up"), HEADING, True, before=6))
        blocks += [Text(line) for line in self.account.lines()]
        return Paper(page.title, "\n".join(summary_lines(page)), blocks)

    def proposed_file(self) -> str:
        return str(Path.home() / "kartentisch.pdf")

    # Words.

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("shelf", "Match"))
        self.title.setText(self.page.title)
        self._say_outcome()
        self._graph.setText(translate("shelf", "Deal by deal"))
        self._kasse.setText(translate("shelf", "Settling up"))
        self._key_label.setText(translate("shelf", "&Show"))
        self.key.say(lambda key: self.page.speech.text(f"total.{key}"))
        self._print.setText(translate("shelf", "Pr&int …"))
        self._pdf.setText(translate("shelf", "As P&DF …"))
        self._close.setText(translate("about", "&Close"))
        self._draw()


def liveliest(courses: list[Course]) -> Course:
    """Return the sum that changes in most deals."""

    def changes(one: Course) -> int:
        return sum(before != after for before, after in pairwise(one.values))

    return max(reversed(courses), key=changes)


def summary_lines(page: SheetPage) -> list[str]:
    """Return an evening in a few lines: when, by which rules, how many deals, how it stands."""
    deals = translate("shelf", "%n deal(s)", "", len(page.sheet.lines))
    parts = [part for part in (page.place_date, page.subtitle, deals) if part]
    lines = [" · ".join(parts)]
    if page.sheet.winners:
        names = ", ".join(page.names[side] for side in page.sheet.winners)
        lines.append(translate("shelf", "Winner: {names}.").format(names=names))
    elif page.sheet.lines:
        lines.append(translate("shelf", "This match is not finished."))
    return lines


def standings(page: SheetPage) -> list[tuple[str, str]]:
    """Who stands where by the sum that the game hands in, the best first."""
    counted = page.speech.rules.club()
    values = page.sheet.total(counted.total)
    order = sorted(
        range(len(page.names)),
        key=lambda side: (
            side not in page.sheet.winners,
            values[side] if counted.fewest else -values[side],
        ),
    )
    return [(page.names[side], shown(values[side])) for side in order]
