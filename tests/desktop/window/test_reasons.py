"""Why an action is not allowed: one sentence for each case, and none where it is."""

from __future__ import annotations

import inspect
from collections.abc import Callable

import pytest

from desktop.window import reasons
from desktop.window.registry import WINDOW_ACTIONS
from desktop.window.state import State, card_sizes
from engine.agreement import Agreement
from tests.test_translations import GERMAN

CARDS = State(playing=True)
CLUB = "Not on the club pages: go back to the table first."
NO_EVENING = "No match is open."
REAL = "Not when you only keep score."
LESSON = "A lesson is not kept; this belongs to a match of your own."
COVERED = "Show your cards first."


def state(**more: object) -> State:
    return State(playing=True, **more)  # type: ignore[arg-type]


CASES: list[tuple[Callable[[State], str], State, str]] = [
    (reasons.at_the_table, State(), NO_EVENING),
    (reasons.at_the_table, state(at_club=True), CLUB),
    (reasons.at_the_table, state(real_cards=True), ""),
    (reasons.with_cards, State(), NO_EVENING),
    (reasons.with_cards, state(real_cards=True), REAL),
    (reasons.with_cards, state(covered=True), ""),
    (reasons.of_an_evening, State(), NO_EVENING),
    (reasons.of_an_evening, state(lesson=True), LESSON),
    (reasons.of_an_evening, state(real_cards=True), ""),
    (reasons.once_more, state(lesson=True), LESSON),
    (reasons.once_more, state(real_cards=True), REAL),
    (reasons.once_more, CARDS, ""),
    (reasons.undo, state(lesson=True), "In a lesson, use “Back” on the lesson note."),
    (reasons.redo, state(lesson=True), "In a lesson, use “Next” on the lesson note."),
    (
        reasons.hint,
        state(lesson=True),
        "In a lesson the note helps: just try something.",
    ),
    (reasons.look_back_at_deals, state(lesson=True, finished_deals=1), LESSON),
    (reasons.deal, state(lesson=True), "In a lesson, use “Next” on the lesson note."),
    (reasons.correct, state(lesson=True), LESSON),
    (reasons.with_open_cards, state(covered=True), COVERED),
    (reasons.with_open_cards, CARDS, ""),
    (reasons.to_first_page, state(at_welcome=True), "You are already on the home page."),
    (reasons.to_first_page, CARDS, ""),
    (reasons.to_club, state(at_club=True), "You are already on the club page."),
    (reasons.to_club, CARDS, ""),
    (reasons.undo, State(), NO_EVENING),
    (reasons.undo, state(covered=True, may_undo=True), COVERED),
    (reasons.undo, CARDS, "Nothing to undo."),
    (reasons.undo, state(may_undo=True), ""),
    (
        reasons.undo,
        state(agreed=Agreement(undo="never")),
        "Undo is off at this table.",
    ),
    (reasons.undo, state(new_seen=True), "You have learnt something new since then."),
    (reasons.hint, state(agreed=Agreement(hints=False)), "Hints are off at this table."),
    (reasons.choices, state(agreed=Agreement(hints=False)), "Hints are off at this table."),
    (reasons.choices, CARDS, "Ask for a hint first."),
    (reasons.choices, state(hinted=True), ""),
    (
        reasons.why,
        state(agreed=Agreement(why=False), trick_taken=True),
        "Explanations are off at this table.",
    ),
    (reasons.claim, state(lesson=True), "In a lesson every card is played."),
    (
        reasons.claim,
        state(has_claims=False),
        "There are no tricks in this game to claim.",
    ),
    (reasons.claim, state(agreed=Agreement(claims=False)), "At this table every card is played."),
    (reasons.claim, state(not_asked="Wait."), "Wait."),
    (reasons.claim, CARDS, "Nothing can be claimed now."),
    (reasons.claim, state(may_claim=True), ""),
    (reasons.hide_cards, state(covered=True, own_hand=True), COVERED),
    (reasons.hide_cards, state(), "You have no cards."),
    (reasons.hide_cards, state(own_hand=True), ""),
    (reasons.who_plays, state(real_cards=True), REAL),
    (reasons.who_plays, state(lesson=True), "In a lesson you play yourself."),
    (reasons.who_plays, state(over=True), "The match is over."),
    (reasons.who_plays, CARDS, "No person plays here, or the file has an older format."),
    (reasons.who_plays, state(may_leave=True, covered=True), ""),
    (reasons.claim, state(covered=True), COVERED),
    (reasons.undo, state(real_cards=True, may_undo=True), ""),
    (reasons.restart, State(), NO_EVENING),
    (reasons.restart, state(lesson=True), "In a lesson or a puzzle, use “Back” on the note."),
    (
        reasons.restart,
        state(club_table=True),
        "At a club each deal is played once.",
    ),
    (reasons.restart, state(agreed=Agreement(undo="never")), "Undo is off at this table."),
    (
        reasons.restart,
        state(agreed=Agreement(undo="unseen")),
        "You have learnt something new since then.",
    ),
    (reasons.restart, CARDS, "You have not decided anything in this deal yet."),
    (reasons.restart, state(may_restart=True), ""),
    (reasons.undo, State(at_club=True), "Nothing to undo."),
    (reasons.undo, State(at_club=True, covered=True, may_undo=True), ""),
    (reasons.redo, CARDS, "Nothing to redo."),
    (reasons.redo, state(may_redo=True), ""),
    (reasons.redo, State(at_club=True, may_redo=True), ""),
    (reasons.hint, state(not_asked="It is Sepp's turn."), "It is Sepp's turn."),
    (reasons.hint, CARDS, ""),
    (
        reasons.look_back_at_deals,
        CARDS,
        "You can review a deal once it is over.",
    ),
    (reasons.look_back_at_deals, state(finished_deals=1, covered=True), ""),
    (reasons.last_trick, CARDS, "No trick has been taken yet."),
    (
        reasons.last_trick,
        state(trick_taken=True, trick_lies=True),
        "The trick is still on the table.",
    ),
    (reasons.last_trick, state(trick_taken=True, looking_back=True), ""),
    (reasons.why, CARDS, "No trick has been taken yet."),
    (reasons.why, state(has_claims=False), "In this game there are no tricks."),
    (reasons.last_trick, state(has_claims=False), "In this game there are no tricks."),
    (reasons.why, state(trick_taken=True), ""),
    (reasons.cards_out, state(covered=True), "Show your cards first."),
    (
        reasons.cards_out,
        state(agreed=Agreement(counting=False)),
        "Counting is up to you at this table.",
    ),
    (reasons.cards_out, CARDS, ""),
    (reasons.what_is, state(covered=True), "Show your cards first."),
    (reasons.what_is, CARDS, ""),
    (reasons.talk, CARDS, "You cannot talk right now."),
    (reasons.talk, state(phrases=True), ""),
    (reasons.sort, CARDS, "Your hand is already sorted."),
    (reasons.sort, state(arranged=True), ""),
    (reasons.hurry, CARDS, "Nothing to wait for."),
    (reasons.hurry, state(waited_for=True), ""),
    (reasons.skip, CARDS, "It is your turn."),
    (reasons.skip, state(deal_due=True, waited_for=True), "This deal is over."),
    (reasons.skip, state(waited_for=True), ""),
    (reasons.look_on, CARDS, "There is no trick on the table."),
    (reasons.look_on, state(told=True), ""),
    (reasons.look_on, state(trick_lies=True), ""),
    (reasons.look_on, state(looking_back=True), ""),
    (reasons.deal, CARDS, "This deal is not over yet."),
    (reasons.deal, state(over=True), "The match is over."),
    (reasons.deal, state(deal_due=True), ""),
    (reasons.correct, CARDS, "The score sheet is still empty."),
    (reasons.correct, state(lines=3), "A line can be corrected when the deal is over."),
    (reasons.correct, state(lines=3, may_correct=True, real_cards=True), ""),
    (reasons.slate, state(), ""),
    (reasons.slate, State(), "No match is open."),
    (reasons.slate, state(real_cards=True), ""),
    (
        reasons.bigger,
        State(card_size=card_sizes()[-1]),
        "The cards are as large as they can be.",
    ),
    (reasons.bigger, State(), ""),
    (
        reasons.smaller,
        State(card_size=card_sizes()[0]),
        "The cards are as small as they can be.",
    ),
    (reasons.smaller, State(), ""),
    (reasons.fit, State(), "The cards already fit."),
    (reasons.fit, State(card_size=80), ""),
    (
        reasons.sound,
        State(why_silent="No player."),
        "No player.",
    ),
    (reasons.sound, State(), ""),
    (reasons.glossary, State(), "This game has no glossary."),
    (reasons.glossary, State(glossary=True), ""),
]


@pytest.mark.parametrize(("why", "when", "text"), CASES)
def test_an_action_is_allowed_or_says_why_not(why, when, text):
    assert why(when) == text


def all_reasons() -> set[str]:
    return {
        name
        for name, one in inspect.getmembers(reasons, inspect.isfunction)
        if one.__module__ == reasons.__name__ and not name.startswith("_")
    }


def test_every_reason_is_tried_both_ways():
    for name in all_reasons():
        why = getattr(reasons, name)
        assert {bool(text) for one, _, text in CASES if one is why} == {False, True}, name


def test_every_reason_is_some_actions():
    used = {one.why_not.__name__ for one in WINDOW_ACTIONS} - {"always"}
    assert all_reasons() and all_reasons() - used == set()


def test_every_reason_is_one_sentence_in_both_languages():
    said = [one for one in GERMAN if one.context == "why-not"]
    assert said
    for one in said:
        for text in (one.source, *one.forms):
            assert text[0].isupper() and text.endswith("."), text
            assert ". " not in text, text


# What happens at the table is told beside it and at the seats.
