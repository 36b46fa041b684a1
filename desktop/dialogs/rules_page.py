"""The rules of a game as an open booklet: contents on the left page, the text on the right.

It stays open beside the table, and any game can be chosen in it. A game with a glossary has it on
a second tab. The pages lie with the games.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence, QShortcut, QTextBlock, QTextCursor
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from desktop.common.form_fields import Choice
from desktop.common.languages import Languages
from desktop.dialogs.find_bar import FindBar
from desktop.dialogs.reading import MARGIN, ReadingText
from desktop.look.lettering import letters, users_scale
from desktop.look.parts import Booklet, Note, fit_to_screen, window_scale
from desktop.scene import rules_text
from desktop.scene.speech import Speech
from engine import games
from engine.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

TABS = {
    "rules": QT_TRANSLATE_NOOP("rules", "&Rules"),
    "glossary": QT_TRANSLATE_NOOP("rules", "&Glossary"),
}
"""The kinds of pages, by their files."""

TITLES = {
    "rules": QT_TRANSLATE_NOOP("rules", "Rules: {game}"),
    "glossary": QT_TRANSLATE_NOOP("rules", "Glossary: {game}"),
}


class RulesPage(QWidget):
    """The rules and the glossary of one game in the current language."""

    def __init__(self, game: str, languages: Languages, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._languages = languages
        self._game = game
        self._kind = "rules"
        self._filled: tuple[str, str, str] = ("", "", "")
        self.games = Choice(tuple(games.everything()))
        self.games.set_value(game)
        self.tabs = QTabBar()
        self.contents = QListWidget()
        self.text = ReadingText()
        self.find_bar = FindBar(self.text)
        self.sentence = Note()
        self.sentence.setContentsMargins(MARGIN, MARGIN, MARGIN, 0)
        self._build()
        self._add_keys()
        self.contents.currentItemChanged.connect(self._go_to)
        self.contents.itemActivated.connect(self._go_to)
        self.contents.itemClicked.connect(self._go_to)
        self.text.verticalScrollBar().valueChanged.connect(self._mark_place)
        self.tabs.currentChanged.connect(self._turn_to)
        self.games.chosen.connect(self._take_game)
        self._following = False
        self.retranslate()
        fit_to_screen(self, 960, 660)
        self.text.set_scale(window_scale(self) * users_scale())

    @property
    def game(self) -> str:
        """Whose rules are shown."""
        return self._game

    def show_game(self, game: str, kind: str = "rules") -> None:
        """Show this page of a game, from its beginning if it was not there already.

        A game without a glossary has its words in a chapter of the rules.
        """
        self._game = game
        self._kind = kind if rules_text.has_page(game, kind) else "rules"
        self.retranslate()
        chapter = rules_text.glossary_chapter(game) if kind != self._kind else -1
        if chapter >= 0:
            self.contents.setCurrentRow(chapter)
            self._go_to(self.contents.currentItem())

    def choose(self) -> None:
        """Let a game be chosen with the keys."""
        self.games.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _take_game(self) -> None:
        self.show_game(str(self.games.value()), self._kind)

    def _turn_to(self, tab: int) -> None:
        self._kind = list(TABS)[tab]
        self.retranslate()

    def _build(self) -> None:
        for _ in TABS:
            self.tabs.addTab("")
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setProperty("onPaper", True)
        self.contents.setFont(letters("text", window_scale(self) * users_scale()))
        left, right = QWidget(), QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(MARGIN, MARGIN, 10, MARGIN)
        column.addWidget(self.games)
        column.addWidget(self.tabs)
        column.addWidget(self.contents, 1)
        column = QVBoxLayout(right)
        column.setContentsMargins(8, 10, 6, 10)
        column.setSpacing(0)
        column.addWidget(self.sentence)
        column.addWidget(self.text, 1)
        column.addWidget(self.find_bar)
        self.games.setMinimumContentsLength(6)
        self.games.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.pages = Booklet(left, right, round(270 * window_scale(self) * users_scale()))
        left.setMinimumWidth(150)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.pages)

    def _add_keys(self) -> None:
        keys = {
            QKeySequence("Ctrl+F"): self.find_bar.begin,
            QKeySequence("F3"): self.find_bar.find_next,
            QKeySequence("Shift+F3"): self.find_bar.find_previous,
            QKeySequence("Ctrl++"): self.text.larger,
            QKeySequence("Ctrl+="): self.text.larger,
            QKeySequence("Ctrl+-"): self.text.smaller,
            QKeySequence("Ctrl+0"): self.text.as_usual,
            QKeySequence("Ctrl+W"): self.close,
            QKeySequence("Esc"): self._escape,
        }
        for key, action in keys.items():
            QShortcut(key, self).activated.connect(action)

    def _escape(self) -> None:
        """First out of the find field, then out of the window."""
        if self.find_bar.field.hasFocus() or self.find_bar.field.text():
            self.find_bar.end()
        else:
            self.close()

    # The page.

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        lang = self._languages.current
        title = translate("rules", TITLES[self._kind]).format(game=_title(self._game))
        self.setWindowTitle(title)
        self._name_games()
        self._name_tabs()
        self.contents.setAccessibleName(translate("rules", "Contents"))
        self.text.setAccessibleName(title)
        text, found = rules_text.page(self._game, lang, self._kind)
        self.sentence.setText(_sentence(text, found, lang))
        self.sentence.setVisible(bool(self.sentence.text()))
        if (self._game, found, self._kind) != self._filled:
            before, _, kind = self._filled
            same_page = (self._game, self._kind) == (before, kind)
            row = self.contents.currentRow() if same_page else 0
            self._filled = (self._game, found, self._kind)
            self._fill(text)
            # A page has the same headings in every language.
            self.contents.setCurrentRow(min(row, self.contents.count() - 1))
        self.find_bar.retranslate()

    def _name_games(self) -> None:
        """Name the games, and show whose rules these are."""
        self.games.say(lambda game: _title(str(game)))
        self.games.setAccessibleName(translate("rules", "Game"))
        if self._game in games.everything():
            with QSignalBlocker(self.games):
                self.games.set_value(self._game)

    def _name_tabs(self) -> None:
        """Name the pages there are; where there is but one, no tabs are seen."""
        self.tabs.blockSignals(True)
        for place, (kind, text) in enumerate(TABS.items()):
            self.tabs.setTabText(place, translate("rules", text))
            there = kind == "rules" or rules_text.has_page(self._game, kind)
            self.tabs.setTabVisible(place, there)
        self.tabs.setCurrentIndex(list(TABS).index(self._kind))
        self.tabs.setVisible(all(map(self.tabs.isTabVisible, range(self.tabs.count()))))
        self.tabs.blockSignals(False)

    def _fill(self, text: str) -> None:
        self._following = True
        rules_text.set_page(self.text.document(), text, self.palette())
        self.text.narrow()
        self.contents.clear()
        for block in rules_text.headings(self.text.document()):
            level = block.blockFormat().headingLevel()
            item = QListWidgetItem("    " * max(level - 2, 0) + block.text())
            item.setData(Qt.ItemDataRole.UserRole, block.blockNumber())
            item.setData(Qt.ItemDataRole.AccessibleTextRole, block.text())
            self.contents.addItem(item)
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self._following = False
        self.find_bar.search()

    def _block(self, item: QListWidgetItem) -> QTextBlock:
        number = int(item.data(Qt.ItemDataRole.UserRole))
        return self.text.document().findBlockByNumber(number)

    def _go_to(self, item: QListWidgetItem | None) -> None:
        """Bring a heading to the top."""
        if item is None or self._following:
            return
        self._following = True
        self.text.verticalScrollBar().setValue(self.text.top_of(self._block(item)) - MARGIN)
        self._following = False

    def _mark_place(self, value: int) -> None:
        """Mark in the contents where the reader is."""
        if self._following:
            return
        self._following = True
        here = 0
        for row in range(self.contents.count()):
            if self.text.top_of(self._block(self.contents.item(row))) <= value + 40:
                here = row
        self.contents.setCurrentRow(here)
        self._following = False

    # Qt's overrides.

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._recolour()
        super().changeEvent(event)

    def _recolour(self) -> None:
        """Draw the page in the colours of now, at the place where the reader is."""
        bar = self.text.verticalScrollBar()
        place = bar.value()
        text, _ = rules_text.page(*self._filled)
        self._fill(text)
        bar.setValue(place)
        self._mark_place(place)


def _title(game: str) -> str:
    kind = games.find(game)
    return Speech(kind.make(kind.options(), kind.seats[0])).title()


def _sentence(text: str, found: str, wanted: str) -> str:
    """What is to be said if the page is not the one that was wanted."""
    if not text:
        return translate("rules", "There is no rule page for this game.")
    if found != wanted:
        return translate("rules", "This page exists in English only.")
    return ""
