"""`kartentisch verify FILE...`: whether files hold what was written into them.

An evening and a club evening are read line by line with their sums and folded by the rules; a
parcel's manifest is compared with what is in it, and each of its evenings is read. For a club with
duplicate deals the commitment to its packs is printed, and compared with one that is given. The
secret of the packs, as the papers show it after the last round, can be typed: what it promises is
compared with both, or with what is given alone, for whoever has the papers and not the file. The
exit status is 2 if anything is wrong. No file is changed.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.commands.complaints import Complaint, finished, printable, sentence
from desktop.common.terminal_help import translate
from desktop.session import written
from engine import seeds
from engine.head import BadLog
from engine.match import Match
from engine.store import EVENING, Format, UnreadableSave, load
from engine.tournament.duplicate import DIGITS, commitment, promise
from engine.tournament.head import FORMAT, SUFFIX
from engine.tournament.tournament import Tournament

if TYPE_CHECKING:
    from argparse import _SubParsersAction


_MISTYPED = {
    "number": "it has letters, too",
    "length": f"it has {seeds.LENGTH} digits and letters",
    "symbol": "it has a sign that none has",
    "check": "a letter is wrong, or two were exchanged",
}
"""What is wrong with a code that was typed."""


def add_to(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command and its arguments."""
    parser = subparsers.add_parser(
        "verify",
        help=translate("help", "check that files hold what was written"),
        description=translate(
            "help",
            "Reads evenings, club evenings and parcels line by line with their sums and by the "
            "rules. For a club with duplicate deals the commitment to its packs is printed, and "
            "compared with one that is given, and with the secret if that is typed; for these two "
            "no file is needed. The exit status is 2 if anything is wrong. No file is changed.",
        ),
    )
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path)
    parser.add_argument(
        "--commitment",
        metavar="DIGITS",
        default="",
        help=translate("help", "what a club's papers promise its packs by, to be compared"),
    )
    parser.add_argument(
        "--secret",
        metavar="CODE",
        default="",
        help=translate("help", "what its papers say after the last round that the packs came from"),
    )
    parser.set_defaults(
        run=lambda args: finished(lambda: run(args.files, args.commitment, args.secret))
    )


def run(files: list[Path], promised: str = "", secret: str = "") -> None:
    """Print a line for each file; raises Complaint if one is not as it should be.

    So it does if a secret that is given does not keep what is promised.
    """
    promised = "".join(promised.split()).lower()
    if secret:
        promised = _kept(secret, promised)
        print(f"the secret is the one that {promised} promises")
    elif not files:
        raise Complaint("verify needs a FILE, or --secret")
    wrong = 0
    for path in files:
        try:
            print(f"{printable(str(path))}: {_told(path, promised)}")
        except (ValueError, OSError, Complaint) as error:
            wrong += 1
            print(f"{printable(str(path))}: {printable(_why(error))}")
    if wrong:
        raise Complaint(f"{wrong} of {len(files)} files are not as they were written")


def _kept(secret: str, promised: str) -> str:
    """The commitment that this secret keeps; raises Complaint if it is another than promised."""
    try:
        code = seeds.read(secret)
    except seeds.BadSeed as error:
        raise Complaint(f"no secret of a club: {_MISTYPED[error.kind]}") from error
    if not isinstance(code, str):
        raise Complaint(f"no secret of a club: {_MISTYPED['number']}")
    if promised not in ("", kept := promise(code)):
        raise Complaint(f"the secret is the one that {kept} promises, not what was given")
    return kept


def _why(error: Exception) -> str:
    text = sentence(error)
    if isinstance(error, UnreadableSave):
        return text.removeprefix(f"{error.path}: ")
    return text


def _told(path: Path, promised: str) -> str:
    if path.suffix == SUFFIX:
        return _club(path, promised)
    if promised:
        raise Complaint("only a club evening has a commitment")
    return _parcel(path) if zipfile.is_zipfile(path) else _evening(path)


def _checked(path: Path, form: Format) -> tuple[list[dict[str, object]], str]:
    """The events of a file whose sums hold, and what is to be said of its version."""
    saved = load(path, form)
    if saved.wrong:
        raise Complaint(f"the sums do not hold from line {saved.wrong} on")
    if saved.torn:
        raise Complaint(f"line {len(saved.events) + 1}, the last one, is torn")
    if once := written.once(path, saved.events):
        raise Complaint(f"it ends with line {len(saved.events)}, but {once} were written there")
    return saved.events, "" if saved.end is not None else "; its version has no sums"


def _evening(path: Path) -> str:
    events, note = _checked(path, EVENING)
    match = Match.from_events(events)
    return f"an evening of {len(match.sheet().lines)} deals holds{note}"


def _club(path: Path, promised: str) -> str:
    events, note = _checked(path, FORMAT)
    book = Tournament.from_events(events).book
    there = commitment(book.head)
    told = f"a club evening of {len(book.rounds)} rounds holds{note}"
    if promised and promised != there:
        raise Complaint(f"its packs are promised by {there or 'nothing'}, not by what was given")
    if there and book.head.duplicate:
        assert len(there) == DIGITS
        told += f"; its packs are promised by {there}"
    return told


def _parcel(path: Path) -> str:
    from desktop.shelf.archive import BadArchive, unpack

    folder = Path(tempfile.mkdtemp())
    try:
        found = unpack(path, folder)
        for one in found.new:
            try:
                _evening(one.path)
            except (Complaint, UnreadableSave, BadLog) as error:
                raise Complaint(f"{one.name}: {_why(error)}") from error
        return f"a parcel of {len(found.new)} evenings holds"
    except BadArchive as error:
        raise Complaint(f"the parcel is {error.kind.replace('_', ' ')}: {error.name}") from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)
