"""Table talk: the phrases, a card half shown, and what is kept of it."""

from __future__ import annotations

import pytest

from engine.cards import BACK, card
from engine.games.knueffeln.phrasebook import ORIGINAL, PHRASES
from engine.games.knueffeln.talk import BEFORE, WORDS
from engine.hidden import view
from engine.moves import Call
from engine.rules import IllegalMove
from tests.engine.games.knueffeln.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    Position,
    lead,
    unanswered,
)


def words(there: Position, seat: int) -> list[str]:
    return [phrase.word for phrase in there.rules.phrases(there.table, seat) if not phrase.args]


def test_every_seat_may_speak_at_any_moment_not_only_on_turn() -> None:
    there = lead()
    for seat in range(4):
        assert words(there, seat) == [word for word in WORDS if word not in BEFORE.values()]
        there.says(seat, "can_you")
    assert [said.seat for said in there.table.talk] == [0, 1, 2, 3]


def test_every_phrase_has_its_english_its_meaning_and_how_it_is_heard() -> None:
    for word in WORDS:
        assert f"phrase.{word}" in PHRASES
        if word not in ("yes", "no"):
            assert f"meaning.{word}" in PHRASES and word in ORIGINAL
    assert len(ORIGINAL) == 24 + len(BEFORE)


def test_what_is_said_is_public_and_copied_with_the_table() -> None:
    there = lead().says(REARHAND, "feeling_poorly")
    other = there.table.copy()
    there.says(SECOND, "who_can")
    assert len(other.talk) == 1
    assert view(other, DEALER).table.talk == other.talk
    assert (other.talk[0].seat, other.talk[0].phrase) == (REARHAND, Call("feeling_poorly"))


def test_it_is_known_after_how_many_tricks_it_was_said() -> None:
    there = lead().each("HA HJ HK DK").says(FOREHAND, "one_for_the_jann")
    assert there.table.talk[-1].tricks == 1


@pytest.mark.parametrize("phrase", ["fly_away", "can_you DK", "i_have H2", "can_you 3"])
def test_cards_may_not_be_named_nor_anything_else_be_said(phrase: str) -> None:
    with pytest.raises(IllegalMove, match="not_a_phrase"):
        lead().says(FOREHAND, phrase)


def test_nothing_is_said_when_the_deal_is_over() -> None:
    there = lead().does(FOREHAND, "!turn HA").does(SECOND, "!run")
    with pytest.raises(IllegalMove, match="deal_is_over"):
        there.says(FOREHAND, "can_you")


# Half shown.


def test_only_a_card_of_ones_own_and_only_on_lead() -> None:
    """KN-A35: it is a question about one's lead."""
    with pytest.raises(IllegalMove):
        lead().says(FOREHAND, "lead_this DK")
    with pytest.raises(IllegalMove):
        lead().says(SECOND, "lead_this HJ")
    with pytest.raises(IllegalMove):
        lead().does(FOREHAND, "HA").says(SECOND, "lead_this HJ")


def test_option_seen_by_the_partner_alone() -> None:
    there = lead(half_shown="partner").says(FOREHAND, "can_you_meet_me D2")
    assert view(there.table, REARHAND).table.hands[FOREHAND] == [BACK, card("D2")]
    assert view(there.table, REARHAND).table.talk[0].phrase.args == (card("D2"),)
    for seat in (-1, SECOND, DEALER):
        assert card("D2") not in view(there.table, seat).table.hands[FOREHAND]
        assert view(there.table, seat).table.talk[0].phrase.args == (BACK,)


def test_option_no_card_is_half_shown() -> None:
    with pytest.raises(IllegalMove):
        lead(half_shown="off").says(FOREHAND, "lead_this HA")


# What gets no answer.


def test_who_plays_alone_has_nobody_to_ask() -> None:
    there = lead()
    there.table.side = [0, 1, 1, 1]
    assert unanswered(there, FOREHAND, "are_you_old") == "alone"
