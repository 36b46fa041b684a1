"""Prizes that are a part of the entry money."""

import pytest

from engine.head import BadLog
from engine.tournament.cash import cash_sheet
from engine.tournament.head import Head
from engine.tournament.prizes import money_of, prize_list
from engine.tournament.tournament import Tournament


def test_a_share_grows_with_what_is_paid_and_is_rounded_down() -> None:
    prizes = [
        {"kind": "place", "place": place, "share": part} for place, part in ((1, 50), (2, 30))
    ]
    one = Tournament(Head().changed({"sizes": [3], "best": 3, "fee": 750, "rounding": 100}))
    for name in ("Anna", "Ben", "Cilli"):
        one.enter(name)
    one.do({"set": {"prizes": [*prizes, {"kind": "last", "money": 100, "share": 1}]}})
    for who in (1, 2):
        one.do({"pay": 750, "who": who})
    one.prepare()
    one.draw()
    one.do({"start": 1})
    one.do({"result": [1, 1], "values": list(one.state.round(1).seated(1))})
    assert [money_of(one.state, prize) for prize in one.state.head.prizes] == [700, 400, 100]
    one.do({"pay": 750, "who": 3})
    assert [(won.number, won.money) for won in prize_list(one.state)] == [
        (3, 1100),
        (2, 600),
        (1, 100),
    ]
    assert cash_sheet(one.state).left_over == 2250 - 1100 - 600 - 100
    one.do({"set": {"rounding": 1}})
    assert prize_list(one.state)[0].money == 1125
    assert Tournament.from_events(one.events()).state == one.state


@pytest.mark.parametrize("share", [-1, 101, "40", 1.5])
def test_what_is_no_share(share: object) -> None:
    with pytest.raises(BadLog):
        Head().changed({"prizes": [{"kind": "place", "place": 1, "share": share}]})
