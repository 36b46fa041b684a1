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

from desktop.commands import plain
from desktop.commands.complaints import Complaint, finished, one_of
from desktop.commands.progress import Progress
from desktop.commands.values import number, players_of, rules_of
from desktop.common.terminal_help import as_sentence, translate
from engine import bots, games
from engine.bots.arena.contest import Contest
from engine.bots.arena.figures import Interval
from engine.bots.arena.running import Result, contested
from engine.seeds import SEEDS

DEALS = 100
JOBS = 64


def add_to(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it may be given. Values are read by `run`, which says what is wrong."""
    about = translate(
        "help", "let bots compete in duplicate deals and print by how much each is ahead"
    )
    parser = subparsers.add_parser("arena", help=about, description=as_sentence(about))
    parser.add_argument("game", metavar="GAME", help=one_of(games.names()))
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help=translate(
            "help",
            "one for each side, the last fills the rest: {bots}, with a character as in "
            "strong:bold; to measure by: {measures}; strong/400 thinks in 400 worlds, "
            "strong@tricks in that chapter only, strong~deaf hears no talk",
        ).format(bots=one_of(bots.BOTS), measures=one_of(bots.MEASURES)),
    )
    parser.add_argument(
        "--deals",
        metavar="N",
        help=translate("help", "how many deals; default {number}").format(number=DEALS),
    )
    parser.add_argument(
        "--matches", metavar="N", help=translate("help", "whole matches instead, and who wins them")
    )
    parser.add_argument(
        "--jobs", metavar="J", help=translate("help", "processes at once; default 1")
    )
    parser.add_argument(
        "--seed", metavar="S", help=translate("help", "same seed, same result; random by default")
    )
    parser.add_argument(
        "--preset", metavar="P", help=translate("help", "house rules; default the game's first")
    )
    parser.add_argument(
        "--players", metavar="N", help=translate("help", "default 4 if the game allows it")
    )
    parser.add_argument(
        "--dask", metavar="ADDRESS", help=translate("help", "a Dask scheduler, or local")
    )
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=translate("help", "change one house rule; may be given several times"),
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print; returns the exit status."""
    return finished(lambda: _arena(args))


def _arena(args: argparse.Namespace) -> None:
    contest = _contest(args)
    if args.deals is not None and args.matches is not None:
        raise Complaint("--deals and --matches cannot both be given")
    noun = "match" if contest.matches else "deal"
    rounds = number(f"--{noun}s", args.matches or args.deals, DEALS, 2, None)
    jobs = number("--jobs", args.jobs, 1, 1, JOBS)
    with _executor(jobs, args.dask) as executor, Progress(noun, rounds) as progress:
        result = contested(contest, rounds, executor, time.process_time, progress.at)
    print(report(result))


def _contest(args: argparse.Namespace) -> Contest:
    kind = games.played(args.game)
    players = players_of(kind, args.players)
    _, options = rules_of(kind, args.preset, args.option)
    rules = kind.make(options, players)
    sides = len(rules.sides())
    if len(args.bots) > sides:
        raise Complaint(f"{len(args.bots)} bots for {sides} sides")
    for name in args.bots:
        bots.make(name, rules)
    seed = number("--seed", args.seed, SystemRandom().randrange(SEEDS), 0, SEEDS - 1)
    names = tuple(args.bots)
    return Contest(kind.name, options.as_dict(), players, names, seed, args.matches is not None)


@contextmanager
def _executor(jobs: int, dask: str | None) -> Iterator[Executor | None]:
    """Who does the work: this process, others on this machine, or a cluster."""
    if dask is not None:
        try:
            from distributed import Client
        except ImportError:
            raise Complaint("--dask needs the extra: pip install kartentisch[dask]") from None
        with Client(None if dask == "local" else dask) as client:
            if games.further_folders():
                client.run(games.look_in, games.further_folders())
            yield client.get_executor()
    elif jobs == 1:
        yield None
    else:
        folders = games.further_folders()
        with ProcessPoolExecutor(
            jobs, get_context("spawn"), initializer=games.look_in, initargs=(folders,)
        ) as pool:
            yield pool


def report(result: Result) -> str:
    """The result of a contest as a text table."""
    contest = result.contest
    noun = "matches" if contest.matches else "deals"
    title = plain.english(contest.game, "game")
    lines = [
        f"{title}, {contest.players} players, {result.rounds} {noun} in every rotation, "
        f"seed {contest.seed}",
        "",
    ]
    width = max(map(len, result.means))
    for name, mean in result.means.items():
        average, median, slow = (1000 * taken for taken in result.times[name])
        lines.append(
            f"{name:<{width}}  {shown(mean):<28} won {percent(result.won[name])}; a decision "
            f"takes {average:.1f} ms, median {median:.1f}, 99 % within {slow:.1f}"
        )
    lines.append("")
    for (first, second), ahead in result.ahead.items():
        more = result.won_more[first, second]
        lines += [
            f"{first} ahead of {second} by {shown(ahead)}: {verdict(ahead)}",
            f"{first} wins more than {second} by {percent(more)}: {verdict(more)}",
        ]
    return "\n".join(lines)


def percent(one: Interval) -> str:
    """A share in per cent with its confidence interval."""
    return f"{100 * one.mean:.1f} % [{100 * one.low:.1f}, {100 * one.high:.1f}]"


def shown(one: Interval) -> str:
    """A mean with its confidence interval."""
    return f"{one.mean:+.3f} [{one.low:+.3f}, {one.high:+.3f}]"


def verdict(ahead: Interval) -> str:
    """Whether the interval of a lead excludes nought, in a few words."""
    if not ahead.clear:
        return "not proven"
    return "better" if ahead.low > 0 else "worse"
