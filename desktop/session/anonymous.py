"""A person made anonymous in all files of this machine, and called by name again as long as wanted.

`look` finds where a name stands and changes nothing; `make` writes another name there, in all files
or in none, and files that are called by the name are called otherwise. What it gives back can
`take_back`: it is kept in memory alone, so that nobody finds the name once the program has ended.
Files of evenings have right sums again, and one that something else has changed is still known as
changed. Evenings that are open here are closed before.
"""

from __future__ import annotations

import json
import os
import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QLockFile, QSettings

from desktop.common import last_choice, paths
from desktop.common.atomic_write import write_atomically
from desktop.common.shared_list import alone
from desktop.session import anonymous_names as names
from desktop.session import written
from desktop.session.anonymous_files import all_files, form_of, is_copy, other, since, with_copies
from desktop.session.file_lock import InUse, locked
from engine.anonymity import Anonymity
from engine.store import SUFFIX, Format, Saved, UnreadableSave, load
from engine.tournament.head import SUFFIX as CLUB_SUFFIX

_STAND_INS = re.compile(r"\b(?:Anonym|Anonymous) (\d{1,6})\b")
"""Every name that ever stood for somebody, in whatever language the program was."""
_CHOSEN = f"memory/{last_choice.KEY}"


@dataclass(frozen=True)
class Found:
    """Where a name stands.

    In how many matches, club nights and copies of these, and besides in the club's list, among the
    people of the house, in what was chosen last. `named` are files and folders that are called so.

    `next` is the number of the next name that stands for somebody.
    """

    name: str
    ids: tuple[str, ...]
    files: tuple[Path, ...]
    evenings: int
    clubs: int
    copies: int
    club_list: bool
    house: bool
    next: int
    named: tuple[Path, ...] = ()


def look(name: str) -> Found:
    """Where this name stands; nothing is changed. Raises OSError."""
    ids = tuple(sorted(_ids(name)))
    one, highest = Anonymity(name, "", ids), 0
    files: list[Path] = []
    everything = list(all_files())
    named: tuple[Path, ...] | None = None
    for path in everything:
        if named is None and not path.is_relative_to(paths.evenings()):
            named = names.named(everything, files, one)
            one = Anonymity(name, "", ids, dict.fromkeys((each.name for each in named), ""))
        data = path.read_bytes()
        text = data.decode(errors="replace") + path.name
        highest = max([highest, *map(int, _STAND_INS.findall(text))])
        if _may_hold(text, one, ids) and other(path, data, one) != data:
            files.append(path)
    copies = [path for path in files if is_copy(path)]
    clubs = [path for path in files if path.name.endswith(CLUB_SUFFIX) and path not in copies]
    return Found(
        name,
        ids,
        tuple(files),
        sum(path.name.endswith(SUFFIX) for path in files),
        len(clubs),
        len(copies),
        paths.club_list() in files,
        paths.people_file() in files,
        highest + 1,
        names.named(everything, files, one) if named is None else named,
    )


def _may_hold(text: str, one: Anonymity, ids: Sequence[str]) -> bool:
    """Whether it is worth while to look closer. JSON may write any letter as a number."""
    return (
        one.name in " ".join(text.split()).casefold()
        or "\\" in text
        or any(file.rpartition(".")[0] in text for file in one.files)
        or any(own in text for own in ids)
    )


def _ids(name: str) -> Iterator[str]:
    """Yield the ids that people of this name have, or had, in the house."""
    one = Anonymity(name, "")
    for path in with_copies(paths.people_file()):
        with suppress(OSError, ValueError, RecursionError, KeyError, TypeError):
            for person in json.loads(path.read_text(encoding="utf-8"))["people"]:
                if one.is_meant(person["name"]):
                    yield str(person["id"])


def _locked(path: Path, *, there: bool = True) -> QLockFile | None:
    """Return the lock of an evening that is there; raises InUse."""
    alone = path.suffix in (SUFFIX, CLUB_SUFFIX) and not is_copy(path)
    return locked(path) if alone and path.exists() is there else None


