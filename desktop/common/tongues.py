"""Which languages the program speaks: English, and every one that has a compiled file of texts.

A file is enough: `i18n/kartentisch_fr.qm` is French from the next start on. Pages of a game that
there are not in a language are read in English.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.common import paths

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

ENGLISH = "en"
"""The language of the sources: without any file it is still there, if with "card(s)"."""
OF_THE_HOUSE = ("de",)
"""What comes with the program; it is offered also before its texts are compiled."""

_FILE = re.compile(r"kartentisch_([a-z]{2,3})\.qm")


def translated(folder: Path | None = None) -> tuple[str, ...]:
    """Return the languages besides English, by their codes."""
    try:
        files = os.listdir(folder or paths.own("i18n"))
    except OSError:
        files = []
    found = {name[1] for name in map(_FILE.fullmatch, files) if name is not None}
    return tuple(sorted({*OF_THE_HOUSE, *found} - {ENGLISH}))


@cache
def translator(language: str) -> QTranslator | None:
    """Return what translates into a language.

    It is not installed. None without a file, or without Qt.
    """
    try:
        from PySide6.QtCore import QTranslator  # many a command needs no Qt
    except ImportError:
        return None
    found = QTranslator()
    return found if found.load(str(paths.own("i18n", f"kartentisch_{language}.qm"))) else None
