"""Mulatschak, as its pages tell it."""

from __future__ import annotations

from engine import games
from engine.cards import GERMAN_33, WELI, card, cards
from engine.games.mulatschak.trumps import RANKINGS, trumps
from engine.rules import Setup
from engine.sheet import Line, Note
from tests.engine.games.position import Position

FOREHAND, SECOND, DEALER = range(3)


def dealt(*hands: str, bottom: str = "", **options: object) -> Position:
    """Three at the table, the dealer last, so stacked that these hands are dealt."""
    kind = games.find("mulatschak")
    rules = kind.make(kind.options.from_dict(options), 3)
    wanted, low = [cards(hand) for hand in hands], cards(bottom)
    named = [*low, *(one for hand in wanted for one in hand)]
    rest = [one for one in reversed(GERMAN_33) if one not in named]
    sizes = [2 if len(hand) == 4 else 3 for hand in wanted]
    first = [one for hand, size in zip(wanted, sizes, strict=True) for one in hand[:size]]
    then = [one for hand, size in zip(wanted, sizes, strict=True) for one in hand[size:]]
    lies = [*first, *then, *rest, *low]
    return Position(rules, rules.start(lies, Setup(DEALER, (0, 1, 2)), listen=True))


HANDS = ("HA SW HK G7 E7", "HO H10 GA GK S7", "HU H9 EA EK S8")


def test_the_weli_is_the_second_trump_of_every_suit_and_never_a_bell() -> None:
    for suit in "EGHS":
        assert trumps(suit)[:3] == [card(suit + "A"), WELI, card(suit + "K")]
        assert len(trumps(suit)) == 9
    assert RANKINGS["H"].kind[WELI] == "H"


def test_each_bids_more_and_the_dealer_may_hold() -> None:
    t = dealt(*HANDS).does(FOREHAND, "!bid 2")
    assert "!bid 2" not in t.may().split("  ") and not t.offers("!hold")
    t.does(SECOND, "!pass")
    assert t.offers("!hold")
    t.does(DEALER, "!hold")
    assert t.table.declarer == DEALER and t.table.turn == FOREHAND
    t.does(FOREHAND, "!bid 3").does(DEALER, "!pass")
    assert (t.table.phase, t.table.declarer) == ("trump", FOREHAND)


def test_one_opponent_has_to_play_and_with_acorns_all_do() -> None:
    t = dealt(*HANDS).does(FOREHAND, "!bid 2").does(SECOND, "!pass").does(DEALER, "!pass")
    acorns = Position(t.rules, t.table.copy()).does(FOREHAND, "!trump E")
    assert acorns.table.plays == [True] * 3
    t.does(FOREHAND, "!trump G").does(SECOND, "!home")
    assert t.table.plays == [True, False, True] and t.table.phase == "exchange"


def test_who_cuts_the_weli_keeps_it_and_gets_four_more() -> None:
    t = dealt("HA HK G7 E7 H7", "HO H10 GA GK", "HU H9 EA EK S8", bottom="SW")
    assert WELI in t.table.hands[SECOND] and len(t.table.hands[SECOND]) == 5
    assert t.table.cut == SECOND


def test_a_hand_without_a_court_card_may_be_dealt_anew_and_then_all_counts_double() -> None:
    t = dealt("H7 H8 G7 E7 E8", *HANDS[1:])
    assert t.offers("!anew")
    t.does(FOREHAND, "!anew")
    line = t.rules.score(t.table)
    assert line == Line((0, 0, 0), (Note("anew", FOREHAND),))
    again = t.rules.next_deal([line], FOREHAND)
    assert again is not None and again.dealer == DEALER and set(again.carried) == {1}


def test_a_mulatschak_ends_with_the_first_trick_it_loses_and_counts_double() -> None:
    t = dealt(*HANDS).does(FOREHAND, "!mulatschak", "!trump G", "SW")
    assert not t.table.aside[FOREHAND] and t.table.mulatschak
    t.does(SECOND, "GA").does(DEALER, "HU")
    assert t.table.phase == ""
    assert t.rules.score(t.table).values == (10, -2, 0)


def test_hearts_count_double_and_a_missed_bid_takes_nothing_off() -> None:
    t = dealt(*HANDS, exchange=False, stay="off").does(FOREHAND, "!bid 4")
    t.does(SECOND, "!pass").does(DEALER, "!pass").does(FOREHAND, "!trump H")
    while t.table.phase:
        t.does(t.table.turn, t.cards().split()[0])
    won = [t.table.won(seat) for seat in range(3)]
    values = t.rules.score(t.table).values
    assert sum(won) == 5 and won[FOREHAND] < 4
    assert values[FOREHAND] == 10
    assert [values[seat] for seat in (1, 2)] == [-2 * won[s] if won[s] else 10 for s in (1, 2)]
