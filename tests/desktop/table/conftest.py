"""A table on the screen."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.common.settings import Settings
from desktop.packs import Pack
from desktop.table.table import TableView

SIZE = (900, 640)


@pytest.fixture(scope="session")
def pack(qapp: object) -> Pack:
    """The cards that come with the program."""
    return Pack(paths.own("assets", "cards", "bavarian"))


@pytest.fixture
def table(qtbot: QtBot, settings: Settings, pack: Pack) -> TableView:
    """A table on which cards jump."""
    settings["motion"] = "off"
    view = TableView(settings, pack)
    qtbot.addWidget(view)
    view.resize(*SIZE)
    with qtbot.waitActive(view):
        view.show()
        view.activateWindow()
    return view


@pytest.fixture
def moving(qtbot: QtBot, settings: Settings, pack: Pack) -> TableView:
    """A table on which cards fly."""
    settings["motion"] = "on"
    view = TableView(settings, pack)
    qtbot.addWidget(view)
    view.resize(*SIZE)
    view.show()
    return view
