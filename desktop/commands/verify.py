"""`kartentisch verify FILE...`: whether files hold what was written into them.

A match and a club night are read line by line with their sums and folded by the rules; a bundle's
manifest is compared with what is in it, and each of its matches is read. For a club with duplicate
deals the commitment to its packs is printed, and compared with one that is given. The secret of
the packs, as the papers show it after the last round, can be typed: what it promises is compared
with both, or with what is given alone, for anyone who has the papers and not the file. The exit
status is 1 if a file is damaged or a promise is broken. No file is changed.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import zipfile
from pathlib import Path

from desktop.commands import arguments, data
from desktop.commands.complaints import Complaint, Damaged, finished, sentence
from desktop.commands.files import given
from desktop.common.terminal_help import one_of, printable, translate
from desktop.session import written
from engine import seeds
from engine.head import BadLog
from engine.match import Match
from engine.store import EVENING, Format, UnreadableSave, load
from engine.tournament.duplicate import DIGITS, commitment, promise
from engine.tournament.head import FORMAT, SUFFIX
from engine.tournament.tournament import Tournament

NEVER_READ = ("missing", "unreadable")
"""The kinds of files of which nothing can be said."""


def add_to(subparsers: arguments.Subparsers) -> None:
    """Add this command and its arguments."""
    parser = arguments.command(
        subparsers,
        "verify",
        translate("help", "check that files are undamaged"),
        run,
        translate(
            "help",
            "Reads matches, club nights and bundles line by line, with their checksums and by the "
            "rules. For a club with duplicate deals it prints the commitment to the packs, and "
            "compares it with one that is given and with the secret; those two need no file. No "
            "file is changed.",
        ),
    )
    parser.add_argument(
        "files",
        metavar=translate("help", "FILE"),
        nargs="*",
        help=translate("help", "what to check; - for standard input"),
    )
    parser.add_argument(
        "--commitment",
        metavar=translate("help", "DIGITS"),
        default="",
        help=translate("help", "the commitment to the packs that the club's papers show"),
    )
    parser.add_argument(
        "--secret",
        metavar="CODE",
        default="",
        help=translate("help", "the secret of the packs that the papers show after the last round"),
    )
    arguments.json(parser)
    arguments.lang(parser)


def run(args: argparse.Namespace) -> int:
    """Print a line for each file; returns the exit status."""
    return finished(lambda: _verify(args.files, args.commitment, args.secret, args.json))


def _verify(files: list[str], promised: str, secret: str, as_json: bool) -> None:
    promised = "".join(promised.split()).lower()
    found: dict[str, data.Json] = {"files": []}
    if secret:
        promised = _kept(secret, promised)
        found["commitment"] = promised
        if not as_json:
            print(translate("terminal", "the secret matches the commitment {0}").format(promised))
    elif not files:
        raise Complaint(translate("terminal", "give a FILE or --secret"))
    bad: list[str] = []
    never: list[str] = []
    for name in files:
        try:
            with given(name) as path:
                told, holds = _told(path, promised), True
        except (ValueError, OSError, Complaint) as error:
            told, holds = _why(error), False
            unread = isinstance(error, UnreadableSave) and error.kind in NEVER_READ
            (never if unread or type(error) is Complaint else bad).append(name)
        found["files"].append({"file": name, "holds": holds, "says": told})
        if not as_json:
            print(printable(f"{name}: {told}"))
    if as_json:
        data.put(found)
    damaged = translate("terminal", "damaged or changed: {0}").format(one_of(bad)) if bad else ""
    if never:
        told = translate("terminal", "not checked: {0}").format(one_of(never))
        raise Complaint("; ".join(filter(None, (damaged, told))))
    if bad:
        raise Damaged(damaged)


def _kept(secret: str, promised: str) -> str:
    """Return the commitment that this secret keeps; raises Damaged if it is not the promised."""
    try:
        code = seeds.read(secret)
    except seeds.BadSeed as error:
        raise Complaint(_mistyped(error.kind)) from error
    if not isinstance(code, str):
        raise Complaint(_mistyped("number"))
    if promised not in ("", kept := promise(code)):
        told = translate("terminal", "the secret matches the commitment {0}, not the one given")
        raise Damaged(told.format(kept))
    return kept


def _mistyped(kind: str) -> str:
    """Return what is wrong with a code that was typed."""
    match kind:
        case "number":
            return translate("terminal", "--secret: a secret has letters, too")
        case "length":
            told = translate("terminal", "--secret: a secret has {0} digits and letters")
            return told.format(seeds.LENGTH)
        case "symbol":
            return translate("terminal", "--secret: a secret has digits and letters only")
    return translate("terminal", "--secret: a letter is wrong, or two were swapped")


def _why(error: Exception) -> str:
    text = sentence(error)
    if isinstance(error, UnreadableSave):
        return text.removeprefix(f"{error.path}: ")
    return text


def _told(path: Path, promised: str) -> str:
    if path.suffix == SUFFIX:
        return _club(path, promised)
    if promised:
        raise Complaint(translate("terminal", "only a club night has a commitment"))
    return _bundle(path) if zipfile.is_zipfile(path) else _match(path)


def _checked(path: Path, form: Format) -> tuple[list[dict[str, object]], str]:
    """Return the events of a file whose sums hold, and what is to be said of its version."""
    saved = load(path, form)
    if saved.wrong:
        told = translate("terminal", "the checksums do not match from line {0} on")
        raise Damaged(told.format(saved.wrong))
    if saved.torn:
        told = translate("terminal", "line {0}, the last one, is cut short")
        raise Damaged(told.format(len(saved.events) + 1))
    if once := written.once(path, saved.events):
        told = translate("terminal", "it ends at line {0}, but {1} lines were written")
        raise Damaged(told.format(len(saved.events), once))
    none = translate("terminal", "; its version has no checksums")
    return saved.events, "" if saved.end is not None else none


def _match(path: Path) -> str:
    events, remark = _checked(path, EVENING)
    match = Match.from_events(events)
    lines = match.sheet().lines
    told = translate("terminal", "undamaged, deals in this match: {0}").format(len(lines)) + remark
    # Earlier versions let somebody write down more than a deal can leave: it counts, and is told.
    comes = match.rules.entry.comes
    if odd := [str(n + 1) for n, line in enumerate(lines) if not comes(lines[:n], line)]:
        told += translate("terminal", "; no deal can have produced line {0}").format(", ".join(odd))
    return told


def _club(path: Path, promised: str) -> str:
    events, remark = _checked(path, FORMAT)
    state = Tournament.from_events(events).state
    there = commitment(state.head)
    told = translate("terminal", "undamaged, rounds of this club night: {0}")
    told = told.format(len(state.rounds)) + remark
    if promised and promised != there:
        broken = (
            translate("terminal", "its packs match the commitment {0}, not the one given")
            if there
            else translate("terminal", "it has no commitment to its packs")
        )
        raise Damaged(broken.format(there))
    if there and state.head.duplicate:
        assert len(there) == DIGITS
        told += translate("terminal", "; its packs match the commitment {0}").format(there)
    return told


def _bundle(path: Path) -> str:
    from desktop.shelf.archive import BadArchive, unpack

    folder = Path(tempfile.mkdtemp())
    try:
        found = unpack(path, folder)
        for one in found.new:
            try:
                _match(one.path)
            except (Complaint, UnreadableSave, BadLog) as error:
                raise Damaged(f"{one.name}: {_why(error)}") from error
        told = translate("terminal", "undamaged, matches in this bundle: {0}")
        return told.format(len(found.new))
    except BadArchive as error:
        raise Damaged(_spoilt(error.kind, error.name)) from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _spoilt(kind: str, name: str) -> str:
    """Return what is wrong with a bundle, and in which of its files."""
    told = {
        "foreign": translate("terminal", "this is not a Kartentisch bundle"),
        "newer": translate("terminal", "a newer Kartentisch packed this bundle"),
        "too_large": translate("terminal", "the bundle is too large"),
        "missing": translate("terminal", "a file is missing from the bundle"),
    }.get(kind, translate("terminal", "the bundle is damaged"))
    return f"{told}: {name}" if name else told
