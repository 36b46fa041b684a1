"""The house rules of Mauscheln: every option, its values and its default."""

from __future__ import annotations

import pytest

from engine.games.mauscheln.game import GAME
from engine.games.mauscheln.options import CHRATZE, DUTIES, MAUSCHELN, SHORT, MauschelnOptions

VALUES = {
    "cards": (32, 24, 36, 52),
    "suits": ("german", "french"),
    "way": ("clockwise", "anticlockwise"),
    "antes": ("dealer", "everybody"),
    "ante": (4, 8, 12, 20),
    "ante_every_deal": (True, False),
    "all_play": (False, True),
    "seven_turned": (False, True),
    "ace_turned": (False, True),
    "ace_held": (False, True),
    "offers": (1, 3),
    "dealer_stays": (False, True),
    "last_joiner": (False, True),
    "takes_trump_card": (False, True),
    "five_for_four": ("nobody", "one_suit", "all"),
    "stock_exhausted": ("reshuffle", "cap"),
    "leads": ("declarer", "forehand"),
    "overtrump": (False, True),
    "one_trick": (2, 1),
    "limit": (0, 12, 16, 20, 32, 40),
    "word": ("mauscheln", "chratze"),
    "deals": (12, 8, 16, 20, 24, 32),
    "leftovers": ("split", "play_out"),
}


def test_these_are_the_options() -> None:
    assert MauschelnOptions.names() == list(VALUES)


@pytest.mark.parametrize("name", VALUES)
def test_each_option_has_its_values_default_first(name: str) -> None:
    assert MauschelnOptions.values(name) == VALUES[name]
    assert getattr(MauschelnOptions(), name) == VALUES[name][0]


def test_every_sum_can_be_divided_into_four_shares() -> None:
    """Ante and limit are multiples of four (MA-A4)."""
    assert all(value % 4 == 0 for value in (*VALUES["ante"], *VALUES["limit"]))  # type: ignore[operator]


def differing(options: MauschelnOptions) -> dict[str, object]:
    return {name: value for name, value in options if value != VALUES[name][0]}


def test_the_plain_game_is_the_default() -> None:
    assert next(iter(GAME.presets.values())) == MAUSCHELN == MauschelnOptions()


def test_the_short_pack_is_all_that_differs_in_the_old_book() -> None:
    assert differing(SHORT) == {"cards": 24, "suits": "french"}


def test_the_club_has_its_duties() -> None:
    assert differing(DUTIES) == {
        "all_play": True,
        "seven_turned": True,
        "ace_turned": True,
        "ace_held": True,
        "last_joiner": True,
        "takes_trump_card": True,
        "five_for_four": "one_suit",
        "overtrump": True,
        "limit": 20,
    }


def test_the_swiss_have_36_cards_an_ante_from_all_and_three_trump_cards() -> None:
    assert differing(CHRATZE) == {
        "cards": 36,
        "suits": "french",
        "way": "anticlockwise",
        "antes": "everybody",
        "offers": 3,
        "dealer_stays": True,
        "word": "chratze",
    }


def test_a_seven_can_only_bind_where_the_pack_has_sevens() -> None:
    short = MauschelnOptions(cards=24, seven_turned=True)
    assert not short.applies("seven_turned")
    assert not short.seven_binds
    assert MauschelnOptions(seven_turned=True).seven_binds


def test_the_chapters_of_a_deal() -> None:
    chapters = [one.name for one in GAME.make(MAUSCHELN, 4).flow()]
    assert chapters == ["ante", "deal", "declare", "join", "trump_card", "exchange", "tricks"]
