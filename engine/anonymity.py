"""A person made anonymous in a log: another name stands wherever the name stood.

Nothing else changes: who sat where, what was played, what it came to. What is a name and what is
another text is told by the place where it stands. Texts that somebody typed, such as the reason of
a correction, lose the name where it stands there as whole words.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from engine.head import Event

_NAMED = ("enter", "change", "substitute")
"""The events of a club evening that give a start number a name."""
_TYPED = ("by", "reason", "despite", "what", "team")
"""What else may have a person's name in it."""
_TITLES = ("title", "place")


class Anonymity:
    """One name, and what stands for it.

    `ids` are those of the person in the house, `files` the names of evenings that are to be called
    otherwise, each with the new one.
    """

    def __init__(
        self,
        name: str,
        stand_in: str,
        ids: Collection[str] = (),
        files: Mapping[str, str] | None = None,
    ) -> None:
        self.files = files or {}
        self.name = _folded(name)
        self.stand_in = stand_in
        self._ids = frozenset(one for one in ids if one)
        self._words = re.compile(
            r"(?<!\w)" + r"\s+".join(map(re.escape, name.split())) + r"(?!\w)", re.IGNORECASE
        )
        self._parts = re.findall(r"[^\W_]+", name)
        self._parted = re.compile(
            r"(?<![^\W_])" + r"[\W_]+".join(self._parts) + r"(?![^\W_])", re.IGNORECASE
        )

    def is_meant(self, name: object) -> bool:
        """Whether this is the name."""
        return isinstance(name, str) and _folded(name) == self.name

    def text(self, text: str) -> str:
        """Return a text in which the name may stand among others."""
        return self._words.sub(lambda _: self.stand_in, text) if self.name else text

    def title(self, text: str) -> str:
        """Return a title or place. A single word in it may well be no name: May, Rose."""
        return self.text(text) if " " in self.name else text

    def file_name(self, stem: str, *, alone: bool = True) -> str:
        """Return what a file is to be called, without its ending.

        In it any sign may part two words.
        Without `alone` a name of a single word is none, as in a title.
        """
        return self._parted.sub(lambda _: self.stand_in, stem) if self._is_name(alone) else stem

    def _is_name(self, alone: bool) -> bool:
        return bool(self._parts) and (alone or len(self._parts) > 1)

    def source(self, file: str) -> str:
        """Return the name of a file that an event tells of; it may be gone."""
        if file in self.files:
            return self.files[file]
        stem, point, ending = file.rpartition(".")
        return self.file_name(stem, alone=False) + point + ending

    # The evening of a table.

    def evening(self, events: Sequence[Event]) -> list[Event]:
        """Return the log of a match. Programs at the table keep their names."""
        if not events:
            return []
        head = dict(events[0])
        if isinstance(head.get("seats"), list):
            head["seats"] = [self._seat(one) for one in head["seats"]]
        return [head, *(self._with_texts(one, ("reason",)) for one in events[1:])]

    def _seat(self, seat: Any) -> Any:
        if not isinstance(seat, dict) or seat.get("bot"):
            return seat
        if self.is_meant(seat.get("name")) or seat.get("id") in self._ids:
            return {**seat, "name": self.stand_in}
        return seat

    # The club evening.

    def club(self, events: Sequence[Event]) -> list[Event]:
        """Return the log of a club evening.

        A person who is called so at last loses also what the name was before it was put right.
        """
        changed = [self._with_texts(one, _TYPED) for one in events]
        for place, one in enumerate(changed):
            if isinstance(one.get("source"), str):
                changed[place] = {**one, "source": self.source(one["source"])}
        for place, one in enumerate(changed):
            settings = one if not place else one.get("set")
            if isinstance(settings, dict):
                titles = {
                    key: self.title(settings[key])
                    for key in _TITLES
                    if isinstance(settings.get(key), str)
                }
                changed[place] = one | titles if not place else {**one, "set": settings | titles}
        for places in _holders(events):
            names = [events[place]["name"] for place in places]
            if self.is_meant(names[-1]):
                meant = places
            else:
                meant = [place for place in places if self.is_meant(events[place]["name"])]
            for place in meant:
                changed[place] = {**changed[place], "name": self.stand_in}
        return changed

    def _with_texts(self, event: Event, keys: Sequence[str]) -> Event:
        texts = {key: self.text(event[key]) for key in keys if isinstance(event.get(key), str)}
        return event | texts if texts else event


def _folded(name: str) -> str:
    return " ".join(name.split()).casefold()


def _holders(events: Sequence[Event]) -> list[list[int]]:
    """For everybody who held a start number the places of the events with the names, in order.

    A substitute is somebody else. What was taken back is followed too: a number may have been given
    anew since.
    """
    held: dict[int, list[int]] = {}
    holders: list[list[int]] = []
    done: list[tuple[int, dict[int, list[int]]]] = []
    undone: list[int] = []

    def follow(place: int) -> None:
        nonlocal held
        event = events[place]
        done.append((place, held))
        if isinstance(event.get("renumber"), list):
            order = event["renumber"]
            held = {new: held[old] for new, old in enumerate(order, 1) if old in held}
        key = next((one for one in _NAMED if isinstance(event.get(one), int)), "")
        if not key or not isinstance(event.get("name"), str):
            return
        number = event[key]
        known = next((one for one in holders if place in one), None)
        if known is None:
            known = held.get(number) if key == "change" else None
            if known is None:
                known = []
                holders.append(known)
            known.append(place)
        held = {**held, number: known}

    for place, event in enumerate(events):
        if isinstance(steps := event.get("undo"), int):
            keep, gone = event.get("keep", 0), list[int]()
            for _ in range(min(steps, len(done))):
                was, held = done.pop()
                gone.append(was)
            undone = [*([] if keep else undone), *gone[keep:]]
            for was in gone[:keep][::-1]:
                follow(was)
        elif isinstance(steps := event.get("redo"), int):
            for _ in range(min(steps, len(undone))):
                follow(undone.pop())
        else:
            undone = []
            follow(place)
    return holders
