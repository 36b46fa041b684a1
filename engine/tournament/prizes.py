"""Who gets which prize. Money is in the smallest coin, whole; what cannot be divided stays.

A share of the entry money grows with what is paid, and is rounded down; what is paid for lost
games is no entry money.

People who share a place share the prizes of all the places it takes up, or lots are drawn for them.
A thing is no money: where the evening has agreed on it, lots are drawn for things alone.
Or things are chosen: a prize with a thing is a turn to choose among all things for places.
A special prize goes to the best of those it is for; with `one_prize_each` to the best who has won
nothing yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.tournament.draw.lots import generator, shuffled
from engine.tournament.groups import parts
from engine.tournament.lost import entry_paid
from engine.tournament.prize import Prize
from engine.tournament.standings import Row, best_rounds, standings
from engine.tournament.state import TournamentState

CHOSEN = "chosen"
"""The ways of giving things in which the first to come chooses first."""
LOTS = 999
"""The round, which no evening comes to, of whose chance lots for things are drawn."""


@dataclass(frozen=True, slots=True)
class Won:
    """A prize that somebody has won.

    `prize` is its number in the list (from 0), `number` the winner's start number. `shares` is how
    many share it: `money` is the own part, of `thing` there may be but one. `drawn`: the thing has
    come by lot, and to this one alone. `handed`: it has been given out. `turn` is the place in the
    order in which things are chosen, from 1; then `thing` is what was chosen, "" before.
    """

    prize: int
    number: int
    place: int
    money: int
    thing: str
    shares: int
    handed: bool = False
    drawn: bool = False
    turn: int = 0


def money_of(state: TournamentState, prize: Prize) -> int:
    """Return the money of a prize.

    What is settled, and its share of the entry money that has come in.
    """
    pool = sum(entry_paid(state).values())
    step = state.head.rounding
    return prize.money + max(0, pool) * prize.share // 100 // step * step


def nobodys(state: TournamentState, won: Sequence[Won]) -> list[int]:
    """Return the prizes, by their numbers in the list, that nobody has won."""
    given = {one.prize for one in won}
    return [
        number
        for number, prize in enumerate(state.head.prizes)
        if prize.kind and number not in given
    ]


def prize_list(state: TournamentState) -> list[Won]:
    """All prizes and who has won them, in the order of the list; ones nobody has won are left.

    Each group has all of them but those of another one.
    """
    if state.head.groups:
        won = [one for _, part in parts(state) for one in prize_list(part)]
        return sorted(won, key=lambda one: one.prize)
    rows = [row for row in standings(state) if any(cell.counts for cell in row.cells)]
    won = _for_places(state, rows)
    for number, prize in enumerate(state.head.prizes):
        if prize.kind not in ("", "place"):
            won += _special(state, number, prize, rows, won)
    return sorted(won, key=lambda one: (one.prize, one.place, one.number))


def _for_places(state: TournamentState, rows: Sequence[Row]) -> list[Won]:
    by_place: dict[int, list[int]] = {}
    for number, prize in enumerate(state.head.prizes):
        if prize.kind == "place":
            by_place.setdefault(prize.place, []).append(number)
    won = []
    for place in sorted({row.place for row in rows}):
        level = [row for row in rows if row.place == place]
        prizes = [by_place.get(place + step, []) for step in range(len(level))]
        if state.head.sharing == "lot":
            rng = generator(state.head.seed, 0, len(state.people) + place)
            for row, some in zip(shuffled(level, rng), prizes, strict=True):
                won += [_won(state, number, [row])[0] for number in some]
        else:
            won += _together(state, [number for some in prizes for number in some], level)
    if state.head.things == CHOSEN:
        won = _by_choice(state, won)
    return [one for each in won for one in _of_pair(state, each)]


def _by_choice(state: TournamentState, won: Sequence[Won]) -> list[Won]:
    """Each thing is a turn to choose one, in the order of the places; what was chosen stays so."""
    prizes = state.head.prizes
    owners = {one.prize: one for one in won if one.thing}
    taken: dict[int, list[int]] = {}
    for prize, who in state.chosen:
        taken.setdefault(who, []).append(prize)
    found: dict[int, Won] = {}
    for turn, prize in enumerate(sorted(owners, key=lambda one: (prizes[one].place, one)), 1):
        mine = taken.get(owners[prize].number)
        thing = prizes[mine.pop(0)].thing if mine else ""
        found[prize] = replace(owners[prize], thing=thing, turn=turn, drawn=False)
    return [found[one.prize] if one.thing else one for one in won]


def _together(state: TournamentState, numbers: Sequence[int], level: Sequence[Row]) -> list[Won]:
    """Prizes of those who are level: money is divided, and a thing is shared or goes by lot."""
    won = [one for number in numbers for one in _won(state, number, level)]
    if state.head.things == "shared" or len(level) < 2:
        return won
    things = [number for number in numbers if state.head.prizes[number].thing]
    rng = generator(state.head.seed, LOTS, numbers[0]) if things else None
    order = [row.number for row in shuffled(level, rng)] if rng is not None else []
    owner = {number: order[place % len(order)] for place, number in enumerate(things)}
    parted = [
        replace(
            one,
            thing=one.thing if owner.get(one.prize) == one.number else "",
            drawn=owner.get(one.prize) == one.number,
        )
        for one in won
    ]
    return [one for one in parted if one.money or one.thing]


def _won(state: TournamentState, number: int, level: Sequence[Row]) -> list[Won]:
    prize = state.head.prizes[number]
    money = money_of(state, prize) // len(level)
    return [Won(number, row.number, row.place, money, prize.thing, len(level)) for row in level]


def _of_pair(state: TournamentState, won: Won) -> list[Won]:
    """Divide a pair's prize between the two."""
    pair = next(unit for unit in state.units() if unit[0] == won.number)
    return [
        Won(
            won.prize,
            who,
            won.place,
            won.money // len(pair),
            won.thing,
            won.shares * len(pair),
            (won.prize, who) in state.handed,
            won.drawn,
            won.turn,
        )
        for who in pair
    ]


def _special(
    state: TournamentState, number: int, prize: Prize, rows: Sequence[Row], won: Sequence[Won]
) -> list[Won]:
    """Return the winners of a special prize: several if they are level."""
    already = {one.number for one in won} if state.head.one_prize_each else set[int]()
    free = [row for row in rows if not already & set(row.people)]
    if prize.kind == "tag":
        free = [r for r in free if any(prize.tag in state.people[who].tags for who in r.people)]
        winners = [row for row in free if row.place == free[0].place]
    elif prize.kind == "last":
        free = [row for row in free if not row.left]
        winners = [row for row in free if row.place == free[-1].place]
    else:
        open_to = {row.number: row for row in free}
        best = [one for one in best_rounds(state) if one[2] in open_to]
        units = dict.fromkeys(one[2] for one in best if one[0] == best[0][0])
        winners = [open_to[unit] for unit in units]
    if not winners:
        return []
    return [one for each in _together(state, [number], winners) for one in _of_pair(state, each)]
