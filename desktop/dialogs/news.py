"""What is new in this version, shown after an update and whenever it is asked for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QPushButton, QTextBrowser, QWidget

from desktop.common import paths
from desktop.common.languages import Retranslated
from desktop.look.lettering import letters, users_scale
from desktop.look.parts import PaperDialog, fit_to_screen

translate = QCoreApplication.translate


def text(language: str) -> str:
    """Return what is new, as Markdown; in English where it is not told in this language."""
    for one in (language, "en"):
        try:
            return paths.own("assets", "news", f"news.{one}.md").read_text(encoding="utf-8")
        except OSError:
            continue
    return ""


def _set(document: QTextDocument) -> None:
    """Free paper round the text, and what is bold in the boldest face that the serif has."""
    document.setDocumentMargin(MARGIN)
    places = QTextCursor(document)
    form = QTextCharFormat()
    form.setFontWeight(QFont.Weight.DemiBold)
    while not places.atEnd():
        places.movePosition(
            QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor
        )
        if places.charFormat().fontWeight() >= QFont.Weight.Bold:
            places.mergeCharFormat(form)
        places.setPosition(places.position())


MARGIN = 12
"""Pixels round the text."""


class NewsDialog(Retranslated, PaperDialog):
    """The page of what is new."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.page.viewport().setAutoFillBackground(False)
        self.page.setFont(letters("text", users_scale()))
        self.page.setMarkdown(text(language))
        _set(self.page.document())
        self._close = QPushButton()
        self._close.clicked.connect(self.accept)
        self._close.setDefault(True)
        layout = self.column()
        layout.addWidget(self.page, 1)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.retranslate()
        fit_to_screen(self, 640, 600)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("news", "What’s new"))
        self._close.setText(translate("news", "&Close"))
