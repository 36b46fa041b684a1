"""The dialog with name, version and licences of the program, and where the evenings lie.

From here the folder is opened, and a report for an error is made; neither leaves the machine.
"""

from __future__ import annotations

from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, Qt, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop import __version__
from desktop.common.flow_layout import FlowLayout
from desktop.common.languages import Retranslated
from desktop.look.parts import Heading, PaperDialog, fit_to_screen

translate = QCoreApplication.translate


class AboutDialog(Retranslated, PaperDialog):
    """Name, version, licences, and the folder in which the evenings lie."""

    report_wanted = Signal()
    """A report for an error is to be made."""

    def __init__(self, folder: Path | None, parent: QWidget | None = None) -> None:
        """Name the folder of the evenings; None where it cannot be made."""
        super().__init__(parent)
        self._folder = folder
        self._name, self._about, self._facts = Heading("Kartentisch"), QLabel(), QLabel()
        self._where = QLabel()
        self.open_folder = QPushButton()
        self.open_folder.clicked.connect(self._open_folder)
        self.open_folder.setEnabled(folder is not None)
        self.report = QPushButton()
        self.report.clicked.connect(self.report_wanted)
        self._icon = QLabel()
        pixmap = self.windowIcon().pixmap(72)
        self._icon.setPixmap(pixmap)
        self._icon.setVisible(not pixmap.isNull())
        self._close = QPushButton()
        self._close.clicked.connect(self.accept)
        self._close.setDefault(True)
        for label in (self._about, self._facts, self._where):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self._build()
        self.retranslate()
        fit_to_screen(self, 540, 400)
        self._close.setFocus()

    def _build(self) -> None:
        text = QVBoxLayout()
        text.setSpacing(10)
        for label in (self._name, self._about, self._facts, self._where):
            text.addWidget(label)
        text.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(20)
        top.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(text, 1)
        layout = self.column(heading=False)
        layout.addLayout(top, 1)
        buttons = (self.open_folder, self.report, self._close)
        layout.addLayout(FlowLayout(8, Qt.AlignmentFlag.AlignRight, *buttons))

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("about", "About Kartentisch"))
        self._about.setText(
            translate(
                "about",
                "A card table for friends at one screen and opponents who never tire, with score "
                "sheets and club nights. Everything stays on this computer.",
            )
        )
        version = translate("about", "Version {version}, with Qt {qt}").format(
            version=__version__, qt=qVersion()
        )
        licence = translate("about", "Free software under the MIT licence; card faces included.")
        serif = translate("about", "Set in Source Serif Pro, under the SIL Open Font License 1.1.")
        libraries = translate(
            "about",
            "Made with Qt for Python {pyside} (LGPL 3), Pillow (MIT-CMU) and platformdirs (MIT).",
        ).format(pyside=PySide6.__version__)
        self._facts.setText(f"{version}\n{licence}\n{serif}\n{libraries}")
        where = translate("about", "The folder for your matches cannot be made.")
        if self._folder is not None:
            told = translate("about", "Your matches are kept in {folder}")
            where = told.format(folder=self._folder)
        self._where.setText(where)
        self.open_folder.setText(translate("about", "Open the &folder"))
        self.report.setText(translate("about", "&Report a problem …"))
        self._close.setText(translate("about", "&Close"))
