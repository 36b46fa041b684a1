"""Goes through a lesson at its match: what is to be done, told and asked next.

The caller that shows the lesson plays the moves it names (`due`), reports each (`moved`), shows its
text, and asks `judge` about each answer. Chance is fixed: the same lesson goes the same way.
"""

from __future__ import annotations

from random import Random

from engine import bots
from engine.facts import Advice
from engine.lessons.lesson import LEARNER, Lesson, Spoken, Step, Text
from engine.lessons.stacking import OTHERS, stacked
from engine.moves import Call, Move
from engine.table import NOBODY

_LUCK = 2026


class Course:
    """Where somebody is in a lesson; raises LessonError if its deal cannot be stacked."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = stacked(lesson)
        self.at = 0
        """At which step, counted from 0."""
        self.reply: Text = {}
        """What is told to the last answer; {} while nothing was answered."""
        self._bot = bots.make(OTHERS, self.match.rules)
        self._done = 0
        """How many of the moves of this step have been made."""
        self._answered = False
        self._spoken = 0
        """How much of what others say in this step has been said."""
        self._starts = [self.match.undoable()]
        """For each step until now, how many steps of the match there were before it."""

    # Where one is.

    @property
    def step(self) -> Step:
        """The step of now."""
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        """Whether no step follows."""
        return self.at + 1 == len(self.lesson.steps)

    def due(self) -> Move | None:
        """Return the move that is to be made now without the learner, None if there is none."""
        step = self.step
        if self._done < len(step.moves):
            return step.moves[self._done]
        if self.match.turn == NOBODY or not (step.rest or step.whole) or self._answered:
            return None
        legal = self.match.legal()
        if self.match.turn != LEARNER:
            return self._advised().move
        return legal[0] if len(legal) == 1 and isinstance(legal[0], Call) else None

    def settle(self) -> None:
        """Pass over seats that are asked only for form's sake."""
        self.match.skip_formal()

    def moved(self) -> None:
        """Note that the move that was due has been made."""
        self._done += 1

    def to_say(self) -> Spoken | None:
        """Take what somebody says across the table now, None if nobody does; it counts as said."""
        step = self.step
        words = (*step.talk, *(step.heard if self._answered else ()))
        if self._done < len(step.moves) or self._spoken >= len(words):
            return None
        self._spoken += 1
        return words[self._spoken - 1]

    @property
    def asks_talk(self) -> bool:
        """Whether the learner is to say something across the table."""
        asks = self.step.ask is not None and bool(self.step.ask.say)
        return asks and not self._answered and self.due() is None

    @property
    def asking(self) -> bool:
        """Whether the learner is to answer, with a move or by saying something."""
        if self.asks_talk:
            return True
        if self.due() is not None or self.match.turn != LEARNER or self._answered:
            return False
        return self.step.whole or self.step.ask is not None

    @property
    def was_answered(self) -> bool:
        """Whether the question of this step has found its right answer."""
        return self._answered

    @property
    def told(self) -> Text:
        """What is to be read now."""
        return self.reply or self.step.text

    def advice(self) -> Advice | None:
        """Return what the helper would do for the learner, in a deal that is helped through."""
        return self._advised() if self.step.whole and self.asking else None

    def _advised(self) -> Advice:
        match = self.match
        seen = match.view(match.turn)
        assert seen is not None
        return self._bot.advise(seen, match.legal(), Random(_LUCK), 0.0)

    # Answers.

    def judge(self, move: Move) -> tuple[bool, Text]:
        """Whether the learner's move will do, and what is said to it; {} for nothing.

        A move against the rules that the lesson has no words for is (False, {}): the rule tells.
        """
        if self.step.whole:
            return self.match.reason_against(move) is None, {}
        ask = self.step.ask
        assert ask is not None
        for one in ask.wrong:
            if move in one.moves:
                return False, one.text
        if ask.say:
            return (True, self.step.then) if move in ask.say else (False, ask.other)
        if self.match.reason_against(move) is not None:
            return False, {}
        if ask.free or move in ask.right:
            return True, self.step.then
        return False, ask.other

    def answered(self, move: Move) -> bool:
        """Note that the learner's move was right; returns whether the step is still told."""
        if self.step.whole:
            over = self.match.turn == NOBODY
            if over:
                self.finish()
            return True
        self._answered = True
        self.reply = self.step.then
        return bool(self.reply)

    def refused(self, text: Text) -> None:
        """Note that the learner's answer was wrong, and this was said to it."""
        self.reply = text

    def finish(self) -> None:
        """Note that the deal that was helped through is over."""
        if not self._answered:
            self._answered, self.reply = True, self.step.then

    def first_answer(self) -> Move:
        """Return the first right answer that is allowed now, or what rules of thumb would do."""
        right = self.step.ask.right if self.step.ask is not None else ()
        if self.step.ask is not None and self.step.ask.say:
            return self.step.ask.say[0]
        legal = self.match.legal()
        return next((one for one in right if one in legal), None) or self._advised().move

    # On and back.

    def on(self) -> bool:
        """Go to the next step; False if there is none."""
        if self.last:
            return False
        self._begin(self.at + 1)
        self._starts.append(self.match.undoable())
        return True

    def back(self) -> int:
        """Go back a step, or to the beginning of this one if something was answered.

        Returns how many steps of the match are to be taken back.
        """
        if not self._answered and self.at:
            self._starts.pop()
            self._begin(self.at - 1)
        else:
            self._begin(self.at)
        return self.match.undoable() - self._starts[-1]

    def _begin(self, step: int) -> None:
        self.at, self._done, self._spoken, self._answered, self.reply = step, 0, 0, False, {}

    # Without anybody who watches.

    def run(self) -> None:
        """Make all moves that are due, and say what is said; raises IllegalMove."""
        self.settle()
        while (move := self.due()) is not None:
            self.make(move)
            self.moved()
            self.settle()
        while (words := self.to_say()) is not None:
            self.match.say(*words)
        if self.step.whole and self.match.turn == NOBODY:
            self.finish()

    def make(self, move: Move) -> None:
        """Make a move in the match, or say what is to be said; raises IllegalMove."""
        if self.asks_talk and isinstance(move, Call):
            self.match.say(LEARNER, move)
            return
        if move != self.match.formal():
            self.match.skip_formal()
        self.match.play(move)

    def catch_up(self, step: int) -> bool:
        """Go through to a step, with the first right answers; False if that is not a step."""
        if not 0 <= step < len(self.lesson.steps):
            return False
        self.run()
        while self.at < step:
            while self.asking:
                move = self.first_answer()
                self.make(move)
                self.answered(move)
                self.run()
            self.on()
            self.run()
        return True
