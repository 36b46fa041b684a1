"""The chapter of rows with a little pack of its own: fitting, passing, laying several, barred."""

from __future__ import annotations

import pytest

from engine.cards import card, cards, codes
from engine.facts import Fact
from engine.moves import read, write
from engine.phases.rows import Rows, RowsTable
from engine.rules import NEXT, STAY, Formal, Step
from engine.table import Seat

HEARTS, SPADES = cards("H2 H3 H4 H5 H6"), cards("S2 S3 S4 S5 S6")
OPENERS = cards("H4 S3")


def rows(**agreed: bool) -> Rows[RowsTable]:
    """Two suits of five: Hearts open with the Four and begin, Spades with the Three."""
    return Rows([HEARTS, SPADES], OPENERS, card("H4"), **agreed)


def table(*hands: str) -> RowsTable:
    t = RowsTable(len(hands), len(hands) - 1, [])
    t.hands = [cards(hand) for hand in hands]
    t.phase, t.facts = "rows", []
    return t


def may(chapter: Rows[RowsTable], t: RowsTable) -> str:
    return " ".join(map(write, chapter.legal(t)))


def play(chapter: Rows[RowsTable], t: RowsTable, moves: str) -> Step:
    """One move after another, each of them legal; the last step."""
    step: Step = STAY
    for text in moves.split():
        move = read(text)
        assert move in chapter.legal(t), text
        step = chapter.play(t, move)
    return step


def begun(*hands: str, **agreed: bool) -> tuple[Rows[RowsTable], RowsTable]:
    chapter, t = rows(**agreed), table(*hands)
    assert chapter.enter(t) is STAY
    return chapter, t


def test_the_rows_are_there_from_the_beginning() -> None:
    _, t = begun("H2", "H4", "S3")
    assert t.rows == [[], []]


def test_whoever_holds_the_first_card_begins_with_it() -> None:
    chapter, t = begun("S3 H5", "H4 H3", "S2")
    assert t.turn == 1
    assert may(chapter, t) == "H4"
    assert chapter.why_not(t, card("H3")) == Fact("begin_with", (card("H4"),))


def test_a_row_grows_from_its_opening_card_to_both_sides() -> None:
    chapter, t = begun("H4 H2 S6", "H5 S5", "H3 S4")
    play(chapter, t, "H4 H5 H3 H2")
    assert codes(t.rows[0]) == "H2 H3 H4 H5"
    assert codes(t.layers) == "H4 H5 H3 H2"


def test_any_opening_card_fits_and_only_neighbours_besides() -> None:
    chapter, t = begun("H4 S6", "S3 S2 H5 H6 H2", "H3")
    play(chapter, t, "H4")
    assert may(chapter, t) == "S3 H5"
    assert chapter.why_not(t, card("S2")) == Fact("does_not_fit", (card("S2"),))
    assert chapter.why_not(t, card("H3")) == Fact("not_in_hand", (card("H3"),))


def test_an_opening_card_may_stand_at_the_end_of_its_row() -> None:
    chapter = Rows[RowsTable]([HEARTS], cards("H2"), card("H2"))
    t = table("H2 H4", "H3 H5", "H6")
    chapter.enter(t)
    play(chapter, t, "H2 H3")
    assert codes(t.rows[0]) == "H2 H3"
    assert may(chapter, t) == "!pass"


def test_passing_is_for_who_has_nothing_that_fits() -> None:
    chapter, t = begun("H4 H5", "S2 S3", "S4 S5")
    play(chapter, t, "H4")
    assert chapter.why_not(t, read("!pass")) == Fact("must_lay")
    play(chapter, t, "S3 S4")
    assert may(chapter, t) == "H5"


def test_what_was_passed_at_is_known_not_to_be_there() -> None:
    chapter, t = begun("H4 H5", "S2 S5", "S3 S4")
    play(chapter, t, "H4 !pass")
    assert {card("H3"), card("H5"), card("S3")} <= chapter.barred(t, 1)
    assert chapter.barred(t, 1).isdisjoint(t.hands[1])
    assert chapter.barred(t, 2) == frozenset()


