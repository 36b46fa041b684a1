"""Walks a lesson through every branch, and says what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from engine import games
from engine.lessons.course import Course
from engine.lessons.lesson import LEARNER, PLACES, Ask, Lesson, LessonError, Text
from engine.moves import Move
from engine.rules import IllegalMove
from engine.table import NOBODY


def check(lesson: Lesson) -> int:
    """Walk through every answer that will do; how many ways there were. Raises LessonError."""
    return _walk(lesson, ())


def _walk(lesson: Lesson, answers: tuple[Move, ...]) -> int:
    """Go these ways first, and then every way there is."""
    course, left = Course(lesson), list(answers)
    while True:
        _run(course)
        _see(course)
        if course.asking:
            if left:
                _answer(course, left.pop(0))
                continue
            ways = _ways(course)
            return sum(_walk(lesson, (*answers, move)) for move in ways)
        _stuck(course)
        if not course.on():
            return 1


def wrong_at(course: Course, why: str) -> LessonError:
    """That something is wrong with the step that the course has come to."""
    return LessonError(course.lesson.game, course.lesson.name, course.at + 1, why)


def _run(course: Course) -> None:
    try:
        course.run()
    except IllegalMove as error:
        move = course.due()
        why = f"{move} is not allowed: {error.reason.key}"
        raise wrong_at(course, why) from error


def _answer(course: Course, move: Move) -> None:
    course.make(move)
    course.answered(move)


def _stuck(course: Course) -> None:
    """A question that nobody can be asked leads nowhere."""
    if course.step.ask is not None and not course.was_answered:
        raise wrong_at(course, "asks while it is not the learner's turn")


def _ways(course: Course) -> list[Move]:
    """The answers to go on with: all that will do, of a whole deal what the helper would do."""
    legal = course.match.legal()
    ask = course.step.ask
    if course.asks_talk and ask is not None:
        return _words(course, ask, legal)
    if course.step.whole or ask is None:
        advice = course.advice()
        assert advice is not None
        return [advice.move]
    right = [move for move in ask.right if move in legal]
    if not ask.free and not right:
        raise wrong_at(course, "no right answer is allowed")
    if strange := [move for move in ask.right if move not in legal and not _gone(course, move)]:
        raise wrong_at(course, f"the right answer {strange[0]} is not allowed")
    for one in ask.wrong:
        for move in one.moves:
            if move in ask.right:
                raise wrong_at(course, f"{move} is right and wrong")
            if move not in legal and not _can_be_tried(course, move) and not _gone(course, move):
                raise wrong_at(course, f"nobody can answer {move}")
    _replied(course, ask)
    if ask.free:
        return [one for one in legal if course.judge(one)[0]]
    for move in legal:
        will_do, text = course.judge(move)
        if not will_do and not text:
            raise wrong_at(course, f"nothing is said to {move}")
    named = {*ask.right, *(move for one in ask.wrong for move in one.moves)}
    if ask.other and not any(move not in named for move in legal):
        raise wrong_at(course, "what is said to all else is never said")
    return right


def _words(course: Course, ask: Ask, legal: Sequence[Move]) -> list[Move]:
    """The same where something is to be said."""
    phrases = course.match.phrases(LEARNER)
    if strange := [one for one in ask.say if one not in phrases]:
        raise wrong_at(course, f"{strange[0]} cannot be said")
    for one in ask.wrong:
        for move in one.moves:
            if move in ask.say:
                raise wrong_at(course, f"{move} is right and wrong")
            if move not in phrases and move not in legal:
                raise wrong_at(course, f"nobody can answer {move}")
    _replied(course, ask)
    return [*ask.say]


def _replied(course: Course, ask: Ask) -> None:
    """Each wrong answer gets its own reply, not the one of another that names it too."""
    for one in ask.wrong:
        for move in one.moves:
            if course.judge(move) != (False, one.text):
                raise wrong_at(course, f"{move} gets the reply of another answer")


def _gone(course: Course, move: Move) -> bool:
    """Whether this card was played before: one of several right answers given one after another."""
    return move in course.match.moves


def _can_be_tried(course: Course, move: Move) -> bool:
    """Whether a move against the rules is one for which a card of the hand can be taken."""
    seen = course.match.view(LEARNER)
    return seen is not None and move in seen.table.hands[LEARNER]


def _see(course: Course) -> None:
    """What is pointed at has to be there, as the learner sees it."""
    seen, step = course.match.view(LEARNER), course.step
    assert seen is not None
    t = seen.table
    last = t.tricks[-1].cards if t.tricks else ()
    open_cards = [
        *t.hands[LEARNER],
        *t.trick,
        *last,
        *t.up,
        *(one for row in t.rows for one in row),
    ]
    if course.match.turn == LEARNER and t.stock:
        open_cards += [t.stock[-1], t.stock[0]]
    for thing in filter(None, (step.at, *step.show)):
        if thing in PLACES:
            continue
        if thing.startswith("seat:"):
            if int(thing[5:]) >= len(t.hands):
                raise wrong_at(course, f"nobody sits at {thing}")
        elif not course.reply and thing not in [one.code for one in open_cards]:
            raise wrong_at(course, f"{thing} is not to be seen")
    if not NOBODY <= step.seat < len(t.hands):
        raise wrong_at(course, f"nobody sits at {step.seat}")


def texts(lesson: Lesson) -> Iterable[tuple[int, Text]]:
    """Every text in the order in which it is read, with its step; 0 is the title."""
    yield 0, lesson.title
    for number, step in enumerate(lesson.steps, 1):
        yield number, step.text
        for one in step.ask.wrong if step.ask is not None else ():
            yield number, one.text
        if step.ask is not None and step.ask.other:
            yield number, step.ask.other
        if step.then:
            yield number, step.then


def unexplained(
    lessons: Sequence[Lesson], words: Iterable[str], language: str
) -> list[tuple[str, int, str]]:
    """Where a word is used before it was explained: lesson, step, word.

    Those are `words` of the game and all that its lessons explain. A title may name what the
    lesson is about.
    """
    known: set[str] = set()
    steps = [step for lesson in lessons for step in lesson.steps]
    told = {word for step in steps for word in step.explains.get(language, ())}
    looked_for = {word: _pattern(word) for word in {*words, *told}}
    found = []
    for lesson in lessons:
        for number, text in texts(lesson):
            if not number:
                continue
            new = lesson.steps[number - 1].explains.get(language, ())
            known |= {word.casefold() for word in new}
            found += [
                (lesson.name, number, word)
                for word, pattern in looked_for.items()
                if not any(word.casefold().startswith(one) for one in known)
                and pattern.search(text[language])
            ]
    return found


def words_of(game: str, language: str) -> list[str]:
    """The words that a game explains in this language: its glossary, or its rules' last chapter.

    Of a row the first word, of several in one place each.
    """
    kind = games.find(game)
    page = kind.page("glossary", language)
    chapter = page or kind.page("rules", language).rpartition("\n## ")[2]
    found = re.findall(r"^(?:\||-) \*\*([^*|]+?):?\*\*", chapter, re.MULTILINE)
    return [word.strip() for several in found for word in several.split(",")]


def _pattern(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE)
