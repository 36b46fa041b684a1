"""The laws of hiding: what a seat sees, and how the rest could lie."""

from __future__ import annotations

import pickle
import re
from itertools import groupby
from random import Random
from typing import Any

from engine.cards import BACK, Card
from engine.hidden import Redealing, hidden_cards, redeal, view
from engine.rules import Rules
from engine.rules.hand_orders import ORDERS, OWN, in_order
from engine.table import NOBODY, Table
from tests.kit.laws import at_every_table, at_moments, at_tables
from tests.kit.lying import everybody, hidden_from, lying, seen_by, texts_in
from tests.kit.tables import holds_every_card_once
from tests.kit.walking import Moment, any_move


@at_every_table(1500)
def hides_what_is_hidden(game: Rules[Any], t: Table) -> int:
    """No text in a pickled view names a hidden card, and the backs come first in each hand.

    What is written of a table for a message names none either.
    """
    hidden = 0
    covered = {card.code for card in hidden_from(t, NOBODY)}
    assert covered.isdisjoint(re.split(r"\W+", repr(t)))
    for seat in everybody(t):
        seen = view(t, seat)
        secret = {card.code for card in hidden_from(t, seat)}
        assert secret.isdisjoint(re.split(r"\W+", " ".join(texts_in(seen))))
        for place in (*seen.table.hands, *seen.table.aside):
            backs = place.count(BACK)
            assert place[:backs] == [BACK] * backs
        assert len(lying(seen.table)) == len(lying(t))
        hidden += len(secret)
    return hidden


@at_every_table(4000)
def shows_the_own_hand(game: Rules[Any], t: Table) -> int:
    """Each seat sees its own cards and fields; the onlooker sees no hand."""
    for seat, hand in enumerate(t.hands):
        seen = view(t, seat).table
        assert seen.hands[seat] == hand
        assert seen.aside[seat] == t.aside[seat]
        for secret in t.secrets:
            if secret.owned:
                assert getattr(seen, secret.name)[seat] == getattr(t, secret.name)[seat]
    watched = view(t, NOBODY).table
    assert all(card is BACK for hand in watched.hands for card in hand)
    return sum(map(len, t.hands))


@at_every_table(4000, field="known")
def knows_of_covered_cards_only(game: Rules[Any], t: Table) -> int:
    """What is noted as known is a card that lies covered somewhere: one lying open needs none."""
    places = (*t.hands, *t.aside, t.stock, hidden_cards(t))
    covered = {card for place in places for card in place}
    covered.update(t.trick[place] for place in t.covered)
    assert set(t.known) <= covered
    return len(t.known)


@at_every_table(4000, field="covered")
def covers_only_what_was_turned(game: Rules[Any], t: Table) -> int:
    """A card of the trick that lies face down is seen by who played it and who knew it."""
    players = t.seats_from(t.leader, len(t.trick)) if t.trick else []
    for seat in everybody(t):
        for place, card in enumerate(view(t, seat).table.trick):
            mine = players[place] == seat or seat in t.known.get(t.trick[place], ())
            assert (card is BACK) == (place in t.covered and not mine)
    return len(t.covered)


@at_every_table(1500)
def hides_once(game: Rules[Any], t: Table) -> int:
    """A view of a view is the view; and the table is as it was."""
    before = pickle.dumps(t.copy())
    for seat in everybody(t):
        seen = view(t, seat)
        assert view(seen.table, seat) == seen
    assert pickle.dumps(t.copy()) == before
    return 1


@at_tables(4000)
def shows_the_same_moves(game: Rules[Any], t: Table) -> int:
    """Whose turn it is finds in the view the moves that the table allows."""
    legal = game.legal(t)
    assert game.legal(view(t, t.turn).table) == legal
    return len(legal)


