"""The page that takes the table's place when real cards are played: the slate, and a strip below.

The game gives the questions, the engine reckons what the answers come to before it is chalked, and
the slate shows the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.common.announce import announce
from desktop.common.form_fields import scrolled
from desktop.common.heard_as import part
from desktop.common.numbers import shown
from desktop.common.people import you
from desktop.common.settings import Settings
from desktop.look.lettering import letters, page_scale, scales_below, table_scale, users_scale
from desktop.look.paper import paper
from desktop.look.parts import Line, Note, Strong, Tag, WoodLabel
from desktop.look.parts.labels import PaperLabel
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.wood_page import WindowPage
from desktop.score.big_slate import BigSlate
from desktop.score.entry_form import EntryForm
from desktop.score.keys import AnswerKey
from desktop.session.score_entry import ScoreEntry
from desktop.sheet.page import SheetPage
from engine.rules.entry import SIDE, TABLE, WON_LOST, Answers, Field
from engine.sheet import Line as SheetLine

translate = QCoreApplication.translate

EDGE, INSIDE, RESULT = 22, 18, 240
"""Pixels at a scale of 1: round the page, within the strip, and the width of what is reckoned."""
LEAST_SLATE = 0.34
"""How much of the height the slate has at least."""
CLOSE = 0.72
"""How much of its width is left of the result's column where many questions need the room."""
ACTIONS = ("undo", "correct", "big_screen", "print")
"""What can be done besides, by the buttons low right."""
ENTER = "⏎"
DEALER = ("dealer", TABLE)
"""The question who dealt, in games in which nobody else can know."""


