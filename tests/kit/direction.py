"""The laws of direction: who is better off is the same for the sheet, for bots and for a club."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from engine.rules import Rules
from engine.sheet import Line, Sheet, signed
from tests.kit.laws import at_ends
from tests.kit.walking import Moment


@at_ends()
def counts_by_a_sum_of_the_sheet(game: Rules[Any], at: Moment) -> int:
    """What decides, and what a club counts, are rows of every sheet and say what is good."""
    for sheet in (game.sheet([]), game.sheet([*at.lines, game.score(at.t)])):
        for counted in (game.counting(), game.club()):
            (total,) = [one for one in sheet.totals if one.key == counted.total]
            assert total.fewest == counted.fewest
    return 1


@at_ends()
def wins_by_the_declared_sum(game: Rules[Any], at: Moment) -> int:
    """Who has won an evening is among the best by the declared sum: a play-off only narrows it.

    A table has come to what it says it can come to.
    """
    return has_right_winners(game, game.sheet([*at.lines, game.score(at.t)]))


def has_right_winners(game: Rules[Any], sheet: Sheet) -> int:
    """Hold a sheet to that law: how many have won."""
    if not sheet.over:
        return 0
    counting, values = game.counting(), sheet.total(game.counting().total)
    assert set(sheet.winners) <= set(counting.best(values))
    assert counting.allows(values)
    return len(sheet.winners)


@at_ends()
def returns_more_to_who_is_better_placed(game: Rules[Any], at: Moment) -> int:
    """Where two sides change places in a line, who stands better by it has not less of it.

    The line is that of the deal without its notes, as somebody might enter it by hand, and the same
    with the numbers of two sides exchanged, if that too can be the line of a deal. What one side is
    ahead of the other is compared: one of the lines may end a game that the other does not.
    """
    values, checked = game.score(at.t).values, 0
    line = Line(values)
    if not game.line_fits(at.lines, line):
        return 0
    if _placed(game, [*at.lines, line]) != _placed(game, [*at.lines, game.score(at.t)]):
        return 0  # Without its notes, such as who finished first, it was another deal.
    for one, other in combinations(range(len(values)), 2):
        turned = Line(_exchanged(values, one, other))
        if turned == line or not game.line_fits(at.lines, turned):
            continue
        if _by_seats(game, [*at.lines, turned], one, other):
            continue  # Both have finished by it, and who did so first is a note that it lacks.
        here, there = (
            _ahead(_placed(game, [*at.lines, each]), one, other) for each in (line, turned)
        )
        if here != there:
            mine, otherwise = (
                _ahead(game.bots.returns(each), one, other) for each in (line, turned)
            )
            assert mine >= otherwise if here > there else mine <= otherwise
            checked += 1
    return checked


def _ahead(values: Sequence[float], one: int, other: int) -> float:
    return values[one] - values[other]


def _by_seats(game: Rules[Any], lines: Sequence[Line], one: int, other: int) -> bool:
    """Whether it hangs on the order of the seats alone how these two stand after such lines."""
    plain = [Line(each.values) for each in lines]
    turned = [Line(_exchanged(each.values, one, other)) for each in lines]
    here, there = (_placed(game, each) for each in (plain, turned))
    return (here[one], here[other]) != (there[other], there[one])


def _exchanged(values: Sequence[int | None], one: int, other: int) -> tuple[int | None, ...]:
    turned = list(values)
    turned[one], turned[other] = values[other], values[one]
    return tuple(turned)


def _placed(game: Rules[Any], lines: Sequence[Line]) -> list[float]:
    """How all stand by the sum that decides; more is better."""
    counting = game.counting()
    return signed(game.sheet(lines).total(counting.total), counting.fewest)


@at_ends(field="decided")
def is_worth_most_to_the_winners(game: Rules[Any], at: Moment) -> int:
    """Where a deal alone decides the evening, it is worth most to who has won by it.

    That is so where all stood equal before it.
    """
    counting = game.counting()
    if len(set(game.sheet(at.lines).total(counting.total))) > 1:
        return 0
    sheet = game.sheet([*at.lines, game.score(at.t)])
    if not sheet.over:
        return 0
    utility = game.bots.utility(at.t)
    winners = [seat for side in sheet.winners for seat in game.sides()[side]]
    assert all(utility[seat] == max(utility) for seat in winners)
    return len(winners)
