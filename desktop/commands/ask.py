"""`kartentisch ask FILE`: what a bot would have done in a saved evening, and what each choice
comes to in the deals that it imagines.

Asked is the seat whose turn it was, with what that seat could see then. The file is only read.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from desktop.commands.complaints import MISFITS, Complaint, finished, sentence
from desktop.commands.values import number
from engine import bots
from engine.bots.race import Runner
from engine.bots.search import SearchBot
from engine.head import Event
from engine.match import Match
from engine.moves import write
from engine.store import load
from engine.table import NOBODY

BOT = "strong"


def add_to(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it may be given. Values are read by `run`, which says what is wrong."""
    about = "say what a bot would have done, and what each choice comes to"
    parser = subparsers.add_parser("ask", help=about, description=about.capitalize() + ".")
    parser.add_argument("file", metavar="FILE", help="the saved evening; it is only read")
    parser.add_argument("--deal", metavar="N", help="which deal; default the last")
    parser.add_argument("--move", metavar="N", help="before which of its moves; default the first")
    parser.add_argument("--bot", metavar="B", default=BOT, help=f"who is asked; default {BOT}")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print it; the exit status."""
    return finished(lambda: _ask(args))


def _ask(args: argparse.Namespace) -> None:
    path = Path(args.file)
    events = load(path).events
    try:
        last = Match.from_events(events).deal_number
        deal = number("--deal", args.deal, last, 1, None)
        match = before(events, deal, number("--move", args.move, 1, 1, None))
    except MISFITS as error:
        raise Complaint(f"{path}: {sentence(error)}") from error
    if match is None:
        raise Complaint(f"{path}: there is no such deal or move")
    bot = bots.make(args.bot, match.game)
    if not isinstance(bot, SearchBot) or not bot.level.worlds:
        raise Complaint(f"{args.bot} imagines no deals")
    seen = match.view(match.turn)
    assert seen is not None
    legal = match.legal()
    name = match.players[match.turn].name
    print(f"deal {match.deal_number}, move {len(match.moves) + 1}, {name} to decide")
    advice = bot.advise(seen, legal, Random(match.head.seed), 0.0)
    print(f"{args.bot} would play {write(advice.move)}")
    if len(legal) > 1:
        print()
        print(choices(bot.findings(seen, legal, Random(match.head.seed))))


def before(events: list[Event], deal: int, move: int) -> Match | None:
    """The match as it stood before this move of this deal; None if it never stood so."""
    match = Match.from_events(events[:1])
    found = None
    for place, event in enumerate(events, 1):
        if place > 1:
            match.do(event)
        if match.deal_number == deal and len(match.moves) == move - 1 and match.turn != NOBODY:
            found = place
    return None if found is None else Match.from_events(events[:found])


def choices(runners: list[Runner]) -> str:
    """A table of the choices: what each comes to, with its error, in how many deals."""
    lines = ["choice            comes to   behind by (±95 %)   deals"]
    best = runners[0]
    for one in runners:
        behind = best.lead(one)
        error = 0.0 if one is best else 1.96 * behind.error
        lines.append(
            f"{write(one.move):<16} {one.mean:>9.3f}   {behind.mean:>8.3f} ±{error:<8.3f}"
            f"{len(one.results):>6}"
        )
    return "\n".join(lines)
