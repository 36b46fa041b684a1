"""What is done with the sheet of the evening that is open: looked at, put right, printed.

Dialogs are imported here when they are wanted, so that the table opens at once.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.common.languages import Languages
from desktop.common.sentences import not_written, saved_as
from desktop.session.controller import MatchController
from desktop.sheet.page import SheetPage
from desktop.window.evenings import proposed_file

translate = QCoreApplication.translate


class SheetActions(QObject):
    """The menus' entries for the sheet.

    `page` gives the sheet as it stands, None before a match; `parent` is the widget before which
    dialogs open.
    """

    said = Signal(str)
    """A sentence for the person at the machine."""
    trouble = Signal(str)
    """Something went wrong that the person should read."""

    def __init__(
        self,
        controller: MatchController,
        page: Callable[[], SheetPage | None],
        languages: Languages,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._page = page
        self._languages = languages
        self._parent = parent

    def slots(self) -> dict[str, Callable[[], object]]:
        """Return what the actions about the sheet do."""
        return {
            "evening_page": self.show_evening,
            "print": self.print_sheet,
            "pdf": self.sheet_as_pdf,
            "correct": self.correct_line,
        }

    def show_evening(self) -> None:
        """Show the evening that is open at a glance: its course, and who owes whom."""
        from desktop.shelf.evening_page import EveningPage

        page = self._page()
        if page is not None:
            dialog = EveningPage(page, self._parent)
            dialog.watch(self._controller)
            dialog.exec()
            dialog.deleteLater()

    def correct_line(self) -> None:
        """Put the last line of the sheet right."""
        page = self._page()
        if page is not None:
            self.correct_line_at(len(page.sheet.lines) - 1)

    def correct_line_at(self, line: int) -> None:
        """Put this line of the sheet right."""
        from desktop.score.correct_line import CorrectLine

        if self._controller.may_correct():
            CorrectLine(self._controller.score_entry, line, self._parent).exec()

    def print_sheet(self) -> None:
        """Ask for paper and form, preview the sheet, and print it."""
        from desktop.dialogs.print_sheet import PrintSheet

        page = self._page()
        if page is not None:
            proposed = proposed_file(self._controller, ".pdf")
            lang, settings = self._languages.current, self._controller.settings
            PrintSheet(page, lang, proposed, self._parent, settings).exec()

    def sheet_as_pdf(self) -> None:
        """Write the sheet to a PDF file."""
        name, _ = QFileDialog.getSaveFileName(
            self._parent,
            translate("window", "Score sheet as PDF"),
            proposed_file(self._controller, ".pdf"),
            "PDF (*.pdf)",
        )
        if name:
            self.write_pdf(Path(name))

    def write_pdf(self, path: Path) -> None:
        """Write the sheet to this PDF file; a sentence says if it cannot be."""
        from desktop.sheet import forms

        page = self._page()
        if page is None:
            return
        try:
            forms.write(path, forms.Order(page))
        except OSError as error:
            self.trouble.emit(not_written(path, error))
        else:
            self.said.emit(saved_as(path))
