"""The house rules of Ramsli: every option, its values and its default."""

from __future__ import annotations

import pytest

from engine import shuffle
from engine.facts import Fact
from engine.games.ramsli.game import GAME
from engine.games.ramsli.options import HANDED_DOWN, MAUSCHELN, WITH_BANK, RamsliOptions
from engine.sheet import Line

VALUES = {
    "ante": (4, 8, 12, 20),
    "ante_every_deal": (True, False),
    "dealer_sees_first_packet": (True, False),
    "first_asked": ("dealer", "forehand"),
    "three": ("suits", "cards"),
    "failed_deal_pays": (False, True),
    "seven_swap_after_draw": (True, False),
    "stock_exhausted": ("cap", "reshuffle"),
    "overtrump": (False, True),
    "knocker_one_trick": (2, 1),
    "bank_level": (0, 8, 12, 16, 20, 24, 32),
    "deals": (16, 8, 12, 24, 32),
    "leftovers": ("split", "play_out"),
}


def test_these_are_the_options() -> None:
    assert set(RamsliOptions.names()) == set(VALUES)


@pytest.mark.parametrize("name", VALUES)
def test_each_option_has_its_values_default_first(name: str) -> None:
    assert RamsliOptions.values(name) == VALUES[name]
    assert getattr(RamsliOptions(), name) == VALUES[name][0]


def test_every_sum_can_be_divided_into_four_shares() -> None:
    assert all(value % 4 == 0 for value in (*VALUES["ante"], *VALUES["bank_level"]))  # type: ignore[operator]


def test_the_game_as_handed_down_is_the_default() -> None:
    assert RamsliOptions() == HANDED_DOWN == GAME.presets["handed_down"]


def test_the_bank_is_all_that_differs_with_a_bank() -> None:
    assert GAME.presets["with_bank"] == WITH_BANK
    differing = {name: value for name, value in WITH_BANK if value != VALUES[name][0]}
    assert differing == {"bank_level": 12}


def test_after_mauscheln_it_is_sharper() -> None:
    assert GAME.presets["mauscheln"] == MAUSCHELN
    assert MAUSCHELN.overtrump
    assert not MAUSCHELN.failed_deal_pays, "that is Chratze's: in Mauscheln the next dealer pays"
    assert MAUSCHELN.knocker_one_trick == 1


def test_the_chapters_of_a_deal() -> None:
    chapters = [one.name for one in GAME.make(HANDED_DOWN, 4).flow()]
    middle = ["packet", "source", "deal", "knock", "join", "pick_up", "exchange"]
    assert chapters == ["ante", *middle, "tricks"]


def test_option_the_source_comes_before_the_first_packet() -> None:
    blind = RamsliOptions(dealer_sees_first_packet=False)
    assert [one.name for one in GAME.make(blind, 4).flow()][1:3] == ["source", "packet"]


@pytest.mark.parametrize(("ante", "level"), [(8, 8), (12, 8), (12, 12), (20, 16), (20, 20)])
def test_where_the_bank_leaves_no_more_than_an_ante_every_deal_is_a_muss(
    ante: int, level: int
) -> None:
    """It is told before one begins; and so it is, whatever the last deal left."""
    rules = GAME.make(RamsliOptions(ante=ante, bank_level=level, deals=8), 4)
    assert rules.remarks() == [Fact("always_muss", (level,))]
    lines: list[Line] = []
    for number in range(6):
        setup = rules.next_deal(lines, number % 4)
        assert setup is not None
        t = rules.start(shuffle.numbered(rules.pack(), 5, number), setup)
        assert t.muss
        while t.phase:
            rules.apply(t, rules.legal(t)[0])
        lines.append(rules.score(t))


@pytest.mark.parametrize(("ante", "level"), [(4, 0), (20, 0), (4, 8), (8, 12), (12, 16)])
def test_with_more_room_in_the_kitty_or_without_a_bank_there_is_nothing_to_tell(
    ante: int, level: int
) -> None:
    assert GAME.make(RamsliOptions(ante=ante, bank_level=level), 4).remarks() == []
