"""The dialogs that add a pack: its import, which can be cancelled, and its name."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit, QProgressBar, QWidget

from desktop.common.form_fields import Switch
from desktop.dialogs.pack_preview import PackPreview
from desktop.look.parts import PaperDialog, fit_to_screen
from desktop.packs import Pack
from desktop.packs.import_worker import ImportWorker
from desktop.packs.pack_draft import GERMAN, SHORT, PackDraft
from desktop.packs.refused import Refused
from engine.cards import card

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


class OwnPackDialog(PaperDialog):
    """Shows a draft and asks for its name; accepted only with a name."""

    def __init__(self, draft: PackDraft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("cards-dialog", "A pack of your own"))
        self.preview = PackPreview()
        pack = Pack(draft.folder)
        german = [card(code) for code in GERMAN]
        cards = german if pack.has(german) else [card(code) for code in SHORT]
        self.preview.show_pack(draft.title, pack, cards)
        self.name = QLineEdit(draft.title[:60])
        self.name.setMaxLength(60)
        label = QLabel(translate("cards-dialog", "It is &called"))
        label.setBuddy(self.name)
        self.german = Switch()
        """Other programs have only French names for cards, whatever is on the pictures."""
        self.german.setText(
            translate("cards-dialog", "These are German suits: Acorns, Leaves, Hearts and Bells")
        )
        self.german.set_value(draft.looks_german)
        self.german.setVisible(draft.french)
        buttons = QDialogButtonBox()
        self.take = buttons.addButton(
            translate("cards-dialog", "&Take it"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.name.textChanged.connect(self._check)
        layout = self.column()
        layout.addWidget(self.preview, 1)
        layout.addWidget(label)
        layout.addWidget(self.name)
        layout.addWidget(self.german)
        layout.addWidget(buttons)
        self._check()
        fit_to_screen(self, 600, 340)

    def _check(self) -> None:
        self.take.setEnabled(bool(self.name.text().strip()))
