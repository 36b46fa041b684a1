"""A table that is resized: roughly at each step, smoothly at rest, sharply a little later."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.common.haste import Haste
from desktop.packs import Pack
from desktop.table.sharpness import Sharpness


@pytest.fixture
def owner(qapp: QObject) -> QObject:
    return QObject()


def test_it_grows_sharper_in_two_steps(qtbot: QtBot, owner: QObject, tmp_path: Path) -> None:
    pack = Pack(tmp_path)
    sharpness = Sharpness(pack, owner)
    seen: list[Haste] = []
    sharpness.again.connect(lambda: seen.append(pack.haste))
    sharpness.resized()
    assert pack.haste is Haste.ROUGH
    sharpness.painted()
    qtbot.waitUntil(lambda: not sharpness.busy)
    assert seen == [Haste.SMOOTH, Haste.NONE]


def test_nothing_is_painted_again_before_the_step_was_seen(
    qtbot: QtBot, owner: QObject, tmp_path: Path
) -> None:
    pack = Pack(tmp_path)
    sharpness = Sharpness(pack, owner)
    sharpness.resized()
    qtbot.wait(60)
    assert pack.haste is Haste.ROUGH


def test_another_step_begins_anew(qtbot: QtBot, owner: QObject, tmp_path: Path) -> None:
    pack = Pack(tmp_path)
    sharpness = Sharpness(pack, owner)
    sharpness.resized()
    sharpness.painted()
    qtbot.waitUntil(lambda: pack.haste is Haste.SMOOTH)
    sharpness.resized()
    assert pack.haste is Haste.ROUGH
    sharpness.drop()
    assert pack.haste is Haste.NONE and not sharpness.busy
