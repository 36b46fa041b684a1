"""What the table shows and says of Gin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards import BACK, Card, card
from engine.facts import Fact
from engine.games.gin import tally
from engine.games.gin.chapters import DRAW, HAND, TAKE
from engine.games.gin.ending import after_discard
from engine.games.gin.melds import RANK, SUITS, dead_wood, melding
from engine.games.gin.numbers import ends
from engine.games.gin.rules import GinRules
from engine.games.gin.table import GinTable
from engine.moves import Call, Move
from engine.override import override
from engine.rules.show import Reckoned, Show, Strip
from engine.sheet import Line
from engine.table import Seat


class GinShow(Show[GinTable]):
    """What the table shows and says of Gin."""

    rules: GinRules

    @override
    def brought(self, line: Line) -> list[Fact]:
        """Who has won the Spiel, how, and what it is worth."""
        kind = self.line_name(line)
        if not any(line.values):
            return [Fact("nobody_scores")]
        winner, points = next((side, n) for side, n in enumerate(line.values) if n)
        facts = [Fact("wins_by_" + kind.key, (winner,))] if kind is not None else []
        return [*facts, Fact("scores", (winner, points))]

    @override
    def reckoning(self, t: GinTable, line: Line) -> list[Reckoned]:
        """Return the dead wood of both, what gin or an undercut brings besides, and the doubling.

        Of whom it goes against there is nothing more to say: his dead wood stands among it.
        Of a drawn Spiel what it `brought` says all there is, once for both.
        """
        if not any(line.values):
            return []
        winner = next(side for side, points in enumerate(line.values) if points)
        loser, ending = 1 - winner, next(n.key for n in line.notes if n.key in tally.WON)
        mine, theirs = max(0, t.dead[winner]), max(0, t.dead[loser])
        apart = theirs - mine
        found = [Reckoned(winner, Fact("apart", (theirs, mine)), apart)]
        whole = (line.values[winner] or 0) // t.factor
        if whole > apart:
            found.append(Reckoned(winner, Fact("bonus_" + ending), whole - apart))
        if t.factor > 1:
            found.append(Reckoned(winner, Fact("doubled"), whole * (t.factor - 1)))
        return found

    @override
    def line_name(self, line: Line) -> Fact | None:
        for note in line.notes:
            if note.key in (*tally.WON, tally.DRAWN):
                return Fact(note.key)
        return None

    @override
    def status(self, t: GinTable, seat: Seat) -> list[Fact]:
        """Who has ended the Spiel, and how; and the dead wood that lies open."""
        facts = [Fact(t.ending)] if seat == t.knocker else []
        if t.dead[seat] > 0:
            facts.append(Fact("dead_wood", (t.dead[seat],)))
        return facts

    @override
    def signs(self, t: GinTable) -> list[Fact]:
        """Return the first card, the limit, and whether it counts double."""
        first = Fact("first_card", (card("".join(t.first)),))
        limit = Fact("limit", (t.limit,)) if t.limit else Fact("gin_only")
        double = [Fact("double")] if t.factor > 1 else []
        return [first, limit, *double]

    @override
    def strips(self, t: GinTable) -> list[Strip]:
        """Return the knocker's rows in one strip, the other's below."""
        if not t.rows:
            return []
        knocker, other = t.knocker, t.after[t.knocker]
        strips = [Strip(tuple(range(t.spread)), self._caption(t, knocker), owner=knocker)]
        if len(t.rows) > t.spread:
            numbers = tuple(range(t.spread, len(t.rows)))
            strips.append(Strip(numbers, self._caption(t, other), owner=other))
        return strips

    @override
    def laid_open(self, t: GinTable, seat: Seat) -> list[Card]:
        """Return what is left of a hand that was shown when a knock failed (GI-A18)."""
        return [card for card in t.hands[seat] if (card.suit, card.rank) in t.shown[seat]]

    def _caption(self, t: GinTable, seat: Seat) -> Fact:
        dead = t.dead[seat]
        return Fact("spread", (seat, dead)) if dead else Fact("no_dead_wood", (seat,))

    @override
    def piles(self, t: GinTable) -> Mapping[str, Move]:
        """Talon and heap, where a card may be taken from them."""
        if t.phase not in ("first", "draw"):
            return {}
        legal = self.rules.legal(t)
        places: dict[str, Move] = {"stock": DRAW, "up": TAKE}
        return {place: move for place, move in places.items() if move in legal}

    @override
    def own_notes(self, t: GinTable, seat: Seat) -> list[Fact]:
        """Return the best melding's dead wood; with a card too many, after the best discard."""
        hand = t.hands[seat]
        if self._by_hand() or not hand or BACK in hand:
            return []
        if len(hand) <= HAND:
            return [Fact("dead_wood", (dead_wood(hand),))]
        may_go = self.rules.discard.may_go(t) if seat == t.turn else hand
        return [Fact("dead_wood_left", (min(after_discard(hand, may_go).values()),))]

    @override
    def sorted_hand(self, t: GinTable, hand: Sequence[Card]) -> list[Card]:
        """Melds and dead wood, or suit by suit."""
        if self._by_hand() or BACK in hand:
            return sorted(hand, key=_by_suit)
        best = melding(hand)
        return [one for group in (*best.melds, best.dead) for one in group]

    @override
    def rises(self) -> bool | None:
        return True if self._by_hand() else None

    @override
    def groups(self, t: GinTable, hand: Sequence[Card]) -> list[list[Card]]:
        if self._by_hand() or BACK in hand:
            return [list(hand)]
        best = melding(hand)
        return [list(group) for group in (*best.melds, best.dead) if group]

    @override
    def part_name(self, t: GinTable, part: Sequence[Card]) -> Fact | None:
        """Return a run, a set, or dead wood with its points."""
        dead = dead_wood(part)
        if dead:
            return Fact("dead_wood", (dead,))
        if len({one.rank for one in part}) > 1:
            return Fact("run")
        return Fact("three_alike" if len(part) < len(SUITS) else "four_alike")

    @override
    def offered(self, t: GinTable, calls: Sequence[Call]) -> list[Call]:
        """Return what ends the deal and does not fail, the least dead wood first; gin alone."""
        named = [call for call in calls if call.word in ("knock", "gin")]
        if self._by_hand() or not named:
            return []
        hand = t.hands[t.turn]
        if t.phase == "last":
            left = after_discard([*hand, t.up[-1]], hand)
        else:
            left = after_discard(hand, hand)
        order = {call: left[one] for call in named for one in call.args if isinstance(one, Card)}
        allowed = [call for call in named if ends(order[call], t.limit)]
        gin = [call for call in allowed if call.word == "gin"]
        return gin or sorted(allowed, key=order.__getitem__)

    def _by_hand(self) -> bool:
        return self.rules.options.arrangement == "by_hand"

    @override
    def doubt(self, t: GinTable, move: Move) -> Fact | None:
        """Return a knock that fails, and one or a mere discard by somebody who has gin."""
        if t.phase != self.rules.discard.name or (isinstance(move, Call) and move.word != "knock"):
            return None
        left = after_discard(t.hands[t.turn], self.rules.discard.may_go(t))
        if isinstance(move, Card):
            # A player who arranges the hand himself finds out himself what he has.
            has_gin = not min(left.values()) and not self._by_hand()
            return Fact("gin_is_given_up") if has_gin else None
        if not min(left.values()):
            return Fact("gin_is_there")
        dead = next(points for card, points in left.items() if card in move.args)
        if dead <= t.limit:
            return None
        return Fact("knock_too_high", (t.limit, dead)) if t.limit else Fact("ace_asks_for_gin")


def _by_suit(card: Card) -> tuple[int, int]:
    """Backs first, then suit by suit, low to high."""
    return (-1, 0) if card is BACK else (SUITS.index(card.suit), RANK[card])
