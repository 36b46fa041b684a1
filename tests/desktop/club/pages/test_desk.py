"""The organiser's desk: who leads, what comes next, and the clock, beside whatever is done."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.club.model.clock import RoundClock
from desktop.club.pages.desk import Desk
from tests.desktop.club.rooms import hall, running


def desk_of(qtbot: QtBot, office: object, clock: RoundClock | None = None) -> Desk:
    desk = Desk(office, lambda: clock)  # type: ignore[arg-type]
    qtbot.addWidget(desk)
    desk.refresh()
    return desk


def test_before_the_first_round_it_says_what_is_to_be_done(qtbot: QtBot) -> None:
    desk = desk_of(qtbot, hall().office)
    assert desk.steps.text() == "☐ Draw round 1"


def test_who_has_not_paid_is_named_and_many_are_counted(qtbot: QtBot) -> None:
    few, many = hall(3, fee=500).office, hall(8, fee=500).office
    assert "Not paid yet: 1 Person 1, 2 Person 2" in desk_of(qtbot, few).steps.text()
    assert "8 have not paid yet" in desk_of(qtbot, many).steps.text()


def test_while_a_round_runs_the_open_tables_are_named(qtbot: QtBot) -> None:
    office = running().office
    desk = desk_of(qtbot, office)
    open_tables = office.book.rounds[-1].open_tables()
    assert desk.steps.text() == "☐ Results of tables " + ", ".join(map(str, open_tables))


def test_the_clock_is_seen_while_it_runs(qtbot: QtBot) -> None:
    clock = RoundClock()
    desk = desk_of(qtbot, running().office, clock)
    assert desk.time.text() == ""
    clock.set(10)
    clock.toggle()
    desk._show_time()
    assert desk.time.text() in ("10:00", "9:59") and desk.about_time.text() == "left in this round"
    clock.set(-1)
    desk._show_time()
    assert desk.about_time.text() == "over time"


def test_the_next_step_is_a_button_and_none_while_results_are_waited_for(qtbot: QtBot) -> None:
    desk = desk_of(qtbot, hall().office)
    assert desk.step.text() == "Draw round 1" and not desk.step.isHidden()
    with qtbot.waitSignal(desk.step_wanted):
        desk.step.click()
    assert desk_of(qtbot, running().office).step.isHidden()


def test_after_the_last_round_papers_stand_in_the_order_they_are_needed(qtbot: QtBot) -> None:
    prizes = [{"kind": "place", "place": 1, "money": 3000}]
    office = running(8, plan=("drawn",), sums={}, prizes=prizes).office
    desk = desk_of(qtbot, office)
    assert all(button.isHidden() for button in desk.papers.values())
    for table in (1, 2):
        assert office.do({"result": [1, table], "values": [4, 3, 2, 1]})
    assert office.do({"close": 1})
    desk.refresh()
    assert desk.step.text() == "To the prizes"
    assert [name for name, button in desk.papers.items() if not button.isHidden()] == [
        "standings_wall",
        "prizes",
        "receipts",
        "certificates",
        "cash",
    ]
    with qtbot.waitSignal(desk.paper_wanted) as asked:
        desk.papers["cash"].click()
    assert asked.args == ["cash"]
