"""Every lesson of every game goes through, whatever is answered; one that cannot is named."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import games
from engine.lessons.course import Course
from engine.lessons.lesson import LANGUAGES, LEARNER, Lesson, LessonError
from engine.lessons.reading import lessons, read_lesson, short_cut
from engine.moves import Call, read
from engine.parts.beside import lessons_beside
from engine.table import NOBODY
from tests.workshop.lesson_check import check, unexplained, words_of

ALL = [
    lesson
    for game in games.names()
    for lesson in (*lessons(game), *filter(None, [short_cut(game)]))
]
TAUGHT = {lesson.game for lesson in ALL}

FIRST = """
title = { de = "Ein Stich", en = "A trick" }
about = { de = "Rang", en = "Rank" }
[deal]
players = ["Du", "Vroni", "Korbinian"]
dealer = 0
opening = ["!leave", "!stand", "!stand", "!stand", "!play", "!play", "!play"]
hands = ["GA G7 E8 S10 SO", "GK E10 EK S8 SK", "G9 E9 E7 SU SA"]
up = "H7"
[[steps]]
moves = ["GK", "G9"]
text = { de = "Was legst du?", en = "What do you play?" }
right = ["GA"]
then = { de = "Ja.", en = "Yes." }
[[steps.wrong]]
moves = ["G7"]
text = { de = "Höher!", en = "Higher!" }
"""


def first(change: str = "") -> Lesson:
    """The lesson above; "this → that" changes some words of it."""
    before, _, after = change.partition(" → ")
    assert before in FIRST
    return read_lesson("ramsen", "first", FIRST.replace(before, after) if before else FIRST)


@pytest.mark.parametrize("lesson", ALL, ids=lambda one: f"{one.game}-{one.name}")
def test_a_lesson_goes_through_whatever_is_answered(lesson: Lesson) -> None:
    """Each move is legal, each reply can be reached, nothing is pointed at that is not there."""
    assert check(lesson) >= 1


@pytest.mark.parametrize("game", sorted(TAUGHT))
def test_a_first_evening_has_four_to_eight_lessons_and_ends_with_a_whole_deal(game: str) -> None:
    own = lessons(game)
    assert 4 <= len(own) <= 8
    assert own[-1].steps[-1].whole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(TAUGHT))
def test_no_word_of_the_game_is_used_before_it_was_explained(game: str, language: str) -> None:
    words = words_of(game, language)
    assert words
    assert unexplained(lessons(game), words, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(TAUGHT))
def test_where_the_sow_is_named_first_it_is_said_that_it_is_the_a(game: str, language: str) -> None:
    sow, letter = {"en": ("Sow", "the A"), "de": ("Sau", "das A")}[language]
    for lesson in filter(None, (lessons(game)[0], short_cut(game))):
        texts = [step.text[language] for step in lesson.steps if sow in step.text[language]]
        assert not texts or letter in texts[0]


def minutes(some: Sequence[Lesson], language: str) -> float:
    """How long these take.

    200 words a minute, 3 seconds for each press and 6 more for a decision, and a minute for the
    cards of the whole deal.
    """
    steps = [step for lesson in some for step in lesson.steps]
    words = sum(len(f"{one.text[language]} {one.then.get(language, '')}".split()) for one in steps)
    decisions = sum(one.ask is not None for one in steps)
    return 1 + words / 200 + (3 * len(steps) + 6 * decisions) / 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(TAUGHT))
def test_a_stranger_plays_a_whole_deal_within_ten_minutes(game: str, language: str) -> None:
    assert minutes(lessons(game), language) <= 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(TAUGHT))
def test_who_knows_a_game_of_the_family_plays_within_three(game: str, language: str) -> None:
    short = short_cut(game)
    assert short is not None and short.steps[-1].whole
    assert minutes([short], language) <= 3
    assert unexplained([short], words_of(game, language), language) == []


def test_a_word_that_comes_too_early_is_found() -> None:
    assert unexplained([first()], ["Legst"], "de") == [("first", 1, "Legst")]


@pytest.mark.parametrize(
    ("change", "step", "why"),
    [
        ('"GK", "G9" → "XX", "G9"', 1, "is no move"),
        ('"GK", "G9" → "GK", "E9"', 1, "E9 is not allowed: must_follow"),
        ('right = ["GA"] → right = ["E8"]', 1, "no right answer is allowed"),
        (', en = "Yes." → ', 1, "then is missing in 'en'"),
        ('right = ["GA"] → right = ["GA"]\nother = { de = "!", en = "!" }', 1, "is never said"),
        ('text = { de = "Höher!", en = "Higher!" } → ', 1, "text is missing in 'de'"),
        (
            'en = "Higher!" } → en = "Higher!" }\n[[steps.wrong]]\nmoves = ["G7"]\n'
            'text = { de = "Nein!", en = "No!" }',
            1,
            "G7 gets the reply of another answer",
        ),
        ('moves = ["GK", "G9"] → at = "X9"', 1, "points at 'X9'"),
        ('moves = ["GK", "G9"] → at = "HA"', 1, "HA is not to be seen"),
        ('moves = ["GK", "G9"] → at = "seat:7"', 1, "nobody sits at seat:7"),
        ('moves = ["GK", "G9"] → ', 1, "asks while it is not the learner's turn"),
        ("GA G7 → GA GA", 0, "deal: there is no room"),
        ('"!leave" → "!pass"', 0, "deal: "),
        ("dealer = 0 → dealer = 9", 0, "seat 9 never deals"),
        ('[[steps]]\nmoves = ["GK" → [[stages]]\nmoves = ["GK"', 0, "unknown: stages"),
        ("[deal] → [deal", 0, ""),
    ],
)
def test_a_lesson_that_cannot_be_held_is_named_with_game_lesson_and_step(
    change: str, step: int, why: str
) -> None:
    with pytest.raises(LessonError, match=rf"ramsen, lesson first, step {step}: ") as caught:
        check(first(change))
    assert why in str(caught.value)


def test_a_wrong_answer_is_replied_to_and_asked_again() -> None:
    course = Course(first())
    course.run()
    assert course.asking
    assert course.judge(read("G7")) == (False, {"de": "Höher!", "en": "Higher!"})
    assert course.judge(read("E8")) == (False, {})
    assert course.match.reason_against(read("E8")) is not None
    assert course.judge(read("GA"))[0]


def test_a_step_back_takes_back_what_was_played_in_it() -> None:
    course = Course(lessons("ramsen")[0])
    while not course.asking:
        course.on()
        course.run()
    at, before = course.at, course.match.undoable()
    course.make(read("GA"))
    assert course.answered(read("GA"))
    course.match.undo(course.back())
    course.run()
    assert (course.at, course.match.undoable(), course.asking) == (at, before, True)
    course.match.undo(course.back())
    course.run()
    assert (course.at, course.match.undoable()) == (at - 1, before - 1)


def test_one_can_go_on_later_at_any_step() -> None:
    for lesson in ALL:
        for step in range(len(lesson.steps)):
            course = Course(lesson)
            assert course.catch_up(step)
            assert course.at == step
        assert not course.catch_up(len(lesson.steps))


def test_the_helper_at_ones_side_has_advice_until_the_deal_is_over() -> None:
    course = Course(lessons("ramsen")[-1])
    course.on()
    course.run()
    advised = 0
    while course.asking:
        advice = course.advice()
        assert advice is not None
        advised += 1
        course.make(advice.move)
        course.answered(advice.move)
        course.run()
    assert advised >= 5
    assert course.match.turn == NOBODY
    assert course.told == course.step.then


# Talk.


def before_the_answer() -> Course:
    """The lesson of turning, when the partner is to be asked."""
    course = Course(lessons("knueffeln")[2])
    assert course.catch_up(1)
    return course


def test_what_is_to_be_said_is_asked_for_like_a_move() -> None:
    course = before_the_answer()
    assert course.asks_talk
    assert course.asking
    right, then = course.judge(Call("shall_we_fold"))
    assert right
    assert then == course.step.then
    wrong, reply = course.judge(Call("feeling_poorly"))
    assert not wrong
    assert "sounds like a bad hand" in reply["en"]


def test_where_something_is_to_be_said_no_move_will_do() -> None:
    course = before_the_answer()
    assert course.step.ask is not None
    assert course.judge(Call("see")) == (False, course.step.ask.other)


def test_the_partner_answers_once_it_was_said() -> None:
    course = before_the_answer()
    course.make(Call("shall_we_fold"))
    assert course.answered(Call("shall_we_fold"))
    course.run()
    seen = course.match.view(LEARNER)
    assert seen is not None
    assert [(said.seat, said.phrase.word) for said in seen.table.talk] == [
        (0, "shall_we_fold"),
        (2, "no"),
    ]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ('say = ["!are_you_old"] → say = ["!shall_we_fold"]', "!shall_we_fold cannot be said"),
        ('["2 !yes"] → ["Resi !yes"]', "heard: nobody says 'Resi !yes'"),
        ('["!can_you", "!anything_suitable"] → ["!swap"]', "nobody can answer !swap"),
        ('["!can_you", "!anything_suitable"] → ["!are_you_old"]', "is right and wrong"),
    ],
)
def test_what_cannot_be_said_is_named(change: str, why: str) -> None:
    before, _, after = change.partition(" → ")
    kind = games.find("knueffeln")
    name, text = next(one for one in lessons_beside(kind.package) if "whole" in one[0])
    assert before in text
    with pytest.raises(LessonError, match="step 2") as caught:
        check(read_lesson("knueffeln", name, text.replace(before, after)))
    assert why in str(caught.value)


def test_a_lesson_may_point_at_any_card_that_some_number_of_players_has() -> None:
    """Three play Kein Stich without Eights and Sevens, four with them."""
    rows = lessons("kein_stich")[4]
    assert "H8" in [step.at for step in rows.steps]
