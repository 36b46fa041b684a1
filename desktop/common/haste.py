"""How much haste there is to paint something whose size keeps changing."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import Qt


class Haste(IntEnum):
    """Whether what was painted for another size will do for now."""

    NONE = 0
    """It is to be painted for its size."""
    SMOOTH = 1
    """It may be stretched, so that its lines stay smooth."""
    ROUGH = 2
    """It may be stretched as quickly as can be."""

    @property
    def mode(self) -> Qt.TransformationMode:
        """How a picture is stretched in this haste."""
        kinds = Qt.TransformationMode
        return kinds.FastTransformation if self is Haste.ROUGH else kinds.SmoothTransformation
