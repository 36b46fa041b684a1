"""Files that a command is given: `-` is standard input, or standard output."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from desktop.commands.complaints import Complaint, why
from desktop.common.terminal_help import translate
from engine import bounds
from engine.store import CLUB, CLUB_SUFFIX, SUFFIX, UnreadableSave

STANDARD = "-"


@contextmanager
def given(name: str) -> Iterator[Path]:
    """Provide a file to read; standard input is kept in one as long as it is needed."""
    if name != STANDARD:
        yield _named(name)
        return
    if sys.stdin is None:
        raise Complaint(translate("terminal", "standard input is closed"))
    data = sys.stdin.buffer.read(bounds.FILE + 1)
    club = data.startswith(f'{{"{CLUB.key}"'.encode())
    with tempfile.TemporaryDirectory(prefix="kartentisch-") as folder:
        path = Path(folder, f"input{CLUB_SUFFIX if club else SUFFIX}")
        path.write_bytes(data)
        try:
            yield path
        except UnreadableSave as error:
            error.path = Path(STANDARD)
            raise


@contextmanager
def wanted(name: str, suffix: str) -> Iterator[Path]:
    """Provide a file to write; what is meant for standard output is put there at the end."""
    if name != STANDARD:
        yield _named(name)
        return
    with tempfile.TemporaryDirectory(prefix="kartentisch-") as folder:
        path = Path(folder, f"output{suffix}")
        yield path
        sys.stdout.flush()
        sys.stdout.buffer.write(path.read_bytes())


def _named(name: str) -> Path:
    if not name:
        raise Complaint(translate("terminal", "no file name is given"))
    return Path(name)


def one_thing_on_stdout(out: str | None, as_json: bool) -> None:
    """Raise Complaint where a file and JSON are both wanted on standard output."""
    if as_json and out == STANDARD:
        told = translate(
            "terminal", "--json and - do not go together: there is only one standard output"
        )
        raise Complaint(told)


def not_written(path: Path, error: OSError) -> Complaint:
    """Return that a file cannot be written, and why."""
    return Complaint(translate("terminal", "{0}: writing failed: {1}").format(path, why(error)))
