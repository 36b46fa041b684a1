"""The draw of the whole hall: of everybody at once, or of each group by itself.

Groups come one after the other, each with its tables behind those of the groups before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from engine.tournament import drawing
from engine.tournament.groups import part, together
from engine.tournament.refusal import Impossible, Refused
from engine.tournament.rounds import Draw, Progress
from engine.tournament.state import TournamentState

DECIDED = "knockout_is_decided"


def draw(state: TournamentState, steps: int = 0) -> Draw:
    """Return the draw of the last round; raises Impossible or Refused.

    After this number of `steps` of the search what is found is good enough; 0 for its usual course.
    """
    if not state.head.groups:
        return drawing.draw(state, steps)
    if steps:
        for found in search(state):
            if found.step >= steps:
                break
        return found.draw()
    return together(state, [one.draw() for one in _groups(state)])


def search(state: TournamentState) -> Iterator[Progress]:
    """Yield the draw of the last round step by step, for longer than usual; raises as `draw` does.

    With groups each is looked for with the same number of steps, as long as there are any for it.
    """
    if not state.head.groups:
        yield from drawing.search(state)
        return
    groups = _groups(state)
    searches = [one.search() for one in groups]
    newest = [next(one) for one in searches]
    step = 0
    while True:
        step += 1
        yield Progress(
            step,
            max(one.of for one in newest),
            sum(one.repeats for one in newest),
            sum(one.least for one in newest),
            partial(_all, state, groups, list(newest), step),
        )
        further = [next(one, None) for one in searches]
        if not any(further):
            return
        newest = [new or old for new, old in zip(further, newest, strict=True)]


def _all(state: TournamentState, groups: list[_Group], found: list[Progress], step: int) -> Draw:
    drawn = [one.made(each.draw()) for one, each in zip(groups, found, strict=True)]
    whole = together(state, drawn)
    return replace(whole, steps=step) if whole.steps else whole


@dataclass
class _Group:
    """The part of a group, how many tables stand before its own, and who is at one of these."""

    state: TournamentState
    before: int
    elsewhere: tuple[int, ...]
    decided: bool = False

    def draw(self) -> Draw:
        """Return the draw of this group."""
        return self._nobody() if self.decided else self.made(drawing.draw(self.state))

    def search(self) -> Iterator[Progress]:
        """Yield the same step by step; what it finds is for `made`."""
        if self.decided:
            yield Progress(1, 1, 0, 0, self._nobody)
        else:
            yield from drawing.search(self.state)

    def made(self, drawn: Draw) -> Draw:
        """Return a draw with what could not be fulfilled by the table's number."""
        return replace(
            drawn, broken=(*drawn.broken, *(("fixed", (who,)) for who in self.elsewhere))
        )

    def _nobody(self) -> Draw:
        here = self.state.here(self.state.rounds[-1].number)
        return Draw((), (), tuple(sorted(who for unit in here for who in unit)))


def _groups(state: TournamentState) -> list[_Group]:
    """Each group that somebody is in, ready to be drawn; raises Impossible or Refused."""
    if not state.rounds:
        raise Refused("nothing_to_draw")
    number, before = state.rounds[-1].number, 0
    groups: list[_Group] = []
    decided: Refused | None = None
    for name in state.head.groups:
        own = part(state, name, before)
        here = [who for unit in own.here(number) for who in unit]
        if not here:
            continue
        elsewhere = tuple(who for who in here if 0 < state.people[who].table <= before)
        group = _Group(own, before, elsewhere)
        try:
            before += drawing.tables(own)
        except Impossible as error:
            if error.key.startswith("fixed") and error.key != "fixed_and_apart":
                table, *people = error.numbers
                raise Impossible(error.key, table + group.before, *people) from error
            raise
        except Refused as error:
            if error.key != DECIDED:
                raise
            decided, group.decided = error, True
        groups.append(group)
    if decided is not None and all(one.decided for one in groups):
        raise decided
    if not groups:
        # What is said then is the same as in an empty hall.
        drawing.draw(part(state, state.head.groups[0]))
    return groups
