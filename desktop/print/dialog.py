"""A dialog that prints something or writes it to a file, and the row of buttons below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from desktop.common.announce import announce
from desktop.common.file_dialogs import file_to_save
from desktop.common.flow_layout import FlowLayout
from desktop.common.sentences import not_written, saved_as
from desktop.look.parts import PaperDialog
from desktop.print import output
from desktop.print.output import Page

translate = QCoreApplication.translate


def print_buttons(
    to_printer: Callable[[], object], as_file: Callable[[], object], close: Callable[[], object]
) -> FlowLayout:
    """To a printer (what Enter presses), into a file, or close; each calls what is given."""
    row = FlowLayout(8, Qt.AlignmentFlag.AlignRight)
    for text, slot in (
        (translate("print", "Pr&int …"), to_printer),
        (translate("print", "Save as &file …"), as_file),
        (translate("about", "&Close"), close),
    ):
        button = QPushButton(text)
        button.setDefault(row.count() == 0)
        button.clicked.connect(slot)
        row.addWidget(button)
    return row


class PrintDialog(PaperDialog):
    """Prints what it shows, or writes it to a file; `message` tells how that went."""

    kinds = "PDF (*.pdf)"
    """The kinds of file that can be written, as a dialog of files has them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.message = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)

    def heading_on_paper(self) -> str:
        """Return the title of the document."""
        raise NotImplementedError

    def pages(self) -> Sequence[Page]:
        """Return the pages as they are now."""
        raise NotImplementedError

    def proposed_file(self) -> str:
        """Return the name of the file to propose."""
        raise NotImplementedError

    def not_printed(self) -> str:
        """Return the sentence that it cannot be printed, for the reason {0}."""
        return translate("window", "The score sheet could not be printed: {0}")

    def to_printer(self) -> None:
        """Show the pages as they would be printed, and print them from there."""
        output.preview(
            self,
            self.heading_on_paper(),
            self.pages(),
            lambda error: self.tell(self.not_printed().format(error)),
        )

    def ask_file(self) -> None:
        """Ask for a file, and write it."""
        if path := file_to_save(self, self.windowTitle(), self.proposed_file(), self.kinds):
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the pages to a file; a sentence tells how it went."""
        try:
            self.write_pages(path)
        except OSError as error:
            self.tell(not_written(path, error))
        else:
            self.tell(saved_as(path))

    def write_pages(self, path: Path) -> None:
        """Write the pages to a file; raises OSError."""
        output.write_pdf(path, self.heading_on_paper(), self.pages())

    def tell(self, text: str) -> None:
        """Say a sentence below what is shown, aloud too."""
        self.message.setText(text)
        announce(self.message, text)
