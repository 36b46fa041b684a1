"""The errands of the menus: dialogs and files, each begun when it is asked for.

Dialogs are imported here when they are wanted, so that the table opens at once.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog

from desktop.common import paths
from desktop.common.last_choice import FIRST_GAME
from desktop.session.error_messages import lacks
from engine import games
from engine.store import SUFFIX

if TYPE_CHECKING:
    from desktop.common.languages import Languages
    from desktop.dialogs.rules_page import RulesPage
    from desktop.window.main_window import MainWindow
    from engine.head import Head

translate = QCoreApplication.translate


class Errands:
    """What a window does for its menus besides playing."""

    def __init__(self, window: MainWindow, languages: Languages) -> None:
        self._window = window
        self._languages = languages
        self.rules_page: RulesPage | None = None

    # Evenings.

    def play_at_once(self, game: str = "") -> None:
        """Sit down with the players of last time, or at a first table."""
        from desktop.dialogs.new_match import NewMatchDialog

        dialog = NewMatchDialog(self._window.settings, self._window)
        if game or dialog.kind.by_hand:
            dialog.choose(game or FIRST_GAME)
        dialog.seats.real.set_value(False)
        self._begin(dialog.head(_now()))

    def new_match(self) -> None:
        """Set up an evening."""
        from desktop.dialogs.new_match import NewMatchDialog

        dialog = NewMatchDialog(self._window.settings, self._window)
        if dialog.exec():
            self._begin(dialog.head(_now()))

    def _begin(self, head: Head) -> None:
        """Begin an evening; before, say what a game of the user's own lacks."""
        # The program's own games lack nothing: the tests see to that.
        if head.game in games.guests():
            from engine import missing_texts

            lacking = missing_texts.missing_at(head.make())
            if lacking:
                self._window.warn(lacks(head.game, lacking))
        self._window.host.begin(head)

    def choose_file(self) -> None:
        """Open an evening."""
        path = self._window.host.path
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            translate("window", "Open an evening"),
            str(path.parent if path is not None else _folder()),
            translate("window", "Evenings (*{0})").format(SUFFIX),
        )
        if name:
            self._window.host.open(Path(name))

    def show_shelf(self) -> None:
        """All evenings that are kept."""
        from desktop.shelf.shelf_window import ShelfWindow

        room = ShelfWindow(_folder(), self._window)

        def open_it(path: Path) -> None:
            if self._window.host.open(path):
                room.accept()

        room.wanted.connect(open_it)
        room.let_go = self._window.host.put_away
        room.take_up = self._window.host.open
        room.exec()

    def show_evening(self) -> None:
        """The evening that is open at a glance: its course, and who owes whom."""
        from desktop.shelf.evening_page import EveningPage

        page = self._window.side.page
        if page is not None:
            dialog = EveningPage(page, self._window)
            dialog.watch(self._window.host)
            dialog.exec()
            dialog.deleteLater()

    def show_hindsight(self) -> None:
        """The decisions of the deals that are over, and what would have been better."""
        from desktop.review.dialog import ReviewDialog

        window, past = self._window, self._window.host.past()
        if past is None or not past.deals:
            window.say(translate("window", "One can look back at a deal when it is over."))
            return
        dialog = ReviewDialog(past, window.settings, window.pack, window)
        dialog.exec()
        dialog.deleteLater()

    def save_as(self) -> None:
        """Save a copy of the evening."""
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            translate("window", "Save a copy"),
            self._proposed(SUFFIX),
            translate("window", "Evenings (*{0})").format(SUFFIX),
        )
        if name and self._window.host.save_as(Path(name)):
            self._saved(Path(name))

    def settle_unsaved(self) -> bool:
        """Ask what becomes of an evening that cannot be saved; False if it shall stay open."""
        from desktop.common.unsaved import settle

        kinds = translate("window", "Evenings (*{0})").format(SUFFIX)
        return settle(self._window, self._window.host, Path(self._proposed(SUFFIX)), kinds)

    def correct_line(self) -> None:
        """Put a line of the sheet right, the last one if no other is meant."""
        page = self._window.side.page
        if page is not None:
            self.correct_line_at(len(page.sheet.lines) - 1)

    def correct_line_at(self, line: int) -> None:
        """Put this line of the sheet right."""
        from desktop.dialogs.correct_line import CorrectLine

        if self._window.host.may_correct():
            CorrectLine(self._window.host.score_entry, line, self._window).exec()

    # Paper.

    def print_sheet(self) -> None:
        """Ask for paper and form, preview the sheet, and print it."""
        from desktop.dialogs.print_sheet import PrintSheet

        page = self._window.side.page
        if page is not None:
            proposed = self._proposed(".pdf")
            PrintSheet(page, self._languages.current, proposed, self._window).exec()

    def sheet_as_pdf(self) -> None:
        """Write the sheet to a PDF file."""
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            translate("window", "Sheet as PDF"),
            self._proposed(".pdf"),
            "PDF (*.pdf)",
        )
        if name:
            self.write_pdf(Path(name))

    def write_pdf(self, path: Path) -> None:
        """Write the sheet to this PDF file; a sentence says if it cannot be."""
        from desktop.sheet.paper import write_pdf

        page = self._window.side.page
        if page is None:
            return
        try:
            write_pdf(path, page)
        except OSError as error:
            self._window.warn(
                translate("window", "“{0}” cannot be written: {1}.").format(
                    path.name, error.strerror or str(error)
                )
            )
        else:
            self._saved(path)

    def _saved(self, path: Path) -> None:
        self._window.say(translate("window", "Saved as “{0}”.").format(path.name))

    def _proposed(self, suffix: str) -> str:
        """Where a copy might go: the user's own folder, by the name of the evening."""
        path, head = self._window.host.path, self._window.host.head
        name = path.stem if path is not None else head.game if head is not None else "kartentisch"
        return str(Path.home() / (name + suffix))

    # Pages.

    def show_settings(self) -> None:
        """The settings, which apply at once."""
        from desktop.dialogs.preferences import PreferencesDialog

        PreferencesDialog(self._window.settings, self._window).exec()

    def show_cards(self) -> None:
        """Which cards each game is played with."""
        from desktop.dialogs.cards import CardsDialog

        speech, language = self._window.host.speech, self._languages.current
        rules = speech.rules if speech is not None else None
        CardsDialog(self._window.settings, language, rules, self._window).exec()

    def show_rules(self) -> None:
        """The rules of the game that is on, beside the table."""
        self._show_page("rules")

    def show_glossary(self) -> None:
        """The words of the game that is on, beside the table."""
        self._show_page("glossary")

    def has_glossary(self) -> bool:
        """Whether the game that is on has words of its own to look up."""
        from desktop.scene.rules_text import has_page

        return has_page(self._game(), "glossary")

    def _game(self) -> str:
        head = self._window.host.head
        return head.game if head is not None else FIRST_GAME

    def _show_page(self, kind: str) -> None:
        from desktop.dialogs.rules_page import RulesPage

        name = self._game()
        if self.rules_page is None:
            self.rules_page = RulesPage(name, self._languages, self._window)
        self.rules_page.show_game(name, kind)
        self.rules_page.show()
        self.rules_page.raise_()
        self.rules_page.activateWindow()

    def show_keys(self) -> None:
        """Every key, on a page."""
        from desktop.dialogs.shortcuts import ShortcutsDialog

        keys = self._window.menus.keys
        ShortcutsDialog(lambda: [*keys(), *_table_keys()], self._window).exec()

    def show_about(self) -> None:
        """What this program is."""
        from desktop.dialogs.about import AboutDialog

        AboutDialog(self._window).exec()


def _table_keys() -> list[tuple[str, str]]:
    """The keys of the table itself, for the page of keys."""
    return [
        ("← →", translate("window", "choose a card")),
        ("Shift+← →", translate("window", "move a card within the hand")),
        ("Enter", translate("window", "play the chosen card, or look on after a trick")),
        ("↑ ↓", translate("window", "choose a place for the card")),
        ("Esc", translate("window", "put a card back")),
        ("Tab", translate("window", "from the hand to the buttons and the sheet")),
        (
            "Ctrl+1 … 4",
            translate("window", "people, rounds, standings and money of a club evening"),
        ),
        ("1 … 5", translate("window", "at the projector: tables, names, clock, open, standings")),
    ]


def _now() -> str:
    return datetime.now().replace(microsecond=0).isoformat()


def _folder() -> Path:
    try:
        return paths.evenings()
    except OSError:
        return Path.home()
