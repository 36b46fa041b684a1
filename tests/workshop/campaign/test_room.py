"""A short form of the campaign of rooms, and that it notices what is lost or counted twice."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.workshop.campaign import room
from tests.workshop.campaign.found import Found
from tests.workshop.campaign.room import Hall, Phone

A, B, C = [10, 0, 0, 0], [0, 10, 0, 0], [0, 0, 10, 0]


def test_slips_outlive_windows_wires_and_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways = iter(("window", "wire", "socket"))
    monkeypatch.setattr(room, "KILLS", 3)
    monkeypatch.setattr(Random, "choice", lambda rng, of: next(ways) if of is room.WAYS else of[0])
    counts = room.torn_rooms(tmp_path, Random(1))
    assert {way: counts[way] for way in room.WAYS} == {"window": 1, "wire": 1, "socket": 1}
    assert counts["sent"] == 3


@pytest.mark.parametrize(
    ("tried", "shown", "there", "lost"),
    [
        ([A, B, C], [0, 1, 2], [A, B, C], False),
        ([A, B, C], [0, 2], [A, C], False),
        ([A, B, C], [0], [A], False),
        ([A, B], [0, 1], [A], True),
        ([A, B, C], [0, 1, 2], [A, C], True),
        ([A, B], [0, 1], [A, A, B], True),
        ([A, B], [0, 1], [A, B, B], True),
        ([A, B], [0, 1], [B, A], True),
        ([A], [], [B], True),
    ],
)
def test_a_slip_that_is_lost_or_there_twice_is_found(
    tried: list[list[int]], shown: list[int], there: list[list[int]], lost: bool
) -> None:
    phone = Phone(1, "1AAAA")
    phone.tried, phone.shown = tried, shown
    hall = Hall.__new__(Hall)
    if not lost:
        hall._compare(phone, there)
        return
    with pytest.raises(Found):
        hall._compare(phone, there)
