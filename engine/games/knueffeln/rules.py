"""Knüffeln: Bohmstedt's game, Hattstedt's, and those of 1924 and 1938.

The chapters of a deal: nine cards each and the chosen suits; with five the dealer's solo; the
Olen at the bottom of the stock; the Tens for turn-ups; the tricks, in which a leader may turn and
the others see or run; after five tricks in a row the Jann, or on to the march. `readings.md`
names the text that the rules come from, and gives the readings KN-A1 to KN-A37 for what it leaves
open; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import BACK, FRENCH_48_NO_FIVES, FRENCH_48_NO_TENS, Card
from engine.facts import Fact
from engine.games.knueffeln import talk, tally
from engine.games.knueffeln.beats import OLEN, need, power
from engine.games.knueffeln.dealing import DealOut, Solo
from engine.games.knueffeln.exchange import Olen, Tens
from engine.games.knueffeln.options import (
    KnueffelnOptions,
)
from engine.games.knueffeln.outlook import outlook
from engine.games.knueffeln.play import Answer, Jann, Tricks
from engine.games.knueffeln.results import brought
from engine.games.knueffeln.table import NO_SIDE, KnueffelnTable
from engine.games.knueffeln.tally import BASIC, FAILED, JANN, MARCH, Outcome
from engine.moves import Call
from engine.rules import Phase, Rules, Setup
from engine.sheet import Line, Sheet
from engine.table import NOBODY, Seat

_OLEN_NAMES = ("beste", "wage", "dulle", "harten_ol", "ruten_ol")
_BEATER_NAMES = {"6": "paas", "2": "twist", "3": "drist", "4": "veerhack"}
_FREE = ("9", "8")


class KnueffelnRules(Rules[KnueffelnTable]):
    """Knüffeln for two pairs of partners, or for five of whom the dealer sits out or plays solo."""

    options: KnueffelnOptions

    def pack(self) -> tuple[Card, ...]:
        return FRENCH_48_NO_FIVES if self.options.exchange_card == "ten" else FRENCH_48_NO_TENS

    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Two pairs that stay together; of five each for himself, because the pairs change."""
        return ((0, 2), (1, 3)) if self.players == 4 else super().sides()

    def flow(self) -> list[Phase[KnueffelnTable]]:
        o = self.options
        chapters: list[Phase[KnueffelnTable]] = [DealOut(self.players)]
        if self.players == 5:
            chapters.append(Solo())
        elif o.bottom_olen != "off":
            chapters.append(Olen(o))
        return [*chapters, Tens(o), Tricks(o), Answer(o), Jann()]

    def deal(self, cards: Sequence[Card], setup: Setup) -> KnueffelnTable:
        return KnueffelnTable(self.players, setup.dealer, list(cards), setup.carried)

    def score(self, t: KnueffelnTable) -> Line:
        sides = len(self.sides())
        if not t.chosen:
            return tally.thrown_in(sides, t.dealer)
        way, winning = self.outcome(t)
        return Outcome(
            way,
            sum(t.raised),
            self._columns(t, winning),
            self._columns(t, 1 - winning),
            t.solo,
            t.ran != NOBODY,
        ).line(self.options, sides)

    def outcome(self, t: KnueffelnTable) -> tuple[str, int]:
        """How the deal was won, and by which side."""
        if t.march != NO_SIDE:
            made = t.taken[t.march] == t.length
            return (MARCH, t.march) if made else (FAILED, 1 - t.march)
        if t.ran != NOBODY:
            return BASIC, 1 - t.side[t.ran]
        winning = 0 if t.taken[0] >= t.goal[0] else 1
        return (JANN if not t.taken[1 - winning] else BASIC), winning

    def _columns(self, t: KnueffelnTable, side: int) -> tuple[int, ...]:
        """The columns of the sheet that belong to a side of this deal."""
        if self.players == 4:
            return (side,)
        return tuple(seat for seat, theirs in enumerate(t.side) if theirs == side)

    def sheet(self, lines: Sequence[Line]) -> Sheet:
        return tally.sheet(self.options, len(self.sides()), lines)

    def brought(self, line: Line) -> list[Fact]:
        return brought(line, self.sides(), ladder=self.options.scoring == "ladder")

    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return tally.fits(self.options, len(self.sides()), line)

    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        """The turn to deal goes clockwise; cards thrown in are dealt again by the same (KN-A32)."""
        kept = tally.tally(self.options, len(self.sides()), lines)
        if kept.over:
            return None
        if tally.was_thrown_in(lines):
            dealer = (dealer - 1) % self.players
        return Setup(dealer, tuple(range(self.players)), self._rungs(kept))

    def _rungs(self, kept: tally.Tally) -> tuple[int, ...]:
        """What is left of the two ladders of two pairs, for who weighs what a deal is worth."""
        if not kept.on_ladder or kept.sides != tally.FOUR_SIDES:
            return ()
        return (tally.RUNGS,) * kept.sides if kept.ended else tuple(kept.left)

    def barred(self, t: KnueffelnTable, seat: Seat) -> frozenset[Card]:
        """Royals and Tens that nobody claimed anything with: they sleep."""
        return t.sleepers() if t.asleep else frozenset()

    def status(self, t: KnueffelnTable, seat: Seat) -> list[Fact]:
        """Alone or sitting out, the side's tricks if not all are his, on the march, has run."""
        facts = []
        side = t.side[seat] if seat < len(t.side) else NO_SIDE
        if seat == t.solo:
            facts.append(Fact("solo"))
        if side == NO_SIDE:
            return [Fact("sits_out")] if t.chosen and t.phase != "solo" else []
        if t.taken[side] != t.won(seat):
            facts.append(Fact("tricks", (t.taken[side],)))
        if t.raised[side]:
            facts.append(Fact("raised", (t.raised[side],)))
        if t.march == side:
            facts.append(Fact("marches"))
        if t.ran == seat:
            facts.append(Fact("ran"))
        return facts

    def signs(self, t: KnueffelnTable) -> list[Fact]:
        """The chosen suits, and what the deal is worth as it stands."""
        if not t.chosen:
            return []
        turns = sum(t.raised)
        way = BASIC if t.march == NO_SIDE else MARCH
        if self.options.scoring == "ladder":
            worth = Fact("rungs", (tally.rungs(self.options, way, turns),))
        else:
            worth = Fact("worth", (tally.payment(self.options, way, turns),))
        return [Fact("chosen", (t.chosen[0], t.chosen[1])), worth]

    def outlook(self, t: KnueffelnTable, card: Card) -> Fact | None:
        return outlook(t, card, self.options.suit_beats)

    def nickname(self, card: Card, t: KnueffelnTable | None = None) -> str:
        """The five Olen; of chosen cards Paas, Twist, Drist, Veerhack and the free cards."""
        if card in OLEN:
            return _OLEN_NAMES[OLEN.index(card)]
        if t is None or card is BACK:
            return ""
        if card.suit not in t.chosen:
            return "fehl_as" if t.chosen and card.rank == "A" else ""
        if card.rank in _FREE:
            return "frikort"
        return _BEATER_NAMES.get(card.rank, "")

    def phrases(self, t: KnueffelnTable, seat: Seat) -> list[Call]:
        return talk.phrases(self.options, t, seat)

    def say(self, t: KnueffelnTable, seat: Seat, phrase: Call) -> None:
        talk.say(self.options, t, seat, phrase)

    def sorted_hand(self, t: KnueffelnTable, hand: Sequence[Card]) -> list[Card]:
        """Olen, then the chosen cards by power and by what beats them, then the other suits."""
        if not t.chosen:
            return super().sorted_hand(t, hand)
        order = {one: place for place, one in enumerate(self.pack())}
        chosen = t.chosen
        backs = [one for one in hand if one is BACK]
        return backs + sorted(
            (one for one in hand if one is not BACK),
            key=lambda one: (
                one not in OLEN,
                one not in OLEN and one.suit not in chosen,
                "" if one in OLEN or one.suit in chosen else one.suit,
                -power(one, chosen),
                -need(one, chosen),
                order.get(one, -1),
            ),
        )
