"""Playing a deal of Knüffeln on to its end in small numbers, as `heuristic.py` would.

For bots that imagine thousands of deals. A hand is a number with a bit for each card, the bits in
the order of what the cards are worth, so that the cheapest card is the lowest bit. The rules are
asked of `play.py` and `deciding.py`; the rules of thumb are those of `heuristic.py`, and a test
plays both side by side.
"""

from __future__ import annotations

from math import exp
from random import Random

from engine.games.knueffeln import tally
from engine.games.knueffeln.conferring import silent
from engine.games.knueffeln.deciding import JANN_OR_MARCH, decides, may_turn, won_by
from engine.games.knueffeln.heuristic import jann_pays, march_risk
from engine.games.knueffeln.meaning import rates
from engine.games.knueffeln.numbers import known_to, said_of_trick, suits_of
from engine.games.knueffeln.play import opponent
from engine.games.knueffeln.prospects import CANNOT, HIS
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.table import NO_SIDE, KnueffelnTable
from engine.games.knueffeln.weights import Weights
from engine.table import NOBODY, Seat


class Rollout:
    """One deal, from a table whose tricks have begun, played to its end.

    `weights` are those of each side; `suits` are the numbers of the first.
    """

    def __init__(
        self, rules: KnueffelnRules, t: KnueffelnTable, weights: tuple[Weights, Weights]
    ) -> None:
        suits = suits_of(rules, t.chosen, weights[0])
        self.suits, self.weights = suits, weights
        self.above, self.worth = suits.above, suits.worth
        self.kept = (suits.kept, suits_of(rules, t.chosen, weights[1]).kept)
        self.code = suits.code
        bits = suits.bits
        self.hands = [bits(hand) for hand in t.hands]
        self.sizes = [len(hand) for hand in t.hands]
        asleep = bits(t.sleepers()) if t.asleep else 0
        gone = bits(t.up) | bits(t.trick) | asleep
        for trick in t.tricks:
            gone |= bits(trick.cards)
        self.open = gone
        self.side, self.after = t.side, t.after
        self.seats = t.in_play()
        self.knows = known_to(t, suits) if t.known else [0] * len(t.hands)
        # A card of the talon that sleeps and was seen is none of those that may be with anybody.
        self.stock = [len(t.stock) - (known & asleep).bit_count() for known in self.knows]
        self.taken, self.raised = t.taken[:], sum(t.raised)
        self.goal, self.length, self.march = t.goal, t.length, t.march
        self.number = len(t.tricks)
        self.claims = said_of_trick(t, HIS) if t.talk else []
        if (last := silent(rules.options, t)) != NOBODY:
            self.claims.append(last)
        self.unable = said_of_trick(t, CANNOT) if t.talk else []
        self.rates = rates(t) if t.talk else []
        self.risk = march_risk(t, weights[t.side[t.turn]]) if t.phase == "jann" else 0.0
        self.turn, self.leader = t.turn, t.leader
        self.played = len(t.trick)
        self.taker = t.taker if t.trick else NOBODY
        self.top = suits.bit[t.top].bit_length() - 1 if t.top is not None else 0
        self.covered = suits.bit[t.trick[0]].bit_length() - 1 if t.covered else -1
        self.rules = rules

    # To the end.

    def run(self, phase: str, rng: Random) -> tuple[str, int, int]:
        """By which way the deal is won, by which side, and how many turns were seen."""
        tricks = self.rules.tricks
        self.turning: str = tricks.turning
        self.turn_in_march: bool = tricks.turn_in_march
        found: tuple[str, int, int] | None = None
        if phase == "answer":
            found = self._answer()
        elif phase == "jann":
            found = self._jann()
        while found is None:
            if not self.played:
                found = self._lead(rng)
                if found is not None:
                    break
            found = self._trick()
        return found

    def _trick(self) -> tuple[str, int, int] | None:
        """Let the others play to the trick that was led; return who takes it."""
        hands, sizes, above, after = self.hands, self.sizes, self.above, self.after
        while self.turn != self.leader:
            seat = self.turn
            card = self.follow(seat)
            bit = 1 << card
            hands[seat] ^= bit
            sizes[seat] -= 1
            self.open |= bit
            if above[self.top] & bit:
                self.top, self.taker = card, seat
            self.turn = after[seat]
        self.played = 0
        self.claims = []
        self.unable = []
        self.number += 1
        self.turn = self.leader = winner = self.taker
        side = self.side[winner]
        self.taken[side] += 1
        decided = decides(
            self.march, side, self.taken[side], self.goal[side], self.number, self.length
        )
        if not decided:
            return None
        return self._jann() if decided == JANN_OR_MARCH else self._over()

    def _over(self, ran: int = NO_SIDE) -> tuple[str, int, int]:
        """Return what `run` finds where the deal is over, perhaps because a side ran."""
        way, winning = won_by(self.march, ran, self.taken, self.goal, self.length)
        return way, winning, self.raised

    # What each would do.

    def _missing(self, seat: Seat, against: int) -> float:
        """How likely one unseen card is not among these of the others' cards."""
        others = self.stock[seat] - self.sizes[seat]
        for other in self.seats:
            others += self.sizes[other]
        knows = self.knows[seat]
        if knows:
            others -= (knows & ~self.open).bit_count()
        share = against / (others if others > 1 else 1)
        return 1 - share if share < 1 else 0.0

    def led(self, seat: Seat) -> int:
        """Return the card that this seat would lead."""
        side, sizes = self.side, self.sizes
        mine = side[seat]
        hand = self.hands[seat]
        against = 0
        for other in self.seats:
            if side[other] != mine:
                against += sizes[other]
        missing = self._missing(seat, against)
        unseen = ~(self.open | hand | self.knows[seat])
        above, kept, code = self.above, self.kept[mine], self.code
        best, most = -1, -9.0
        rest = hand
        while rest:
            low = rest & -rest
            rest ^= low
            card = low.bit_length() - 1
            value = missing ** (above[card] & unseen).bit_count() - kept[card]
            if value > most or (value == most and code[card] > code[best]):
                best, most = card, value
        return best

    def turns_it(self, seat: Seat, rng: Random) -> bool:
        """Whether this seat, which may, would turn what it leads."""
        mine = self.side[seat]
        weights = self.weights[mine]
        if self._jann_near(mine) or self._chance(seat) <= weights.turn_from:
            return False
        return rng.random() < weights.turn_often

    def _lead(self, rng: Random) -> tuple[str, int, int] | None:
        seat, side = self.turn, self.side
        mine = side[seat]
        best = self.led(seat)
        # How often a side has raised counts by the rule of 1924 alone, which is not played on here.
        may = may_turn(self.turning, self.turn_in_march, self.march, self.raised, self.taken[mine])
        turned = may and self.turns_it(seat, rng)
        self.hands[seat] ^= 1 << best
        self.sizes[seat] -= 1
        self.leader = self.taker = seat
        self.top = best
        self.played = 1
        if turned:
            self.covered = best
            self.turn = opponent(side, self.after, seat)
            return self._answer()
        self.open |= 1 << best
        self.turn = self.after[seat]
        return None

    def _jann_near(self, mine: int) -> bool:
        return self.taken[mine] >= self.goal[mine] - 3 and not self.taken[1 - mine]

    def _chance(self, seat: Seat) -> float:
        """As `heuristic.chance`."""
        side = self.side[seat]
        left = self.length - self.number
        worth = self.worth
        own, rest = 0.0, self.hands[seat]
        while rest:
            low = rest & -rest
            rest ^= low
            own += worth[low.bit_length() - 1]
        own = min(left, own)
        mates = sum(theirs == side for theirs in self.side) - 1
        expected = own + (left - own) * mates / (len(self.seats) - 1)
        for other, rate in enumerate(self.rates):
            if other != seat:
                expected += left * (rate if self.side[other] == side else -rate)
        needed = self.goal[side] - self.taken[side] - 0.5
        return 1 / (1 + exp(-1.4 * (expected - needed)))

    def _answer(self) -> tuple[str, int, int] | None:
        """Who is asked sees the turned card or runs; seen, it lies there as led."""
        answer = self.rules.answer
        for seat in answer.asked(self.side, self.after, self.leader, self.turn):
            if not self._sees(seat):
                return self._over(self.side[seat])
        self.raised += 1
        self.top, self.taker, self.played = self.covered, self.leader, 1
        self.open |= 1 << self.covered
        self.covered = -1
        self.turn = self.after[self.leader]
        return None

    def _sees(self, seat: Seat) -> bool:
        if self.march != NO_SIDE:
            return False
        options = self.rules.options
        now = tally.brings(options, tally.BASIC, self.raised)
        then = tally.brings(options, tally.BASIC, self.raised + 1)
        see_by = self.weights[self.side[seat]].see_by
        return (2 * self._chance(seat) - 1) * then >= -(1 + see_by) * now

    def _jann(self) -> tuple[str, int, int] | None:
        """Stop with the Jann, or go on for the march, as `heuristic` would."""
        seat = self.turn
        side = self.side[seat]
        pays = jann_pays(self.rules.options)
        against = sum(self.sizes[other] for other in self.seats if self.side[other] != side)
        missing = self._missing(seat, against)
        unseen = ~(self.open | self.hands[seat] | self.knows[seat])
        held = []
        rest = self.hands[seat]
        while rest:
            low = rest & -rest
            rest ^= low
            held.append(missing ** (self.above[low.bit_length() - 1] & unseen).bit_count())
        risk = self.risk
        if not risk:
            weights = self.weights[side]
            helped = sum(theirs == side for theirs in self.side) > 1
            risk = weights.helped if helped else weights.alone
        likely = 1.0
        for one in sorted(held, reverse=True)[: self.length - self.number]:
            likely *= 1 - (1 - one) * risk
        if likely < (1 + pays) / 2:
            return self._over()
        self.march = side
        return None

    def follow(self, seat: Seat) -> int:
        """Return the card that this seat would put to the trick that is on."""
        side, after, sizes = self.side, self.after, self.sizes
        mine = side[seat]
        hand = self.hands[seat]
        weights = self.weights[mine]
        dud = (hand & -hand).bit_length() - 1
        if hand == hand & -hand:
            return dud
        against, partner = 0, False
        following = after[seat]
        while following != self.leader:
            if side[following] != mine:
                against += sizes[following]
            elif following not in self.unable:
                partner = True
            following = after[following]
        missing = self._missing(seat, against) if against else 1.0
        above = self.above
        unseen = ~(self.open | hand | self.knows[seat])
        ours = side[self.taker] == mine
        if ours and (
            missing ** (above[self.top] & unseen).bit_count() >= weights.left_to_partner
            or (self.claims and self.taker in self.claims)
        ):
            return dud
        winning = hand & above[self.top]
        if not winning:
            return dud
        must = self.march == mine or self.taken[1 - mine] + 1 >= self.goal[1 - mine]
        if self.claims and not must and self._claimed_behind(seat, mine):
            return dud
        card, taken_with = -1, weights.taken_with
        rest = winning
        while rest:
            low = rest & -rest
            rest ^= low
            card = low.bit_length() - 1
            if missing ** (above[card] & unseen).bit_count() >= taken_with:
                break
        value = self.worth[card]
        if (value >= weights.precious and partner and not must) or (
            ours and value > weights.over_partner
        ):
            return dud
        return card

    def _claimed_behind(self, seat: Seat, mine: int) -> bool:
        following = self.after[seat]
        while following != self.leader:
            if self.side[following] == mine and following in self.claims:
                return True
            following = self.after[following]
        return False


def finished(
    rules: KnueffelnRules, t: KnueffelnTable, rng: Random, weights: tuple[Weights, Weights]
) -> tuple[str, int, int] | None:
    """How this deal ends; None if its tricks have not begun, or turns go by the rule of 1924."""
    if t.phase not in ("tricks", "answer", "jann") or rules.options.turning == "two_and_four":
        return None
    return Rollout(rules, t, weights).run(t.phase, rng)
