"""The start: reads the command line, builds what is needed, and passes it on."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop import __version__
from engine import games

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from desktop.window.main_window import MainWindow

COMMANDS = ("sheet", "selfplay", "replay", "demo", "arena", "ask")

ABOUT = "A table for old card games of the German-speaking lands."


def run(argv: Sequence[str]) -> int:
    """Do what the command line says; returns the exit status."""
    if argv and argv[0] in COMMANDS:
        args = _command_parser().parse_args(argv)
        return int(args.run(args))
    args = _table_parser().parse_args(argv)
    return open_table(args.file, args.game)


def _table_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kartentisch",
        description=ABOUT,
        epilog="Commands: " + ", ".join(COMMANDS) + " (each has a --help of its own).",
    )
    parser.add_argument("--version", action="version", version=f"kartentisch {__version__}")
    parser.add_argument(
        "file", nargs="?", type=Path, help="an evening to open; without one, the last goes on"
    )
    parser.add_argument("--game", choices=games.names(), help="sit down to a new evening of it")
    return parser


def _command_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kartentisch", description=ABOUT)
    # Not for the window, which has to be there at once.
    from desktop.commands import arena, ask, demo, replay, selfplay, sheet

    subparsers = parser.add_subparsers(required=True)
    for command in (sheet, selfplay, replay, demo, arena, ask):
        command.add_to(subparsers)
    return parser


def open_table(file: Path | None, game: str | None = None) -> int:
    """Open the window with an evening; returns when it is closed."""
    from desktop.common import garbage

    app, window = build()
    garbage.put_aside_with(window)
    window.show()
    if file is not None:
        window.host.open(file)
    elif game is not None:
        window.evenings.play_at_once(game)
    else:
        window.evenings.resume()
    window.say_what_is_missing()
    return app.exec()


def build() -> tuple[QApplication, MainWindow]:
    """The application and its window, not yet shown."""
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QApplication

    from desktop.common import paths
    from desktop.common.colours import apply_colours
    from desktop.common.languages import Languages
    from desktop.common.settings import Settings
    from desktop.window.main_window import MainWindow

    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("kartentisch")
    app.setApplicationDisplayName("Kartentisch")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.kartentisch.Kartentisch")
    app.setWindowIcon(QIcon(str(paths.own("assets", "icon.svg"))))
    app.setStyle("Fusion")
    settings = Settings(paths.settings_file())
    languages = Languages(app, settings)
    apply_colours(app, settings)
    return app, MainWindow(settings, languages)
