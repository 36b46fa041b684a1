"""The chapter of tricks, whatever the game: duties as data, and what a played card shows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from engine.cards import Card, card, cards, codes, pack_of
from engine.facts import Fact
from engine.options import Options
from engine.phases.ranking import Duties, Ranking
from engine.phases.tricks import Tricks
from engine.rules import Rules, Setup
from engine.rules.game import Game
from engine.table import Seat, Table, Trick

PACK = pack_of("EGHS", ("A", "K", "O", "U", "10"))
HEIGHT = {"A": 5, "K": 4, "O": 3, "U": 2, "10": 1}


def ranking(trump: str) -> Ranking:
    """The suits as printed."""
    kind = {one: one.suit for one in PACK}
    return Ranking(trump, kind, {one: HEIGHT[one.rank] for one in PACK})


RANKINGS = {trump: ranking(trump) for trump in ("", *"EGHS")}


class Plain(Rules[Table]):
    """Nothing but tricks."""

    def __init__(self, duties: Duties) -> None:
        self.tricks = Tricks[Table](RANKINGS, duties)
        super().__init__(PLAIN, Options(), 3)

    def pack(self) -> tuple[Card, ...]:
        return PACK

    def flow(self) -> list[Tricks[Table]]:  # type: ignore[override]
        return [self.tricks]

    def deal(self, cards: Sequence[Card], setup: Setup) -> Table:
        t = Table(3, setup.dealer, [])
        for seat in range(3):
            t.hands[seat] = list(cards[seat * 5 : seat * 5 + 5])
        t.stock = list(cards[15:])
        return t

    def barred(self, t: Table, seat: Seat) -> frozenset[Card]:
        return self.tricks.barred(t, seat)


PLAIN = Game(name="plain", seats=(3,), options=Options, presets={}, rules=Plain)


def at(suit: str, trick: str, hand: str, **duties: Any) -> tuple[Plain, Table]:
    """Somebody's turn in a trick."""
    game = Plain(Duties(**duties))
    t = Table(3, 2, [])
    t.trump, t.phase, t.turn, t.leader = suit, "tricks", 0, 0
    for seat, played in enumerate(cards(trick)):
        t.hands[seat] = [played, card("S10")]
        game.apply(t, played)
    t.hands[t.turn] = cards(hand)
    return game, t


def may(suit: str, trick: str, hand: str, **duties: Any) -> str:
    game, t = at(suit, trick, hand, **duties)
    return codes(move for move in game.legal(t) if isinstance(move, Card))


@pytest.mark.parametrize(
    ("duties", "hand", "legal"),
    [
        ({}, "EA E10 HA", "EA E10"),
        ({}, "HA H10 SA", "HA H10"),
        ({}, "SA GA", "SA GA"),
        ({"trump": False}, "HA H10 SA", "HA H10 SA"),
        ({"follow": False, "trump": False}, "EA HA SA", "EA HA SA"),
        ({"head": True}, "EA E10 HA", "EA"),
        ({"head": True}, "E10 EU HA", "E10 EU"),
        ({"head": True, "trump": False}, "HA SA", "HA SA"),
    ],
)
def test_the_duties_say_what_may_be_put_down(
    duties: dict[str, bool], hand: str, legal: str
) -> None:
    """The King of Acorns was led, Hearts are trump."""
    assert may("H", "EK", hand, **duties) == legal


def test_overtrumping_binds_upon_a_trump_alone() -> None:
    """Nobody has to head a plain card; upon a trump a higher one is owed, whoever has it."""
    assert may("H", "EO", "EA E10", overtrump=True) == "EA E10"
    assert may("H", "EO HU", "HA H10 GA", overtrump=True) == "HA"
    assert may("H", "EO HK", "HU H10 GA", overtrump=True) == "HU H10"
    assert may("H", "HO", "HA HU", overtrump=True) == "HA"
    assert may("H", "EO HU", "EA E10", overtrump=True) == "EA E10"


def test_no_under_trumping_binds_only_where_another_suit_was_led() -> None:
    assert may("H", "EO HU", "HA H10 GA", no_under=True) == "HA"
    assert may("H", "EO HK", "HU H10 GA", no_under=True) == "HU H10"
    assert may("H", "EO", "HA H10 GA", no_under=True) == "HA H10"
    assert may("H", "HO", "HA HU", no_under=True) == "HA HU"


FREE = frozenset(cards("HA"))


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        ("EK", "EA E10 HA", "EA E10 HA"),
        ("EK", "HA H10 SA", "H10 HA"),
        ("EK", "HA GA SA", "HA GA SA"),
        ("HK", "HA GA SA", "HA GA SA"),
        ("HK", "HA H10 SA", "H10 HA"),
        ("EO HU", "HA H10 SA", "H10 HA"),
    ],
)
def test_a_free_card_is_never_owed_and_always_allowed(trick: str, hand: str, legal: str) -> None:
    assert may("H", trick, hand, free=FREE, no_under=True) == legal


