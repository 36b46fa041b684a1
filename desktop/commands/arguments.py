"""Arguments that several commands have; `values` reads what is given, and says what is wrong."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TypeAlias

from desktop.common.terminal_help import as_sentence, languages, translate

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
Run = Callable[[argparse.Namespace], int]


def command(
    subparsers: Subparsers, name: str, about: str, run: Run, description: str = ""
) -> argparse.ArgumentParser:
    """Return the parser of a command: `about` is its line in the list of commands."""
    parser = subparsers.add_parser(name, help=about, description=description or as_sentence(about))
    parser.set_defaults(run=run)
    return parser


def game(parser: argparse.ArgumentParser) -> None:
    """Add the game as the first word."""
    parser.add_argument(
        "game",
        metavar=translate("help", "GAME"),
        help=translate("help", "the game, by its name; “kartentisch list” names them all"),
    )


def file(parser: argparse.ArgumentParser) -> None:
    """Add the file of a match as the first word."""
    parser.add_argument(
        "file",
        metavar=translate("help", "FILE"),
        help=translate("help", "the saved match, which is only read; - for standard input"),
    )


def house(parser: argparse.ArgumentParser) -> None:
    """By which rules, and by how many, it is played."""
    parser.add_argument(
        "--preset",
        metavar=translate("help", "VARIANT"),
        help=translate("help", "the variant (default: the game's first)"),
    )
    parser.add_argument(
        "--option",
        metavar=translate("help", "NAME=VALUE"),
        action="append",
        default=[],
        help=translate("help", "change one house rule; can be repeated"),
    )
    parser.add_argument(
        "--players",
        metavar=translate("help", "N"),
        help=translate("help", "how many play (default: 4 if the game allows it)"),
    )


def seed(parser: argparse.ArgumentParser) -> None:
    """Add the seed, which decides the cards."""
    parser.add_argument(
        "--seed",
        metavar=translate("help", "SEED"),
        help=translate("help", "a number or a code: the same one deals the same cards"),
    )


def reveal(parser: argparse.ArgumentParser) -> None:
    """Whether hidden cards are shown."""
    parser.add_argument(
        "--reveal",
        action="store_true",
        help=translate("help", "also show what a deal in progress still hides"),
    )


def json(parser: argparse.ArgumentParser) -> None:
    """For other programs."""
    parser.add_argument(
        "--json", action="store_true", help=translate("help", "print one JSON object instead")
    )


def lang(parser: argparse.ArgumentParser) -> None:
    """Add the language, which is read before anything else is."""
    parser.add_argument(
        "--lang",
        choices=languages(),
        help=translate("help", "the language (default: that of the terminal)"),
    )
