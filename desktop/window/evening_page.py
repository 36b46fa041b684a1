"""The page of a new evening: the box of the game on the wood, and beside it the sheet."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from desktop.common.announce import announce
from desktop.common.game_names import of_game
from desktop.common.heard_as import let_go
from desktop.common.pace import let_stay
from desktop.common.settings import Settings
from desktop.evening.plan import Plan
from desktop.evening.sheet import EveningSheet
from desktop.house_rules.page import HouseRulesPage
from desktop.look.lettering import page_scale, scales_below, users_scale
from desktop.look.parts import Pill, Word
from desktop.look.wood_page import WindowPage
from desktop.window.game_box import GameBox
from engine import games
from engine.head import Head
from engine.parts.beside import lessons_beside

translate = QCoreApplication.translate

BOX, SHEET, LEAST_SHEET = 300, 800, 540
"""Pixels at a scale of 1: the width of the box, of the sheet, and the least of the sheet."""
SEEN = 0.5
"""How much of the height what scrolls on the sheet should have; larger letters give way to it."""
LARGE = 1.75
"""From this size of letters on, in usual ones, the lessons are not offered here."""
SAID_FOR = 6000
"""Milliseconds for which a sentence stays at least."""


class EveningPage(WindowPage):
    """Sets up an evening. `left` says that nothing is to begin after all."""

    begin = Signal(QWidget)
    """The evening on the sheet of this page may begin."""
    left = Signal()
    rules = Signal(str)
    """The rules of this game are to be read."""
    learn = Signal(str)
    """The lessons of this game are wanted."""

    def __init__(self, plan: Plan, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.sheet = EveningSheet(plan, self)
        self.box = self._box()
        self.words = {name: Word(parent=self) for name in ("game", "learn", "rules", "back")}
        self.said, self._hush = Pill(parent=self), QTimer(self, singleShot=True)
        self._hush.timeout.connect(self.said.hide)
        self.said.hide()
        self.house: HouseRulesPage | None = None
        """The sheet of the house rules while it lies over the page."""
        self.sheet.begin.connect(lambda: self.begin.emit(self))
        self.sheet.rules_wanted.connect(self.show_rules)
        self.sheet.resized.connect(self.lay_out)
        self.sheet.windowTitleChanged.connect(self.setWindowTitle)
        self.setWindowTitle(self.sheet.windowTitle())
        self.words["game"].clicked.connect(self.offer_games)
        self.words["rules"].clicked.connect(lambda: self.rules.emit(plan.kind.name))
        self.words["learn"].clicked.connect(lambda: self.learn.emit(plan.kind.name))
        self.words["back"].clicked.connect(self.left)
        QWidget.setTabOrder(self.sheet.deal, self.words["game"])
        QWidget.setTabOrder(self.words["game"], self.words["learn"])
        QWidget.setTabOrder(self.words["learn"], self.words["rules"])
        QWidget.setTabOrder(self.words["rules"], self.words["back"])
        self.retranslate()

    def _box(self) -> GameBox:
        box = GameBox(self.sheet.plan.kind.name, self._settings, parent=self)
        box.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box.clicked.connect(self.offer_games)
        return box

    @property
    def plan(self) -> Plan:
        """What is chosen."""
        return self.sheet.plan

    def head(self, now: str) -> Head:
        """Return the head of the evening; `now` is the day and time as ISO text. Raises BadSeed."""
        return self.sheet.head(now)

    def take_keyboard(self) -> None:
        """Bring the keyboard to the name if it is asked for, else to the tag that deals."""
        sheet = self.sheet
        wanted = sheet.deal if sheet.plan.people.asked else sheet.name.field
        wanted.setFocus(Qt.FocusReason.TabFocusReason)
        announce(self, sheet.told)

    # Another game.

    def offer_games(self) -> QMenu:
        """Offer every other game."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in games.names():
            menu.addAction(of_game(name), partial(self.choose, name))
        word = self.words["game"]
        menu.popup(word.mapToGlobal(word.body().bottomLeft().toPoint()))
        return menu

    def choose(self, game: str) -> None:
        """Lay another game ready. Raises KeyError."""
        self.sheet.choose(game)
        old, self.box = self.box, self._box()
        old.hide()
        old.deleteLater()
        self.lay_out()

    # The house rules.

    def show_rules(self) -> None:
        """Lay the sheet of the house rules over the page."""
        plan = self.sheet.plan
        page = self.house = HouseRulesPage(plan.kind, plan.options, plan.sets, plan.base, self)
        page.changed.connect(lambda: self.sheet.take_rules(page.options(), page.base))
        page.said.connect(self.say)
        page.left.connect(self.put_rules_away)
        page.begin.connect(self._deal)
        page.windowTitleChanged.connect(self.setWindowTitle)
        self.setWindowTitle(page.windowTitle())
        let_go(self)
        for one in (self.box, self.sheet, *self.words.values()):
            one.hide()
        self.lay_out()
        page.show()
        page.take_keyboard()

    def put_rules_away(self) -> None:
        """Show the page again, with the keyboard where it was."""
        page, self.house = self.house, None
        if page is None:
            return
        let_go(self)
        page.hide()
        page.deleteLater()
        for one in (self.sheet, *self.words.values()):
            one.show()
        self.setWindowTitle(self.sheet.windowTitle())
        self.lay_out()
        self.sheet.rules.setFocus(Qt.FocusReason.TabFocusReason)

    def _deal(self) -> None:
        """Begin; where something is in the way, it is seen on the page."""
        self.put_rules_away()
        self.sheet.deal.click()

    def say(self, text: str) -> None:
        """Say a sentence at the lower edge, for a while."""
        self.said.setText(text)
        self.said.setVisible(bool(text))
        let_stay(self._hush, self._settings, text, SAID_FOR)
        announce(self, text)
        self.lay_out()

    # How it is laid out.

    def lay_out(self) -> None:
        """Put the box at the left and the sheet at the right, or above each other."""
        scale = page_scale(self.size())
        if self.house is not None:
            self.house.setGeometry(self.rect())
        else:
            for smaller in scales_below(scale):
                self._lay_out(scale := smaller)
                self.sheet.column.activate()
                if self.sheet.area.height() >= SEEN * self.height():
                    break
        self.said.set_scale(scale)
        edge = self._edge()
        size = self.said.extent(self.width() - 2 * edge)
        low = self.height() - size.height() - edge
        self.said.setGeometry(QRect(QPoint((self.width() - size.width()) // 2, low), size))
        self.said.raise_()

    def _edge(self) -> int:
        return max(8, round(0.015 * self.width()))

    def _lay_out(self, scale: float) -> None:
        for part in (self.box, *self.words.values()):
            part.set_scale(scale)
        self.sheet.set_scale(scale)
        edge = self._edge()
        area = self.rect().adjusted(edge, edge, -edge, -edge)
        gap = round(30 * scale / users_scale())
        wide = min(round(BOX * scale / users_scale()), round(0.24 * self.width()))
        beside = min(wide, area.width() - gap - round(LEAST_SHEET * scale))
        self.box.show()
        self.sheet.set_title(False)
        words_high = max(word.extent().height() for word in self.words.values())
        upright = self.height() > 1.25 * self.width()
        words = len(self._lines(beside)) * words_high
        if not upright and beside >= 140 and self._box_high(beside) + words <= area.height():
            self._beside(area, beside, gap, scale, words_high)
        else:
            self._above(area, scale, words_high)

    def _box_high(self, width: int) -> int:
        return max(self.box.least_height(width), round(1.55 * width))

    def _beside(self, area: QRect, wide: int, gap: int, scale: float, words_high: int) -> None:
        sheet_wide = min(round(SHEET * scale), area.width() - gap - wide)
        left = area.left() + (area.width() - wide - gap - sheet_wide) // 2
        high = min(area.height(), self.sheet.needed_height(sheet_wide))
        top = area.top() + (area.height() - high) // 2
        self.sheet.setGeometry(left + wide + gap, top, sheet_wide, high)
        box_high = self._box_high(wide)
        lines = self._lines(wide)
        block = box_high + gap // 2 + len(lines) * words_high
        top = max(area.top(), area.top() + (area.height() - block) // 2)
        box = QRect(left, top, wide, box_high)
        self.box.place(box)
        self._place_words(QRect(left, box.bottom() + gap // 2, wide, 0), lines, words_high)

    def _above(self, area: QRect, scale: float, words_high: int) -> None:
        """Place the box above the sheet where the window is high, none if there is no room."""
        top = area.top()
        wide = min(round(0.27 * area.width()), round(BOX * scale))
        sheet_wide = min(round(SHEET * scale), area.width())
        lines = self._lines(area.width())
        needed = self.sheet.needed_height(sheet_wide) + self._box_high(wide) + words_high
        if needed <= area.height() and self._box_high(wide) <= 0.32 * area.height():
            high = self._box_high(wide)
            top += (area.height() - needed) // 3
            self.box.place(QRect(area.center().x() - wide // 2, top, wide, high))
            top += high + 4
        else:
            self.box.hide()
            self.sheet.set_title(True)
        self._place_words(QRect(area.left(), top, area.width(), 0), lines, words_high)
        top += len(lines) * words_high
        high = min(area.bottom() - top, self.sheet.needed_height(sheet_wide))
        left = area.left() + (area.width() - sheet_wide) // 2
        self.sheet.setGeometry(left, top, sheet_wide, high)

    def _lines(self, width: int) -> list[list[Word]]:
        """Return the words below the box, in as many lines as they need."""
        lines: list[list[Word]] = [[]]
        for word in self._shown_words():
            used = sum(one.extent().width() for one in lines[-1])
            if lines[-1] and used + word.extent().width() > width:
                lines.append([])
            lines[-1].append(word)
        return lines

    def _shown_words(self) -> list[Word]:
        """Return the words that say something of this game: not every one has lessons.

        Very large letters leave no room for this one; the first page leads there too.
        """
        kind = self.sheet.plan.kind
        self.words["learn"].setVisible(users_scale() < LARGE and bool(lessons_beside(kind.package)))
        return [word for word in self.words.values() if not word.isHidden()]

    def _place_words(self, row: QRect, lines: list[list[Word]], high: int) -> None:
        top = row.top()
        for line in lines:
            left = row.left() + (row.width() - sum(one.extent().width() for one in line)) // 2
            for word in line:
                word.place(QRect(QPoint(left, top), QSize(word.extent().width(), high)))
                left += word.extent().width()
            top += high

    # Words.

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.words["game"].setText(translate("new-match", "Change game …"))
        self.words["learn"].setText(translate("new-match", "Lessons"))
        self.words["rules"].setText(translate("new-match", "Read the rules"))
        self.words["back"].setText(translate("new-match", "Back"))
        self.words["back"].setToolTip(translate("new-match", "Back (Esc)"))
        self.box.retranslate()
        self.lay_out()

    # Qt's overrides.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
