"""What the cases of the rules, which stand as text, do not say."""

from __future__ import annotations

from engine.cards import BACK, card
from engine.hidden import view
from engine.moves import read
from engine.sheet import Line
from tests.engine.games.schnellen.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    bid,
    dealt,
    fits,
    rules,
    said,
    tricks,
)

# The cards, the card that is turned, and the dealer's sixth.


def test_three_cards_come_first_then_the_turned_one_then_two() -> None:
    game = rules()
    setup = game.next_deal([], DEALER)
    assert setup is not None
    pack = list(game.pack())
    table = game.start(pack, setup)
    assert table.hands[FOREHAND] == [*pack[:3], *pack[13:15]]
    assert table.hands[DEALER] == [*pack[9:12], *pack[19:21], pack[12]]
    assert table.trump == pack[12].suit


def test_the_dealer_takes_the_turned_card_and_all_know_it() -> None:
    there = dealt(up="HO")
    assert there.table.trump == "H" and card("HO") in there.table.hands[DEALER]
    seen = view(there.table, FOREHAND).table
    assert [one for one in seen.hands[DEALER] if one is not BACK] == [card("HO")]
    assert there.rules.show.laid_open(seen, DEALER) == [card("HO")]


# What tricks, and none, do to the points; who is first at nothing.


HIGH, LOW, POOR = "HA SW HK HO HU", "E7 E8 E9 G7 G8", "S7 S8 S9 G9 G10"


def test_hearts_double_all_of_it() -> None:
    there = tricks("H", HIGH, LOW, POOR, hearts_double=True).to_the_end()
    assert there.values() == (-10, 10, 10)
    assert dict(there.line().notes) == {"times": 2}
    name = there.rules.show.line_name(there.line())
    assert name is not None and name.key == "double"


def test_the_trick_that_brings_somebody_to_nothing_ends_the_deal() -> None:
    """SN-A8: and nobody pays for missing tricks then."""
    there = tricks("H", HIGH, LOW, POOR, points=(2, 3, 3)).to_the_end()
    assert there.values() == (-2, 0, 0)
    assert "is_down" in there.told()
    assert there.rules.sheet([]).over is False


def test_by_house_rule_the_deal_is_played_to_its_end() -> None:
    there = tricks("H", HIGH, LOW, POOR, points=(2, 3, 3), ends="deal").to_the_end()
    assert there.values() == (-5, 5, 5)
    assert there.told().count("is_down") == 1


def test_a_bid_that_is_made_counts_all_at_once() -> None:
    """SN-A9: the tricks before it are not chalked one by one."""
    there = bid(2)
    assert there.points[FOREHAND] == 21
    status = [fact for fact in there.rules.show.status(there.table, FOREHAND) if fact.key == "owes"]
    assert status[0].args == (1,)
    there.each("HK EU")
    assert there.points[FOREHAND] == 19
    there.to_the_end()
    assert there.values() == (-2, -3, 1, 1)
    assert dict(there.line().notes) == {"declarer": FOREHAND, "bid": 2}


def test_a_bid_that_is_missed_costs_what_no_trick_costs() -> None:
    there = bid(5).to_the_end()
    assert there.values() == (5, -3, 1, 1)
    told = there.rules.show.reckoning(there.table, there.line())
    assert [(one.side, one.why.key, one.amount) for one in told] == [
        (FOREHAND, "bid_missed", 5),
        (SECOND, "tricks", -3),
        (2, "home", 1),
        (DEALER, "home", 1),
    ]


def test_the_slate_grows_with_every_trick() -> None:
    there = tricks("H", HIGH, LOW, POOR)
    assert rules().interim(there.table) is None
    line = there.each("HA E7 S7").rules.interim(there.table)
    assert line is not None and line.values == (-1, None, None)


# Who plays, who may stay at home, and what it costs.


def test_all_but_the_dealer_are_asked_from_forehand_on() -> None:
    """SN-A4: who deals has to play."""
    there = dealt()
    asked = []
    while there.phase == "stay":
        asked.append(there.turn)
        there.does(there.turn, "!play")
    assert asked == [FOREHAND, SECOND, REARHAND]
    assert there.table.plays == [True] * 4


def test_staying_at_home_costs_a_point() -> None:
    there = dealt().does(FOREHAND, "!home")
    assert there.points == [22, 21, 21, 21]
    assert there.facts()[-1].args == (FOREHAND, 1)


def test_who_has_five_points_or_fewer_is_not_asked() -> None:
    there = dealt(points=(5, 6, 3, 21))
    assert (there.turn, there.table.plays) == (SECOND, [True, None, True, True])
    bound = [fact.args for fact in there.facts() if fact.key == "is_bound"]
    assert bound == [(FOREHAND, 5), (REARHAND, 3)]
    assert dealt(points=(5, 6, 3, 21), home_above=0).turn == FOREHAND


def test_one_has_to_play_against_the_dealer() -> None:
    there = said(says="!home !home")
    assert there.table.plays == [False, False, True, True]
    assert (there.phase, "must_play" in there.told()) == ("lay_away", True)


def test_who_is_sure_of_a_trick_is_asked_again_before_he_stays() -> None:
    for hand, doubt in (("HA", True), ("SW HK", True), ("SW", False), ("HK HO", False)):
        others = [code for code in ("HA", "SW") if code not in hand]
        there = dealt(hand, " ".join(others), up="HU")
        found = there.rules.show.doubt(there.table, read("!home"))
        assert (found is not None) == doubt, hand
        assert there.rules.show.doubt(there.table, read("!play")) is None


# The points of an evening, and which lines written down by hand can be true.


def test_after_the_last_deal_the_lowest_has_won() -> None:
    """SN-A11: penalties could lift everybody for ever."""
    game = rules(players=3, deals=20)
    lines = [Line((-5, 5, 5)), Line((5, -5, 5))] * 9 + [Line((1, -4, -1))]
    setup = game.next_deal(lines, 0)
    assert setup is not None and setup.carried[-1] == 1
    sheet = game.sheet([*lines, Line((-1, -3, -1))])
    assert (sheet.over, sheet.winners) == (True, (1,))


def test_a_bid_is_made_or_missed() -> None:
    made = {"trumps": "bid", "notes": "declarer 0 bid 3"}
    assert fits(-3, -2, 5, **made)
    assert fits(5, -3, 1, **made)
    assert fits(5, -5, 1, **made)
    assert not fits(-2, -3, 5, **made)
    assert not fits(5, -2, 1, **made)
    assert not fits(1, -2, -3, **made)
    assert not fits(-3, -2, 5, notes="declarer 0 bid 3")
    assert not fits(-3, -2, 5, trumps="bid", notes="declarer 0")
    assert not fits(-3, -2, 5, trumps="bid", notes="declarer 3 bid 3")
    assert not fits(-3, -2, 5, trumps="bid", notes="declarer 0 bid 6")


# The tricks: following, trumping, beating, and the Weli among the trumps.


def test_only_the_sow_of_trumps_beats_it() -> None:
    there = tricks("H", "SW E7", "HK E8", "HA E9").each("SW HK HA")
    assert there.table.tricks[0].winner == REARHAND
    there = tricks("H", "SW E7", "HK E8", "SA E9").each("SW HK SA")
    assert there.table.tricks[0].winner == FOREHAND


def test_the_first_who_plays_leads() -> None:
    """SN-A13: on the dealer's left."""
    there = said("", "", "", "", says="!home !play !play")
    there.does(there.turn, there.hand(there.turn).split()[0])
    assert (there.phase, there.turn) == ("tricks", SECOND)
