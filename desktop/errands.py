"""The errands of the menus: dialogs and files, each begun when it is asked for.

Dialogs are imported here when they are wanted, so that the table opens at once.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog

from desktop import paths
from desktop.welcome import FIRST_GAME
from engine.store import SUFFIX

if TYPE_CHECKING:
    from desktop.dialogs.rules_page import RulesPage
    from desktop.languages import Languages
    from desktop.window import MainWindow

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
        if game:
            dialog.choose(game)
        self._window.host.begin(dialog.head(_now()))

    def new_match(self) -> None:
        """Set up an evening."""
        from desktop.dialogs.new_match import NewMatchDialog

        dialog = NewMatchDialog(self._window.settings, self._window)
        if dialog.exec():
            self._window.host.begin(dialog.head(_now()))

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

    # Paper.

    def print_sheet(self) -> None:
        """Preview the sheet, and print it."""
        from desktop.sheet.paper import print_with_preview

        page = self._window.side.page
        if page is not None:
            print_with_preview(self._window, page, self._not_printed)

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

    def _not_printed(self, error: OSError) -> None:
        self._window.warn(translate("window", "The sheet cannot be printed: {0}").format(error))

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

    def show_rules(self) -> None:
        """The rules of the game that is on, beside the table."""
        self._show_page("rules")

    def show_glossary(self) -> None:
        """The words of the game that is on, beside the table."""
        self._show_page("glossary")

    def has_glossary(self) -> bool:
        """Whether the game that is on has words of its own to look up."""
        from desktop.dialogs.rules_text import has_page

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
    ]


def _now() -> str:
    return datetime.now().replace(microsecond=0).isoformat()


def _folder() -> Path:
    try:
        return paths.evenings()
    except OSError:
        return Path.home()
