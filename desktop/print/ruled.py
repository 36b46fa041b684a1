"""A list with the columns that its game has on paper, made of what the engine says of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.print.blocks import Gap, Inside, Rows, Text
from desktop.print.scale import LEAST, NOTE, TEXT
from engine.sheet import Form, Ruled

LOWEST = 2.6
"""The height of a row of a list, at the least."""
_SUM = 5.4


def ruled(
    form: Form,
    say: Callable[[str], str],
    names: Sequence[str],
    part: float = 1.0,
    *,
    noted: bool = True,
) -> list[Inside]:
    """Return a list's table, its sums, and what its letters mean; `say` gives its game's texts.

    A cycle of deals, in which each deals once, ends with a strong rule; every other one is grey.
    """
    seats = len(names)

    def head(one: Ruled) -> str:
        return say(f"form.{one.key}")

    number = Ruled("number", 27)
    before, each, behind = (number, *form.before), form.each, form.behind
    columns = [*before, *each * seats, *behind]
    above: list[tuple[str, int]] = []
    for one in before:
        if one.group and above and above[-1][0] == say(f"form.{one.group}"):
            above[-1] = (above[-1][0], above[-1][1] + 1)
        else:
            above.append((say(f"form.{one.group}") if one.group else "", 1))
    above += [(name or str(seat), len(each)) for seat, name in enumerate(names, 1)]
    above += [("", 1)] * len(behind)
    first = len(before)
    starts = [first + seat * len(each) for seat in range(seats)]
    deals = range(form.deals)
    size = max(LEAST, part * NOTE)
    table = Rows(
        [head(one) for one in columns],
        [[str(deal + 1), *[""] * (len(columns) - 1)] for deal in deals],
        size=size,
        height=LOWEST,
        boxed=True,
        tall=True,
        weights=[one.weight for one in columns],
        above=above,
        groups=[*_group_starts(before), *starts, first + seats * len(each)],
        strong=[deal for deal in deals if deal % seats == seats - 1],
        shaded=[deal for deal in deals if deal // seats % 2],
        hints={(deal, starts[deal % seats]): say("form.deals") for deal in deals},
    )
    wide = [sum(one.weight for one in some) for some in (before, each)]
    sums = Rows(
        (),
        [[say(f"form.{key}"), *[""] * (seats + len(behind))] for key in form.sums],
        size=max(LEAST, part * TEXT * 0.9),
        height=max(LOWEST, _SUM * part),
        boxed=True,
        weights=[wide[0], *[wide[1]] * seats, *(one.weight for one in behind)],
        groups=range(1, seats + 2),
        bold=[len(form.sums) - 1],
    )
    note = Text(say("form.note"), max(LEAST, part * NOTE * 0.85), before=1.0)
    return [table, Gap(1.5 * part), sums, *([note] if noted else [])]


def _group_starts(columns: Sequence[Ruled]) -> list[int]:
    """Before which columns a group begins or has ended."""
    return [
        at
        for at in range(1, len(columns))
        if columns[at].group != columns[at - 1].group or not columns[at].group
    ]
