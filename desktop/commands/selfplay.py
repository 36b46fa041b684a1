"""`kartentisch selfplay GAME`: let bots play an evening against each other and print its sheet.

The same seed gives the same output. With `--save` the evening is also kept as a log.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom
from typing import Any

from desktop.commands import plain
from desktop.commands.bots_table import BotsTable
from desktop.commands.complaints import Complaint, finished, one_of
from desktop.commands.progress import Progress
from engine import bots, games
from engine.game import Game
from engine.head import Head, Player
from engine.match import Match, Record
from engine.options import BadOption, Options
from engine.shuffle import SEEDS
from engine.store import Log, SaveFailed

BOT = "heuristic"
PLAYERS = 4


def add_to(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it may be given. Values are read by `run`, which says what is wrong."""
    about = "let bots play an evening and print its score sheet"
    parser = subparsers.add_parser("selfplay", help=about, description=about.capitalize() + ".")
    parser.add_argument("game", metavar="GAME", help=one_of(games.names()))
    parser.add_argument("--preset", metavar="P", help="house rules; default the game's first")
    parser.add_argument("--players", metavar="N", help="default 4 if the game allows it")
    parser.add_argument("--deals", metavar="N", help="stop after so many deals")
    parser.add_argument("--seed", metavar="S", help="same seed, same evening; default by chance")
    parser.add_argument(
        "--bots",
        metavar="A,B,C",
        default=BOT,
        help=f"{one_of(sorted(bots.BOTS))}; fewer than players repeat; default {BOT}",
    )
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="change one house rule; may be given several times",
    )
    parser.add_argument("--save", metavar="FILE", help="keep the evening; FILE must not exist")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print; the exit status."""
    return finished(lambda: _selfplay(args))


def _selfplay(args: argparse.Namespace) -> None:
    deals = _number("--deals", args.deals, 0, 1, None)
    head = _head(args)
    match = Match(head)
    table = BotsTable(match, [player.bot for player in head.players])
    if args.save is not None:
        match.record = _recorder(Path(args.save), head)
    with Progress("deal", deals) as progress:
        _play(table, deals, progress)
    print(plain.evening(match))


def _head(args: argparse.Namespace) -> Head:
    game = games.find(args.game)
    players = _players(game, args.players)
    preset = next(iter(game.PRESETS)) if args.preset is None else args.preset
    if preset not in game.PRESETS:
        raise Complaint(f"{game.name} has no preset {preset!r}; it has {one_of(game.PRESETS)}")
    options = _options(game, game.PRESETS[preset], args.option)
    seed = _number("--seed", args.seed, SystemRandom().randrange(SEEDS), 0, SEEDS - 1)
    seats = tuple(_seats(args.bots, players))
    return Head(game.name, preset, options.as_dict(), seats, seed)


def _players(game: type[Game[Any]], text: str | None) -> int:
    players = _number("--players", text, PLAYERS if PLAYERS in game.seats else game.seats[0])
    if players not in game.seats:
        allowed = one_of(game.seats)
        raise Complaint(f"{game.name} is not made for {players} players, only for {allowed}")
    return players


def _options(game: type[Game[Any]], preset: Options, texts: Sequence[str]) -> Options:
    changes = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Complaint(f"--option {text!r} should be NAME=VALUE")
        if name not in game.Options.names():
            known = one_of(game.Options.names())
            raise Complaint(f"{game.name} has no option {name!r}; it has {known}")
        changes[name] = value
    try:
        return preset.with_texts(changes)
    except BadOption as error:
        values = one_of(game.Options.values(error.name))
        message = f"the option {error.name} cannot be {error.value!r}, only {values}"
        raise Complaint(message) from error


def _seats(text: str, players: int) -> list[Player]:
    """The players, named for their bots and seats."""
    kinds = [kind.strip() for kind in text.split(",")]
    if len(kinds) > players:
        raise Complaint(f"--bots names {len(kinds)} bots for {players} players")
    for kind in kinds:
        if kind not in bots.BOTS:
            raise bots.UnknownBot(kind)
    chosen = [kinds[seat % len(kinds)] for seat in range(players)]
    return [Player(f"{kind} {seat}", kind) for seat, kind in enumerate(chosen, 1)]


def _number(name: str, text: str | None, default: int, low: int = 1, high: int | None = 99) -> int:
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise Complaint(f"{name} {text!r} is not a number")
    number = int(text)
    if number < low or (high is not None and number > high):
        reach = f"{low} or more" if high is None else f"from {low} to {high}"
        raise Complaint(f"{name} {number} should be {reach}")
    return number


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
