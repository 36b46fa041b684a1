"""`python3 dev.py arena.calibration`: whether a hint's number comes true; makes calibration.md.

Where a strong player goes against the rules of thumb, a hint says in how many of a hundred deals
that is better and in how many worse. Here that is asked at decisions of deals whose hidden cards
are known, and both moves are played on from the table as it really lies, by rules of thumb and with
the same luck, as in every imagined deal. Counted is the share of imagined deals in which it was
better among those that differ, told what the hint makes of it (`calibration.json` of the game),
happened how often it then was better on the table among the times that it made a difference. The
first table compares the best move with the next one at every decision, as it was counted; the
second has the numbers of hints. With `--fit` nothing is written here, but `calibration.json`, from
deals of that seed; the tables are of another.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from engine import games
from engine.bots import make
from engine.bots.arena.contest import numbered
from engine.bots.racing import Candidate
from engine.bots.rollout import Rollout
from engine.bots.search import SearchBot, counted
from engine.hidden import view
from engine.parts.calibration import AS_COUNTED, FILE, Calibration
from engine.rules import Rules
from engine.table import Table
from tests.workshop.arena import pages

PAGE = Path(__file__).parent / "calibration.md"
GAMES = Path(games.__file__).parent
ASKED = 0.25
"""The share of decisions at which a hint is asked for."""
STEP = 10
"""The width of a row, in percent."""
UNTOLD = "A hint of this game tells no number: told is what it would have been put right to."
TOGETHER = 100
"""So many trials at least are one point of what is fitted."""


class Trial(NamedTuple):
    """What was counted, in percent; what came of it on the table: above 0 better, below worse."""

    counted: float
    came: float


class Trials(NamedTuple):
    """Of the best move and the next at every decision, and of what a hint would have told."""

    next: list[Trial]
    hints: list[Trial]


def trials(rules: Rules[Any], seed: int, decisions: int, worlds: int) -> Trials:
    """So many decisions at which one move seems better than the next and it makes a difference."""
    asked, thumb = make(f"strong/{worlds}", rules), make("heuristic", rules)
    assert isinstance(asked, SearchBot)
    found = Trials([], [])
    number = 0
    while len(found.next) < decisions:
        number += 1
        t = numbered(rules, seed, number)
        rng = Random(f"{seed} {number}")
        while t.phase and len(found.next) < decisions:
            legal, seen = rules.legal(t), view(t, t.turn)
            if len(legal) > 1 and rng.random() < ASKED:
                luck = rng.random()
                usual = thumb.choose(seen, list(legal), Random(luck), 0.0)
                candidates = asked.findings(seen, list(legal), Random(luck))
                if len(candidates) > 1:
                    best, ordinary = candidates[0], next(r for r in candidates if r.move == usual)
                    found.next.extend(tried(rules, t, best, candidates[1], number))
                    if best is not ordinary and best.lead(ordinary).z >= asked.level.sure:
                        found.hints.extend(tried(rules, t, best, ordinary, number))
            rules.apply(t, thumb.choose(seen, legal, rng, 0.0))
    return found


def tried(rules: Rules[Any], t: Table, best: Candidate, other: Candidate, luck: int) -> list[Trial]:
    """What comes of one move rather than another; none where nothing does, or none was counted."""
    better, worse = counted(best, other)
    play_on = Rollout(rules.bots, t.turn, luck)
    came = play_on.result(t, best.move, 0) - play_on.result(t, other.move, 0)
    return [Trial(100 * better / (better + worse), came)] if better + worse and came else []


def fitted(found: Sequence[Trial]) -> Calibration:
    """What came true of what was counted: it rises, and is never more than was counted.

    Below 50 is turned round. Points of some trials each, put together until they rise.
    """
    rising: list[list[Trial]] = []
    for group in grouped(found):
        rising.append(group)
        while len(rising) > 1 and happened(rising[-1]) <= happened(rising[-2]):
            last = rising.pop()
            rising[-1] = rising[-1] + last
    points = [(50.0, 50.0)]
    for group in rising:
        at = round(fmean(one.counted for one in group), 1)
        true = round(min(at, max(happened(group), points[-1][1])), 1)
        if at > points[-1][0]:
            points.append((at, true))
    if points[-1][0] < 100:
        points.append((100.0, points[-1][1]))
    return Calibration(tuple(at for at, _ in points), tuple(true for _, true in points))


def grouped(found: Sequence[Trial]) -> list[list[Trial]]:
    """Some trials each, from the smallest that was counted up; equal ones stay together."""
    turned = [one if one.counted >= 50 else Trial(100 - one.counted, -one.came) for one in found]
    groups: list[list[Trial]] = [[]]
    for _, equal in groupby(sorted(turned, key=itemgetter(0)), key=itemgetter(0)):
        if len(groups[-1]) >= TOGETHER:
            groups.append([])
        groups[-1] += equal
    if len(groups) > 1 and len(groups[-1]) < TOGETHER:
        last = groups.pop()
        groups[-1] += last
    return groups


def happened(some: Sequence[Trial]) -> float:
    """How often it was better on the table, in percent."""
    return 100 * fmean(one.came > 0 for one in some)


def table(found: Sequence[Trial], told: Calibration | None = None) -> list[str]:
    """Rows by what was counted; with what a hint tells of it if that is another number."""
    rows: dict[int, list[Trial]] = defaultdict(list)
    for one in found:
        rows[min(int(one.counted // STEP), 100 // STEP - 1)].append(one)
    columns = ["counted", "decisions", "counted on average"]
    columns += ["told on average"] * (told is not None) + ["happened"]
    lines = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    for row, some in sorted(rows.items()):
        share = happened(some)
        error = 1.96 * (share * (100 - share) / len(some)) ** 0.5
        cells = [f"{STEP * row}–{STEP * (row + 1)} %", f"{len(some)}"]
        cells.append(f"{fmean(one.counted for one in some):.0f} %")
        if told is not None:
            cells.append(f"{fmean(told.share(one.counted) for one in some):.0f} %")
        lines.append(f"| {' | '.join(cells)} | {share:.0f} % ± {error:.0f} |")
    return lines


def in_all(found: Sequence[Trial], told: Calibration) -> str:
    """How far numbers are from what happened, before and after they are put right."""
    if not found:
        return "No hint told a number."
    was, right = (fmean(one.share(each.counted) for each in found) for one in (AS_COUNTED, told))
    return f"Of all: counted {was:.1f} %, told {right:.1f} %, happened {happened(found):.1f} %."


def main(arguments: list[str]) -> int:
    """Play and write; a game that is not asked for keeps its table."""
    parser = argparse.ArgumentParser(prog="calibration", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them by default")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--worlds", type=int, default=160, help="as many as a hint imagines")
    parser.add_argument("--fit", action="store_true", help=f"write {FILE} of the game")
    args = parser.parse_args(arguments)
    for name in args.games or games.names():
        kind = games.find(name)
        rules = kind.make(next(iter(kind.presets.values())), kind.usual())
        found = trials(rules, args.seed, args.decisions, args.worlds)
        how = f"{args.decisions} decisions, {args.worlds} imagined deals, seed {args.seed}."
        if args.fit:
            command = f"--fit --seed {args.seed} --decisions {args.decisions}"
            write(name, f"{name} {command}", fitted(found.hints), len(found.hints))
            continue
        right = rules.bots.calibration
        hints = f"{len(found.hints)} of them a hint goes against the rules of thumb."
        if not rules.bots.tells_share:
            how += f" {UNTOLD}"
        parts = [how, "", *table(found.next), "", f"At {hints} {in_all(found.hints, right)}", ""]
        text = "\n".join([*parts, *table(found.hints, right)])
        print(name, text, sep="\n", flush=True)
        pages.put(PAGE, "Whether a hint's number comes true", __doc__, name, text)
    return 0


def write(name: str, arguments: str, one: Calibration, hints: int) -> None:
    """The file of a game, with the command that found it."""
    lines = [
        f'"found": "python3 dev.py arena.calibration {arguments}"',
        f'"hints": {hints}',
        f'"counted": {json.dumps(one.counted)}',
        f'"true": {json.dumps(one.true)}',
    ]
    text = "{\n  " + ",\n  ".join(lines) + "\n}\n"
    (GAMES / name / FILE).write_text(text, encoding="utf-8")
    print(name, text, sep="\n", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
