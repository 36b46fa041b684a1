"""The question before one goes on with an evening whose file something else has changed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

translate = QCoreApplication.translate


class ChangedBox(QMessageBox):
    """Says what becomes of the file, and asks; whoever closes the box only goes on looking."""

    def __init__(self, name: str, line: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle("Kartentisch")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(
            translate(
                "changed-evening",
                "“{0}” is not as Kartentisch wrote it from line {1} on. If you go on, the old file "
                "is kept whole, and the evening goes on in a new one beside it.",
            ).format(name, line)
        )
        role = QMessageBox.ButtonRole
        self.on = self.addButton(
            translate("changed-evening", "&Go on from line {0}").format(line), role.AcceptRole
        )
        self.look = self.addButton(translate("changed-evening", "&Only look"), role.RejectRole)
        self.setDefaultButton(self.look)
        self.setEscapeButton(self.look)

    def goes_on(self) -> bool:
        """Whether one shall go on."""
        return self.clickedButton() is self.on
