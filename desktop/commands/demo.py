"""`kartentisch demo`: a deal on the real widgets, as pictures.

The hand at the bottom is played by the hints of the program itself, with the mouse on the cards
and the buttons; a picture is taken at each chapter and of the sheet. Then come the moments that
the game wants to have shown: evenings in which they come about are looked for, opened and played
on. Nothing of the user's own
is touched: settings and evenings go to a folder that is thrown away.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.commands import moments
from engine import games
from engine.game import Game, WrongNumber
from engine.games import UnknownGame, UnknownPreset
from engine.store import SUFFIX, save_copy

if TYPE_CHECKING:
    from desktop.demo.player import Player


CLUB = "club"
"""In place of a game: a whole club evening."""


def add_to(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser("demo", help="play a deal on the real table, as pictures")
    parser.add_argument("game", help=f"the game, such as {games.names()[0]}, or {CLUB!r}")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the pictures")
    parser.add_argument("--lang", choices=("de", "en"), default="en")
    parser.add_argument("--size", default="1280x800", help="of the window, such as 1280x800")
    parser.add_argument("--colours", choices=("light", "dark"), default="light")
    parser.add_argument("--preset", default="", help="the rule set")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7, help="the number of the evening")
    parser.add_argument("--deals", type=int, default=1, help="how many deals are played")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="change one house rule; may be given several times",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and take the pictures; returns the exit status."""
    if args.game == CLUB:
        from desktop.commands import club_demo

        return club_demo.run(args, _size)
    try:
        size = _size(args.size)
        kind = games.played(args.game)
        preset = args.preset or next(iter(kind.PRESETS))
        if preset not in kind.PRESETS:
            raise UnknownPreset(preset)
        options = dict(_option(text) for text in args.option)
        kind.PRESETS[preset].with_texts(options)
        if args.players not in kind.seats:
            raise WrongNumber(args.players)
        args.out.mkdir(parents=True, exist_ok=True)
    except (UnknownGame, UnknownPreset, WrongNumber, ValueError, OSError) as error:
        print(f"kartentisch demo: {type(error).__name__}: {error}", file=sys.stderr)
        return 2
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # The offscreen platform warns of what a window cannot be there.
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
    with tempfile.TemporaryDirectory(prefix="kartentisch-") as home:
        os.environ["KARTENTISCH_HOME"] = home
        player = _player(args, size, preset, options)
        for picture in player.play():
            print(picture, flush=True)
        missed = []
        for moment, where in _wanted(kind, args.preset):
            match = moments.found(player.head(where), moment)
            if match is None:
                missed.append(moment)
                continue
            path = Path(home) / (moment + SUFFIX)
            save_copy(path, match.events())
            for picture in player.show(moment, path):
                print(picture, flush=True)
        player.close()
    return _told(missed, args)


def _wanted(kind: type[Game[Any]], preset: str) -> list[tuple[str, str]]:
    """The moments to show, and the preset of each: only those of the preset that was chosen."""
    first = next(iter(kind.PRESETS))
    wanted = [(moment, where or first) for moment, where in kind.shown.items()]
    if not preset:
        return wanted
    return [(moment, preset) for moment, where in wanted if where in (preset, first)]


def _told(missed: list[str], args: argparse.Namespace) -> int:
    """Say what did not come about. With other house rules it need not."""
    for moment in missed:
        print(f"kartentisch demo: {moment}: does not come about", file=sys.stderr)
    return 1 if missed and not (args.preset or args.option) else 0


def _player(
    args: argparse.Namespace, size: tuple[int, int], preset: str, options: dict[str, str]
) -> Player:
    from desktop.demo.player import Player

    return Player(
        game=args.game,
        preset=preset,
        players=args.players,
        seed=args.seed,
        out=args.out,
        language=args.lang,
        colours=args.colours,
        size=size,
        options=options,
        deals=args.deals,
    )


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"--option {text!r} should be NAME=VALUE")
    return name, value


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise ValueError(f"{text!r} is no size such as 1280x800")
    if not (640 <= int(width) <= 8000 and 480 <= int(height) <= 8000):
        raise ValueError(f"{text} is too small or too large")
    return int(width), int(height)
