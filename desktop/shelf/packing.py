"""Writes a parcel of evenings, as `archive` describes it, each in the version of today."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from desktop.common.atomic_write import replacing
from desktop.common.summed import with_sum
from desktop.shelf.archive import (
    INSIDE,
    KEY,
    LARGEST,
    LARGEST_OF_ALL,
    MANIFEST,
    MOST,
    VERSION,
    Progress,
    unwatched,
)
from desktop.shelf.shelf import BadName, fit_name, fitting_name
from engine import convert
from engine.store import EVENING, SUFFIX, SaveFailed, load, whole


def pack(target: Path, files: Sequence[Path], packing: Progress = unwatched) -> None:
    """Write a parcel with these evenings, all or nothing; raises SaveFailed.

    `packing` gets the number of evenings that are done and of all. It may raise GivenUp, which
    leaves nothing behind.
    """
    try:
        with (
            replacing(target, private=False) as draft,
            zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as parcel,
        ):
            _put_in(parcel, files, packing)
    except OSError as error:
        raise SaveFailed(*error.args) from error


def _put_in(parcel: zipfile.ZipFile, files: Sequence[Path], packing: Progress) -> None:
    evenings = []
    size = 0
    for number, (path, name) in enumerate(zip(files, _names(files), strict=True)):
        packing(number, len(files))
        there = path.read_bytes()
        data = _of_today(path, there)
        size += len(data)
        if len(data) > LARGEST or size > LARGEST_OF_ALL or number == MOST:
            # Nobody could unpack it.
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        entry = {"name": name, **_listed(data)}
        evenings.append(entry if data == there else {**entry, "was": _listed(there)})
        parcel.writestr(_info(INSIDE + name + SUFFIX), data)
    manifest = json.dumps(with_sum({KEY: VERSION, "evenings": evenings}), ensure_ascii=False)
    parcel.writestr(_info(MANIFEST), manifest.encode())


def _names(files: Sequence[Path]) -> list[str]:
    """Return a name for each evening that it can have on any system; its own where it fits."""
    fitting: dict[str, Path] = {}
    for path in files:
        with suppress(BadName):
            if fit_name(path.stem) == path.stem:
                fitting.setdefault(path.stem.casefold(), path)
    taken, names = set(fitting), list[str]()
    for path in files:
        name = path.stem
        if fitting.get(name.casefold()) is not path:
            name = fitting_name(name, taken)
            taken.add(name.casefold())
        names.append(name)
    return names


def _listed(data: bytes) -> dict[str, Any]:
    return {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def _of_today(path: Path, data: bytes) -> bytes:
    """Return an evening in the version of today; one that cannot be opened as it is."""
    try:
        events = load(path).events
        if events[0]["kartentisch"] == EVENING.version:
            return data
        return whole(convert.newest_of(events))
    except ValueError:
        return data


def _info(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = 0o600 << 16
    return info
