"""Things that are chosen: who comes first chooses first, and what was chosen stays."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tournament.choosing import turns
from engine.tournament.prizes import nobodys, prize_list
from engine.tournament.refusal import Refused
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import hall, set_draw

GOODS: list[dict[str, Any]] = [
    {"kind": "place", "place": 1, "thing": "ham", "money": 50},
    {"kind": "place", "place": 2, "thing": "wine"},
    {"kind": "place", "place": 3, "thing": "pan"},
    {"kind": "last", "thing": "candle"},
]
NOT_CHOSEN = ""


def evening(values: tuple[int, ...] = (40, 30, 20, 10), **more: Any) -> Tournament:
    """Four who have played one round; things are chosen."""
    settings = {"sizes": (4,), "prizes": GOODS, "things": "chosen", **more}
    one = hall(len(values), **settings)
    set_draw(one, [1, 2, 3, 4])
    one.do({"start": 1})
    one.do({"result": [1, 1], "values": list(values)})
    return one


def things(one: Tournament) -> dict[int, str]:
    """Who has which thing for a place."""
    return {won.number: won.thing for won in prize_list(one.state) if won.turn}


def turn(one: Tournament) -> list[tuple[int, int, tuple[int, ...]]]:
    return [(now.number, now.turn, now.free) for now in turns(one.state)]


def test_who_comes_first_takes_first_and_whoever_follows_what_is_left() -> None:
    one = evening()
    assert things(one) == {1: NOT_CHOSEN, 2: NOT_CHOSEN, 3: NOT_CHOSEN}
    assert turn(one) == [(1, 1, (0, 1, 2))]
    one.do({"choose": [2, 1]})
    assert turn(one) == [(2, 2, (0, 1))]
    one.do({"choose": [0, 2]})
    one.do({"choose": [1, 3]})
    assert things(one) == {1: "pan", 2: "ham", 3: "wine"}
    assert not turns(one.state)
    # Money stays with the place, a special prize with whom it is for.
    found = prize_list(one.state)
    assert [(won.number, won.money) for won in found if won.money] == [(1, 50)]
    assert [(won.number, won.thing) for won in found if not won.turn] == [(4, "candle")]
    assert Tournament.from_events(one.events()).state == one.state


@pytest.mark.parametrize(
    ("prize", "who", "why"),
    [
        (0, 2, "not_their_turn"),
        (0, 4, "not_their_turn"),
        (9, 1, "no_such_prize"),
        (3, 1, "has_been_chosen"),
        (0, 9, "nobody_has_this_number"),
    ],
)
def test_nobody_chooses_out_of_turn_or_what_is_not_there(prize: int, who: int, why: str) -> None:
    one = evening()
    with pytest.raises(Refused, match=why):
        one.do({"choose": [prize, who]})


def test_nothing_is_chosen_twice_or_after_the_end() -> None:
    one = evening()
    one.do({"choose": [1, 1]})
    with pytest.raises(Refused, match="has_been_chosen"):
        one.do({"choose": [1, 2]})
    one.do({"choose": [0, 2]})
    one.do({"choose": [2, 3]})
    with pytest.raises(Refused, match="nothing_to_choose"):
        one.do({"choose": [2, 3]})
    with pytest.raises(Refused, match="nothing_to_choose"):
        evening(things="lot").do({"choose": [0, 1]})


def test_it_is_taken_back_like_anything_else() -> None:
    one = evening()
    one.do({"choose": [1, 1]})
    one.undo()
    assert turn(one) == [(1, 1, (0, 1, 2))]
    one.redo()
    assert things(one)[1] == "wine"


def test_a_correction_leaves_what_was_carried_home() -> None:
    one = evening()
    one.do({"choose": [1, 1]})
    one.do({"correct": [1, 1], "values": [30, 40, 20, 10], "reason": "misread"})
    assert things(one) == {2: NOT_CHOSEN, 1: "wine", 3: NOT_CHOSEN}
    assert turn(one) == [(2, 1, (0, 2))]


def test_the_prizes_stay_once_something_is_chosen() -> None:
    one = evening()
    one.do({"choose": [1, 1]})
    with pytest.raises(Refused, match="things_are_chosen"):
        one.do({"set": {"prizes": GOODS[:2]}})
    with pytest.raises(Refused, match="things_are_chosen"):
        one.do({"set": {"things": "lot"}})
    one.do({"set": {"prizes": GOODS, "title": "May"}})
    assert one.state.head.title == "May"


@pytest.mark.parametrize("sharing", ["split", "lot"])
def test_of_a_shared_place_lots_decide_who_chooses_first(sharing: str) -> None:
    firsts = set()
    for seed in range(12):
        one = evening((40, 30, 30, 10), seed=seed, sharing=sharing)
        one.do({"choose": [0, 1]})
        [(first, number, free)] = turn(one)
        assert number == 2 and free == (1, 2)
        firsts.add(first)
        one.do({"choose": [2, first]})
        assert turn(one) == [(5 - first, 3, (1,))], "nobody chooses twice before everybody has"
    assert firsts == {2, 3}


def test_who_is_not_there_to_take_a_thing_leaves_it() -> None:
    more = [*GOODS, {"kind": "place", "place": 7, "thing": "book"}]
    one = evening(prizes=more)
    assert nobodys(one.state, prize_list(one.state)) == [4]
    for prize, who in ((4, 1), (0, 2), (1, 3)):
        one.do({"choose": [prize, who]})
    assert things(one) == {1: "book", 2: "ham", 3: "wine"} and not turns(one.state)


def test_each_group_chooses_from_its_own_table() -> None:
    one = hall(8, sizes=(4,), prizes=GOODS, things="chosen", groups=["A", "B"])
    for who in range(5, 9):
        one.do({"change": who, "group": "B"})
    set_draw(one, [1, 2, 3, 4], [5, 6, 7, 8])
    one.do({"start": 1})
    for table in (1, 2):
        one.do({"result": [1, table], "values": [40, 30, 20, 10]})
    assert [now[0] for now in turn(one)] == [1, 5]
    one.do({"choose": [1, 5]})
    assert turn(one) == [(1, 1, (0, 1, 2)), (6, 2, (0, 2))]


def test_of_a_pair_one_chooses_for_both() -> None:
    one = hall(8, sizes=(4,), sides={"4": [[0, 2], [1, 3]]}, pairs=True, prizes=GOODS[:2])
    one.do({"set": {"things": "chosen"}})
    for first in (1, 3, 5, 7):
        one.do({"pair": [first, first + 1]})
    set_draw(one, [1, 3, 2, 4], [5, 7, 6, 8])
    one.do({"start": 1})
    one.do({"result": [1, 1], "values": [9, 1]})
    one.do({"result": [1, 2], "values": [7, 3]})
    assert turn(one) == [(1, 1, (0, 1))]
    one.do({"choose": [1, 1]})
    assert things(one) == {1: "wine", 2: "wine", 5: NOT_CHOSEN, 6: NOT_CHOSEN}
    assert turn(one) == [(5, 2, (0,))]