def test_who_does_not_begin_has_not_the_first_card() -> None:
    chapter, t = begun("S3 H5", "H4 H3", "S2")
    assert chapter.barred(t, 0) == {card("H4")}
    assert chapter.barred(t, 1) == frozenset()


def test_whoever_is_out_is_passed_over_and_the_last_ends_it() -> None:
    chapter, t = begun("H4", "S3 S6", "H3 S2")
    assert play(chapter, t, "H4 S3 H3") is STAY
    assert t.out == [0]
    assert t.turn == 1
    assert play(chapter, t, "!pass S2") == NEXT
    assert t.out == [0, 2]


def test_a_game_looks_on_when_somebody_goes_out() -> None:
    seen: list[Seat] = []

    class Watched(Rows[RowsTable]):
        def goes_out(self, t: RowsTable, seat: Seat) -> None:
            seen.append(seat)

    chapter = Watched([HEARTS, SPADES], OPENERS, card("H4"))
    t = table("H4", "S3 S6", "H3")
    chapter.enter(t)
    play(chapter, t, "H4 S3 H3")
    assert seen == [0, 2]


# Passing at will.


def test_one_may_keep_back_what_fits_where_that_is_agreed() -> None:
    chapter, t = begun("H4 H5", "S3 S2", "S4 H6", may_pass=True)
    play(chapter, t, "H4")
    assert may(chapter, t) == "S3 !pass"
    play(chapter, t, "!pass")
    assert chapter.barred(t, 1) == frozenset()


def test_not_everybody_may_pass_in_a_round() -> None:
    chapter, t = begun("H4 H5", "S3 S2", "S4 H3", may_pass=True)
    play(chapter, t, "H4 !pass !pass")
    assert may(chapter, t) == "H5"
    assert chapter.why_not(t, read("!pass")) == Fact("not_all_pass")


def test_who_cannot_lay_passes_even_as_the_last_and_then_the_next_must_lay() -> None:
    chapter, t = begun("H4 H2", "S3 S2", "S4 H6", may_pass=True)
    play(chapter, t, "H4 !pass !pass !pass")
    assert may(chapter, t) == "S3"


# Several cards in a turn.


def test_one_may_lay_on_where_that_is_agreed() -> None:
    chapter, t = begun("H4 H5 H6 S6", "S3", "S4 S2", several=True)
    play(chapter, t, "H4")
    assert t.turn == 0
    assert may(chapter, t) == "H5 !done"
    play(chapter, t, "H5 !done")
    assert t.turn == 1


def test_who_has_nothing_more_that_fits_is_done_for_forms_sake() -> None:
    """He is asked all the same: else the turn would stay only with who could lay on."""
    chapter, t = begun("H4 H5 S6", "S3 S2", "S4", several=True)
    play(chapter, t, "H4")
    assert chapter.formal(t) is None
    play(chapter, t, "H5")
    assert (t.turn, may(chapter, t)) == (0, "!done")
    assert chapter.formal(t) == Formal(read("!done"), since=2)
    play(chapter, t, "!done")
    assert (t.turn, t.laid) == (1, 0)


def test_who_can_only_pass_is_not_asked_for_forms_sake() -> None:
    """Where one must lay what fits, passing shows that nothing does: it is told, and written."""
    chapter, t = begun("H4 S6", "S4 S2", "S3")
    play(chapter, t, "H4")
    assert may(chapter, t) == "!pass"
    assert chapter.formal(t) is None


@pytest.mark.parametrize("word", ["!pass", "!done"])
def test_one_neither_passes_nor_ends_before_laying_what_fits(word: str) -> None:
    chapter, t = begun("H4 S6", "S3 S2 H2", "S4", several=True)
    play(chapter, t, "H4 !done")
    assert read(word) not in chapter.legal(t)


def test_a_copy_of_the_table_is_played_on_apart() -> None:
    chapter, t = begun("H4 H5", "S2 S5", "S3 S4")
    play(chapter, t, "H4")
    other = t.copy()
    assert other == t
    play(chapter, other, "!pass S3")
    assert t.unable == [] and t.layers == {card("H4"): 0} and t.rows == [[card("H4")], []]
    assert other != t
