"""Random evenings of real cards: whatever is answered, the sums are kept and nothing is lost.

`python3 dev.py evenings 1000` enters as many of them, shared out over all games, presets and
numbers of players; the tests enter a few of each.
"""

from __future__ import annotations

import sys
from random import Random

from engine import games, result_entry
from engine.facts import Fact
from engine.head import Head, Player
from engine.match import Match
from engine.rules.entry import Answers, Field, Refused
from engine.settling import from_points, payments, rounded
from engine.sheet import Line
from engine.summary import summary
from tests.kit.cases import MIXED, Case, cases, mixed_cases

DEALS = 6
TRIES = 25


def every() -> list[Case]:
    """All that a score can be kept of: what is played, also by mixed rules, and sheets by hand."""
    sheets = [
        Case(name, label, options, players)
        for name in games.sheets_by_hand()
        for label, options in games.find(name).presets.items()
        for players in games.find(name).seats_of(options)
    ]
    return [*cases(), *mixed_cases()[:: MIXED - 1], *sheets]


def guessed(match: Match, rng: Random) -> Answers:
    """Answers as somebody gives who does not know the rules."""
    answers: dict[tuple[str, int], int | None] = {}
    lines = match.sheet().lines
    lucky = rng.random()
    for _ in range(8):
        asked = [
            one
            for one in result_entry.fields(match.rules, lines, answers)
            if one.name not in answers
        ]
        if not asked:
            break
        for field in asked:
            answers[field.name] = _guess(field, rng)
        for key in dict.fromkeys(field.key for field in asked if field.side >= 0):
            _all_to_one([field for field in asked if field.key == key], lucky, answers, rng)
    return answers


def _all_to_one(
    fields: list[Field], lucky: float, answers: dict[tuple[str, int], int | None], rng: Random
) -> None:
    """Now and then somebody takes all there is: mostly the same, who took the tricks for it."""
    if rng.random() < 0.6:
        for field in fields:
            answers[field.name] = 0
        whose = lucky if rng.random() < 0.7 else rng.random()
        high = fields[0].high
        # Where a number may be anything, one that many lists have room for.
        answers[fields[int(whose * len(fields))].name] = min(high, 20) if high > 999 else high


def _guess(field: Field, rng: Random) -> int | None:
    if field.blank and rng.random() < 0.4:
        return None
    if field.usual is not None and rng.random() < 0.5:
        return field.usual
    choices = (
        field.sides
        or range(len(field.choices))
        or range(max(field.low, -20), min(field.high, max(5, field.low + 30)) + 1)
    )
    return choices[int(rng.random() * len(choices))]


def told(match: Match, answers: Answers) -> Line | None:
    """The line of these answers.

    If the numbers come to something else than they must, the last of them is put right; whatever
    else is refused, is given up.
    """
    lines = match.sheet().lines
    try:
        return result_entry.line(match.rules, lines, answers)
    except Refused as refused:
        match refused.reason:
            case Fact("not_nothing", (int(made),)):
                wanted = 0
            case Fact("not_the_total", (int(wanted), int(made))):
                pass
            case _:
                return None
    last = max((name for name, answer in answers.items() if answer is not None), default=None)
    assert last is not None
    right = {**answers, last: (answers[last] or 0) + wanted - made}
    try:
        return result_entry.line(match.rules, lines, right)
    except Refused:
        return None


def evening(case: Case, seed: int) -> Match:
    rng = Random(seed)
    people = tuple(Player(f"player {seat}") for seat in range(case.players))
    head = Head(case.game, case.label, case.options.as_dict(), people, seed, real_cards=True)
    match = Match(head)
    for _ in range(TRIES):
        if match.over or len(match.sheet().lines) >= DEALS:
            break
        line = told(match, guessed(match, rng))
        if line is None:
            continue
        match.chalk(line)
        if rng.random() < 0.1:
            match.undo()
            match.redo()
    return match


def check(match: Match) -> int:
    """Hold an evening to its sums, and each line to its answers; how many deals it has.

    The sheets kept by hand do not know every answer from the line.
    """
    sheet = match.sheet()
    again = Match.from_events(match.events())
    assert again.sheet() == sheet
    if match.rules.game.name in games.names():
        for place, line in enumerate(sheet.lines):
            before = sheet.lines[:place]
            answers = result_entry.answers(match.rules, before, line)
            assert result_entry.line(match.rules, before, answers) == line
    assert summary(match.events()).deals == len(sheet.lines)
    for total in sheet.totals:
        owed = rounded(from_points(total.values, 7), 5)
        for payment in payments(owed):
            owed[payment.debtor] += payment.amount
            owed[payment.creditor] -= payment.amount
        assert not any(owed)
    match.undo(match.undoable()) if match.undoable() else None
    assert match.sheet().lines == ()
    return len(sheet.lines)


def main(number: int) -> None:
    """Enter so many evenings."""
    some, deals = every(), 0
    for count in range(number):
        deals += check(evening(some[count % len(some)], count))
    print(f"{number} evenings of {deals} deals keep their sums")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
