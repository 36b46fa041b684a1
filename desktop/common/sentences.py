"""Small things about sentences, wherever they are shown."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def capital(text: str) -> str:
    """The text as it begins a sentence; nothing but its first letter changes."""
    return text[:1].upper() + text[1:]


def quoted(name: str, said: str) -> str:
    """What somebody of this name says; no name for whoever reads it."""
    told = translate("window", "{name}: “{said}”") if name else translate("window", "You: “{said}”")
    return told.format(name=name, said=said)
