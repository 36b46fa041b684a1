"""`python3 dev.py kit.deals GAME… [--preset NAME] [--deals N] [--seed S]`: deals, checked.

With `--games FOLDER`, or `KARTENTISCH_GAMES` in the environment, also of games that lie there.

Each preset of each game is played by chance, evening after evening, as often with every number of
players. After each deal the laws of lines and sheets are held, the line is entered once more as
somebody would write it who notes nothing but the numbers, and where a table keeps what each has
won so far, and what lies in the middle, that is compared with the sheet. It prints a row a preset.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any

from engine import games, shuffle
from engine.phases.countdown import POINTS
from engine.rules import Rules
from engine.sheet import Line, Sheet
from engine.table import Table
from tests import guests
from tests.kit.cases import Case, presets
from tests.kit.scoring import (
    counts_cards_that_lie_open,
    leaves_a_line_that_fits,
    leaves_a_number_for_each_side,
    reckons_up_to_its_line,
)
from tests.kit.tables import holds_every_card_once
from tests.kit.walking import Moment, any_move

LONG = 40
"""So many deals an evening has at most."""
MOST = 5_000
"""A deal of more moves never ends."""
MIDDLE = ("kitty", "bank", "pot", "pool")
"""What tables call that which lies in the middle and belongs to nobody yet."""


def main(words: Sequence[str]) -> int:
    """Play and print; the exit status."""
    words = guests.looked_for(words)
    parser = argparse.ArgumentParser(prog="python3 dev.py kit.deals", description=__doc__)
    parser.add_argument("games", nargs="+", choices=games.names(), metavar="GAME")
    parser.add_argument("--preset", default="", help="only this one; all by default")
    parser.add_argument("--deals", type=int, default=1000, help="of each preset")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    for name in args.games:
        for preset in [args.preset] if args.preset else games.find(name).presets:
            some = [case for case in presets(name) if case.label == preset]
            begun, busy = perf_counter(), process_time()
            moves = played(some, args.deals, Random(f"{args.seed} {name} {preset}"))
            spent, busy = perf_counter() - begun, process_time() - busy
            print(
                f"{name:12}{preset:18}{args.deals:>9,} deals{moves:>12,} moves"
                f"{spent:>8.0f} s{busy:>8.0f} s of work",
                flush=True,
            )
    return 0


def played(some: Sequence[Case], deals: int, rng: Random) -> int:
    """So many deals, shared out over the cases, each checked; how many moves they had."""
    moves = 0
    for place, case in enumerate(some):
        left = deals // len(some) + (place < deals % len(some))
        while left:
            played, more = evening(case, left, rng)
            left -= played
            moves += more
    return moves


def evening(case: Case, most: int, rng: Random) -> tuple[int, int]:
    """One evening by chance; how many deals and moves it had."""
    game, seed = case.make(), rng.randrange(2**32)
    dealer = shuffle.first_dealer(seed, case.players)
    lines: list[Line] = []
    moves = 0
    while len(lines) < min(most, LONG):
        setup = game.next_deal(lines, dealer)
        if setup is None:
            break
        t = game.start(shuffle.numbered(game.pack(), seed, len(lines) + 1), setup)
        before = moves
        while t.phase:
            game.apply(t, any_move(game.legal(t), rng))
            moves += 1
            assert moves - before < MOST, f"{case}, seed {seed}: a deal without end"
        try:
            lines.append(checked(game, t, lines))
        except AssertionError as error:
            error.add_note(f"{case}, seed {seed}, deal {len(lines) + 1}")
            raise
        dealer = (setup.dealer + 1) % case.players
    return len(lines), moves


def checked(game: Rules[Any], t: Table, lines: Sequence[Line]) -> Line:
    """The line of a finished deal, when every sum of it is right."""
    at = Moment(t, [], lines)
    holds_every_card_once(game, t)
    leaves_a_number_for_each_side(game, at)
    leaves_a_line_that_fits(game, at)
    reckons_up_to_its_line(game, at)
    counts_cards_that_lie_open(game, at)
    line = game.score(t)
    if any(line.values):
        assert game.line_fits(lines, Line(line.values)), line
    sheet = game.sheet([*lines, line])
    _agree(t, sheet)
    _go_on(game.sheet([]), game.sheet(lines), line, sheet)
    return line


def _agree(t: Table, sheet: Sheet) -> None:
    """What the table and the sheet say of each one's money, and of the middle, is the same."""
    balances = getattr(t, "balances", None)
    if balances is None or "account" not in {total.key for total in sheet.totals}:
        return
    middle = sum(getattr(t, name, 0) for name in MIDDLE)
    assert list(sheet.total("account")) == list(balances), (sheet.totals, balances)
    assert sum(balances) + middle == 0, (balances, middle)


def _go_on(start: Sheet, before: Sheet, line: Line, after: Sheet) -> None:
    """Points that run down go on from where they stood, or from the start in another game.

    They go to nothing at most, where that is the end.
    """
    if POINTS not in {total.key for total in after.totals}:
        return
    has = after.total(POINTS)
    come = [
        [had + (value or 0) for had, value in zip(sheet.total(POINTS), line.values, strict=True)]
        for sheet in (before, start)
    ]
    assert any(
        all(now == there or now == 0 > there for now, there in zip(has, one, strict=True))
        for one in come
    ), (before.total(POINTS), line, has)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
