"""`python3 dev.py arena.answers [GAME …]`: whether thought pays at yes or no; makes answers.md.

Evenings, or matches, are played by rules of thumb. Where they ask between something bold and
something timid (see `arena.joining`), a strong player says what he would answer at the same table.
Where that is the other answer, it is played on with both, by rules of thumb: at the table as it
really lies, and at others at which the seat has seen just the same. Those are deals in which the
cards that it has seen lay where they really lay, the others anywhere, and in which rules of thumb
then did what the others really did. Such deals are as likely as the real one, nothing is believed
about anybody; so the mean of the two answers' difference is that of the real tables alone, with
less chance in it. Of two answers that both are no, neither is ahead. "Ahead" is the mean of all
decisions, equal answers among them, in pots, or where there is none in what the bots of the game
reckon in. Shown is a kind of decision whose lower bound is no more than a fiftieth of a pot below
nothing, or of what first deals differ by, a standard deviation. In brackets 95 % confidence
intervals, clustered by deal; of no other answer in n there may still be 3 in n.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from engine import games
from engine.bots import make, racing
from engine.bots.arena.contest import LONGEST, dealt
from engine.bots.search import SearchBot
from engine.cards import BACK
from engine.families.pot.table import PotTable
from engine.hidden import Redealing, view
from engine.moves import Move
from engine.rules import Rules
from engine.sheet import Line
from engine.table import Seat, Table, View
from tests.workshop.arena import pages
from tests.workshop.arena.joining import MOST, clustered, parted, said_in, told, variants

PAGE = Path(__file__).parent / "answers.md"
BOT = "strong"
ALIKE = 40
"""At so many tables that look alike to the seat two answers are compared, if so many are found."""
TRIES = 1000
"""So many deals are tried for them."""
SURE = 0.02
"""How far below nothing a lower bound may be, in pots or deals' standard deviations."""
COLUMNS = """| variant | decision | seed | asked | other answer | tables for each | ahead | shown |
|---|---|---|---|---|---|---|---|"""


class Compared(NamedTuple):
    """A decision: by how much the answer is ahead of that of the rules of thumb."""

    deal: int
    ahead: float
    tables: int
    """At how many tables the two were compared: none where they are the same."""


class Past:
    """A deal as it went: the table before every move, and what was done by whom."""

    def __init__(self, rules: Rules[Any], t: Table) -> None:
        self._rules = rules
        self._tables = [t.copy()]
        self._moves: list[tuple[Seat, Move]] = []

    def follow(self, t: Table, seat: Seat, move: Move) -> None:
        """Take note of a move of this seat and of the table behind it."""
        self._moves.append((seat, move))
        self._tables.append(t.copy())

    def alike(self, seat: Seat, tries: int, rng: Random) -> Iterator[Table]:
        """Tables at which the seat has seen the same, the others all going by rules of thumb.

        The cards that it has seen until now lay where they really lay; where it could not know
        that, the tables are only more like the real one, and as likely.
        """
        rules = self._rules
        seen = [view(t, seat) for t in self._tables]
        unseen = set(Redealing(rules, seen[-1]).unseen)
        start, real = seen[0].table, self._tables[0]
        for place, cards in zip(
            [*start.hands, *start.aside, start.stock],
            [*real.hands, *real.aside, real.stock],
            strict=True,
        ):
            place[:] = [BACK if card in unseen else card for card in cards]
        deal = Redealing[Any](rules, seen[0])
        for _ in range(tries):
            t = deal.table(rng)
            for (mover, move), then in zip(self._moves, seen[1:], strict=True):
                if t.turn != mover:
                    break
                legal = rules.legal(t)
                made = move if mover == seat else rules.bots.policy(t, legal, rng)
                if made not in legal:
                    break
                rules.apply(t, made)
                # What is done alike is seen alike; another card laid away may be, too.
                if made != move and view(t, seat) != then:
                    break
            else:
                if view(t, seat) == seen[-1]:
                    yield t


def ahead(
    rules: Rules[Any], t: Table, past: Past, answer: Move, usual: Move, rng: Random
) -> tuple[float, int]:
    """How much an answer brings more than the usual one, and at how many tables that was tried."""
    results = []
    for one in (t, *past.alike(t.turn, TRIES, rng)):
        luck, both = rng.random(), []
        for move in (answer, usual):
            there = one.copy()
            rules.apply(there, move)
            both.append(rules.bots.rollout(there, Random(luck))[t.turn])
        results.append(both[0] - both[1])
        if len(results) > ALIKE:
            break
    return fmean(results), len(results)


def answered(name: str, rules: Rules[Any]) -> Callable[[View, list[Move], Move, Random], Move]:
    """How a player of this name answers, beside what rules of thumb say.

    Who thinks ends his race when in its first worlds all moves but the usual have dropped out. So
    few are imagined first, for laying all of them takes the most time.
    """
    bot = make(name, rules)
    quick = make(f"{name}/{racing.FIRST}", rules) if isinstance(bot, SearchBot) else None

    def answer(seen: View, legal: list[Move], usual: Move, rng: Random) -> Move:
        if isinstance(quick, SearchBot):
            best, *others = quick.findings(seen, legal, rng)
            if best.move == usual and all(best.lead(one).z >= racing.DROPS for one in others):
                return usual
        return bot.choose(seen, legal, rng, 0.0)

    return answer


