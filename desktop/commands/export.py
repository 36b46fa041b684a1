"""`kartentisch export FILE`: print the deals of a match for programs that do not know the rules.

One JSON object: what `replay --json` prints, and in `played` of each finished deal the hands, who
did what, who took which trick, and what it brought. What was taken back is not in it. `--schema`
prints the JSON Schema of a file instead.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from desktop.commands import arguments, data
from desktop.commands.complaints import MISFITS, Complaint, finished, sentence
from desktop.commands.data import Json
from desktop.commands.files import given
from desktop.commands.trace import trace
from desktop.common.terminal_help import translate
from engine.head import Event
from engine.match import Match
from engine.review import secret
from engine.store import CLUB, EVENING, load

LOGS = {"match": EVENING, "club": CLUB}


def add_to(subparsers: arguments.Subparsers) -> None:
    """Add this command and its arguments."""
    about = translate("help", "print the deals of a saved match for other programs")
    parser = arguments.command(subparsers, "export", about, run)
    parser.add_argument(
        "file",
        metavar=translate("help", "FILE"),
        nargs="?",
        help=translate("help", "the saved match, which is only read; - for standard input"),
    )
    parser.add_argument(
        "--schema",
        choices=[*LOGS],
        help=translate("help", "print the JSON Schema of the file of a match or club night"),
    )
    arguments.reveal(parser)
    arguments.lang(parser)


def run(args: argparse.Namespace) -> int:
    """Print it; returns the exit status."""
    return finished(lambda: _export(args))


def _export(args: argparse.Namespace) -> None:
    if (args.file is None) == (args.schema is None):
        raise Complaint(translate("terminal", "give a FILE or --schema, not both"))
    if args.schema is not None:
        print(json.dumps(LOGS[args.schema].schema(), indent=2))
        return
    with given(args.file) as path:
        events = load(path).events
        try:
            data.put(exported(events, 0 if args.reveal else secret(events)))
        except MISFITS as error:
            raise Complaint(f"{args.file}: {sentence(error)}") from error


def exported(events: Sequence[Event], hidden: int = 0) -> dict[str, Json]:
    """Return a match's sheet and deals; those from the number `hidden` on, if any, stay secret.

    Raises what `Match.from_events` raises.
    """
    deals: list[dict[str, Json]] = []
    sheet: dict[str, Json] = {}
    for one in trace(Match.from_events(events).events()):
        match one["event"]:
            case "deal":
                table = one["table"]
                deals.append({name: one[name] for name in ("number", "playing")})
                deals[-1] |= {name: table[name] for name in ("dealer", "hands", "stock", "up")}
                deals[-1]["moves"] = []
            case "move":
                deals[-1]["moves"].append({"seat": one["turn"], "move": one["move"]})
            case "sheet":
                sheet = {name: value for name, value in one.items() if name != "event"}
        if "after" in one:
            deals[-1] |= {"tricks": one["after"]["tricks"], "line": one["line"]}
    if hidden:
        sheet["seed"] = None
        deals = [deal for deal in deals if deal["number"] < hidden]
    return sheet | {"played": deals}
