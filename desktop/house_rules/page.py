"""The sheet of the house rules, over the whole window: groups, what differs, and what a rule is."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from desktop.common.form_fields import Choice, scrolled
from desktop.house_rules.fields import Keys
from desktop.house_rules.form import BETWEEN, COLUMN, OUT, ROWS, OptionsForm
from desktop.house_rules.own_sets import OwnSets
from desktop.house_rules.sets import NamedSets
from desktop.house_rules.wording import hidden, variant_title
from desktop.look.application import measures
from desktop.look.dyes import dye, paint_box
from desktop.look.lettering import letters, page_scale, scales_below, users_scale
from desktop.look.paper import paper
from desktop.look.parts import Heading, Link, Note, Tag
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import colour, theme
from desktop.look.wood_page import WindowPage
from desktop.scene.speech import Speech
from engine.options import Options, nearest
from engine.rules.game import Game

translate = QCoreApplication.translate

ENTER = "⏎"
INSET = 30
"""Pixels between the edge of the paper and what stands on it, at a scale of 1."""
SMALLER = (1.0, 0.95, 0.9, 0.87)
"""How much smaller letters may be where everything then stands without scrolling."""
NARROW = 2 * COLUMN + BETWEEN
"""Below this number of pixels at a scale of 1 the groups stand in one column, with tabs."""
SEEN = 0.3
"""How much of the height what scrolls should have; larger letters give way to it."""
EXPLAINED = 70
"""Pixels at a scale of 1: how high the place is where a rule is explained."""


class HouseRulesPage(WindowPage):
    """Changes the house rules of a game; each change holds at once."""

    changed = Signal()
    """The house rules, or the variant from which they are counted, are others than before."""
    begin = Signal()
    """The cards may be dealt."""
    said = Signal(str)
    """A sentence about sets of house rules."""
    left = Signal()
    """Back to where this was opened."""

    def __init__(
        self,
        kind: Game[Any],
        options: Options,
        sets: NamedSets,
        base: str = "",
        parent: QWidget | None = None,
        *,
        real_cards: bool = False,
    ) -> None:
        """Take `base`, the key of the variant that was chosen; "" for the nearest one.

        With `real_cards` no cards are dealt, and only the score is kept.
        """
        super().__init__(parent)
        self.kind, self.sets, self._real = kind, sets, real_cards
        variants = sets.variants(kind)
        self.base = base if base in variants else nearest(variants, options)
        self._speech = Speech(kind.make(kind.options(), kind.usual()))
        self.title, self.played_as = Heading(parent=self), Note(parent=self)
        self.pills, self.list = Keys(("",), self, loose=True), Choice(("",), self)
        self.told = QLabel(self)
        self.told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.back_to, self.save, self.more = Link("", self), Link("", self), Link("", self)
        self.form = OptionsForm(kind.options, self._speech)
        self.tabs = Keys(tuple(kind.options.groups()), self, loose=True)
        self.area: QScrollArea = scrolled(self.form, lambda area: area.setParent(self))
        self.explained = Explained(self)
        self.hidden = Note(parent=self)
        self.back, self.deal = Tag("", "Esc", parent=self), Tag("", ENTER, True, self)
        self._paper, self._scale, self._narrow = QRect(), 0.0, False
        self._hidden = [""]
        self.own = OwnSets(kind, sets, lambda: (self.base, self.options()), self)
        self.form.set_options(options)
        self._offer()
        self._connect()
        self._order_fields()
        self.retranslate()

    def _connect(self) -> None:
        self.form.changed.connect(self._edited)
        self.form.needs.connect(self.lay_out)
        self.form.pointed.connect(self._explain)
        self.list.chosen.connect(lambda: self.choose(str(self.list.value())))
        self.back_to.clicked.connect(lambda: self.choose(self.base))
        self.save.clicked.connect(self.own.save)
        self.more.clicked.connect(lambda: self.own.offer(self.more))
        self.own.kept.connect(self._offer_anew)
        self.own.taken.connect(self._play)
        self.own.said.connect(self.said)
        self.back.clicked.connect(self.left)
        self.deal.clicked.connect(self.begin)
        self.tabs.chosen.connect(self._turn)
        self.area.verticalScrollBar().valueChanged.connect(self._scrolled)

    def _order_fields(self) -> None:
        """Let Tab walk from the variants through the rules to the tags."""
        order = [*self.pills.keys, self.list, self.back_to, self.save, self.more, *self.tabs.keys]
        order += [*self.form.keyboard_fields(), self.back, self.deal]
        for one, after in pairwise(order):
            QWidget.setTabOrder(one, after)

    # What is chosen.

    def options(self) -> Options:
        """Return the house rules as they stand on the sheet."""
        return self.form.options()

    def choose(self, key: str) -> None:
        """Play by this variant, and count what differs from it. Raises KeyError."""
        options = self.sets.variants(self.kind)[key]
        self.base = key
        self.form.set_options(options)
        self._tell()
        self.changed.emit()

    def _play(self, key: str) -> None:
        """Play by a set that has just come."""
        self._offer_anew(key)
        self.choose(key)

    def _offer_anew(self, key: str) -> None:
        """Offer the sets, which are others than before, and count from this one."""
        variants = self.sets.variants(self.kind)
        self.base = key if key in variants else nearest(variants, self.options())
        self._offer()
        self._order_fields()
        self._tell()
        self.changed.emit()

    def _offer(self) -> None:
        variants = self.sets.variants(self.kind)
        old, self.pills = self.pills, Keys(tuple(variants), self, loose=True)
        old.hide()
        old.deleteLater()
        self.pills.chosen.connect(lambda: self.choose(str(self.pills.value())))
        with QSignalBlocker(self.list):
            self.list.offer(tuple(variants))
        self._name_variants()

    def _name_variants(self) -> None:
        for field in (self.pills, self.list):
            field.say(lambda key: variant_title(self._speech, str(key)))
            field.setAccessibleName(translate("house-rules", "Played as"))

    def _edited(self) -> None:
        self._tell()
        self.changed.emit()

    # How it is laid out.

    def take_keyboard(self) -> None:
        """Bring the keyboard to the first rule."""
        first = self.form.shown()
        row = self.form.row(first[0]) if first else None
        (row.stop() if row else self.deal).setFocus(Qt.FocusReason.TabFocusReason)

    def lay_out(self) -> None:
        """Put everything where the window has room for it: the largest letters that need no bar."""
        if not self.isVisible() and self.width() < 200:
            return
        usual = page_scale(self.size())
        if users_scale() > 1:
            # Somebody who needs large letters scrolls rather, as long as enough is seen.
            for scale in scales_below(usual):
                self._lay_out(scale, ROWS[0])
                if self.area.height() >= SEEN * self.height():
                    return
            return
        for apart in (False, True):
            for scale in (usual * part for part in SMALLER):
                if any(self._lay_out(scale, row, apart=apart) for row in ROWS):
                    return
        self._lay_out(usual, ROWS[-1])

    def _lay_out(self, scale: float, row: int, *, apart: bool = False) -> bool:
        """Lay everything out with these letters; whether nothing has to scroll."""
        self._dress(scale)
        edge = max(8, round(0.018 * self.width()))
        self._paper = self.rect().adjusted(edge, round(0.6 * edge), -edge, -round(0.8 * edge))
        inset = round(INSET * scale)
        low = round(10 * scale)
        inside = self._paper.adjusted(inset, low, -inset, -low)
        self._narrow = self.width() < NARROW * scale + 2 * edge
        top = self._lay_head(inside, scale)
        bottom = self._lay_foot(inside, scale)
        out = round(OUT * scale)
        area = QRect(inside.left() - out, top, inside.width() + 2 * out, bottom - top)
        high, gap = round(EXPLAINED * scale), round(10 * scale)
        self.tabs.setVisible(self._narrow)
        if not self._narrow:
            self.form.set_columns(2, row, high + gap, apart=apart)
            if self.form.heightForWidth(area.width()) <= area.height():
                self.area.setGeometry(area)
                wide = (inside.width() - round(BETWEEN * scale)) // 2
                place = QRect(inside.left(), area.bottom() - high + 1, wide, high)
                self.explained.setGeometry(place)
                self.explained.raise_()
                return True
        else:
            size = self.tabs.sizeHint().boundedTo(QSize(inside.width(), 1000))
            self.tabs.setGeometry(QRect(inside.topLeft(), size))
            self.tabs.move(inside.left(), top)
            area.setTop(top + size.height() + gap // 2)
        self.form.set_columns(1 if self._narrow else 2, row)
        strip = QRect(inside.left(), area.bottom() - high + 1, inside.width(), high)
        self.explained.setGeometry(strip)
        self.area.setGeometry(area.adjusted(0, 0, 0, -high - gap))
        return self._narrow or self.form.heightForWidth(area.width()) <= self.area.height()

    def _dress(self, scale: float) -> None:
        if scale == self._scale:
            return
        self._scale = scale
        self.setStyleSheet(measures(scale) if scale > users_scale() else "")
        self.title.set_scale(scale * 0.98)
        self.played_as.set_scale(scale)
        self.hidden.set_scale(0.94 * scale)
        self.form.set_scale(scale)
        self.explained.set_scale(scale)
        for keys in (self.pills, self.tabs):
            keys.set_scale(scale)
        self.told.setFont(letters("text", scale))
        self.list.setFont(letters("text", 0.95 * scale))
        for link in (self.back_to, self.save, self.more):
            link.set_scale(scale * 1.2)
        self.back.set_scale(scale * 0.95)
        self.deal.set_scale(scale * 1.05)

    def _lay_head(self, inside: QRect, scale: float) -> int:
        """Title and variants at the left, what differs at the right; where it ends."""
        left = inside.left() + round(50 * scale)
        self.pills.set_scale(scale)
        line, gap = max(round(34 * scale), self.pills.sizeHint().height()), round(10 * scale)
        links = [one for one in (self.back_to, self.save, self.more) if not one.isHidden()]
        told = round(QFontMetricsF(self.told.font()).horizontalAdvance(self._told_plain())) + 4
        wide = max(told, sum(one.sizeHint().width() for one in links))
        wide = min(wide, inside.width() // 2)
        if self._narrow:
            self.title.setGeometry(left, inside.top(), inside.right() - left, line + gap)
            top = inside.top() + line + gap
            self._lay_variants(QRect(left, top, inside.right() - left, line))
            top += line + gap // 2
            self.told.setGeometry(left, top, told, line)
            self._lay_links(links, inside.right(), top, line)
            if left + told + sum(one.sizeHint().width() for one in links) > inside.right():
                top += line
                self._lay_links(links, inside.right(), top, line)
            return top + line + gap // 2
        room = inside.right() - wide - 2 * gap - left
        self.title.setGeometry(left, inside.top(), room, line + gap)
        self.told.setGeometry(inside.right() - wide, inside.top() + gap, wide, line - gap // 2)
        top = inside.top() + line + gap
        self._lay_links(links, inside.right(), top - gap // 2, line)
        self._lay_variants(QRect(left, top, room, line))
        return top + line + round(1.4 * gap)

    def _lay_links(self, links: list[Link], right: int, top: int, high: int) -> None:
        for link in reversed(links):
            size = link.sizeHint()
            link.setGeometry(right - size.width(), top, size.width(), high)
            right -= size.width()

    def _lay_variants(self, room: QRect) -> None:
        """Lay the variants as keys where they find room side by side, else as a list."""
        words = round(QFontMetricsF(self.played_as.font()).horizontalAdvance(self.played_as.text()))
        words += round(8 * self._scale)
        self.played_as.setGeometry(room.left(), room.top(), words, room.height())
        room.setLeft(room.left() + words)
        fits = self.pills.sizeHint().width() <= room.width()
        self.pills.setVisible(fits)
        self.list.setVisible(not fits)
        field = self.pills if fits else self.list
        size = field.sizeHint().boundedTo(room.size())
        place = QRect(room.topLeft(), size)
        place.moveCenter(room.center())
        place.moveLeft(room.left())
        field.setGeometry(place)

    def _lay_foot(self, inside: QRect, scale: float) -> int:
        """Return the tags at the right, what is hidden at the left; where the foot begins."""
        right, high = inside.right() + self.deal.margin(), 0
        for tag in (self.deal, self.back):
            size = tag.sizeHint()
            high = max(high, size.height())
            tag.resize(size)
        for tag in (self.deal, self.back):
            top = inside.bottom() - high + (high - tag.height()) // 2 + self.deal.margin() // 2
            tag.move(right - tag.width(), top)
            right -= tag.width()
        begins = inside.bottom() - high
        room = right - inside.left() - round(16 * scale)
        for words in self._hidden:
            self.hidden.setText(words)
            if self.hidden.heightForWidth(room) <= high:
                break
        self.hidden.setGeometry(inside.left(), begins + round(4 * scale), room, high)
        return begins - round(12 * scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look, sheet = theme(), QRectF(self._paper)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            lay_shadow(painter, sheet, 3, Shadow(0, 4, 14, 0.6))
            paper(painter, sheet)
            scale = self._scale
            left = sheet.left() + INSET * scale
            box = QRectF(left, self.title.y() + 4 * scale, 34 * scale, 50 * scale)
            paint_box(painter, box, dye(self.kind.box.colour, self.kind.name))
            painter.setPen(QPen(colour(look.rule, 220), 1.0))
            for y in (self._line_above(), self.hidden.y() - 8 * scale):
                painter.drawLine(QPointF(left, y), QPointF(sheet.right() - INSET * scale, y))

    def _line_above(self) -> float:
        top = self.tabs.y() if self._narrow else self.area.y()
        return top - 5 * self._scale if not self._narrow else top - 4 * self._scale

    # Tabs.

    def _turn(self) -> None:
        """Bring a group to the top."""
        if (group := str(self.tabs.value())) in self.form.groups():
            self.area.verticalScrollBar().setValue(self.form.top_of(group))

    def _scrolled(self, value: int) -> None:
        """Let the tab of the group on top be the chosen one."""
        bar = self.area.verticalScrollBar()
        groups = self.form.groups()
        above = [one for one in groups if self.form.top_of(one) <= value + 4]
        here = groups[-1] if value >= bar.maximum() > 0 else above[-1] if above else groups[0]
        if not self.tabs.hasFocus() and not any(key.hasFocus() for key in self.tabs.keys):
            with QSignalBlocker(self.tabs):
                self.tabs.set_value(here)

    # Words.

    def _explain(self, name: str) -> None:
        self.explained.show_text(*self.form.explained(name))

    def _differ(self) -> tuple[str, str]:
        """How many rules differ, and from what."""
        name = variant_title(self._speech, self.base)
        number = len(self.form.different())
        if not number:
            return "", translate("house-rules", "All as in {0}.").format(name)
        return (
            translate("house-rules", "%n rule(s) differ", "", number),
            translate("house-rules", "from {0}.").format(name),
        )

    def _told_plain(self) -> str:
        return " ".join(filter(None, self._differ()))

    def _tell(self) -> None:
        """Say what differs, what is hidden, and what can be done about it."""
        variants = self.sets.variants(self.kind)
        name = variant_title(self._speech, self.base)
        self.form.set_base(variants[self.base], name)
        for field in (self.pills, self.list):
            with QSignalBlocker(field):
                field.set_value(self.base)
        count, of = self._differ()
        red = (
            f'<span style="color:{theme().bad};font-weight:600">{escape(count)}</span> '
            if count
            else ""
        )
        self.told.setText(f"<span>{red}{escape(of)}</span>")
        self.back_to.setText(translate("house-rules", "Back to {0}").format(name))
        self.back_to.setVisible(bool(count))
        self._hidden, whole = hidden(self._speech, self.options())
        self.hidden.setToolTip(whole)
        self.hidden.setAccessibleDescription(whole)
        self.lay_out()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        game = self._speech.title()
        self.title.setText(translate("house-rules", "House rules for {0}").format(game))
        self.setWindowTitle(self.title.text())
        self.played_as.setText(translate("house-rules", "Played as"))
        self.save.setText(translate("house-rules", "Save as …"))
        self.more.setText(translate("house-rules", "More …"))
        self.back.setText(translate("house-rules", "Back"))
        if self._real:
            self.deal.setText(translate("new-match", "Keep the score"))
        else:
            self.deal.setText(translate("new-match", "Deal"))
        self.explained.set_empty(
            translate("house-rules", "Point at a rule, or tab to it, and it is explained here.")
        )
        self.tabs.say(lambda group: self.form.title(str(group)))
        self.tabs.setAccessibleName(translate("house-rules", "Groups of rules"))
        self._name_variants()
        self._tell()

    # Qt's overrides.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.begin.emit()
        else:
            super().keyPressEvent(event)


class Explained(QLabel):
    """The fixed place where a rule is explained: what it is about, and the booklet's sentence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale, self._empty, self._words = users_scale(), "", ("", "")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def set_scale(self, scale: float) -> None:
        """Set its letters larger or smaller; 1 is usual."""
        self._scale = scale
        self.setContentsMargins(round(17 * scale), round(4 * scale), round(10 * scale), 4)
        self._fit()

    def set_empty(self, text: str) -> None:
        """Set what stands here before a rule was pointed at."""
        self._empty, self._words = text, ("", "")
        self._fit()

    def show_text(self, about: str, told: str) -> None:
        """Explain a rule."""
        self._words = about, told
        self._fit()

    def words(self) -> str:
        """Return what is read here."""
        return "  ".join(filter(None, self._words)) or self._empty

    def _fit(self) -> None:
        """Write it as large as its place allows."""
        about, told = self._words
        head = f"<span style='font-weight:600'>{escape(about)}</span>&nbsp; " if about else ""
        self.setText(
            f"<span>{head}{escape(told)}</span>" if told else f"<i>{escape(self._empty)}</i>"
        )
        for smaller in (1.0, 0.94, 0.88, 0.82):
            self.setFont(_letters(smaller * self._scale))
            if self.heightForWidth(self.width()) <= self.height():
                break

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, body = theme(), QRectF(self.rect())
        with QPainter(self) as painter:
            painter.fillRect(body, colour(look.field, 170))
            painter.fillRect(QRectF(0, 0, 3 * self._scale, body.height()), QColor(look.brass_dark))
        super().paintEvent(event)


def _letters(scale: float) -> QFont:
    return letters("text", scale)
