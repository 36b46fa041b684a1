"""Partners confer: who is asked, what is answered, and what is made of answers and of silence."""

from __future__ import annotations

from random import Random

import pytest

from engine import bots
from engine.bots.table_talk import conferred
from engine.cards import cards
from engine.games.knueffeln.conferring import GROUPS, due, fitting, grouped, silent
from engine.games.knueffeln.game import GAME
from engine.games.knueffeln.heuristic import chance, march_risk
from engine.games.knueffeln.inference import world_likelihood
from engine.games.knueffeln.meaning import BLUFFS, TRUE, caught, holding, rates, told
from engine.games.knueffeln.prospects import Prospects
from engine.games.knueffeln.talk import BEFORE, WORDS
from engine.games.knueffeln.weights import WEIGHTS
from engine.hidden import view
from engine.moves import Call
from engine.rules import IllegalMove
from engine.table import NOBODY, Seat
from tests.engine.games.knueffeln.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    Position,
    playing,
)

STRONG = "H2 C4 S8 HA"
WEAK = "D3 D6 C7 C8"
MIDDLING = "HJ D2 DQ CJ"
OTHER = "S2 S10 HQ SQ"


def turned(asked: str = MIDDLING, partner: str = WEAK, leader: str = STRONG) -> Position:
    """Forehand has turned a card; the second is to see or to run, the dealer is his partner."""
    there = playing(leader, asked, OTHER, partner)
    return there.does(FOREHAND, f"!turn {leader.split()[0]}")


def jann(partner: str = WEAK) -> Position:
    """Forehand has the fifth trick running."""
    there = playing(STRONG + " H7", WEAK + " D4", partner + " D7", OTHER + " C2")
    t = there.table
    t.taken = [5, 0]
    t.phase, t.turn = "jann", FOREHAND
    return there


def says(there: Position, seat: Seat, name: str = "heuristic") -> str:
    """What a bot says there, "" for nothing."""
    phrase = bots.make(name, there.rules).say(view(there.table, seat), Random(3))
    return "" if phrase is None else phrase.word


def is_due(there: Position) -> tuple[Seat, ...]:
    return due(there.rules.options, there.table)


# Before a decision.


@pytest.mark.parametrize("name", ["heuristic", "strong:careful", "strong:mischievous", "beginner"])
def test_who_is_to_see_or_run_asks_his_partner_first(name: str) -> None:
    """KN-A41: whoever likes to talk and whoever does not."""
    there = turned()
    assert is_due(there) == (SECOND,)
    assert says(there, SECOND, name) == "shall_we_fold"
    there.says(SECOND, "shall_we_fold")
    assert is_due(there) == (DEALER,)
    assert says(there, DEALER, name) == "yes"
    there.says(DEALER, "yes")
    assert is_due(there) == ()


def test_who_has_the_jann_asks_before_he_marches() -> None:
    for partner, answer in ((WEAK, "no"), ("C4 S8 D3 D6", "yes")):
        there = jann(partner) if partner == WEAK else jann()
        there.table.hands[REARHAND] = cards(partner)
        assert says(there, FOREHAND) == "shall_we_march"
        there.says(FOREHAND, "shall_we_march")
        assert says(there, REARHAND) == answer
        assert says(there, SECOND) not in ("yes", "no"), "he was not asked"


def test_the_partner_answers_as_it_is() -> None:
    for hand, answer in ((WEAK, "yes"), ("C4 S8 D3 D6", "no")):
        there = turned(partner=hand).says(SECOND, "shall_we_fold")
        assert says(there, DEALER) == answer
        assert TRUE[f"shall_we_fold {answer}"](holding(cards(hand), "HS"))


def test_a_yes_speaks_for_running_and_a_no_for_seeing() -> None:
    silent_one, yes, no = (turned().says(SECOND, "shall_we_fold") for _ in range(3))
    yes.says(DEALER, "yes")
    no.says(DEALER, "no")
    assert chance(yes.table) < chance(silent_one.table) < chance(no.table)


