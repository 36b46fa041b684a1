"""`kartentisch sheet`: a score sheet on paper, blank for the pub or filled from a file."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.commands import arguments, data, named, values
from desktop.commands.complaints import MISFITS, Complaint, finished, sentence
from desktop.commands.files import STANDARD, given, not_written, one_thing_on_stdout, wanted
from desktop.common.terminal_help import region_of_terminal, spoken, translate
from engine import games
from engine.head import Head, Player
from engine.match import Match
from engine.store import SUFFIX, load

if TYPE_CHECKING:
    from desktop.sheet.page import SheetPage

SIZES = ("A4", "A5", "A6", "Letter")
PER_PAGE = ("1", "2", "4", "6", "8")
KINDS = (".pdf", ".png")


def add_to(subparsers: arguments.Subparsers) -> None:
    """Add this command to the parser."""
    about = translate("help", "write a score sheet as a PDF or a picture")
    parser = arguments.command(subparsers, "sheet", about, run)
    parser.add_argument(
        "game",
        metavar=translate("help", "GAME"),
        help=translate("help", "the game or list, by its name, or the file of a match"),
    )
    parser.add_argument(
        "file",
        nargs="?",
        metavar=translate("help", "FILE"),
        help=translate("help", "the saved match, which is only read; - for standard input"),
    )
    parser.add_argument(
        "--blank", action="store_true", help=translate("help", "a form to fill in by hand")
    )
    parser.add_argument(
        "-o",
        "--out",
        required=True,
        metavar=translate("help", "FILE"),
        help=translate("help", "a .pdf or .png to write; - for a PDF on standard output"),
    )
    parser.add_argument(
        "--size",
        choices=SIZES,
        help=translate("help", "the paper (default: the one usual in your region)"),
    )
    parser.add_argument("--landscape", action="store_true", help=translate("help", "landscape"))
    parser.add_argument(
        "--per-page",
        choices=PER_PAGE,
        default=PER_PAGE[0],
        help=translate("help", "how many sheets on a page (default: 1)"),
    )
    arguments.house(parser)
    parser.add_argument(
        "--names",
        metavar=translate("help", "NAMES"),
        help=translate("help", "the players of a blank form, separated by commas"),
    )
    parser.add_argument(
        "--rules", action="store_true", help=translate("help", "add the house rules, half a page")
    )
    parser.add_argument(
        "--card", action="store_true", help=translate("help", "add the rules card of the game")
    )
    arguments.json(parser)
    arguments.lang(parser)


def run(args: argparse.Namespace) -> int:
    """Write the sheet; returns the exit status."""
    return finished(lambda: _write(args))


def _write(args: argparse.Namespace) -> None:
    if args.out != STANDARD and Path(args.out).suffix.lower() not in KINDS:
        told = translate("terminal", "{0}: the name must end in .pdf or .png")
        raise Complaint(told.format(args.out))
    one_thing_on_stdout(args.out, args.json)
    # Rules are asked of a game, without any sheet of it.
    alone = (args.rules or args.card) and not args.blank and args.file is None
    alone = alone and not _is_file(args.game)
    match = _blank(args) if args.blank or alone else _match(args)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from desktop.commands.qt_words import qt_speaks

    app = QApplication.instance() or QApplication(["kartentisch"])
    with qt_speaks():
        made = _print(match, args, alone)
    del app
    if args.json:
        data.put({"file": args.out, "game": match.head.game, **made})
    elif args.out != STANDARD:
        print(args.out)


def _print(match: Match, args: argparse.Namespace, alone: bool) -> dict[str, data.Json]:
    """Write the file, in the language that is spoken; returns what is worth knowing of it."""
    from desktop.common import page_size
    from desktop.sheet import forms
    from desktop.sheet.forms import card

    page = _page(match, args)
    order = forms.Order(
        page,
        args.size or page_size.usual(region_of_terminal()),
        args.landscape,
        int(args.per_page),
        args.rules,
        card(page, spoken()) if args.card else "",
        alone,
    )
    if why := forms.why_not(order):
        raise Complaint(f"--per-page {args.per_page}, --size {order.size}: {why}")
    with wanted(args.out, KINDS[0]) as path:
        try:
            forms.write(path, order)
        except OSError as error:
            raise not_written(Path(args.out), error) from error
    return {"size": order.size, "landscape": order.landscape, "per_page": order.per_page}


def _is_file(word: str) -> bool:
    """Whether a word is meant as a file: it is written like one, or there is one of this name."""
    if word in games.everything():
        return False
    return word == STANDARD or word.endswith(SUFFIX) or os.sep in word or os.path.exists(word)


def _match(args: argparse.Namespace) -> Match:
    """Return the match of a file, with or without the name of its game before it."""
    file = args.file
    if file is None:
        if not _is_file(args.game):
            named.game(args.game, by_hand=True)
            told = translate("terminal", "give the file of a match, or --blank for an empty form")
            raise Complaint(told)
        file = args.game
    with given(file) as path:
        events = load(path).events
        try:
            match = Match.from_events(events)
        except MISFITS as error:
            raise Complaint(f"{file}: {sentence(error)}") from error
    if args.file is not None:
        kind = named.game(args.game, by_hand=True)
        if match.head.game != kind.name:
            told = translate("terminal", "{0}: this is a match of {1}, not of {2}")
            here = named.title(games.find(match.head.game))
            raise Complaint(told.format(file, here, named.title(kind)))
    return match


def _blank(args: argparse.Namespace) -> Match:
    """Return a match in which nothing has been played."""
    if args.file is not None:
        raise Complaint(translate("terminal", "--blank takes a game and no file"))
    kind = named.game(args.game, by_hand=True)
    names = [name.strip() for name in args.names.split(",")] if args.names else []
    preset, options = values.rules_of(kind, args.preset, args.option)
    seats = kind.seats_of(options)
    players = values.number("--players", args.players, len(names) or seats[len(seats) // 2])
    if names and len(names) != players:
        told = translate("terminal", "--names has {0} names for {1} players")
        raise Complaint(told.format(len(names), players))
    players = values.players_of(kind, str(players), options)
    people = tuple(map(Player, names or ["?"] * players))
    if options != kind.presets[preset]:
        preset = ""
    return Match(Head(kind.name, preset, options.as_dict(), people, 0, real_cards=True))


def _page(match: Match, args: argparse.Namespace) -> SheetPage:
    """Return the sheet in words."""
    from desktop.scene.speech import Speech
    from desktop.sheet import forms
    from desktop.sheet.near_slate import sheet_page

    names = [player.name for player in match.players]
    speech = Speech(match.rules, names)
    page = sheet_page(match.sheet(), match.head, speech, match.corrected())
    return forms.blank(page, keep_names=bool(args.names)) if args.blank else page
