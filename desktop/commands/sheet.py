"""`kartentisch sheet`: a score sheet on paper, blank for the pub or filled from a file."""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.commands.complaints import Complaint, finished, one_of
from desktop.common.terminal_help import translate
from engine import games
from engine.games import UnknownGame
from engine.head import Head, Player
from engine.match import Match
from engine.options import BadOption
from engine.rules.game import Game
from engine.store import SUFFIX, load

if TYPE_CHECKING:
    from desktop.sheet.page import SheetPage

SIZES = ("A4", "A5", "A6", "Letter")
PER_PAGE = (1, 2, 4, 6, 8)


def add_to(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "sheet", help=translate("help", "write a score sheet to a PDF or a picture")
    )
    parser.add_argument(
        "game",
        help=translate("help", "the game, such as {game}, or a file").format(game=games.names()[0]),
    )
    parser.add_argument(
        "file", nargs="?", type=Path, help=translate("help", "the evening whose sheet is wanted")
    )
    parser.add_argument(
        "--blank", action="store_true", help=translate("help", "a form to be filled in by hand")
    )
    parser.add_argument(
        "-o", "--out", type=Path, required=True, help=translate("help", "a .pdf or a .png")
    )
    parser.add_argument("--size", choices=SIZES, default="A4")
    parser.add_argument(
        "--landscape",
        action="store_true",
        help=translate("help", "the paper lies on its long side"),
    )
    parser.add_argument("--per-page", type=int, choices=PER_PAGE, default=1)
    parser.add_argument("--lang", choices=("de", "en"), default="en")
    parser.add_argument(
        "--players", type=int, help=translate("help", "how many columns a blank form has")
    )
    parser.add_argument(
        "--names", help=translate("help", "who plays, with commas between the names")
    )
    parser.add_argument(
        "--preset", default="", help=translate("help", "the rule set of a blank form")
    )
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=translate("help", "change one house rule; may be given several times"),
    )
    parser.add_argument(
        "--rules", action="store_true", help=translate("help", "the house rules, on half a page")
    )
    parser.add_argument(
        "--card", action="store_true", help=translate("help", "the rules card of the game")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the sheet; returns the exit status."""
    return finished(lambda: _write(args))


def _write(args: argparse.Namespace) -> None:
    if args.out.suffix.lower() not in (".pdf", ".png"):
        raise Complaint(f"{args.out.name}: only .pdf and .png can be written")
    # Rules are asked of a game, without any sheet of it.
    alone = (args.rules or args.card) and not args.blank and args.file is None
    alone = alone and args.game in games.everything()
    match = _blank(args) if args.blank or alone else _evening(args)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
    from desktop.sheet import forms
    from desktop.sheet.rules_card import card

    page = _page(match, args)
    order = forms.Order(
        page,
        args.size,
        args.landscape,
        args.per_page,
        args.rules,
        card(page, args.lang) if args.card else "",
        alone,
    )
    if why := forms.why_not(order):
        raise Complaint(f"--per-page {args.per_page}, --size {args.size}: {why}")
    try:
        forms.write(args.out, order)
    except OSError as error:
        raise Complaint(f"{args.out}: cannot be written: {error.strerror or error}") from error
    print(args.out)


def _evening(args: argparse.Namespace) -> Match:
    """The evening of a file, with or without the name of its game before it."""
    file = args.file
    if file is None:
        if args.game in games.everything():
            raise Complaint("either --blank or the file of an evening is needed")
        if not args.game.endswith(SUFFIX) and not Path(args.game).exists():
            raise UnknownGame(args.game)
        file = Path(args.game)
    match = Match.from_events(load(file).events)
    if args.file is not None and match.head.game != args.game:
        raise Complaint(f"{file}: this is an evening of {match.head.game}")
    return match


def _blank(args: argparse.Namespace) -> Match:
    """An evening on which nothing has been played."""
    if args.file is not None:
        raise Complaint("a blank form has no file")
    kind = games.find(args.game)
    names = [name.strip() for name in args.names.split(",")] if args.names else []
    players = len(names) or _usual(kind) if args.players is None else args.players
    if players < 1:
        raise Complaint(f"a form for {players} players has no columns")
    if names and len(names) != players:
        raise Complaint(f"there are {len(names)} names for {players} players")
    people = tuple(map(Player, names or ["?"] * players))
    preset = args.preset or next(iter(kind.presets))
    if preset not in kind.presets:
        raise Complaint(f"there is no preset {preset!r}; there are {one_of(kind.presets)}")
    texts = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(text)
        texts[name] = value
    options = kind.presets[preset].with_texts(texts)
    if options != kind.presets[preset]:
        preset = ""
    return Match(Head(args.game, preset, options.as_dict(), people, 0, real_cards=True))


def _usual(kind: Game[Any]) -> int:
    return kind.seats[len(kind.seats) // 2]


def _page(match: Match, args: argparse.Namespace) -> SheetPage:
    """The sheet with its words in the language that was asked for."""
    from PySide6.QtWidgets import QApplication

    from desktop.common.languages import Languages
    from desktop.common.settings import Settings
    from desktop.scene.speech import Speech
    from desktop.sheet import forms
    from desktop.sheet.near_slate import sheet_page

    app = QApplication.instance() or QApplication(["kartentisch"])
    with tempfile.TemporaryDirectory(prefix="kartentisch-") as home:
        # The user's own settings have no say here.
        languages = Languages(app, Settings(Path(home) / "settings.ini"))
    languages.use(args.lang)
    names = [player.name for player in match.players]
    speech = Speech(match.rules, names)
    page = sheet_page(match.sheet(), match.head, speech, match.corrected())
    return forms.blank(page, keep_names=bool(args.names)) if args.blank else page
