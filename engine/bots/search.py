"""The bot that thinks: it imagines how the cards may lie and tries each move in the same deals.

Every decision is made so, not only which card to play. The move that the rules of thumb would
make is left only for one that is better by more than chance: without that gate more harm is done
than good. What the bot found, `findings` keep: for a hint, and for callers that want to know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.bots import racing
from engine.bots.bot import Bot, Clock
from engine.bots.characters import LEEWAY, PLAIN, Character
from engine.bots.heuristic import HeuristicBot
from engine.bots.levels import Level
from engine.bots.racing import Candidate
from engine.bots.rollout import Rollout
from engine.bots.worlds import worlds
from engine.cards import BACK
from engine.facts import Advice, Fact
from engine.moves import Call, Move
from engine.override import override
from engine.rules import Rules
from engine.table import Table, View

TELLS_SHARE = 10
"""In this many more of a hundred worlds a move must be better than worse, or it is told by how much
it is better on average: what is better just as often as worse, nobody would believe."""
FOR_CHARACTER = 16
"""How many worlds a bot that does not search imagines, to find other moves in character."""


@dataclass(frozen=True)
class Thought:
    """A decision as it came about.

    `usual` is what the rules of thumb say, `candidates` what was weighed beside it, the best first:
    nothing where they were followed as they are. A bot that `erred` did not look for the best. What
    was `forgone` seemed better by a little, but suited the character less.
    """

    advice: Advice
    usual: Advice
    candidates: Sequence[Candidate] = ()
    erred: bool = False
    forgone: Move | None = None


class SearchBot(Bot):
    """A player of some level and character. `chapter` limits its thought to one chapter."""

    def __init__(
        self,
        rules: Rules[Any],
        level: Level,
        character: Character = PLAIN,
        chapter: str = "",
        clock: Clock | None = None,
    ) -> None:
        super().__init__(rules, clock)
        self.level = level
        self.character = character
        self.chapter = chapter
        self.worlds = level.worlds or (FOR_CHARACTER if character.risk or character.ends else 0)
        self._bots = rules.bots
        self._thumb = HeuristicBot(rules)

    @override
    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        return self.think(seen, legal, rng, budget).advice

    def think(self, seen: View, legal: list[Move], rng: Random, budget: float = 0.0) -> Thought:
        """Return the same, with how it came about."""
        usual = self._thumb.advise(seen, legal, rng, budget)
        if len(legal) == 1 or not self._thinks(seen, rng):
            return Thought(usual, usual)
        candidates = self._race(seen, legal, usual.move, rng, budget)
        return self._decide(seen, candidates, usual, rng)

    def _thinks(self, seen: View, rng: Random) -> bool:
        """Whether anything is weighed here beside what the rules of thumb say."""
        if not self.worlds or (self.chapter and seen.table.phase != self.chapter):
            return False
        return not self.level.errs or self._errs(rng)

    def findings(
        self, seen: View, legal: list[Move], rng: Random, budget: float = 0.0
    ) -> list[Candidate]:
        """Return what each candidate came to in the worlds that were imagined, the best first."""
        usual = self._thumb.advise(seen, legal, rng, budget).move
        return self._race(seen, legal, usual, rng, budget)

    def look_back(
        self, seen: View, legal: list[Move], made: Move, rng: Random, also: Sequence[Move] = ()
    ) -> tuple[Advice, list[Candidate]]:
        """Return what it would have done, and what each candidate and the move made come to."""
        usual = self._thumb.advise(seen, legal, rng, 0.0)
        goes_by_it = self.level.errs and not self._errs(rng)
        candidates = self._race(seen, legal, usual.move, rng, 0.0, made, *also)
        if goes_by_it:
            return usual, candidates
        own = [usual.move, *self._candidates(seen.table, legal)]
        considered = [one for one in candidates if one.move in own]
        return self._decide(seen, considered, usual, rng).advice, candidates

    @override
    def say(self, seen: View, rng: Random) -> Call | None:
        """Return what there is to say, more or less often.

        The mischievous also say what is not so.
        """
        character = self.character
        settling = self._bots.confer(seen)
        if settling is not None:
            return settling
        if rng.random() >= character.talk:
            return None
        for _ in range(max(1, round(character.talk))):
            phrase = self._thumb.say(seen, rng)
            if phrase is not None:
                return self._untrue(seen, rng) if rng.random() < character.whim else phrase
        return None

    def _untrue(self, seen: View, rng: Random) -> Call | None:
        """Any phrase that shows no card."""
        phrases = [one for one in self.rules.phrases(seen.table, seen.seat) if not one.args]
        return phrases[int(rng.random() * len(phrases))] if phrases else None

    def _candidates(self, t: Table, legal: list[Move]) -> list[Move]:
        """Return what is worth a thought to one of this character."""
        ends = self._bots.early_ends(t, legal) if self.character.ends else []
        return [*self._bots.candidates(t, legal), *ends]

    def _race(
        self, seen: View, legal: list[Move], usual: Move, rng: Random, budget: float, *also: Move
    ) -> list[Candidate]:
        known = self._bots
        seconds = min(budget or self.level.seconds, self.level.seconds)
        until = self.clock() + seconds if self.clock is not None else 0.0
        moves = list(dict.fromkeys([*self._candidates(seen.table, legal), *also]))
        tables: list[Table] = worlds(known, seen, self.worlds, rng)
        if self.level.remembers:
            tables = [forgotten(one, seen, self.level.remembers, rng) for one in tables]
        rollout = Rollout(known, seen.seat, int(rng.random() * 2**40))
        return racing.run(moves, usual, tables, rollout.result, self.clock, until, self.level.sure)

    def _decide(
        self, seen: View, candidates: list[Candidate], usual: Advice, rng: Random
    ) -> Thought:
        ordinary = next(one for one in candidates if one.move == usual.move)
        erred = bool(self.level.errs)
        if erred:
            best, fit = self._near_miss(seen, candidates, ordinary, rng)
        else:
            best, fit = candidates[0], candidates
            if best is not ordinary and best.lead(ordinary).z < self.level.sure:
                best = ordinary
        chosen = self._in_character(seen, fit, best, rng)
        if chosen is ordinary:
            advice = self._because_usual(fit, usual)
        else:
            advice = Advice(chosen.move, self._because(seen, chosen, best, ordinary))
        return Thought(advice, usual, candidates, erred, best.move if chosen is not best else None)

    def _because(self, seen: View, chosen: Candidate, best: Candidate, ordinary: Candidate) -> Fact:
        """Return what speaks for a move that is not the one of the rules of thumb."""
        reason = self._bots.reason(seen, chosen.move)
        if reason is not None:
            return reason
        if chosen is not best:
            t = seen.table
            bolder = self._bots.risk(t, chosen.move) > self._bots.risk(t, best.move)
            return Fact("risks_more" if bolder else "risks_less")
        if self.level.errs:
            return Fact("at_a_glance")
        better, worse = self._bots.calibration.told(*counted(chosen, ordinary))
        # Where one wins more than one loses, a move can be better that is not so more often.
        if self._bots.tells_share and better - worse >= TELLS_SHARE:
            return Fact("better_in_most", (better, worse))
        unit = self._bots.unit()
        tenths = round(10 * unit.scale * chosen.lead(ordinary).mean)
        return Fact("better_on_average", (*divmod(tenths, 10), unit.key) if tenths else ())

    def _errs(self, rng: Random) -> bool:
        """Whether this is a decision at which somebody who errs does so."""
        return rng.random() < self.level.errs

    def _near_miss(
        self, seen: View, candidates: list[Candidate], ordinary: Candidate, rng: Random
    ) -> tuple[Candidate, list[Candidate]]:
        """Something that seems as good, and all that a second look does not find to cost much."""
        known, random = self._bots, rng.random
        most = self.level.forgives * known.spread(seen.table)
        tables: list[Table] = worlds(known, seen, self.level.worlds, rng)
        rollout = Rollout(known, seen.seat, int(random() * 2**40))
        moves = [one.move for one in candidates]
        again = racing.run(moves, ordinary.move, tables, rollout.result, sure=self.level.sure)
        bearable = {one.move for one in again if again[0].lead(one).mean <= most}
        fit = [one for one in candidates if one.move in bearable]
        seeming = [one for one in fit if candidates[0].lead(one).mean <= most] or fit
        one, other = (seeming[int(random() * len(seeming))] for _ in range(2))
        leaning = 1 if seen.seat % 2 else -1
        risks = [leaning * known.risk(seen.table, each.move) for each in (one, other)]
        return (one if risks[0] >= risks[1] else other), fit

    def _because_usual(self, candidates: list[Candidate], usual: Advice) -> Advice:
        """Return the rule of thumb, unless it does not matter at all what is done."""
        ran = [one.results for one in candidates]
        if len(ran[0]) >= racing.SAME and all(results == ran[0] for results in ran):
            return Advice(usual.move, Fact("all_the_same"))
        return usual

    def _in_character(
        self, seen: View, candidates: list[Candidate], best: Candidate, rng: Random
    ) -> Candidate:
        """Among moves about as good as the best, the one that suits the character."""
        likes = self.character.risk
        t = seen.table
        number = len(best.results)
        spread = racing.lead(best.results).error * number**0.5 if number > 1 else 0.0
        if self.character.ends:
            ends = self._bots.early_ends(t, [one.move for one in candidates])
            most = self.character.ends * spread
            early = [one for one in candidates if one.move in ends and best.lead(one).mean <= most]
            return early[0] if early else best
        if self.character.whim and rng.random() < self.character.whim:
            likes = -likes
        if not likes:
            return best
        close = [
            one
            for one in candidates
            if len(one.results) == number and best.lead(one).mean <= LEEWAY * spread * abs(likes)
        ]
        return max([best, *close], key=lambda one: likes * self._bots.risk(t, one.move))


def counted(one: Candidate, other: Candidate) -> tuple[int, int]:
    """In how many of a hundred worlds the one did better than the other, and in how many worse."""
    pairs = list(zip(one.results, other.results, strict=False))
    share = 100 / max(1, len(pairs))
    better, worse = sum(a > b for a, b in pairs), sum(a < b for a, b in pairs)
    return round(share * better), round(share * worse)


def forgotten(world: Any, seen: View, remembered: int, rng: Random) -> Any:
    """Return the world as it may be for a player who remembers only the last tricks.

    Each card in another hand that the seat has not seen is as likely one of the older tricks. Such
    a world may hold a card twice: once in a hand, once among what was taken. With nothing to forget
    it is the world itself; a copy otherwise.
    """
    old = [card for trick in world.tricks[: -remembered or None] for card in trick.cards]
    if not old:
        return world
    believed = world.copy()
    random = rng.random
    hidden = sum(hand.count(BACK) for hand in seen.table.hands)
    for seat, hand in enumerate(seen.table.hands):
        open_ = {card for card in hand if card is not BACK}
        for place, card in enumerate(believed.hands[seat]):
            if card in open_ or not old:
                continue
            if random() * (len(old) + hidden) < len(old):
                believed.hands[seat][place] = old.pop(int(random() * len(old)))
    return believed
