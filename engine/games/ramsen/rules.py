"""Ramsen, after the source text on the Bavarian game and on Zaisertshofen's Ramsch.

The chapters of a deal: rearhand cuts and may keep the bottom card (schleck); the deal, three and
two; the exchange with the talon, five cards for the whole table; play or pass; the tricks. Where
the source is silent the readings RM-A1 to RM-A23 of the rule digest hold: named where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.cards import BACK, GERMAN_32, GERMAN_SUITS, Card, card
from engine.facts import Fact
from engine.game import END, NEXT, STAY, Game, Phase, Setup, Step
from engine.games.ramsen import tally
from engine.games.ramsen.options import BAVARIAN, ZAISERTSHOFEN, RamsenOptions
from engine.games.ramsen.trumps import CRITICALS, RANKINGS
from engine.moves import Call, Move
from engine.phases.tricks import Duties, Tricks
from engine.sheet import Line, Sheet
from engine.table import NOBODY, Seat, Table

HAND = 5

KEEP = Call("keep")
LEAVE = Call("leave")
SWAPS = {
    (given, taken): Call("swap", (given, taken)) for given in GERMAN_32 for taken in GERMAN_32
}
"""The dealer's calls: which card he gives, and which upcard he takes for it."""
STAND = Call("stand")
DRAW = Call("draw")
PLAY = Call("play")
PASS = Call("pass")


class RamsenTable(Table):
    """The table of Ramsen.

    `schlecker` kept the card he cut, NOBODY for none. `room` is how many cards the table may
    still exchange, `laid` how many the seat whose turn it is has laid away so far, `exchanged`
    how many each seat has drawn, `swapped` whether the dealer took
    an upcard, `bids` who plays (None: not yet asked). `open` are the marks each seat still needs,
    `finished` who completed the last of them in this deal, `lone` who played against nobody.
    """

    __slots__ = (
        "bids",
        "exchanged",
        "finished",
        "laid",
        "lone",
        "open",
        "room",
        "schlecker",
        "swapped",
    )

    def __init__(self, seats: int, dealer: Seat, stock: list[Card], needed: list[int]) -> None:
        super().__init__(seats, dealer, stock)
        self.schlecker: Seat = NOBODY
        self.room = 0
        self.laid = 0
        self.exchanged = [0] * seats
        self.swapped = False
        self.bids: list[bool | None] = [None] * seats
        self.open = needed
        self.finished: list[Seat] = []
        self.lone: Seat = NOBODY

    def copy(self) -> RamsenTable:
        other = super().copy()
        other.schlecker = self.schlecker
        other.room = self.room
        other.laid = self.laid
        other.exchanged = self.exchanged[:]
        other.swapped = self.swapped
        other.bids = self.bids[:]
        other.open = self.open[:]
        other.finished = self.finished[:]
        other.lone = self.lone
        return other


class Schleck(Phase[RamsenTable]):
    """Rearhand cuts, sees the bottom card of the packet he lifted, and may keep it.

    The packet he lifted comes to lie below the rest, so that card is the bottom of the pack as
    it lies (RM-A10). If he leaves it there, he alone knows it. Nobody else sees it (RM-A7).
    """

    name = "schleck"

    def __init__(self, options: RamsenOptions) -> None:
        self.allowed = options.schleck

    def enter(self, t: RamsenTable) -> Step:
        if self.allowed == "off":
            return NEXT
        rearhand = t.in_play()[-2]
        t.turn = rearhand
        t.known[t.stock[-1]] = (rearhand,)
        if t.facts is not None:
            t.tell("cuts", rearhand)
        return STAY

    def legal(self, t: RamsenTable) -> list[Move]:
        if self.allowed == "only_criticals" and t.stock[-1] not in CRITICALS:
            return [LEAVE]
        return [KEEP, LEAVE]

    def play(self, t: RamsenTable, move: Move) -> Step:
        if move == KEEP:
            kept = t.stock.pop()
            t.known.pop(kept, None)
            t.hands[t.turn].append(kept)
            t.schlecker = t.turn
            t.tell("schlecks", t.turn)
        return NEXT

    def why_not(self, t: RamsenTable, move: Move) -> Fact:
        return Fact("only_criticals" if move == KEEP else "keep_or_leave")


