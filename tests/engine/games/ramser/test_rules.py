"""What the cases of the rules, which stand as text, do not say."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import card, codes
from engine.hidden import view
from engine.phases.race import finished
from engine.rules import Setup
from engine.sheet import Line, Mark, Sheet
from tests.engine.games.ramser.positions import (
    DEALER,
    FOREHAND,
    NONE,
    SECOND,
    beats,
    dealt,
    position,
    rules,
    tricks,
)

# Dealing, the Blind, the open card, and who plays.


def test_three_cards_then_two_and_the_blind_gets_its_before_the_dealer() -> None:
    game = rules()
    pack = list(game.pack())
    t = game.start(pack, Setup(DEALER, (0, 1, 2, 3), (21,) * 4))
    assert [codes(hand) for hand in t.hands] == [
        codes(pack[at : at + 3] + pack[15 + number * 2 : 17 + number * 2])
        for at, number in ((0, 0), (3, 1), (6, 2), (12, 4))
    ]
    assert t.stock == [*pack[9:12], *pack[21:23]]
    assert t.up == [pack[25]] and t.trump == pack[25].suit
    assert t.rest == pack[26:]


@pytest.mark.parametrize(
    ("players", "blind", "rest"), [(3, 5, 11), (4, 5, 6), (5, 5, 4), (6, 0, 1)]
)
def test_how_many_cards_lie_where(players: int, blind: int, rest: int) -> None:
    t = dealt(players=players).table
    assert {len(hand) for hand in t.hands} == {5}
    assert (len(t.stock), len(t.rest)) == (blind, rest)


def test_below_a_baelli_another_card_is_turned_and_makes_trumps() -> None:
    t = dealt(up="S7 GU").table
    assert codes(t.up) == "S7 GU"
    assert t.trump == "G"


def test_the_blind_is_offered_from_forehand_on_until_somebody_takes_it() -> None:
    there = dealt(blind="HA HK HO HU H10").does(FOREHAND, "!leave").does(SECOND, "!take")
    t = there.table
    assert there.hand(SECOND) == "HA HK HO HU H10"
    assert len(t.aside[SECOND]) == 5 and not t.stock
    assert t.plays[SECOND] and t.phase == "join"
    assert there.told()[-1] == "takes_blind"


def test_nobody_else_sees_the_blind_or_what_was_given_for_it() -> None:
    there = dealt().does(FOREHAND, "!take")
    seen = view(there.table, SECOND).table
    assert {card.code for card in (*seen.hands[FOREHAND], *seen.aside[FOREHAND])} == {"??"}
    own = view(there.table, FOREHAND).table
    assert own.hands[FOREHAND] == there.table.hands[FOREHAND]


def test_nobody_ever_sees_what_is_left_of_the_pack() -> None:
    there = dealt()
    for seat in (FOREHAND, DEALER):
        seen = view(there.table, seat).table
        assert {card.code for card in (*seen.rest, *seen.stock)} == {"??"}


def test_option_he_takes_it_before_anybody_says_and_has_to_play() -> None:
    there = dealt(take_up="before").each(NONE)
    assert (there.table.phase, there.table.turn) == ("take_up", DEALER)
    there.does(DEALER, "!take_up").does(DEALER, there.cards().split()[0])
    assert there.table.phase == "join"
    there.each("!play !pass !pass")
    assert there.table.phase == "tricks"


# The slate: strokes, sausages, potatoes, and how an evening ends.


def line(text: str, *done: int) -> Line:
    """The tricks of each player, "-" for who passed; and who got there, in order."""
    values = tuple(None if word == "-" else int(word) for word in text.split())
    return Line(values, finished(done))


def sheet(*lines: Line, **options: Any) -> Sheet:
    return rules(players=len(lines[0].values), **options).sheet(lines)


def sums(*lines: Line, **options: Any) -> dict[str, tuple[int, ...]]:
    return {total.key: total.values for total in sheet(*lines, **options).totals}


FIVE = line("5 - - -")
FAR = [FIVE] * 4
"""The first has twenty strokes."""


def test_each_trick_is_a_stroke_and_no_trick_a_potato() -> None:
    found = sums(line("3 1 1 -"), line("1 0 2 2"))
    assert found["tricks"] == (4, 1, 3, 2)
    assert found["potatoes"] == (0, 1, 0, 0)


def test_the_slate_has_room_for_the_goal_in_bundles_of_five() -> None:
    slate = sheet(line("4 1 0 -"), line("3 2 - 0")).slate
    assert slate[0] == (Mark("fence", 5), Mark("fence", 2), *[Mark("fence", 0)] * 3)
    assert slate[2][-1] == Mark("potato", 1)


@pytest.mark.parametrize(("players", "goal"), [(3, 21), (4, 21), (5, 15), (6, 15)])
def test_a_sausage_takes_21_tricks_or_with_five_and_more_15(players: int, goal: int) -> None:
    setup = rules(players=players).next_deal([], 0)
    assert setup is not None and setup.carried == (goal,) * players


def test_a_deal_that_was_broken_off_brings_no_potato() -> None:
    assert sums(*FAR, line("1 0 0 -", 0))["potatoes"] == (0, 0, 0, 0)
    assert sums(*FAR, line("1 4 0 -", 0))["potatoes"] == (0, 0, 1, 0)


def test_ten_potatoes_make_up_for_a_sausage() -> None:
    ten = [line("3 0 1 1")] * 10
    found = sums(*ten, goal="21", evening="deals", deals=10)
    assert found["balance"][1] == -10
    assert sums(*ten, sausage=5, games=5)["balance"][0] == 5


def test_option_only_sausages_count_and_potatoes_break_a_tie() -> None:
    lines = [*FAR, line("1 1 0 -", 0), *[line("- 5 - -")] * 4, line("0 1 4 -", 1)]
    end = sheet(*lines, sausage=0, games=2)
    assert end.over and "balance" not in {total.key for total in end.totals}
    assert end.total("sausages") == (1, 1, 0, 0)
    assert end.total("potatoes") == (1, 0, 0, 0)
    assert end.winners == (1,)


LAST = {"finish": "last"}


def test_option_all_but_the_last_have_a_sausage_and_drop_out() -> None:
    game = rules(players=3, **LAST)
    lines = [line("5 - -")] * 4 + [line("1 4 0", 0)]
    setup = game.next_deal(lines, 0)
    assert setup is not None
    assert (setup.playing, setup.dealer) == ((1, 2), 1)
    assert setup.carried == (0, 17, 21)
    lines += [line("- 5 -")] * 3
    assert not game.sheet(lines).over
    end = game.sheet([*lines, line("- 2 3", 1)])
    assert end.over
    assert end.total("sausages") == (1, 1, 0)


def test_who_is_last_has_none_even_if_he_gets_there_in_the_same_deal() -> None:
    lines = [line("- 5 -")] * 4 + [line("5 - -")] * 4 + [line("- - 5")] * 4
    end = sheet(*lines, line("1 2 2", 2, 0, 1), **LAST, stop_at_goal=False)
    assert end.total("sausages") == (1, 0, 1)


def test_after_the_last_deal_who_is_ahead_alone_has_the_sausage() -> None:
    deals = {"evening": "deals", "deals": 10}
    some = [line("1 1 - 3")] * 5 + [line("3 1 1 -")] * 5
    end = sheet(*some, **deals)
    assert end.over and end.total("sausages") == (1, 0, 0, 0)
    level = [line("1 1 - 3")] * 5 + [line("3 1 1 -")] * 4 + [line("1 1 - 3")]
    assert not any(sheet(*level, **deals).total("sausages"))
    assert sheet(*level, **deals).winners == (0, 3), "equal by their strokes, too"


# The tricks: what has to be played and led, and where the Bälli stands.


@pytest.mark.parametrize("trump", "EGHS")
def test_at_langenthal_it_is_the_best(trump: str) -> None:
    assert beats("S7", trump + "A", trump, "best")
    assert not beats(trump + "A", "S7", trump, "best")


def test_a_six_stands_below_the_seven() -> None:
    ranking = rules(players=5).tricks.rankings["E"]
    assert ranking.beats(card("H7"), card("H6"))
    assert ranking.beats(card("E6"), card("HA"))


LANGENTHAL = {"belli": "best"}


@pytest.mark.parametrize(
    ("trick", "hand", "may"),
    [
        ("HK", "S7 SA GK", "S7 SA GK"),
        ("HK", "S7 H8 GK", "H8 S7"),
        ("G10", "G7 S7 E9", "G7 S7"),
        ("G10", "S7 E9 SA", "S7 E9 SA"),
        ("G10 HU", "S7 H8 E9", "H8 S7"),
    ],
)
def test_at_langenthal_the_baelli_may_always_be_played_and_never_has_to(
    trick: str, hand: str, may: str
) -> None:
    assert position("H", hand, trick, **LANGENTHAL).cards() == may


def test_at_langenthal_the_baelli_alone_need_not_be_led() -> None:
    there = tricks("H", "EA E10 S7", "E7 E8 E9", "G7 G8 G9", **LANGENTHAL).each("EA E7 G7")
    assert there.cards() == "E10 S7"
    there = tricks("H", "EA HK S7", "E7 E8 E9", "G7 G8 G9", **LANGENTHAL).each("EA E7 G7")
    assert there.cards() == "HK S7"


def test_the_deal_ends_with_the_trick_that_ends_the_game() -> None:
    there = tricks("H", "HA HK E7", "E8 E9 G8", "G7 G9 S8", needed="1 5 5").each("HA E8 G7")
    assert not there.table.phase
    assert there.table.finished == [0]
    assert there.rules.score(there.table).values == (1, 0, 0)


def test_option_it_is_played_to_its_end() -> None:
    there = tricks("H", "HA HK", "E8 E9", "G7 G9", needed="1 5 5", stop_at_goal=False)
    there.each("HA E8 G7 HK E9 G9")
    assert there.rules.score(there.table).values == (2, 0, 0)


def test_the_rest_can_be_claimed() -> None:
    there = tricks("H", "HA S7 HK", "E8 E9 G8", "G7 G9 S8")
    assert there.rules.tricks.claims(there.table, 0) == ("all",)
    assert codes(there.table.hands[0]) == "HA S7 HK"
