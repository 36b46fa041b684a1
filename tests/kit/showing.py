"""The laws of what the table shows besides the cards: plates, signs, money, rows, piles, notes.

What is public is the same in every view. What a hook of `Rules` may leave out is held only where
a game has it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from engine.facts import Fact
from engine.hidden import view
from engine.rules import Rules
from engine.sheet import Line
from engine.table import Table
from tests.kit.laws import at_ends, at_every_table, at_tables
from tests.kit.lying import everybody
from tests.kit.walking import Moment
from tests.kit.words import says_something


@at_every_table(1500, "status")
def says_how_each_seat_stands(game: Rules[Any], t: Table) -> int:
    """What a name plate says has English, and is the same from every seat: it is public."""
    said = 0
    for seat in range(len(t.hands)):
        facts = game.show.status(t, seat)
        for fact in facts:
            says_something(game, "plate", fact)
        for other in everybody(t):
            assert game.show.status(view(t, other).table, seat) == facts
        said += len(facts)
    return said


@at_every_table(1500, "signs")
def says_what_is_chosen_and_worth(game: Rules[Any], t: Table) -> int:
    """What stands beside the cards has English, and is the same from every seat: it is public."""
    facts = game.show.signs(t)
    for fact in facts:
        says_something(game, "sign", fact)
        assert fact != Fact("bank", (0,)), "nothing lies beside the pot"
    for seat in everybody(t):
        assert game.show.signs(view(t, seat).table) == facts
    return len(facts)


@at_tables(1500, "outlook")
def says_what_a_card_would_do(game: Rules[Any], t: Table) -> int:
    """The outlook of a card has English, and needs nothing that its holder does not see."""
    seen, said = view(t, t.turn).table, 0
    for card in t.hands[t.turn]:
        fact = game.show.outlook(t, card)
        assert game.show.outlook(seen, card) == fact
        if fact is not None:
            says_something(game, "outlook", fact)
            said += 1
    return said


@at_every_table(4000, "coins")
def money_comes_to_nothing(game: Rules[Any], t: Table) -> int:
    """What lies in the middle, what is in the bank and what the seats have: nothing in sum."""
    coins = game.show.coins(t)
    if coins is None:
        return 0
    assert coins.kitty >= 0
    assert coins.bank >= 0
    assert len(coins.seats) == len(t.hands)
    assert coins.kitty + coins.bank + sum(coins.seats) == 0
    for seat in everybody(t):
        assert game.show.coins(view(t, seat).table) == coins
    return 1


@at_ends("coins")
def keeps_its_money_on_the_sheet(game: Rules[Any], at: Moment) -> int:
    """What the seats have after a deal is a row of the sheet; an evening that is over leaves none.

    The line of such a deal may be written down by hand, without its notes.
    """
    coins = game.show.coins(at.t)
    if coins is None:
        return 0
    line = game.score(at.t)
    sheet = game.sheet([*at.lines, line])
    assert tuple(coins.seats) in [total.values for total in sheet.totals]
    assert not (sheet.over and sum(coins.seats))
    assert game.line_fits(at.lines, Line(line.values))
    return 1


@at_every_table(4000, "strips", "columns")
def lays_out_every_row_once(game: Rules[Any], t: Table) -> int:
    """Every row lies in one strip, and its cards in columns from left to right."""
    strips = game.show.strips(t)
    assert sorted(row for strip in strips for row in strip.rows) == list(range(len(t.rows)))
    for number, row in enumerate(t.rows):
        columns = game.show.columns(t, number)
        assert len(columns) == len(row)
        assert columns == sorted(set(columns))
        assert all(column >= 0 for column in columns)
    for strip in strips:
        if strip.caption is not None:
            says_something(game, "row", strip.caption)
    return sum(map(len, t.rows))


@at_every_table(4000, "piles")
def takes_from_piles_what_is_legal(game: Rules[Any], t: Table) -> int:
    """Taking from talon or heap is a legal move, and who takes sees in the view that it is."""
    piles = game.show.piles(t)
    assert set(piles) <= {"stock", "up"}
    assert set(piles.values()) <= set(game.legal(t))
    assert not t.phase or game.show.piles(view(t, t.turn).table) == piles
    return len(piles)


@at_every_table(1500, "own_notes")
def notes_with_words(game: Rules[Any], t: Table) -> int:
    """What a seat may reckon from its own hand has English."""
    noted = 0
    for seat in range(len(t.hands)):
        facts = game.show.own_notes(view(t, seat).table, seat)
        for fact in facts:
            says_something(game, "own", fact)
        noted += len(facts)
    return noted


@at_every_table(1500, "highest")
def names_what_stands_above_all_others(game: Rules[Any], t: Table) -> int:
    """The highest cards are of the pack, each once, and the same from every seat: it is public."""
    found = game.show.highest(t)
    assert len(set(found)) == len(found)
    assert set(found) <= set(game.pack())
    for seat in everybody(t):
        assert game.show.highest(view(t, seat).table) == found
    return len(found)


@at_every_table(1500, "highest")
def names_the_highest_in_the_order_of_the_rules(game: Rules[Any], t: Table) -> int:
    """No card beats one of the highest that is named before it, and no other card does."""
    found = game.show.highest(t)
    for place, card in enumerate(found):
        lower = [other for other in game.pack() if other not in found[: place + 1]]
        assert not any(game.booklet.beats(t, other, card) for other in lower), card
    return len(found)


@at_every_table(1500, "unusual")
def shows_the_highest_cards_that_are_not_in_their_suits_order(game: Rules[Any], t: Table) -> int:
    """The highest cards are shown from the first; those that are not stand as in a plain suit."""
    found, highest = game.show.unusual(t), game.show.highest(t)
    assert found == highest[: len(found)]
    rest = highest[len(found) :]
    if t.trump:
        assert {card.suit for card in rest} <= {t.trump}
        plain = {one.rank: one for one in game.pack() if one.suit not in {c.suit for c in highest}}
        for upper, lower in pairwise(rest):
            assert game.booklet.beats(t, plain[upper.rank], plain[lower.rank])
    for seat in everybody(t):
        assert game.show.unusual(view(t, seat).table) == found
    return len(found)


@at_tables(4000, "offers_trumps")
def asks_about_trumps_as_they_stand(game: Rules[Any], t: Table) -> int:
    """A suit that is only offered "would be" trump in the question too; every seat knows it."""
    asked = game.game.texts.english.get(f"ask.{game.asks(t).key}", "")
    offered = game.show.offers_trumps(t)
    assert offered or "would be trumps" not in asked
    assert not (offered and "are trumps" in asked)
    for seat in everybody(t):
        assert game.show.offers_trumps(view(t, seat).table) == offered
    return offered


@at_every_table(1500, "part_name")
def names_parts_with_words(game: Rules[Any], t: Table) -> int:
    """What a part of a hand is called has English."""
    named = 0
    for seat, hand in enumerate(t.hands):
        seen = view(t, seat).table
        for part in game.show.groups(seen, game.show.sorted_hand(seen, hand)):
            if fact := game.show.part_name(seen, part):
                says_something(game, "part", fact)
                named += 1
    return named


@at_every_table(1500, "groups")
def parts_hands_without_loss(game: Rules[Any], t: Table) -> int:
    """A sorted hand falls into its parts as it lies, and no card is lost."""
    parted = 0
    for seat, hand in enumerate(t.hands):
        seen = view(t, seat).table
        in_order = game.show.sorted_hand(seen, hand)
        groups = game.show.groups(seen, in_order)
        assert [card for group in groups for card in group] == in_order
        parted += len(groups) > 1
    return parted


@at_tables(4000, "doubt")
def doubts_legal_moves_only_with_words(game: Rules[Any], t: Table) -> int:
    """What speaks against a legal move has English and is seen by who would make it."""
    seen, doubted = view(t, t.turn).table, 0
    for move in game.legal(t):
        fact = game.show.doubt(seen, move)
        assert fact == game.show.doubt(t, move)
        if fact is not None:
            says_something(game, "doubt", fact)
            doubted += 1
    return doubted