class DealOut(Phase[RamsenTable]):
    """Three cards, two cards, to each from forehand on; the schlecker gets two and two (RM-A9).

    The next card is turned: its suit is trump. A permanent trump counts as the suit printed on
    it (RM-A1), or stays lying open while the next card decides.
    """

    name = "deal"

    def __init__(self, options: RamsenOptions) -> None:
        self.turn_another = options.perm_trump_upcard == "turn_another"

    def enter(self, t: RamsenTable) -> Step:
        stock = t.stock
        seats = t.in_play()
        top = 0
        for packet in (3, 2):
            for seat in seats:
                size = 2 if seat == t.schlecker else packet
                t.hands[seat] += stock[top : top + size]
                top += size
        upcard = stock[top]
        t.up = [upcard]
        top += 1
        while self.turn_another and upcard in CRITICALS and top < len(stock):
            upcard = stock[top]
            t.up.append(upcard)
            top += 1
        t.stock = stock[top:]
        t.trump = upcard.suit
        if t.facts is not None:
            t.tell("deals", t.dealer)
            for turned in t.up:
                t.tell("turns_up", turned)
            t.tell("trump_is", t.trump)
        return NEXT


class Exchange(Phase[RamsenTable]):
    """Each in turn may lay cards away and draw as many, five for the whole table together.

    First come, first served (RM-A4), one round (RM-A6). Cards are laid away one by one, face
    down and dead (RM-A5), and the new ones drawn at the end. The schlecker may not exchange.
    The dealer, last, may besides lay one card away for the upcard (RM-A2, RM-A3).
    """

    name = "exchange"
    zone = "aside"

    def __init__(self, options: RamsenOptions) -> None:
        self.total = options.exchange_total
        self.swap_counts = options.upcard_swap_counts and options.applies("upcard_swap_counts")

    def enter(self, t: RamsenTable) -> Step:
        t.room = min(self.total, len(t.stock))
        return self._ask(t, t.after[t.dealer])

    def legal(self, t: RamsenTable) -> list[Move]:
        to_lay = self._to_lay(t)
        moves: list[Move] = [*to_lay] if t.room else []
        if t.turn == t.dealer and t.up and self._may_swap(t):
            moves += [SWAPS[given, taken] for taken in t.up for given in to_lay]
        moves.append(DRAW if t.laid else STAND)
        return moves

    def play(self, t: RamsenTable, move: Move) -> Step:
        seat = t.turn
        if isinstance(move, Card):
            t.hands[seat].remove(move)
            t.aside[seat].append(move)
            t.laid += 1
            t.room -= 1
            if t.facts is not None:
                t.tell("lays_away", seat)
            return STAY
        if move.word == "swap":
            self._swap(t, move)
            return STAY
        drawn = t.laid
        if drawn:
            t.hands[seat] += t.stock[:drawn]
            del t.stock[:drawn]
            t.exchanged[seat] = drawn
            t.laid = 0
        if t.facts is not None:
            t.tell("draws", seat, drawn)
        return NEXT if self._is_last(t, seat) else self._ask(t, t.after[seat])

    def _swap(self, t: RamsenTable, move: Call) -> None:
        given, taken = move.args
        assert isinstance(given, Card) and isinstance(taken, Card)
        seat = t.turn
        t.hands[seat].remove(given)
        t.aside[seat].append(given)
        t.up.remove(taken)
        t.hands[seat].append(taken)
        t.known[taken] = tuple(range(len(t.hands)))
        t.swapped = True
        if self.swap_counts:
            t.room -= 1
        t.tell("takes_up", seat, taken)

    def _may_swap(self, t: RamsenTable) -> bool:
        return t.room > 0 or not self.swap_counts

    def _to_lay(self, t: RamsenTable) -> list[Card]:
        """The hand without an upcard just taken: what was asked for openly is kept."""
        hand = t.hands[t.turn]
        return [one for one in hand if one not in t.known] if t.swapped else hand

    def _ask(self, t: RamsenTable, seat: Seat) -> Step:
        """Ask the next seat that can exchange anything, from this one on to the dealer."""
        while True:
            t.turn = seat
            if t.room and seat != t.schlecker:
                return STAY
            if seat == t.dealer and t.up and self._may_swap(t):
                return STAY
            if self._is_last(t, seat):
                return NEXT
            seat = t.after[seat]

    def _is_last(self, t: RamsenTable, seat: Seat) -> bool:
        """Whether the round ends with this seat: the dealer, or the last before one who passed."""
        return t.after[seat] == t.after[t.dealer]

    def why_not(self, t: RamsenTable, move: Move) -> Fact:
        if isinstance(move, Card):
            if move not in t.hands[t.turn]:
                return Fact("not_in_hand", (move,))
            if move in t.known:
                return Fact("upcard_is_kept", (move,))
            return Fact("exchange_used_up", (self.total,))
        if move.word == "swap":
            return Fact("only_dealer_swaps" if t.turn != t.dealer else "exchange_used_up")
        return Fact("draw_first" if t.laid else "nothing_laid_away")


