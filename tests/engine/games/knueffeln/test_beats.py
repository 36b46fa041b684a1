"""Which card beats which: the cards and their ranking, sentence by sentence."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.cards import FRENCH_48_NO_FIVES, FRENCH_48_NO_TENS, FRENCH_52, Card, card
from engine.games.knueffeln.beats import BEATING, beats, need, power, taker
from engine.games.knueffeln.beats import OLEN as THE_OLEN
from tests.engine.games.knueffeln.positions import OLEN, trick

PAIRS = ["".join(pair) for pair in combinations("CSHD", 2)]
every_pair = pytest.mark.parametrize("chosen", PAIRS)


def test_forty_eight_french_cards_the_fives_being_removed() -> None:
    assert len(FRENCH_48_NO_FIVES) == len(set(FRENCH_48_NO_FIVES)) == 48
    assert {one.rank for one in FRENCH_52} - {one.rank for one in FRENCH_48_NO_FIVES} == {"5"}
    assert {one.rank for one in FRENCH_52} - {one.rank for one in FRENCH_48_NO_TENS} == {"10"}


# A second transcription of the prose, written for this test alone: which cards each one beats.


def is_ole(one: Card) -> bool:
    return one.code in OLEN


def kinds(chosen: str) -> tuple[list[Card], list[Card]]:
    """The chosen and the unchosen cards that are no Olen."""
    rest = [one for one in FRENCH_52 if not is_ole(one)]
    return [one for one in rest if one.suit in chosen], [
        one for one in rest if one.suit not in chosen
    ]


def of(some: list[Card], ranks: str) -> set[Card]:
    return {one for one in some if one.rank in ranks.split()}


def can_beat(one: Card, chosen: str, ladder: bool) -> set[Card]:
    """All that this card beats when it is added to a trick in which they are on top."""
    mine, free_of_choice = kinds(chosen)
    plain = set(free_of_choice)
    led_seven = of(mine, "7")
    if is_ole(one):
        lower = {card(code) for code in OLEN[OLEN.index(one.code) + 1 :]}
        return lower | (set(FRENCH_52) - {card(code) for code in OLEN}) - led_seven
    if one in mine:
        match one.rank:
            case "A":
                return set(mine) - of(mine, "A") - led_seven | plain
            case "J":
                return set(mine) - of(mine, "A J") - led_seven | plain
            case "6":
                return of(mine, "2 3 4 K Q 10 5") | plain
            case "2":
                return of(mine, "3 4 K Q 10 5") | plain - of(free_of_choice, "A")
            case "3":
                return of(mine, "4 Q 10 5") | plain - of(free_of_choice, "A K")
            case "4":
                return of(mine, "10 5") | plain - of(free_of_choice, "A K Q")
        return set()
    same = [other for other in free_of_choice if other.suit == one.suit]
    if ladder:
        return of(same, "A K Q J 10 9 8 7 6 5 4 3 2".partition(one.rank)[2])
    return set(same) - {one} if one.rank == "A" else set()


@every_pair
@pytest.mark.parametrize("rule", ["ace", "higher"])
def test_every_ordered_pair_of_cards_is_as_the_prose_has_it(chosen: str, rule: str) -> None:
    for one in FRENCH_52:
        prose = can_beat(one, chosen, rule == "higher")
        for top in FRENCH_52:
            if top is not one:
                assert beats(one, top, chosen, rule) is (top in prose), (one, top)
                assert (one in BEATING[rule][chosen][top]) is (top in prose), (one, top)


# The winner of a trick, as the section on the play lists it: by the card led.


def led_is_beaten_by(led: Card, other: Card, chosen: str) -> bool:
    """The seven bullets on who wins, read as: which second card takes the trick."""
    beaters = ["4", "3", "2", "6", "J", "A"]

    def chosen_from(rank: str) -> bool:
        high = other.suit in chosen and other.rank in beaters[beaters.index(rank) :]
        return is_ole(other) or high

    # KN-A4: of a chosen suit the Ace is a beater, and no plain Ace.
    own_ace = other.rank == "A" and other.suit == led.suit and led.suit not in chosen
    if is_ole(led):
        return is_ole(other) and OLEN.index(other.code) < OLEN.index(led.code)
    if led.suit in chosen:
        if led.rank in beaters:
            return is_ole(other) or (
                other.suit in chosen
                and other.rank in beaters
                and beaters.index(other.rank) > beaters.index(led.rank)
            )
        if led.rank == "7":
            return False
        if led.rank in ("8", "9"):
            return chosen_from("J")
    elif led.rank == "A":
        return chosen_from("6")
    if led.rank == "K":
        return chosen_from("2") or own_ace
    if led.rank == "Q":
        return chosen_from("3") or own_ace
    return chosen_from("4") or own_ace


@every_pair
def test_the_list_of_what_is_led_says_the_same(chosen: str) -> None:
    for led in FRENCH_48_NO_FIVES:
        for other in FRENCH_48_NO_FIVES:
            if led is not other:
                assert beats(other, led, chosen) is led_is_beaten_by(led, other, chosen)


# The five Old Ones.


def test_five_permanent_top_cards_from_the_highest_downward() -> None:
    assert tuple(one.code for one in THE_OLEN) == ("H2", "C4", "S8", "H9", "D9") == OLEN


@every_pair
def test_each_ole_beats_any_lower_ole(chosen: str) -> None:
    for place, high in enumerate(THE_OLEN):
        for low in THE_OLEN[place + 1 :]:
            assert beats(high, low, chosen)
            assert not beats(low, high, chosen)


@every_pair
def test_an_ole_beats_any_other_card_except_a_chosen_seven_led(chosen: str) -> None:
    for ole in THE_OLEN:
        for other in FRENCH_48_NO_FIVES:
            if other not in THE_OLEN:
                assert beats(ole, other, chosen) is not (other.rank == "7" and other.suit in chosen)


# The beaters and the special trumps.


@every_pair
def test_beaters_of_the_two_chosen_suits_are_equal_and_the_first_stays(chosen: str) -> None:
    """KN-A1: an equal card is not a lower one."""
    a, b = chosen
    for rank in ("A", "J", "6", "2", "3", "4"):
        one, other = card(a + rank), card(b + rank)
        if one in THE_OLEN or other in THE_OLEN:
            continue
        assert not beats(one, other, chosen) and not beats(other, one, chosen)


@every_pair
def test_the_seven_and_the_free_cards_are_worthless_when_not_led(chosen: str) -> None:
    for suit in chosen:
        for rank in ("7", "8", "9", "K", "Q", "10"):
            one = card(suit + rank)
            if one not in THE_OLEN:
                assert power(one, chosen) == 0
                assert not any(beats(one, top, chosen) for top in FRENCH_48_NO_FIVES)


@every_pair
def test_nothing_beats_a_seven_that_was_led(chosen: str) -> None:
    for suit in chosen:
        assert not BEATING["ace"][chosen][card(suit + "7")]


@every_pair
def test_free_cards_are_beaten_only_by_a_chosen_ace_jack_or_ole(chosen: str) -> None:
    for suit in chosen:
        for rank in ("8", "9"):
            free = card(suit + rank)
            if free in THE_OLEN:
                continue
            beating = BEATING["ace"][chosen][free] & set(FRENCH_48_NO_FIVES)
            assert beating == {*THE_OLEN, *(card(s + r) for s in chosen for r in ("A", "J"))}


@every_pair
def test_an_unchosen_ace_can_only_be_beaten_by_a_chosen_six_or_higher(chosen: str) -> None:
    for suit in set("CSHD") - set(chosen):
        beating = BEATING["ace"][chosen][card(suit + "A")]
        assert beating == {*THE_OLEN, *(card(s + r) for s in chosen for r in ("A", "J", "6"))}


@every_pair
def test_no_ace_beats_an_ole_of_its_suit(chosen: str) -> None:
    """KN-A2: an Ole belongs to no suit."""
    for ole in THE_OLEN:
        assert not beats(card(ole.suit + "A"), ole, chosen)
        assert not beats(card(ole.suit + "A"), ole, chosen, "higher")


@every_pair
def test_the_relation_is_not_transitive_and_needs_the_order(chosen: str) -> None:
    """A chosen Three beats a small plain card, its Ace beats that card, but not one the other."""
    suit = next(suit for suit in "CSHD" if suit not in chosen)
    three, ace, small = card(chosen[0] + "3"), card(suit + "A"), card(suit + "7")
    assert beats(three, small, chosen) and beats(ace, small, chosen)
    assert not beats(three, ace, chosen) and not beats(ace, three, chosen)


def test_an_ole_needs_a_higher_one() -> None:
    assert [need(ole, "HS") - power(ole, "HS") for ole in THE_OLEN] == [1] * 5


# Whole tricks.


@pytest.mark.parametrize(
    ("chosen", "cards", "winner"),
    [
        ("HS", "D4 S3 DA C8", 2),
        ("HS", "D4 C8 DA S3", 3),
        ("HS", "H7 H2 SA SJ", 1),
        ("HS", "D4 H7 C3 D2", 1),
        ("HS", "H8 S6 S2 SJ", 4),
        ("HS", "H8 S6 S2 S3", 1),
        ("HS", "S8 H9 H2 D9", 3),
        ("HS", "H9 D9 SA HA", 1),
        ("HS", "DA S2 SJ H6", 3),
        ("HS", "DA S2 S3 H4", 1),
        ("HS", "SA HA SJ HJ", 1),  # KN-A1
        ("HS", "H8 S6 H6 S4", 1),  # KN-A3
        ("HS", "DJ S4 H4 DK", 2),  # KN-A30
        ("HS", "DK S3 DA S2", 3),
        ("HS", "DQ S4 H3 DA", 3),
        ("CD", "C10 D4 DA H2", 4),
        ("CD", "D10 S2 H3 D8", 1),
        ("CD", "HK HA D2 C6", 4),
    ],
)
def test_who_takes_the_trick(chosen: str, cards: str, winner: int) -> None:
    assert trick(chosen, cards) == winner
    played = [card(code) for code in cards.split()]
    assert taker(played, "".join(suit for suit in "CSHD" if suit in chosen)) == winner - 1