class Strip(QWidget):
    """The paper below the slate."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        part(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        body = QRectF(self.rect()).adjusted(10, 4, -10, -14)
        with QPainter(self) as painter:
            lay_shadow(painter, body, 3, Shadow(0, 5, 14, 0.56))
            paper(painter, body, 3)


class ScorePage(WindowPage):
    """Shows the slate of an evening with real cards and asks for the next deal."""

    wanted = Signal(str)
    """An action of this name is to be done."""
    near = Signal()
    """The slate is wanted near, with all its numbers."""
    left_over = Signal()
    """The last deal was told where the keyboard was, and nothing is asked there any more."""

    def __init__(
        self, score_entry: ScoreEntry, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._entry = score_entry
        self._settings = settings
        self._asked: tuple[SheetLine, ...] | None = None
        """The lines after which a deal is being asked for."""
        self.slate = BigSlate(self)
        self.strip = Strip(self)
        self.title = _Title(parent=self.strip)
        self.hint = Note(parent=self.strip)
        self.form = EntryForm(outcome=False)
        self._area: QScrollArea
        scrolled(self.form, self._put)
        self.must = Strong(parent=self.strip)
        self.told = Line(parent=self.strip)
        self.reason = _Wrong(parent=self.strip)
        self.enter = Tag("", ENTER, first=True, parent=self.strip)
        self.lost = Tag("", "", parent=self.strip)
        self.buttons = {name: AnswerKey("", self) for name in ACTIONS}
        self.saved = WoodLabel(self, left=True)
        self._next = QSize()
        self._part = 1.0
        self._foot, self._free, self._result = QRect(), QRect(), QRect()
        for name, key in self.buttons.items():
            key.clicked.connect(partial(self.wanted.emit, name))
        self.slate.clicked.connect(self.near)
        self.form.changed.connect(self._reckon)
        self.form.entered.connect(self.chalk)
        self.form.takes = self._letter
        self.form.resized.connect(self.lay_out)
        self.enter.clicked.connect(self.chalk)
        self.lost.clicked.connect(partial(self._end, 1))
        self.retranslate()

    def _put(self, area: QScrollArea) -> None:
        area.setParent(self.strip)
        self._area = area

    def forget(self) -> None:
        """Another match begins."""
        self._asked = None
        self.reason.clear()

    def show_match(self, page: SheetPage | None) -> None:
        """Show the sheet and ask for the deal that comes next, unless that is asked already."""
        entry = self._entry
        if not entry.open:
            return
        over, lines = entry.over, entry.sheet().lines
        told = [entry.played(line) for line in lines]
        self.slate.show_page(page, entry.portraits, told)
        within = self.strip.isAncestorOf(self.focusWidget() or self)
        for widget in (self._area, self.enter):
            widget.setVisible(not over)
        if over:
            if self._asked is not None:
                # It has ended here and now, and was not only opened.
                QTimer.singleShot(0, self, partial(self._tell_end, within))
            self._asked = None
        elif self._asked != lines:
            begun = self._asked is not None
            # Where a line before was corrected, the deal that is being told stays as it is.
            same = self._asked is not None and len(self._asked) == len(lines)
            given = self.form.given() if same else None
            self._asked = lines
            self.reason.clear()
            self.form.begin(entry, entry.speech, entry.portraits, given)
            if begun or within or self.isVisible():
                self.form.take_focus()
        self.retranslate()

    # What it comes to.

    def _outcome(self) -> Field | None:
        """Return the question whether it was won, if asked: it has a tag for each answer."""
        return next((one for one in self.form.fields() if one.choices == WON_LOST), None)

    def _player(self) -> int | None:
        """Return the side that played, as far as that is answered."""
        answers = self.form.answers()
        asked = (one for one in self.form.fields() if one.kind == SIDE)
        return next((answers[one.name] for one in asked if answers.get(one.name) is not None), None)

    def changeEvent(self, event: QEvent) -> None:
        entry = self._entry
        if event.type() == QEvent.Type.LanguageChange and entry.open and not entry.over:
            self.form.begin(entry, entry.speech, entry.portraits, self.form.given())
        super().changeEvent(event)

    def _reckon(self) -> None:
        """Say what the answers come to, before anything is chalked."""
        self.reason.clear()
        self._say_tags()
        entry, form = self._entry, self.form
        speech, answers = entry.speech, form.answers()
        self.slate.show_dealer(answers.get(DEALER, entry.dealing_side()))
        dealt = "" if DEALER in answers else entry.next_dealer()
        self.hint.setText(" ".join(filter(None, (dealt, form.asks_each()))))
        must = [
            translate("scoring", "{0} must have {1}.").format(speech.side(field.side), value)
            for field, value in form.must()
            if value is not None
        ]
        self.must.setText("\n".join(must))
        told = entry.reckoning(answers)
        if form.unanswered() is None:
            told += self._told(answers)
        self.told.setText("\n".join(told))
        self.lay_out()

    def _told(self, answers: Answers) -> list[str]:
        """Return what a deal with these answers brings; both ends where a game can be lost."""
        entry, outcome = self._entry, self._outcome()
        if outcome is None:
            line = entry.reckoned(answers)
            return [] if line is None else entry.told(line)
        player, found = self._player(), []
        for value in (0, 1):
            line = entry.reckoned({**answers, outcome.name: value})
            if line is not None and player is not None and line.values[player] is not None:
                number = line.values[player] or 0
                found.append(f"+{shown(number)}" if number > 0 else shown(number))
        if len(found) < 2:
            return []
        return [translate("scoring", "won {0}, lost {1}").format(*found)]

    def chalk(self) -> None:
        """Enter the deal, won if that is asked; a sentence says why it cannot be."""
        self._end(0)

    def _end(self, value: int) -> None:
        if (outcome := self._outcome()) is not None:
            self.form.set_hidden(outcome.name, value)
        if self.form.unreadable():
            self._refuse(translate("scoring", "Enter a number."))
            return
        if (missing := self.form.unanswered()) is not None:
            question = self.form.question(missing)
            self._refuse(translate("scoring", "Missing: {0}").format(question))
            self.form.input(*missing).take_focus()
            return
        if reason := self._entry.chalk(self.form.answers()):
            self._refuse(reason)

    def _letter(self, letter: str) -> bool:
        """Tell whether a key is the letter of the second tag, which says that it was lost."""
        if self.lost.isHidden() or letter.casefold() != self.lost.key.casefold():
            return False
        self.lost.click()
        return True

    def _refuse(self, reason: str) -> None:
        self.reason.setText("⚠ " + reason)
        announce(self.reason, reason)
        self.lay_out()

    def _tell_end(self, within: bool) -> None:
        """Say that it is over, and who has won, after what the last deal brought."""
        entry = self._entry
        if entry.open and entry.over:
            if within:
                self.left_over.emit()
            announce(self.title, self._ended() or self.title.text())

    def _ended(self) -> str:
        """Who has won, "" where nobody has."""
        won = [self._entry.speech.side(side) for side in self._entry.sheet().winners]
        if won == [you()]:
            return translate("scoring", "The match is over. You have won.")
        text = translate("scoring", "The match is over. Won by: {0}.")
        return text.format(", ".join(won)) if won else ""

    # Words.

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for name, text in {
            "undo": translate("scoring", "Undo"),
            "correct": translate("scoring", "Correct …"),
            "big_screen": translate("scoring", "Big screen"),
            "print": translate("scoring", "Print …"),
        }.items():
            self.buttons[name].setText(text)
        self.saved.setText(translate("scoring", "Saved after every deal."))
        entry = self._entry
        if not entry.open:
            return
        if entry.over:
            self.title.setText(translate("scoring", "The match is over"))
            told = translate("scoring", "You can print the score sheet, or correct a line.")
            self.hint.setText(told)
            self.must.setText(self._ended())
            self.slate.show_dealer(None)
            for widget in (self.told, self.reason):
                widget.clear()
            self.lost.hide()
        else:
            name = entry.deal_name()
            text = entry.speech.text("deal.number", len(entry.sheet().lines) + 1)
            self.title.setText(f"{text}: {name}" if name else text)
            self._reckon()
        self.strip.setAccessibleName(self.title.text())
        self.lay_out()

    def _say_tags(self) -> None:
        player = self._player() if self._outcome() is not None else None
        self.lost.setVisible(player is not None)
        if player is None:
            self.enter.setText(translate("scoring", "Chalk it up"))
            return
        name = self._entry.speech.side(player)
        self.enter.setText(translate("scoring", "{0} won").format(name))
        self.lost.setText(translate("scoring", "{0} lost").format(name))
        self.lost.set_key(translate("scoring", "L", "the key that says: lost"))

    # Where everything lies.

    def make_room(self, tag: QSize) -> None:
        """Have room on the strip for a tag of this size, which others put there."""
        self._next = tag
        self.lay_out()

    def tag_place(self) -> QRect:
        """Where that tag may lie, in pixels of this page."""
        return self._result.translated(self.strip.pos())

    def message_place(self) -> QRect:
        """Where a sentence may lie, beside the buttons."""
        foot = self._foot
        first = self.buttons[ACTIONS[0]].placed()
        return QRect(
            foot.left(), foot.top(), max(80, first.left() - foot.left() - 12), foot.height()
        )

    def lay_out(self) -> None:
        """Put slate, strip and buttons where the size of the window has room for them."""
        if self.width() < 80 or self.height() < 80:
            return
        scales = list(scales_below(table_scale(self.size())))
        # Each try is dear: a few will do.
        middle = scales[len(scales) // 2]
        ways = [(one, 1.0) for one in dict.fromkeys((scales[0], middle))]
        least = page_scale(self.size()) / users_scale()
        ways += [(scales[-1], 1.0), (scales[-1], CLOSE), (least, CLOSE)]
        # Whatever is asked, the slate keeps its edges and the buttons their places.
        edge = round(EDGE * min(middle, 1.4))
        room = self.rect().adjusted(edge, edge // 2, -edge, -edge // 3)
        foot = self._lay_foot(room, middle)
        above = room.adjusted(0, 0, 0, -foot - edge // 3)
        for scale, self._part in ways:
            head = self._head_height(scale)
            wide = self._widths(above.width(), scale)
            most = round((1 - LEAST_SLATE) * above.height()) - head - 2 * round(INSIDE * scale)
            self.form.set_scale(scale)
            needed = self.form.needed(wide, most) if not self._area.isHidden() else 0
            if needed <= most:
                break
        result = self._result_height(scale)
        least = round(0.31 * above.height())
        high = head + max(min(needed, most), result - head, least - head)
        high += round(1.4 * INSIDE * scale)
        high = min(high, round((1 - LEAST_SLATE) * above.height()))
        strip = QRect(above.left(), above.bottom() - high, above.width(), high)
        self.slate.setGeometry(above.adjusted(0, 0, 0, -high - edge // 2))
        self.strip.setGeometry(strip.adjusted(-10, -4, 10, 14))
        self._lay_strip(scale, head, wide)

    def _widths(self, whole: int, scale: float) -> int:
        """How wide the questions are, beside what is reckoned."""
        return whole - 3 * round(INSIDE * scale) - self._result_width(whole, scale)

    def _result_width(self, whole: int, scale: float) -> int:
        tags = [one.extent().width() for one in (self.enter, self.lost) if not one.isHidden()]
        wide = max(round(self._part * RESULT * scale), *tags, self._next.width())
        return min(wide, round(0.36 * whole))

    def _head_height(self, scale: float) -> int:
        for label in (self.title, self.hint, self.must, self.told, self.reason):
            label.set_scale(scale * (0.92 if label in (self.told, self.must) else 1.0))
        for tag in (self.enter, self.lost):
            tag.set_scale(scale)
        return max(self.title.sizeHint().height(), 1) + round(6 * scale)

    def _result_height(self, scale: float) -> int:
        wide = self._result_width(self.strip.width(), scale)
        words = sum(
            label.heightForWidth(wide)
            for label in (self.must, self.told, self.reason)
            if label.text()
        )
        tags = [one.extent().height() + 8 for one in (self.enter, self.lost) if not one.isHidden()]
        return words + sum(tags) + self._next.height()

    def _lay_strip(self, scale: float, head: int, wide: int) -> None:
        inside = round(INSIDE * scale)
        body = self.strip.rect().adjusted(10, 4, -10, -14)
        left, top = body.left() + inside, body.top() + inside // 2
        beside = body.width() - 3 * inside - wide
        other = self._settings.on("left_handed")
        if other:
            left += beside + inside
        title = min(self.title.sizeHint().width() + 4, wide)
        self.title.setGeometry(left, top, title, head)
        said = left + title + round(10 * scale)
        self.hint.setGeometry(said, top, max(0, left + wide - said), head)
        if self._area.isHidden():
            # What may be done at the end has the room of the questions.
            self.hint.setGeometry(left, top + head, wide, self.hint.heightForWidth(wide))
        else:
            self._shrink((self.hint,), self.hint.width(), head, scale)
        low = body.bottom() - inside // 2
        self._area.setGeometry(left, top + head, wide, low - top - head)
        self.form.lay_out()
        start = body.left() + inside if other else left + wide + inside
        reckoned = QRect(start, top, beside, 0)
        self._result = QRect(reckoned.left(), top, reckoned.width(), low - top)
        bottom = low
        for tag in (self.lost, self.enter):
            if not tag.isHidden():
                size = tag.extent()
                tag.set_bare(size.width() > reckoned.width())
                size.setWidth(reckoned.width())
                tag.place(QRect(QPoint(reckoned.left(), bottom - size.height()), size))
                bottom -= size.height() + round(8 * scale)
        at = top
        sentences = (self.must, self.told, self.reason)
        self._shrink(sentences, reckoned.width(), bottom - top, 0.92 * scale)
        for label in sentences:
            label.setVisible(bool(label.text()))
            if label.text():
                high = label.heightForWidth(reckoned.width())
                room = max(0, bottom - at)
                label.setGeometry(reckoned.left(), at, reckoned.width(), min(high, room))
                at += high + 2

    @staticmethod
    def _shrink(labels: Sequence[PaperLabel], wide: int, high: int, scale: float) -> None:
        """Set the letters of labels below each other smaller until they fit, if they can."""
        for less in (1.0, 0.92, 0.84, 0.77, 0.7, 0.64, 0.58, 0.53):
            for label in labels:
                label.set_scale(less * scale)
            needed = sum(one.heightForWidth(wide) + 2 for one in labels if one.text())
            if needed <= high:
                break

    def _lay_foot(self, room: QRect, scale: float) -> int:
        """Lay the buttons low right; return how high they are."""
        scale *= 0.86
        right, high = room.right(), 0
        if other := self._settings.on("left_handed"):
            for key in self.buttons.values():
                key.set_scale(scale)
            gaps = round(10 * scale) * (len(ACTIONS) - 1)
            right = room.left() + gaps + sum(k.extent().width() for k in self.buttons.values())
        for name in reversed(ACTIONS):
            key = self.buttons[name]
            key.set_scale(scale)
            size = key.extent()
            high = max(high, size.height())
            right -= size.width()
            key.place(QRect(right, room.bottom() - size.height(), size.width(), size.height()))
            right -= round(10 * scale)
        self._foot = QRect(room.left(), room.bottom() - high, room.width(), high)
        self.saved.set_letters(letters("text", scale, italic=True))
        self._free = self._foot.adjusted(8, 0, right - room.right(), 0)
        if other:
            used = self.buttons[ACTIONS[-1]].placed().right() + 12 - room.left()
            self._free = self._foot.adjusted(used, 0, 0, 0)
        self.saved.place(self._free)
        return high


class _Title(PaperLabel):
    """Which deal is asked for."""

    def letters(self) -> QFont:
        return letters("prompt", self._scale * 1.1, bold=True)


class _Wrong(PaperLabel):
    """Why something cannot be chalked."""

    kind = "line"
