"""What the cases of the rules, which stand as text, do not say."""

from __future__ import annotations

from random import Random

import pytest

from engine import claims
from engine.cards import card, cards, codes
from engine.facts import Fact
from engine.families.pot.settling import penalty
from engine.games.mauscheln.deck import size
from engine.games.mauscheln.game import GAME
from engine.games.mauscheln.options import MauschelnOptions
from engine.hidden import redeal, view
from engine.moves import read
from engine.phases.kitty import PLAY_OUT
from engine.sheet import Line, Note
from tests.engine.games.mauscheln.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    Position,
    dealt,
    declared,
    fits,
    rules_of,
    tricks,
)

# The pack, the ante and the deal of Mauscheln.


@pytest.mark.parametrize(
    ("wanted", "players", "there"),
    [
        *((32, players, 32) for players in (3, 4, 5, 6)),
        (32, 7, 52),
        (24, 3, 24),
        (24, 4, 24),
        (24, 5, 32),
        (24, 6, 32),
        (24, 7, 52),
        *((36, players, 36) for players in (3, 7)),
        *((52, players, 52) for players in (3, 7)),
    ],
)
def test_so_many_play_with_so_many_cards(wanted: int, players: int, there: int) -> None:
    """Packs are as large as so many players need (MA-A1)."""
    assert size(MauschelnOptions(cards=wanted), players) == there
    rules = rules_of("mauscheln", players, cards=wanted)
    assert len(set(rules.pack())) == there
    told = [fact.key for fact in rules.remarks()]
    assert told == (["pack"] if there != wanted else [])


def test_a_short_pack_has_neither_sevens_nor_eights() -> None:
    ranks = {one.rank for one in rules_of("short", 4).pack()}
    assert ranks == {"A", "K", "Q", "J", "10", "9"}


def test_when_the_leftovers_are_played_out_there_is_no_ante_and_nobody_is_asked() -> None:
    """The last deal only empties the middle (MA-A19)."""
    there = dealt(kitty=12, bank=8, limit=12, kind=PLAY_OUT, due=False)
    assert (there.table.kitty, there.table.bank) == (20, 0)
    assert there.phase == "exchange"
    assert all(there.table.plays)
    assert there.turn == FOREHAND


# Who declares, who joins, and who has to, at a table of Mauscheln.


def test_forehand_is_asked_first_then_the_others_in_turn() -> None:
    there = dealt()
    for seat in (FOREHAND, SECOND, REARHAND, DEALER):
        assert there.turn == seat
        assert there.may() == "!mauscheln  !pass"
        assert there.asks() == "declare"
        if seat != DEALER:
            there.does(seat, "!pass")


def test_who_passed_under_that_rule_does_not_hold_it_as_all_could_see() -> None:
    there = dealt("E7 G7 S7 S9", "", "HA", ace_held=True).each("!pass !pass")
    for seat in (FOREHAND, SECOND):
        assert there.rules.barred(there.table, seat) == {card("HA")}
    seen, rng = view(there.table, FOREHAND), Random(3)
    there.rules.barred(seen.table, SECOND)
    for _ in range(40):
        assert card("HA") not in redeal(there.rules, seen, rng).hands[SECOND]


# The trump card for the declarer, and the exchange of Mauscheln.


@pytest.mark.parametrize(
    ("done", "move", "reason"),
    [
        ("", "EA", "not_in_hand"),
        ("", "!draw", "nothing_laid_away"),
        ("", "!five", "no_five"),
        ("E7", "!stand", "draw_first"),
        ("", "!join", "exchange_now"),
    ],
)
def test_what_may_not_be_done_has_its_rule(done: str, move: str, reason: str) -> None:
    there = declared("HA E7 G7 S7", "EA").each(done)
    assert there.why_not(move) == reason


def test_option_the_declarer_gets_the_trump_card_and_lays_one_aside() -> None:
    """It comes after the others have spoken (MA-A12)."""
    there = declared("HA E7 G7 S7", takes_trump_card=True, up="H8")
    assert (there.phase, there.turn) == ("trump_card", FOREHAND)
    there.does(FOREHAND, "!take E7 H8")
    assert there.hand(FOREHAND) == "HA G7 S7 H8"
    assert codes(there.table.aside[FOREHAND]) == "E7"
    assert there.table.known[card("H8")] == (0, 1, 2, 3)
    assert there.phase == "exchange"


