"""Pictures of turned cards and of their shadows, kept as long as there is room for them.

Turning a picture takes longer than laying it down. So every card is painted turned by whole
degrees, and what was turned once is laid down again, for cards that lie and for those that move.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from math import ceil, cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.common.cached_picture import on_a_pixel
from desktop.common.pose import Pose
from desktop.look.shadow import Shadow, lay_shadow

BUDGET = 64_000_000
"""How many bytes of pictures are kept before those not used for longest go."""
NEAR = 3
"""So many degrees beside its own turn a card is shown for a moment by a picture that is there."""


def box(pose: Pose) -> QSize:
    """Return the least upright rectangle that a card of this turn needs, wherever it lies."""
    turn = round(pose.turn)
    if not turn:
        return pose.size
    across, down = abs(cos(radians(turn))), abs(sin(radians(turn)))
    return QSize(
        ceil(pose.width * across + pose.height * down),
        ceil(pose.width * down + pose.height * across),
    )


def lay_face(
    painter: QPainter,
    middle: QPointF,
    pose: Pose,
    face: QPixmap,
    ratio: float,
    *,
    moving: bool = False,
) -> None:
    """Lay a face or back there, turned as its pose says to the nearest degree.

    For a moving one a picture turned nearly so stands in: nobody looks for its very turn.
    """
    laid = _turned(pose, face, ratio, moving=moving) if round(pose.turn) else face
    _lay(painter, middle, laid)


def get_face_ready(pose: Pose, face: QPixmap, ratio: float) -> bool:
    """Have the picture of a face that will be laid soon; whether it had to be made."""
    made = _kept.made
    if round(pose.turn):
        _turned(pose, face, ratio)
    return _kept.made > made


def _turned(pose: Pose, face: QPixmap, ratio: float, *, moving: bool = False) -> QPixmap:
    turn = round(pose.turn)

    def key(turned: int) -> Hashable:
        return "face", face.cacheKey(), pose.size.toTuple(), turned, ratio

    def paint(inner: QPainter) -> None:
        where = QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height)
        inner.rotate(turn)
        inner.drawPixmap(where, face, QRectF(face.rect()))

    others = map(key, _beside(turn)) if moving else ()
    return _kept.picture(key(turn), box(pose), ratio, paint, others)


def lay_shade(
    painter: QPainter,
    middle: QPointF,
    pose: Pose,
    corner: float,
    shadow: Shadow,
    ratio: float,
    *,
    moving: bool = False,
) -> None:
    """Lay the shadow of a card there, away from it as the shadow says; as `lay_face`."""
    away = QPointF(shadow.across, shadow.down)
    _lay(painter, middle + away, _shade(pose, corner, shadow, ratio, moving=moving))


def _beside(turn: int) -> Iterator[int]:
    """Yield the turns that may stand in for this one, the nearest first; never none at all."""
    for away in range(1, NEAR + 1):
        yield from (other for other in (turn - away, turn + away) if other)


def get_shade_ready(pose: Pose, corner: float, shadow: Shadow, ratio: float) -> None:
    """Have the picture of a shadow that will be laid soon."""
    _shade(pose, corner, shadow, ratio)


def _shade(
    pose: Pose, corner: float, shadow: Shadow, ratio: float, *, moving: bool = False
) -> QPixmap:
    turn, around = round(pose.turn), ceil(shadow.soft / 2) + 1
    look = (shadow.soft, round(shadow.dark, 3), round(corner, 1))

    def key(turned: int) -> Hashable:
        return "shadow", pose.size.toTuple(), turned, look, ratio

    def paint(inner: QPainter) -> None:
        where = QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height)
        inner.rotate(turn)
        lay_shadow(inner, where, corner, Shadow(0, 0, shadow.soft, shadow.dark), turn)

    size = box(pose) + QSize(2 * around, 2 * around)
    others = map(key, _beside(turn)) if moving else ()
    return _kept.picture(key(turn), size, ratio, paint, others)


def _lay(painter: QPainter, middle: QPointF, picture: QPixmap) -> None:
    """Lay a picture with its middle there, beginning at a pixel of the screen."""
    size: QSizeF = picture.deviceIndependentSize()
    corner = middle - QPointF(size.width() / 2, size.height() / 2)
    painter.drawPixmap(on_a_pixel(painter, corner), picture)


class Pictures:
    """Pictures by key, not more than there is room for."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self.made = 0
        """How many were made so far."""
        self.bytes = 0

    def picture(
        self,
        key: Hashable,
        size: QSize,
        ratio: float,
        paint: Callable[[QPainter], None],
        others: Iterable[Hashable] = (),
    ) -> QPixmap:
        """Return the picture of this key, or the first of the others that is there.

        Where there is none of them it is painted round its middle.
        """
        for there in (key, *others):
            found = self._pictures.get(there)
            if found is not None:
                self._pictures.move_to_end(there)
                return found
        made = QPixmap(QSizeF(size.toSizeF() * ratio).toSize())
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        with QPainter(made) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(size.width() / 2, size.height() / 2)
            paint(painter)
        self._pictures[key] = made
        self.made += 1
        self.bytes += _bytes(made)
        while self.bytes > self._budget and len(self._pictures) > 1:
            _, old = self._pictures.popitem(last=False)
            self.bytes -= _bytes(old)
        return made


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


_kept = Pictures(BUDGET)