def deals(rules: Rules[Any], seed: int, evening: int) -> Iterator[tuple[int, Table]]:
    """The deals of an evening, with their numbers; who asks for the next has played the last."""
    lines: list[Line] = []
    while len(lines) < LONGEST and rules.next_deal(lines, 0) is not None:
        number = evening * LONGEST + len(lines)
        t = dealt(rules, seed, number, number % rules.players, lines)
        yield number, t
        lines.append(rules.score(t))


def compared(
    rules: Rules[Any], name: str, seed: int, decisions: int, evenings: int = MOST
) -> dict[str, list[Compared]]:
    """What the answers of a bot are worth, for so many decisions of every chapter."""
    answer = answered(name, rules)
    found: dict[str, list[Compared]] = defaultdict(list)
    for evening in range(1, evenings + 1):
        for number, t in deals(rules, seed, evening):
            _deal(rules, answer, t, Random(f"answers {seed} {number}"), number, decisions, found)
        if found and min(map(len, found.values())) >= decisions:
            break
    return found


def _deal(
    rules: Rules[Any],
    answers: Callable[[View, list[Move], Move, Random], Move],
    t: Table,
    rng: Random,
    number: int,
    decisions: int,
    found: dict[str, list[Compared]],
) -> None:
    """Play a deal by rules of thumb, and ask the bot wherever that is still wanted."""
    past = Past(rules, t)
    while t.phase:
        seat, legal = t.turn, rules.legal(t)
        usual = rules.bots.policy(t, list(legal), rng) if len(legal) > 1 else legal[0]
        yes, no = parted(rules, t, legal) if len(legal) > 1 else ([], [])
        if yes and no and len(some := found[said_in(t)]) < decisions:
            answer = answers(view(t, seat), list(legal), usual, Random(rng.random()))
            differ = answer != usual and (answer in yes or usual in yes)
            gain, tables = ahead(rules, t, past, answer, usual, rng) if differ else (0.0, 0)
            unit = 1 / max(1, t.kitty) if isinstance(t, PotTable) else rules.bots.unit().scale
            some.append(Compared(number, gain * unit, tables))
        rules.apply(t, usual)
        past.follow(t, seat, usual)


def row(variant: str, chapter: str, seed: int, some: Sequence[Compared], unit: float) -> str:
    """A row of the page; `unit` is a pot or what deals differ by."""
    others = [one.tables for one in some if one.tables]
    pairs = [(one.deal, one.ahead) for one in some]
    shown = "yes" if clustered(pairs).low >= -SURE * unit else "no"
    cells = [variant, chapter, f"{seed}", f"{len(some)}", f"{len(others)}"]
    cells += [f"{fmean(others):.0f}" if others else "", told(pairs, 3), shown]
    return f"| {' | '.join(cells)} |"


def section(game: str, before: str, variant: str, rows: Sequence[str]) -> str:
    """What is told of a game, with these rows for a variant; the others keep theirs of `before`."""
    old = before.splitlines()
    units: dict[str, list[str]] = defaultdict(list)
    lines: list[str] = []
    for name, rules in variants(game):
        unit, differ = unit_of(rules)
        units["pots" if unit == "pots" else f"{unit} (deals differ by {differ:.1f})"].append(name)
        lines += rows if name == variant else [one for one in old if one.startswith(f"| {name} |")]
    usual, *others = units
    of = "".join(f", of {', '.join(units[unit])} in {unit}" for unit in others)
    return "\n".join([f"Ahead in {usual}{of}.", "", COLUMNS, *lines])


def unit_of(rules: Rules[Any]) -> tuple[str, float]:
    """What is reckoned in, and what deals differ by in it or a pot."""
    if isinstance(dealt(rules, 1, 1, 0), PotTable):
        return "pots", 1.0
    unit = rules.bots.unit()
    return f"`{unit.key}`", rules.bots.deal_spread * unit.scale


def main(arguments: list[str]) -> int:
    """Play and write; variants that are not asked for keep their rows."""
    parser = argparse.ArgumentParser(prog="answers", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them by default")
    parser.add_argument("--variant", help="of the games only this")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--decisions", type=int, default=200, help="of each kind")
    parser.add_argument("--evenings", type=int, default=MOST, help="and no more than these")
    args = parser.parse_args(arguments)
    for game in args.games or games.names():
        for variant, rules in variants(game):
            if args.variant not in (None, variant):
                continue
            found = compared(rules, BOT, args.seed, args.decisions, args.evenings)
            rows = [
                row(variant, chapter, args.seed, some, unit_of(rules)[1])
                for chapter, some in sorted(found.items())
            ]
            print(game, *rows, sep="\n", flush=True)
            kept = pages.sections(PAGE.read_text(encoding="utf-8")) if PAGE.exists() else {}
            if rows:
                text = section(game, kept.get(game, ""), variant, rows)
                pages.put(PAGE, "Whether thought pays at yes or no", __doc__, game, text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
