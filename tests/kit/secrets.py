"""The law of non-interference: what a seat cannot see changes nothing of what it sees and hears.

The same deal is played twice, with two cards exchanged that one seat never sees, and by the same
moves. As long as that seat can tell neither card, both must look the same to it: its view, what
is told, whose turn it is, what the table shows and says, what it may say and do, and what the
slate shows of a deal that is on. A leak that names no card, such as a turn that stays with
whoever holds a certain one, shows here and nowhere else.

`python3 dev.py kit.secrets 200 ramsli` plays so many evenings of each case of a game, or of all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from engine import games, shuffle
from engine.cards import BACK, Card
from engine.hidden import view
from engine.moves import Call, Move
from engine.rules import Rules, Setup
from engine.sheet import Line
from engine.table import Seat, Table, View
from tests import guests
from tests.kit.cases import Case, share
from tests.kit.laws import in_evenings
from tests.kit.lying import lying
from tests.kit.walking import any_move, heard

DEALS = 7
"""How many deals of an evening are compared: games whose deals differ in kind have their turn."""

PAIRS = 2
"""How many exchanges of two cards are tried in each deal."""


class Leak(AssertionError):
    """Something looks otherwise to a seat because of a card that it does not see."""


class Exchanged(NamedTuple):
    """Two cards that lie in each other's place, and a seat that is to notice nothing of it."""

    seat: Seat
    one: Card
    two: Card

    def of(self, cards: list[Card]) -> list[Card]:
        """These cards with the two in each other's place."""
        other = {self.one: self.two, self.two: self.one}
        return [other.get(card, card) for card in cards]


class Compared(NamedTuple):
    """How many pairs of deals were compared, and at how many moments."""

    pairs: int
    moments: int


@in_evenings(24)
def tells_nothing_of_what_is_hidden(case: Case) -> int:
    """Two deals that differ in two cards a seat never sees look the same to it, move by move."""
    return compared_moments(case, case.seed())


def compared_moments(case: Case, seed: int, pairs: int = PAIRS) -> int:
    """Play an evening by chance, each deal with several exchanges; raises Leak.

    Returns at how many moments the two deals were compared.
    """
    return compared_worlds(case, seed, pairs).moments


def compared_worlds(case: Case, seed: int, pairs: int = PAIRS) -> Compared:
    """As `compared_moments`; also how many pairs were compared at one moment at least."""
    game, rng = case.make(), Random(f"{case} {seed}")
    dealer = shuffle.first_dealer(seed, case.players)
    lines: list[Line] = []
    worlds = compared = 0
    for number in range(1, DEALS + 1):
        setup = game.next_deal(lines, dealer)
        if setup is None:
            break
        lies = list(shuffle.numbered(game.pack(), seed, number))
        line, spoken_of = _plain(game, lies, setup, rng)
        for _ in range(pairs):
            exchanged = _exchange(game, lies, spoken_of, rng)
            moments = _compare(game, lies, setup, exchanged, rng)
            worlds += moments > 0
            compared += moments
        lines.append(line)
        dealer = (setup.dealer + 1) % case.players
    return Compared(worlds, compared)


def _plain(
    game: Rules[Any], lies: list[Card], setup: Setup, rng: Random
) -> tuple[Line, list[Card]]:
    """The deal played once, for its line, and the cards that some call could speak of in it.

    Rights hang on these: exchanging one of them finds more than exchanging any two.
    """
    t = game.start(lies, setup)
    cards: dict[Card, None] = {}
    while t.phase:
        legal = game.legal(t)
        for move in legal:
            if isinstance(move, Call):
                cards |= {arg: None for arg in move.args if isinstance(arg, Card)}
        game.apply(t, any_move(legal, rng))
    return game.score(t), [card for card in cards if card is not BACK]


def _exchange(game: Rules[Any], lies: list[Card], spoken_of: list[Card], rng: Random) -> Exchanged:
    """A seat and two cards, one of them more often than not among those that are spoken of."""
    seat = int(rng.random() * game.players)
    one = rng.choice(spoken_of) if spoken_of and rng.random() < 0.7 else rng.choice(lies)
    two = rng.choice([card for card in lies if card is not one])
    return Exchanged(seat, one, two)


