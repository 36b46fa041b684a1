"""What can be looked up about Knüffeln beside its pages: what beats a card."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.games.knueffeln.beats import NOTHING, OLE, OLEN, beats, falls_to, power, taker
from engine.games.knueffeln.options import KnueffelnOptions
from engine.games.knueffeln.table import KnueffelnTable
from engine.override import override
from engine.rules.booklet import Booklet
from engine.table import Trick


class KnueffelnBooklet(Booklet[KnueffelnTable]):
    """The booklet of Knüffeln."""

    def _by(self) -> str:
        options = self.rules.options
        assert isinstance(options, KnueffelnOptions)
        return options.suit_beats

    @override
    def beats(self, t: KnueffelnTable, card: Card, top: Card) -> bool | None:
        return beats(card, top, t.chosen, self._by()) if t.chosen else None

    @override
    def standing(self, t: KnueffelnTable, card: Card) -> list[Fact]:
        if card in OLEN:
            return [Fact(f"ole.{OLEN.index(card) + 1}")]
        if not t.chosen:
            return []
        found = [Fact("chosen" if card.suit in t.chosen else "unchosen")]
        if power(card, t.chosen):
            found.append(Fact("beater"))
        elif card.rank == "A" or self._by() == "higher":
            found.append(Fact("beats_its_suit", (card.suit,)))
        else:
            found.append(Fact("beats_nothing"))
        found.append(self._falls(card, t.chosen))
        return found

    def _falls(self, card: Card, chosen: str) -> Fact:
        lowest = falls_to(card, chosen)
        if lowest == NOTHING:
            return Fact("led_falls_to_nothing")
        if lowest == OLE:
            return Fact("falls_to_ole")
        return Fact(f"falls_to.{lowest}")

    @override
    def won(self, t: KnueffelnTable, trick: Trick) -> Fact | None:
        place = taker(trick.cards, t.chosen, self._by())
        card = trick.cards[place]
        before = trick.cards[taker(trick.cards[:place], t.chosen, self._by())] if place else None
        if before is None:
            key = "unbeaten"
        elif card in OLEN:
            key = "higher_ole" if before in OLEN else "ole_beats"
        else:
            key = "beater_beats" if card.suit in t.chosen else "ace_beats"
        return Fact(key, (trick.winner, card))
