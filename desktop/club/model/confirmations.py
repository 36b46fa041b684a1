"""Short questions to the organiser: for a reason, and before a round is drawn again.

Each opens a modal dialog and returns the answer.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QInputDialog, QWidget

from desktop.common import plain_text

translate = QCoreApplication.translate


def reason(parent: QWidget, question: str) -> str:
    """Ask for a reason; "" if the dialog was cancelled or nothing typed."""
    text, ok = QInputDialog.getText(parent, "Kartentisch", question)
    return text.strip() if ok else ""


def sure(parent: QWidget, question: str) -> bool:
    """Ask a yes-or-no question; True for yes."""
    return plain_text.sure(parent, "Kartentisch", question)


def drawn_again(parent: QWidget, number: int, results: int) -> str:
    """Ask twice whether a round is to be drawn again; the reason, "" if it is not."""
    if results:
        first = translate(
            "club",
            "Round {0} already has results. Draw again? The old draw is kept with its results.",
        )
    else:
        first = translate("club", "Draw round {0} again? The old draw is kept.")
    if not sure(parent, first.format(number)):
        return ""
    why = reason(parent, translate("club", "Why is round {0} being drawn again?").format(number))
    second = translate(
        "club", "Are you sure? Any seating plans of round {0} on the wall become invalid."
    )
    return why if why and sure(parent, second.format(number)) else ""
