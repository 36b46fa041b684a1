"""Draws ahead what may be wanted soon, one picture at a time, while nobody waits for anything.

First how each card looks that rests, for what is dragged over it uncovers it again and again; then
the other faces of the pack in the size at which cards lie now.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from desktop.common.motion import Motion
from desktop.packs import Pack
from desktop.table.contents import TableContents
from desktop.table.sharpness import Sharpness

_PAUSE = 40
"""Thousandths of a second between two pictures."""


class Leisure(QObject):
    """What a table draws when nothing else is to do."""

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
        self._faces: Iterator[None] = iter(())
        """The faces that are drawn, one by one."""
        self._drawn: tuple[object, ...] = ()
        """For which size they are."""

    def begin(self) -> None:
        """Perhaps there is time now, and something to draw."""
        if self._table.isVisible() and self._contents.scene is not None:
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
