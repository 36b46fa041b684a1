"""What a file holds when somebody in it has another name: bytes in, bytes out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from desktop.common import paths
from desktop.common.summed import KEY, with_sum
from engine.anonymity import Anonymity
from engine.head import Event
from engine.store import CLUB, EVENING, SUFFIX, Format, UnreadableSave, followed, load, rewritten
from engine.tournament.head import SUFFIX as CLUB_SUFFIX


def with_copies(path: Path) -> list[Path]:
    """Return a list with its copies and what of it was set aside, also where a link leads."""
    ways = (followed(path), path)
    found = {followed(one): one for way in ways for one in way.parent.glob(f"{way.name}*")}
    return sorted(one for one in found.values() if one.is_file() and one.suffix != ".lock")


def all_files() -> Iterator[Path]:
    """Every file in which a name may stand."""
    for folder, suffix in ((paths.evenings(), SUFFIX), (paths.tournaments(), CLUB_SUFFIX)):
        for path in sorted(folder.rglob(f"*{suffix}*")):
            if path.is_file() and not path.name.endswith(".lock"):
                yield path
    yield from (ages for ages in paths.evenings().rglob(paths.BIN_AGES) if ages.is_file())
    yield from with_copies(paths.club_list())
    yield from with_copies(paths.club_templates())
    yield from with_copies(paths.people_file())


def is_copy(path: Path) -> bool:
    """Whether this is a copy of a club evening."""
    return paths.tournament_backups() in path.parents


def other(path: Path, data: bytes, one: Anonymity) -> bytes:
    """Return what a file is to hold; what cannot be read but as text is treated as text."""
    for suffix, form, change in (
        (SUFFIX, EVENING, one.evening),
        (CLUB_SUFFIX, CLUB, one.club),
    ):
        if path.name.endswith(suffix):
            with suppress(UnreadableSave):
                saved = load(path, form)
                events = change(saved.events)
                if events == saved.events:
                    return (
                        data if not saved.torn else data[: -len(saved.torn)] + _raw(saved.torn, one)
                    )
                return rewritten(saved, events) + _raw(saved.torn, one)
    if path.name == paths.BIN_AGES:
        with suppress(ValueError, RecursionError, KeyError, AttributeError):
            return _ages(data, one)
    if path.name.endswith(".json") or path.suffix[1:].isdecimal():
        with suppress(ValueError, RecursionError):
            return _list(data, one)
    return _raw(data, one)


def _raw(data: bytes, one: Anonymity) -> bytes:
    """Bytes that are no file of ours any more."""
    return one.text(data.decode(errors="surrogateescape")).encode(errors="surrogateescape")


def _ages(data: bytes, one: Anonymity) -> bytes:
    """How long evenings have lain in the bin, by their names; raises ValueError and others."""
    whole = json.loads(data)
    ages = {one.source(name + SUFFIX).removesuffix(SUFFIX): n for name, n in whole["ages"].items()}
    return data if ages == whole["ages"] else json.dumps({**whole, "ages": ages}).encode()


def _list(data: bytes, one: Anonymity) -> bytes:
    """Return the club's list, its templates or the people of the house; raises ValueError."""
    whole = json.loads(data)
    if not isinstance(whole, dict):
        raise ValueError("no list")
    changed = {key: value for key, value in whole.items() if key != KEY}
    for key in ("members", "people"):
        if isinstance(whole.get(key), list):
            changed[key] = [_entry(entry, one) for entry in whole[key]]
    for key, value in changed.items():
        if isinstance(value, dict) and isinstance(value.get("text"), str):
            changed[key] = {**value, "text": one.title(value["text"])}
    if changed == {key: value for key, value in whole.items() if key != KEY}:
        return data
    if KEY in whole:
        changed = with_sum(changed)
    return (json.dumps(changed, ensure_ascii=False, indent=1) + "\n").encode()


def _entry(entry: Any, one: Anonymity) -> Any:
    """Somebody in a list: without an address, and without a portrait."""
    if not isinstance(entry, dict) or not one.is_meant(entry.get("name")):
        return entry
    kept = {key: value for key, value in entry.items() if key != "address"}
    if isinstance(kept.get("team"), str):
        kept["team"] = one.text(kept["team"])
    if "portrait" in kept:
        kept["portrait"] = ""
    return {**kept, "name": one.stand_in}


def since(path: Path, before: bytes, now: bytes, back: Anonymity) -> bytes:
    """Return a file that has been written to since, with the name again.

    `before` is what it held, `back` puts the name in place of what stands for it.
    """
    form, change = form_of(path, back)
    if form is None:
        return _with_entries(other(path, now, back), before)
    saved = load(path, form)
    events = change(saved.events)
    # What the name was before it was put right, and how it was written, stands in the old ones.
    old = list(_lines(before))
    if len(old) <= len(events):
        events[: len(old)] = old
    return rewritten(saved, events) + saved.torn


def _with_entries(now: bytes, before: bytes) -> bytes:
    """Return a list with everything that it once said of the person with this name and number."""
    with suppress(ValueError, RecursionError, KeyError, TypeError):
        whole, old = json.loads(now), json.loads(before)
        changed = {key: value for key, value in whole.items() if key != KEY}
        for key, own in (("members", "number"), ("people", "id")):
            known = {(one[own], one["name"]): one for one in old.get(key, ())}
            if key in whole:
                changed[key] = [known.get((one[own], one["name"]), one) for one in whole[key]]
        if KEY in whole:
            changed = with_sum(changed)
        return (json.dumps(changed, ensure_ascii=False, indent=1) + "\n").encode()
    return now


def _lines(data: bytes) -> Iterator[Event]:
    """Yield the events of a log that could be read once."""
    for line in data.split(b"\n"):
        with suppress(ValueError, RecursionError):
            yield {key: value for key, value in json.loads(line).items() if key != KEY}


def form_of(
    path: Path, one: Anonymity
) -> tuple[Format | None, Callable[[Sequence[Event]], list[Event]]]:
    if path.name.endswith(SUFFIX):
        return EVENING, one.evening
    if path.name.endswith(CLUB_SUFFIX):
        return CLUB, one.club
    return None, one.evening
