"""`kartentisch replay FILE`: replays a saved evening and prints its result, or its trace.

The file is only read. The page `engine/log.md` tells what a log may hold.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from desktop.commands import arguments, data, plain
from desktop.commands.complaints import MISFITS, Complaint, finished, sentence, still_secret
from desktop.commands.files import given
from desktop.commands.trace import trace
from desktop.common.terminal_help import note, translate
from desktop.session import written
from engine.head import Event, Head
from engine.match import Match
from engine.review import secret
from engine.store import load


def add_to(subparsers: arguments.Subparsers) -> None:
    """Add this command and its arguments."""
    about = translate("help", "print the score sheet of a saved match")
    parser = arguments.command(subparsers, "replay", about, run)
    arguments.file(parser)
    arguments.json(parser)
    parser.add_argument(
        "--trace",
        action="store_true",
        help=translate(
            "help", "every event with the whole table and the legal moves, one JSON object a line"
        ),
    )
    arguments.reveal(parser)
    arguments.lang(parser)


def run(args: argparse.Namespace) -> int:
    """Print it; returns the exit status."""
    return finished(lambda: _replay(args))


def _replay(args: argparse.Namespace) -> None:
    with given(args.file) as path:
        _read(path, args)


def _read(path: Path, args: argparse.Namespace) -> None:
    saved = load(path)
    if saved.torn:
        told = translate("terminal", "{0}: the last line is cut short and left out")
        note(told.format(args.file))
    try:
        _put(saved.events, args)
    except MISFITS as error:
        raise Complaint(f"{args.file}: {sentence(error)}") from error
    if saved.wrong:
        told = translate("terminal", "{0}: another program has changed this file from line {1} on")
        note(told.format(args.file, saved.wrong))
    elif once := written.once(path, saved.events):
        told = translate("terminal", "{0}: lines {1} to {2} of this file are gone")
        note(told.format(args.file, len(saved.events) + 1, once))


def _put(events: list[Event], args: argparse.Namespace) -> None:
    hidden = 0 if args.reveal else secret(events)
    if args.trace:
        if hidden:
            raise Complaint(still_secret(hidden, Head.from_event(events[0])))
        for one in trace(events):
            data.put_line(one)
        return
    match = Match.from_events(events)
    if args.json:
        data.put(data.sheet(match) | ({"seed": None} if hidden else {}))
    else:
        print(plain.evening(match, seed=not hidden))
    for other in match.differences():
        told = translate(
            "terminal", "deal {0} would score differently today; what was written counts"
        )
        note(told.format(other.deal))
