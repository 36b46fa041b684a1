"""What a seat cannot see changes no byte of what its phone is told, nor the order of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from desktop.phones import frames
from desktop.phones.encode import Data
from desktop.phones.match_room import MatchRoom
from engine import games
from tests.desktop.phones.two_rooms import Rooms
from tests.kit.cases import share
from tests.kit.secrets import Leak

PAIRS = 20
"""Pairs of deals of each game; `dev.py campaign frames` compares more."""


@pytest.fixture
def rooms(qapp: object, tmp_path: Path) -> Iterator[Rooms]:
    with Rooms(tmp_path, others=3) as found:
        yield found


@pytest.mark.parametrize("game", games.names())
def test_deals_are_told_alike_to_phones_that_cannot_tell_them(rooms: Rooms, game: str) -> None:
    for case in share(game):
        rooms.compare(case, case.seed(), PAIRS)
        if rooms.pairs >= PAIRS:
            return
    raise AssertionError(f"only {rooms.pairs} pairs")


def mark(controller: Any) -> int:
    """A number that depends on who holds which cards."""
    hands = controller.matches.playing.match._table.hands
    return crc32(str([sorted(card.code for card in hand) for hand in hands]).encode())


def tells_more(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = frames.labels

    def labels(controller: Any, display: Any) -> Data:
        return whole(controller, display) | {"sort": str(mark(controller) % 9)}

    monkeypatch.setattr(frames, "labels", labels)


def tells_others_first(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = MatchRoom._tell

    def tell(self: Any) -> None:
        if mark(self._controller) % 2:
            self._places = dict(reversed(self._places.items()))
            for place in self._places.values():
                self._tell_slate(place)
        whole(self)

    monkeypatch.setattr(MatchRoom, "_tell", tell)


@pytest.mark.parametrize("breaks", [tells_more, tells_others_first])
def test_a_room_that_tells_of_hidden_cards_is_found(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, breaks: Any
) -> None:
    breaks(monkeypatch)
    with pytest.raises(Leak):
        for seed in range(30):
            rooms.compare(share("ramsen")[0], seed)
