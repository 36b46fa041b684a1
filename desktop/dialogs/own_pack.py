"""The dialog that shows a new pack of the user's and asks for its name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit, QWidget

from desktop.common.form_fields import Switch
from desktop.dialogs.pack_preview import PackPreview
from desktop.look.parts import PaperDialog, fit_to_screen
from desktop.packs import Pack
from desktop.packs.pack_draft import GERMAN, SHORT, PackDraft
from engine.cards import card

translate = QCoreApplication.translate


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
