"""What a seat cannot see changes no byte of what its phone is told, nor the order of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop.phones import frames
from desktop.phones.encode import Data
from engine import games
from tests.desktop.phones.two_rooms import PhoneWorld
from tests.desktop.session.two_worlds import Devices
from tests.kit.cases import share
from tests.kit.secrets import Leak, compared_worlds

PAIRS = 10
"""Pairs of deals of each game; `dev.py campaign frames` compares more."""


@pytest.fixture
def devices(qapp: object, tmp_path: Path) -> Iterator[Devices]:
    with Devices(tmp_path, PhoneWorld) as found:
        yield found


@pytest.mark.parametrize("game", games.names())
def test_two_deals_are_told_alike_to_a_phone_that_cannot_tell_them(
    devices: Devices, game: str
) -> None:
    for case in share(game):
        compared_worlds(case, case.seed(), pairs=4, follow=devices)
        if devices.pairs >= PAIRS:
            break
    assert devices.pairs >= PAIRS


def test_a_frame_that_tells_of_hidden_cards_is_found(
    devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = frames.labels

    def labels(controller: Any, display: Any) -> Data:
        hands = controller.matches.playing.match._table.hands
        lowest = min(card.code for hand in hands[1:] for card in hand) if any(hands[1:]) else ""
        return whole(controller, display) | ({"sort": lowest[:1]} if lowest else {})

    monkeypatch.setattr(frames, "labels", labels)
    with pytest.raises(Leak):
        for seed in range(30):
            compared_worlds(share("ramsen")[0], seed, follow=devices)
