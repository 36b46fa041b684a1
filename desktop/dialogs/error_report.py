"""The report for an error: to be read, and then saved or not. Nothing is sent."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QWidget

from desktop.common.atomic_write import write_atomically
from desktop.common.file_dialogs import file_to_save
from desktop.common.languages import Retranslated
from desktop.look.parts import PaperDialog, fit_to_screen
from desktop.session import error_messages
from desktop.session.error_report import report

translate = QCoreApplication.translate


class ErrorReportDialog(Retranslated, PaperDialog):
    """Shows the report about this evening, or about none, and writes it to a file."""

    def __init__(self, evening: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._what = QLabel()
        self._what.setWordWrap(True)
        self.text = QPlainTextEdit(report(evening))
        """What will be saved; it can be changed before."""
        self.text.setTabChangesFocus(True)
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.save = QPushButton()
        self.save.clicked.connect(self._choose)
        self._close = QPushButton()
        self._close.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._close)
        row.addWidget(self.save)
        layout = self.column()
        layout.addWidget(self._what)
        layout.addWidget(self.text, 1)
        layout.addLayout(row)
        self.retranslate()
        fit_to_screen(self, 720, 520)

    def _choose(self) -> None:
        if path := file_to_save(
            self,
            translate("report", "Save the report"),
            "kartentisch-report.txt",
            translate("report", "Text (*.txt)"),
        ):
            self.write(path)

    def write(self, path: Path) -> None:
        """Save what stands there; what goes wrong is said in place of the explanation."""
        try:
            write_atomically(path, self.text.toPlainText().encode())
        except OSError as error:
            self._what.setText(error_messages.sentence(error))
            return
        self.accept()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("report", "Error report"))
        self._what.setText(
            translate(
                "report",
                "This is all the file will hold: versions, what the program noted last, and "
                "your last match with the names replaced, without cards that are still secret. "
                "Read it, strike out what you like, save it, and pass it on as you like. "
                "Nothing is sent.",
            )
        )
        self.text.setAccessibleName(translate("report", "Report"))
        self.save.setText(translate("report", "&Save …"))
        self._close.setText(translate("report", "&Close"))
