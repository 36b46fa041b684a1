"""The window in which the booklet of a game lies: its pages on the wood, with tabs and a search.

It stays open beside the table, and the booklet of any game can be chosen in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QPoint,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QCloseEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from desktop.booklet.artist import Look
from desktop.booklet.differences import differences, marked
from desktop.booklet.document import BookletDocument, Source
from desktop.booklet.spread import Spread
from desktop.booklet.tabs import ChapterTab
from desktop.booklet.word import WordSlip
from desktop.common.announce import announce
from desktop.common.form_fields import Choice
from desktop.common.game_names import told
from desktop.common.languages import Languages, Retranslated
from desktop.common.settings import Settings
from desktop.common.tongues import ENGLISH
from desktop.look.lettering import users_scale
from desktop.look.parts import Tag, fit_to_screen, window_scale
from desktop.look.wood_page import WoodPage
from desktop.packs import Pack
from desktop.packs.pack_settings import choice_for
from desktop.scene import rules_text
from desktop.scene.speech import Speech
from engine import games
from engine.booklet.figure import Figure
from engine.rules import Rules

translate = QCoreApplication.translate

_SIDE = 176
"""How wide the tabs are at a scale of 1."""
_TAB = 25
"""Below this number of pixels, at a scale of 1, a tab's letters could not be read."""
_LEAST_PAGE = QSize(320, 360)
"""Room that a page needs for letters of the usual size, before somebody wants larger ones."""
_SIZES = (0.8, 0.9, 1.0, 1.12, 1.25, 1.4, 1.6, 1.8, 2.0)


