"""`kartentisch rules GAME`: compares the figures of a booklet with the rules of the game.

With `--unchecked` it lists what the booklet states without a check: tables of values and orders,
and sentences under a heading that has no figure. `engine/booklet/booklet.md` says how figures are
written.
"""

from __future__ import annotations

import argparse

from desktop.commands.complaints import Complaint, finished, one_of
from desktop.common.terminal_help import as_sentence, translate
from engine import games
from engine.booklet.check import check
from engine.booklet.figure import FigureError, figures
from engine.booklet.tables import statements, unchecked


def add_to(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it may be given."""
    about = translate("help", "compare the figures in the rules of a game with its rules")
    parser = subparsers.add_parser("rules", help=about, description=as_sentence(about))
    parser.add_argument("game", metavar="GAME", help=one_of(games.names()))
    parser.add_argument(
        "--unchecked",
        action="store_true",
        help=translate("help", "list the tables and sentences that nothing is compared with"),
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compare them; returns the exit status."""

    def compare() -> None:
        from desktop.booklet import told

        try:
            games.find(args.game)
            found = figures(args.game)
            claims = sum(check(one) for one in found.values()) + told.compared(args.game)
        except (FigureError, games.UnknownGame) as error:
            raise Complaint(str(error)) from error
        if args.unchecked:
            for heading, stated in (*unchecked(args.game), *statements(args.game)):
                print(f"{heading}: {stated}")
        else:
            print(f"{args.game}: {len(found)} figures, {claims} claims compared")

    return finished(compare)
