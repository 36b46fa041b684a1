"""`kartentisch arena GAME BOT BOT …`: who plays better, with the error of the answer.

Each deal is played once in every rotation of the bots, with the same cards; the deal is the unit.
The number of deals is fixed before, and the same seed gives the same result with any number of
jobs. Times are those of the processor, so that a busy machine does not count.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from random import SystemRandom

from desktop.commands import arguments, data, named
from desktop.commands.complaints import Complaint, finished
from desktop.commands.progress import Progress
from desktop.commands.tables import aligned, figure
from desktop.commands.values import number, players_of, rules_of
from desktop.common import own_games
from desktop.common.terminal_help import one_of, translate
from engine import bots, games
from engine.bots.arena.contest import Contest
from engine.bots.arena.running import Interval, Result, contested
from engine.seeds import SEEDS

DEALS = 100
JOBS = 64


def add_to(subparsers: arguments.Subparsers) -> None:
    """Add this command; its values are read by `run`, which says what is wrong."""
    about = translate(
        "help", "let bots compete in duplicate deals and print who is ahead by how much"
    )
    parser = arguments.command(subparsers, "arena", about, run)
    arguments.game(parser)
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help=translate(
            "help",
            "one for each side, the last takes the remaining sides: {bots}, with a character as in "
            "strong:bold; as a yardstick: {measures}; strong/400 imagines 400 layouts, "
            "strong@tricks plays so in that phase only, strong~deaf ignores table talk",
        ).format(bots=one_of(bots.BOTS), measures=one_of(bots.MEASURES)),
    )
    rounds = parser.add_mutually_exclusive_group()
    rounds.add_argument(
        "--deals",
        metavar=translate("help", "N"),
        help=translate("help", "how many deals (default: {number})").format(number=DEALS),
    )
    rounds.add_argument(
        "--matches",
        metavar=translate("help", "N"),
        help=translate("help", "play this many whole matches instead"),
    )
    arguments.house(parser)
    arguments.seed(parser)
    parser.add_argument(
        "--jobs",
        metavar=translate("help", "N"),
        help=translate("help", "processes at the same time (default: 1)"),
    )
    parser.add_argument(
        "--dask",
        metavar=translate("help", "ADDRESS"),
        help=translate("help", "a Dask scheduler, or “local”"),
    )
    arguments.json(parser)
    arguments.lang(parser)


def run(args: argparse.Namespace) -> int:
    """Play and print; returns the exit status."""
    return finished(lambda: _arena(args))


def _arena(args: argparse.Namespace) -> None:
    contest = _contest(args)
    if contest.matches:
        rounds, noun = number("--matches", args.matches, 0, 2, None), translate("terminal", "match")
    else:
        rounds, noun = number("--deals", args.deals, DEALS, 2, None), translate("terminal", "deal")
    jobs = number("--jobs", args.jobs, 1, 1, JOBS)
    with _executor(jobs, args.dask) as executor, Progress(noun, rounds) as progress:
        result = contested(contest, rounds, executor, time.process_time, progress.at)
    if args.json:
        data.put(_plain(result))
    else:
        print(report(result))


def _contest(args: argparse.Namespace) -> Contest:
    kind = named.game(args.game)
    _, options = rules_of(kind, args.preset, args.option)
    players = players_of(kind, args.players, options)
    rules = kind.make(options, players)
    sides = len(rules.sides())
    if len(args.bots) > sides:
        told = translate("terminal", "{0} bots are too many for {1} sides")
        raise Complaint(told.format(len(args.bots), sides))
    for name in args.bots:
        bots.make(name, rules)
    seed = number("--seed", args.seed, SystemRandom().randrange(SEEDS), 0, SEEDS - 1)
    names = tuple(args.bots)
    return Contest(kind.name, options.as_dict(), players, names, seed, args.matches is not None)


@contextmanager
def _executor(jobs: int, dask: str | None) -> Iterator[Executor | None]:
    """Provide what does the work: this process, others on this machine, or a cluster."""
    if dask is not None:
        try:
            from distributed import Client
        except ImportError:
            told = translate("terminal", "--dask needs more: pip install kartentisch[dask]")
            raise Complaint(told) from None
        with Client(None if dask == "local" else dask) as client:
            if games.further_folders():
                client.run(own_games.look_in, games.further_folders())
            yield client.get_executor()
    elif jobs == 1:
        yield None
    else:
        folders = games.further_folders()
        with ProcessPoolExecutor(
            jobs, get_context("spawn"), initializer=own_games.look_in, initargs=(folders,)
        ) as pool:
            yield pool


def _plain(result: Result) -> dict[str, data.Json]:
    contest = result.contest
    return {
        "game": contest.game,
        "options": dict(contest.options),
        "players": contest.players,
        "seed": contest.seed,
        "matches" if contest.matches else "deals": result.rounds,
        "bots": [
            {
                "name": name,
                "mean": _interval(mean),
                "won": _interval(result.won[name]),
                "seconds": dict(zip(("mean", "median", "p99"), result.times[name], strict=True)),
            }
            for name, mean in result.means.items()
        ],
        "pairs": [
            {
                "bots": [*pair],
                "ahead": _interval(ahead),
                "won_more": _interval(result.won_more[pair]),
            }
            for pair, ahead in result.ahead.items()
        ],
    }


def _interval(one: Interval) -> dict[str, float]:
    return {"mean": one.mean, "low": one.low, "high": one.high}


def report(result: Result) -> str:
    """Return the result of a contest as a text table."""
    contest = result.contest
    if contest.matches:
        told = translate("terminal", "{0}, {1} players, {2} matches in every rotation, seed {3}")
    else:
        told = translate("terminal", "{0}, {1} players, {2} deals in every rotation, seed {3}")
    title = named.title(games.find(contest.game))
    lines = [told.format(title, contest.players, result.rounds, contest.seed), ""]
    head = [
        translate("terminal", "bot"),
        translate("terminal", "points a round"),
        translate("terminal", "won"),
        translate("terminal", "ms a decision: mean"),
        translate("terminal", "median"),
        translate("terminal", "99% within"),
    ]
    rows = [
        [name, shown(mean), percent(result.won[name])]
        + [figure(1000 * taken, ".1f") for taken in result.times[name]]
        for name, mean in result.means.items()
    ]
    lines += [aligned([head, *rows], "<>>>>>"), ""]
    for (first, second), ahead in result.ahead.items():
        more = result.won_more[first, second]
        told = translate("terminal", "{0} ahead of {1} by {2}: {3}")
        lines.append(told.format(first, second, shown(ahead), verdict(ahead)))
        told = translate("terminal", "{0} wins more than {1} by {2}: {3}")
        lines.append(told.format(first, second, percent(more), verdict(more)))
    return "\n".join(lines)


def percent(one: Interval) -> str:
    """Return a share in per cent with its confidence interval."""
    told = translate("terminal", "{0}% [{1}, {2}]")
    return told.format(*(figure(100 * number, ".1f") for number in (one.mean, one.low, one.high)))


def shown(one: Interval) -> str:
    """Return a mean with its confidence interval."""
    told = translate("terminal", "{0} [{1}, {2}]")
    return told.format(*(figure(number, "+.3f") for number in (one.mean, one.low, one.high)))


def verdict(ahead: Interval) -> str:
    """Whether the interval of a lead excludes nought, in a few words."""
    if not ahead.clear:
        return translate("terminal", "not proven")
    if ahead.low > 0:
        return translate("terminal", "better")
    return translate("terminal", "worse")
