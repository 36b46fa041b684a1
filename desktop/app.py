"""Reads the command line: opens the window, or runs the command that is named."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop import __version__
from desktop.common import own_games, paths
from desktop.common.libraries import why_no_window
from desktop.common.terminal_help import (
    WRONG_USE,
    HelpParser,
    did_you_mean,
    languages,
    note,
    of_terminal,
    spare_the_terminal,
    speak,
    translate,
)
from engine import games
from engine.store import CLUB, CLUB_SUFFIX, EVENING, SUFFIX, UnreadableSave, load

if TYPE_CHECKING:
    from desktop.commands.named import Named

COMMANDS = {
    "list": "listing",
    "rules": "rules",
    "sheet": "sheet",
    "replay": "replay",
    "export": "export",
    "ask": "ask",
    "verify": "verify",
    "selfplay": "selfplay",
    "arena": "arena",
}
"""Each with its module in `desktop.commands`."""

NO_WINDOW = 1
"""The exit status where no window can be opened."""


def run(argv: Sequence[str]) -> int:
    """Do what the command line says; returns the exit status."""
    spare_the_terminal()
    speak(of_terminal())
    everywhere, argv = _everywhere().parse_known_args(argv)
    if everywhere.lang:
        speak(everywhere.lang)
    for bad in own_games.look_in(paths.game_folders(everywhere.games)):
        # Not for a start without such games, which has to be quick.
        from engine.missing_texts import lacking

        told = translate("terminal", "no game in {0}: {1}")
        usual = {
            "there is no such folder": translate("terminal", "there is no such folder"),
            "there is already a game of this name": translate(
                "terminal", "there is already a game of this name"
            ),
            "a package of this name was loaded from elsewhere": translate(
                "terminal", "a package of this name was loaded from elsewhere"
            ),
            f"GAME in game.py is not a Game named {os.path.basename(bad.path)!r}": translate(
                "terminal", "GAME in game.py is not a Game of this name"
            ),
        }
        why = usual.get(bad.why, bad.why)
        if bad.game is not None:
            why = translate("terminal", "its words are not complete: {0}").format(lacking(bad))
        note(told.format(bad.path, why))
    window = _window_parser()
    place = _first_word(window, argv)
    before, [word, *after] = argv[:place], argv[place:] or [""]
    if word == "help":
        word, after = (after or [""])[0], ["--help"]
        if word and word not in COMMANDS:
            told = translate("terminal", "there is no command “{0}”").format(word)
            window.error(told + did_you_mean(word, [*COMMANDS]))
    if {"-h", "--help"} & {*before} or (word not in COMMANDS and {"-h", "--help"} & {*after}):
        whole_parser().print_help()
        return 0
    if word in COMMANDS:
        if before:
            told = translate("terminal", "{0} is for the window and does not go with “{1}”")
            window.error(told.format(before[0], word))
        args = _command_parser(word).parse_args(after)
        return int(args.run(args))
    return _open(window.parse_args(argv), everywhere.lang or "")


def _first_word(parser: argparse.ArgumentParser, argv: Sequence[str]) -> int:
    """Return the place of the first word that is neither an option nor its value.

    The end for none.
    """
    takes_a_value = {
        flag for one in parser._actions if one.nargs is None for flag in one.option_strings
    }
    place = 0
    while place < len(argv) and argv[place].startswith("-") and argv[place] != "-":
        place += 2 if argv[place] in takes_a_value else 1
    return min(place, len(argv))


# The window.


def _open(args: argparse.Namespace, lang: str) -> int:
    """Open the window with what was named; returns the exit status."""
    # Not for a start without any word, which has to be quick.
    if {args.what, args.game, args.preset, args.seed} != {None}:
        from desktop.commands.complaints import Complaint

        try:
            file, game, preset, seed = _wished(args)
        except Complaint as error:
            note(str(error))
            return WRONG_USE
    else:
        file, game, preset, seed = None, None, "", None
    if args.install_menu or args.uninstall_menu:
        from desktop.commands import menu

        if file or game:
            note(translate("terminal", "“{0}” is one word too many").format(args.what or args.game))
            return WRONG_USE
        return menu.install() if args.install_menu else menu.uninstall()
    if args.portable:
        try:
            paths.keep_beside()
        except OSError as error:
            text = translate("help", "no folder can be made beside the program: {0}")
            return _cannot_start(text.format(error.strerror or error))
    if why := why_no_window(translate=translate):
        return _cannot_start(why)
    try:
        paths.evenings()
    except OSError as error:
        # Nothing that is played could be kept.
        text = translate("help", "the folder “{0}” cannot be made: {1}")
        return _cannot_start(text.format(error.filename or "", error.strerror or error))
    # Not for the commands, which work without Qt.
    from desktop.common import garbage

    with garbage.put_off():
        from desktop.window.start import open_table

    return open_table(file, game, preset=preset, seed=seed, lang=lang)


def _wished(args: argparse.Namespace) -> tuple[Path | None, str | None, str, Any]:
    """Return the file, or else the game with its variant and seed; raises Complaint."""
    from desktop.commands import named, values
    from desktop.commands.complaints import Complaint

    if args.what is not None and args.game is not None:
        told = translate("terminal", "--game {0} is already the game; “{1}” is one word too many")
        raise Complaint(told.format(args.game, args.what))
    meant: Named | None = None
    file: Path | None = None
    if args.game is not None:
        meant = named.Named(named.game(args.game, by_hand=True).name)
    elif args.what is not None:
        file = _file(args.what)
        meant = named.meant(args.what, COMMANDS) if file is None else None
    if meant is None:
        if {args.preset, args.seed} != {None}:
            raise Complaint(translate("terminal", "--preset and --seed need the name of a game"))
        return file, None, "", None
    preset = meant.preset
    if args.preset is not None:
        preset, _ = values.rules_of(games.find(meant.game), args.preset)
    seed = None if args.seed is None else values.seed_of(args.seed)
    return None, meant.game, preset, seed


def _file(word: str) -> Path | None:
    """Return the file that a word means, None if it looks like a name.

    Raises Complaint for no file.
    Where nobody reads a terminal, as after a double click, the window says what is wrong with it.
    """
    from desktop.commands.complaints import Complaint, sentence

    path = Path(word)
    if not word:
        raise Complaint(translate("terminal", "no file name is given"))
    if word == "-":
        told = translate("terminal", "a window needs a file; “kartentisch replay -” reads a pipe")
        raise Complaint(told)
    if word in games.everything():
        return None
    if path.suffix == paths.REPORT and path.is_file():
        return path
    ours = path.suffix in (SUFFIX, CLUB_SUFFIX)
    if not (ours or os.sep in word or os.path.exists(word)):
        return None
    if not ours or (sys.stderr is not None and (sys.stderr.isatty() or not path.exists())):
        try:
            load(path, CLUB if path.suffix == CLUB_SUFFIX else EVENING)
        except UnreadableSave as error:
            raise Complaint(sentence(error)) from error
    return path


def _cannot_start(why: str) -> int:
    """Say on the terminal why there is no window; returns the exit status."""
    note(why)
    return NO_WINDOW


# The parsers.


def whole_parser() -> argparse.ArgumentParser:
    """One parser of everything that can be said, in the language that is spoken.

    It is what `--help` shows and what the man page and the completions are made from. The words
    themselves are read by the parser of the window or by that of one command.
    """
    usage = "kartentisch [{options}] [{game} | {variant} | {file}]\n       kartentisch {command} …"
    parser = HelpParser(
        prog="kartentisch",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        usage=usage.format(
            options=translate("help", "OPTIONS"),
            game=translate("help", "GAME"),
            variant=translate("help", "VARIANT"),
            file=translate("help", "FILE"),
            command=translate("help", "COMMAND"),
        ),
        description=textwrap.fill(_about(), 78),
        epilog="\n\n".join((_names(), _examples(), _statuses())),
    )
    _window_options(parser)
    _options_everywhere(parser)
    subparsers = parser.add_subparsers(
        required=True,
        metavar=translate("help", "COMMAND"),
        prog="kartentisch",
        title=translate("help", "commands"),
        description=translate("help", "“kartentisch help COMMAND” tells more about each."),
    )
    for name in COMMANDS:
        _module(name).add_to(subparsers)
    return parser


def _command_parser(name: str) -> argparse.ArgumentParser:
    """Return the parser of one command; no other is loaded for it."""
    subparsers = HelpParser(prog="kartentisch").add_subparsers(prog="kartentisch")
    _module(name).add_to(subparsers)
    return subparsers.choices[name]


def _module(command: str) -> Any:
    return importlib.import_module(f"{__package__}.commands.{COMMANDS[command]}")


def _about() -> str:
    what = translate("help", "A table for old card games from the German-speaking countries.")
    opens = translate(
        "help",
        "Without a command it opens the window: with the first page, with a new match of the game "
        "or variant that is named, or with the match or club night in a file.",
    )
    return f"{what} {opens}"


def _names() -> str:
    told = textwrap.wrap(", ".join(games.names()), 74)
    return "\n  ".join([translate("help", "games:"), *told])


def examples() -> list[tuple[str, str]]:
    """Return what can be typed, and what it does."""
    return [
        ("kartentisch ramsen", translate("help", "play Ramsen")),
        (
            "kartentisch bierspiel --seed 7",
            translate("help", "play the variant Bierspiel, with the same cards each time"),
        ),
        ("kartentisch abend.kartentisch", translate("help", "open this match")),
        ("kartentisch list ramsen", translate("help", "list the variants and house rules")),
        (
            "kartentisch sheet skat --blank --per-page 4 -o forms.pdf",
            translate("help", "make forms for the pub"),
        ),
        (
            "kartentisch selfplay gin --save - | kartentisch replay - --json",
            translate("help", "let bots play and pass the result to another program"),
        ),
    ]


def statuses() -> list[tuple[str, str]]:
    """Return the exit statuses, and what each means."""
    return [
        ("0", translate("help", "everything went well")),
        ("1", translate("help", "no window can be opened, or “verify” found a damaged file")),
        ("2", translate("help", "the command line or a file cannot be used")),
        ("130", translate("help", "interrupted with Ctrl+C")),
    ]


def _examples() -> str:
    lines = (f"  {line}\n      {what}" for line, what in examples())
    return "\n".join([translate("help", "examples:"), *lines])


def _statuses() -> str:
    lines = (f"  {status:<4} {what}" for status, what in statuses())
    return "\n".join([translate("help", "exit status:"), *lines])


def _everywhere() -> argparse.ArgumentParser:
    """Return what is read first of all: language and games decide what else may be said."""
    parser = HelpParser(prog="kartentisch", add_help=False)
    _options_everywhere(parser)
    return parser


def _options_everywhere(parser: argparse.ArgumentParser) -> None:
    """Add the options that the window and every command have."""
    parser.add_argument(
        "--lang",
        choices=languages(),
        help=translate("help", "the language (default: that of the terminal)"),
    )
    parser.add_argument(
        "--games",
        metavar=translate("help", "FOLDER"),
        action="append",
        default=[],
        help=translate(
            "help",
            "find more games in this folder; they are run as programs: only name folders you trust",
        ),
    )


def _window_options(parser: argparse.ArgumentParser) -> None:
    version = f"kartentisch {__version__}"
    parser.add_argument(
        "-V",
        "--version",
        action="version",
        version=version,
        help=translate("help", "show the version and exit"),
    )
    parser.add_argument(
        "--game",
        metavar=translate("help", "GAME"),
        help=translate("help", "play this game, the same as giving only its name"),
    )
    parser.add_argument(
        "--preset",
        metavar=translate("help", "VARIANT"),
        help=translate("help", "play this variant of the game"),
    )
    parser.add_argument(
        "--seed",
        metavar=translate("help", "SEED"),
        help=translate("help", "a number or a code: the same one deals the same cards"),
    )
    parser.add_argument(
        "--portable",
        action="store_true",
        help=translate(
            "help",
            "keep settings and matches in a folder “data” beside the program; once it exists it is "
            "always used",
        ),
    )
    menu = parser.add_mutually_exclusive_group()
    menu.add_argument(
        "--install-menu",
        action="store_true",
        help=translate("help", "add the program to your desktop's menu and file types"),
    )
    menu.add_argument(
        "--uninstall-menu",
        action="store_true",
        help=translate("help", "remove it from there again; your matches stay"),
    )


def _window_parser() -> argparse.ArgumentParser:
    parser = HelpParser(prog="kartentisch")
    _window_options(parser)
    _options_everywhere(parser)
    parser.add_argument("what", nargs="?")
    return parser
