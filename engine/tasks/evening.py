"""Tasks from a finished evening: a decision of one of its deals, as it can be set again."""

from __future__ import annotations

from collections.abc import Sequence

from engine import games
from engine.facts import Advice, Fact, Prospect
from engine.head import Event, Head
from engine.lessons.lesson import LEARNER
from engine.match import Match
from engine.moves import Move, read
from engine.review import Decision, Past
from engine.tasks.task import Choice, Task, TaskError, name_of, position


class Evening:
    """An evening that may give tasks to the person at its first seat.

    Raises what `Match.from_events` raises for a log that is none.
    """

    def __init__(self, events: list[Event]) -> None:
        match = Match.from_events(events)
        self.past = Past(match)
        self._events = match.events()

    @property
    def head(self) -> Head:
        """Which game, and who played."""
        return self.past.head

    def was_played_by(self, person: str) -> bool:
        """Whether this person, by his id, sat there, and it was really played and on its own."""
        first = self.head.players[LEARNER]
        if self.head.real_cards or self.head.branch is not None or self.head.at_club or first.bot:
            return False
        return not first.id or first.id == person

    def decisions(self) -> list[Decision]:
        """All that a person freely decided there, in order."""
        return [
            one
            for deal in self.past.deals
            for one in self.past.decisions(deal)
            if one.seat == LEARNER and one.free and not one.bot
        ]

    def task(
        self, decision: Decision, prospects: Sequence[Prospect], unit: str, advice: Advice | None
    ) -> Task | None:
        """Return a decision as a task, with what its choices come to.

        None if nothing is surely worse, or if it cannot be put on the table again just so.
        """
        weighed = [one for one in prospects if one.deals]
        right = tuple(one.move for one in weighed if one.behind <= one.error)
        place = next(n for n, one in enumerate(self._events) if one.get("deal") == decision.deal)
        dealt = self._events[place]
        before = [one for one in self._events[place + 1 :] if "move" in one][: decision.number - 1]
        if not right or len(right) == len(weighed) or any("shuffled" in one for one in before):
            return None
        kind = games.find(self.head.game)
        preset = self.head.preset if self.head.preset in kind.presets else next(iter(kind.presets))
        usual = kind.presets[preset].as_dict()
        moves = tuple(read(one["move"]) for one in before)
        task = Task(
            game=kind.name,
            name=name_of(dealt["cards"], moves),
            level=1 if len(weighed) == 2 else 2 if len(weighed) < 6 else 3,
            kind=self.past.rules.show.decision(decision.seen.table),
            preset=preset,
            options={one: is_ for one, is_ in self.head.options.items() if usual.get(one) != is_},
            players=len(self.head.players),
            dealer=dealt["dealer"],
            lines=tuple(line.values for line in self.past.sheet.lines[: decision.deal - 1]),
            pack=dealt["cards"],
            done=moves,
            right=right,
            unit=unit,
            choices=tuple(
                Choice(
                    one.move, one.worth, one.behind, one.error, round(100 * one.best / one.deals)
                )
                for one in weighed
            ),
            deals=weighed[0].deals,
            layouts=0,
            why=_why(advice, right),
        )
        return task if _stands(task, decision) else None


def _stands(task: Task, decision: Decision) -> bool:
    """Whether the task is the decision as it was."""
    try:
        match = position(task)
    except TaskError:
        return False
    seen = match.view(LEARNER)
    if seen is None or seen.table.hands != decision.seen.table.hands:
        return False
    return set(match.legal()) == set(decision.legal)


def _why(advice: Advice | None, right: Sequence[Move]) -> Fact:
    if advice is not None and advice.move in right:
        return advice.reason
    return Fact("better_in_most", (0, 0))
