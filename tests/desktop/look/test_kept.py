"""The grain of the wood is kept from one start to the next, and is what would be painted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from desktop.common import paths
from desktop.look import wood as kept_pictures
from desktop.look.theme import theme_for
from desktop.look.wood import _grain, kept, painted_grain

SIZE = QSize(8, 6)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is new is written as soon as there is time, and nothing was written before."""
    monkeypatch.setattr(kept_pictures, "LATER", 0)
    monkeypatch.setattr(kept_pictures, "_written", set())
    _grain.cache_clear()
    yield
    _grain.cache_clear()


class Painter:
    def __init__(self, colour: Qt.GlobalColor) -> None:
        self.colour, self.times = colour, 0

    def __call__(self) -> QImage:
        self.times += 1
        image = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(self.colour)
        return image


def files() -> list[bytes]:
    return [file.read_bytes() for file in paths.cache().glob("*.faces")]


def test_what_was_painted_once_is_read_the_next_time(qtbot):
    first, second = Painter(Qt.GlobalColor.red), Painter(Qt.GlobalColor.blue)
    painted = kept("stone", "grey", SIZE, first)
    qtbot.waitUntil(lambda: len(files()) == 1)
    assert kept("stone", "grey", SIZE, second) == painted
    assert (first.times, second.times) == (1, 0)
    assert kept("stone", "green", SIZE, second) != painted, "another colour is another picture"


def test_of_a_window_that_is_resized_only_the_first_is_written(qtbot):
    for wide in range(8, 12):
        kept("stone", "grey", QSize(wide, 6), Painter(Qt.GlobalColor.red))
    qtbot.waitUntil(lambda: len(files()) == 1)
    qtbot.wait(20)
    assert len(files()) == 1


def test_without_a_folder_it_is_painted(monkeypatch):
    def refuse() -> None:
        raise PermissionError

    monkeypatch.setattr(paths, "cache", refuse)
    painter = Painter(Qt.GlobalColor.red)
    assert kept("stone", "grey", SIZE, painter) == painter()


@pytest.mark.parametrize("dark", [False, True])
def test_the_grain_that_was_kept_is_the_one_that_is_painted(qtbot, dark):
    look = theme_for(dark)
    fresh = _grain(look)
    qtbot.waitUntil(lambda: len(files()) == 1)
    _grain.cache_clear()
    assert _grain(look) == fresh == painted_grain(look)
