"""Making somebody anonymous from the club's page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot

from desktop.club.model import confirmations
from desktop.club.pages.club_page import ClubPage
from desktop.session import last_evening
from engine.head import Head as TableHead
from engine.head import Player
from engine.store import CLUB, load
from engine.tournament.head import Head
from tests.workshop.demo_organiser import Organiser


@pytest.fixture
def page(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[ClubPage]:
    one = Organiser(tmp_path)
    one.window.pages.show_club()
    yield one.club
    one.close()


def test_everything_that_is_open_goes_on_under_another_name_and_back(page, monkeypatch):
    flow, controller, match_controller = (
        page.without_name,
        page.controller,
        page.without_name._match_controller,
    )
    people = (Player("Anna Aicher"), Player("Ben"), Player("Cilli"))
    match_controller.begin(TableHead("free_sheet", "", {}, people, 64, real_cards=True))
    table = match_controller.path
    page.window().pages.show_club()
    assert page.isVisible()
    assert controller.begin(Head(title="50 years of Anna Aicher"))
    assert controller.file is not None
    called = controller.file.path
    assert called.stem == "50 years of Anna Aicher"
    controller.enter("Anna Aicher")
    page.people.name.setText("Ben Bauer")
    page.people.enter()
    controller.undo()
    questions: list[str] = []
    monkeypatch.setattr(QInputDialog, "getItem", lambda *args: ("anna aicher", True))
    monkeypatch.setattr(
        confirmations, "sure", lambda parent, question: bool(questions.append(question)) or True
    )
    flow.ask()
    assert "Anonymous 1" in questions[0]
    assert controller.state.people[1].name == "Anonymous 1"
    assert [one.get("name") for one in controller.tournament.redoable()] == ["Ben Bauer"]
    assert match_controller.head is not None
    assert match_controller.head.players[0].name == "Anonymous 1"
    assert page.isVisible()
    assert controller.do({"enter": 2, "name": "Dora"})
    file = controller.file.path
    assert file.stem == controller.state.head.title == "50 years of Anonymous 1"
    assert last_evening.club() == file and not called.exists()
    assert load(file, CLUB).wrong == 0
    page._fill_menu()
    entry = next(one for one in page.menu.actions() if "Anonymous 1" in one.text())
    entry.trigger()
    assert [one.name for one in controller.state.people.values()] == ["Anna Aicher", "Dora"]
    assert match_controller.path == table
    assert controller.file.path == called == last_evening.club()
    assert match_controller.head.players[0].name == "Anna Aicher"
    page._fill_menu()
    assert not any("Anonymous 1" in one.text() for one in page.menu.actions())


def test_a_name_that_stands_nowhere_and_a_rehearsal_are_told(page, monkeypatch):
    monkeypatch.setattr(QInputDialog, "getItem", lambda *args: ("Nobody", True))
    page.without_name.ask()
    assert "Nobody" in page.message.text()