def test_with_only_four_to_draw_it_is_four() -> None:
    there = declared(
        "E7 E8 E9 EU", joins="!join !join", players=3, stock_exhausted="cap", five_for_four="all"
    )
    del there.table.stock[4:]
    there.does(FOREHAND, "E7", "E8", "E9", "EU")
    assert there.may() == "!draw"


def six(**options: object) -> Position:
    """Six in play with seven cards to draw, of which two have drawn all."""
    there = dealt(players=6, **options).each("!mauscheln" + " !join" * 5)
    for seat, number in ((0, 4), (1, 3)):
        hand = there.hand(seat).split()[:number]
        there.does(seat, *hand, "!draw")
    assert not there.table.stock
    return there


def test_what_the_others_laid_aside_is_shuffled() -> None:
    """Nobody draws what he laid aside himself (MA-A14)."""
    there = six()
    assert there.asks() == "exchange"
    before = {one for some in there.table.aside for one in some}
    laid = there.hand(2).split()[:2]
    there.does(2, *laid)
    shuffled = there.rules.reshuffles(there.table, read("!draw"))
    assert set(shuffled) == before
    there.does(2, "!draw")
    assert "shuffles" in there.told()
    assert len(there.table.hands[2]) == 4
    assert not set(cards(" ".join(laid))) & set(there.table.hands[2])


def test_option_or_nobody_can_draw_any_more() -> None:
    there = six(stock_exhausted="cap")
    assert (there.asks(), there.may()) == ("no_stock", "!stand")
    assert there.why_not(there.hand(2).split()[0]) == "stock_used_up"


# What a deal of Mauscheln costs and brings, and what becomes of the kitty.


@pytest.mark.parametrize(
    ("owed", "won", "kitties"),
    [(2, 0, 2), (2, 1, 2), (2, 2, 0), (2, 3, 0), (1, 0, 1), (1, 1, 0), (1, 4, 0)],
)
def test_who_misses_his_tricks_pays_the_kitty(owed: int, won: int, kitties: int) -> None:
    """The declarer pays twice (MA-A17)."""
    assert penalty(won, owed, MauschelnOptions().one_trick) == kitties


@pytest.mark.parametrize(("won", "kitties"), [(0, 2), (1, 1), (2, 0)])
def test_option_a_declarer_with_one_trick_pays_it_once(won: int, kitties: int) -> None:
    assert penalty(won, 2, MauschelnOptions(one_trick=1).one_trick) == kitties


FAILED = Line((None, None, None, -4), (Note("dealer", 3), Note("kitty", 4), Note("failed", 1)))


def test_after_a_deal_that_failed_the_ante_is_paid_again_in_any_case() -> None:
    """Where it is not paid before every deal it is paid only when it is due (MA-A5)."""
    rules = rules_of("mauscheln", 4, ante_every_deal=False)
    played = Line((4, None, None, -8), (Note("dealer", 3), Note("declarer", 0)))
    dues = [rules.next_deal(lines, 0).carried[-1] for lines in ([], [FAILED], [played])]
    assert dues == [1, 1, 0]


# Lines of Mauscheln: which can be, and what they come to.


@pytest.mark.parametrize(
    "values",
    [
        (4, None, None, -4),  # nobody joined the declarer
        (None, None, None, 0),  # nor the dealer, who paid four and took four
        (None, None, None, -4),  # nobody declared
        (2, 2, None, -4),
        (2, 1, 1, -4),
        (1 - 8, 3, None, -4),  # the declarer took one of two
        (2, 2, -4, -4),
        (2, None, None, 2 - 4),
    ],
)
def test_a_deal_can_leave_this(values: tuple[int | None, ...]) -> None:
    assert fits(*values)