class BookletWindow(Retranslated, WoodPage):
    """The booklet of one game in the current language; `keys` gives its last page, as Markdown.

    That page is for people at this machine: it is not printed with the rules.
    """

    tried = Signal(object)
    """This Figure is to be put on the table."""

    def __init__(
        self,
        game: str,
        languages: Languages,
        settings: Settings,
        parent: QWidget | None = None,
        keys: Callable[[], str] = str,
    ) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "window")
        self._keys = keys
        self.setWindowFlag(Qt.WindowType.Window)
        self._languages, self._settings = languages, settings
        self._game = game
        self._rules: Rules[Any] | None = None
        """The rules that are played at the table, if it is this game."""
        self._step = _SIZES.index(1.0)
        self._tabs: list[ChapterTab] = []
        self._filled = ("", "")
        self.games = Choice(tuple(games.everything()))
        self.games.setParent(self)
        self.games.set_value(game)
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.count = QLabel(self)
        self.sentence = QLabel(self)
        self.sentence.setWordWrap(True)
        self.print_tag = Tag("", parent=self)
        self.back_tag, self.on_tag = Tag("", parent=self), Tag("", parent=self)
        self.chapters = Choice(())
        """The chapters, where their tabs would be too small to be read."""
        self.chapters.setParent(self)
        for one in (self.games, self.chapters):
            # Otherwise Qt gives it, a moment after it was laid, the width of its longest text.
            one.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.spread = Spread(self.made, self)
        self.slip = WordSlip(self)
        self.spread.linked.connect(self._follow)
        self.spread.tried.connect(self._try)
        self.spread.turned.connect(self._mark_chapter)
        self.games.chosen.connect(self._take_game)
        self.chapters.chosen.connect(self._turn_to_chosen)
        self.field.textChanged.connect(self._search)
        self.print_tag.clicked.connect(self.print_it)
        settings.changed.connect(self._setting_changed)
        self.back_tag.clicked.connect(self.spread.back)
        self.on_tag.clicked.connect(self.spread.on)
        self._add_keys()
        fit_to_screen(self, 1160, 760)
        self.setMinimumSize(420, 420)
        self.retranslate()

    @property
    def game(self) -> str:
        """Whose rules are shown."""
        return self._game

    def show_game(
        self, game: str, kind: str = "rules", rules: Rules[Any] | None = None, heading: str = ""
    ) -> None:
        """Show the booklet of a game, with the `rules` of the table where it is played.

        It opens at the English `heading`; with the kind "glossary", where words are explained.
        """
        same = game == self._game and rules is self._rules
        self._game, self._rules = game, rules
        if not same:
            self._filled = ("", "")
            self.retranslate()
            self.spread.show_page(0)
        if kind == "glossary":
            self.spread.show_chapter(self._words_chapter())
        elif heading:
            self.show_heading(heading)

    def show_heading(self, english: str) -> None:
        """Turn to the page with this heading; a page has the same headings in every language."""
        lines = rules_text.whole(self._game, ENGLISH)[0].split("\n")
        titles = [line.lstrip("#").strip() for line in lines if line.startswith("#")]
        if english in titles:
            self.spread.show_heading(titles.index(english))

    def choose(self) -> None:
        """Let a game be chosen with the keys."""
        self.games.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _words_chapter(self) -> int:
        lines = rules_text.whole(self._game, ENGLISH)[0].split("\n")
        chapters = [line for line in lines if line.startswith("## ")]
        return len(chapters) - 1 - (0 if not self._own_glossary() else self._after_words())

    def _own_glossary(self) -> bool:
        return rules_text.has_page(self._game, "glossary")

    def _after_words(self) -> int:
        """How many chapters the glossary has after its first."""
        page = rules_text.page(self._game, ENGLISH, "glossary")[0]
        return page.count("\n## ")

    # What is set.

    def made(self, look: Look) -> BookletDocument:
        """Return the booklet as it is set for a look: of a page on the screen, or of paper."""
        lang = self._languages.current
        text, found = rules_text.whole(self._game, lang)
        if (keys := self._keys()) and not look.printed:
            text = f"{text}\n#{keys}"
        kind = games.find(self._game)
        rules = self._rules or kind.make(next(iter(kind.presets.values())), kind.usual())
        wanted = choice_for(self._settings, rules, lang)
        source = Source(
            self._game,
            rules,
            found or ENGLISH,
            text,
            rules_text.words_page(self._game, found or ENGLISH),
            Pack(wanted.folder, wanted.look),
            differences(self._rules) if self._rules is not None else (),
            marked(self._rules) if self._rules is not None else {},
        )
        return BookletDocument(source, look)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        title = translate("rules", "Rules: {game}").format(game=_title(self._game))
        self.setWindowTitle(title)
        self.games.say(lambda game: _title(str(game)))
        self.games.setAccessibleName(translate("rules", "Game"))
        self.chapters.setAccessibleName(translate("rules", "Chapter"))
        with QSignalBlocker(self.games):
            self.games.set_value(self._game)
        self.field.setPlaceholderText(translate("rules", "Search the rules"))
        self.field.setAccessibleName(translate("rules", "Find"))
        self.print_tag.setText(translate("booklet", "Print …"))
        self.back_tag.setText(translate("booklet", "Back"))
        self.on_tag.setText(translate("booklet", "Forward"))
        for tag in (self.print_tag, self.back_tag, self.on_tag):
            tag.changed()
        text, found = rules_text.whole(self._game, self._languages.current)
        self.sentence.setText(_sentence(text, found, self._languages.current))
        self._lay()
        self.spread.set_anew()
        self._make_tabs()
        self._search()

    def _make_tabs(self) -> None:
        for tab in self._tabs:
            tab.hide()
            tab.deleteLater()
        self._tabs = []
        document = self.spread.document
        for number, block in enumerate(document.chapters() if document is not None else ()):
            tab = ChapterTab(block.text().replace("\u2060", ""), self)
            tab.setProperty("chapter", number)
            tab.clicked.connect(self._turn_to)
            tab.show()
            self._tabs.append(tab)
        titles = [tab.toolTip() for tab in self._tabs]
        self.chapters.offer(range(len(titles)))
        self.chapters.say(lambda number: titles[int(str(number))])
        self._lay()
        self._mark_chapter()

    # Doing.

    def _setting_changed(self, name: str) -> None:
        if name == "card_names":
            self.retranslate()

    def _take_game(self) -> None:
        self.show_game(str(self.games.value()))

    def _turn_to(self) -> None:
        self.spread.show_chapter(int(self.sender().property("chapter")))
        self.spread.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn_to_chosen(self) -> None:
        self.spread.show_chapter(int(str(self.chapters.value())))

    def _mark_chapter(self) -> None:
        here = self.spread.chapter()
        for number, tab in enumerate(self._tabs):
            tab.setChecked(number == here)
        with QSignalBlocker(self.chapters):
            self.chapters.setCurrentIndex(here)
        self.back_tag.setEnabled(self.spread.first > 0)
        shown = self.spread.shown()
        self.on_tag.setEnabled(bool(shown) and shown[-1] + 1 < self.spread.pages)

    def _search(self) -> None:
        self._say_found(self.spread.find_word(self.field.text()))

    def _find_on(self, by: int = 1) -> None:
        self._say_found(self.spread.find_on(by))

    def _find_back(self) -> None:
        self._find_on(-1)

    def _say_found(self, found: tuple[int, int]) -> None:
        number, total = found
        text = ""
        if self.field.text():
            text = translate("rules", "not found")
            if total:
                text = translate("rules", "{number} of {total}")
                text = text.format(number=number, total=total)
        self.count.setText(text)
        self.slip.hide()
        if not total and (where := told(self.field.text())):
            self.slip.tell(self.field.text(), where, self.field.geometry().bottomLeft())
            announce(self.spread, where)

    def _follow(self, target: str, where: QPoint) -> None:
        kind, _, name = target.partition(":")
        if kind == "chapter":
            self.spread.show_chapter(int(name))
        elif kind == "word" and self.spread.document is not None:
            meaning = self.spread.document.terms.get(name, "")
            self.slip.tell(name, meaning, self.mapFromGlobal(where))
            announce(self.spread, f"{name}: {meaning}")

    def _try(self, name: str) -> None:
        document = self.spread.document
        if document is not None:
            figure: Figure = document.figure(name)
            self.tried.emit(figure)

    def print_it(self) -> None:
        """Ask how it is to be printed."""
        from desktop.booklet.printing import PrintBooklet

        dialog = PrintBooklet(self.windowTitle(), self.made, self)
        dialog.exec()
        dialog.deleteLater()

    def larger(self) -> None:
        """Larger letters."""
        self._resize_letters(1)

    def smaller(self) -> None:
        """Smaller letters."""
        self._resize_letters(-1)

    def as_usual(self) -> None:
        """Letters as everywhere else."""
        self._step = _SIZES.index(1.0)
        self._lay()
        self.spread.set_scale(self._letters())

    def _resize_letters(self, by: int) -> None:
        self._step = max(0, min(self._step + by, len(_SIZES) - 1))
        self._lay()
        self.spread.set_scale(self._letters())

    def _letters(self) -> float:
        room = self.spread.size()
        least = min(room.width() / _LEAST_PAGE.width(), room.height() / _LEAST_PAGE.height())
        return min(self._scale(), max(1.0, least)) * _SIZES[self._step]

    def _scale(self) -> float:
        return window_scale(self) * users_scale()

    def _begin_search(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _add_keys(self) -> None:
        keys = {
            "Ctrl+F": self._begin_search,
            "F3": self._find_on,
            "Shift+F3": self._find_back,
            "Ctrl++": self.larger,
            "Ctrl+=": self.larger,
            "Ctrl+-": self.smaller,
            "Ctrl+0": self.as_usual,
            "Ctrl+P": self.print_it,
            "Ctrl+W": self.close,
            "Esc": self._escape,
        }
        for key, action in keys.items():
            QShortcut(QKeySequence(key), self).activated.connect(action)
        self.field.returnPressed.connect(self._find_on)

    def _escape(self) -> None:
        """First away with what was opened, then out of the field, then out of the window."""
        if self.slip.isVisible():
            self.slip.hide()
        elif self.field.hasFocus() or self.field.text():
            self.field.clear()
            self.spread.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.close()

    # Where it lies.

    def _lay(self) -> None:
        scale = self._scale()
        edge = max(10, round(min(self.width(), self.height()) / 30))
        side = round(min(_SIDE * scale, 0.27 * self.width()))
        left, top = self.width() - side - edge // 2, edge
        line = round(32 * scale)
        self.games.setGeometry(left, top, side, line)
        self.field.setGeometry(left, top + line + 6, side, line)
        self.count.setGeometry(left + 4, top + 2 * line + 8, side, round(20 * scale))
        begin = top + 2 * line + round(30 * scale)
        tag = self.print_tag
        turns = (self.back_tag, self.on_tag)
        for one in (tag, self.back_tag, self.on_tag):
            one.set_scale(scale * (0.86 if side < 150 * scale else 0.92))
        wide = sum(one.extent().width() for one in turns) + 10 * scale
        for one in (tag, *turns) if wide > side else ():
            one.set_scale(one.scale * side / wide * 0.96)
        foot = self.height() - edge - tag.extent().height()
        tag.place(_rect(left, foot, tag.extent()))
        turn = foot - tag.extent().height() - round(8 * scale)
        self.back_tag.place(_rect(left, turn, self.back_tag.extent()))
        after = left + self.back_tag.extent().width() + round(8 * scale)
        self.on_tag.place(_rect(after, turn, self.on_tag.extent()))
        room = turn - begin - round(6 * scale)
        high = min(38 * scale, room / max(1, len(self._tabs)))
        listed = high < _TAB * min(scale, 1.5) and bool(self._tabs)
        self.chapters.setVisible(listed)
        self.chapters.setGeometry(left, begin, side, line)
        for number, tab in enumerate(self._tabs):
            tab.setVisible(not listed)
            tab.set_scale(min(scale, high / 24))
            tab.setGeometry(left - 4, round(begin + number * high), side, round(high))
        self.sentence.setVisible(bool(self.sentence.text()))
        self.sentence.setGeometry(edge, 0, left - 2 * edge, edge + 8)
        self.spread.setGeometry(edge, edge, left - edge - 6, self.height() - 2 * edge)
        self.spread.lower()
        if self.spread.scale != self._letters():
            self.spread.set_scale(self._letters())

    # Qt's overrides.

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.spread.document is None:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()
        self._mark_chapter()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and turned:
            (self.larger if turned > 0 else self.smaller)()
            event.accept()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.slip.hide()
        super().closeEvent(event)


def _rect(left: int, top: int, size: QSize) -> QRect:
    return QRect(QPoint(left, top), size)


def _title(game: str) -> str:
    kind = games.find(game)
    return Speech(kind.make(kind.options(), kind.usual())).title()


def _sentence(text: str, found: str, wanted: str) -> str:
    """Return what is to be said if the page is not the one that was wanted."""
    if not text:
        return translate("rules", "No rules available for this game.")
    if found != wanted:
        return translate("rules", "This page exists in English only.")
    return ""
