"""Text that is shown as it is, where Qt would take some of it for markup.

Names, places and file names may hold anything. Labels are told that their text is plain; tooltips
and message boxes cannot be told, or are made by Qt: for these is this file.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import QMessageBox, QWidget

_Buttons = QMessageBox.StandardButton
_AS_MARKUP = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": "<br>"})
"""Not by `html`, which comes with two thousand names of letters and takes part of the start."""


def tip(text: str) -> str:
    """Return what a tooltip is set to so that it shows this text as it is."""
    if not Markup.mightBeRichText(text):
        return text
    return "<qt>" + text.translate(_AS_MARKUP) + "</qt>"


def sure(parent: QWidget, title: str, question: str) -> bool:
    """Ask a yes-or-no question, of which No is the default; True for yes."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(question)
    box.setStandardButtons(_Buttons.Yes | _Buttons.No)
    box.setDefaultButton(_Buttons.No)
    answer = box.exec()
    box.deleteLater()
    return answer == _Buttons.Yes