def test_a_partner_who_says_no_to_the_march_is_no_help_on_it() -> None:
    there = jann()
    assert march_risk(there.table) == WEIGHTS.helped
    there.says(FOREHAND, "shall_we_march").says(REARHAND, "no")
    assert march_risk(there.table) == WEIGHTS.alone
    other = jann().says(FOREHAND, "shall_we_march").says(REARHAND, "yes")
    assert march_risk(other.table) == WEIGHTS.backed


def test_nobody_asks_where_nothing_is_to_be_decided_or_by_whom_it_is_not() -> None:
    there = turned()
    for seat, word in ((DEALER, "shall_we_fold"), (SECOND, "shall_we_march")):
        with pytest.raises(IllegalMove):
            there.says(seat, word)
    with pytest.raises(IllegalMove):
        playing(STRONG, WEAK, OTHER, MIDDLING).says(FOREHAND, "shall_we_fold")


def test_who_has_decided_is_not_answered_any_more() -> None:
    there = turned().says(SECOND, "shall_we_fold").does(SECOND, "!see")
    assert is_due(there) == ()
    assert says(there, DEALER) not in ("yes", "no")


def test_option_without_talk_nobody_confers() -> None:
    there = playing(STRONG, MIDDLING, OTHER, WEAK, table_talk="off").does(FOREHAND, "!turn H2")
    assert is_due(there) == ()
    assert says(there, SECOND) == ""


def test_whose_word_is_due_is_the_same_for_every_eye() -> None:
    there = turned().says(SECOND, "shall_we_fold")
    for seat in (NOBODY, *range(4)):
        t = view(there.table, seat).table
        assert due(there.rules.options, t) == (DEALER,)
        assert fitting(t, SECOND) == fitting(there.table, SECOND)


def test_among_bots_the_question_is_put_and_answered_before_the_move() -> None:
    there = turned()
    bot, rng = bots.make("heuristic", there.rules), Random(5)
    conferred(
        lambda: range(4),
        lambda seat: bot.say(view(there.table, seat), rng),
        lambda: is_due(there),
        lambda seat, phrase: there.rules.say(there.table, seat, phrase),
        rng,
    )
    assert [(one.seat, one.phrase.word) for one in there.table.talk][:2] == [
        (SECOND, "shall_we_fold"),
        (DEALER, "yes"),
    ]


# Every question has an answer, or a sentence why it has none.


def test_every_question_to_a_partner_is_answered_or_it_is_said_why_not() -> None:
    asked = 0
    for there in (turned(), jann(), playing(STRONG, WEAK, OTHER, MIDDLING)):
        t = there.table
        for phrase in there.rules.phrases(t, t.turn):
            if phrase.word not in GROUPS["ask"] or phrase.word == "who_can" or phrase.args:
                continue
            why = there.rules.show.unanswered(t, t.turn, phrase)
            here = Position(there.rules, t.copy()).says(t.turn, phrase.word)
            [partner] = t.partners(t.turn)
            answer = says(here, partner, "strong:careful")
            assert (answer in ("yes", "no")) == (why is None), phrase
            asked += 1
    assert asked >= 12


# Bluffs.


def test_a_sign_of_weakness_may_be_a_bluff() -> None:
    assert "sign_of_weakness" in BLUFFS


def test_who_was_caught_bluffing_is_believed_less() -> None:
    honest = playing("H2 D3", "HJ D2", "HK D4", "DK D6").says(FOREHAND, "can_do_nothing")
    assert caught(honest.table, told(honest.table)) == frozenset()
    before = rates(honest.table)[FOREHAND]
    honest.does(FOREHAND, "H2")
    assert caught(honest.table, told(honest.table)) == {FOREHAND}
    assert before < rates(honest.table)[FOREHAND] < 0


