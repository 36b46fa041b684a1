"""The rest is mine: what is granted is true, and nothing hidden has a say in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from engine import claims, games
from engine.cards import cards
from engine.claims import ALL, NONE, kept, kinds, may_hold
from engine.head import Event, Head, Player
from engine.hidden import Redealing, view
from engine.match import Match
from engine.moves import Call
from engine.phases.claimed import duck_all, lead_all
from engine.review import Decision, Past
from engine.rules import Rules
from engine.table import NOBODY, Table
from tests.kit.cases import Case

TABLES = [
    ("ramsli", 4),
    ("ramsen", 3),
    ("ramsen", 4),
    ("knueffeln", 4),
    ("kein_stich", 3),
    ("kein_stich", 4),
]
DEALS = 6


def deals(
    game: str, players: int, number: int, sense: float = 0.8, preset: str = ""
) -> Iterator[tuple[Any, Any]]:
    """Each position of some deals in which tricks are played, on a table that goes on."""
    kind = games.find(game)
    for place in range(number):
        options = list(kind.presets.values())[place % len(kind.presets)]
        if preset:
            options = kind.presets[preset]
        rules = Case(game, "", options, players).make()
        rng = Random(f"{game} {players} {place}")
        setup = rules.next_deal([], 0)
        assert setup is not None
        pack = list(rules.pack())
        rng.shuffle(pack)
        t = rules.start(pack, setup)
        while t.phase:
            yield rules, t
            legal = rules.legal(t)
            if rng.random() < sense and legal[1:]:
                move = rules.bots.advise(view(t, t.turn), legal, rng).move
            else:
                move = rng.choice(legal)
            if isinstance(move, Call) and move.word == "run":
                move = legal[0]
            shuffled = list(rules.reshuffles(t, move))
            if shuffled:
                t.shuffle_in(shuffled)
            rules.apply(t, move)


def shown(rules: Rules[Any], t: Table) -> list[str]:
    """What whoever's turn it is can show."""
    seen = view(t, t.turn)
    return [kind for kind in kinds(rules, t, t.turn) if kept(rules, seen, kind) is not None]


def keeps(rules: Rules[Any], t: Table, seat: int, kind: str, rng: Random) -> bool:
    """Whether a claim comes true when all others play by chance, and the claimant as is said."""
    t, before = t.copy(), len(t.tricks)
    chapter = t.phase
    while t.phase == chapter:
        if t.turn == seat:
            card = kept(rules, view(t, seat), kind)
            assert card is not None, "what was shown once can be shown to the end"
            rules.apply(t, card)
        else:
            rules.apply(t, rng.choice(rules.legal(t)))
    return all((trick.winner == seat) == (kind == ALL) for trick in t.tricks[before:])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_granted_comes_true_however_the_cards_lie(game: str, players: int) -> None:
    rng = Random(19)
    granted = 0
    for rules, t in deals(game, players, DEALS):
        seat = t.turn
        for kind in shown(rules, t):
            granted += 1
            dealing = Redealing(rules, view(t, seat))
            for one in [t, *(dealing.table(rng) for _ in range(4))]:
                assert keeps(rules, one, seat, kind, rng), (seat, kind, one.hands)
    assert granted > 1


def loses_somewhere(rules: Rules[Any], t: Table, seat: int, kind: str, before: int) -> bool:
    """Whether the others can spoil a claim with open cards, when it is played as is said."""
    if any((trick.winner == seat) != (kind == ALL) for trick in t.tricks[before:]):
        return True
    if t.phase != "tricks":
        return False
    moves = rules.legal(t)
    if t.turn == seat:
        card = kept(rules, view(t, seat), kind)
        assert card is not None
        moves = [card]
    for move in moves:
        after = t.copy()
        rules.apply(after, move)
        if loses_somewhere(rules, after, seat, kind, before):
            return True
    return False


