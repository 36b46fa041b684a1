"""Pictures of a widget over time, and how often a spot of it flashes: as WCAG 2.2 counts (2.3.1).

A flash is a pair of changes of light, up and down again or down and up, each of at least a tenth
of the lightest there is, with the darker of both below 0.8 of it. More than three in any second
are too many. WCAG lets spots flash that together are smaller than `SMALL`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

SPOT = 12
"""Width and height of a spot, in pixels."""
FIELD = 341, 256
"""What WCAG takes for ten degrees of what one sees, in pixels."""
SMALL = FIELD[0] * FIELD[1] // 4
"""So many pixels of it may flash at once."""
SECOND = 1000
PAUSE = 25
"""Thousandths of a second between two pictures: four flashes in a second are eight changes."""
FEWEST = 25
_LEAST, _DARK = round(255 * 0.1), round(255 * 0.8)


def _linear(grey: int) -> int:
    part = grey / 255
    return round(255 * (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4))


_LIGHT = bytes(map(_linear, range(256)))


class Frame(NamedTuple):
    """When a picture was taken, in thousandths of a second, and the light of each spot."""

    when: int
    light: bytes


def light_of(picture: QImage) -> bytes:
    """How light each spot is, row by row; 255 is white."""
    small = picture.scaled(
        picture.width() // SPOT,
        picture.height() // SPOT,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(QImage.Format.Format_Grayscale8)
    rows = bytes(small.constBits())
    wide, line = small.width(), small.bytesPerLine()
    there = b"".join(rows[y * line : y * line + wide] for y in range(small.height()))
    return there.translate(_LIGHT)


def watch(
    widget: QWidget, lasts: int, meanwhile: Callable[[], object] = lambda: None
) -> list[Frame]:
    """Pictures of a widget for so long and at least `FEWEST`, up to 40 a second.

    `meanwhile` is done between them.
    """
    clock, frames = QElapsedTimer(), list[Frame]()
    clock.start()
    while clock.elapsed() < lasts or len(frames) < FEWEST:
        frames.append(Frame(clock.elapsed(), light_of(widget.grab().toImage())))
        meanwhile()
        QTest.qWait(PAUSE)
    return frames


def _turns(light: Sequence[tuple[int, int]]) -> Iterator[int]:
    """When the light of a spot has changed to the other side, by what counts as a change."""
    low = high = light[0][1]
    way = 0
    for when, value in light:
        low, high = min(low, value), max(high, value)
        if way <= 0 and value - low >= _LEAST and low < _DARK:
            way, high = 1, value
        elif way >= 0 and high - value >= _LEAST and value < _DARK:
            way, low = -1, value
        else:
            continue
        low = high = value
        yield when


def flashing(frames: Sequence[Frame], most: int = 3) -> dict[int, int]:
    """The spots that flash more often than that in some second, and when that begins."""
    found: dict[int, int] = {}
    for spot, values in enumerate(zip(*(frame.light for frame in frames), strict=True)):
        if max(values) - min(values) < _LEAST:
            continue
        light = [(frame.when, value) for frame, value in zip(frames, values, strict=True)]
        turns = list(_turns(light))
        for first, begin in enumerate(turns):
            if sum(when < begin + SECOND for when in turns[first:]) // 2 > most:
                found[spot] = begin
                break
    return found


def largest_together(frames: Sequence[Frame], wide: int) -> int:
    """How many pixels flash more than three times in about the same second.

    In the part of a widget so wide, as large as `FIELD`, in which most do.
    """
    row, (across, down) = wide // SPOT, (size // SPOT for size in FIELD)
    found = [(spot % row, spot // row, when) for spot, when in flashing(frames).items()]
    most = 0
    for left, _, begin in found:
        for _, top, _ in found:
            within = (
                left <= x < left + across and top <= y < top + down and abs(when - begin) < SECOND
                for x, y, when in found
            )
            most = max(most, sum(within))
    return most * SPOT * SPOT
