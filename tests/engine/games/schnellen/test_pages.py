"""The pages of Schnellen: the table of points says what the rules do."""

from __future__ import annotations

import re

import pytest

from engine.games.schnellen.game import GAME
from engine.games.schnellen.options import SCHNELLEN
from tests.engine.booklet.tables import cells


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_becomes_of_the_points(language: str) -> None:
    numbers = [
        [int(number.replace("−", "-")) for number in re.findall(r"[+−]\d+", row[1])]
        for row in cells(GAME, "The points", language)
    ]
    assert numbers == [[-1, -2, -3], [SCHNELLEN.no_trick], [SCHNELLEN.home_costs]]
