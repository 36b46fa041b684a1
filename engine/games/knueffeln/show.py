"""What the table shows and says of Knüffeln."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import BACK, Card
from engine.facts import Fact
from engine.games.knueffeln import conferring, tally
from engine.games.knueffeln.beats import (
    NOTHING,
    OLE,
    OLEN,
    falls_to,
    need,
    power,
    within_suit,
)
from engine.games.knueffeln.dealing import SOLO
from engine.games.knueffeln.meaning import unanswered
from engine.games.knueffeln.play import MARCH as GO_ON
from engine.games.knueffeln.results import brought, reckoned
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.table import NO_SIDE, KnueffelnTable
from engine.games.knueffeln.tally import BASIC, MARCH
from engine.moves import Call, Move
from engine.override import override
from engine.rules.show import Reckoned, Show
from engine.sheet import Line
from engine.table import Seat

_OLEN_NAMES = ("beste", "wage", "dulle", "harten_ol", "ruten_ol")
_BEATER_NAMES = {"6": "paas", "2": "twist", "3": "drist", "4": "veerhack"}
_FREE = ("9", "8")


class KnueffelnShow(Show[KnueffelnTable]):
    """What the table shows and says of Knüffeln."""

    rules: KnueffelnRules

    @override
    def brought(self, line: Line) -> list[Fact]:
        return brought(line, self.rules.sides(), ladder=self.rules.options.scoring == "ladder")

    @override
    def reckoning(self, t: KnueffelnTable, line: Line) -> list[Reckoned]:
        return reckoned(line, self.rules.options)

    @override
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

    @override
    def signs(self, t: KnueffelnTable) -> list[Fact]:
        """Return the chosen suits, and what the deal is worth as it stands."""
        if not t.chosen:
            return []
        turns = sum(t.raised)
        way = BASIC if t.march == NO_SIDE else MARCH
        if self.rules.options.scoring == "ladder":
            worth = Fact("rungs", (tally.rungs(self.rules.options, way, turns),))
        else:
            worth = Fact("worth", (tally.payment(self.rules.options, way, turns),))
        return [Fact("chosen", (t.chosen[0], t.chosen[1])), worth]

    @override
    def outlook(self, t: KnueffelnTable, card: Card) -> Fact | None:
        """`leads_…` and what beats it, or `takes_…` or `fails_…` and what beats the top."""
        chosen, top = t.chosen, t.top
        if not chosen or card is BACK or t.covered:
            return None
        if top is None:
            return Fact(f"leads_{_beaten_by(card, chosen)}", (card,))
        if within_suit(card, top, chosen, self.rules.options.suit_beats):
            return Fact("takes_in_suit", (card, top))
        does = "takes" if power(card, chosen) >= need(top, chosen) else "fails"
        return Fact(f"{does}_{_beaten_by(top, chosen)}", (card, top))

    @override
    def doubt(self, t: KnueffelnTable, move: Move) -> Fact | None:
        """Return what stakes far more than a basic game: a march, and to play alone."""
        if move == GO_ON:
            return Fact("jann_is_at_stake")
        return Fact("alone_against_all") if move == SOLO else None

    @override
    def unanswered(self, t: KnueffelnTable, seat: Seat, phrase: Call) -> Fact | None:
        return unanswered(t, seat, phrase)

    @override
    def consulted(self, t: KnueffelnTable, seat: Seat) -> Fact | None:
        return conferring.question_of(self.rules.options, t, seat)

    @override
    def replies(self, t: KnueffelnTable, seat: Seat) -> list[Call]:
        return conferring.replies(self.rules.options, t, seat)

    @override
    def talk_groups(
        self, t: KnueffelnTable, seat: Seat, calls: Sequence[Call]
    ) -> list[tuple[str, list[Call]]]:
        return conferring.grouped(t, seat, calls)

    @override
    def nickname(self, card: Card, t: KnueffelnTable | None = None) -> str:
        """Return the five Olen; of chosen cards Paas, Twist, Drist, Veerhack and the free cards."""
        if card in OLEN:
            return _OLEN_NAMES[OLEN.index(card)]
        if t is None or card is BACK:
            return ""
        if card.suit not in t.chosen:
            return "fehl_as" if t.chosen and card.rank == "A" else ""
        if card.rank in _FREE:
            return "frikort"
        return _BEATER_NAMES.get(card.rank, "")

    @override
    def highest(self, t: KnueffelnTable) -> list[Card]:
        """Return the five Olen, and the chosen cards that beat others, by their power."""
        able = [one for one in self.rules.pack() if power(one, t.chosen)]
        return sorted(able, key=lambda one: (-power(one, t.chosen), -need(one, t.chosen)))

    @override
    def unusual(self, t: KnueffelnTable) -> list[Card]:
        """Return the five Olen, which lie above everything in every deal."""
        return list(OLEN)

    @override
    def sorted_hand(self, t: KnueffelnTable, hand: Sequence[Card]) -> list[Card]:
        """Olen, then the chosen cards by power and by what beats them, then the other suits."""
        if not t.chosen:
            return super().sorted_hand(t, hand)
        order = {one: place for place, one in enumerate(self.rules.pack())}
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


def _beaten_by(card: Card, chosen: str) -> str:
    """Return the word for the lowest card that beats this one; an Ole falls to higher ones only."""
    if card in OLEN:
        return "higher_ole" if card is not OLEN[0] else "nothing"
    lowest = falls_to(card, chosen)
    return {NOTHING: "nothing", OLE: "ole"}.get(lowest, lowest.lower())
