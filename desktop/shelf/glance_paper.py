"""The paper beside the shelf: what its matches say at a glance of the person at the machine."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.common.beside_layout import BesideLayout
from desktop.common.flow_layout import FlowLayout
from desktop.common.portraits import paint_portrait, usual
from desktop.look.lettering import draw_text, letters
from desktop.look.paper import medallion, paper, rounded
from desktop.look.parts import Aside, Heading, Note, Strong
from desktop.look.parts.labels import PaperLabel
from desktop.look.parts.windows import scrolled
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import mixed, theme
from desktop.shelf.box_painter import dye_of
from desktop.shelf.glance import STRIP, Glance, Rate, Somebody
from desktop.shelf.rows import own_text
from desktop.shelf.statistics import percent

translate = QCoreApplication.translate

ROWS = 6
"""No more games have a bar."""


class Figure(PaperLabel):
    """A large number; `won` is that of what was won."""

    def __init__(self, *, won: bool = False) -> None:
        self._won = won
        super().__init__()
        self.setWordWrap(False)

    def letters(self) -> QFont:
        return letters("title", self._scale * 1.55, bold=True)

    def tone(self) -> str:
        return theme().ink_head if self._won else theme().ink


class DayStrip(QWidget):
    """A disc for each of the last days: of brass if there was a match, else empty."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("heardAs", "picture")
        self._days: Sequence[bool] = ()
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_days(self, days: Sequence[bool]) -> None:
        """Show these days, today last."""
        self._days = days
        told = translate("shelf", "%n of the last 14 days with a match", "", sum(days))
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Show it larger or smaller."""
        self._scale = scale
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        high = QFontMetricsF(self._letters()).height()
        return QSize(round(230 * self._scale), round(18 * self._scale + high + 3))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _letters(self) -> QFont:
        return letters("small", self._scale, italic=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._days:
            return
        look = theme()
        step = self.width() / len(self._days)
        across = min(16 * self._scale, 0.86 * step)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, played in enumerate(self._days):
                middle = QPointF((number + 0.5) * step, 9 * self._scale)
                painter.setPen(QPen(QColor(look.brass_dark), 1.2))
                if played:
                    shine = QRadialGradient(middle - QPointF(across / 6, across / 6), across * 0.6)
                    shine.setColorAt(0, QColor(look.brass_light))
                    shine.setColorAt(1, QColor(look.brass))
                    painter.setBrush(shine)
                else:
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, across / 2, across / 2)
            painter.setPen(QColor(look.ink_faint))
            font = self._letters()
            high = QFontMetricsF(font).height()
            below = QRectF(0, self.height() - high, self.width(), high)
            first = date.today() - timedelta(STRIP - 1)
            weekday = QLocale().standaloneDayName(
                first.isoweekday(), QLocale.FormatType.ShortFormat
            )
            draw_text(painter, below, font, weekday, Qt.AlignmentFlag.AlignLeft)
            today = translate("welcome", "today")
            draw_text(painter, below, font, today, Qt.AlignmentFlag.AlignRight)


class WinBars(QWidget):
    """A bar for each game: how often one wins, and a notch where luck alone would be."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("heardAs", "picture")
        self._rows: Sequence[tuple[str, Rate]] = ()
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rates(self, rows: Sequence[tuple[str, Rate]]) -> None:
        """Show these games."""
        self._rows = rows
        self.setAccessibleName("\n".join(_rate(game, rate) for game, rate in rows))
        self.setToolTip(self.accessibleName())
        self.setVisible(bool(rows))
        self.updateGeometry()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Show it larger or smaller."""
        self._scale = scale
        self.updateGeometry()

    def _step(self) -> float:
        return 1.5 * QFontMetricsF(self._letters()).height()

    def _letters(self) -> QFont:
        return letters("text", self._scale * 0.95)

    def sizeHint(self) -> QSize:
        return QSize(round(230 * self._scale), round(len(self._rows) * self._step()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, step, font = theme(), self._step(), self._letters()
        measure = QFontMetricsF(font)
        names = [own_text(game, "game") for game, _ in self._rows]
        left = min(
            0.4 * self.width(),
            max((measure.horizontalAdvance(one) for one in names), default=0) + 12 * self._scale,
        )
        right = self.width() - measure.horizontalAdvance("100 %") - 8 * self._scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, (game, rate) in enumerate(self._rows):
                line = QRectF(0, number * step, self.width(), step)
                painter.setPen(QColor(look.ink))
                name = QRectF(0, line.top(), left - 6 * self._scale, step)
                draw_text(painter, name, font, names[number], Qt.AlignmentFlag.AlignLeft)
                share = percent(rate.share)
                draw_text(painter, line, font, share, Qt.AlignmentFlag.AlignRight)
                trough = QRectF(left, 0, right - left, 13 * self._scale)
                trough.moveCenter(QPointF(trough.center().x(), line.center().y()))
                painter.fillPath(rounded(trough, 3), QColor(mixed(look.paper_low, look.rule, 0.5)))
                bar = QRectF(trough)
                bar.setWidth(trough.width() * rate.share)
                tone, fall = dye_of(game), QLinearGradient(bar.topLeft(), bar.bottomLeft())
                fall.setColorAt(0, QColor(tone.high))
                fall.setColorAt(1, QColor(tone.low))
                painter.fillPath(rounded(bar, 3), fall)
                at = trough.left() + trough.width() * rate.luck / rate.finished
                for wide, ink in ((5, look.paper), (2.6, look.ink)):
                    painter.setPen(QPen(QColor(ink), wide * self._scale))
                    high = 3 * self._scale
                    painter.drawLine(
                        QPointF(at, trough.top() - high), QPointF(at, trough.bottom() + high)
                    )


def _rate(game: str, rate: Rate) -> str:
    told = translate("shelf", "{game}: won {won} of {of} ({share}), {luck} by luck alone")
    return told.format(
        game=own_text(game, "game"),
        won=rate.won,
        of=rate.finished,
        share=percent(rate.share),
        luck=percent(rate.luck / rate.finished),
    )


class Face(QWidget):
    """The portrait of somebody in a rim of brass."""

    def __init__(self) -> None:
        super().__init__()
        self.name = ""

    def set_scale(self, scale: float) -> None:
        """Show it larger or smaller."""
        self.setFixedSize(QSize(round(52 * scale), round(52 * scale)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            sharp, who = self.devicePixelRatioF(), usual(self.name)
            whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            medallion(painter, whole, lambda on, where: paint_portrait(on, where, who, sharp))


class PersonLine(QWidget):
    """Somebody's portrait, what he or she is to the person at the machine, and a figure."""

    def __init__(self) -> None:
        super().__init__()
        self.face, self.title, self.line = Face(), Strong(), Aside()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.line)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(self.face)
        row.addLayout(words, 1)

    def tell(self, who: Somebody | None, title: str, line: str) -> None:
        """Tell of somebody; of nobody nothing is shown."""
        self.setVisible(who is not None)
        if who is not None:
            self.face.name = who.name
            self.title.setText(title.format(who.name))
            self.line.setText(line.format(won=who.rate.won, of=who.rate.finished))
            self.face.update()