@at_tables(1500)
def sorts_every_hand(game: Rules[Any], t: Table) -> int:
    """A hand is sorted without losing a card, covered or not.

    In a deal the cards that stand above all others come first, from the highest down.
    """
    highest = game.show.highest(t) if t.phase else []
    for hand in view(t, t.turn).table.hands:
        in_order = game.show.sorted_hand(t, hand)
        top = [card for card in highest if card in hand]
        assert in_order[hand.count(BACK) :][: len(top)] == top
        assert sorted(map(str, in_order)) == sorted(map(str, hand))
        assert game.show.sorted_hand(t, in_order) == in_order
        assert in_order[: hand.count(BACK)] == [BACK] * hand.count(BACK)
    return len(t.hands)


@at_tables(200)
def holds_hands_in_every_order(game: Rules[Any], t: Table) -> int:
    """An order loses no card and keeps suits together, with trumps at one end.

    A card that is played moves no other, and a hand that rises mirrors one that falls.
    """
    show = game.show
    highest = set(show.highest(t))
    for hand in view(t, t.turn).table.hands:
        backs = hand.count(BACK)
        for order in ORDERS:
            held = in_order(show, t, hand, order)
            assert sorted(map(str, held)) == sorted(map(str, hand))
            assert held[:backs] == [BACK] * backs
            if order == OWN or show.rises() is None:
                assert held == show.sorted_hand(t, hand)
                continue
            trumps = [card for card in held if card in highest]
            on_the_left = order == "alternating" or not trumps
            assert (held[backs:][: len(trumps)] if on_the_left else held[-len(trumps) :]) == trumps
            runs = [
                suit
                for suit, _ in groupby(card.suit for card in held[backs:] if card not in highest)
            ]
            assert len(runs) == len(set(runs))
            for card in hand[backs:]:
                rest = [one for one in hand if one is not card]
                assert in_order(show, t, rest, order) == [one for one in held if one is not card]
        rising = in_order(show, t, hand, "alternating_rising")[backs:]
        falling = in_order(show, t, hand, "alternating")[backs:]
        assert rising == (falling if show.rises() is None else falling[::-1])
    return len(t.hands)


@at_every_table(4000, "barred")
def bars_only_what_is_missing(game: Rules[Any], t: Table) -> int:
    """What a seat has shown not to hold, it does not hold."""
    barred = [game.barred(t, seat) for seat in range(len(t.hands))]
    for seat, hand in enumerate(t.hands):
        assert barred[seat].isdisjoint(hand)
    return sum(map(len, barred))


@at_every_table(4000, "barred")
def bars_by_what_is_seen(game: Rules[Any], t: Table) -> int:
    """What a seat has shown not to hold, everybody at the table could see."""
    barred = [game.barred(t, seat) for seat in range(len(t.hands))]
    for seat in everybody(t):
        seen = view(t, seat).table
        assert [game.barred(seen, other) for other in range(len(t.hands))] == barred
    return sum(map(len, barred))


@at_tables(1000)
def redeals_as_seen(game: Rules[Any], t: Table) -> int:
    """The redealt table looks the same, has every card, respects what was shown, and plays on.

    A table that is laid anew is as one that was laid for the first time.

    That it looks the same says something of its cards only: the other fields are the view's own,
    taken over as they are. Whether those tell of hidden cards, two deals that differ must show.
    """
    rng = Random(len(lying(t)) + t.turn)
    for seat in everybody(t):
        seen = view(t, seat)
        other = redeal(game, seen, rng)
        assert view(other, seat) == seen
        holds_every_card_once(game, other)
        for holder, hand in enumerate(other.hands):
            assert holder == seat or game.barred(other, holder).isdisjoint(hand)
        while other.phase:
            game.apply(other, any_move(game.legal(other), rng))
        game.score(other)
    again = Redealing(game, view(t, t.turn))
    one, two = again.filling(rng), again.filling(rng)
    assert again.laid(two, again.laid(one)) == again.laid(two)
    return len(t.hands)


@at_moments(4000)
def tells_no_secret(game: Rules[Any], at: Moment) -> int:
    """What is told is public: each seat can see every card that is named."""
    named = [(fact, arg) for fact in at.facts for arg in fact.args if isinstance(arg, Card)]
    seen = set.intersection(*(seen_by(at.t, seat) for seat in range(len(at.t.hands))))
    for fact, card in named:
        assert card in seen, fact
    return len(named)
