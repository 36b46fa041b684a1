"""`kartentisch selfplay GAME`: let bots play an evening against each other and print its sheet.

The same seed gives the same output. With `--save` the evening is also kept as a log.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from desktop.commands import plain
from desktop.commands.complaints import Complaint, finished, note, one_of
from desktop.commands.progress import Progress
from desktop.commands.values import number, players_of, rules_of, seed_of
from desktop.common.terminal_help import as_sentence, translate
from engine import bots, games, missing_texts
from engine.bots.bots_table import BotsTable
from engine.fold import Record
from engine.head import Head, Player
from engine.match import Match
from engine.store import Log, SaveFailed

BOT = "heuristic"


def add_to(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it may be given. Values are read by `run`, which says what is wrong."""
    about = translate("help", "let bots play an evening and print its score sheet")
    parser = subparsers.add_parser("selfplay", help=about, description=as_sentence(about))
    parser.add_argument("game", metavar="GAME", help=one_of(games.names()))
    parser.add_argument(
        "--preset", metavar="P", help=translate("help", "house rules; default the game's first")
    )
    parser.add_argument(
        "--players", metavar="N", help=translate("help", "default 4 if the game allows it")
    )
    parser.add_argument(
        "--deals", metavar="N", help=translate("help", "stop after this many deals")
    )
    parser.add_argument(
        "--seed",
        metavar="S",
        help=translate("help", "a number or a code; same seed, same evening; random by default"),
    )
    parser.add_argument(
        "--bots",
        metavar="A,B,C",
        default=BOT,
        help=translate("help", "{bots}, or strong:bold; fewer repeat; default {bot}").format(
            bots=one_of(sorted(bots.BOTS)), bot=BOT
        ),
    )
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=translate("help", "change one house rule; may be given several times"),
    )
    parser.add_argument(
        "--save", metavar="FILE", help=translate("help", "keep the evening; FILE must not exist")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print; returns the exit status."""
    return finished(lambda: _selfplay(args))


def _selfplay(args: argparse.Namespace) -> None:
    deals = number("--deals", args.deals, 0, 1, None)
    head = _head(args)
    match = Match(head)
    if lacking := missing_texts.missing_at(match.rules):
        note(f"{head.game} is not finished, it lacks: {', '.join(lacking)}")
    table = BotsTable(match, [player.bot for player in head.players])
    if args.save is not None:
        match.record = _recorder(Path(args.save), head)
    with Progress("deal", deals) as progress:
        _play(table, deals, progress)
    print(plain.evening(match))


def _head(args: argparse.Namespace) -> Head:
    game = games.played(args.game)
    players = players_of(game, args.players)
    preset, options = rules_of(game, args.preset, args.option)
    seats = tuple(_seats(args.bots, players))
    return Head(game.name, preset, options.as_dict(), seats, seed_of(args.seed))


def _seats(text: str, players: int) -> list[Player]:
    """The players, named for their bots and seats."""
    kinds = [kind.strip() for kind in text.split(",")]
    if len(kinds) > players:
        raise Complaint(f"--bots names {len(kinds)} bots for {players} players")
    for kind in kinds:
        if not bots.known(kind):
            raise bots.UnknownBot(kind)
    chosen = [kinds[seat % len(kinds)] for seat in range(players)]
    return [Player(f"{kind} {seat}", kind) for seat, kind in enumerate(chosen, 1)]


def _recorder(path: Path, head: Head) -> Record:
    """What writes each event to a new file."""
    try:
        log = Log.create(path, head.event())
    except FileExistsError:
        raise Complaint(f"{path}: there is such a file already; it is not overwritten") from None
    except SaveFailed as error:
        raise Complaint(f"{path}: cannot be written: {error.strerror or error}") from error
    return log.append


def _play(table: BotsTable, deals: int, progress: Progress) -> None:
    """Play so many deals, or to the end of the evening."""
    while not table.match.over and (not deals or table.match.deal_number < deals):
        table.deal()
        progress.at(table.match.deal_number)
