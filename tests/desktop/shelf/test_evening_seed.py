"""The code on the page of an evening: read, copied, and gone while a deal is on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.shelf.evening_page import EveningPage
from engine import seeds
from engine.match import Match
from engine.store import save_copy
from engine.table import NOBODY
from tests.desktop.sheet.pages import page
from tests.desktop.tables import head, hosted, quick_settings

CODE = seeds.code(bytes(range(16)))


@pytest.fixture
def shown(qtbot: QtBot) -> EveningPage:
    dialog = EveningPage(page((5, 0, None)))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_without_a_seed_there_is_no_line_for_it(shown: EveningPage) -> None:
    assert not shown.seed.isVisible()


def test_a_code_is_shown_in_groups_and_copied(shown: EveningPage) -> None:
    shown.seed.show_seed(CODE)
    assert shown.seed.isVisible() and not shown.seed.mark.isVisible()
    assert shown.seed.field.isReadOnly() and shown.seed.field.text() == seeds.shown(CODE)
    shown.seed.copy.click()
    assert seeds.read(QGuiApplication.clipboard().text()) == CODE


def test_a_number_is_marked_guessable(shown: EveningPage) -> None:
    shown.seed.show_seed(42)
    assert shown.seed.field.text() == "42"
    assert shown.seed.mark.isVisible() and shown.seed.mark.text() == "guessable"


def test_when_a_deal_begins_the_code_is_gone(shown: EveningPage) -> None:
    shown.seed.show_seed(CODE)
    shown.seed.show_seed(None)
    assert not shown.seed.isVisible() and shown.seed.field.text() == ""


def test_the_page_of_the_open_evening_shows_its_code_while_no_deal_is_on(
    shown: EveningPage, tmp_path: Path
) -> None:
    with hosted(quick_settings(tmp_path)) as table:
        match = Match(head("Anna", "Ben", "Cilli", "Dora", seed=CODE))
        match.deal()
        while match.turn != NOBODY:
            match.play(match.legal()[0])
        save_copy(tmp_path / "evening.kartentisch", match.events())
        table.host.open(tmp_path / "evening.kartentisch")
        shown.watch(table.host)
        assert seeds.read(shown.seed.field.text()) == CODE
        table.host.deal()
        assert not shown.seed.isVisible() and shown.seed.field.text() == ""
