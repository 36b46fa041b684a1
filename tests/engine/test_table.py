"""A table made from its fields: how it starts, is copied, compared and listed."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import pytest

from engine.cards import Card, cards
from engine.facts import Fact
from engine.fields import Nobody, Owner, Public, per_seat
from engine.moves import Call
from engine.table import NOBODY, Said, Seat, Table, Trick, View


@dataclass(slots=True, eq=False)
class Widow(Table):
    """A table with fields of every kind."""

    target: Public[int]
    widow: Nobody[list[Card]] = field(default_factory=list)
    bids: Public[list[int | None]] = per_seat(None)
    laid: Owner[list[list[Card]]] = per_seat(list)
    worth: Nobody[int] = -1
    score: Public[list[list[int]]] = per_seat(lambda: [0, 0])


@dataclass(slots=True, eq=False)
class Piquet(Widow):
    """One that adds a field to those of another game's table."""

    carte: Public[dict[str, list[int]]] = field(default_factory=dict)


def full(kind: type[Piquet] = Piquet) -> Piquet:
    """A table on which every field is other than at the start."""
    t = kind(3, 1, cards("E7 E8"), 31)
    t.turn, t.phase, t.trump, t.leader, t.led, t.taker = 2, "tricks", "H", 1, "E", 1
    t.hands, t.aside = [cards("G7"), cards("G8"), []], [[], cards("G9"), []]
    t.up, t.rows, t.trick = cards("S7"), [cards("H7 H8"), []], cards("EA")
    t.known, t.after, t.covered, t.top = {t.up[0]: (1,)}, (1, 0, 0), (0,), t.trick[0]
    t.tricks, t.talk = [Trick(0, tuple(cards("SA SK")), 1)], [Said(0, Call("hm"), 1)]
    t.widow, t.bids, t.laid = cards("S8"), [1, None, 2], [cards("S9"), [], []]
    t.worth, t.score, t.carte = 11, [[3, 4]] * 3, {"a": [1]}
    return t


def test_a_table_starts_with_what_it_is_given_and_nothing_else() -> None:
    t = Widow(3, 2, cards("E7 E8"), 31)
    assert (t.dealer, t.stock, t.target) == (2, cards("E7 E8"), 31)
    assert (t.turn, t.phase, t.trump, t.top, t.facts) == (NOBODY, "", "", None, None)
    assert t.after == (1, 2, 0)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_field_per_seat_starts_with_an_entry_for_each(seats: int) -> None:
    t = Widow(seats, 0, [], 31)
    assert t.bids == [None] * seats
    assert t.hands == t.aside == t.laid == [[]] * seats
    assert t.score == [[0, 0]] * seats
    t.laid[0] += cards("E7")
    t.score[0][1] = 7
    assert not t.laid[1] and t.score[1] == [0, 0]


def test_two_tables_start_with_lists_of_their_own() -> None:
    one, other = Widow(3, 0, [], 31), Widow(3, 0, [], 31)
    one.bids[0] = 5
    one.laid[0] += cards("E7")
    one.widow += cards("E8")
    one.tricks.append(Trick(0, (), 0))
    assert other == Widow(3, 0, [], 31)


def test_a_copy_has_every_field() -> None:
    fresh, t = Piquet(3, 0, [], 30).fields(), full()
    assert not [name for name, value in t.fields().items() if value == fresh[name]]
    assert t.copy() == t
    assert type(t.copy()) is Piquet


def test_nothing_done_to_a_copy_reaches_the_table() -> None:
    t = full()
    other = t.copy()
    for value in other.fields().values():
        disturb(value)
    assert t == full()


def disturb(value: object) -> None:
    """Change whatever can be changed of this, from its inside out."""
    if isinstance(value, list | dict):
        for one in list(value.values() if isinstance(value, dict) else value):
            disturb(one)
        value.clear()


def test_nobody_listens_at_a_copy() -> None:
    t = full()
    t.facts = [Fact("draws")]
    assert t.copy().facts is None


def test_a_class_made_after_others_were_copied_copies_its_own_fields() -> None:
    """The copy that was written for a table is not taken for that of a later kind of table."""
    Table(2, 0, []).copy()
    Widow(2, 0, [], 31).copy()

    @dataclass(slots=True, eq=False)
    class Later(Widow):
        more: Public[list[Seat]] = per_seat(NOBODY)

    t = Later(2, 0, [], 31)
    t.more[1] = 0
    assert t.copy().more == [NOBODY, 0]


def test_fields_are_listed_class_by_class_and_then_by_the_alphabet() -> None:
    """A trace prints them in this order."""
    names = list(full().fields())
    assert names[-7:] == ["bids", "laid", "score", "target", "widow", "worth", "carte"]
    assert names[:-7] == list(Table(2, 0, []).fields())
    assert names[:3] == ["after", "aside", "covered"]
    assert "facts" not in names


def test_tables_are_equal_if_all_their_fields_are_but_what_was_heard() -> None:
    one, other = full(), full()
    other.facts = [Fact("draws")]
    assert one == other
    other.carte["a"] = [2]
    assert one != other


def test_tables_of_two_classes_are_never_equal() -> None:
    assert Table(2, 0, []) != Widow(2, 0, [], 31)


def test_a_table_is_no_key() -> None:
    with pytest.raises(TypeError):
        hash(full())


def test_a_table_has_no_room_for_a_field_that_is_not_declared() -> None:
    with pytest.raises(AttributeError):
        full().trumps = "H"  # type: ignore[attr-defined]


# What is written of a table.


def test_a_table_is_written_with_what_everybody_sees() -> None:
    text = repr(full())
    assert text.startswith("Piquet(after=(1, 0, 0), ")
    for shown in ("dealer=1", "phase='tricks'", "trump='H'", "bids=[1, None, 2]", "target=31"):
        assert shown in text


def test_no_hidden_card_and_no_hidden_number_is_written() -> None:
    """A message or a traceback may be read by somebody who plays."""
    t = full()
    hidden = {one.code for one in (*t.stock, *t.hands[0], *t.hands[1], *t.aside[1], *t.widow)}
    for there in (t, View(0, t)):
        written = set(re.split(r"\W+", repr(there)))
        assert written.isdisjoint({*hidden, "hands", "stock", "known", "talk"})
        assert written.isdisjoint({"widow", "laid", "worth", "S9", "11"})


def test_a_trick_is_written_only_if_all_of_it_lies_open() -> None:
    t = full()
    t.top = None
    assert "EA" not in repr(t)
    t.covered = ()
    assert "trick=[card('EA')]" in repr(t)


def test_a_table_that_is_being_made_can_be_written() -> None:
    assert repr(object.__new__(Piquet)) == "Piquet()"