@pytest.mark.parametrize(("game", "players"), [("ramsen", 3), ("kein_stich", 3), ("ramsli", 3)])
def test_the_last_tricks_are_safe_against_every_play_of_every_layout(
    game: str, players: int
) -> None:
    rng = Random(3)
    granted = 0
    for rules, t in deals(game, players, DEALS):
        seat = t.turn
        if t.phase != "tricks" or len(t.hands[seat]) > 3:
            continue
        for kind in shown(rules, t):
            granted += 1
            dealing = Redealing(rules, view(t, seat))
            some = dealing.every() if len(dealing.unseen) < 7 else []
            for one in [t, *some[:30], *(dealing.table(rng) for _ in range(3))]:
                assert not loses_somewhere(rules, one, seat, kind, len(t.tricks))
    assert granted


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nothing_hidden_has_a_say(game: str, players: int) -> None:
    """Tables that look the same to the claimant are answered the same."""
    rng = Random(7)
    for rules, t in deals(game, players, 3):
        if not kinds(rules, t, t.turn):
            continue
        other = Redealing(rules, view(t, t.turn)).table(rng)
        assert shown(rules, other) == shown(rules, t)


def test_nothing_is_claimed_out_of_turn_or_where_nothing_is_claimed() -> None:
    for rules, t in deals("ramsli", 4, 2):
        for seat in range(4):
            if seat != t.turn or t.phase != "tricks":
                assert kinds(rules, t, seat) == ()
    for rules, t in deals("gin", 2, 2):
        assert kinds(rules, t, t.turn) == ()


def test_before_a_march_is_impossible_nobody_says_that_none_is_his() -> None:
    found = set()
    for rules, t in deals("kein_stich", 4, 4, 0.5, "march"):
        if t.phase == "tricks":
            marcher = t.marcher()
            found.add((bool(t.tricks), marcher is None, kinds(rules, t, t.turn) == (NONE,)))
            assert (ALL in kinds(rules, t, t.turn)) == (marcher == t.turn)
    assert found == {(False, True, False), (True, False, False), (True, True, True)}


class TestSigns:
    """The sufficient signs, in a suit and with trumps; Bells are trumps."""

    ranking = games.find("ramsli").make(games.find("ramsli").options(), 4).tricks.rankings["S"]

    @pytest.mark.parametrize(
        ("hand", "out", "lead"),
        [
            ("SA SK", "SO S7", "SA"),  # the two highest trumps
            ("SA SO", "SK S7", None),  # the King may still be held
            ("SA SO", "SK", "SA"),  # the Ace draws the King
            ("SA HA", "S7", "SA"),  # the Ace draws the last trump
            ("SA HA", "S7 S8", None),  # one trump may be left
            ("HA HK", "HO EA", "HA"),  # no trump is out
            ("HA HK", "HO S7", None),  # somebody may trump
            ("HA E7", "HO", "E7"),  # nobody has an Acorn
        ],
    )
    def test_leads_from_the_top(self, hand: str, out: str, lead: str | None) -> None:
        found = lead_all(self.ranking, cards(hand), cards(out))
        assert (None if found is None else found.code) == lead

    plain = games.find("kein_stich").make(games.find("kein_stich").options(), 4).tricks.rankings[""]

    @pytest.mark.parametrize(
        ("hand", "top", "out", "card"),
        [
            ("E7 E9", "EK", "E8 E10", "E9"),  # the highest that stays below goes
            ("E7 EA", "EK", "E8", None),  # the Ace will take one
            ("E7 EA", "E8", "HK", "E7"),  # nobody can lead to the Ace any more
            ("H7 GA", "EK", "HO", "GA"),  # thrown off
            ("H9 GA", "EK", "H8", None),  # somebody may lead below the Nine
        ],
    )
    def test_stays_below(self, hand: str, top: str, out: str, card: str | None) -> None:
        found = duck_all(self.plain, cards(hand), cards(out), cards(top)[0])
        assert (None if found is None else found.code) == card


