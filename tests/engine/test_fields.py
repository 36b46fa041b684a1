"""How a game declares its fields on the table, and what is refused when it does not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field
from typing import Annotated, Any, ClassVar

import pytest

from engine.cards import Card
from engine.fields import Nobody, Owner, Public, Secret, Sight, per_seat
from engine.moves import Call
from engine.table import Table


def refused(define: Callable[[], object], *words: str) -> None:
    """Defining this table is refused, and these words stand in what is said of it."""
    with pytest.raises(TypeError) as told:
        define()
    for word in words:
        assert word in str(told.value)


def secrets(kind: type[Table]) -> dict[str, Secret]:
    return {one.name: one for one in kind.secrets}


def test_a_field_without_a_mark_is_refused() -> None:
    def define() -> None:
        @dataclass(slots=True, eq=False)
        class Unmarked(Table):
            pot: int = 0

    refused(define, "Unmarked.pot", "neither Public nor Owner nor Nobody")


def test_a_field_with_a_mark_of_another_kind_is_refused() -> None:
    def define() -> None:
        @dataclass(slots=True, eq=False)
        class Unmarked(Table):
            pot: Annotated[int, "public"] = 0

    refused(define, "Unmarked.pot", "neither Public nor Owner nor Nobody")


def test_a_field_with_two_marks_is_refused() -> None:
    def define() -> None:
        @dataclass(slots=True, eq=False)
        class Twice(Table):
            pot: Annotated[int, Sight.ALL, Sight.NONE] = 0

    refused(define, "Twice.pot")


def test_a_value_without_a_type_is_refused() -> None:
    def define() -> None:
        @dataclass(slots=True, eq=False)
        class Bare(Table):
            pot = 0

    refused(define, "Bare.pot", "no mark")


def test_methods_and_constants_of_the_class_need_no_mark() -> None:
    @dataclass(slots=True, eq=False)
    class Able(Table):
        most: ClassVar[int] = 5
        _: KW_ONLY
        pot: Public[int] = 0

        def full(self) -> bool:
            return self.pot == self.most

        @property
        def empty(self) -> bool:
            return not self.pot

    assert Able(2, 0, [], pot=5).full()
    assert Able(2, 0, []).empty


def test_a_field_that_every_table_has_cannot_be_declared_again() -> None:
    def define() -> None:
        @dataclass(slots=True, eq=False)
        class Again(Table):
            hands: Public[list[list[Card]]] = per_seat(list)

    refused(define, "Again.hands", "already")


@pytest.mark.parametrize("hint", [object, set[int], list, Any, list[list[object]]], ids=str)
def test_a_type_that_cannot_be_copied_is_refused(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"Odd\.some is of a type that no table can copy"):
        declare("Odd", some=Public[hint])


def declare(name: str, **fields: Any) -> type[Table]:
    """A table with these fields, their types given as objects; none of them starts with a value."""
    return type(name, (Table,), {"__annotations__": fields})


@pytest.mark.parametrize("start", [[], {}, [[]]], ids=str)
def test_a_start_value_that_all_tables_would_share_is_refused(start: Any) -> None:
    with pytest.raises(TypeError, match=r"Shared\.some starts with a value"):
        type("Shared", (Table,), {"__annotations__": {"some": Public[list[int]]}, "some": start})


def test_a_start_value_that_all_seats_would_share_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Shared\.some starts with a value"):
        of_each = {"__annotations__": {"some": Public[list[list[int]]]}, "some": per_seat([])}
        type("Shared", (Table,), of_each)


def test_an_owners_field_has_an_entry_for_each_seat() -> None:
    with pytest.raises(TypeError, match=r"Alone\.bid is not made by per_seat"):
        declare("Alone", bid=Owner[list[int]])


@pytest.mark.parametrize(
    "hint",
    [
        tuple[Card, ...],
        dict[Card, int],
        list[list[Card]],
        list[Card | None],
        tuple[Card, int],
        Call,
        list[Call],
    ],
    ids=str,
)
def test_cards_are_hidden_only_where_backs_can_lie(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"Odd\.some hides cards"):
        declare("Odd", some=Nobody[hint])


def test_a_hidden_value_needs_one_to_start_with() -> None:
    with pytest.raises(TypeError, match=r"Odd\.worth needs a value to start with"):
        declare("Odd", worth=Nobody[int])


def test_a_table_says_which_of_its_fields_are_hidden() -> None:
    @dataclass(slots=True, eq=False)
    class Base(Table):
        open: Public[int] = 0
        bids: Owner[list[int]] = per_seat(-1)
        dead: Nobody[list[Card]] = field(default_factory=list)

    @dataclass(slots=True, eq=False)
    class Further(Base):
        worth: Nobody[int] = 7
        laid: Owner[list[list[Card]]] = per_seat(list)
        points: Nobody[list[int]] = per_seat(0)

    assert Table.secrets == ()
    assert list(secrets(Base)) == ["bids", "dead"]
    assert list(secrets(Further)) == ["bids", "dead", "worth", "laid", "points"]
    each = [name for name, one in secrets(Further).items() if one.each]
    assert each == ["bids", "laid", "points"]
    assert [name for name, one in secrets(Further).items() if one.owned] == ["bids", "laid"]
    assert [name for name, one in secrets(Further).items() if one.cards] == ["dead", "laid"]
    blanks = {name: one.blank() for name, one in secrets(Further).items() if not one.cards}
    assert blanks == {"bids": -1, "worth": 7, "points": 0}


def test_a_table_that_is_no_dataclass_with_slots_is_refused() -> None:
    class Forgotten(Table):
        pot: Public[int] = 0

    @dataclass(eq=False)
    class Without(Table):
        pot: Public[int] = 0

    refused(lambda: Forgotten(2, 0, []), "Forgotten", "slots=True")
    refused(lambda: Without(2, 0, []), "Without", "slots=True")


def test_a_table_that_would_compare_in_a_way_of_its_own_is_refused() -> None:
    def define() -> None:
        @dataclass(slots=True)
        class Equal(Table):
            pot: Public[int] = 0

    refused(define, "Equal", "eq=False")


def test_a_copy_written_by_hand_is_refused() -> None:
    def define() -> None:
        @dataclass(slots=True, eq=False)
        class ByHand(Table):
            def copy(self) -> ByHand:
                raise NotImplementedError

    refused(define, "ByHand.copy")
