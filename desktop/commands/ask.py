"""`kartentisch ask FILE`: what a bot would have done in a saved evening, why, and what each choice
comes to in the deals that it imagines.

Asked is the seat whose turn it was, with what that seat could see then. The file is only read.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from desktop.commands.complaints import (
    MISFITS,
    Complaint,
    finished,
    printable,
    sentence,
    still_secret,
)
from desktop.commands.values import number
from desktop.common.terminal_help import as_sentence, translate
from desktop.scene.speech import Speech
from engine.bots.why import why
from engine.facts import Prospect
from engine.head import Head
from engine.match import Match
from engine.moves import write
from engine.review import before, bot_seed, secret
from engine.store import load

BOT = "strong"


def add_to(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it may be given. Values are read by `run`, which says what is wrong."""
    about = translate("help", "say what a bot would have done, and what each choice comes to")
    parser = subparsers.add_parser("ask", help=about, description=as_sentence(about))
    parser.add_argument(
        "file", metavar="FILE", help=translate("help", "the saved evening; it is only read")
    )
    parser.add_argument(
        "--deal", metavar="N", help=translate("help", "which deal; default the last")
    )
    parser.add_argument(
        "--move",
        metavar="N",
        help=translate("help", "before which of its moves; default the first"),
    )
    parser.add_argument(
        "--reveal",
        action="store_true",
        help=translate("help", "also in a deal that is still being played"),
    )
    parser.add_argument(
        "--bot",
        metavar="B",
        default=BOT,
        help=translate("help", "who is asked; default {bot}").format(bot=BOT),
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print it; returns the exit status."""
    return finished(lambda: _ask(args))


def _ask(args: argparse.Namespace) -> None:
    path = Path(args.file)
    events = load(path).events
    try:
        last = Match.from_events(events).deal_number
        deal = number("--deal", args.deal, last, 1, None)
        if not args.reveal and 0 < (first := secret(events)) <= deal:
            raise Complaint(
                f"{still_secret(first, Head.from_event(events[0]))}: this would lay open cards that"
                " one seat holds, and what to do with them; --reveal does it all the same"
            )
        match = before(events, deal, number("--move", args.move, 1, 1, None))
    except MISFITS as error:
        raise Complaint(f"{path}: {sentence(error)}") from error
    if match is None:
        raise Complaint(f"{path}: there is no such deal or move")
    seen = match.view(match.turn)
    assert seen is not None
    told = why(args.bot, match.rules, seen, match.legal(), bot_seed(match))
    name = printable(match.players[match.turn].name)
    print(f"deal {match.deal_number}, move {len(match.moves) + 1}, {name} to decide")
    print(f"{args.bot} would play {write(told.advice.move)}: {told.way.value}")
    print(f'reason: "{Speech(match.rules).reason(told.advice.reason)}"')
    if told.weighed:
        print()
        print(choices(match.rules.bots.unit().key, told.weighed))


def choices(unit: str, found: Sequence[Prospect]) -> str:
    """The choices as a table: expected value, distance to the best, how often each is best."""
    lines = [f"choice           {unit:>10}   behind by (±95 %)   best in deals"]
    for one in found:
        lines.append(
            f"{write(one.move):<16} {one.worth:>10.3f}   {one.behind:>8.3f} ±{one.error:<8.3f}"
            f"{one.best:>7} of {one.deals}"
        )
    return "\n".join(lines)
