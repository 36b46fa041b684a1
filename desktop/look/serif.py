"""The serif that comes with the program: Source Serif Pro, loaded once.

If it cannot be loaded, the platform's own serif is taken and the log says so in one line.
"""

from __future__ import annotations

import logging
from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase

from desktop.common import paths

FACES = ("Regular", "It", "Semibold")

log = logging.getLogger(__name__)


@lru_cache(maxsize=1)
def family() -> str:
    """Return the name of the family to set letters in."""
    names = [_loaded(face) for face in FACES]
    lacking = [face for face, name in zip(FACES, names, strict=True) if not name]
    if not lacking:
        return names[0]
    log.warning("the serif cannot be loaded (%s); the platform's is taken", ", ".join(lacking))
    return names[0] or platform_family()


def platform_family() -> str:
    """Return the platform's own serif."""
    font = QFont("serif")
    font.setStyleHint(QFont.StyleHint.Serif)
    return font.defaultFamily()


def _loaded(face: str) -> str:
    """Return the family of one font file after loading it; "" if that fails."""
    path = paths.own("assets", "fonts", f"SourceSerifPro-{face}.ttf")
    number = QFontDatabase.addApplicationFont(str(path))
    found = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    return found[0] if found else ""
