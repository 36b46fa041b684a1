"""A decision of a finished evening is set again as it was; whose evenings give tasks."""

from __future__ import annotations

from random import Random

import pytest

from engine.facts import Prospect
from engine.head import Event, Head, Player
from engine.lessons.lesson import LEARNER
from engine.match import Match
from engine.review import Decision
from engine.table import NOBODY
from engine.tasks.evening import Evening
from engine.tasks.task import Task, position

ANNA = Player("Anna", id="a")
BOTS = (Player("Ben", "heuristic"), Player("Cilli", "heuristic"))


def evening(*players: Player, deals: int = 2) -> list[Event]:
    """Some deals of Ramsen by chance, with a house rule that the preset has not."""
    match = Match(Head("ramsen", "bavarian", {"crosses": 3}, players or (ANNA, *BOTS), 5))
    rng = Random(1)
    for _ in range(deals):
        match.deal()
        while match.turn != NOBODY:
            match.play(rng.choice(match.legal()))
    return match.events()


def weighed(decision: Decision, behind: float = 2.0) -> list[Prospect]:
    """The move that was made is the best, all others are so much worse."""
    others = [move for move in decision.legal if move != decision.made]
    return [
        Prospect(decision.made, 3.0, 0.0, 0.0, 30, 40),
        *(Prospect(move, 3.0 - behind, behind, 0.5, 10, 40) for move in others),
    ]


def set_again(there: Evening, decision: Decision) -> Task:
    task = there.task(decision, weighed(decision), "marks", None)
    assert task is not None
    return task


def test_every_decision_of_a_person_becomes_a_task_at_its_own_place() -> None:
    there = Evening(evening())
    decisions = there.decisions()
    assert {one.deal for one in decisions} == {1, 2} and len(decisions) > 5
    for decision in decisions:
        task = set_again(there, decision)
        seen = position(task).view(LEARNER)
        assert seen is not None and seen.table.hands == decision.seen.table.hands
        assert len(task.done) == decision.number - 1
        assert len(task.lines) == decision.deal - 1
        assert (task.preset, task.options, task.players) == ("bavarian", {"crosses": 3}, 3)
        assert task.right == (decision.made,)
        assert [one.best for one in task.choices] == [75] + [25] * (len(decision.legal) - 1)
        number = len(decision.legal)
        assert task.level == (1 if number < 3 else 2 if number < 6 else 3)


def test_where_nothing_is_surely_worse_there_is_no_task() -> None:
    there = Evening(evening())
    decision = there.decisions()[0]
    assert there.task(decision, weighed(decision, behind=0.5), "marks", None) is None
    assert there.task(decision, [], "marks", None) is None


@pytest.mark.parametrize(
    ("first", "whose"),
    [(ANNA, ("a",)), (Player("Ben", id="b"), ("b",)), (Player("Otto"), ("a", "b")), (BOTS[0], ())],
)
def test_it_gives_tasks_to_whoever_sat_at_its_first_seat(
    first: Player, whose: tuple[str, ...]
) -> None:
    there = Evening(evening(first, *BOTS, deals=1))
    assert tuple(one for one in ("a", "b") if there.was_played_by(one)) == whose
    assert bool(there.decisions()) == bool(whose)
