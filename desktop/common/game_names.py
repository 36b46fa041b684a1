"""What a game is called in the language of the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine import games


def of_game(name: str) -> str:
    """The name of a game in the language of the program. Raises KeyError."""
    return QCoreApplication.translate(*games.find(name).texts.text("game"))
