"""Pictures of chance: the raw stuff of grain, fibres and specks, the same every time."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter


def specks(seed: int, across: int, down: int, colour: QColor) -> QImage:
    """Return a picture of one colour that lets through by chance at each dot."""
    return masked(across, down, Random(seed).randbytes(across * down), colour)


def masked(across: int, down: int, mask: bytes, colour: QColor) -> QImage:
    """Return a picture of one colour; `mask` has a byte for each dot: how far it covers."""
    covers = QImage(mask, across, down, across, QImage.Format.Format_Alpha8)
    picture = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(colour)
    picture.setAlphaChannel(covers)
    return picture


def streaks(
    painter: QPainter,
    where: QRectF,
    seed: int,
    cells: tuple[int, int],
    colour: QColor,
    strength: float,
) -> None:
    """Paint chance stretched: few cells across and many down make streaks.

    The right edge goes on at the left one, so that the painted area can be laid in a row.
    """
    across, down = cells
    image = specks(seed, across, down, colour)
    joined = QImage(across + 1, down, image.format())
    joined.fill(0)
    with QPainter(joined) as copier:
        copier.drawImage(0, 0, image)
        copier.drawImage(across, 0, image, 0, 0, 1, down)
    painter.setOpacity(strength)
    painter.drawImage(where, joined, QRectF(0.5, 0, across, down))
    painter.setOpacity(1.0)
