"""The law of non-interference: what a seat cannot see changes nothing of what it sees and hears.

The same deal is played twice, with two cards exchanged that one seat, or an onlooker, never sees,
and by the same moves. As long as that one can tell neither card, both must look the same: the view,
what is told, whose turn it is, what the table shows and says, what may be said and done, and what
the slate shows of a deal that is on. A leak that names no card, such as a turn that stays with
whoever holds a certain one, shows here and nowhere else. What the program makes of two such deals
is compared by a `Beside` (`tests.desktop.session.two_worlds`).

`python3 dev.py kit.secrets 200 ramsli` plays so many evenings of each case of a game, or of all.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple, Protocol

from engine import games, shuffle
from engine.cards import BACK, Card
from engine.facts import Fact
from engine.hidden import view
from engine.moves import Call, Move
from engine.rules import Rules, Setup
from engine.sheet import Line
from engine.table import NOBODY, Seat, Table, View
from tests import guests
from tests.kit.cases import Case, share
from tests.kit.laws import in_evenings
from tests.kit.lying import lying
from tests.kit.walking import any_move, heard

DEALS = 7
"""How many deals of an evening are compared: games whose deals differ in kind have their turn."""

PAIRS = 2
"""How many exchanges of two cards are tried in each deal."""


SHUFFLED_AGAIN = frozenset({"cuts_ace", "cuts_seven", "cuts_weli"})
"""Such a cut has the pack shuffled by a chance that hangs on the place of every card (MA-A21).

