"""The laws of lines and sheets: what a deal leaves is a line that the game itself would accept."""

from __future__ import annotations

from typing import Any

from engine.hidden import view
from engine.rules import Rules
from engine.sheet import Line
from engine.table import Table
from tests.kit.laws import at_ends, at_tables
from tests.kit.lying import everybody
from tests.kit.walking import Moment
from tests.kit.words import says_something


@at_ends()
def leaves_a_number_for_each_side(game: Rules[Any], at: Moment) -> int:
    """A line has a number for each side, is kept as it is written, and goes onto the sheet."""
    line = game.score(at.t)
    assert len(line.values) == len(game.sides())
    assert Line.from_dict(line.as_dict()) == line
    sheet = game.sheet([*at.lines, line])
    assert sheet.lines == (*at.lines, line)
    assert all(len(total.values) == len(line.values) for total in sheet.totals)
    assert bool(sheet.winners) == sheet.over
    return 1


@at_ends("line_fits")
def leaves_a_line_that_fits(game: Rules[Any], at: Moment) -> int:
    """What a deal leaves could be entered by hand; one that brought nobody anything need not.

    Whoever looks at it again finds answers that come to the same.
    """
    line = game.score(at.t)
    if not any(line.values):
        return 0
    assert game.line_fits(at.lines, line)
    answers = game.entry.answers(at.lines, line)
    assert game.entry.line(at.lines, answers).values == line.values
    return 1


@at_ends()
def reckons_up_to_its_line(game: Rules[Any], at: Moment) -> int:
    """The items of a reckoning have English, need no hidden card, and add up to the line."""
    line, seen = game.score(at.t), view(at.t).table
    items = game.show.reckoning(seen, line)
    assert items == game.show.reckoning(at.t, line)
    sums = [0] * len(line.values)
    for item in items:
        says_something(game, "reckoned", item.why)
        sums[item.side] += item.amount
        assert line.values[item.side] is not None or not item.amount
    assert sums == [value or 0 for value in line.values]
    return 1


@at_ends()
def counts_cards_that_lie_open(game: Rules[Any], at: Moment) -> int:
    """What counted was played: every onlooker has seen it, and each card counts once."""
    cards = game.show.counted(view(at.t).table)
    played = [card for trick in at.t.tricks for card in trick.cards]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(played)
    return 1


@at_tables(4000, "interim")
def counts_what_everybody_sees(game: Rules[Any], t: Table) -> int:
    """The line of a deal as far as it has gone stands on the slate: it is public."""
    line = game.interim(t)
    for seat in everybody(t):
        assert game.interim(view(t, seat).table) == line
    return line is not None
