"""`kartentisch selfplay GAME`: let bots play a match against each other and print its sheet.

The same seed gives the same output. With `--save` the match is also kept as a log.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from desktop.commands import arguments, data, named, plain
from desktop.commands.complaints import Complaint, finished
from desktop.commands.files import STANDARD, not_written, one_thing_on_stdout, wanted
from desktop.commands.progress import Progress
from desktop.commands.values import number, players_of, rules_of, seed_of
from desktop.common.terminal_help import note, one_of, translate
from engine import bots, missing_texts
from engine.bots.bots_table import BotsTable
from engine.fold import Record
from engine.head import Head, Player
from engine.match import Match
from engine.store import SUFFIX, Log, SaveFailed

BOT = "heuristic"


def add_to(subparsers: arguments.Subparsers) -> None:
    """Add this command; its values are read by `run`, which says what is wrong."""
    about = translate("help", "let bots play a match and print its score sheet")
    parser = arguments.command(subparsers, "selfplay", about, run)
    arguments.game(parser)
    arguments.house(parser)
    arguments.seed(parser)
    parser.add_argument(
        "--deals",
        metavar=translate("help", "N"),
        help=translate("help", "stop after this many deals"),
    )
    parser.add_argument(
        "--bots",
        metavar="BOT,…",
        default=BOT,
        help=translate(
            "help", "one for each seat, too few start over: {bots} (default: {bot})"
        ).format(bots=one_of(sorted(bots.BOTS)), bot=BOT),
    )
    parser.add_argument(
        "--save",
        metavar=translate("help", "FILE"),
        help=translate("help", "keep the match in a new file; - for standard output"),
    )
    arguments.json(parser)
    arguments.lang(parser)


def run(args: argparse.Namespace) -> int:
    """Play and print; returns the exit status."""
    return finished(lambda: _selfplay(args))


def _selfplay(args: argparse.Namespace) -> None:
    one_thing_on_stdout(args.save, args.json)
    deals = number("--deals", args.deals, 0, 1, None)
    head = _head(args)
    match = Match(head)
    if lacking := missing_texts.missing_at(match.rules):
        told = translate("terminal", "{0} is not finished; still missing: {1}")
        note(told.format(head.game, ", ".join(lacking)))
    table = BotsTable(match, [player.bot for player in head.players])
    with Progress(translate("terminal", "deal"), deals) as progress:
        if args.save is None:
            _play(table, deals, progress)
        else:
            with wanted(args.save, SUFFIX) as path:
                match.record = _recorder(path, head)
                _play(table, deals, progress)
    if args.save == STANDARD:
        return
    if args.json:
        data.put(data.sheet(match))
    else:
        print(plain.evening(match))


def _head(args: argparse.Namespace) -> Head:
    game = named.game(args.game)
    preset, options = rules_of(game, args.preset, args.option)
    players = players_of(game, args.players, options)
    seats = tuple(_seats(args.bots, players))
    return Head(game.name, preset, options.as_dict(), seats, seed_of(args.seed))


def _seats(text: str, players: int) -> list[Player]:
    """Return the players, named for their bots and seats."""
    kinds = [kind.strip() for kind in text.split(",")]
    if len(kinds) > players:
        told = translate("terminal", "--bots: {0} bots are too many for {1} players")
        raise Complaint(told.format(len(kinds), players))
    for kind in kinds:
        if not bots.known(kind):
            raise bots.UnknownBot(kind)
    chosen = [kinds[seat % len(kinds)] for seat in range(players)]
    return [Player(f"{kind} {seat}", kind) for seat, kind in enumerate(chosen, 1)]


def _recorder(path: Path, head: Head) -> Record:
    """Return what writes each event to a new file."""
    try:
        log = Log.create(path, head.event())
    except FileExistsError:
        told = translate("terminal", "{0}: this file exists already and stays as it is")
        raise Complaint(told.format(path)) from None
    except SaveFailed as error:
        raise not_written(path, error) from error
    return log.append


def _play(table: BotsTable, deals: int, progress: Progress) -> None:
    """Play this many deals, or to the end of the match for 0."""
    while not table.match.over and (not deals or table.match.deal_number < deals):
        table.deal()
        progress.at(table.match.deal_number)