class Bid(Phase[RamsenTable]):
    """Play or pass, from forehand on. Who exchanged must play; passing costs nothing.

    When all others have passed, the dealer is in without a word (RM-A12). A lone player takes
    the five tricks (RM-A11).
    """

    name = "bid"

    def __init__(self, options: RamsenOptions) -> None:
        self.schlecker_must_play = options.schlecker_must_play
        self.swap_binds = options.upcard_swap_forces_play

    def enter(self, t: RamsenTable) -> Step:
        t.turn = t.after[t.dealer]
        return STAY

    def legal(self, t: RamsenTable) -> list[Move]:
        return [PLAY] if self.must_play(t, t.turn) else [PLAY, PASS]

    def must_play(self, t: RamsenTable, seat: Seat) -> bool:
        """Whether this seat is bound to play by what it took."""
        return (
            t.exchanged[seat] > 0
            or (self.swap_binds and t.swapped and seat == t.dealer)
            or (self.schlecker_must_play and seat == t.schlecker)
        )

    def play(self, t: RamsenTable, move: Move) -> Step:
        seat = t.turn
        t.bids[seat] = plays = move == PLAY
        if t.facts is not None:
            t.tell("plays" if plays else "passes", seat)
        t.turn = following = t.after[seat]
        bids = t.bids
        if following == t.dealer and bids[following] is None and True not in bids:
            bids[following] = True
            t.tell("plays", following)
        elif bids[following] is None:
            return STAY
        return self._settle(t)

    def _settle(self, t: RamsenTable) -> Step:
        playing = [seat for seat, plays in enumerate(t.bids) if plays]
        t.only(playing)
        if len(playing) > 1:
            return NEXT
        t.lone = playing[0]
        t.tell("plays_alone", t.lone)
        return END

    def why_not(self, t: RamsenTable, move: Move) -> Fact:
        if move != PASS:
            return Fact("play_or_pass")
        return Fact("exchanged_must_play" if t.exchanged[t.turn] else "bound_to_play")


class RamsenTricks(Tricks[RamsenTable]):
    """Follow, trump, and head in both; a bar for each trick."""

    def __init__(self, options: RamsenOptions) -> None:
        super().__init__(RANKINGS, Duties(follow=True, trump=True, head=True))
        self.swiss_leads = options.swiss_leads
        self.first_wins = options.finish == "first"
        self.stops = options.stop_at_last_bar

    def may_lead(self, t: RamsenTable, hand: list[Card]) -> list[Move]:
        if not self.swiss_leads or len(t.tricks) > 1:
            return list(hand)
        kind = self.rankings[t.trump].kind
        if t.tricks:
            return [one for one in hand if kind[one] == t.trump] or list(hand)
        sow = card(t.trump + "A")
        return [sow] if sow in hand else list(hand)

    def taken(self, t: RamsenTable, winner: Seat) -> Step:
        """Chalk the bar; the game ends with the bar that completes it (RM-A14, RM-A15)."""
        if not t.open[winner]:
            return STAY
        t.open[winner] -= 1
        if t.open[winner]:
            return STAY
        t.finished.append(winner)
        t.tell("completes", winner)
        over = self.first_wins or sum(needed > 0 for needed in t.open) <= 1
        return END if over and self.stops else STAY

    def why_not(self, t: RamsenTable, move: Move) -> Fact:
        reason = super().why_not(t, move)
        if reason.key != "may_not_lead":
            return reason
        return Fact("second_trick_trump" if t.tricks else "sow_opens")