def test_a_free_card_shows_nothing_and_nothing_shows_it() -> None:
    game, t = at("H", "EK", "HA E10", free=FREE)
    game.apply(t, card("HA"))
    assert game.barred(t, 1) == frozenset()
    game, t = at("H", "EK", "SA HA", free=FREE)
    game.apply(t, card("SA"))
    assert card("HA") not in game.barred(t, 1)
    assert {card("EA"), card("H10")} <= game.barred(t, 1)


def test_without_a_trump_suit_nothing_is_trumped() -> None:
    assert may("", "EK", "HA SA") == "HA SA"
    assert not RANKINGS[""].beats(card("HA"), card("E10"))


def test_an_only_card_is_always_allowed() -> None:
    assert may("H", "EK", "SA", head=True) == "SA"


def test_dealers_left_leads_first() -> None:
    game = Plain(Duties())
    for dealer in range(3):
        t = game.start(PACK, Setup(dealer, (0, 1, 2)), listen=True)
        assert t.turn == t.leader == (dealer + 1) % 3
        assert t.facts == [Fact("leads", (t.turn,))]


def test_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    game, t = at("", "EK EA", "EO E10")
    game.apply(t, card("EO"))
    assert t.tricks == [Trick(0, tuple(cards("EK EA EO")), 1)]
    assert t.turn == t.leader == 1
    assert (t.trick, t.top, t.led) == ([], None, "")


def test_the_highest_trump_takes_the_trick() -> None:
    game, t = at("H", "EK H10", "HU SA")
    game.apply(t, card("HU"))
    assert t.tricks[-1].winner == 2


def test_when_the_cards_are_played_the_deal_is_over() -> None:
    game = Plain(Duties())
    t = game.start(PACK, Setup(2, (0, 1, 2)))
    while t.phase:
        game.apply(t, game.legal(t)[0])
    assert len(t.tricks) == 5
    assert t.hands == [[], [], []]


def test_a_trick_is_told_card_by_card() -> None:
    game, t = at("", "EK EA", "EO E10")
    t.facts = []
    game.apply(t, card("EO"))
    assert t.facts == [Fact("puts", (2, card("EO"))), Fact("takes", (1,))]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("SA", Fact("must_follow", ("E",))),
        ("E10", Fact("must_head", (card("EK"),))),
        ("GA", Fact("not_in_hand", (card("GA"),))),
    ],
)
def test_a_card_that_is_refused_is_refused_for_the_duty_it_neglects(
    move: str, reason: Fact
) -> None:
    game, t = at("H", "EK", "EA E10 SA", head=True)
    assert game.tricks.why_not(t, card(move)) == reason


# What a card shows.


def test_who_does_not_follow_has_shown_to_lack_the_suit() -> None:
    game, t = at("H", "EK HA", "SA")
    assert game.barred(t, 1) == frozenset(one for one in PACK if one.suit == "E")


def test_who_throws_in_a_card_has_shown_to_lack_trumps_too() -> None:
    game, t = at("H", "EK SA", "GA")
    assert game.barred(t, 1) == frozenset(one for one in PACK if one.suit in "EH")


def test_who_does_not_head_has_shown_to_lack_what_heads() -> None:
    game, t = at("H", "EO E10", "GA", head=True)
    assert codes(sorted(game.barred(t, 1), key=PACK.index)) == "EA EK"


def test_who_may_play_anything_shows_nothing() -> None:
    game, t = at("H", "EK SA", "GA", follow=False, trump=False)
    assert game.barred(t, 1) == frozenset()


def test_a_leader_shows_nothing_by_leading() -> None:
    game, t = at("H", "EK SA", "GA")
    assert game.barred(t, 0) == frozenset()


@pytest.mark.parametrize(
    "duties",
    [
        *(Duties(*all_) for all_ in product([True, False], repeat=3)),
        Duties(no_under=True),
        Duties(overtrump=True, free=FREE),
    ],
)
@pytest.mark.parametrize("trump", ["", "H"])
def test_nobody_ever_holds_what_he_has_shown_to_lack(trump: str, duties: Duties) -> None:
    game, rng = Plain(duties), Random(5)
    for _ in range(20):
        lies = rng.sample(PACK, len(PACK))
        t = game.start(lies, Setup(2, (0, 1, 2)))
        t.trump = trump
        while t.phase:
            game.apply(t, rng.choice(game.legal(t)))
            for seat in range(3):
                assert game.barred(t, seat).isdisjoint(t.hands[seat])
