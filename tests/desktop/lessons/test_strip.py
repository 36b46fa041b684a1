"""Tags above a list: where there is little room they are rolled with it, and never cut."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from desktop.lessons.page import FirstEvenings
from desktop.lessons.progress import Progress
from desktop.tasks.page import TasksPage
from engine import games

TITLES = {name: name.title() for name in games.names()}


def page(kind: str, folder: Path) -> FirstEvenings | TasksPage:
    progress = Progress(lambda: folder, "guest")
    if kind == "lessons":
        return FirstEvenings(TITLES, "ramsen", progress, lambda: "en")
    return TasksPage(TITLES, "ramsen", progress, date(2026, 1, 1))


@pytest.mark.parametrize("kind", ["lessons", "tasks"])
def test_tags_are_whole_in_a_high_window_and_in_a_low_one(
    qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    one = page(kind, tmp_path)
    qtbot.addWidget(one)
    one.show()
    for size, folded in (((1280, 800), False), ((420, 330), True), ((1280, 800), False)):
        one.resize(*size)
        for _ in range(3):
            QCoreApplication.processEvents()
        rolled = one._rolled
        assert rolled.folded is folded
        assert rolled.strip.height() >= rolled.flow.heightForWidth(rolled.strip.width())
        assert rolled.area.isAncestorOf(rolled.strip) is folded
