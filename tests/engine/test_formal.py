"""Answers for form's sake: given by the fold, not written, no steps; in version 1 as they were."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import games
from engine.head import Event, Head, Player
from engine.match import Match, bot_seed
from engine.moves import Call, write
from engine.review import Past, before
from engine.rules import IllegalMove
from engine.table import NOBODY

LEAVE, DRAW, GO_ON = map(Call, ("leave", "draw", "go_on"))
NAMES = ("Anna", "Ben", "Cilli", "Dora")


class Evening:
    """A match, and the events that were recorded of it."""

    def __init__(self, game: str, seed: int, version: int = 2) -> None:
        kind = games.find(game)
        preset, options = next(iter(kind.presets.items()))
        players = tuple(map(Player, NAMES))
        head = Head(game, preset, options.as_dict(), players, seed, version=version)
        self.events: list[Event] = [head.event()]
        self.match = Match(head, self.events.append)
        self.match.deal()

    def written(self) -> list[str]:
        """The moves that stand in the log, without what was taken back."""
        return [event["move"] for event in self.match.events() if "move" in event]


def found(game: str, fits: Callable[[Match], bool], version: int = 2) -> Evening:
    """An evening whose first deal comes to a certain place, when everybody does the first thing."""
    for seed in range(400):
        evening = Evening(game, seed, version)
        while evening.match.turn != NOBODY:
            if fits(evening.match):
                return evening
            evening.match.play(evening.match.legal()[0])
    raise AssertionError("it never came to that")


def in_tens(match: Match) -> bool:
    seen = match.view()
    return seen is not None and seen.table.phase == "tens"


def first_may_exchange_but_forehand_not(match: Match) -> bool:
    """In Knüffeln: the Tens have begun, and only the second who is asked has one to give."""
    t: Any = match.revealed()
    if not in_tens(match) or match.moves or t.turn != t.after[t.dealer] or not match.formal():
        return False
    match.rules.apply(t, LEAVE)
    return len(match.rules.legal(t)) == 2


@pytest.fixture
def tens() -> Evening:
    """Forehand is asked for a Ten and has none; the next has one."""
    return found("knueffeln", first_may_exchange_but_forehand_not)


def test_who_can_do_nothing_is_asked_all_the_same(tens: Evening) -> None:
    match, table = tens.match, tens.match.revealed()
    assert match.formal() == LEAVE and match.legal() == [LEAVE]
    assert table is not None and match.turn == table.after[table.dealer]


def test_the_answer_is_neither_written_nor_a_step(tens: Evening) -> None:
    match, kept, steps = tens.match, tens.events[:], tens.match.undoable()
    turn = match.turn
    match.play(LEAVE)
    assert match.turn == (turn + 1) % 4 and match.formal() is None
    assert tens.events == kept == match.events()
    assert (match.undoable(), match.moves) == (steps, [])


def test_who_has_a_choice_and_leaves_it_is_written(tens: Evening) -> None:
    tens.match.play(LEAVE)
    tens.match.play(LEAVE)
    assert tens.written() == ["!leave"]


def test_another_move_is_refused_and_changes_nothing(tens: Evening) -> None:
    """Also one that the next seat could make: who is asked answers."""
    match, table = tens.match, tens.match.revealed()
    ahead: Any = match.revealed()
    match.rules.apply(ahead, LEAVE)
    swap = match.rules.legal(ahead)[0]
    with pytest.raises(IllegalMove) as refused:
        match.play(swap)
    assert refused.value.move == swap
    assert match.revealed() == table and match.reason_against(swap) == refused.value.reason


def test_a_log_gives_the_answer_before_the_next_move(tens: Evening) -> None:
    match = tens.match
    match.play(LEAVE)
    second = match.turn
    match.play(match.legal()[0])
    assert tens.written()[0].startswith("!swap")
    again = Match.from_events(tens.events)
    assert again.revealed() == match.revealed()
    assert again.turns()[0] == second


def test_a_log_that_ends_at_such_a_question_leaves_it_to_be_seen(tens: Evening) -> None:
    tens.match.play(LEAVE)
    again = Match.from_events(tens.events)
    assert again.formal() == LEAVE
    again.skip_formal()
    assert again.revealed() == tens.match.revealed()


def test_all_that_are_due_are_given_at_once_if_need_be(tens: Evening) -> None:
    match = tens.match
    while match.formal() or match.rules.zone(match.revealed()) != "trick" or in_tens(match):
        match.play(LEAVE)
    card = match.legal()[0]
    match.play(card)
    assert tens.written() == ["!leave", write(card)]
    assert Match.from_events(tens.events).revealed() == match.revealed()


def test_what_was_taken_back_comes_again_after_the_answer(tens: Evening) -> None:
    match = tens.match
    match.play(LEAVE)
    match.play(LEAVE)
    there = match.revealed()
    match.undo()
    assert match.formal() == LEAVE
    match.play(LEAVE)
    assert match.redoable() == 1
    match.redo()
    assert match.revealed() == there


def test_a_finished_decision_is_looked_back_at_from_its_own_seat(tens: Evening) -> None:
    match = tens.match
    while match.turn != NOBODY:
        match.play(match.legal()[0])
    decisions = Past(match).decisions(1)
    assert [write(one.made) for one in decisions] == tens.written()
    for one in decisions:
        assert one.made in one.legal and one.seen.table.turn == one.seat
        there = before(tens.events, 1, one.number)
        assert there is not None
        assert (there.view(one.seat), bot_seed(there)) == (one.seen, one.seed)


def test_something_said_stands_where_it_was_allowed(tens: Evening) -> None:
    """A card is half shown by who is to lead: the log has no answer before it."""
    match = tens.match
    match.play(LEAVE)
    match.play(LEAVE)
    match.skip_formal()
    leader = match.turn
    phrase = next(one for one in match.phrases(leader) if one.args)
    match.say(leader, phrase)
    again = Match.from_events(tens.events)
    assert again.revealed() == match.revealed()


def test_what_may_not_be_said_yet_skips_nobody(tens: Evening) -> None:
    match, table = tens.match, tens.match.revealed()
    match_ahead: Any = Match.from_events(tens.events)
    match_ahead.play(LEAVE)
    match_ahead.play(LEAVE)
    match_ahead.skip_formal()
    leader = match_ahead.turn
    phrase = next(one for one in match_ahead.phrases(leader) if one.args)
    with pytest.raises(IllegalMove):
        match.say(leader, phrase)
    assert match.revealed() == table


# Logs of version 1.


def test_in_version_1_the_first_asking_is_written_and_a_step() -> None:
    evening = found("knueffeln", first_may_exchange_but_forehand_not, version=1)
    match, steps = evening.match, evening.match.undoable()
    assert match.formal() == LEAVE
    match.play(LEAVE)
    assert evening.written() == ["!leave"] and match.undoable() == steps + 1
    again = Match.from_events(evening.events)
    assert again.revealed() == match.revealed() and again.moves == [LEAVE]


def test_in_version_1_a_move_does_not_skip_a_question_that_it_wrote() -> None:
    evening = found("knueffeln", first_may_exchange_but_forehand_not, version=1)
    table = evening.match.revealed()
    assert table is not None
    with pytest.raises(IllegalMove):
        evening.match.do({"move": write(table.hands[table.turn][0])})


def draws_without_the_seven(match: Match) -> bool:
    """In Ramsli: somebody may draw who will not have the Seven of trumps then."""
    t: Any = match.revealed()
    if t.phase != "exchange" or t.upcard is None or DRAW not in match.legal():
        return False
    match.rules.apply(t, DRAW)
    return match.rules.formal(t) is not None


@pytest.mark.parametrize("version", [1, 2])
def test_who_has_drawn_is_asked_for_the_seven_from_version_2_on(version: int) -> None:
    evening = found("ramsli", draws_without_the_seven, version)
    match, turn = evening.match, evening.match.turn
    match.play(DRAW)
    assert (match.turn == turn) == (version == 2)
    assert match.formal() == (GO_ON if version == 2 else None)
    match.skip_formal()
    assert match.turn != turn and evening.written()[-1] == "!draw"
    while match.turn != NOBODY:
        match.play(match.legal()[0])
    assert Match.from_events(evening.events).sheet() == match.sheet()
