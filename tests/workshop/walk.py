"""`python3 dev.py walk GAME`: goes through a first evening by mouse or by keys alone.

It begins at the first page. Nothing but presses on what is to be seen leads on: doors, rows, tags,
cards. It stops with the lesson and the step at which that is not enough.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.commands.complaints import Complaint, finished
from desktop.common.terminal_help import one_of
from engine import games
from tests.guests import looked_for
from tests.windows import be_of_size
from tests.workshop.pictures import QUICK, made, own_home, size_of

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


def parser() -> argparse.ArgumentParser:
    """What may be given. Values are read by `run`, which says what is wrong."""
    parser = argparse.ArgumentParser(prog="dev.py walk", description=__doc__)
    parser.add_argument("game", metavar="GAME", help=one_of(games.names()))
    parser.add_argument("--by", choices=("mouse", "keys"), default="mouse", help="only by these")
    parser.add_argument("--lang", choices=("de", "en"), default="en", help="of the pictures")
    parser.add_argument("--size", default="1280x800", help="of the pictures")
    parser.add_argument("--colours", choices=("light", "dark"), default="light")
    parser.add_argument("--out", type=Path, help="write a picture of each step to this folder")
    return parser


def run(args: argparse.Namespace) -> int:
    """Go through it; returns the exit status."""
    return finished(lambda: _walk(args))


def _walk(args: argparse.Namespace) -> None:
    kind = games.find(args.game)
    size, out = size_of(args.size), None if args.out is None else made(args.out)
    with own_home():
        from PySide6.QtCore import QSize

        from desktop.window.start import build
        from tests.workshop.walker import Stuck, Walker

        _, window = build()
        chosen = {"language": args.lang, "colours": args.colours}
        for name, value in (chosen | QUICK).items():
            window.settings[name] = value
        be_of_size(window, QSize(*size))
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
    window.controller.close()
    window.close()


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for; returns the exit status."""
    return run(parser().parse_args(looked_for(arguments)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
