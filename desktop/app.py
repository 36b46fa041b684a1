"""Reads the command line: opens the window, or runs the command that is named."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from desktop import __version__
from desktop.common import paths
from desktop.common.libraries import why_no_window
from engine import games

COMMANDS = ("sheet", "selfplay", "replay", "demo", "arena", "ask", "lesson", "rules", "verify")

ABOUT = "A table for old card games of the German-speaking lands."


def run(argv: Sequence[str]) -> int:
    """Do what the command line says; returns the exit status."""
    named, argv = _further_games().parse_known_args(argv)
    not_used = games.look_in([*map(os.path.abspath, named.games), *paths.game_folders()])
    for path, why in not_used:
        print(f"kartentisch: no game in {path}: {why}", file=sys.stderr)
    if argv and argv[0] in COMMANDS:
        args = _command_parser().parse_args(argv)
        return int(args.run(args))
    args = _table_parser().parse_args(argv)
    if why := why_no_window():
        print(f"kartentisch: {why}", file=sys.stderr)
        return 2
    # Not for the commands, which work without Qt.
    from desktop.window.start import open_table

    return open_table(args.file, args.game)


def _further_games() -> argparse.ArgumentParser:
    """What is read first of all, for which games there are decides what else may be said."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument(
        "--games",
        metavar="FOLDER",
        action="append",
        default=[],
        help="find more games in a folder of your own, also with a command; "
        "what lies there is code that runs: use only what you trust",
    )
    return parser


def _table_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kartentisch",
        parents=[_further_games()],
        description=ABOUT,
        epilog="Commands: " + ", ".join(COMMANDS) + " (each has a --help of its own).",
    )
    parser.add_argument("--version", action="version", version=f"kartentisch {__version__}")
    parser.add_argument(
        "file", nargs="?", type=Path, help="an evening to open; without one, the last goes on"
    )
    parser.add_argument("--game", choices=games.names(), help="sit down to a new evening of it")
    return parser


def _command_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kartentisch", description=ABOUT)
    # Not for the window, which has to be there at once.
    from desktop.commands import arena, ask, demo, lesson, replay, rules, selfplay, sheet, verify

    subparsers = parser.add_subparsers(required=True)
    for command in (sheet, selfplay, replay, demo, arena, ask, lesson, rules, verify):
        command.add_to(subparsers)
    return parser