def test_a_card_that_a_seat_has_shown_to_lack_counts_no_more() -> None:
    for rules, t in deals("ramsen", 4, 6):
        if t.phase != "tricks" or not t.tricks:
            continue
        out = may_hold(rules, view(t, t.turn))
        others = {card for seat in t.in_play() if seat != t.turn for card in t.hands[seat]}
        assert others <= out and out.isdisjoint(t.hands[t.turn])


def test_more_ways_than_the_bound_are_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    real = Redealing.every

    def every(self: Redealing[Any]) -> list[Any]:
        found = real(self)
        tried.append(len(found))
        return found

    monkeypatch.setattr(Redealing, "every", every)
    for rules, t in deals("kein_stich", 4, 3):
        shown(rules, t)
    assert tried and max(tried) <= claims.LAYOUTS


# In an evening.


def evening(game: str, players: int, seed: int) -> Match:
    """An evening that stands where somebody can claim with cards left, by rules of thumb."""
    return Match.from_events([*_evening(game, players, seed)])


@cache
def _evening(game: str, players: int, seed: int) -> tuple[Event, ...]:
    kind = games.find(game)
    names = tuple(Player(f"Player {seat}") for seat in range(players))
    for number in range(seed, seed + 60):
        match = Match(Head(game, "", kind.options().as_dict(), names, number))
        match.deal()
        rng = Random(number)
        while match.turn != NOBODY:
            match.skip_formal()
            seen = match.view(match.turn)
            assert seen is not None
            rules = match.rules
            able = [kind for kind in kinds(rules, seen.table, seen.seat) if kept(rules, seen, kind)]
            if able and len(seen.table.hands[seen.seat]) > 1:
                return tuple(match.events())
            legal = match.legal()
            match.play(rules.bots.advise(seen, legal, rng).move if legal[1:] else legal[0])
    raise AssertionError("nobody could claim")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_was_granted_is_played_by_moves_and_replays(game: str, players: int) -> None:
    match = evening(game, players, 1)
    seat, t = match.turn, match.revealed()
    assert t is not None
    (kind,) = kinds(match.rules, t, seat)
    before = len(match.moves)
    decided = [one.number for one in _decisions_so_far(match)]
    assert match.settled() is None
    match.claim(seat, kind, "granted")
    claim = match.granted()
    assert claim == (seat, kind, 0)
    rng, played = Random(1), []
    while match.turn != NOBODY:
        match.skip_formal()
        card = match.settled()
        played.append((match.turn, card))
        match.play(card if card is not None else rng.choice(match.legal()))
    assert played[0][0] == seat and played[0][1] is not None
    again = Match.from_events(match.events())
    assert again.sheet() == match.sheet() and again.revealed() == match.revealed()
    # What was settled was nobody's decision.
    free = [before + place for place, (_, card) in enumerate(played, 1) if card is None]
    assert [one.number for one in Past(again).decisions(1)] == [*decided, *free]


def _decisions_so_far(match: Match) -> list[Decision]:
    copy = Match.from_events(match.events())
    while copy.turn != NOBODY:
        copy.play(copy.legal()[0])
    return Past(copy).decisions(1)[: len(match.moves)]


def test_a_claim_that_was_not_granted_settles_nothing() -> None:
    match = evening("ramsen", 4, 1)
    for answer in ("declined", "not_shown"):
        match.claim(match.turn, "all", answer)
        assert match.granted() is None and match.settled() is None


def test_a_log_with_a_claim_that_is_not_true_is_played_on_by_hand() -> None:
    """Another program may have granted what was not so: nobody is forced to anything by it."""
    match = evening("ramsen", 4, 1)
    liar = match.turn
    match.undo(len(match.moves) - 1)
    match.skip_formal()
    match.claim(match.turn, "all", "granted")
    assert match.settled() is None and liar >= 0
