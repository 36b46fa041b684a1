"""The size of page that was chosen last; at first that of this country."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from desktop.common.settings import Settings

SIZES = ("A4", "A5", "A6", "Letter")
KEY = "page_size"
_LETTER = ("BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE")
"""Where letter paper is usual, by the Unicode CLDR."""


def remembered(settings: Settings | None) -> str:
    """Return the size to begin with."""
    kept = settings.remembered(KEY) if settings is not None else None
    if isinstance(kept, str) and kept in SIZES:
        return kept
    return usual(QLocale.territoryToCode(QLocale.system().territory()))


def usual(region: str) -> str:
    """Return the size that is usual in a region, named by its two letters; "" is any."""
    return "Letter" if region in _LETTER else "A4"


def remember(settings: Settings | None, size: str) -> None:
    """Begin with this size the next time."""
    if settings is not None:
        settings.remember(KEY, size)