def test_of_a_bluffer_worlds_are_weighed_less_by_what_he_says() -> None:
    there = playing("D3 D6 C7", "HJ D2 C6", "HK D4 C8", "DK H2 S9")
    liar = Position(there.rules, there.table.copy())
    liar.says(SECOND, "can_do_nothing").does(FOREHAND, "D3").does(SECOND, "HJ")
    weights = []
    for here in (there, liar):
        t = here.table
        here.says(SECOND, "two_tricks_sure")
        weigh = world_likelihood(here.rules, view(t, REARHAND))
        assert weigh is not None
        weights.append(weigh(t))
    assert weights[0] < weights[1] < 1


# The convention of silence.


def led(card: str = "D8", **more: str) -> Position:
    """Forehand leads, the second is to play, the dealer plays last and is his partner."""
    there = playing(f"{card} D7", "H3 D2", "HK D4", "HA D6", **more)
    return there.does(FOREHAND, card)


def test_option_silence_tells_nothing() -> None:
    """KN-A38: so it is where people never talk, and in all places but Bohmstedt."""
    there = led(silence="nothing")
    assert silent(there.rules.options, there.table) == NOBODY
    assert not Prospects(there.rules, there.table).is_his(DEALER)
    presets = GAME.presets.items()
    assert [name for name, one in presets if dict(one)["silence"] == "can_take"] == ["bohmstedt"]


def test_who_plays_last_and_says_nothing_can_take_the_trick() -> None:
    there = led()
    assert silent(there.rules.options, there.table) == DEALER
    assert Prospects(there.rules, there.table).is_his(DEALER)
    there.says(DEALER, "play_a_beater")
    assert silent(there.rules.options, there.table) == NOBODY
    assert not Prospects(there.rules, there.table).is_his(DEALER)


def test_option_silence_over_an_unbeatable_lead_tells_nothing() -> None:
    assert silent(led("H7", silence="can_take").rules.options, led("H7").table) == NOBODY
    best = led("H2", silence="can_take")
    assert silent(best.rules.options, best.table) == NOBODY


def test_option_bots_that_play_last_say_so_if_they_cannot_and_else_nothing() -> None:
    there = led(silence="can_take")
    assert says(there, DEALER) == ""
    there.table.hands[DEALER] = cards("D3 D6")
    assert says(there, DEALER) == "play_a_beater"


def test_option_whoever_listens_leaves_the_trick_to_the_silent_partner() -> None:
    for silence, card in (("nothing", "H3"), ("can_take", "D2")):
        there = led(silence=silence)
        advice = there.rules.bots.advise(
            view(there.table, SECOND), there.rules.legal(there.table), Random(1)
        )
        assert str(advice.move) == card


# What a person finds.


def test_every_phrase_stands_in_one_group() -> None:
    every = [word for words in GROUPS.values() for word in words]
    assert sorted(every) == sorted(WORDS)


def test_what_fits_now_comes_first_and_nothing_twice() -> None:
    there = turned()
    calls = there.rules.phrases(there.table, SECOND)
    groups = grouped(there.table, SECOND, calls)
    assert groups[0] == (
        "now",
        [Call("shall_we_fold"), Call("are_you_old"), Call("can_you_take_any")],
    )
    every = [call for _, some in groups for call in some]
    assert sorted(map(str, every)) == sorted(map(str, calls))
    there.says(SECOND, "shall_we_fold")
    answer = grouped(there.table, DEALER, there.rules.phrases(there.table, DEALER))[0][1]
    assert [call.word for call in answer[:2]] == ["yes", "no"]


def test_whoever_waits_is_told_and_yes_and_no_are_offered_at_once() -> None:
    there = turned().says(SECOND, "shall_we_fold")
    show = there.rules.show
    fact = show.consulted(there.table, DEALER)
    assert fact is not None and (fact.key, fact.args) == ("shall_we_fold", (SECOND,))
    assert [call.word for call in show.replies(there.table, DEALER)][:2] == ["yes", "no"]
    for seat in (FOREHAND, SECOND, REARHAND):
        assert show.consulted(there.table, seat) is None
        assert show.replies(there.table, seat) == []


def test_the_questions_before_a_decision_are_those_of_its_chapter() -> None:
    assert BEFORE == {"answer": "shall_we_fold", "jann": "shall_we_march"}