@pytest.mark.parametrize(
    "values",
    [
        (4, None, None, None),  # who paid the ante?
        (2, 1, None, -4),  # three tricks
        (2, 2, 1, -4),  # five
        (-4, -4, None, -4),  # none
        (3, -8, None, -4),  # a joiner pays the kitty once
        (None, None, None, 4),  # more than there is
        (None, None, None, None),
    ],
)
def test_no_deal_leaves_this(values: tuple[int | None, ...]) -> None:
    assert not fits(*values)


def told(values: tuple[int | None, ...], notes: dict[str, int], **options: object) -> bool:
    rules = rules_of("mauscheln", len(values), **options)
    return bool(rules.line_fits([], Line(values, tuple(Note(*one) for one in notes.items()))))


def test_with_one_trick_the_milder_rule_takes_one_kitty() -> None:
    values, notes = (1 - 4, 3, None, -4), {"dealer": 3, "declarer": 0}
    assert not told(values, notes)
    assert told(values, notes, one_trick=1)


def test_a_dealer_with_a_seven_owes_one_trick() -> None:
    values, notes = (3, None, None, 1 - 4), {"dealer": 3, "declarer": 3, "seven": 1}
    assert not told(values, notes)
    assert told(values, notes, seven_turned=True)
    assert not told(values, {**notes, "dealer": 0}, seven_turned=True)


def test_after_the_last_deal_no_line_fits() -> None:
    rules = rules_of("mauscheln", 4, deals=8)
    lines = [Line((4, None, None, -4))] * 8
    assert rules.sheet(lines).over
    assert not rules.line_fits(lines, lines[0])


def test_what_lies_in_the_middle_stands_beside_the_lines() -> None:
    rules = rules_of("mauscheln", 4, limit=12)
    lines = [Line((None, None, None, -4))] * 4
    columns = {one.key: one.values for one in rules.sheet(lines).beside}
    assert columns == {"kitty": (4, 8, 12, 12), "bank": (0, 0, 0, 4)}


def test_leftovers_are_shared_out_after_the_last_deal() -> None:
    rules = rules_of("mauscheln", 4, deals=8)
    failed = Line((None, None, None, -4), (Note("dealer", 3),))
    sheet = rules.sheet([failed] * 8)
    assert sheet.total("share") == (8, 8, 8, 8)
    assert sheet.total("account") == (8, 8, 8, -24)


def test_or_they_are_played_out() -> None:
    rules = rules_of("mauscheln", 4, deals=8, leftovers="play_out")
    lines = [Line((None, None, None, -4))] * 8
    assert not rules.sheet(lines).over
    assert rules.line_fits(lines, Line((32, 0, 0, 0)))
    assert not rules.line_fits(lines, Line((32, -8, 0, 0)))
    assert rules.sheet([*lines, Line((32, 0, 0, 0))]).over


def test_deals_that_are_told_from_others_have_their_names() -> None:
    show = rules_of("mauscheln", 4).show
    failed = dealt().each("!pass !pass !pass !pass").line()
    name = show.line_name(failed)
    assert name is not None and name.key == "failed"
    together = dealt(kitty=0, all_play=True).to_the_end().line()
    name = show.line_name(together)
    assert name is not None and name.key == "all_play"


def test_the_accounts_decide_and_the_middle_is_nobodys() -> None:
    counting = GAME.make(GAME.presets["mauscheln"], 4).counting()
    assert counting.total == "account"
    assert counting.allows((8, -8, 0, 0))
    assert not counting.allows((8, 0, 0, 0))


# The tricks of Mauscheln: follow, else trump, else anything.


def test_the_rest_may_be_claimed() -> None:
    there = tricks("H", "HA HK HO HU", "H7 G7 G8 G9", "S7 S8 S9 SU")
    assert claims.kinds(there.rules, there.table, FOREHAND) == ("all",)
    out = there.table.hands[1] + there.table.hands[2]
    assert there.rules.tricks.sure(there.table, "all", out) == card("HA")


def test_why_a_trick_was_won() -> None:
    there = tricks("H", "G10 S7", "H7 S8", "H8 S9").each("G10 H7 H8")
    (trick,) = there.table.tricks
    told = there.rules.booklet.won(there.table, trick)
    assert told == Fact("highest_trump", (2, card("H8")))
    assert there.rules.booklet.beats(there.table, card("H7"), card("GA"))
    assert there.turn == SECOND + 1
