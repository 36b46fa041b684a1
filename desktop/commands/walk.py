"""`kartentisch walk GAME`: goes through a first evening from the first page, by mouse or by keys.

Nothing but presses on what is to be seen leads on: doors, rows, tags, cards. It stops with the
lesson and the step at which that is not enough.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.commands.complaints import Complaint, finished, one_of
from desktop.commands.pictures import made, own_home, size_of
from desktop.common.terminal_help import as_sentence, translate
from engine import games

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


def add_to(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it may be given."""
    about = translate("help", "go through a first evening by mouse or by keys alone")
    parser = subparsers.add_parser("walk", help=about, description=as_sentence(about))
    parser.add_argument("game", metavar="GAME", help=one_of(games.names()))
    parser.add_argument(
        "--by", choices=("mouse", "keys"), default="mouse", help=translate("help", "only by these")
    )
    parser.add_argument(
        "--lang", choices=("de", "en"), default="en", help=translate("help", "of the pictures")
    )
    parser.add_argument("--size", default="1280x800", help=translate("help", "of the pictures"))
    parser.add_argument("--colours", choices=("light", "dark"), default="light")
    parser.add_argument(
        "--out", type=Path, help=translate("help", "write a picture of each step to this folder")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Go through it; returns the exit status."""
    return finished(lambda: _walk(args))


def _walk(args: argparse.Namespace) -> None:
    kind = games.find(args.game)
    size, out = size_of(args.size), None if args.out is None else made(args.out)
    with own_home():
        from PySide6.QtCore import QSize

        from desktop.commands.walker import Stuck, Walker
        from desktop.window.start import build

        _, window = build()
        quick = {"pace": "instant", "motion": "off", "language": args.lang, "colours": args.colours}
        for name, value in quick.items():
            window.settings[name] = value
        window.be_of_size(QSize(*size))
        window.show()
        walker = Walker(window, by_keys=args.by == "keys")
        try:
            for number, place in enumerate(walker.evening(kind.name)):
                if out is not None:
                    window.grab().save(str(out / f"{number:03}-{place}.png"))
                print(place, flush=True)
        except Stuck as stuck:
            raise Complaint(str(stuck)) from stuck
        finally:
            _close(window)


def _close(window: MainWindow) -> None:
    window.host.close()
    window.close()
