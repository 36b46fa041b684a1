"""Tasks at the real window: chosen from a list, answered with a card, tried again, kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.lessons.progress import Progress
from desktop.tasks.page import OWN, TODAY, TasksPage
from desktop.tasks.teacher import TaskGuide
from desktop.window.main_window import MainWindow
from engine import games
from engine.cards import Card
from engine.head import Head, Player
from engine.match import Match
from engine.moves import read
from engine.store import SUFFIX, save_copy
from engine.tasks.daily import daily
from engine.tasks.task import Task, tasks
from tests.desktop.games.kit import LEFT, drag, press
from tests.desktop.window.kit import deal_what_lies_ready, small_windows

DAY = date(2026, 11, 23)
SMALL = QSize(800, 600)


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    for one in small_windows(qtbot, own_home):
        one.teaching.tasks.today = lambda: DAY
        yield one


def lies(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until what is asked, or the reason, is to be read."""

    def told() -> bool:
        guide = window.teaching.tasks.teacher.guide
        return guide is None or (not guide.moving and not window.table.busy)

    qtbot.waitUntil(told)


def guide(window: MainWindow) -> TaskGuide:
    found = window.teaching.tasks.teacher.guide
    assert isinstance(found, TaskGuide)
    return found


def told(window: MainWindow) -> str:
    return window.teaching.tasks.teacher.paper.text


def card_task(game: str = "kein_stich") -> Task:
    """A task of cards alone, one of which alone is right, with two in the hand at least."""
    return next(
        one
        for one in tasks(game)
        if len(one.right) == 1 and all(isinstance(choice.move, Card) for choice in one.choices)
    )


def kept() -> Progress:
    return Progress(paths.lessons, "")


def shown(window: MainWindow, name: str) -> TasksPage:
    page = window.teaching.tasks.show_page(name)
    QTest.qWait(1)
    return page


def test_the_door_leads_to_the_task_of_the_day(qtbot, window):
    QTest.mouseClick(window.welcome.doors["tasks"], LEFT)
    page = window.pages.currentWidget()
    assert isinstance(page, TasksPage)
    found = daily(DAY.toordinal())
    assert found is not None
    assert [row.task for row in page.rows] == [found.task]
    QTest.mouseClick(page.rows[0], LEFT)
    lies(qtbot, window)
    assert guide(window).task == found.task


@pytest.mark.one_in(5)
@pytest.mark.parametrize("game", games.names())
def test_the_list_of_a_game_has_all_its_tasks_by_difficulty(window, game):
    page = shown(window, game)
    assert [row.task for row in page.rows] == list(tasks(game))
    levels = [row.task.level for row in page.rows]
    assert levels == sorted(levels)


@pytest.mark.parametrize(("game", "preset"), [("mauscheln", "Kratzen"), ("rams", "Rounce")])
def test_a_task_of_a_variant_says_so_in_the_list_and_on_its_slip(qtbot, window, game, preset):
    rows = shown(window, game).rows
    usual = next(iter(games.find(game).presets))
    for row in rows:
        assert (preset in row.accessibleDescription()) == (row.task.preset != usual)
    last = [row for row in rows if row.task.preset != usual][-1]
    QTest.mouseClick(last, LEFT)
    lies(qtbot, window)
    assert told(window).startswith(f"{preset}: ")


def test_a_wrong_card_is_told_so_with_its_figure_and_a_right_one_with_the_reason(qtbot, window):
    task = card_task()
    window.teaching.tasks.begin(task)
    lies(qtbot, window)
    assert guide(window).asking
    wrong = task.next_best
    drag(window, str(wrong.move), "trick")
    lies(qtbot, window)
    assert guide(window).asking
    assert f"{wrong.best}%" in told(window)
    drag(window, str(task.best.move), "trick")
    lies(qtbot, window)
    assert guide(window).answered
    assert told(window).startswith("Right!")
    assert f"Best in {task.best.best}%" in told(window)
    assert kept().solved(task.game, task.name) == 1


