"""What the cases of the rules, which stand as text, do not say."""

from __future__ import annotations

import pytest

from engine.cards import codes
from engine.games.tippen.pot import Paid, Terms
from engine.games.tippen.tally import TippenTally
from engine.hidden import view
from engine.moves import read
from engine.phases.kitty import LAST, ORDINARY, PLAY_OUT, divided
from engine.sheet import Line, chalked
from tests.engine.games.tippen.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    dealt,
    fits,
    rules,
    tapped,
    tricks,
)

# The stake, the cut, hop and jump, the cards and the trump card.


def test_lupfen_has_twenty() -> None:
    pack = rules("lupfen").pack()
    assert len(pack) == 20
    assert {one.rank for one in pack} == {"A", "10", "K", "O", "U"}


def test_in_zwicken_the_card_is_turned_before_the_last_of_each() -> None:
    there = dealt("HK GA H7", preset="zwicken", up="H8", bottom="SO")
    assert there.hand(FOREHAND) == "HK GA H7"
    assert there.table.trump == "H"
    told = there.told()
    assert told.index("turns_up") < len(told) - 1 - told[::-1].index("deals")


@pytest.mark.parametrize("shown", ["GA", "E7"])
def test_a_sow_or_a_seven_at_the_cut_passes_the_deal_on(shown: str) -> None:
    """TP-A3: the stake of who was passed over stays, and the next dealer pays his."""
    there = dealt(pot=3, hop="hop", bottom=f"{shown} HK")
    assert there.table.passed == 1
    assert there.table.dealer == FOREHAND
    assert there.pot == 3 + 3 + 3
    told = there.told()
    assert told.index("cut_shows") < told.index("is_passed_over") < told.index("antes")


def test_what_was_shown_stays_below_the_stock_where_all_know_it() -> None:
    there = dealt(pot=3, hop="hop", bottom="GA HK")
    seen = view(there.table, FOREHAND).table
    assert codes(seen.stock[-2:]) == "GA HK", "the card of the last cut lies lowest"
    assert there.table.dealer == FOREHAND


def test_the_deal_goes_round_the_table_once_at_most() -> None:
    for number in range(400):
        there = dealt(pot=3, preset="zwicken", players=3, bottom=("HA", "S7", "E7")[number % 3])
        assert there.table.passed <= 3


@pytest.mark.parametrize(("players", "each"), [(3, 8), (4, 8), (5, 6), (6, 5)])
def test_with_more_than_four_each_gets_as_many_as_go_round(players: int, each: int) -> None:
    """TP-A2: and what is not the usual four is said before an evening begins."""
    there = dealt(preset="lampeln_bavaria", pot=0, players=players)
    assert {len(hand) for hand in there.table.hands} == {each}
    assert bool(there.rules.remarks()) == (players != 4)


# Tapping and passing, lifting, sniffing, the dealer who speaks first, and buying.


def test_all_are_asked_from_forehand_on() -> None:
    there = dealt()
    asked = []
    while there.phase == "join":
        asked.append(there.turn)
        there.does(there.turn, "!tap")
    assert asked == [FOREHAND, SECOND, REARHAND, DEALER]


def test_who_is_alone_takes_the_pot() -> None:
    """TP-A7: without a trick being played."""
    there = tapped(pot=3, says="!pass !tap !pass !pass")
    assert there.over
    assert there.values() == (None, 6, None, -3)
    assert there.pot == 0
    told = there.rules.show.reckoning(there.table, there.line())
    assert [(one.side, one.why.key, one.amount) for one in told] == [
        (SECOND, "pot", 6),
        (DEALER, "stake", -3),
    ]


def test_the_last_one_who_would_be_alone_is_asked_again_before_he_passes() -> None:
    there = dealt().each("!pass !pass")
    assert there.rules.show.doubt(there.table, read("!pass")) is None
    there.each("!pass")
    doubt = there.rules.show.doubt(there.table, read("!pass"))
    assert doubt is not None and doubt.key == "pot_is_yours"
    assert there.rules.show.doubt(there.table, read("!tap")) is None


def test_what_the_stock_does_not_have_cannot_be_bought() -> None:
    """Twenty cards, five players: four are left."""
    there = tapped(preset="lupfen", players=5, lift=False, buy=True, says="!tap " * 5)
    for laid in there.hand(FOREHAND).split():
        there.does(FOREHAND, laid)
    there.does(FOREHAND, "!draw")
    first, second, *_ = there.hand(SECOND).split()
    there.does(SECOND, first)
    assert there.why_not(second) == "stock_used_up"
    there.does(SECOND, "!draw")
    assert there.table.stock == []
    assert there.asks() == "no_stock"
    assert there.may() == "!stand"


# The pot in shares, what too few tricks cost, the Belli lost, and the leftovers.