class Rule(QFrame):
    """A thin line on paper."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(14)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(QPen(QColor(theme().rule), 1.2))
            painter.drawLine(QPointF(0, 7), QPointF(self.width(), 7))


class GlancePaper(QWidget):
    """The figures, and below them the ways to all statistics and to matches from elsewhere."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._glance = Glance()
        self.heading, self.nothing = Heading(), Note()
        self.games, self.won = Figure(), Figure(won=True)
        self.games_line, self.won_line = Aside(), Aside()
        for line in (self.games_line, self.won_line):
            line.setProperty("heardAs", "nothing")
        self.row, self.best, self.days = Strong(), Aside(), DayStrip()
        self.wins, self.luck, self.bars = Strong(), Aside(), WinBars()
        self.toughest, self.partner = PersonLine(), PersonLine()
        self.statistics, self.bring = QPushButton(), QPushButton()
        self._rules = [Rule(), Rule(), Rule()]
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setSpacing(4)
        self._fill()
        self._area = scrolled(self._inside)
        foot = FlowLayout(10)
        foot.addWidget(self.statistics)
        foot.addWidget(self.bring)
        self._whole = QVBoxLayout(self)
        self._whole.addWidget(self._area, 1)
        self._whole.addLayout(foot)

    def _fill(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        halves = BesideLayout(24)
        one, other = QVBoxLayout(), QVBoxLayout()
        figures = QHBoxLayout()
        for figure, line in ((self.games, self.games_line), (self.won, self.won_line)):
            beside = QVBoxLayout()
            beside.setSpacing(0)
            beside.addWidget(figure)
            beside.addWidget(line)
            figures.addLayout(beside, 1)
        self._column.addWidget(self.heading)
        self._column.addWidget(self.nothing)
        one.addLayout(figures)
        for widget in (self._rules[0], self.row, self.best, self.days):
            one.addWidget(widget)
        for part in (self._rules[1], self.wins, self.luck, self.bars, self._rules[2]):
            other.addWidget(part)
        other.addWidget(self.toughest)
        other.addSpacing(8)
        other.addWidget(self.partner)
        for half in (one, other):
            half.setSpacing(4)
            half.addStretch(1)
            halves.add(half)
        self._column.addLayout(halves)
        self._column.addStretch(1)

    def set_scale(self, scale: float) -> None:
        """Set its letters larger or smaller."""
        for label in self.findChildren(PaperLabel):
            label.set_scale(scale)
        for part in (self.days, self.bars, self.toughest.face, self.partner.face):
            part.set_scale(scale)
        for button in (self.statistics, self.bring):
            button.setFont(letters("text", scale * 0.95, bold=True))
        edge = round(22 * scale)
        self._whole.setContentsMargins(edge, round(18 * scale), edge, round(18 * scale))

    def show_glance(self, glance: Glance) -> None:
        """Tell of these figures."""
        self._glance = glance
        today = date.today()
        self.nothing.setVisible(not glance.games)
        for label in (self.games, self.won, self.games_line, self.won_line):
            label.setVisible(bool(glance.games))
        self.games.setText(QLocale().toString(glance.games))
        self.won.setText(QLocale().toString(glance.won))
        self.games_line.setText(translate("shelf", "played"))
        self.won_line.setText(translate("shelf", "won"))
        for number, line in ((self.games, self.games_line), (self.won, self.won_line)):
            number.setAccessibleName(f"{number.text()} {line.text()}")
        streak, known = glance.streak(today), bool(glance.days)
        self._rules[0].setVisible(known)
        for one in (self.row, self.best, self.days):
            one.setVisible(known)
        self.row.setText(
            translate("shelf", "%n day(s) in a row", "", streak.now)
            if streak.now
            else translate("shelf", "Days in a row")
        )
        self.best.setText(self._best(streak.now, streak.best, streak.until))
        self.days.show_days(glance.last_days(today))
        games = glance.most_played()[:ROWS]
        for part in (self._rules[1], self.wins, self.luck):
            part.setVisible(bool(games))
        self.wins.setText(translate("shelf", "How often you win"))
        self.luck.setText(translate("shelf", "The notch is what luck alone would give."))
        self.bars.show_rates(games)
        self._rules[2].setVisible(bool(glance.toughest or glance.partner))
        self.toughest.tell(
            glance.toughest,
            translate("shelf", "Toughest: {0}"),
            translate("shelf", "Won {won} of {of} against you."),
        )
        self.partner.tell(
            glance.partner,
            translate("shelf", "Best partner: {0}"),
            translate("shelf", "You won {won} of {of} together."),
        )

    @staticmethod
    def _best(now: int, best: int, until: date | None) -> str:
        if until is None:
            return ""
        if best <= now:
            return translate("shelf", "Your best so far.")
        name = QLocale().standaloneMonthName(until.month)
        if until.year != date.today().year:
            name = f"{name} {until.year}"
        return translate("shelf", "Your best: {0}, in {1}.").format(best, name)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.heading.setText(translate("shelf", "At a glance"))
        self.nothing.setText(translate("shelf", "No finished matches yet."))
        self.statistics.setText(translate("shelf", "All statistics"))
        self.bring.setText(translate("shelf", "Import …"))
        self.show_glance(self._glance)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            sheet = QRectF(self.rect()).adjusted(3, 2, -3, -4)
            lay_shadow(painter, sheet, 3, Shadow(0, 2, 6, 0.5))
            paper(painter, sheet)
