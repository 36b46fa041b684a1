"""Small things about sentences, wherever they are shown."""

from __future__ import annotations

from pathlib import Path

from desktop.common.language import PROGRAM, Language


def capital(text: str) -> str:
    """Return the text as it begins a sentence; nothing but its first letter changes."""
    return text[:1].upper() + text[1:]


def quoted(name: str, said: str, language: Language = PROGRAM) -> str:
    """Return what somebody of this name says; no name for the reader."""
    if name:
        return language.translate("window", "{name}: “{said}”").format(name=name, said=said)
    return language.translate("window", "You: “{said}”").format(said=said)


def saved_as(path: Path) -> str:
    """Say that a file has been written."""
    return PROGRAM.translate("window", "Saved as “{0}”.").format(path.name)


def not_written(path: Path, error: OSError) -> str:
    """Say that a file cannot be written, and why."""
    why = error.strerror or str(error)
    return PROGRAM.translate("window", "Could not save “{0}”: {1}.").format(path.name, why)
