"""Asks for a file; nothing where somebody thinks better of it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


def file_to_open(
    parent: QWidget, title: str, kinds: str, folder: Path | None = None
) -> Path | None:
    """Which file of these kinds is to be read, looked for at home if no folder is named."""
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder or Path.home()), kinds)
    return Path(name) if name else None


def file_to_save(parent: QWidget, title: str, proposed: str, kinds: str) -> Path | None:
    """Which file is to be written; `proposed` lies at home, or is a whole path."""
    name, _ = QFileDialog.getSaveFileName(parent, title, str(Path.home() / proposed), kinds)
    return Path(name) if name else None
