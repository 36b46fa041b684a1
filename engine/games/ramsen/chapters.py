"""The other chapters of Ramsen: cutting and schleck, the deal, play or pass, the tricks."""

from __future__ import annotations

from engine.facts import Fact
from engine.games.ramsen.options import RamsenOptions
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.tally import course
from engine.games.ramsen.trumps import CRITICALS, RANKINGS
from engine.moves import Call, Move
from engine.override import override
from engine.phases.race import RaceTricks
from engine.phases.ranking import Duties
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import Seat

KEEP = Call("keep")
LEAVE = Call("leave")
PLAY = Call("play")
PASS = Call("pass")


class Schleck(Phase[RamsenTable]):
    """Rearhand cuts, sees the bottom card of the packet he lifted (RM-A24), and may keep it.

    The packet he lifted comes to lie below the rest, so that card is the bottom of the pack as
    it lies (RM-A10). If he leaves it there, he alone knows it. Nobody else sees it (RM-A7).
    """

    name = "schleck"

    def __init__(self, options: RamsenOptions) -> None:
        self.allowed = options.schleck

    @override
    def enter(self, t: RamsenTable) -> Step:
        if self.allowed == "off":
            return NEXT
        rearhand = t.in_play()[-2]
        t.turn = rearhand
        t.known[t.stock[-1]] = (rearhand,)
        if t.facts is not None:
            t.tell("cuts", rearhand)
        return STAY

    @override
    def legal(self, t: RamsenTable) -> list[Move]:
        if self.allowed == "only_criticals" and t.stock[-1] not in CRITICALS:
            return [LEAVE]
        return [KEEP, LEAVE]

    @override
    def play(self, t: RamsenTable, move: Move) -> Step:
        if move == KEEP:
            kept = t.stock.pop()
            t.known.pop(kept, None)
            t.hands[t.turn].append(kept)
            t.schlecker = t.turn
            t.tell("schlecks", t.turn)
        return NEXT

    @override
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

    @override
    def enter(self, t: RamsenTable) -> Step:
        stock = t.stock
        seats = t.in_play()
        top = 0
        hands, schlecker = t.hands, t.schlecker
        for packet in (3, 2):
            for seat in seats:
                end = top + (2 if seat == schlecker else packet)
                hands[seat] += stock[top:end]
                top = end
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


def must_play(options: RamsenOptions, t: RamsenTable, seat: Seat) -> bool:
    """Whether a seat is bound to play by what it took."""
    return (
        t.exchanged[seat] > 0
        or (options.upcard_swap_forces_play and t.swapped and seat == t.dealer)
        or (options.schlecker_must_play and seat == t.schlecker)
    )


class Bid(Phase[RamsenTable]):
    """Play or pass, from forehand on. A player who exchanged must play; passing costs nothing.

    When all others have passed, the dealer is in without a word (RM-A12). A lone player takes
    the five tricks (RM-A11).
    """

    name = "bid"

    def __init__(self, options: RamsenOptions) -> None:
        self.options = options

    @override
    def enter(self, t: RamsenTable) -> Step:
        t.turn = t.after[t.dealer]
        return STAY

    @override
    def legal(self, t: RamsenTable) -> list[Move]:
        return [PLAY] if self.must_play(t, t.turn) else [PLAY, PASS]

    def must_play(self, t: RamsenTable, seat: Seat) -> bool:
        """Whether this seat is bound to play by what it took."""
        return must_play(self.options, t, seat)

    @override
    def play(self, t: RamsenTable, move: Move) -> Step:
        return self.said(t, t.turn, move == PLAY)

    def said(self, t: RamsenTable, seat: Seat, plays: bool) -> Step:
        """Let this seat play or pass."""
        bids = t.bids
        bids[seat] = plays
        if t.facts is not None:
            t.tell("plays" if plays else "passes", seat)
        t.turn = following = t.after[seat]
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

    @override
    def why_not(self, t: RamsenTable, move: Move) -> Fact:
        if move != PASS:
            return Fact("play_or_pass")
        return Fact("exchanged_must_play" if t.exchanged[t.turn] else "bound_to_play")


class RamsenTricks(RaceTricks[RamsenTable]):
    """Follow, trump, and head in both; a bar for each trick (RM-A14, RM-A15)."""

    def __init__(self, options: RamsenOptions) -> None:
        super().__init__(RANKINGS, Duties(follow=True, trump=True, head=True), course(options))
