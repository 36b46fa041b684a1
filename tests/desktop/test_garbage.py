"""What is alive when a match is opened is not looked through again; what is garbage goes."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop import garbage
from desktop.window import MainWindow
from tests.bench import evening
from tests.desktop.test_window import windows


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    yield from windows(qtbot)


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_what_is_alive_is_put_aside_when_a_match_is_opened(
    window: MainWindow, tmp_path: Path
) -> None:
    garbage.put_aside_with(window)
    before = gc.get_freeze_count()
    window.host.open(evening.saved(tmp_path))
    assert gc.get_freeze_count() > before + 1000


def test_what_was_put_aside_and_is_garbage_now_goes_with_the_next_match() -> None:
    class Loop:
        def __init__(self) -> None:
            self.itself = self

    loop = Loop()
    alive = weakref.ref(loop)
    garbage.put_aside()
    del loop
    assert alive() is not None
    garbage.put_aside()
    assert alive() is None
