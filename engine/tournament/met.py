"""Who met whom, as a matrix, and what a draw has cost in repeats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.tournament.draw.bound import least_repeats
from engine.tournament.draw.past import Past, fewest_repeats, repeats, usual_size
from engine.tournament.state import TournamentState


class Meeting(NamedTuple):
    """How often two sat at one table: against each other, and as partners."""

    against: int
    together: int


@dataclass(frozen=True, slots=True)
class Met:
    """The matrix. `numbers` are its rows and columns, units by their numbers.

    `repeats` weighs how often the same two met as opponents, `partners` how often as partners: a
    second time is 1, a third 2 more. `least` is what nobody could have gone below.
    """

    numbers: tuple[int, ...]
    rows: tuple[tuple[Meeting, ...], ...]
    repeats: int
    partners: int
    least: int


class Evenness(NamedTuple):
    """What all rounds cost that are drawn, those ahead too.

    `again` is how many pairs meet more than once, `most` how often two meet at the most; `chair`
    and `table` how often somebody sits on the same chair, or at the same table, at the most. If
    `even`, everybody sits on every chair as often as that; `staying` people sit at one table as
    often as that.
    `repeats` weighs meetings as `Met` does; no draw of such rounds goes below `least`, which need
    not be possible. `odd` are the sizes of tables that are not as most are; somebody sits there
    `odd_least` times at the least and `odd_most` at the most: a difference of 1 is always possible
    where the same people play.
    """

    rounds: int
    again: int
    most: int
    chair: int
    table: int
    even: bool
    staying: int
    repeats: int
    least: int
    odd: tuple[int, ...] = ()
    odd_least: int = 0
    odd_most: int = 0


def evenness(state: TournamentState) -> Evenness:
    """How fairly everybody is seated in all rounds that are drawn."""
    past = state.past()
    drawn = [one.draw for one in state.drawn if one.draw is not None]
    rounds = [[state.seated_units(table) for table in draw.tables] for draw in drawn]
    for tables, out in drawn[-1].ahead if drawn else ():
        units = [state.seated_units(table) for table in tables]
        past.add(units, sorted(set(map(state.unit_of, out))), state.unit_sides())
        rounds.append(units)
    meetings = past.against + past.together
    calls = [([one for table in tables for one in table], [*map(len, tables)]) for tables in rounds]
    chair = max(past.chairs.values(), default=0)
    at_most = max(past.numbers.values(), default=0)
    seated = {unit for unit, _ in past.chairs}
    staying = {unit for (unit, _), often in past.numbers.items() if often == at_most}
    many = {unit[0]: len(unit) for unit in state.units()}
    chairs = {number for _, number in past.chairs}
    return Evenness(
        len(rounds),
        sum(often > 1 for often in meetings.values()),
        max(meetings.values(), default=0),
        chair,
        at_most,
        all(past.chairs[unit, number] == chair for unit in seated for number in chairs),
        sum(many.get(unit, 1) for unit in staying),
        repeats(meetings),
        least_repeats(calls, Past()),
        tuple(sorted({size for _, sizes in calls for size in sizes if size != usual_size(sizes)})),
        min((past.odd[unit] for unit in seated), default=0),
        max((past.odd[unit] for unit in seated), default=0),
    )


def met(state: TournamentState, until: int = 0) -> Met:
    """Who met whom up to this round; 0 for all."""
    past = state.past(until + 1 if until else 0)
    numbers = tuple(unit[0] for unit in state.units())
    rows = []
    for one in numbers:
        row = []
        for other in numbers:
            two = (min(one, other), max(one, other))
            row.append(Meeting(past.against[two], past.together[two]))
        rows.append(tuple(row))
    everybody = past.against + past.together
    meetings = [sum(map(sum, row)) for row in rows]
    least = fewest_repeats(len(numbers), min(meetings, default=0))
    return Met(
        numbers, tuple(rows), repeats(past.against), repeats(past.together), least * bool(everybody)
    )
