"""The dialog with name, version and licence of the program. It does not use the network."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, qVersion
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop import __version__
from desktop.look.parts import Heading, PaperDialog, fit_to_screen

translate = QCoreApplication.translate


class AboutDialog(PaperDialog):
    """Name, version and licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._about, self._facts = Heading("Kartentisch"), QLabel(), QLabel()
        self._icon = QLabel()
        pixmap = self.windowIcon().pixmap(72)
        self._icon.setPixmap(pixmap)
        self._icon.setVisible(not pixmap.isNull())
        self._close = QPushButton()
        self._close.clicked.connect(self.accept)
        self._close.setDefault(True)
        for label in (self._about, self._facts):
            label.setWordWrap(True)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self._build()
        self.retranslate()
        fit_to_screen(self, 460, 330)

    def _build(self) -> None:
        text = QVBoxLayout()
        text.setSpacing(10)
        for label in (self._name, self._about, self._facts):
            text.addWidget(label)
        text.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(20)
        top.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(text, 1)
        layout = self.column(heading=False)
        layout.addLayout(top, 1)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("about", "About Kartentisch"))
        self._about.setText(
            translate(
                "about",
                "A card table for people at one screen and for opponents that never tire, with"
                " score sheets and club evenings. Everything stays on this computer.",
            )
        )
        version = translate("about", "Version {version}, with Qt {qt}").format(
            version=__version__, qt=qVersion()
        )
        licence = translate("about", "Free software under the MIT licence; card faces included.")
        serif = translate("about", "Set in Source Serif Pro, under the SIL Open Font License 1.1.")
        self._facts.setText(f"{version}\n{licence}\n{serif}")
        self._close.setText(translate("about", "&Close"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