def _lock_lists(held: ExitStack) -> None:
    """Have the lists, with their copies, for this window alone; raises OSError."""
    for file in (paths.club_list(), paths.club_templates(), paths.people_file(make=True)):
        held.enter_context(alone(file))


def _choices(one: Anonymity) -> list[tuple[Path, str]]:
    """Return what each file of settings named as chosen last where the name stood, now gone."""
    before = []
    for path in with_copies(paths.settings_file()):
        settings = QSettings(str(path), QSettings.Format.IniFormat)
        kept = str(settings.value(_CHOSEN) or "")
        with suppress(ValueError, TypeError, KeyError, AttributeError):
            data = json.loads(kept)
            for table in (data, *data.get("tables", {}).values()):  # 0.1.0 had one for all games
                if seats := table.get("players"):
                    table["players"] = one.evening([{"seats": seats}])[0]["seats"]
            if data != json.loads(kept):
                before.append((path, kept))
                settings.setValue(_CHOSEN, json.dumps(data, ensure_ascii=False))
                settings.sync()
    return before


@dataclass(frozen=True)
class _Kept:
    """A file as it was before, and by what it is known as it was made."""

    path: Path
    before: bytes
    after: bytes

    def restore(self, back: Anonymity) -> None:
        """Put back what was there; what has come since is kept, with the name. Raises OSError."""
        now, before = self.path.read_bytes(), zlib.decompress(self.before)
        if sha256(now).digest() != self.after:
            before = since(self.path, before, now, back)
        _write(self.path, before)


def _write(path: Path, data: bytes) -> None:
    form, _ = form_of(path, Anonymity("", ""))
    saved = _loaded(path, form)
    write_atomically(path, data)
    now = _loaded(path, form)
    if saved is not None and now is not None and not is_copy(path):
        written.note_anew(path, saved.events, written.of(now.events, now.end))


def _loaded(path: Path, form: Format | None) -> Saved | None:
    with suppress(UnreadableSave):
        return load(path, form) if form is not None else None
    return None


class Made:
    """Somebody who has been made anonymous, and may yet be called by name again."""

    def __init__(self, name: str, stand_in: str) -> None:
        self.name = name
        self.stand_in = stand_in
        self._kept: list[_Kept] = []
        self._chosen: list[tuple[Path, str]] = []
        self._renamed: list[tuple[Path, Path]] = []

    @property
    def renamed(self) -> names.Ways:
        """What is called otherwise now: the paths before and since."""
        return tuple(self._renamed)

    def write(self, files: Iterable[Path], one: Anonymity, ways: names.Ways = ()) -> None:
        """Write all these files and give them their new names, or none; raises InUse or OSError."""
        try:
            with ExitStack() as held:
                _lock_lists(held)
                files = list(files)
                for path in dict.fromkeys((*files, *(before for before, _ in ways))):
                    lock = _locked(path)
                    if lock is not None:
                        held.callback(lock.unlock)
                for path in files:
                    data = path.read_bytes()
                    new = other(path, data, one)
                    if new == data:
                        continue
                    kept = _Kept(path, zlib.compress(data), sha256(new).digest())
                    _write(path, new)
                    self._kept.append(kept)
                for before, after in ways:
                    names.rename(before, after)
                    self._renamed.append((before, after))
        except OSError:
            self._call_back()
            self._restore()
            raise
        self._kept = [replace(kept, path=names.where(kept.path, ways)) for kept in self._kept]
        self._chosen = _choices(one)
        _forget_indexes()

    def take_back(self) -> None:
        """Put the name back where it stood; raises InUse or OSError."""
        self._follow()
        with ExitStack() as held:
            _lock_lists(held)
            for kept in self._kept:
                lock = _locked(kept.path)
                if lock is not None:
                    held.callback(lock.unlock)
            self._restore()
            self._call_back()
        for path, chosen in self._chosen:
            settings = QSettings(str(path), QSettings.Format.IniFormat)
            settings.setValue(_CHOSEN, chosen)
            settings.sync()
        _forget_indexes()

    def _follow(self) -> None:
        """Evenings that were put elsewhere since, such as to the bin, are found again."""
        if all(kept.path.exists() for kept in self._kept):
            return
        here = {kept.path for kept in self._kept}
        others = [(sha256(path.read_bytes()).digest(), path) for path in all_files()]
        free = [one for one in others if one[1] not in here]
        for number, kept in enumerate(self._kept):
            now = None
            if not kept.path.exists():
                now = next((one for one in free if one[0] == kept.after), None)
            if now is not None:
                free.remove(now)
                self._kept[number] = replace(kept, path=now[1])

    def _call_back(self) -> None:
        """Files have the names again that they had, but what was called otherwise since."""
        while self._renamed:
            before, after = self._renamed[-1]
            if os.path.lexists(after) and not os.path.lexists(before):
                names.rename(after, before)
            self._renamed.pop()

    def _restore(self) -> None:
        files = {after: before for before, after in names.by_name(self.renamed).items()}
        back = Anonymity(self.stand_in, self.name, files=files)
        while self._kept:
            if self._kept[-1].path.exists():
                self._kept[-1].restore(back)
            self._kept.pop()


