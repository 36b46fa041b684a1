"""The dialog of the statistics: evenings counted as a table, plots, a CSV file and HTML.

Many evenings are counted little by little: what was counted before stays until that is done, and
the window can be used meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QLabel,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.common import numbers, plain_text, spreadsheet
from desktop.common.atomic_write import write_atomically
from desktop.common.columns import Columns
from desktop.common.file_dialogs import file_to_save
from desktop.common.flow_layout import FlowLayout
from desktop.common.form_fields import Choice
from desktop.common.languages import Retranslated
from desktop.common.sentences import not_written, saved_as
from desktop.look.parts import EmptyNote, PaperDialog, fit_to_screen
from desktop.scene import bot_words
from desktop.scene.titles import with_rules
from desktop.shelf.figures import (
    BOT,
    BY,
    HELPED,
    Figures,
    Part,
    counted,
    only,
    parts,
    people,
    running,
)
from desktop.shelf.html_page import html_page
from desktop.shelf.plots import Bar, BarPlot, LinePlot
from desktop.shelf.rows import own_text
from engine.summary import Summary

translate = QCoreApplication.translate

STEPS = 2000
"""How many seats or evenings are counted before the window may do something else."""

ROW = 25
"""How high a row is at least, to be hit, with the line below it."""


class Statistics(Retranslated, PaperDialog):
    """Evenings counted by person, game, rule set, seat, partner or help."""

    nameless = Signal(str)
    """Somebody is to be made anonymous: this one, or "" to ask for one."""

    def __init__(self, evenings: Sequence[Summary], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evenings = evenings
        self._parts: list[Part] | None = None
        self._counting: Iterator[None] = iter(())
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._count_on)
        self.by = Choice(tuple(BY))
        self.person = Choice(("",))
        self.game = Choice(("", *sorted({told.game for told in evenings})))
        self.bots = QCheckBox()
        self.table = QTableWidget()
        self._columns = Columns(self.table, 0)
        self.nothing = EmptyNote(self.table)
        self.bars, self.line = BarPlot(), LinePlot()
        self.plots = QStackedWidget()
        self.message = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._csv, self._html, self._close = QPushButton(), QPushButton(), QPushButton()
        self.anonymous = QPushButton()
        self._rows: list[Figures] = []
        self._build()
        self.retranslate()
        fit_to_screen(self, 860, 600)

    def _build(self) -> None:
        self.person.setSizeAdjustPolicy(
            Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.person.setMinimumContentsLength(14)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        high = round(1.7 * self.fontMetrics().height())
        self.table.verticalHeader().setDefaultSectionSize(max(ROW, high))
        self.table.horizontalHeader().setHighlightSections(False)
        self.plots.addWidget(self.bars)
        self.plots.addWidget(self.line)
        top = FlowLayout(10, Qt.AlignmentFlag.AlignLeft)
        for field in (self.by, self.person, self.game, self.bots):
            top.addWidget(field)
        both = QSplitter(Qt.Orientation.Vertical)
        both.addWidget(self.table)
        both.addWidget(self.plots)
        both.setChildrenCollapsible(False)
        both.setSizes([300, 220])
        # With large letters a row or two are better seen than none.
        self.table.setMinimumHeight(4 * high)
        foot = FlowLayout(10, Qt.AlignmentFlag.AlignRight)
        for button in (self.anonymous, self._csv, self._html, self._close):
            foot.addWidget(button)
        layout = self.column()
        layout.addLayout(top)
        layout.addWidget(both, 1)
        layout.addWidget(self.message)
        layout.addLayout(foot)
        for field in (self.by, self.person, self.game):
            field.chosen.connect(self.count)
        self.bots.toggled.connect(self.count)
        self.anonymous.clicked.connect(self._ask_anonymous)
        self._csv.clicked.connect(lambda: self._ask_file("csv"))
        self._html.clicked.connect(lambda: self._ask_file("html"))
        self._close.clicked.connect(self.accept)
        self._close.setDefault(True)

    def _ask_anonymous(self) -> None:
        self.accept()
        person = str(self.person.value())
        # A number that tells two of a name apart stands in no file.
        some = only(self._parts or (), person=person) if person else []
        newest = max(some, key=lambda part: part.told.started, default=None)
        self.nameless.emit(newest.told.players[newest.seat] if newest is not None else "")

    # Counting.

    def count(self) -> None:
        """Count what is asked for, and show it."""
        self._counting = self._counted()
        for button in (self._csv, self._html):
            button.setEnabled(False)
        self._count_on()

    def _count_on(self) -> None:
        """Count for a while, and go on with that when the window has done what else there is."""
        if sum(1 for _ in islice(self._counting, STEPS)) < STEPS:
            return
        self.message.setText(translate("shelf", "Counting the matches …"))
        self._next.start()

    def _counted(self) -> Iterator[None]:
        """Count what is asked for step by step, and show it in the end."""
        if self._parts is None:
            found = yield from parts(self._evenings)
            self.person.offer(("", *(yield from people(found))))
            self._say_people()
            self._parts = found
        person, game = str(self.person.value()), str(self.game.value())
        some = only(self._parts, person=person, game=game, bots=self.bots.isChecked())
        self._rows = yield from counted(some, str(self.by.value()))
        for button in (self._csv, self._html):
            button.setEnabled(True)
        stood_in = sum(part.stood_in > 0 for part in some)
        self.message.setText(_not_counted(stood_in) if stood_in else "")
        self._show_table()
        course = running(some) if person else []
        self.plots.setCurrentIndex(1 if len(course) > 1 else 0)
        if len(course) > 1:
            title = translate("shelf", "{name}: match by match").format(name=person)
            self.line.show_lines(title, [person], [(value,) for value in course])
        else:
            self.bars.show_bars(self._plot_title(), [self._bar(row) for row in self._rows])

    def _counts_wins(self) -> bool:
        """Whether wins mean anything: by game and rule set those of everybody say nothing."""
        return str(self.by.value()) not in ("game", "rules") or bool(self.person.value())

    def _bar(self, row: Figures) -> Bar:
        if self._counts_wins():
            share = row.share
            text = "–" if share is None else percent(share)
            return Bar(self.label(row), share, text)
        most = max(one.evenings for one in self._rows)
        return Bar(self.label(row), row.evenings / most, str(row.evenings))

    def _plot_title(self) -> str:
        if self._counts_wins():
            return translate("shelf", "Matches won")
        return translate("shelf", "Matches")

    def label(self, row: Figures) -> str:
        """Return what a row is called."""
        match str(self.by.value()), row.key:
            case "person", (name, bot):
                return f"{name} ({bot_words.title(bot)})" if bot else name
            case "partner", (name, *others):
                text = translate("shelf", "{name} with {others}")
                several = ", ".join(others)
                return text.format(name=name, others=several).replace(BOT, "")
            case "help", (level,):
                return self._help_levels()[int(level)]
            case "game", (game,):
                return own_text(game, "game")
            case "rules", (game, ""):
                own = translate("side", "house rules")
                return f"{own_text(game, 'game')} ({own})"
            case "rules", (game, preset):
                rules = own_text(game, f"preset.{preset}")
                return with_rules(own_text(game, "game"), rules)
        return translate("shelf", "Seat {number}").format(number=row.key[0])

    def cells(self, row: Figures) -> tuple[str, ...]:
        """Return a row as it is shown."""
        locale, none = QLocale(), "–"
        won, share, average = none, none, none
        if self._counts_wins():
            won = str(row.won)
            share = none if row.share is None else percent(row.share)
            if row.average is not None:
                average = numbers.shown(locale.toString(row.average, "f", 1))
        return (
            self.label(row),
            str(self._evenings_of(row)),
            str(row.finished if self._counts_wins() else row.deals and self._finished(row)),
            won,
            share,
            str(row.deals),
            average,
            str(row.helped),
        )

    def _evenings_of(self, row: Figures) -> int:
        """How many evenings; of help each has one of its own for everybody who sat there."""
        return row.parts if str(self.by.value()) == "help" else row.evenings

    def _finished(self, row: Figures) -> int:
        """Of evenings counted for everybody in them, each is one."""
        return round(row.finished * row.evenings / row.parts)

    def _kinds(self) -> dict[str, str]:
        """Return what is counted, as it stands above its column."""
        return {
            "person": translate("shelf", "Player"),
            "game": translate("shelf", "Game"),
            "rules": translate("shelf", "Variant"),
            "seat": translate("shelf", "Seat"),
            "partner": translate("shelf", "Partners"),
            "help": translate("shelf", "Help used per match"),
        }

    @staticmethod
    def _help_levels() -> tuple[str, ...]:
        some = translate("shelf", "up to %n time(s)", "", HELPED[1])
        return (translate("shelf", "none"), some, translate("shelf", "more often"))

    def heads(self) -> tuple[str, ...]:
        """Return what stands above the columns."""
        return (
            self._kinds()[str(self.by.value())],
            translate("shelf", "Matches"),
            translate("shelf", "Finished"),
            translate("shelf", "Won"),
            translate("shelf", "Share"),
            translate("shelf", "Deals"),
            translate("shelf", "Average"),
            translate("shelf", "Help"),
        )

    def _show_table(self) -> None:
        heads = self.heads()
        self.table.setColumnCount(len(heads))
        for column, text in enumerate(heads):
            head = QTableWidgetItem(text)
            head.setToolTip(plain_text.tip(text))
            self.table.setHorizontalHeaderItem(column, head)
        self.table.setRowCount(len(self._rows))
        for number, row in enumerate(self._rows):
            for column, text in enumerate(self.cells(row)):
                item = QTableWidgetItem(text)
                if column:
                    item.setTextAlignment(
                        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    )
                self.table.setItem(number, column, item)
        self._columns.fit()

    # The file.

    def as_csv(self) -> str:
        """Return the table for a spreadsheet of this country: numbers stay numbers, names names."""
        rows: list[Sequence[object]] = [self.heads()]
        for row in self._rows:
            share = "" if row.share is None else float(row.share)
            average = "" if row.average is None else float(row.average)
            finished = self.cells(row)[2]
            rows.append(
                [
                    *(self.label(row), self._evenings_of(row), finished, row.won),
                    *(share, row.deals, average, row.helped),
                ]
            )
        return spreadsheet.table(rows)

    def as_html(self) -> str:
        """Return the table with its bars, as a page that any browser shows and prints."""
        bars = [self._bar(row) for row in self._rows]
        chosen = (self.by, self.person, self.game)
        return html_page(
            translate("shelf", "Statistics"),
            " · ".join(one.currentText() for one in chosen),
            self.heads(),
            [self.cells(row) for row in self._rows],
            (self._plot_title(), [bar.part for bar in bars]),
            QLocale().name()[:2],
        )

    def write(self, path: Path) -> None:
        """Write the table, as HTML where the file is called so; a sentence tells how it went."""
        page = path.suffix.casefold() in (".html", ".htm")
        text = self.as_html() if page else spreadsheet.MARK + self.as_csv()
        try:
            write_atomically(path, text.encode(), private=False)
        except OSError as error:
            self.message.setText(not_written(path, error))
        else:
            self.message.setText(saved_as(path))

    def _ask_file(self, kind: str) -> None:
        if path := file_to_save(
            self,
            translate("shelf", "Statistics"),
            f"kartentisch.{kind}",
            f"{kind.upper()} (*.{kind})",
        ):
            self.write(path)

    # Words.

    def _say_people(self) -> None:
        self.person.say(lambda one: str(one) or translate("shelf", "All players"))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("shelf", "Statistics"))
        names = {
            "person": translate("shelf", "By person"),
            "game": translate("shelf", "By game"),
            "rules": translate("shelf", "By variant"),
            "seat": translate("shelf", "By seat"),
            "partner": translate("shelf", "By partner"),
            "help": translate("shelf", "By help"),
        }
        self.by.say(lambda by: names[str(by)])
        self._say_people()
        self.game.say(
            lambda game: own_text(str(game), "game") if game else translate("shelf", "All games")
        )
        self.nothing.setText(translate("shelf", "No finished matches yet."))
        self.by.setAccessibleName(translate("shelf", "Group by"))
        self.person.setAccessibleName(translate("shelf", "Player"))
        self.game.setAccessibleName(translate("shelf", "Game"))
        self.bots.setText(translate("shelf", "Include &computer players"))
        self.table.setAccessibleName(translate("shelf", "Statistics"))
        self.anonymous.setText(translate("shelf", "Make a&nonymous …"))
        self._csv.setText(translate("shelf", "Export &CSV …"))
        self._html.setText(translate("shelf", "&Print …"))
        self._close.setText(translate("about", "&Close"))
        self.count()


def _not_counted(times: int) -> str:
    """Return what is left out because a computer player has stood in so often for somebody."""
    return translate(
        "shelf",
        "Left out: %n result(s), and the deals in which a computer player played for somebody.",
        "",
        times,
    )


def percent(share: float) -> str:
    """Return a share as text, in per cent."""
    return translate("preferences", "{number}%").format(number=round(100 * share))
