"""`kartentisch replay FILE`: replays a saved evening and prints its result, or its trace.

The file is only read. The page `engine/log.md` tells what a log may hold.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from desktop.commands import data, plain
from desktop.commands.complaints import MISFITS, Complaint, finished, note, sentence, still_secret
from desktop.commands.trace import trace
from desktop.common.terminal_help import as_sentence, translate
from desktop.session import written
from engine.head import Event, Head
from engine.match import Match
from engine.review import secret
from engine.store import load


def add_to(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it may be given."""
    about = translate("help", "print the score sheet of a saved evening")
    parser = subparsers.add_parser("replay", help=about, description=as_sentence(about))
    parser.add_argument(
        "file", metavar="FILE", help=translate("help", "the saved evening; it is only read")
    )
    parser.add_argument(
        "--json", action="store_true", help=translate("help", "the sheet as one JSON object")
    )
    parser.add_argument(
        "--trace",
        action="store_true",
        help=translate(
            "help", "every event with the whole table and the legal moves, one JSON object a line"
        ),
    )
    parser.add_argument(
        "--reveal",
        action="store_true",
        help=translate("help", "also what a deal that is still being played hides"),
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print it; returns the exit status."""
    return finished(lambda: _replay(args))


def _replay(args: argparse.Namespace) -> None:
    path = Path(args.file)
    saved = load(path)
    if saved.torn:
        note(f"{path}: the last line was not written to its end and is left out")
    try:
        _put(saved.events, args)
    except MISFITS as error:
        raise Complaint(f"{path}: {sentence(error)}") from error
    if saved.wrong:
        note(f"{path}: something else has changed this file from line {saved.wrong} on")
    elif once := written.once(path, saved.events):
        note(f"{path}: of this file, line {len(saved.events) + 1} to {once} are gone")


def _put(events: list[Event], args: argparse.Namespace) -> None:
    hidden = 0 if args.reveal else secret(events)
    if args.trace:
        if hidden:
            raise Complaint(
                f"{still_secret(hidden, Head.from_event(events[0]))}: a trace would lay open all"
                " hands and the stock; --reveal does it all the same"
            )
        for told in trace(events):
            data.put(told)
        return
    match = Match.from_events(events)
    if args.json:
        data.put(data.sheet(match) | ({"seed": None} if hidden else {}))
    else:
        print(plain.evening(match, seed=not hidden))
    for one in match.differences():
        note(f"deal {one.deal} would be reckoned otherwise today; what was written counts")
