"""The machine's own person: known by an id, whoever else sits there and under whatever name."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.common.own_person import KEY, known
from desktop.common.settings import Settings
from engine.head import Player

BOT = Player("Sepp", "heuristic")


def ids(settings: Settings, *players: Player) -> list[str]:
    return [player.id for player in known(players, settings)]


def test_the_only_person_is_known_again(settings: Settings) -> None:
    own, nobody = ids(settings, Player("Anna"), BOT)
    assert own and nobody == ""
    assert ids(settings, BOT, Player("Anna")) == ["", own]


def test_the_id_outlives_the_program(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    assert ids(Settings(file), Player("Anna")) == ids(Settings(file), Player("Anna"))


def test_the_only_person_is_known_under_a_new_name(settings: Settings) -> None:
    [own, _] = ids(settings, Player("Anna"), BOT)
    assert ids(settings, Player("Änne"), BOT) == [own, ""]
    assert ids(settings, Player("Anna"), Player("Änne")) == ["", own]


def test_among_several_the_one_of_the_name_is_known(settings: Settings) -> None:
    [own] = ids(settings, Player("Anna"))
    assert ids(settings, Player("Ben"), Player("ANNA"), BOT) == ["", own, ""]
    assert ids(settings, Player("Ben"), Player("Cilli")) == ["", ""]


def test_a_bot_of_the_name_is_nobody(settings: Settings) -> None:
    [own] = ids(settings, Player("Anna"))
    assert ids(settings, Player("Anna", "heuristic"), BOT) == ["", ""]
    assert ids(settings, Player("Anna")) == [own]


def test_several_of_whom_none_is_known_are_nobody(settings: Settings) -> None:
    assert ids(settings, Player("Ben"), Player("Cilli")) == ["", ""]
    assert settings.remembered(KEY) is None


@pytest.mark.parametrize(
    "garbage", ["{", "[]", "7", '{"id":7,"name":"A"}', '{"id":"","name":"A"}', '{"id":"x"}']
)
def test_garbage_in_the_memory_is_ignored(settings: Settings, garbage: str) -> None:
    settings.remember(KEY, garbage)
    [own] = ids(settings, Player("Anna"))
    assert len(own) == 16


def test_an_id_too_long_for_a_log_is_replaced(settings: Settings) -> None:
    settings.remember(KEY, '{"id":"' + "x" * 65 + '","name":"Anna"}')
    [own] = ids(settings, Player("Anna"))
    assert len(own) == 16
