"""How long bots think, so that one without a choice does not show by its haste that it has none.

A bot that may do only one thing, or is asked for form's sake, would answer at once. It takes as
long as a bot of its kind took lately where it had a choice: everybody at the table has seen that.
"""

from __future__ import annotations

from collections import deque
from random import Random

from desktop.session.worker import Question
from engine.bots import LEVELS

KEPT = 12
"""So many times are kept of each kind of bot in each chapter."""


class ThinkingTimes:
    """The times that bots have taken lately, in thousandths of a second."""

    def __init__(self, chance: Random | None = None) -> None:
        self._chance = Random() if chance is None else chance
        self._times: dict[tuple[str, str, str], deque[int]] = {}

    def needed(self, question: Question, taken: int) -> int:
        """How long a bot that was asked this, and answered in the time it has taken, is to need.

        With a choice that is the time it has taken, which is kept. Without one it is drawn from
        those kept, from what its level allows as long as there are none; never less than taken.
        """
        most = limit(question.bot)
        kept = self._times.setdefault(
            (question.game, question.bot, question.seen.table.phase), deque(maxlen=KEPT)
        )
        if len(question.legal) > 1:
            # The first answer may have waited for the process to start.
            kept.append(min(taken, most))
            return taken
        drawn = self._chance.choice(kept) if kept else int(self._chance.random() * most)
        return max(taken, drawn)


def limit(bot: str) -> int:
    """How long a bot of this name thinks at most; 0 where it goes by rules of thumb alone."""
    level = LEVELS.get(bot.partition(":")[0].partition("/")[0])
    return int(1000 * level.seconds) if level is not None and level.worlds else 0
