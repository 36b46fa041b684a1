"""`python3 dev.py arena`: plays what has not been played yet and writes the tables anew.

Each row's figures are kept in `figures.json` under what they were played with, so that a run can
be broken off and gone on with. `--again` plays rows anew after the bots have changed.
`--against COMMIT` writes nothing: it plays the bots of this tree against those of another commit.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from engine import games, hidden
from engine.bots.arena.running import Interval, Result, contested
from tests.workshop.arena import against
from tests.workshop.arena.rows import UNITS, Row, rows, steps

HERE = Path(__file__).parent
FIGURES = HERE / "figures.json"
TABLES = HERE / "tables.md"
COMPILED = not str(hidden.__file__).endswith(".py")
"""Whether the engine here is the compiled one: the same moves in less time."""


def main(arguments: list[str]) -> int:
    """Play and write."""
    parser = argparse.ArgumentParser(prog="arena", description=__doc__)
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--only", default="", help="rows whose key has this in it")
    parser.add_argument("--again", action="store_true", help="play them again")
    parser.add_argument("--write", action="store_true", help="play nothing, only write")
    parser.add_argument("--against", metavar="COMMIT", help="only this: against an older tree")
    parser.add_argument("--level", default="strong", help="with --against: at this level")
    parser.add_argument("--deals", type=int, default=100, help="with --against: so many deals")
    parser.add_argument("--seed", type=int, default=1, help="with --against: of this seed")
    args = parser.parse_args(arguments)
    if args.against:
        return against.main(args.against, args.only, args.level, args.deals, args.seed)
    figures = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    wanted = [row for row in rows() if args.only in row.key]
    with ProcessPoolExecutor(args.jobs) as pool:
        for row in wanted if not args.write else []:
            if row.key in figures and not args.again:
                continue
            result = contested(row.contest(), row.rounds, pool, time.process_time)
            figures[row.key] = kept(result)
            forget(row.key, figures)
            print(line(row, figures[row.key]), flush=True)
            keep(figures)
    TABLES.write_text(page(figures))
    return 0


Kept = dict[str, list[float]]


def keep(figures: dict[str, Kept]) -> None:
    """Write the figures, and the tables from them."""
    FIGURES.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n")
    TABLES.write_text(page(figures))


def forget(key: str, figures: dict[str, Kept]) -> None:
    """Leave out older figures of a key."""
    for one in [one for one in figures if one.startswith(key + OLDER)]:
        del figures[one]


def kept(result: Result) -> Kept:
    """What is kept of a result: of the first name and the second."""
    one, two = list(result.means)[:2]
    return {
        "ahead": list(result.ahead[one, two]),
        "won": list(result.won[one]),
        "won_more": list(result.won_more[one, two]),
        "times": [1000 * taken for name in (one, two) for taken in result.times[name]],
        "compiled": [float(COMPILED)],
    }


def page(figures: dict[str, Kept]) -> str:
    """The tables, game by game."""
    parts = [
        HEAD.format(python=platform.python_version()),
        "",
        *ladders(figures),
        "",
        *mistakes(figures),
    ]
    game = ""
    for row in sorted(rows(), key=lambda one: one.game):
        if row.game != game:
            game = row.game
            parts.append(f"\n## {game}\n\n{COLUMNS}\n{'|---' * COLUMNS.count(' | ')}|---|")
        if found := of(row.key, figures):
            parts.append(line(row, *found))
    return "\n".join(parts) + "\n"


def ladders(figures: dict[str, Kept]) -> list[str]:
    """How far each level is above the one below, in the unit of each game."""
    lines = ["## Steps of the levels", "", STEPS, "", f"{STEP_COLUMNS}\n|---|---|---|---|"]
    for game in games.names():
        cells = []
        for row in steps(game):
            found = of(row.key, figures)
            cells.append(ahead_of(Interval(*found[0]["ahead"])) + found[1] if found else "")
        lines.append(f"| {game} | {UNITS[game]} | {' | '.join(cells)} |")
    return lines


def mistakes(figures: dict[str, Kept]) -> list[str]:
    """What the decisions of a beginner and of a regular cost, and how many throw a deal away."""
    lines = ["## Howlers", "", ABOUT_HOWLERS, "", f"{HOWLER_COLUMNS}\n|---|---|---|---|---|---|"]
    for key in sorted({key.partition(OLDER)[0] for key in figures}):
        if key.startswith(f"{HOWLERS} ") and (found := of(key, figures)):
            (_, game, name), (one, remark) = key.split(), found
            howlers, number, worlds, seed = one["howlers"]
            how = f"{number:.0f}, seed {seed:.0f}, {worlds:.0f} worlds{remark}"
            cells = [f"{game}: {name}", how]
            cells += [share(Interval(*one["cost"])), f"{howlers:.0f}", f"{howlers / number:.2%}"]
            lines.append(f"| {' | '.join(cells)} | {one['other'][0]:.0%} |")
    return lines


def of(key: str, figures: dict[str, Kept]) -> tuple[Kept, str] | None:
    """The figures of a key with a remark if they are older ones, as their key then ends."""
    found = {one.removeprefix(key): one for one in figures if one.partition(OLDER)[0] == key}
    remark = min(found, default="")
    return (figures[found[remark]], remark) if found else None


OLDER = " ("
"""So a remark behind a key begins: by what its figures are older than what they tell of."""
HOWLERS = "howlers"
"""What the keys of figures begin with that `tests.workshop.arena.howlers` keeps."""

ABOUT_HOWLERS = """By `python3 dev.py arena.howlers GAME`: what a decision costs against the best
move in the worlds of a judge, as a share of the standard deviation of what a deal brings a seat. A
howler costs more than all of that. Of none in n decisions the share may still be 3 in n."""
HOWLER_COLUMNS = "| who | decisions | cost | howlers | share | not by rules of thumb |"

HEAD = """# Who plays how much better

