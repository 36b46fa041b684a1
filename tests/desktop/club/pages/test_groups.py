"""Several groups in one evening, at the real page and on paper."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.club.model import again, lists, wall
from desktop.club.pages.club_page import ClubPage
from desktop.club.pages.list_dialog import ListDialog
from desktop.club.pages.person import PersonDialog
from desktop.club.pages.setup import SetupDialog
from desktop.club.papers import sheets
from desktop.print.blocks import Boxes, Paper, Rows, Text
from engine.tournament.head import Head
from tests.desktop.club.rooms import draw_round
from tests.workshop.demo_organiser import Organiser

SETTINGS = {"sizes": [4], "seed": 7, "groups": ["A", "B"], "plan": ["drawn"], "fee": 500}


@pytest.fixture
def page(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[ClubPage]:
    one = Organiser(tmp_path)
    one.window.pages.show_club()
    yield one.club
    one.close()


def _enter(page: ClubPage, name: str) -> None:
    page.people.name.setText(name)
    page.people.enter()


def _begun(page: ClubPage) -> None:
    prizes = [{"kind": "place", "place": 1, "money": 900}, {"kind": "tag", "tag": "lady"}]
    assert page.controller.begin(Head().changed(SETTINGS | {"prizes": prizes}))
    for number in range(1, 9):
        page.people.group.set_value("A" if number < 5 else "B")
        _enter(page, f"Person {number}")
    assert draw_round(page.controller)
    page.controller.do({"start": 1})


def _handed_in(page: ClubPage) -> None:
    for table in (1, 2):
        seated = page.controller.state.round(1).seated(table)
        page.controller.do({"result": [1, table], "values": list(seated)})


def _told(paper: Paper) -> str:
    found: list[str] = []

    def tell(block: object) -> None:
        match block:
            case Text():
                found.append(block.text)
            case Rows():
                found.extend([*block.heads, *(cell for row in block.rows for cell in row)])
            case Boxes():
                for box in block.boxes:
                    for one in box:
                        tell(one)

    for block in paper.blocks:
        tell(block)
    return "\n".join(found)


def test_people_are_entered_into_groups_and_moved_until_the_draw(page):
    controller, people = page.controller, page.people
    assert controller.begin(Head().changed(SETTINGS))
    assert people.group.isVisibleTo(people)
    _enter(page, "Anna")
    people.group.set_value("B")
    _enter(page, "Ben")
    _enter(page, "Cilli")
    assert [controller.state.group_of(who) for who in (1, 2, 3)] == ["A", "B", "B"]
    people.grid.selectAll()
    people.bar.actions_of["other_group"].trigger()
    assert [controller.state.group_of(who) for who in (1, 2, 3)] == ["B", "A", "A"]
    controller.undo()
    assert [controller.state.group_of(who) for who in (1, 2, 3)] == ["A", "B", "B"]
    dialog = PersonDialog(controller.state.people[1], 0, None, controller.state.head.groups)
    dialog.group.set_value("B")
    assert dialog.events() == [{"change": 1, "group": "B"}]
    listed = ListDialog(controller, "Name;Group\nDora;A\nEmil;B\nFritz;\nGina;X\n")
    assert "line 5 (There is no such group)" in listed.about.text()
    assert listed.enter() == 3
    assert [controller.state.group_of(who) for who in (4, 5, 6)] == ["A", "B", "A"]


def test_after_the_draw_everything_says_which_group_it_is(page):
    _begun(page)
    controller, state = page.controller, page.controller.state
    assert not page.people.bar.actions_of["other_group"].isVisible()
    page.rooms.setCurrentWidget(page.rounds)
    cards = [card.accessibleName() for card in page.rounds.tables.cards]
    assert cards[0].startswith("Table 1 · Group A") and cards[1].startswith("Table 2 · Group B")
    page.rounds.entry.pick(2)
    assert page.rounds.entry._table_label.text() == "Ta&ble · Group B"
    page.rounds.entry.drop()
    assert page.rounds.entry._table_label.text() == "Ta&ble"
    assert [left for left, _ in wall.lines(state, "tables")] == ["A 1", "B 2"]
    for name in ("seating_tables", "seating_names", "table_sheets", "tents", "start_cards"):
        told = _told(sheets.PAPERS[name][0](state, 1))
        assert "Group B" in told or "\nB 2\n" in told, name
    _handed_in(page)
    state = controller.state
    heads, rows, _ = lists.places(state)
    assert heads[1] == "Group"
    assert [row[:3] for row in rows if row[0] == "1."] == [["1.", "A", "4"], ["1.", "B", "8"]]
    assert ("Group B", "") in wall.lines(state, "places")
    prizes = [(row[0], row[3]) for row in lists.prizes(state)[0].rows]
    assert prizes == [
        ("Place 1, Group A", "Person 4"),
        ("Place 1, Group B", "Person 8"),
        ("Best of “lady”, Group A", "nobody gets it"),
        ("Best of “lady”, Group B", "nobody gets it"),
    ]
    for name in ("standings", "standings_wall", "standings_full", "certificates", "prizes"):
        assert "Group B" in _told(sheets.PAPERS[name][0](state, 1)), name


def test_a_prize_of_one_group_is_won_and_told_in_it_alone(page):
    _begun(page)
    _handed_in(page)
    controller = page.controller
    cup = {"kind": "place", "place": 1, "thing": "cup", "group": "B"}
    both = {"kind": "place", "place": 2, "money": 500}
    assert controller.do({"set": {"prizes": [cup, both]}})
    listing, won = lists.prizes(controller.state)
    assert [(row[0], row[3]) for row in listing.rows] == [
        ("Place 2, Group A", "Person 3"),
        ("Place 1, Group B", "Person 8"),
        ("Place 2, Group B", "Person 7"),
    ]
    assert [one.number for one in won] == [3, 8, 7]
    page.money.hand_over(1)
    assert controller.state.handed == {(0, 8)}
    paper = sheets.PAPERS["prizes"][0](controller.state, 1)
    heads = [block.text for block in paper.blocks if isinstance(block, Text)][:2]
    tables = [block.rows for block in paper.blocks if isinstance(block, Rows)]
    assert heads == ["Group A", "Group B"]
    assert [[row[0] for row in rows] for rows in tables] == [["Place 2"], ["Place 1", "Place 2"]]
    page.controller.do({"set": {"prizes": [cup | {"group": "gone"}]}})
    assert [row[3] for row in lists.prizes(controller.state)[0].rows] == ["Person 4", "Person 8"]


def test_an_evening_like_it_has_its_groups_with_the_same_people(page):
    _begun(page)
    before = page.controller.state
    dialog = SetupDialog(again.like(before.head, "2026-06-01"), new=True, like=True)
    assert dialog.groups.text() == "A, B"
    assert page.controller.begin(dialog.head())
    again.enter_all(page.controller, before)
    assert [page.controller.state.group_of(who) for who in range(1, 9)] == ["A"] * 4 + ["B"] * 4
    dialog.groups.setText("A")
    assert "at least two groups" in dialog.problem()
    dialog.groups.setText("")
    assert dialog.head().groups == ()