TWO_TO_ONE = ("HK GA H7", "", "HO SA S7", "EA GK G9")
"""The example of the booklet: two tricks for the first, one for the third, none for the dealer."""
EXAMPLE = "GA HO G9 SA GK HK H7 S7 EA"


@pytest.mark.parametrize(
    ("pot", "tricks_won", "values", "left"),
    [
        (3, (2, 1, 0), (2, 1, -3), 3),
        (6, (2, 1, 0), (4, 2, -6), 6),
        (9, (3, 0, 0), (9, -9, -9), 18),
    ],
)
def test_what_the_booklet_says_of_the_pot(
    pot: int, tricks_won: tuple[int, ...], values: tuple[int, ...], left: int
) -> None:
    terms = rules().terms
    net = tuple(won * pot // terms.tricks - terms.penalty(pot, won) for won in tricks_won)
    assert net == values
    assert pot - sum(net) == left


def test_in_lampeln_a_lamb_has_fewer_than_two_of_eight() -> None:
    terms = rules("lampeln_austria").terms
    assert [terms.penalty(80, won) for won in (0, 1, 2)] == [80, 80, 0]
    terms = rules("lampeln_bavaria").terms
    assert [terms.penalty(80, won) for won in (0, 1, 2)] == [40, 40, 0]


def test_the_belli_lost_to_the_sow_of_trumps_costs_a_stake() -> None:
    """TP-A14: besides all else."""
    there = tricks("H", "HA E9 E8", "S7 EA EK", "H8 SA SK", preset="zwicken")
    there.each("HA S7 H8").to_the_end()
    assert there.table.belli_lost_by == 1
    assert "pays_for_belli" in there.told()
    won = there.table.won(1)
    assert there.values()[1] == won * 2 - (0 if won else 6) - 3


def test_all_pay_only_for_an_empty_pot() -> None:
    terms = rules("lupfen").terms
    assert terms.before(0, 0, 2, 0) == Paid((3, 3, 3, 3), 12, True)
    assert terms.before(0, 6, 2, 0) == Paid((0, 0, 0, 0), 6, False)


def test_what_is_left_after_the_last_deal_is_divided() -> None:
    """TP-A15: six counters among four, the odd ones from forehand on."""
    there = tricks("H", *TWO_TO_ONE, kind=LAST).each(EXAMPLE)
    assert there.table.shares == (2, 2, 1, 1)
    assert there.pot == 0
    assert there.values() == (4, None, 2, -6), "the shares are no part of the line"
    assert divided(6, 4, 0) == [2, 2, 1, 1]


def test_what_it_came_to_is_told_and_reckoned() -> None:
    there = tricks("H", *TWO_TO_ONE).each(EXAMPLE)
    line = there.line()
    brought = [fact.key for fact in there.rules.show.brought(line)]
    assert brought == ["wins", "wins", "loses", "pot_holds"]
    items = there.rules.show.reckoning(there.table, line)
    assert [(one.why.key, one.amount) for one in items if one.side == DEALER] == [("too_few", -6)]


def test_terms_are_those_of_the_options() -> None:
    assert Terms(rules().options, 4) == rules().terms


# The accounts of an evening, and which lines written down by hand can be true.


FIRST = Line((-6, 2, 1))
"""The first dealer stakes three; he takes no trick, the others two and one."""


def test_what_all_have_paid_lies_in_the_middle() -> None:
    game = rules(players=3)
    assert chalked(TippenTally(game.terms), [FIRST]).kitty == 3
    assert game.sheet([FIRST]).beside[0].values == (3,)


def quiet(number: int) -> list[Line]:
    """So many deals, the first and then deals that all passed, of the dealers in turn."""
    lines = [FIRST]
    for deal in range(1, number):
        lines.append(Line(tuple(-3 if side == deal % 3 else None for side in range(3))))
    return lines


def test_the_last_deal_is_known_before() -> None:
    kinds = []
    for leftovers in ("split", "play_out"):
        game = rules(players=3, deals=8, leftovers=leftovers)
        for played in (6, 7, 8):
            setup = game.next_deal(quiet(played), 0)
            kinds.append(None if setup is None else setup.carried[-1])
    assert kinds == [ORDINARY, LAST, None, ORDINARY, ORDINARY, PLAY_OUT]


def test_the_belli_lost_costs_a_stake_on_the_line_too() -> None:
    more = {"belli": True, "belli_lost": True}
    assert fits(-3 + 1 - 3, 2, -3, **more), "the dealer has a trick and has lost it"
    assert fits(-5, 2, -3, notes="dealer 0 belli 0 compulsory 3", **more)
    assert not fits(-5, 2, -3, notes="dealer 0 compulsory 3", **more)
    assert not fits(-5, 2, -3, belli=True)


# The tricks: what has to be played, and where the Belli stands.
