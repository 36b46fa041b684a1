"""Rules of thumb for Tippen, from one seat's view alone.

A hand is worth its share of the pot for each trick it may take, and costs what the house rules say
if it takes too few: play or pass by the sum. A leader begins with what nobody can beat, and
a follower wins as cheaply as it goes.
"""

from __future__ import annotations

from engine.facts import Advice, Fact
from engine.families.pot.chapters import PASS
from engine.families.pot.exchange import DRAW, STAND
from engine.families.pot.heuristic import by_chapter, rivals, room
from engine.games.tippen.chapters import LIFT, PLAY, SNIFF, TAP, TURN
from engine.games.tippen.rules import TippenRules
from engine.games.tippen.table import TippenTable
from engine.games.tippen.weights import WEIGHTS, Weights
from engine.moves import Move
from engine.phases.chances import Prospect, chances_of, prospect

# Whether to play.


def _playing(there: Prospect, rules: TippenRules, pot: int) -> float:
    """Return what playing brings as a share of the pot: tricks, less what too few of them cost."""
    terms, whole = rules.terms, max(1, pot)
    none, one = terms.penalty(pot, 0) / whole, terms.penalty(pot, 1) / whole
    return there.share(of=terms.tricks, none=none, one=one)


def _value(t: TippenTable, rules: TippenRules, trump: str, weights: Weights) -> float:
    """Return what playing brings with this hand if this is trump, as a share of the pot."""
    if rules.terms.takes_all(t.hands[t.turn]):
        return 1.0
    worth = weights.worth(rules.terms)[trump]
    weak = room(t) if rules.buys else 0
    chances = chances_of(t.hands[t.turn], worth, weak, weights)
    return _playing(prospect(chances, rivals(t.plays, t.turn, weights), weights), rules, t.kitty)


def _join(t: TippenTable, legal: list[Move], rules: TippenRules, weights: Weights) -> Advice:
    others = [said for seat, said in enumerate(t.plays) if seat != t.turn]
    if not any(said is not False for said in others):
        return Advice(TAP, Fact("nobody_else"))
    as_dealt = rules.options.hand == "three" and not rules.buys
    least = weights.joins_as_dealt if as_dealt else weights.joins_from
    if _value(t, rules, t.trump, weights) > least:
        return Advice(TAP, Fact("tricks_likely"))
    return Advice(PASS, Fact("tricks_unlikely"))


def _dealer_first(
    t: TippenTable, legal: list[Move], rules: TippenRules, weights: Weights
) -> Advice:
    """One trump is certain, and the other cards are as they come."""
    shown = t.up[-1]
    chances = [weights.worth(rules.terms)[t.trump][shown]]
    chances += [weights.drawn] * (rules.terms.tricks - 1)
    there = prospect(chances, rivals(t.plays, t.turn, weights), weights)
    if _playing(there, rules, t.kitty) > weights.joins_from:
        return Advice(PLAY, Fact("own_trump_helps", (shown,)))
    return Advice(PASS, Fact("own_trump_is_little", (shown,)))


def _lift(t: TippenTable, legal: list[Move], rules: TippenRules, weights: Weights) -> Advice:
    """Whatever is turned, who lifts has to play."""
    value = sum(_value(t, rules, trump, weights) for trump in rules.terms.deck.suits)
    if value / len(rules.terms.deck.suits) > weights.lifts_from:
        return Advice(LIFT, Fact("good_without_trump"))
    return Advice(PASS, Fact("poor_without_trump"))


def _sniff(t: TippenTable, legal: list[Move], rules: TippenRules, weights: Weights) -> Advice:
    """Return a trump for the worst card and the duty to play, or a look at it first."""
    hand, worths = t.hands[t.turn], weights.worth(rules.terms)
    if t.sniffed:
        worst = min(hand, key=worths[t.trump].__getitem__)
        return Advice(worst, Fact("lay_worst", (worst,)))
    among, sniffs, looks = rivals(t.plays, t.turn, weights), 0.0, 0.0
    for trump in rules.terms.deck.suits:
        chances = sorted(map(worths[trump].__getitem__, hand))
        chances[0] = weights.new_trump
        sniffs += _playing(prospect(chances, among, weights), rules, t.kitty)
        value = _value(t, rules, trump, weights)
        looks += value if t.together else max(0.0, value)
    if sniffs - looks > len(rules.terms.deck.suits) * weights.sniffs_from:
        return Advice(SNIFF, Fact("a_trump_more"))
    return Advice(TURN, Fact("poor_without_trump"))


def _buy(t: TippenTable, legal: list[Move], rules: TippenRules, weights: Weights) -> Advice:
    """Lay away, the worst first, what is worth less than a card not yet seen."""
    worth = weights.worth(rules.terms)[t.trump]
    for card in sorted(t.hands[t.turn], key=worth.__getitem__):
        if card in legal and worth[card] < weights.drawn:
            return Advice(card, Fact("draw_for", (card,)))
    return Advice(DRAW if t.laid else STAND, Fact("enough_changed"))


choose = by_chapter(
    WEIGHTS, join=_join, dealer_first=_dealer_first, sniff=_sniff, lift=_lift, buy=_buy
)
