"""Looks for tasks in deals that bots play: first with few imagined deals, then with many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine import bots, games, seeds
from engine.cards import Card
from engine.facts import Fact
from engine.head import Head, Player
from engine.lessons.lesson import LEARNER
from engine.match import Match
from engine.moves import Move, read
from engine.table import NOBODY
from engine.tasks.task import Choice, Task, TaskError, name_of, position
from tests.workshop.task_weighing import STRONGEST, Weighed, level, right, weigh, why

QUICK = 40
"""In so many imagined deals it is first looked whether a decision may be a task."""
DEALS = 6
"""So many deals of an evening are looked at."""
MOST = 24
"""Where more is legal nobody can look it over."""
_LONG = 40
"""After so many decisions for each task that is wanted, more of a kind are taken."""
_NOTHING = Fact("by_chance")


def candidates(game: str, preset: str, seed: int) -> Iterator[Task]:
    """Decisions of deals that bots play, as tasks of which is not yet known what is right."""
    kind = games.find(game)
    options = kind.presets[preset]
    players = kind.usual(options)
    evening = 0
    while True:
        evening += 1
        people = tuple(Player(f"{seat}", "heuristic") for seat in range(players))
        head = Head(game, preset, options.as_dict(), people, seeds.digest(seed, game, evening))
        match, bot = Match(head), bots.make("heuristic", kind.make(options, players))
        rng = Random(seeds.digest(seed, f"{game} luck", evening))
        while match.deal_number < DEALS and not match.over:
            lines = tuple(line.values for line in match.sheet().lines)
            match.deal()
            dealt = next(one for one in reversed(match.events()) if "cards" in one)
            pack, dealer = dealt["cards"], dealt["dealer"]
            while match.turn != NOBODY:
                seen, legal = match.view(match.turn), match.legal()
                assert seen is not None
                if match.turn == LEARNER and _free(legal) and match.formal() is None:
                    done = tuple(_played(match))
                    yield Task(
                        game=game,
                        name=name_of(pack, done),
                        level=1,
                        kind=match.rules.show.decision(seen.table),
                        preset=preset,
                        options={},
                        players=players,
                        dealer=dealer,
                        lines=lines,
                        pack=pack,
                        done=done,
                        right=(),
                        unit="",
                        choices=tuple(Choice(move, 0.0, 0.0, 0.0, 0) for move in legal),
                        deals=0,
                        layouts=0,
                        why=_NOTHING,
                    )
                match.play(bot.advise(seen, legal, rng, 0.0).move if len(legal) > 1 else legal[0])
                if "shuffled" in match.events()[-1]:
                    break  # it would be shuffled otherwise when it is played again
            if match.turn != NOBODY:
                break


def _free(legal: list[Move]) -> bool:
    """Whether there is a choice, and not too much of it; a last card is none."""
    played = [one for one in legal if isinstance(one, Card)]
    return 1 < len(legal) <= MOST and len(played) != 1


def _played(match: Match) -> Iterator[Move]:
    """The moves of the deal on the table as they stand in a log."""
    events = match.events()
    start = max(place for place, event in enumerate(events) if "deal" in event)
    for event in events[start:]:
        if "move" in event:
            yield read(event["move"])


def weighed_task(task: Task, deals: int) -> tuple[Task | None, Weighed]:
    """A decision as a task, and what its choices come to in so many deals.

    None instead of a task where none of them is clearly the best. Raises TaskError.
    """
    match = position(task)
    seen = match.view(LEARNER)
    assert seen is not None
    found = weigh(match.rules, seen, match.legal(), luck(task), deals)
    good = right(found, match.rules.bots.unit())
    if not good:
        return None, found
    whole = replace(
        task,
        level=level(found, good),
        right=good,
        unit=found.unit,
        choices=found.choices,
        deals=found.deals,
        layouts=found.layouts,
        why=why(match.rules, seen, found, good),
    )
    return whole, found


def luck(task: Task) -> int:
    """The chance by which a task is weighed: the same whenever it is."""
    return seeds.digest(int(task.name, 16), task.game)


def search(
    game: str, preset: str, seed: int, number: int, deals: int = STRONGEST
) -> Iterator[Task]:
    """Tasks of a variant, until so many are found; of each kind and level no more than a share."""
    kinds: Counter[str] = Counter()
    levels: Counter[int] = Counter()
    told: Counter[str] = Counter()
    most_of_a_kind, most_of_a_level = max(2, number // 3), max(2, -(-number * 2 // 5))
    found, last, looked = 0, "", 0
    for one in candidates(game, preset, seed):
        looked += 1
        # After a long search more alike are better than none.
        patience = 1 + looked // (_LONG * number)
        if one.pack == last:
            continue
        try:
            quick, _ = weighed_task(one, QUICK)
            if quick is None or levels[quick.level] >= most_of_a_level * patience:
                continue
            task, _ = weighed_task(one, deals)
        except TaskError:
            continue  # a deal that cannot be told by its lines alone
        if task is None or levels[task.level] >= most_of_a_level * patience:
            continue
        kind = f"{task.kind} counted" if task.layouts else task.kind
        if kinds[kind] >= most_of_a_kind * patience:
            continue
        answer = f"{task.kind} {task.why.key} {[str(move) for move in task.right][:1]}"
        if told[answer] >= 3 * patience:
            continue
        told[answer] += 1
        kinds[kind] += 1
        levels[task.level] += 1
        last = task.pack
        found += 1
        yield task
        if found == number:
            return
