"""Why a bot did what it did, in sentences: what it weighed, and the rule of thumb in its words."""

from __future__ import annotations

from desktop.common.sentences import quoted
from desktop.scene import bot_words
from desktop.scene.speech import Speech
from engine.facts import Way, Why
from engine.moves import Move
from engine.table import Seat


def why_so(
    why: Why, made: Move, speech: Speech, seat: Seat, bot: str, *, worse: bool = False
) -> str:
    """Why the bot at a seat made a move; `worse` says that another was better by more than chance.

    A rule of thumb speaks to whoever follows it, so it is quoted.
    """
    told = _Told(why, speech, seat, bot)
    if why.advice.move != made:
        return told.otherwise()
    return " ".join([*told.how(worse=worse), *told.forgotten()])


class _Told:
    """The sentences about one decision."""

    def __init__(self, why: Why, speech: Speech, seat: Seat, bot: str) -> None:
        self._why, self._language = why, speech.language
        self.translate = speech.language.translate
        self._reason = speech.reason(why.advice.reason)
        self._texts = {
            "name": speech.name(seat),
            "character": bot_words.character(bot.partition(":")[2], speech.language),
            "move": speech.move(why.advice.move),
            "usual": speech.move(why.usual),
            "forgone": "" if why.forgone is None else speech.move(why.forgone),
            "choices": self.translate("hindsight", "%n choice(s)", "", len(why.weighed)),
            "deals": self.translate("hindsight", "%n imagined deal(s)", "", why.deals),
        }

    def _say(self, text: str) -> str:
        return text.format(**self._texts)

    def otherwise(self) -> str:
        """Return that it would do something else now.

        Less time was left then, or it played otherwise.
        """
        return self._say(
            self.translate(
                "hindsight",
                "Today {name} would choose: {move}. The reason for the earlier choice is lost.",
            )
        )

    def how(self, *, worse: bool) -> list[str]:
        """How it came about."""
        tried = self._say(self.translate("hindsight", "{name} tried {choices} in {deals}."))
        match self._why.way:
            case Way.ONLY:
                return [self._reason]
            case Way.CHANCE:
                return [self._say(self.translate("hindsight", "{name} plays at random."))]
            case Way.THUMB:
                thumb = self.translate("hindsight", "{name} followed a rule of thumb")
                return [self._because(thumb)]
            case Way.KEPT:
                kept = self.translate(
                    "hindsight", "Nothing was clearly better than the rule of thumb"
                )
                return [tried, self._because(kept)]
            case Way.SUITED:
                suited = self.translate(
                    "hindsight",
                    "Of the moves that were about equal, the rule of thumb suited {name} best",
                )
                return [tried, self._because(suited)]
            case Way.SAME:
                return [tried, self.translate("hindsight", "They all came out equal.")]
            case Way.BETTER:
                for_it = self.translate("hindsight", "In favour of this move")
                return [tried, self._instead(), self._because(for_it)]
            case Way.ERRED:
                return self._erred(worse=worse)
        return [tried, self._in_character()]

    def _because(self, lead: str) -> str:
        return quoted(self._say(lead), self._reason, self._language)

    def _instead(self) -> str:
        """Return what the rule of thumb says."""
        return self._say(self.translate("hindsight", "The rule of thumb would be: {usual}."))

    def _erred(self, *, worse: bool) -> list[str]:
        glanced = self._say(
            self.translate(
                "hindsight",
                "{name} tried {choices} on only {deals} and settled for one that looked almost "
                "as good.",
            )
        )
        carelessly = self.translate("hindsight", "A beginner’s quick look.")
        if self._why.advice.move == self._why.usual:
            same = self.translate("hindsight", "The rule of thumb says the same")
            return [carelessly, glanced, self._because(same)]
        slip = self.translate("hindsight", "A beginner’s slip.")
        return [slip if worse else carelessly, glanced, self._instead()]

    def _in_character(self) -> str:
        """Return what was chosen for the bot's character, and what for it was left."""
        other = self.translate("hindsight", "About as good: {forgone}.")
        match self._why.way:
            case Way.BOLDER:
                told = self.translate("hindsight", "{name} is {character} and took the risk.")
            case Way.SAFER:
                told = self.translate("hindsight", "{name} is {character} and played safe.")
            case _:
                told = self.translate("hindsight", "{name} is {character} and ended the deal.")
                other = self.translate("hindsight", "Playing on looked slightly better: {forgone}.")
        return f"{self._say(told)} {self._say(other)}"

    def forgotten(self) -> list[str]:
        """Which tricks were no longer known."""
        if not self._why.forgets:
            return []
        told = self.translate(
            "hindsight",
            "{name} had forgotten what was played before the last %n trick(s).",
            "",
            self._why.forgets,
        )
        return [self._say(told)]