def test_what_was_right_at_once_is_kept_so_for_whoever_plays(qtbot, window):
    task = card_task()
    window.teaching.tasks.begin(task)
    lies(qtbot, window)
    window.controller.play(task.best.move)
    lies(qtbot, window)
    assert kept().solved(task.game, task.name) == 2
    assert Progress(paths.lessons, "someone-else").solved(task.game, task.name) == 0
    page = shown(window, task.game)
    row = next(row for row in page.rows if row.task == task)
    assert row.done
    assert row.state == "first try"


def test_what_is_against_the_rules_is_answered_by_the_rule(qtbot, window):
    task = next(
        one
        for one in tasks("kein_stich")
        if len(one.choices) < 8 - sum(isinstance(move, Card) for move in one.done) // 4
    )
    window.teaching.tasks.begin(task)
    lies(qtbot, window)
    scene = window.scene
    assert scene is not None
    barred = next(card for card in scene.hand if card not in [one.move for one in task.choices])
    before = told(window)
    window.controller.play(barred)
    assert guide(window).asking
    assert told(window) == before
    assert window.controller.display.chair.notice


def test_the_answer_can_be_told_and_the_task_tried_again(qtbot, window):
    task = card_task()
    window.teaching.tasks.begin(task)
    lies(qtbot, window)
    paper = window.teaching.tasks.teacher.paper
    QTest.mouseClick(paper.on_tag, LEFT)
    assert told(window).startswith("The answer:")
    assert kept().solved(task.game, task.name) == 0
    QTest.mouseClick(paper.back_tag, LEFT)
    lies(qtbot, window)
    assert guide(window).asking
    window.controller.play(task.best.move)
    lies(qtbot, window)
    assert kept().solved(task.game, task.name) == 1


def test_next_leads_to_one_that_is_not_solved_yet(qtbot, window):
    some = tasks("kein_stich")
    kept().solve("kein_stich", some[1].name, at_once=True)
    shown(window, "kein_stich").chosen.emit(some[0], None)
    lies(qtbot, window)
    window.controller.play(some[0].best.move)
    lies(qtbot, window)
    QTest.mouseClick(window.teaching.tasks.teacher.paper.on_tag, LEFT)
    lies(qtbot, window)
    assert guide(window).task == some[2]


def test_by_keys_alone(qtbot, window):
    window.activateWindow()
    window.welcome.doors["tasks"].setFocus()
    press(window, Qt.Key.Key_Return, Qt.Key.Key_Return)
    lies(qtbot, window)
    paper = window.teaching.tasks.teacher.paper
    assert guide(window).asking
    guide(window).tell()
    lies(qtbot, window)
    assert paper.isAncestorOf(QApplication.focusWidget() or window)
    press(window, Qt.Key.Key_Escape)
    assert isinstance(window.pages.currentWidget(), TasksPage)


def test_an_evening_is_left_as_it_was(qtbot, window):
    window.evenings.go_on_easily("ramsli")
    deal_what_lies_ready(window)
    path = window.controller.path
    assert path is not None
    window.teaching.tasks.begin(card_task())
    lies(qtbot, window)
    before = path.read_bytes()
    window.controller.play(card_task().best.move)
    lies(qtbot, window)
    assert path.read_bytes() == before
    assert [one for one in paths.evenings().iterdir() if one.suffix == SUFFIX] == [path]


# The task of the day.


def test_a_day_that_was_solved_is_marked_and_another_can_be_made_up_for(qtbot, window):
    page = shown(window, TODAY)
    assert page.calendar is not None
    before = DAY - timedelta(3)
    QTest.mouseClick(page.calendar, LEFT, pos=page.calendar.place_of(before).center().toPoint())
    lies(qtbot, window)
    found = daily(before.toordinal())
    assert found is not None
    assert guide(window).task == found.task
    window.controller.play(found.task.best.move)
    lies(qtbot, window)
    assert kept().day_done(before.isoformat())
    assert not kept().day_done(DAY.isoformat())


