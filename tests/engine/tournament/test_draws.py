"""The table of figures of draws is whole, and what stands in it comes true."""

from __future__ import annotations

import pytest

from tests.engine.tournament import draws


def test_the_table_is_whole_and_nothing_in_it_is_below_the_bound() -> None:
    table = draws.written()
    assert table.keys() == {(p, r) for p in draws.PEOPLE for r in draws.ROUNDS}
    assert all(again >= least for again, least in table.values())
    free = [key for key, figures in table.items() if not figures.again]
    assert len(free) > len(table) * 3 // 4, "mostly nobody meets twice"


@pytest.mark.one_in(71)
@pytest.mark.parametrize("rounds", draws.ROUNDS)
@pytest.mark.parametrize("people", draws.PEOPLE)
def test_what_stands_in_the_table_comes_true(people: int, rounds: int) -> None:
    assert draws.measured(people, rounds) == draws.written()[people, rounds]