class Ramsen(Game[RamsenTable]):
    """Ramsen for three to five players, each for himself.

    At Zaisertshofen finishers drop out, so a deal may have fewer hands than there are seats.
    """

    name = "ramsen"
    seats = (3, 4, 5)
    Options = RamsenOptions
    PRESETS: ClassVar = {"bavarian": BAVARIAN, "zaisertshofen": ZAISERTSHOFEN}
    options: RamsenOptions

    def pack(self) -> tuple[Card, ...]:
        return GERMAN_32

    def flow(self) -> list[Phase[RamsenTable]]:
        o = self.options
        self.tricks = RamsenTricks(o)
        middle: list[Phase[RamsenTable]] = [Exchange(o), Bid(o)]
        if o.bid_before_exchange:
            middle.reverse()
        return [Schleck(o), DealOut(o), *middle, self.tricks]

    def deal(self, cards: Sequence[Card], setup: Setup) -> RamsenTable:
        t = RamsenTable(self.players, setup.dealer, list(cards), list(setup.carried))
        if len(setup.playing) < self.players:
            t.only(setup.playing)
        return t

    def score(self, t: RamsenTable) -> Line:
        if t.lone != NOBODY:
            return self._lone_line(t)
        won = [0] * self.players
        for trick in t.tricks:
            won[trick.winner] += 1
        values = tuple(won[seat] if plays else None for seat, plays in enumerate(t.bids))
        return Line(values, tally.finished(t.finished))

    def _lone_line(self, t: RamsenTable) -> Line:
        bars = {"five": HAND, "one": 1, "void": None}[self.options.lone_player]
        return Line(tuple(bars if seat == t.lone else None for seat in range(self.players)))

    def sheet(self, lines: Sequence[Line]) -> Sheet:
        return tally.sheet(self.options, self.players, lines)

    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return tally.fits(self.options, self.players, lines, line)

    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        kept = tally.tally(self.options, self.players, lines)
        if kept.over:
            return None
        playing, needed = kept.following()
        while dealer not in playing:
            dealer = (dealer + 1) % self.players
        return Setup(dealer, playing, tuple(needed))

    def barred(self, t: RamsenTable, seat: Seat) -> frozenset[Card]:
        return self.tricks.barred(t, seat)

    def status(self, t: RamsenTable, seat: Seat) -> list[Fact]:
        """Schlecker, how many cards exchanged, in or out, finished."""
        facts = []
        if seat == t.schlecker:
            facts.append(Fact("schleck"))
        if t.exchanged[seat]:
            facts.append(Fact("exchanged", (t.exchanged[seat],)))
        if t.bids[seat] is not None:
            facts.append(Fact("plays" if t.bids[seat] else "passes"))
        if seat in t.finished:
            facts.append(Fact("finished"))
        return facts

    def nickname(self, card: Card) -> str:
        """Dallmutz, Belli and the two Boys; at Zaisertshofen they are Criticals all."""
        if card not in CRITICALS:
            return ""
        if self.options.finish == "bolla":
            return "critical"
        return ("dallmutz", "belli", "big_boy", "little_boy")[CRITICALS.index(card)]

    def sorted_hand(self, t: RamsenTable, hand: Sequence[Card]) -> list[Card]:
        """Trumps first, high to low, then the plain suits."""
        if not t.trump:
            return super().sorted_hand(t, hand)
        ranking = RANKINGS[t.trump]
        backs = [one for one in hand if one is BACK]
        return backs + sorted(
            (one for one in hand if one is not BACK),
            key=lambda one: (
                ranking.kind[one] != t.trump,
                GERMAN_SUITS.index(ranking.kind[one]),
                -ranking.strength[one],
            ),
        )


GAME = Ramsen
