"""`kartentisch ask FILE`: what a bot would have done in a saved match, and why.

With what each choice comes to in the deals that it imagines. The seat whose turn it was is asked,
with what it could see then: its hand is shown, with what has happened in the deal so far and what
lies in the middle. The file is only read.
"""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.commands import arguments, data
from desktop.commands.complaints import (
    MISFITS,
    Complaint,
    finished,
    sentence,
    still_secret,
)
from desktop.commands.files import given
from desktop.commands.tables import aligned, figure, width
from desktop.commands.values import number
from desktop.common.terminal_help import printable, translate
from engine import bots
from engine.bots.why import why
from engine.facts import Prospect
from engine.head import Head
from engine.match import Match, bot_seed
from engine.moves import write
from engine.review import before, secret
from engine.store import load

if TYPE_CHECKING:
    from desktop.scene.speech import Speech

BOT = "strong"


def add_to(subparsers: arguments.Subparsers) -> None:
    """Add this command; its values are read by `run`, which says what is wrong."""
    about = translate("help", "say what a bot would have done, and what each choice is worth")
    parser = arguments.command(subparsers, "ask", about, run)
    arguments.file(parser)
    parser.add_argument(
        "--deal",
        metavar=translate("help", "N"),
        help=translate("help", "which deal (default: the last)"),
    )
    parser.add_argument(
        "--move",
        metavar=translate("help", "N"),
        help=translate("help", "before which of its moves (default: the first)"),
    )
    parser.add_argument(
        "--bot",
        metavar="BOT",
        default=BOT,
        help=translate("help", "the bot that is asked (default: {bot})").format(bot=BOT),
    )
    arguments.reveal(parser)
    arguments.json(parser)
    arguments.lang(parser)


def run(args: argparse.Namespace) -> int:
    """Print it; returns the exit status."""
    return finished(lambda: _ask(args))


def _ask(args: argparse.Namespace) -> None:
    with given(args.file) as path:
        match = _match(path, args)
    seen = match.view(match.turn)
    assert seen is not None
    told = why(args.bot, match.rules, seen, match.legal(), bot_seed(match))
    unit = match.rules.bots.unit().key
    show, t = match.rules.show, seen.table
    hand = show.sorted_hand(t, t.hands[match.turn])
    coins = show.coins(t)
    if args.json:
        data.put(
            {
                "deal": match.deal_number,
                "move": len(match.moves) + 1,
                "seat": match.turn,
                "bot": args.bot,
                "hand": [one.code for one in hand],
                "middle": coins.kitty if coins is not None else None,
                "choice": write(told.advice.move),
                "way": told.way.name.lower(),
                "reason": told.advice.reason.key,
                "unit": unit,
                "choices": [_plain(one) for one in told.weighed],
            }
        )
        return
    # Only now: the JSON needs no words.
    from desktop.commands.qt_words import qt_speaks
    from desktop.scene.speech import Speech
    from desktop.scene.why_words import why_so

    names = [printable(player.name) for player in match.players]
    asked, names[match.turn] = names[match.turn], args.bot
    with qt_speaks():
        speech = Speech(match.rules, names)
        head = translate("terminal", "deal {0}, move {1}: {2} to decide")
        print(head.format(match.deal_number, len(match.moves) + 1, asked))
        if happened := speech.news(match.take_facts()):
            print(textwrap.fill(happened, width()))
        if coins is not None and coins.kitty:
            print(translate("terminal", "in the middle: {0}").format(coins.kitty))
        cards = ", ".join(f"{speech.card(one)} ({one.code})" for one in hand)
        print(textwrap.fill(translate("terminal", "hand: {0}").format(cards), width()))
        move = told.advice.move
        would = translate("terminal", "{0} would choose: {1}")
        print(would.format(args.bot, f"{speech.move(move)} ({write(move)})"))
        print(textwrap.fill(why_so(told, move, speech, match.turn, args.bot), width()))
        if told.weighed:
            print()
            print(choices(speech, unit, told.weighed))


def _match(path: Path, args: argparse.Namespace) -> Match:
    """Return the match as it stood before the decision; raises Complaint."""
    events = load(path).events
    try:
        last = Match.from_events(events).deal_number
        deal = number("--deal", args.deal, last, 1, None)
        if not args.reveal and 0 < (first := secret(events)) <= deal:
            raise Complaint(still_secret(first, Head.from_event(events[0])))
        match = before(events, deal, number("--move", args.move, 1, 1, None))
    except MISFITS as error:
        raise Complaint(f"{args.file}: {sentence(error)}") from error
    if match is None:
        told = translate("terminal", "{0}: there is no such deal or move")
        raise Complaint(told.format(args.file))
    bots.make(args.bot, match.rules)  # before anything is thought about
    return match


def _plain(one: Prospect) -> dict[str, data.Json]:
    return {
        "move": write(one.move),
        "worth": one.worth,
        "behind": one.behind,
        "error": one.error,
        "best": one.best,
        "deals": one.deals,
    }


def choices(speech: Speech, unit: str, found: Sequence[Prospect]) -> str:
    """Return the choices as a table: expected value, distance to the best, how often best."""
    head = [
        translate("terminal", "choice"),
        speech.text(f"worth.{unit}"),
        translate("terminal", "behind by (±95%)"),
        translate("terminal", "best in deals"),
    ]
    share = translate("terminal", "{0} of {1}")
    rows = [
        [
            f"{speech.move(one.move)} ({write(one.move)})",
            figure(one.worth, ".3f"),
            f"{figure(one.behind, '.3f')} ±{figure(one.error, '.3f')}",
            share.format(one.best, one.deals),
        ]
        for one in found
    ]
    return aligned([head, *rows], "<>>>")
