"""The laws of a table: its cards, its moves, its copies, and that every deal ends."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

from engine import shuffle
from engine.cards import BACK, Card
from engine.head import VERSION
from engine.hidden import hidden_cards, view
from engine.moves import Call, Move, read, write
from engine.rules import IllegalMove, Rules
from engine.sheet import Line
from engine.table import Seat, Table
from tests.kit.cases import SEED, Case
from tests.kit.laws import at_ends, at_every_table, at_tables, in_evenings
from tests.kit.lying import lying
from tests.kit.walking import DEALS, Moment, any_move, calls
from tests.kit.words import says_something

ZONES = ("trick", "aside", "rows", "up")
"""Where a card can go that is put down."""
STRANGE = 12
"""How many moves that are not offered are tried at a table."""


@at_every_table(8000)
def holds_every_card_once(game: Rules[Any], t: Table) -> int:
    """Every card of the pack lies somewhere, and nowhere else."""
    assert sorted(card.code for card in lying(t)) == sorted(card.code for card in game.pack())
    return 1


@at_tables(8000)
def offers_moves(game: Rules[Any], t: Table) -> int:
    """Somebody is to decide, has something to choose, and nothing twice."""
    legal = game.legal(t)
    assert legal
    assert len(set(legal)) == len(legal)
    assert 0 <= t.turn < len(t.hands)
    assert t.turn in t.in_play()
    assert game.zone(t) in ZONES
    return len(legal)


@at_tables(1500)
def accepts_what_it_offers(game: Rules[Any], t: Table) -> int:
    """Every move that is offered is allowed and can be made."""
    legal = game.legal(t)
    for move in legal:
        game.check(t, move)
        game.apply(t.copy(), move)
    return len(legal)


@at_tables(400)
def refuses_all_else(game: Rules[Any], t: Table) -> int:
    """Moves that are not offered are refused with a rule, and nothing happens."""
    before, tried = t.copy(), not_offered(game, t)
    for move in tried:
        refused = refusal(game, t, move)
        assert refused is not None, move
        assert refused.move is move
        says_something(game, "rule", refused.reason)
    assert t == before
    return len(tried)


@at_tables(400)
def refuses_by_what_is_seen(game: Rules[Any], t: Table) -> int:
    """Why a move is forbidden, whose turn it is finds out of the view too."""
    seen, tried = view(t, t.turn).table, not_offered(game, t)
    for move in tried:
        here, there = refusal(game, seen, move), refusal(game, t, move)
        assert (here and here.reason) == (there and there.reason), move
    return len(tried)


@at_ends()
def refuses_all_when_over(game: Rules[Any], at: Moment) -> int:
    """A finished deal offers nothing and refuses every move."""
    assert game.legal(at.t) == []
    for move in (*game.pack()[:STRANGE], Call("fly_away")):
        refused = refusal(game, at.t, move)
        assert refused is not None, move
        says_something(game, "rule", refused.reason)
    return 1


def refusal(game: Rules[Any], t: Table, move: Move) -> IllegalMove | None:
    """How a table refuses a move, None if it does not."""
    try:
        game.check(t, move)
    except IllegalMove as refused:
        return refused
    return None


def not_offered(game: Rules[Any], t: Table) -> list[Move]:
    """Some moves that this table does not allow: any cards, and calls made at other times."""
    legal = game.legal(t)
    strange: list[Move] = [*game.pack(), BACK, Call("fly_away"), *calls(game.game.name)]
    rng = Random(" ".join(map(str, t.hands[t.turn])))
    return [move for move in rng.sample(strange, min(STRANGE, len(strange))) if move not in legal]


@at_tables(8000, "reshuffles")
def reshuffles_what_was_laid_away(game: Rules[Any], t: Table) -> int:
    """A move that needs more cards than are left names those laid away, and is made with them."""
    found = 0
    for move in game.legal(t):
        cards = list(game.reshuffles(t, move))
        if not cards:
            continue
        assert len(set(cards)) == len(cards)
        assert set(cards) <= {card for some in t.aside for card in some}
        other = t.copy()
        other.facts = []
        other.shuffle_in(cards[::-1])
        game.apply(other, move)
        assert [fact.key for fact in other.facts].count("shuffles") == 1
        holds_every_card_once(game, other)
        found += 1
    return found


@in_evenings(16)
def comes_to_an_end(case: Case) -> int:
    """A deal ends however stubborn the players: each always does the first thing, or the last."""
    return sum(1 for _ in stubborn(case))


def stubborn(case: Case) -> Iterator[Line]:
    """The lines that stubborn players leave, evening after evening: through every kind of deal."""
    game, rng = case.make(), case.luck()
    lines: list[Line] = []
    for number in range(1, 3 * DEALS + 1):
        setup = game.next_deal(lines, number % case.players)
        if setup is None:
            lines = []
            setup = game.next_deal(lines, number % case.players)
        assert setup is not None
        t = game.start(shuffle.numbered(game.pack(), SEED, number), setup)
        habits: dict[tuple[Seat, str], int] = {}
        moves = 0
        while t.phase:
            habit = habits.setdefault((t.turn, t.phase), rng.choice((0, -1)))
            game.apply(t, game.legal(t)[habit])
            moves += 1
            assert moves < 20 * len(game.pack()), "a deal without end"
        lines.append(game.score(t))
        yield lines[-1]


@at_tables(1500)
def copies_apart(game: Rules[Any], t: Table) -> int:
    """A copy is equal, and what is played on it does not reach the table."""
    before, other = pickle.dumps(t.copy()), t.copy()
    assert other == t
    rng = Random(SEED)
    while other.phase:
        game.apply(other, any_move(game.legal(other), rng))
    assert other != t
    assert pickle.dumps(t.copy()) == before
    return 1


@at_every_table(1500)
def pickles_to_itself(game: Rules[Any], t: Table) -> int:
    """A table that is written and read back is the same, card for card."""
    again = pickle.loads(pickle.dumps(t))
    assert again == t
    for one, other in zip(lying(again), lying(t), strict=True):
        assert one is other
    return 1


@at_tables(1500)
def puts_cards_where_it_says(game: Rules[Any], t: Table) -> int:
    """A card that is put down leaves the hand for the trick, or lies aside, as `zone` says.

    What was laid aside may go on with the card that ends the chapter.
    """
    zone, cards = game.zone(t), [move for move in game.legal(t) if isinstance(move, Card)]
    for move in cards:
        other = t.copy()
        game.apply(other, move)
        assert move not in other.hands[t.turn]
        if zone == "aside":
            laid = [*other.aside[t.turn], *hidden_cards(other)]
            assert move in laid or other.phase != t.phase
        elif zone == "rows":
            assert any(move in row for row in other.rows)
        elif zone == "up":
            assert move is other.up[-1]
        else:
            assert move in other.trick or move in other.tricks[-1].cards
    return len(cards)


@at_tables(4000)
def reads_what_it_writes(game: Rules[Any], t: Table) -> int:
    """A move that is written as text is read as the same."""
    legal = game.legal(t)
    for move in legal:
        assert read(write(move)) == move
    return len(legal)


@at_tables(4000, "formal")
def asks_for_form_what_is_legal(game: Rules[Any], t: Table) -> int:
    """An answer for form's sake is all that is legal, and the seat's view says so.

    It is a call, ends no deal, and is asked for in a version of the log that there is. Its
    chapter says which call it is, so that others are known to make it too.
    """
    answer = game.formal(t)
    assert game.formal(view(t, t.turn).table) == answer
    if answer is None:
        return 0
    assert game.legal(t) == [answer.move] and isinstance(answer.move, Call)
    assert 1 <= answer.since <= VERSION
    assert game.may_be_formal(t, answer.move)
    other = t.copy()
    game.apply(other, answer.move)
    assert other.phase
    return 1
