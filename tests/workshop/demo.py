"""`python3 dev.py demo`: pictures of a deal on the real widgets.

The hand at the bottom follows the program's own hints, with the mouse on cards and buttons; a
picture is taken at each chapter and of the sheet. Then the moments that the game names are looked
for in evenings of bots, opened and played on. The user's own settings and evenings are not
touched: both go to a temporary folder.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.commands.complaints import Complaint, finished
from desktop.commands.values import players_of, rules_of
from desktop.common.terminal_help import note, one_of
from engine import games
from engine.rules.game import Game
from engine.store import SUFFIX, save_copy
from tests.guests import looked_for
from tests.workshop import moments
from tests.workshop.pictures import made, own_home, size_of

if TYPE_CHECKING:
    from tests.workshop.demo_player import Player


CLUB = "club"
"""In place of a game: a whole club evening."""

README = "readme"
"""In place of a game: the two pictures of the README."""

PARTS = "parts"
"""In place of a game: everything that pages and the table are put together from."""


PAPERS = "papers"
"""In place of a game: everything a club evening prints, on contact sheets."""

PAGES = "pages"
"""In place of a game: every page and every dialog."""

USUAL = "1280x800"
"""The size of the window where none is named."""


def parser() -> argparse.ArgumentParser:
    """What may be given. Values are read by `run`, which says what is wrong."""
    parser = argparse.ArgumentParser(prog="dev.py demo", description=__doc__)
    parser.add_argument(
        "game",
        help=f"the game, such as {games.names()[0]}, or 'club', or 'papers' of one, or 'parts' of "
        "the look, or 'pages' with all dialogs, or 'readme' for its pictures; with --sheets also "
        "'all'",
    )
    parser.add_argument("--out", type=Path, required=True, help="the folder for the pictures")
    parser.add_argument("--lang", choices=("de", "en"), default="en")
    parser.add_argument("--size", help="of the window; default 1280x800, with --sheets several")
    parser.add_argument(
        "--sheets",
        action="store_true",
        help="contact sheets of all moments instead: every size, both languages, both lights",
    )
    parser.add_argument("--colours", choices=("light", "dark"), default="light")
    parser.add_argument(
        "--letters",
        type=int,
        choices=(100, 150, 200),
        default=100,
        help="the size of letters on the desktop, in per cent; of games and pages",
    )
    parser.add_argument(
        "--paper",
        choices=("A4", "A5", "A6", "Letter"),
        help="of papers: one size only",
    )
    parser.add_argument("--preset", help="the rule set")
    parser.add_argument("--players", metavar="N", help="default 4 if the game allows it")
    parser.add_argument("--seed", type=int, default=7, help="the number of the evening")
    parser.add_argument("--deals", type=int, default=1, help="how many deals are played")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="change one house rule; may be given several times",
    )
    return parser


def run(args: argparse.Namespace) -> int:
    """Play and take the pictures; returns the exit status."""
    if args.sheets or args.game == README:
        from tests.workshop import demo_sheets

        many = demo_sheets.sheets if args.sheets else demo_sheets.readme
        return finished(lambda: many(args))
    args.size = args.size or USUAL
    if args.game == CLUB:
        from tests.workshop import club_demo

        return finished(lambda: club_demo.play(args))
    if args.game == PAPERS:
        from tests.workshop import demo_papers

        return finished(lambda: demo_papers.play(args))
    if args.game == PARTS:
        from tests.workshop import demo_parts

        return finished(lambda: demo_parts.play(args))
    if args.game == PAGES:
        from tests.workshop import demo_pages

        return finished(lambda: demo_pages.play(args))
    return finished(lambda: _play(args))


def _play(args: argparse.Namespace) -> None:
    kind = games.played(args.game)
    preset, options = rules_of(kind, args.preset, args.option)
    players = players_of(kind, args.players, options)
    size, out = size_of(args.size), made(args.out)
    with own_home() as home:
        player = _player(args, preset, players, size, out)
        for picture in player.play():
            print(picture, flush=True)
        missed = []
        for moment, where in wanted(kind, args.preset):
            match = moments.found(player.head(where), moment)
            if match is None:
                missed.append(moment)
                continue
            path = home / (moment + SUFFIX)
            save_copy(path, match.events())
            for picture in player.show(moment, path):
                print(picture, flush=True)
        player.close()
    tell_missed(missed, args)


def wanted(kind: Game[Any], preset: str | None) -> list[tuple[str, str]]:
    """The moments to show, and the preset of each: only those of the preset that was chosen."""
    first = next(iter(kind.presets))
    if preset is None:
        return [(moment, where or first) for moment, where in kind.shown.items()]
    return [(moment, preset) for moment, where in kind.shown.items() if where in ("", preset)]


def tell_missed(missed: list[str], args: argparse.Namespace) -> None:
    """Say what did not come about; raises Complaint unless house rules were changed."""
    for moment in missed:
        note(f"{moment}: does not come about")
    if missed and args.preset is None and not args.option:
        raise Complaint(f"{args.game} should show {one_of(missed)}")


def _player(
    args: argparse.Namespace,
    preset: str,
    players: int,
    size: tuple[int, int],
    out: Path,
) -> Player:
    from tests.workshop.demo_player import Player

    return Player(
        game=args.game,
        preset=preset,
        players=players,
        seed=args.seed,
        out=out,
        language=args.lang,
        colours=args.colours,
        size=size,
        options=dict(text.split("=", 1) for text in args.option),
        deals=args.deals,
        letters=args.letters,
    )


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for; returns the exit status."""
    return run(parser().parse_args(looked_for(arguments)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
