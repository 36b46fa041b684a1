"""The search for tables: one at a time, ended by hand, and never of people who have changed."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.club.model.search import Search
from engine.tournament.rounds import Draw
from tests.desktop.club.rooms import Witness, hall

pytestmark = pytest.mark.usefixtures("qapp")


def searching() -> tuple[Witness, Search]:
    """A search for the second round of eight at two tables: some have to meet again."""
    witness = hall(8, sums={})
    assert witness.office.prepare_and_draw() and witness.office.do({"start": 1})
    for table in (1, 2):
        assert witness.office.do({"result": [1, table], "values": [1, 2, 3, 4]})
    assert witness.office.do({"close": 1})
    search = Search(witness.office)
    search.next_round()
    assert search.found is not None
    return witness, search


def draw(witness: Witness) -> Draw | None:
    """How the second round is drawn."""
    return witness.office.book.rounds[1].draw


def test_where_nobody_has_to_meet_again_it_is_over_at_once() -> None:
    witness = hall(8)
    search = Search(witness.office)
    search.next_round()
    assert search.found is None
    assert witness.office.book.rounds[0].draw is not None
    assert witness.said == ["Round 1 is drawn."]


def test_a_search_goes_on_by_itself_until_the_round_is_drawn(qtbot: QtBot) -> None:
    witness, search = searching()
    steps: list[object] = []
    search.changed.connect(lambda: steps.append(search.found))
    assert draw(witness) is None
    qtbot.waitUntil(lambda: search.found is None, timeout=600_000)
    assert draw(witness) is not None and len(set(map(id, steps))) > 3
    assert witness.said == ["Round 2 is drawn."]


def test_while_one_search_goes_on_no_other_begins() -> None:
    witness, search = searching()
    found, length = search.found, witness.office.length
    search.next_round()
    search.again(2, "somebody was missing")
    assert search.found is found and witness.office.length == length


def test_the_best_so_far_is_taken_and_taken_back_in_one_go() -> None:
    witness, search = searching()
    assert search.found is not None
    best = search.found.draw()
    search.good_enough()
    assert search.found is None
    drawn = draw(witness)
    assert drawn is not None and drawn.tables == best.tables
    search.good_enough()
    assert witness.said == ["Round 2 is drawn."]
    witness.office.undo()
    assert len(witness.office.book.rounds) == 1


def test_a_search_ends_when_something_else_is_entered() -> None:
    witness, search = searching()
    witness.office.enter("Late")
    assert search.found is None
    assert witness.said == ["Something else was entered: the round is not drawn yet."]
    # The round is prepared and waits: the next search is for it, with the one who came.
    search.next_round()
    search.good_enough()
    drawn = draw(witness)
    assert len(witness.office.book.rounds) == 2 and drawn is not None
    assert 9 in {*drawn.out, *(one for table in drawn.tables for one in table)}


def test_a_search_ends_with_its_evening() -> None:
    witness, search = searching()
    witness.office.close()
    witness.office.changed.emit()
    assert search.found is None and witness.said == []


def test_a_round_that_cannot_be_drawn_leaves_nothing() -> None:
    witness = hall(2)
    search = Search(witness.office)
    search.next_round()
    assert search.found is None and witness.office.book.rounds == ()
    assert len(witness.troubles) == 1
