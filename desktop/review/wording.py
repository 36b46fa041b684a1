"""What is said of a decision when it was thought about: what would have been better, and why."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.common.sentences import quoted
from desktop.review.choices import reckoned, reckoned_then
from desktop.scene.speech import Speech
from desktop.scene.standing import standing
from desktop.scene.why_words import why_so
from desktop.session.worker import Answer
from engine.cards import Card
from engine.head import Head
from engine.moves import Move
from engine.review import Decision, decided_by, stood_in

translate = QCoreApplication.translate

HEARD = 4
"""How much of what was said in a trick is told, the last of it."""
TRIED = ("at_a_glance", "better_in_most", "better_on_average", "by_tree")
"""Reasons that only say that something was tried: the layouts tell that better."""
PLAYED = ("trick", "rows")
"""Where a card goes that is played, and not discarded."""
LAYOUTS = 10
"""The number of layouts out of which it is told how many favour a choice."""


def decider(decision: Decision, head: Head, speech: Speech) -> str:
    """Return the name at the seat that decided so, marked if a computer player stood in."""
    name = speech.name(decision.seat)
    if not stood_in(head, decision):
        return name
    return translate("hindsight", "{0} (computer)").format(name)


@dataclass(frozen=True)
class Wording:
    """A decision, and what was thought about it, in sentences."""

    decision: Decision
    answer: Answer | None
    """None while it is still thought about."""
    speech: Speech
    head: Head

    @property
    def better(self) -> Move | None:
        """What was better by more than chance."""
        return None if self.answer is None else self.answer.better(self.decision.made)

    @property
    def _own(self) -> bool:
        """Whether the reader made this decision."""
        return self.decision.seat == self.speech.listener and not self._bot

    @property
    def _bot(self) -> str:
        return decided_by(self.head, self.decision)

    def named(self, move: Move) -> str:
        """Return a move as it stands in a sentence: a card by its name, a call in quotes."""
        text = self.speech.move(move)
        if isinstance(move, Card):
            return text
        return translate("hindsight", "“{0}”").format(text.rstrip(".!"))

    def headline(self) -> str:
        """Return what was chosen, and whether something was better."""
        return f"{self._chose()} {self._verdict()}".strip()

    def _chose(self) -> str:
        if stood_in(self.head, self.decision):
            text = translate("hindsight", "A computer player chose {move} for {name}.")
            if self.decision.seat == self.speech.listener:
                text = translate("hindsight", "A computer player chose {move} for you.")
        elif not isinstance(self.decision.made, Card):
            text = translate("hindsight", "{name} chose {move}.")
            if self._own:
                text = translate("hindsight", "You chose {move}.")
        elif self.speech.rules.zone(self.decision.seen.table) in PLAYED:
            text = translate("hindsight", "{name} played {move}.")
            if self._own:
                text = translate("hindsight", "You played {move}.")
        else:
            text = translate("hindsight", "{name} discarded {move}.")
            if self._own:
                text = translate("hindsight", "You discarded {move}.")
        name = self.speech.name(self.decision.seat)
        return text.format(move=self.named(self.decision.made), name=name)

    def _verdict(self) -> str:
        """How good that was, without numbers."""
        if self.answer is None:
            return ""
        if self.better is not None:
            text = translate("hindsight", "{move} was better.")
            return text.format(move=self.named(self.better))
        others = [one for one in self.answer.prospects if one.move != self.decision.made]
        if self.answer.prospects[0].move == self.decision.made and all(
            one.behind > one.error for one in others
        ):
            return translate("hindsight", "That was clearly best.")
        close = next((one for one in others if one.behind <= one.error), None)
        if close is None:
            return ""
        text = translate("hindsight", "{move} was about equal.")
        return text.format(move=self.named(close.move))

    def reasons(self) -> str:
        """Why, about these cards: what was heard, why a bot did so, what speaks for the best."""
        parts = [self.heard(), self.why(), self._stood(), self._reason(), self._layouts()]
        return " ".join(part for part in parts if part)

    def heard(self) -> str:
        """Return what was said before in this trick, as its player has heard it; "" for nothing."""
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
        before = translate("hindsight", "Said earlier in this trick: {lines}")
        return before.format(lines=" ".join(lines))

    def why(self) -> str:
        """Why the bot that decided so did, "" of a person."""
        if self.answer is None or self.answer.why is None:
            return ""
        worse = self.better is not None
        seat = self.decision.seat
        return why_so(
            self.answer.why, self.decision.made, self.speech, seat, self._bot, worse=worse
        )

    def _reason(self) -> str:
        """Return what speaks for the best choice."""
        if self.answer is None or self.answer.advice is None:
            return ""
        advice, told = self.answer.advice, self.answer.why
        wanted = self.decision.made if self.better is None else self.better
        if advice.move != wanted or advice.reason.key in TRIED:
            return ""
        if told is not None and told.advice == advice:
            return ""  # it was told why already
        text = self.speech.text(f"advice.{advice.reason.key}", *advice.reason.args)
        if self.better is None:
            return text
        return quoted(self.speech.move(self.better), text)

    def _stood(self) -> str:
        """How the card stood that was chosen where something was better."""
        made = self.decision.made
        if self.better is None or not isinstance(made, Card):
            return ""
        told = standing(self.speech, self.decision.seen, made)
        return f"{self.speech.card(made)}: {told}." if told else ""

    def _layouts(self) -> str:
        """In how many ways the cards may lie the better choice is the best one."""
        if self.answer is None or self.better is None:
            return ""
        best, made = (
            round(LAYOUTS * one.best / max(1, one.deals))
            for one in map(self.answer.prospect, (self.better, self.decision.made))
        )
        if best <= made:
            return translate("hindsight", "Where it wins, it wins more than it costs elsewhere.")
        text = translate(
            "hindsight",
            "It is best in {best} of {all} ways the cards may lie, the other in {made}.",
        )
        return text.format(best=best, all=LAYOUTS, made=made)

    def explained(self) -> str:
        """Return what the numbers mean, and why the first choice need not be the one advised."""
        assert self.answer is not None and self.answer.advice is not None
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
        chosen = self.answer.prospect(self.answer.advice.move)
        if 0 < chosen.behind <= 1.05 * chosen.error:
            chance = translate("hindsight", "The difference may be chance.")
            parts.append(chance)
        if reckoned(self.answer):
            head, meaning = reckoned_then(self.speech.name(self.decision.seat))
            parts.append(f"{head}: {meaning}")
        return " ".join(parts)
