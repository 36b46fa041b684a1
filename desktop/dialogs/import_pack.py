"""The dialogs of a pack of one's own: its import, which can be cancelled, and what it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

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
        self.setWindowTitle(translate("cards-dialog", "Your own pack"))
        text = translate("cards-dialog", "Reading cards from “{0}” …")
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
    """Shows a new pack, or one that is kept, and asks what it is; accepted only with a name."""

    def __init__(
        self, shown: PackDraft, parent: QWidget | None = None, *, kept: bool = False
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("cards-dialog", "Your own pack"))
        self._shown = shown
        self.preview = PackPreview()
        pack = Pack(shown.folder)
        self.name = QLineEdit(shown.title[:60])
        self.name.setMaxLength(60)
        label = QLabel(translate("cards-dialog", "&Name"))
        label.setBuddy(self.name)
        self.german, self.marked = Switch(), Switch()
        self.german.setText(
            translate("cards-dialog", "German suits (Acorns, Leaves, Hearts, Bells)")
        )
        self.german.set_value(pack.suits == "german")
        self.marked.setText(translate("cards-dialog", "Put a small index at the upper left"))
        self.marked.set_value(pack.marked)
        for switch in (self.german, self.marked):
            switch.chosen.connect(self._show)
        buttons = QDialogButtonBox()
        self.take = buttons.addButton(
            translate("cards-dialog", "&Keep it so") if kept else translate("cards-dialog", "&Add"),
            QDialogButtonBox.ButtonRole.AcceptRole,
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
        layout.addWidget(self.marked)
        layout.addWidget(buttons)
        self._check()
        self._show()
        fit_to_screen(self, 600, 380)

    @property
    def chosen(self) -> dict[str, Any]:
        """What is to be said of the pack in its file, but for its title."""
        suits = "german" if self.german.value() else "french"
        return {"cards": suits, "marked": self.marked.value()}

    def _show(self) -> None:
        """Show the cards as they would be."""
        pack, chosen = Pack(self._shown.folder), self.chosen
        pack.show_as(chosen["cards"], marked=chosen["marked"])
        codes = GERMAN if self.german.value() else SHORT
        self.preview.show_pack(self._shown.title, pack, [card(code) for code in codes])

    def _check(self) -> None:
        self.take.setEnabled(bool(self.name.text().strip()))
