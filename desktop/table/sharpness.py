"""How sharply the table is painted while its window changes its size.

Each step is laid out anew and painted of what was drawn for the size before. As soon as nothing has
been resized for a moment, all is painted for its size, and only the faces of cards are still those
of before, smoothly stretched; they are drawn from their files a little later.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from desktop.common.haste import Haste
from desktop.common.motion import Motion
from desktop.packs import Pack
from desktop.table.contents import TableContents

_PAINTED = 0
"""Thousandths of a second after the picture of a step: as soon as all of it is on the screen."""
_AT_REST = 12
"""How long no other step may come, in thousandths of a second, for a picture of its own size."""
_FACES = 250
"""How long after that picture the faces are drawn, in thousandths of a second."""


class Sharpness(QObject):
    """Tells a pack how much haste there is, and when to paint again."""

    again = Signal()
    """All is to be painted again, more sharply than before."""

    def __init__(self, pack: Pack, parent: QObject) -> None:
        super().__init__(parent)
        self._pack = pack
        self._painted = QTimer(self, singleShot=True, interval=_PAINTED)
        self._rest = QTimer(self, singleShot=True, interval=_AT_REST)
        self._faces = QTimer(self, singleShot=True, interval=_FACES)
        self._painted.timeout.connect(self._rest.start)
        self._rest.timeout.connect(self._smooth)
        self._faces.timeout.connect(self._sharp)

    @property
    def rough(self) -> bool:
        """Whether what was painted for another size will do."""
        return self._pack.haste is Haste.ROUGH

    @property
    def busy(self) -> bool:
        """Whether something is to be painted again soon."""
        return self._pack.haste is not Haste.NONE

    def resized(self) -> None:
        """Note that the window has changed its size a moment ago."""
        self._pack.haste = Haste.ROUGH
        for timer in (self._painted, self._rest, self._faces):
            timer.stop()

    def painted(self) -> None:
        """Note that a step is being painted."""
        if self.rough and not self._rest.isActive():
            self._painted.start()

    def drop(self) -> None:
        """Nobody sees the table any more."""
        for timer in (self._painted, self._rest, self._faces):
            timer.stop()
        self._pack.haste = Haste.NONE

    def _smooth(self) -> None:
        self._pack.haste = Haste.SMOOTH
        self._faces.start()
        self.again.emit()

    def _sharp(self) -> None:
        self._pack.haste = Haste.NONE
        self.again.emit()


_PAUSE = 40
"""Thousandths of a second between two pictures."""


class Leisure(QObject):
    """Draws ahead what may be wanted soon, one picture at a time, while nobody waits for anything.

    First how each card looks that rests, for what is dragged over it uncovers it again and again,
    and how those of the own hand do that make room for it; then the other faces of the pack in the
    size at which cards lie now.
    """

    def __init__(
        self,
        table: QWidget,
        pack: Pack,
        contents: TableContents,
        motion: Motion,
        sharpness: Sharpness,
    ) -> None:
        super().__init__(table)
        self._table = table
        self._pack = pack
        self._contents = contents
        self._motion = motion
        self._sharpness = sharpness
        self._timer = QTimer(self, interval=_PAUSE)
        self._timer.timeout.connect(self._draw)
        self._parted: Iterator[None] = iter(())
        """The cards of the own hand, as they make room for another one."""
        self._faces: Iterator[None] = iter(())
        """The faces that are drawn, one by one."""
        self._drawn: tuple[object, ...] = ()
        """For which size they are."""

    def begin(self) -> None:
        """Perhaps there is time now, and something to draw."""
        if self._table.isVisible() and self._contents.scene is not None:
            self._parted = self._contents.get_ready_to_part()
            self._timer.start()

    def end(self) -> None:
        """Draw nothing more until it begins again."""
        self._timer.stop()

    def _draw(self) -> None:
        held = self._contents.hand.held is not None
        if self._motion.busy or self._sharpness.busy or held:
            return
        if any(card.keep() for card in self._contents.cards.widgets.values()):
            return
        if next(self._parted, self) is None:
            return
        pack, ratio = self._pack, self._table.devicePixelRatioF()
        width = self._contents.places.card_width
        wanted = (*pack.state, width, ratio)
        if wanted != self._drawn:
            self._drawn = wanted
            self._faces = pack.get_ready(width, ratio)
        try:
            next(self._faces)
        except StopIteration:
            self.end()
