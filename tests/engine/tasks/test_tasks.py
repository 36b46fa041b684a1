"""Every task of every game stands as it says, and its answer holds; one that does not is named."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from datetime import date

import pytest

from engine import games
from engine.cards import Card
from engine.lessons.lesson import LEARNER
from engine.tasks.daily import FIRST, daily, turn
from engine.tasks.task import (
    LEVELS,
    Task,
    TaskError,
    as_data,
    position,
    read_task,
    read_tasks,
    tasks,
    written,
)
from tests.workshop.task_check import recheck
from tests.workshop.task_grading import graded, margin, missed
from tests.workshop.task_making import search
from tests.workshop.task_weighing import CLEAR, layouts

ALL = [task for game in games.names() for task in tasks(game)]
COUNTED = [task for task in ALL if task.layouts]
SHORT = 80
"""So many imagined deals are enough to see that nothing wrong has become right."""


def number(task: Task) -> str:
    return f"{task.game}-{task.name}"


@pytest.mark.parametrize("game", games.names())
def test_each_game_has_twenty_tasks_and_of_every_level_as_many(game: str) -> None:
    levels = Counter(task.level for task in tasks(game))
    assert levels.total() >= 20
    assert max(levels.values()) - min(levels[level] for level in LEVELS) <= 1
    assert len({task.name for task in tasks(game)}) == levels.total()


def test_variants_that_are_games_of_their_own_have_ten_tasks() -> None:
    found = Counter((task.game, task.preset) for task in ALL)
    assert {("mauscheln", "kratzen"), ("rams", "rounce")} <= found.keys()
    assert min(found.values()) >= 10


@pytest.mark.parametrize("game", games.names())
def test_each_task_stands_and_every_legal_move_is_one_of_its_choices(game: str) -> None:
    for task in tasks(game):
        match = position(task)
        assert match.turn == LEARNER
        assert {one.move for one in task.choices} == set(match.legal()), task.name


@pytest.mark.parametrize("game", games.names())
def test_the_levels_are_what_is_measured(game: str) -> None:
    """What rules of thumb miss is harder than all that they find; then the margin counts."""
    found = tasks(game)
    again = graded(found[::-1])
    assert [(one.name, one.level) for one in again] == [(one.name, one.level) for one in found]
    assert sorted(found, key=missed) == [*found]


def test_the_harder_ones_are_those_with_the_smaller_margin() -> None:
    found = [one for one in tasks("gin") if not missed(one)]
    margins = [margin(one) for one in found]
    assert margins == sorted(margins, reverse=True)
    assert [one.level for one in graded(found[:2])] == [1, 2]


@pytest.mark.parametrize("task", ALL, ids=number)
def test_what_is_wrong_is_clearly_worse_by_its_own_figures(task: Task) -> None:
    wrong = [one for one in task.choices if one.move not in task.right]
    assert wrong
    assert task.best.move in task.right
    assert all(one.behind - one.error > 0 for one in wrong)
    assert task.best.best - min(one.best for one in wrong) >= 100 * CLEAR - 1


@pytest.mark.parametrize("task", COUNTED, ids=number)
def test_what_was_counted_comes_out_the_same_when_it_is_counted_again(task: Task) -> None:
    assert recheck(task, SHORT) == f"{task.layouts} layouts counted"


@pytest.mark.parametrize("game", games.names())
def test_the_best_choice_is_the_best_in_other_deals_too(game: str) -> None:
    """A few of each game; all of them by `python3 dev.py tasks GAME --check`."""
    some = [task for task in tasks(game) if task.deals][::9]
    for task in some:
        assert recheck(task, SHORT) == f"{SHORT} deals imagined"


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", games.names())
def test_the_figures_come_out_the_same_in_as_many_deals(game: str) -> None:
    """The shortest one of each game: near its end, and with few choices."""
    some = [task for task in tasks(game) if task.deals]
    task = max(some, key=lambda one: (-len(one.choices), len(one.done)))
    assert recheck(task, task.deals) == f"{task.deals} deals imagined"


def test_a_figure_that_is_not_so_is_found() -> None:
    task = min(COUNTED, key=lambda one: one.layouts)
    best, *others = task.choices
    wrong = replace(task, choices=(replace(best, worth=best.worth + 1), *others))
    with pytest.raises(TaskError, match="weighed anew"):
        recheck(wrong, SHORT)


def test_layouts_are_all_ways_that_fit_and_each_of_them_once() -> None:
    task = min(COUNTED, key=lambda one: one.layouts)
    match = position(task)
    seen = match.view(LEARNER)
    assert seen is not None
    every = layouts(match.rules, seen)
    assert every is not None
    assert len(every) == task.layouts
    assert len({tuple(frozenset(hand) for hand in t.hands) for t in every}) > 1
    assert layouts(match.rules, seen, task.layouts - 1) is None


# A task that cannot be set.


def first(**changes: object) -> dict[str, object]:
    """The first task of Ramsen as data, with some of it changed."""
    return {**as_data(tasks("ramsen")[0]), **changes}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"pack": "XX E7"}, "XX"),
        ({"done": ["XX"]}, "XX"),
        ({"done": ["!run"]}, "done"),
        ({"right": ["!sing"]}, "what is right is to be one of the choices"),
        ({"right": []}, "a right answer"),
        ({"level": 9}, "a level"),
        ({"deals": 0}, "deals or layouts"),
        ({"choices": [["!sing", 1, 0, 0, 90], ["!dance", 0, 1, 0, 10]]}, "right"),
        ({"why": []}, "IndexError"),
        ({"dealer": 9}, "seat 9 never deals"),
        ({"preset": "nowhere"}, "nowhere"),
        ({"colour": "red"}, "unknown: colour"),
    ],
)
def test_a_task_that_cannot_be_set_is_named_with_its_game(
    changes: dict[str, object], why: str
) -> None:
    name = tasks("ramsen")[0].name
    with pytest.raises(TaskError, match=f"ramsen, task {name}: ") as caught:
        position(read_task("ramsen", first(**changes)))
    if why != "done":
        assert why in str(caught.value)


def test_a_choice_that_is_against_the_rules_is_named() -> None:
    data = first()
    choices = data["choices"]
    assert isinstance(choices, list)
    with pytest.raises(TaskError, match="not legal: !sing"):
        position(read_task("ramsen", {**data, "choices": [*choices, ["!sing", 0, 1, 0, 10]]}))


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"tasks": 3}'])
def test_a_file_that_holds_no_tasks_is_refused(text: str) -> None:
    with pytest.raises(TaskError, match=r"ramsen, task \?"):
        read_tasks("ramsen", text)


def test_what_is_written_is_read_again() -> None:
    some = tasks("gin")[:3]
    assert read_tasks("gin", written(7, some)) == some
    assert json.loads(written(7, some))["seed"] == 7


def test_the_same_seed_finds_the_same_tasks() -> None:
    found = [list(search("kein_stich", "standard", 5, 2, SHORT)) for _ in range(2)]
    assert found[0] == found[1]
    assert all(isinstance(one.best.move, Card) for one in found[0])


# The task of the day.


def test_the_day_alone_says_which_task_it_is() -> None:
    day = date(2026, 11, 23).toordinal()
    assert daily(day) == daily(day)
    found = daily(day)
    assert found is not None
    assert found.number == (day - FIRST) % len(ALL) + 1


def test_all_come_up_once_and_then_they_begin_again() -> None:
    found = [daily(FIRST + days, ALL) for days in range(len(ALL) + 1)]
    names = [one.task.name for one in found if one is not None]
    assert len(set(names)) == len(ALL)
    assert names[-1] == names[0]
    assert found[3] is not None
    assert found[3].again == FIRST + len(ALL)


def test_they_began_with_the_year() -> None:
    assert date(2026, 1, 1).toordinal() == FIRST


def test_the_games_take_turns() -> None:
    names = games.names()
    some = turn([tasks(game) for game in names])
    assert {one.game for one in some[: len(names)]} == set(names)


def test_before_the_first_day_too() -> None:
    found = daily(FIRST - 1, ALL)
    assert found is not None
    assert (found.task, found.number) == (ALL[-1], len(ALL))


def test_without_tasks_there_is_none_of_the_day() -> None:
    assert daily(FIRST, []) is None
