"""What tricks, and none, do to the points; who is first at nothing."""

from __future__ import annotations

from tests.engine.games.schnellen.positions import (
    DEALER,
    FOREHAND,
    SECOND,
    bid,
    rules,
    tricks,
)

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