def make(found: Found, stand_in: str) -> Made:
    """Have another name stand wherever this one stands; raises InUse or OSError.

    Meanwhile a note says what is being done: whatever ends the program, the next start finishes it.
    """
    one = Anonymity(found.name, stand_in, found.ids)
    return _make(found, one, names.planned(found.named, found.files, one))


def _make(found: Found, one: Anonymity, ways: names.Ways) -> Made:
    made, note = Made(found.name, one.stand_in), paths.anonymous_note()
    lock = locked(note)
    try:
        files = [[str(before), str(after)] for before, after in ways]
        told = {"name": found.name, "stand_in": one.stand_in, "ids": list(found.ids)}
        # A path may be any bytes, which are no text everywhere.
        write_atomically(note, json.dumps(told | {"files": files}).encode())
        try:
            one = Anonymity(found.name, one.stand_in, found.ids, names.by_name(ways))
            made.write(found.files, one, ways)
        finally:
            # All is done, or has been taken back.
            note.unlink(missing_ok=True)
    finally:
        if lock is not None:
            lock.unlock()
    return made


def finish() -> str:
    """Finish replacing a name where it was broken off; return what stands for it, "" for none.

    What cannot be written now is left to the next start.
    """
    note = paths.anonymous_note()
    try:
        data = json.loads(note.read_text(encoding="utf-8"))
        name, stand_in, ids = data["name"], str(data["stand_in"]), tuple(map(str, data["ids"]))
        begun = tuple((Path(one), Path(other)) for one, other in data.get("files", ()))
    except FileNotFoundError:
        return ""
    except (OSError, ValueError, RecursionError, KeyError, TypeError):
        with suppress(OSError):
            note.unlink()
        return ""
    try:
        found = look(str(name))
        # A person of the house may have another name there by now.
        found = replace(found, ids=tuple(sorted({*found.ids, *ids})))
        one, ways = Anonymity(found.name, stand_in, found.ids), names.still(begun)
        known = {before for before, _ in ways}
        left = [path for path in found.named if path not in known]
        _make(found, one, ways + names.planned(left, found.files, one))
        # What was locked when the program was killed still is, under its old name.
        for before, _ in begun:
            if (lock := _locked(before, there=False)) is not None:
                lock.unlock()
    except (OSError, InUse):
        return ""
    return stand_in


def _forget_indexes() -> None:
    """Of each shelf only what can be made again is thrown away."""
    with suppress(OSError):
        for path in paths.evenings().rglob(paths.SHELF_INDEX):
            path.unlink()
