"""Reads the command line: opens the window, or runs the command that is named."""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from desktop import __version__
from desktop.common import paths
from desktop.common.libraries import why_no_window
from desktop.common.terminal_help import HelpParser, of_terminal, speak, translate
from engine import games

COMMANDS = ("sheet", "selfplay", "replay", "arena", "ask", "rules", "verify")

NO_WINDOW = 1
"""The exit status where no window can be opened."""


def run(argv: Sequence[str]) -> int:
    """Do what the command line says; returns the exit status."""
    # Qt reads the German, which matters only where help is read.
    speak(of_terminal() if {"-h", "--help"} & set(argv) else "en")
    named, argv = _further_games().parse_known_args(argv)
    for bad in games.look_in(paths.game_folders(named.games)):
        # Not for a start without such games, which has to be quick.
        from engine.missing_texts import why_not_used

        print(f"kartentisch: no game in {bad.path}: {why_not_used(bad)}", file=sys.stderr)
    if argv and argv[0] in COMMANDS:
        args = whole_parser().parse_args(argv)
        return int(args.run(args))
    if {"-h", "--help"} & set(argv):
        whole_parser().print_help()
        return 0
    args = _table_parser().parse_args(argv)
    if args.portable:
        try:
            paths.keep_beside()
        except OSError as error:
            speak(of_terminal())
            text = translate("help", "No folder can be made beside the program: {0}")
            return _cannot_start(text.format(error.strerror or error))
    if why := why_no_window(translate=_in_terminal):
        return _cannot_start(why)
    # Not for the commands, which work without Qt.
    from desktop.common import garbage

    with garbage.put_off():
        from desktop.window.start import open_table

    return open_table(args.file, args.game)


def _in_terminal(context: str, source: str) -> str:
    """A sentence in the terminal's language; Qt's translator is loaded for it only now."""
    speak(of_terminal())
    return translate(context, source)


def _cannot_start(why: str) -> int:
    """Say on the terminal why there is no window; returns the exit status."""
    print(f"kartentisch: {why}", file=sys.stderr)
    return NO_WINDOW


def whole_parser() -> argparse.ArgumentParser:
    """One parser of everything that can be said, with the help that `speak` has chosen.

    It is what `--help` shows and what the man page and the completions are made from. A file in
    place of a command is read by another one, for no parser knows both.
    """
    # Not for the window, which has to be there at once.
    from desktop.commands import arena, ask, replay, rules, selfplay, sheet, verify

    parser = HelpParser(
        prog="kartentisch",
        usage="kartentisch [--game GAME] [FILE]\n       kartentisch COMMAND …",
        description=textwrap.fill(_about(), 78),
        epilog=_examples(),
    )
    _say_what_opens(parser, games.names())
    parser.add_argument("--games", **_games_folder())
    subparsers = parser.add_subparsers(
        required=True,
        metavar="COMMAND",
        prog="kartentisch",
        title=translate("help", "commands"),
        description=translate("help", "Each has a --help of its own."),
    )
    for command in (sheet, selfplay, replay, arena, ask, rules, verify):
        command.add_to(subparsers)
    return parser


def _about() -> str:
    what = translate("help", "A table for old card games of the German-speaking lands.")
    opens = translate(
        "help",
        "Without a command it opens the window: with the evening in FILE, with a new evening "
        "of GAME, or with the first page, on which the last evening lies.",
    )
    return f"{what} {opens}"


def _examples() -> str:
    told = (
        ("kartentisch --game ramsen", translate("help", "sit down to a new evening of Ramsen")),
        ("kartentisch abend.kartentisch", translate("help", "open this evening")),
        (
            "kartentisch sheet ramsen --blank --per-page 4 -o forms.pdf",
            translate("help", "forms for the pub"),
        ),
        (
            "kartentisch sheet abend.kartentisch --size A5 -o copy.pdf",
            translate("help", "the sheet of an evening"),
        ),
        (
            "kartentisch selfplay gin --seed 1",
            translate("help", "let bots play, always the same evening"),
        ),
    )
    lines = (f"  {line}\n      {what}" for line, what in told)
    return "\n".join([translate("help", "examples:"), *lines])


def _further_games() -> argparse.ArgumentParser:
    """What is read first of all, for which games there are decides what else may be said."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--games", **_games_folder())
    return parser


def _games_folder() -> dict[str, Any]:
    return {
        "metavar": "FOLDER",
        "action": "append",
        "default": [],
        "help": translate(
            "help",
            "find more games in a folder of your own, also with a command; "
            "what lies there is code that runs: use only what you trust",
        ),
    }


def _say_what_opens(parser: argparse.ArgumentParser, names: Sequence[str]) -> None:
    version = f"kartentisch {__version__}"
    parser.add_argument(
        "--version", action="version", version=version, help=translate("help", "say which it is")
    )
    parser.add_argument(
        "--game",
        choices=names,
        metavar="GAME",
        help=translate("help", "sit down to a new evening of it: {games}").format(
            games=", ".join(names)
        ),
    )
    parser.add_argument(
        "--portable",
        action="store_true",
        help=translate(
            "help",
            "keep settings and evenings in a folder named data beside the program; once it is "
            "there it is used without being told",
        ),
    )


def _table_parser() -> argparse.ArgumentParser:
    parser = HelpParser(prog="kartentisch", add_help=False)
    _say_what_opens(parser, games.names())
    parser.add_argument("file", nargs="?", type=Path)
    return parser
