"""What the cases of the rules, which stand as text, do not say."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from engine.cards import BACK, card, codes
from engine.games.rams.counters import counted_down, from_pool
from engine.games.rams.game import minutes
from engine.games.rams.options import BIERSPIEL, RAMS, RAMSCHELN
from engine.hidden import view
from engine.phases.kitty import LAST, ORDINARY
from tests.engine.games.rams.positions import (
    DEALER,
    Position,
    Value,
    dealt,
    fits,
    high_to_low,
    lines,
    rules,
    tricks,
)

# The cards, the widow, the trump card, and how the cards stand.


def test_three_can_leave_forty_two_lines_of_rounce() -> None:
    """All in are 21, two in 18, one alone 3 (RA-A16)."""
    values = (None, 5, -1, -2, -3, -4, -5)
    assert sum(fits(*line, preset="rounce") for line in product(values, repeat=3)) == 42


def test_the_widow_is_dealt_before_the_dealer() -> None:
    """RA-A4: three cards and two, of twenty-five and one that is turned."""
    lies = list(rules().pack())
    there = dealt()
    setup = rules().next_deal([], DEALER)
    assert setup is not None
    t = rules().start(lies, setup)
    assert t.stock == [*lies[9:12], *lies[21:23]]
    assert t.hands[DEALER] == [*lies[12:15], *lies[23:25]]
    assert len(there.table.rest) == 32 - 26


def test_nobody_sees_the_widow_nor_what_is_left_over() -> None:
    there = dealt()
    for seat in range(4):
        seen = view(there.table, seat).table
        assert seen.stock == [BACK] * 5
        assert set(seen.fields()["rest"]) == {BACK}  # type: ignore[call-overload]


@pytest.mark.parametrize(("players", "cards"), [(3, 5), (4, 5), (5, 5), (6, 0)])
def test_with_six_there_is_no_widow(players: int, cards: int) -> None:
    """RA-A4: and it is said before an evening begins."""
    there = dealt(players=players)
    assert len(there.table.stock) == cards
    assert bool(there.rules.remarks()) == (players > 5)


@pytest.mark.parametrize(("trump", "under"), [("C", "S"), ("S", "C"), ("H", "D"), ("D", "H")])
def test_two_jacks_of_a_colour_are_the_best_trumps(trump: str, under: str) -> None:
    """The Jack of trumps is best, the other of its colour next (RA-A3)."""
    assert codes(rules("bester_bube").deck.bowers(trump)) == f"{trump}J {under}J"
    assert high_to_low("bester_bube", trump).startswith(f"{trump}J {under}J {trump}A {trump}K")
    kinds = rules("bester_bube").rankings[trump].kind
    assert {one.code for one, kind in kinds.items() if kind == under} == {
        f"{under}{rank}" for rank in ("A", "K", "Q", "10", "9", "8", "7")
    }


def test_where_both_are_played_the_seven_comes_after_the_ace() -> None:
    deck = rules("bester_bube", seven=True).deck
    assert codes(deck.trumps["H"]) == "HJ DJ HA D7 HK HQ H10 H9 H8 H7"


@pytest.mark.parametrize("seven", [False, True])
@pytest.mark.parametrize("bowers", [False, True])
def test_with_german_cards_everything_stands_as_with_french_ones(seven: bool, bowers: bool) -> None:
    """RA-A1: Acorns and Leaves are the black suits, Ober and Unter the Queen and the Jack."""
    alike = dict(zip("CSHDQJ", "EGHSOU", strict=True))
    french, german = (
        rules(seven=seven, bowers=bowers, suits=suits).deck for suits in ("french", "german")
    )
    for trump, best_first in french.trumps.items():
        translated = "".join(alike.get(letter, letter) for letter in codes(best_first))
        assert codes(german.trumps[alike[trump]]) == translated


# Play, pass, or the widow; General Rams; the dealer and the trump card.


def test_who_promises_without_the_best_trump_is_asked_again() -> None:
    there = dealt("HK HQ HJ CA CK", up="H8")
    show = there.rules.show
    general = next(move for move in there.rules.legal(there.table) if move.word == "general")
    doubt = show.doubt(there.table, general)
    assert doubt is not None and doubt.key == "best_trump_is_out" and doubt.args == (card("HA"),)
    best = dealt("HA HQ HJ CA CK", up="H8")
    assert show.doubt(best.table, general) is None
    turned = dealt("HK HQ HJ CA CK", up="HA")
    assert show.doubt(turned.table, general) is None


# The sheet: games that are counted down, and a pool; which lines written by hand can be true.


FIRST = (-3, -2, 5)
WON = (-4, 5, -1)
"""After FIRST the first one is rid of his seven."""


def test_an_account_is_the_sum_of_what_each_won_and_paid() -> None:
    game = rules("ramscheln", 3)
    sheet = game.sheet(lines((3, 2, -10), (None, -10, 10)))
    assert sheet.total("account") == (3, -8, 0)
    assert sheet.beside[0].values == (5, 5)
    setup = game.next_deal(lines((3, 2, -10)), 0)
    assert setup is not None and setup.carried == (5, ORDINARY, 3, 2, -10)


def test_a_pool_is_played_for_in_so_many_deals() -> None:
    game = rules("ramscheln", 3, deals=8)
    some = lines(*[(3, 2, -5), (2, -2, None), (-5, 5, None)] * 3)[:8]
    kinds = [game.next_deal(some[:number], 0) for number in (6, 7)]
    assert [setup and setup.carried[1] for setup in kinds] == [ORDINARY, LAST]
    assert game.sheet(some).over


def test_five_tricks_lie_in_a_deal() -> None:
    assert fits(*FIRST)
    assert fits(-5, 5, None)
    assert not fits(-4, 5, None), "four tricks"
    assert not fits(-3, -3, 5), "six tricks"
    assert not fits(-5, None, None), "nobody plays alone"
    assert not fits(-5, 4, None), "no such penalty"
    assert not fits(0, -5, None), "a nought is no number of tricks"


def test_who_has_dropped_out_is_on_no_line() -> None:
    before = (FIRST, WON)
    assert fits(None, -3, -2, before=before, preset="bierspiel")
    assert not fits(-1, -2, -2, before=before, preset="bierspiel")


def test_after_the_last_game_there_are_no_lines() -> None:
    assert not fits(*FIRST, before=(FIRST, WON), games=1)


@pytest.mark.parametrize(
    ("values", "preset", "fit"),
    [
        ((-5, 5, 5), "rams", True),
        ((5, -2, 5), "rams", True),
        ((5, -5, 5), "rams", True),
        ((5, None, -4), "rams", False),
        ((5, -2, -4), "rams", False),
        ((-5, 0, 0), "french", True),
        ((-4, 0, 0), "french", False),
        ((4, -2, -2), "french", True),
        ((4, -2, -1), "french", False),
        ((-5, 0, 0), "bierspiel", False),
    ],
)
def test_a_general_rams_leaves_lines_of_its_own(
    values: tuple[Value, ...], preset: str, fit: bool
) -> None:
    assert fits(*values, preset=preset, notes="general 0") == fit
    if None not in values:
        assert fits(*values, preset=preset) == fit or preset == "rams"


def test_a_longer_game_and_more_of_them_take_more_time() -> None:
    times = [minutes(replace(RAMS, counters=number), 4) for number in (5, 7, 10)]
    assert times == sorted(times)
    assert minutes(replace(RAMS, games=1), 4) < minutes(RAMS, 4) < minutes(BIERSPIEL, 6) + 1
    assert minutes(RAMSCHELN, 4) == 15


# The tricks, and what they come to.


WEAK = "C7 C8 S7 S8 D8"


def played(**more: object) -> Position:
    """Forehand takes three tricks, the second two, the third none; the dealer has passed."""
    hands = ("HA HK HQ C7 S7", "H8 H9 H10 CA SA", WEAK.replace("C7", "C9").replace("S7", "S9"), "")
    return tricks("H", *hands, **more).to_the_end()  # type: ignore[arg-type]


def test_a_trick_takes_a_counter_and_none_brings_five() -> None:
    """RA-A5: who has passed keeps what he has."""
    there = played()
    assert there.values() == (-3, -2, 5, None)
    assert there.left == [4, 5, 12, 7]
    assert [fact.key for fact in there.facts()].count("takes_none") == 1


def test_nobody_has_less_than_none() -> None:
    there = played(left=(2, 2, 7, 7))
    assert there.left == [0, 0, 12, 7]
    assert there.told().count("is_rid") == 2


GENERAL = ("HA HK HQ HJ CA", "H8 C8 S7 S8 D8", "H9 C9 S9 S10 D9", "H10 C10 SJ SQ D10")
MISSED = ("HA HK HQ HJ C7", "H8 C8 S7 S8 D8", "H9 C9 S9 S10 D9", "H10 SJ SQ D10 C10")


def test_in_france_it_wins_the_game() -> None:
    """Whatever its player still had to go (RA-A9)."""
    there = tricks("H", *GENERAL, general=0, preset="french", left=(11, 5, 5, 2)).to_the_end()
    assert there.values() == (-11, 0, 0, 0)
    assert there.left == [0, 5, 5, 2]


def test_or_brings_a_counter_from_each_for_every_trick_missed() -> None:
    there = tricks("H", *MISSED, general=0, preset="french").to_the_end()
    assert there.values() == (3, -1, -1, -1)


def test_who_promised_leads() -> None:
    there = tricks("H", *GENERAL, general=0).table
    assert (there.turn, there.leader) == (0, 0)
    assert tricks("H", "C7", "C8", "C9", "CA", general=2).turn == 2


@pytest.mark.parametrize("won", [[0, 5, 0], [2, 2, 1], [None, 5, 0]])
def test_the_sums(won: list[int | None]) -> None:
    down = counted_down(rules(players=3).options, won, -1, [7, 7, 7])
    assert down == [None if one is None else -one or 5 for one in won]
    pool = from_pool(20, won)
    assert pool == [None if one is None else 4 * one or -5 for one in won]


def test_each_trick_is_a_fifth_of_the_pool_and_none_costs_five() -> None:
    """RA-A12: five of the ten are the dealer's, who passes, in this deal."""
    there = tricks("H", *("HA HK HQ C7 S7", "H8 H9 H10 CA SA", "C9 C8 S9 S8 D8", ""),
                   preset="ramscheln", suits="french", pool=10).to_the_end()  # fmt: skip
    assert there.values() == (6, 4, -5, -5)
    assert there.left == [6, 4, -5, -10]
    assert there.table.pool == 5
    assert there.told().count("takes_none") == 1


def test_after_the_last_deal_the_pool_is_divided() -> None:
    """RA-A13: the odd counter goes to forehand."""
    there = tricks("H", *("HA HK HQ C7 S7", "H8 H9 H10 CA SA", "C9 C8 S9 S8 D8", ""),
                   preset="ramscheln", suits="french", pool=10, kind=LAST).to_the_end()  # fmt: skip
    assert there.table.shares == (2, 1, 1, 1)
    assert there.table.pool == 0
    assert sum(there.left) == 0