def test_the_first_page_says_how_many_days_in_a_row_were_solved(qtbot, window):
    window.teaching.tasks.today = lambda: DAY
    for ago in (0, 1, 2, 4):
        kept().do_day((DAY - timedelta(days=ago)).isoformat())
    assert window.teaching.days_in_a_row() == 3
    window.welcome.look_again()
    assert window.welcome.doors["tasks"].line == "3 in a row solved"
    window.teaching.tasks.today = lambda: DAY + timedelta(days=1)
    assert window.teaching.days_in_a_row() == 3, "today's may still be solved"
    window.teaching.tasks.today = lambda: DAY + timedelta(days=2)
    assert window.teaching.days_in_a_row() == 0


def test_no_day_after_today_can_be_chosen(window):
    calendar = shown(window, TODAY).calendar
    assert calendar is not None
    heard: list[date] = []
    calendar.chosen.connect(heard.append)
    later = DAY + timedelta(2)
    QTest.mouseClick(calendar, LEFT, pos=calendar.place_of(later).center().toPoint())
    calendar.setFocus()
    QTest.keyClick(calendar, Qt.Key.Key_Down)
    assert heard == []
    assert calendar.day == DAY
    QTest.keyClick(calendar, Qt.Key.Key_PageUp)
    QTest.keyClick(calendar, Qt.Key.Key_Return)
    assert heard == [date(2026, 10, 23)]


def test_it_is_said_when_they_begin_again(window):
    page = shown(window, TODAY)
    found = daily(DAY.toordinal())
    assert found is not None
    again = date.fromordinal(found.again)
    said = " ".join(label.text() for label in page._labels)
    assert f"{found.number} of {found.of}" in said
    parts = (str(again.day), f"{again:%B}", str(again.year))  # their order is the region's
    assert all(part in said for part in parts)


# What is kept.


@pytest.mark.parametrize(
    "tasks_kept",
    [3, {"solved": 3}, {"solved": {"ramsen": {"x": "y"}}, "days": [], "own": []}, {"days": [1]}],
)
def test_a_damaged_file_is_set_aside(window, tasks_kept):
    file = paths.lessons() / "guest.json"
    file.write_text(json.dumps({"done": {}, "at": {}, "tasks": tasks_kept}), encoding="utf-8")
    kept().solve("ramsen", "a", at_once=True)
    assert kept().solved("ramsen", "a") == 2
    assert any("damaged" in one.name for one in paths.lessons().iterdir())


# One's own evenings.


def an_evening(person: str = "") -> Path:
    """An evening of Ramsen in which somebody plays by chance."""
    kind = games.find("ramsen")
    preset, options = next(iter(kind.presets.items()))
    people = (Player("Anna", "", person), Player("B", "heuristic"), Player("C", "heuristic"))
    head = Head("ramsen", preset, options.as_dict(), people, 8, id="evening")
    match = Match(head)
    match.deal()
    while match.turn >= 0:
        legal = match.legal()
        match.play(legal[0] if read("!pass") not in legal else read("!pass"))
    path = paths.evenings() / f"evening{SUFFIX}"
    save_copy(path, match.events())
    return path


def test_where_somebody_went_most_wrong_becomes_a_task(qtbot, window):
    an_evening()
    page = shown(window, OWN)
    assert page.rows == []
    with qtbot.waitSignal(page.search):
        QTest.mouseClick(page.foot_tag, LEFT)
    own = window.teaching.tasks._own
    assert own is not None
    with qtbot.waitSignal(own.finished):
        pass
    assert page.rows
    assert "Evening, deal 1" in page.rows[0].accessibleDescription()
    task = page.rows[0].task
    QTest.mouseClick(page.rows[0], LEFT)
    lies(qtbot, window)
    window.controller.play(task.best.move)
    lies(qtbot, window)
    assert guide(window).answered


def test_what_cannot_be_read_of_ones_own_is_left_out(window):
    kept().keep_own([{"game": "ramsen", "task": {}}, {"game": "tarot"}, {}])
    assert shown(window, OWN).rows == []
