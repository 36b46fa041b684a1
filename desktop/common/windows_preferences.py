"""What Windows' user preferences, read from the parameters of the system: contrast, and motion."""

from __future__ import annotations

import ctypes
from typing import Any

from desktop.common.preferences import CONTRAST, STILL, preferences

GET_HIGH_CONTRAST = 0x0042
GET_ANIMATION = 0x1042
HIGH_CONTRAST_ON = 0x1
"""As winuser.h names them: SPI_GETHIGHCONTRAST, SPI_GETCLIENTAREAANIMATION, HCF_HIGHCONTRASTON."""


class HighContrast(ctypes.Structure):
    """HIGHCONTRASTW of winuser.h."""

    _fields_ = (
        ("size", ctypes.c_uint),
        ("flags", ctypes.c_uint),
        ("scheme", ctypes.c_void_p),
    )


def ask() -> None:
    """Hear what Windows says now."""
    preferences.hear("Windows", read(ctypes.windll.user32))  # type: ignore[attr-defined,unused-ignore]


def read(user32: Any) -> dict[str, bool]:
    """Return what is wished for, by the functions of this library.

    What cannot be read is not wished.
    """
    high = HighContrast(size=ctypes.sizeof(HighContrast))
    moves = ctypes.c_int(1)
    told = user32.SystemParametersInfoW(GET_HIGH_CONTRAST, high.size, ctypes.byref(high), 0)
    of_motion = user32.SystemParametersInfoW(GET_ANIMATION, 0, ctypes.byref(moves), 0)
    return {
        CONTRAST: bool(told) and bool(high.flags & HIGH_CONTRAST_ON),
        STILL: bool(of_motion) and not moves.value,
    }