def _compare(
    game: Rules[Any], lies: list[Card], setup: Setup, exchanged: Exchanged, rng: Random
) -> int:
    """Play both deals by the same moves until the seat can tell one of the cards, or both end."""
    here = game.start(lies, setup, listen=True)
    there = game.start(exchanged.of(lies), setup, listen=True)
    compared = 0
    while True:
        known = {exchanged.one, exchanged.two}
        seen, other = view(here, exchanged.seat), view(there, exchanged.seat)
        if not known.isdisjoint(lying(seen.table)) or not known.isdisjoint(lying(other.table)):
            return compared
        compared += 1
        if _shown_by_rule(game, seen) != _shown_by_rule(game, other):
            return compared
        for what, one, two in _looks(game, (here, seen), (there, other)):
            if one != two:
                raise Leak(_told(game, exchanged, here, f"{what}: {one!r} or {two!r}"))
        if not here.phase:
            if game.score(here) != game.score(there):
                raise Leak(_told(game, exchanged, here, "the line of the deal"))
            return compared
        _talk(game, here, there, rng)
        both = [move for move in game.legal(here) if move in game.legal(there)]
        both = [move for move in both if not known & _cards_of(move)]
        if not both:
            return compared
        move = any_move(both, rng)
        if again := list(game.reshuffles(here, move)):
            # Chance is the same for both: place by place, as the log would have it.
            here.shuffle_in(again)
            there.shuffle_in(exchanged.of(again))
        game.apply(here, move)
        game.apply(there, move)


def _shown_by_rule(game: Rules[Any], seen: View) -> list[frozenset[Card]]:
    """What the rules themselves give away: cards each seat has shown that it does not hold."""
    return [game.barred(seen.table, seat) for seat in range(len(seen.table.hands))]


def _looks(
    game: Rules[Any], here: tuple[Table, View], there: tuple[Table, View]
) -> Iterator[tuple[str, object, object]]:
    """What the seat sees and hears at both tables, by name."""
    for name, value in here[1].table.fields().items():
        yield f"the field {name}", value, getattr(there[1].table, name)
    yield "what is told", heard(here[0]), heard(there[0])
    yield "the slate", game.interim(here[0]), game.interim(there[0])
    for (what, one), (_, two) in zip(_shown(game, *here), _shown(game, *there), strict=True):
        yield what, one, two


def _shown(game: Rules[Any], full: Table, seen: View) -> Iterator[tuple[str, object]]:
    """What the table shows and says to the seat, and what it may do and say itself."""
    t, seat, show = seen.table, seen.seat, game.show
    yield "what may be said", game.phrases(full, seat)
    yield "the signs", show.signs(t)
    yield "the coins", show.coins(t)
    strips = show.strips(t)
    yield "the rows", [(strip, [show.columns(t, row) for row in strip.rows]) for strip in strips]
    yield "the zone", game.zone(t)
    for other in range(len(t.hands)):
        yield "a name plate", show.status(t, other)
    hand = show.sorted_hand(t, t.hands[seat])
    yield "the hand", (hand, show.groups(t, hand), [show.nickname(card, t) for card in hand])
    yield "the own notes", show.own_notes(t, seat)
    if t.turn == seat and t.phase:
        legal = game.legal(full)
        yield "what may be done", legal
        yield "the question", (game.asks(full), game.show.piles(full))
        yield "doubts", [game.show.doubt(full, move) for move in legal]


def _talk(game: Rules[Any], here: Table, there: Table, rng: Random) -> None:
    """Now and then somebody says what may be said at both tables."""
    if rng.random() < 0.3:
        speaker = int(rng.random() * len(here.hands))
        there_too = game.phrases(there, speaker)
        both = [phrase for phrase in game.phrases(here, speaker) if phrase in there_too]
        if both:
            phrase = rng.choice(both)
            game.say(here, speaker, phrase)
            game.say(there, speaker, phrase)


def _cards_of(move: Move) -> set[Card]:
    return {move} if isinstance(move, Card) else {arg for arg in move.args if isinstance(arg, Card)}


def _told(game: Rules[Any], exchanged: Exchanged, t: Table, what: str) -> str:
    """A sentence about a leak: who learns of which cards, when, and by what."""
    seat, one, two = exchanged
    when = t.phase or "the end"
    return f"{game.game.name}: seat {seat} can tell {one} from {two} in {when} by {what}"


def main(arguments: Sequence[str]) -> int:
    """Play so many evenings of each case of a game, or of all; the number of leaks."""
    arguments = guests.looked_for(arguments)
    evenings = int(arguments[0]) if arguments else 100
    leaks = 0
    for case in [case for name in arguments[1:] or games.names() for case in share(name)]:
        compared, found = 0, []
        for seed in range(evenings):
            try:
                compared += compared_moments(case, seed)
            except Leak as leak:
                found.append(leak)
        leaks += len(found)
        print(f"{case}: {compared} moments compared, {len(found)} leaks", *found[:3], sep="\n  ")
    return leaks


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) > 0)
