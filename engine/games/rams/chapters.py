"""The chapters of Rams before the tricks: stake and cards, who plays, the dealer's trump card.

A player plays with the hand dealt or with the widow, and may promise all tricks. Of a widow with
a card more than a hand, one is laid away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot import chapters as pot
from engine.families.pot.chapters import PASS
from engine.games.rams.counters import HAND, STAKE
from engine.games.rams.options import RamsOptions
from engine.games.rams.play import left_alone, sweep
from engine.games.rams.table import RamsTable
from engine.moves import Call, Move
from engine.override import override
from engine.phases.ranking import Ranking
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import NOBODY, Seat, not_asked

PLAY = Call("play")
WIDOW = Call("widow")
GENERAL = Call("general")

PACKETS = (3, 2)


def fewest(options: RamsOptions) -> int:
    """How many have to play at least: two, or one who then is alone (RA-A6, RA-A16)."""
    return 1 if options.lone == "five" and options.applies("lone") else 2


def widow_cards(options: RamsOptions, players: int) -> int:
    """How many cards the widow has with these players: none, if the pack is too small (RA-A4)."""
    cards = options.widow_cards if options.widow else 0
    return cards if sum(PACKETS) * players + cards < options.pack else 0


class DealOut(Phase[RamsTable]):
    """Three cards, two cards, to each from forehand on, and to the widow before the dealer.

    The next card is turned: the suit printed on it is trump (RA-A2). What is left nobody gets. If
    the pack is too small for a widow, there is none (RA-A4).
    """

    name = "deal"

    def __init__(self, options: RamsOptions, players: int) -> None:
        self.pool = options.scoring == "pool"
        self.widow = [widow_cards(options, in_play) for in_play in range(players + 1)]

    @override
    def enter(self, t: RamsTable) -> Step:
        cards, dealer = t.stock, t.dealer
        if self.pool:
            t.left[dealer] -= STAKE
            t.pool += STAKE
            t.tell("antes", dealer, STAKE)
        seats = t.in_play()
        t.still = len(seats)
        top, lies = 0, list[Card]()
        widow = self.widow[t.still]
        # A card more than a hand comes with the last packet.
        packets = (PACKETS[0], widow - PACKETS[0])
        for packet, of_widow in zip(PACKETS, packets, strict=True):
            for seat in seats:
                if widow and seat == dealer:
                    lies += cards[top : top + of_widow]
                    top += of_widow
                t.hands[seat] += cards[top : top + packet]
                top += packet
        upcard = cards[top]
        t.up, t.stock, t.rest = [upcard], lies, cards[top + 1 :]
        t.trump = upcard.suit
        if t.facts is not None:
            t.tell("deals", dealer)
            t.tell("turns_up", upcard)
            t.tell("trump_is", t.trump)
        return NEXT


def general_time(options: RamsOptions) -> str:
    """When all tricks may be promised, "" for never."""
    plays = options.general != "off" and options.applies("general")
    return options.general_time if plays else ""


def promise(t: RamsTable, seat: Seat) -> None:
    """Let this seat promise all tricks: everybody plays, who has passed as well."""
    t.general = seat
    for other in t.in_play():
        t.plays[other] = True
    t.tell("general", seat)


class Promise(Phase[RamsTable]):
    """Each in turn is asked whether he promises all tricks; the first who does binds all (RA-A8).

    All play with their own cards then, and nobody is asked whether he plays.
    """

    name = "promise"
    answers = (GENERAL, PASS)
    otherwise = "general_or_no"

    @override
    def enter(self, t: RamsTable) -> Step:
        t.turn = t.after[t.dealer]
        return STAY

    @override
    def play(self, t: RamsTable, move: Move) -> Step:
        if TYPE_CHECKING:  # as in the next chapter
            assert isinstance(move, Call)
        if move.word == GENERAL.word:
            promise(t, t.turn)
            return TrumpCard.name
        if t.turn == t.dealer:
            return NEXT
        t.turn = t.after[t.turn]
        return STAY


class Join(Phase[RamsTable]):
    """Each in turn plays, passes, or throws his cards in for the widow and has to play then.

    Two at least have to play, by some rules one, so the last to be asked may be bound to. By a
    house rule who thinks that he takes all tricks promises that here: then nobody is asked any
    more.
    """

    name = "join"

    def __init__(self, options: RamsOptions) -> None:
        self.only_without_widow = options.passing == "widow_gone" and options.widow
        self.general = general_time(options) == "in_turn"
        self.fewest = fewest(options)

    @override
    def enter(self, t: RamsTable) -> Step:
        """Ask forehand, or go on behind the one who has laid a card of the widow away."""
        return self._ask(t, t.dealer)

    def _ask(self, t: RamsTable, seat: Seat) -> Step:
        """Ask the next behind this seat; when all have spoken, those who are in play."""
        following = not_asked(t.plays, t.after, seat)
        if following != NOBODY:
            t.turn = following
            return STAY
        playing = [seat for seat, said in enumerate(t.plays) if said]
        if len(playing) == 1:
            left_alone(t, playing[0])
            return END
        t.only(playing)
        return NEXT

    @override
    def legal(self, t: RamsTable) -> list[Move]:
        moves: list[Move] = [PLAY]
        if t.stock:
            moves.append(WIDOW)
        if self.general:
            moves.append(GENERAL)
        if self.may_pass(t):
            moves.append(PASS)
        return moves

    def may_pass(self, t: RamsTable) -> bool:
        """Whether enough others are left, and no widow lies there that has to be taken first."""
        return t.still > self.fewest and not (self.only_without_widow and t.stock)

    @override
    def play(self, t: RamsTable, move: Move) -> Step:
        if TYPE_CHECKING:  # this chapter's legal moves are calls; a check here would cost
            assert isinstance(move, Call)
        seat, plays, word = t.turn, t.plays, move.word
        if word == GENERAL.word:
            promise(t, seat)
            return NEXT
        if word == PASS.word:
            plays[seat] = False
            t.still -= 1
            if t.facts is not None:
                t.tell("passes", seat)
        else:
            plays[seat] = True
            if word == WIDOW.word:
                self._take(t, seat)
                if len(t.hands[seat]) > HAND:
                    return LayOne.name
            elif t.facts is not None:
                t.tell("plays", seat)
        return self._ask(t, seat)

    def _take(self, t: RamsTable, seat: Seat) -> None:
        t.aside[seat] = t.hands[seat]
        t.hands[seat] = t.stock
        t.stock = []
        t.widow_by = seat
        t.tell("takes_widow", seat)

    @override
    def why_not(self, t: RamsTable, move: Move) -> Fact:
        if move == PASS:
            if t.still > self.fewest:
                return Fact("widow_first")
            return Fact("two_have_to_play" if self.fewest > 1 else "one_has_to_play")
        if move == WIDOW:
            return Fact("widow_is_gone" if t.widow_by != NOBODY else "no_widow")
        if move == GENERAL:
            return Fact("no_general")
        return Fact("play_or_pass")


class LayOne(Phase[RamsTable]):
    """After taking a widow of six a player lays one away, before the next one speaks (RA-A15)."""

    name = "lay_one"
    zone = "aside"
    otherwise = "lay_one_away"

    @override
    def enter(self, t: RamsTable) -> Step:
        return STAY if len(t.hands[t.turn]) > HAND else NEXT

    @override
    def legal(self, t: RamsTable) -> list[Move]:
        return [*t.hands[t.turn]]

    @override
    def play(self, t: RamsTable, move: Move) -> Step:
        assert isinstance(move, Card)
        t.lay_away(t.turn, move)
        if t.facts is not None:
            t.tell("lays_one", t.turn)
        return Join.name


def has_flush(hand: Sequence[Card], ranking: Ranking) -> bool:
    """Whether all cards are of one suit; the bowers are trumps."""
    return len({ranking.kind[one] for one in hand}) == 1


class Flush(Phase[RamsTable]):
    """A player who is in with five cards of one suit shows them, and no trick is played (RA-A18).

    Of several, trumps go before other suits, then the highest card, then who sits nearer to
    forehand.
    """

    name = "flush"

    def __init__(self, rankings: Mapping[str, Ranking]) -> None:
        self.rankings = rankings

    @override
    def enter(self, t: RamsTable) -> Step:
        ranking = self.rankings[t.trump]
        found = [seat for seat in t.in_play() if has_flush(t.hands[seat], ranking)]
        if not found:
            return NEXT
        sweep(t, max(found, key=lambda seat: self._height(t.hands[seat], ranking)))
        return END

    def _height(self, hand: Sequence[Card], ranking: Ranking) -> tuple[bool, int]:
        trumps = ranking.kind[hand[0]] == ranking.trump
        return trumps, max(ranking.strength[one] for one in hand)


class TrumpCard(pot.TrumpCard[RamsTable]):
    """The dealer, if he plays, may lay a card away for the one that was turned (RA-A7)."""

    leaves = ""

    def __init__(self, options: RamsOptions) -> None:
        self.allowed = options.turn_up == "dealer"

    @override
    def taker(self, t: RamsTable) -> Seat:
        return t.dealer if self.allowed and t.plays[t.dealer] else NOBODY

    @override
    def answered(self, t: RamsTable, takes: bool) -> None:
        t.swapped = takes