Made by `python3 dev.py arena`; CPython {python}, one core of a virtual machine that others used
as well, times are those of the processor. Every deal or match is played once in every rotation
of the two kinds of players, with the same cards: one of the first among others of the second, or
side against side. The unit is the deal or match, numbers are fixed before but where `tuning.md`
tells that more were played for what had not told, in brackets stand 95 %
confidence intervals. "Ahead" is what the first gets more than the second, in the game's own
marks, money or points; "wins" is the share of deals or matches that the first wins. Where times
are marked by a "c" the engine was the compiled one, which makes the same moves. Where the first
deals of an evening ask less than later ones, deals are from its middle as well. Older figures say
in brackets what they are of; they were made by the numbers of then."""

STEPS = """A regular plays by rules of thumb: strong – heuristic is the upper step. What a step is
measured in stands in `rows.py`. Both are to be even; so a beginner errs more or less often."""
STEP_COLUMNS = "| game | unit | regular – beginner | strong – regular |"

COLUMNS = (
    "| claim | who | rounds | ahead | wins | wins more "
    + "| ms a decision (mean, median, 99 %) | shown |"
)


def line(row: Row, figures: Kept, remark: str = "") -> str:
    """One row of a table."""
    ahead, more = Interval(*figures["ahead"]), Interval(*figures["won_more"])
    unit = "matches" if row.matches else "deals"
    rules = ", ".join(f"{name}={value}" for name, value in row.changes.items())
    rules = " ".join(filter(None, (row.preset, rules)))
    times = " / ".join(
        ", ".join(f"{taken:.1f}" for taken in figures["times"][part : part + 3]) for part in (0, 3)
    )
    times += " c" if figures.get("compiled", [0.0])[0] else ""
    cells = [
        f"{row.claim} ({rules})" if rules else row.claim,
        " – ".join(row.names),
        f"{row.rounds} {unit}{remark}",
        ahead_of(ahead),
        share(Interval(*figures["won"])),
        share(more),
        times,
        shown(row, ahead, more),
    ]
    return "| " + " | ".join(cells) + " |"


def ahead_of(one: Interval) -> str:
    """By how much one is ahead."""
    return f"{one.mean:+.2f} [{one.low:+.2f}, {one.high:+.2f}]"


def share(one: Interval) -> str:
    """A share in hundredths."""
    return f"{100 * one.mean:.1f} % [{100 * one.low:.1f}, {100 * one.high:.1f}]"


def shown(row: Row, ahead: Interval, more: Interval) -> str:
    """Whether the claim is shown; in matches it is the wins that count."""
    counts = more if row.matches and not row.sums else ahead
    if row.better:
        return "yes" if counts.low > 0 else "no"
    return "yes" if counts.high > 0 else "no"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
