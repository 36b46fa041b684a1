"""The cards that are played with are those that were chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.packs import Look, Pack
from desktop.packs.pack_settings import PackChoice, choose
from desktop.window.main_window import MainWindow
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, wait_for_me


def test_a_missing_card_is_said(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pack, "_file", lambda _, code: Path("nowhere", f"{code}.svg"))
    window.host.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    qtbot.waitUntil(lambda: "card set" in window.message.text())


def test_the_table_shows_another_pack_at_once(qtbot: QtBot, window: MainWindow) -> None:
    window.host.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    assert window.pack.folder.name == "bavarian"
    before = window.table.grab().toImage()
    choose(window.settings, window.host.speech.rules, PackChoice("tell", Look(colours="grey")))
    assert (window.pack.folder.name, window.pack.look.colours) == ("tell", "grey")
    assert window.table.grab().toImage() != before


def test_letters_on_cards_follow_the_language(qtbot: QtBot, window: MainWindow) -> None:
    window.host.begin(head(*TABLE))
    for language in ("de", "en"):
        window.settings["language"] = language
        qtbot.waitUntil(lambda wanted=language: window.pack.look.language == wanted)