Two cards exchanged before make another deal of it, of which the first tells nothing.
"""


class Leak(AssertionError):
    """Something looks otherwise to a seat because of a card that it does not see."""


class Exchanged(NamedTuple):
    """Two cards that lie in each other's place, and the seat that must notice nothing of it.

    NOBODY is an onlooker.
    """

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


Looks = Iterator[tuple[str, object, object]]
"""What is seen and heard at both tables, by name."""


class Beside(Protocol):
    """Follows two deals move by move, and tells what else is seen of them."""

    def moves(self, move: Move, again: Sequence[Card]) -> None:
        """A move was made at both; these cards were shuffled again, in their order in the first."""

    def says(self, seat: Seat, phrase: Call) -> None:
        """Something was said at both."""

    def wants_to_look(self, *, over: bool) -> bool:
        """Whether it is looked now what the seat sees; whether the deal is over."""

    def looks(self) -> Looks:
        """What the seat sees now."""

    def ended(self) -> bool:
        """Whether enough has been seen of the two."""


class Deal(NamedTuple):
    """A deal of an evening, before it begins."""

    case: Case
    seed: int
    lines: Sequence[Line]
    """Of the deals before."""
    due: Seat
    """Whose turn it is to deal."""
    setup: Setup
    lies: Sequence[Card]


Follow = Callable[[Deal, Exchanged, Random], Beside]


@in_evenings(24)
def tells_nothing_of_what_is_hidden(case: Case) -> int:
    """Two deals that differ in two cards a seat never sees look the same to it, move by move."""
    return compared_moments(case, case.seed())


def compared_moments(case: Case, seed: int, pairs: int = PAIRS) -> int:
    """Play an evening by chance, each deal with several exchanges; raises Leak.

    Returns at how many moments the two deals were compared.
    """
    return compared_worlds(case, seed, pairs).moments


def compared_worlds(
    case: Case, seed: int, pairs: int = PAIRS, follow: Follow | None = None
) -> Compared:
    """As `compared_moments`; also how many pairs were compared at one moment at least.

    What `follow` makes for each pair is looked at instead of the tables.
    """
    worlds = compared = 0
    for deal, spoken_of, rng in deals(case, seed):
        game = case.make()
        for _ in range(pairs):
            exchanged = exchange(game, deal.lies, spoken_of, rng)
            moments = _compare(game, deal, exchanged, rng, follow)
            worlds += moments > 0
            compared += moments
    return Compared(worlds, compared)


def deals(case: Case, seed: int) -> Iterator[tuple[Deal, list[Card], Random]]:
    """The first deals of an evening, the cards that a call could speak of in each, and the luck.

    Deals are left out whose pack is shuffled again as soon as it is cut.
    """
    game, rng = case.make(), Random(f"{case} {seed}")
    dealer = shuffle.first_dealer(seed, case.players)
    lines: list[Line] = []
    for number in range(1, DEALS + 1):
        setup = game.next_deal(lines, dealer)
        if setup is None:
            break
        if setup.by_lot:
            setup = replace(setup, dealer=shuffle.lot(seed, number, setup.playing))
        lies = list(shuffle.numbered(game.pack(), seed, number))
        line, spoken_of, facts = _plain(game, lies, setup, rng)
        if SHUFFLED_AGAIN.isdisjoint(fact.key for fact in facts):
            yield Deal(case, seed, lines, dealer, setup, lies), spoken_of, rng
        lines.append(line)
        dealer = (setup.dealer + 1) % case.players


def _plain(
    game: Rules[Any], lies: list[Card], setup: Setup, rng: Random
) -> tuple[Line, list[Card], list[Fact]]:
    """Play the deal once: its line, the cards that some call could speak of in it, and the facts.

    Rights hang on these: exchanging one of them finds more than exchanging any two.
    """
    t = game.start(lies, setup, listen=True)
    cards: dict[Card, None] = {}
    while t.phase:
        legal = game.legal(t)
        for move in legal:
            if isinstance(move, Call):
                cards |= {arg: None for arg in move.args if isinstance(arg, Card)}
        game.apply(t, any_move(legal, rng))
    return game.score(t), [card for card in cards if card is not BACK], t.facts or []


def exchange(game: Rules[Any], lies: list[Card], spoken_of: list[Card], rng: Random) -> Exchanged:
    """A seat, or NOBODY, and two cards, one of them mostly among those that are spoken of."""
    seat = int(rng.random() * (game.players + 1)) - 1
    one = rng.choice(spoken_of) if spoken_of and rng.random() < 0.7 else rng.choice(lies)
    two = rng.choice([card for card in lies if card is not one])
    return Exchanged(seat, one, two)


def _compare(
    game: Rules[Any], deal: Deal, exchanged: Exchanged, rng: Random, follow: Follow | None
) -> int:
    """Play both deals by the same moves until the seat can tell one of the cards, or both end."""
    here = game.start(deal.lies, deal.setup, listen=True)
    there = game.start(exchanged.of(deal.lies), deal.setup, listen=True)
    compared, beside = 0, None
    while True:
        known = {exchanged.one, exchanged.two}
        seen, other = view(here, exchanged.seat), view(there, exchanged.seat)
        if any(tells(t, view, known) for t, view in ((here, seen), (there, other))):
            return compared
        if follow is not None and not compared:
            beside = follow(deal, exchanged, rng)
        compared += 1
        looks: Looks = iter(())
        if beside is None or beside.wants_to_look(over=not here.phase):
            if shown_by_rule(game, seen) != shown_by_rule(game, other):
                return compared
            both = (here, seen), (there, other)
            looks = _looks(game, *both) if beside is None else beside.looks()
        for what, one, two in looks:
            if one != two:
                raise Leak(_told(game, exchanged, here, f"{what}: {one!r} or {two!r}"))
        if beside is not None and beside.ended():
            return compared
        if not here.phase:
            if game.score(here) != game.score(there):
                raise Leak(_told(game, exchanged, here, "the line of the deal"))
            return compared
        if (said := _talk(game, here, there, rng)) and beside is not None:
            beside.says(*said)
        there_too = game.legal(there)
        moves = [move for move in game.legal(here) if move in there_too]
        moves = [move for move in moves if not known & cards_of(move)]
        if not moves:
            return compared
        move = any_move(moves, rng)
        again = list(game.reshuffles(here, move))
        if again:
            # Chance is the same for both: place by place, as the log would have it.
            here.shuffle_in(again)
            there.shuffle_in(exchanged.of(again))
        game.apply(here, move)
        game.apply(there, move)
        if beside is not None:
            beside.moves(move, again)


def tells(t: Table, seen: View, cards: set[Card]) -> bool:
    """Whether one of these cards is seen, or was shown to everybody, an onlooker too."""
    shown = (card for card, seats in t.known.items() if len(seats) == len(t.hands))
    return not cards.isdisjoint((*lying(seen.table), *shown))


def shown_by_rule(game: Rules[Any], seen: View) -> list[frozenset[Card]]:
    """What the rules themselves give away: cards each seat has shown that it does not hold."""
    return [game.barred(seen.table, seat) for seat in range(len(seen.table.hands))]


def _looks(game: Rules[Any], here: tuple[Table, View], there: tuple[Table, View]) -> Looks:
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
    yield "the signs", show.signs(t)
    yield "the coins", show.coins(t)
    strips = show.strips(t)
    yield "the rows", [(strip, [show.columns(t, row) for row in strip.rows]) for strip in strips]
    yield "the zone", game.zone(t)
    for other in range(len(t.hands)):
        yield "a name plate", show.status(t, other)
    if seat == NOBODY:
        return
    yield "what may be said", game.phrases(full, seat)
    hand = show.sorted_hand(t, t.hands[seat])
    yield "the hand", (hand, show.groups(t, hand), [show.nickname(card, t) for card in hand])
    yield "the own notes", show.own_notes(t, seat)
    if t.turn == seat and t.phase:
        legal = game.legal(full)
        yield "what may be done", legal
        yield "the question", (game.asks(full), game.show.piles(full))
        yield "doubts", [game.show.doubt(full, move) for move in legal]


def _talk(game: Rules[Any], here: Table, there: Table, rng: Random) -> tuple[Seat, Call] | None:
    """Now and then somebody says what may be said at both tables; who, and what."""
    if rng.random() < 0.3:
        speaker = int(rng.random() * len(here.hands))
        there_too = game.phrases(there, speaker)
        both = [phrase for phrase in game.phrases(here, speaker) if phrase in there_too]
        if both:
            phrase = rng.choice(both)
            game.say(here, speaker, phrase)
            game.say(there, speaker, phrase)
            return speaker, phrase
    return None


def cards_of(move: Move) -> set[Card]:
    return {move} if isinstance(move, Card) else {arg for arg in move.args if isinstance(arg, Card)}


def _told(game: Rules[Any], exchanged: Exchanged, t: Table, what: str) -> str:
    """A sentence about a leak: who learns of which cards, when, and by what."""
    seat, one, two = exchanged
    who = "an onlooker" if seat == NOBODY else f"seat {seat}"
    when = t.phase or "the end"
    return f"{game.game.name}: {who} can tell {one} from {two} in {when} by {what}"


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
