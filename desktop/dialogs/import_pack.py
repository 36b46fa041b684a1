"""The progress dialog while a pack is imported; it can be cancelled."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QProgressBar, QWidget

from desktop.look.parts import PaperDialog
from desktop.packs.import_worker import ImportWorker
from desktop.packs.pack_draft import PackDraft
from desktop.packs.refused import Refused

translate = QCoreApplication.translate


class ImportPackDialog(PaperDialog):
    """Closes by itself when the import has ended."""

    def __init__(self, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._taker = ImportWorker(self)
        self.found: PackDraft | Refused | OSError | None = None
        """What came of it; None if it was given up."""
        self.setWindowTitle(translate("cards-dialog", "A pack of your own"))
        text = translate("cards-dialog", "The cards of “{0}” are being read …")
        label = QLabel(text.format(path.name), wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(label.text())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.rejected.connect(self.reject)
        layout = self.column()
        layout.addWidget(label)
        layout.addWidget(self.bar)
        layout.addWidget(buttons)
        self.setMinimumWidth(380)
        self._taker.progressed.connect(self._show_progress)
        self._taker.ended.connect(self._end)

    def take(self) -> PackDraft | Refused | OSError | None:
        """Take the pack while the dialog is seen."""
        try:
            self._taker.begin(self._path)
        except OSError as error:
            return error
        self.exec()
        return self.found

    def done(self, result: int) -> None:
        self._taker.give_up()
        super().done(result)
        self.deleteLater()

    def _show_progress(self, done: int, whole: int) -> None:
        self.bar.setRange(0, whole)
        self.bar.setValue(done)

    def _end(self, found: PackDraft | Refused | OSError) -> None:
        self.found = found
        self.accept()
