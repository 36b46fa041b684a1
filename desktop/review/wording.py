"""What is said of a decision when it was thought about: why it was made, and what is better."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.common.sentences import quoted
from desktop.review.choices import reckoned, reckoned_then
from desktop.scene.speech import Speech
from desktop.scene.why_words import why_so
from desktop.session.hints import HINTS_BY
from desktop.session.worker import Answer
from engine.bots import played_as
from engine.facts import Advice
from engine.head import Head
from engine.review import Decision, stood_in

translate = QCoreApplication.translate

HEARD = 4
"""Of what was said in a trick so much is told, the last of it."""


def decider(decision: Decision, head: Head, speech: Speech) -> str:
    """The name at the seat that decided so, marked where a computer player stood in there."""
    name = speech.name(decision.seat)
    if not stood_in(head, decision):
        return name
    return translate("hindsight", "{0} (computer)").format(name)


@dataclass(frozen=True)
class Wording:
    """An answer in sentences; `bot` is who decided so, "" for a person."""

    decision: Decision
    answer: Answer
    speech: Speech
    bot: str

    @property
    def _advice(self) -> Advice:
        assert self.answer.advice is not None
        return self.answer.advice

    @property
    def _own(self) -> bool:
        """Whether whoever reads it decided so himself."""
        return self.decision.seat == self.speech.listener and not self.bot

    def heard(self) -> str:
        """What was said before in this trick, as who decides has heard it; "" for nothing."""
        t = self.decision.seen.table
        said = [one for one in t.talk if one.tricks == len(t.tricks)][-HEARD:]
        names = [
            "" if one.seat == self.speech.listener else self.speech.name(one.seat) for one in said
        ]
        lines = [
            quoted(name, self.speech.phrase(one.phrase))
            for name, one in zip(names, said, strict=True)
        ]
        if not lines:
            return ""
        before = translate("hindsight", "Said before, in the same trick: {lines}")
        return before.format(lines=" ".join(lines))

    def why(self) -> str:
        """Why the bot that decided so did, "" of a person."""
        if self.answer.why is None:
            return ""
        decision = self.decision
        made = self.answer.prospect(decision.made)
        worse = made.behind > made.error
        return why_so(
            self.answer.why, decision.made, self.speech, decision.seat, self.bot, worse=worse
        )

    def advised(self) -> tuple[str, str]:
        """What a strong player would have done, and the reason, which speaks to who decides.

        Nothing where it was a strong player who did so.
        """
        same = self._advice.move == self.decision.made
        if same and self.bot and played_as(self.bot, self.speech.rules.game) == HINTS_BY:
            return "", ""
        reason = self.speech.reason(self._advice.reason)
        if not self._own:
            reason = quoted(translate("hindsight", "Reason"), reason)
        if same:
            told = self.answer.why is not None and self.answer.why.advice == self._advice
            chosen = translate("hindsight", "A strong player would have chosen the same.")
            return chosen, "" if told else reason
        other = translate("hindsight", "A strong player would have chosen: {move}.")
        return other.format(move=self.speech.move(self._advice.move)), reason

    def explained(self) -> str:
        """What the numbers mean, and why the first choice need not be the one advised."""
        parts = [self.speech.text(f"meant.{self.answer.unit}")]
        deals = max(one.deals for one in self.answer.prospects)
        tried = translate(
            "hindsight",
            "Tried in %n deal(s) that {name} had to reckon with, played on by rules of thumb.",
            "",
            deals,
        )
        if self._own:
            tried = translate(
                "hindsight",
                "Tried in %n deal(s) that you had to reckon with, played on by rules of thumb.",
                "",
                deals,
            )
        parts.append(tried.format(name=self.speech.name(self.decision.seat)))
        chosen = self.answer.prospect(self._advice.move)
        if 0 < chosen.behind <= 1.05 * chosen.error:
            chance = translate("hindsight", "The lead over what was advised may be mere chance.")
            parts.append(chance)
        if reckoned(self.answer):
            head, meaning = reckoned_then(self.speech.name(self.decision.seat))
            parts.append(f"{head}: {meaning}")
        return " ".join(parts)
