"""The geometry of a stroke: how its points waver, and which area a piece of chalk covers there.

A way is the points that a stroke goes through. All chance comes from the generator that is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot, pi, sin
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF


def first_part(way: Sequence[QPointF], part: float) -> list[QPointF]:
    """Return the first part of a way, 0 to 1 of its length."""
    if part >= 1:
        return list(way)
    left = part * sum(_distance(a, b) for a, b in pairwise(way))
    points = [way[0]]
    for a, b in pairwise(way):
        length = _distance(a, b)
        if length >= left:
            points.append(a + (b - a) * (left / length if length else 0))
            break
        points.append(b)
        left -= length
    return points


def _distance(a: QPointF, b: QPointF) -> float:
    return hypot(b.x() - a.x(), b.y() - a.y())


def wobbled(way: Sequence[QPointF], width: float, rng: Random) -> list[QPointF]:
    """Return the way with the unevenness of a hand: shifted a little and swaying."""
    points = _resampled(way, max(2.0, width * 0.6))
    sway = width * rng.uniform(0.12, 0.3)
    waves, phase = rng.uniform(0.5, 1.3), rng.uniform(0, 2 * pi)
    shift = QPointF(rng.uniform(-0.25, 0.25) * width, rng.uniform(-0.25, 0.25) * width)
    last = len(points) - 1
    swayed = []
    for number, point in enumerate(points):
        before, after = points[max(0, number - 1)], points[min(last, number + 1)]
        away = sway * sin(phase + waves * 2 * pi * number / max(1, last))
        away += rng.uniform(-0.035, 0.035) * width
        swayed.append(point + shift + _across(before, after) * away)
    return swayed


def _resampled(way: Sequence[QPointF], step: float) -> list[QPointF]:
    points = [way[0]]
    for a, b in pairwise(way):
        pieces = max(1, round(_distance(a, b) / step))
        points += [a + (b - a) * (piece / pieces) for piece in range(1, pieces + 1)]
    return points


def _across(before: QPointF, after: QPointF) -> QPointF:
    length = _distance(before, after) or 1.0
    return QPointF(before.y() - after.y(), after.x() - before.x()) / length


def edge_of(points: Sequence[QPointF], width: float, pressure: Sequence[float]) -> list[QPointF]:
    """For each point the vector to the left edge of the stroke; its ends are narrower."""
    last = len(points) - 1
    edge = []
    for number in range(last + 1):
        half = width / 2 * _between(pressure, number / last)
        half *= (0.55, 0.9, 1.0)[min(2, number, last - number)]
        edge.append(_across(points[max(0, number - 1)], points[min(last, number + 1)]) * half)
    return edge


def ribbon(points: Sequence[QPointF], edge: Sequence[QPointF], spread: float) -> QPainterPath:
    """Return the area a piece of chalk covers along these points."""
    pairs = list(zip(points, edge, strict=True))
    left = [point + away * spread for point, away in pairs]
    right = [point - away * spread for point, away in reversed(pairs)]
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPolygon(QPolygonF(left + right))
    path.closeSubpath()
    return path


def _between(values: Sequence[float], part: float) -> float:
    place = part * (len(values) - 1)
    low = min(int(place), len(values) - 2)
    return values[low] + (values[low + 1] - values[low]) * (place - low)
