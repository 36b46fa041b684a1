"""The portrait at a seat: the one that its name usually has."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.common import portraits


def paint_portrait(painter: QPainter, where: QRectF, name: str, ratio: float) -> None:
    """Paint the portrait of this name into a square."""
    portraits.paint_portrait(painter, where, portraits.usual(name), ratio)
