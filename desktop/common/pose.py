"""Where a card or another flat thing lies, and how far it is turned: geometry without widgets."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPolygonF, QTransform


class Pose(NamedTuple):
    """Its middle and its size before it is turned, in pixels; `turn` in degrees, clockwise.

    What lies still is turned by whole degrees, so that few turned pictures are needed.
    """

    x: float
    y: float
    width: int
    height: int
    turn: float = 0

    @staticmethod
    def upright(rect: QRect) -> Pose:
        """Return a thing that fills this rectangle and is not turned."""
        return Pose(
            rect.x() + rect.width() / 2, rect.y() + rect.height() / 2, rect.width(), rect.height()
        )

    @property
    def middle(self) -> QPointF:
        """Its middle."""
        return QPointF(self.x, self.y)

    @property
    def size(self) -> QSize:
        """Its size before it is turned."""
        return QSize(self.width, self.height)

    def moved(self, x: float, y: float) -> Pose:
        """Return the same thing so far away."""
        return self._replace(x=self.x + x, y=self.y + y)

    def moved_to(self, middle: QPointF | QPoint) -> Pose:
        """Return the same thing with its middle there."""
        return self._replace(x=middle.x(), y=middle.y())

    def turned(self, turn: float) -> Pose:
        """Return the same thing turned so far, whatever it was before."""
        return self._replace(turn=turn)

    def sized(self, size: QSize) -> Pose:
        """Return a thing of this size that lies as this one."""
        return self._replace(width=size.width(), height=size.height())

    def raised(self, by: float) -> Pose:
        """Return the same thing, moved away from its lower edge, along its own height."""
        angle = radians(self.turn)
        return self.moved(by * sin(angle), -by * cos(angle))

    # Its shape.

    def _to_table(self) -> QTransform:
        """From its own pixels, counted from its upper left corner, to those of the table."""
        whole = QTransform()
        whole.translate(self.x, self.y)
        whole.rotate(self.turn)
        whole.translate(-self.width / 2, -self.height / 2)
        return whole

    def part(self, part: QRectF) -> QPolygonF:
        """Return the shape of a part of it, which is given in its own pixels."""
        return self._to_table().map(QPolygonF(part))

    @property
    def shape(self) -> QPolygonF:
        """Its outline, turned."""
        return self.part(QRectF(0, 0, self.width, self.height))

    @property
    def rect(self) -> QRect:
        """The least upright rectangle around it; its own one if it is not turned."""
        if not self.turn:
            left, top = round(self.x - self.width / 2), round(self.y - self.height / 2)
            return QRect(left, top, self.width, self.height)
        return self.shape.boundingRect().toAlignedRect()

    def contains(self, point: QPoint | QPointF) -> bool:
        """Whether a point of the table lies on it."""
        x, y, angle = point.x() - self.x, point.y() - self.y, radians(self.turn)
        across, down = x * cos(angle) + y * sin(angle), y * cos(angle) - x * sin(angle)
        return abs(across) <= self.width / 2 and abs(down) <= self.height / 2

    def at(self, x: float, y: float) -> QPointF:
        """Return the point of the table so far from its upper left corner, in parts of it."""
        return self._to_table().map(QPointF(x * self.width, y * self.height))

    def towards(self, goal: Pose, part: float) -> Pose:
        """Return the pose at this part of the straight way to another one."""

        def mixed(one: float, other: float) -> float:
            return one + (other - one) * part

        return Pose(
            mixed(self.x, goal.x),
            mixed(self.y, goal.y),
            round(mixed(self.width, goal.width)),
            round(mixed(self.height, goal.height)),
            mixed(self.turn, goal.turn),
        )


def around(poses: Iterable[Pose]) -> QRect:
    """Return the least upright rectangle around several things; empty for none."""
    whole = QRect()
    for pose in poses:
        whole = whole.united(pose.rect)
    return whole
