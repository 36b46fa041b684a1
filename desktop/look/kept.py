"""Pictures of the look that take long to paint, kept on the disk from one start to the next.

Wood and stone look the same every time. They are painted once, written when the program has time,
and after that only read, as long as they would be painted in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, QTimer, qVersion
from PySide6.QtGui import QImage

from desktop import __version__
from desktop.common import paths
from desktop.common.picture_cache import PictureCache, stamp

LATER = 3000
"""Milliseconds after which something new is written: first the table is to be there."""

_written: set[str] = set()
"""What was written in this run: each thing once, not every size of a window that is resized."""


def kept(what: str, of: object, size: QSize, paint: Callable[[], QImage]) -> QImage:
    """The picture of this size that was painted in an earlier start, or else is painted now.

    `of` is all that the picture depends on, besides its size and the code of this folder.
    """
    try:
        folder = paths.cache()
    except OSError:
        return paint()
    made_by = f"{__version__} {qVersion()} {stamp(Path(__file__).parent)}"
    cache = PictureCache(folder, f"{what} {of} {made_by}", (size.width(), size.height()))
    found = cache.picture(what)
    if found is not None:
        return found
    made = paint()
    app = QCoreApplication.instance()
    if what not in _written and app is not None:
        _written.add(what)
        QTimer.singleShot(LATER, app, lambda: _write(cache, what, made))
    return made


def _write(cache: PictureCache, what: str, picture: QImage) -> None:
    for _ in cache.keep({what: picture}):
        pass
