"""Makes the Scene that the table shows, from a view and from what passes at the machine.

It holds no match. All it is given may be seen by the person at the machine now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.common.numbers import shown
from desktop.common.portraits import around_table
from desktop.scene.ending import Ending, ending
from desktop.scene.scene import Place, RowStrip, Scene
from desktop.scene.speech import Speech
from engine.cards import BACK, Card
from engine.facts import Advice, Fact
from engine.head import Player
from engine.moves import Call, Move
from engine.rules import Rules
from engine.sheet import Sheet
from engine.table import NOBODY, Seat, Table, Trick, View

translate = QCoreApplication.translate


@dataclass
class UiState:
    """What the person at the machine sees besides the view: passing things, nothing of the match.

    `viewer` sits at the machine, NOBODY while the curtain is down or only bots play. `held` is
    the order in which people hold their cards, where they chose one.
    """

    viewer: Seat = NOBODY
    covered: bool = False
    called: Seat = NOBODY
    """Whom the curtain waits for, where it is not whoever's turn it is: a partner who is asked."""
    closed: bool = False
    """Whether the viewer's cards are seen only while a key or button is held."""
    looking: bool = False
    """Whether that is so now."""
    decided: Trick | None = None
    looking_back: bool = False
    news: tuple[Fact, ...] = ()
    """What has just happened, as long as it waits to be read."""
    heard_out: bool = False
    """Whether the partner of the bot on turn was listened to, whatever he said."""
    hint: Move | None = None
    advice: Advice | None = None
    """What speaks for the hint; it is told as long as the hint is shown."""
    notice: str = ""
    """A rule that was just broken, in a sentence; shown in place of the prompt."""
    noted: Card | None = None
    """The card that the notice is about: it is shown there, and the prompt stays."""
    last_deal: bool = False
    """Whether the evening is over and its last deal is still to be looked at."""
    rule: str = ""
    """The key of that rule, "" if the notice is none."""
    doubted: Move | None = None
    """A legal move that was wanted once; wanted again, it is done."""
    held: dict[Seat, list[Card]] = field(default_factory=dict)

    @property
    def to_look_at(self) -> bool:
        """Whether something is only to be looked at or read now."""
        return self.decided is not None or bool(self.news) or self.looking_back

    def forget(self) -> None:
        """Clear what belongs to one position only."""
        self.covered = False
        self.called = NOBODY
        self.decided = None
        self.looking_back = False
        self.news = ()
        self.heard_out = False
        self.hint = self.advice = None
        self.notice = ""
        self.noted = None
        self.last_deal = False
        self.rule = ""
        self.doubted = None


class ScenePresenter:
    """Makes the scenes of one match."""

    def __init__(self, rules: Rules[Any], players: Sequence[Player], speech: Speech) -> None:
        self._rules = rules
        self._players = tuple(players)
        self._speech = speech
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.portraits = around_table([(player.name, "") for player in players])
        """The portrait at each seat."""
        self.counting = True
        """Whether it may be told how many cards are still out."""
        self.help_told = ""
        """What help was used in an evening that is over."""
        self.claim_told = ""
        """Who said that the rest is his, or none of it, and how."""
        self.claim_new = False
        """Whether that was said only just now."""

    def scene(self, seen: View, moment: UiState, legal: Sequence[Move], sheet: Sheet) -> Scene:
        """The scene of this view; `legal` is empty unless the viewer is asked."""
        t = seen.table
        bottom = self._bottom(t, moment)
        signs, highest = self._rules.show.signs(t), self._rules.show.highest(t)
        # A suit stands in a fact as its letter.
        suits = [arg for fact in signs for arg in fact.args if isinstance(arg, str)]
        hand = tuple(self._in_order(t, bottom, moment))
        noted, note = self._note(moment, hand)
        end = self._end(t, moment, sheet)
        closed = moment.closed and not moment.looking
        # Face down the cards do not show either which of them belong together.
        parts = () if moment.held.get(bottom) or closed else self._parts(t, hand)
        seats = range(len(self._players))
        return Scene(
            view=seen,
            bottom=bottom,
            places=tuple(self._place(seen, seat, end, sheet) for seat in seats),
            hand=hand,
            legal=tuple(legal),
            counting=self.counting,
            offered=self._offered(t, legal),
            replies=self._replies(t, moment),
            zone=self._rules.zone(t),
            parts=parts,
            part_names=self._part_names(t, hand, parts),
            strips=self._in_sight_of(bottom, t),
            packets=self._rules.game.packets,
            anticlockwise=self._rules.anticlockwise,
            heaped=self._rules.game.heaped,
            piles=self._rules.show.piles(t) if legal else {},
            coins=self._rules.show.coins(t),
            decided=moment.decided,
            news=self._news(moment),
            covered=moment.covered,
            closed=closed,
            hint=None if moment.looking_back else moment.hint,
            prompt=self._prompt(t, moment, bool(legal), sheet),
            note=note,
            rule=bool(moment.rule) and noted is not None and noted is moment.noted,
            noted=noted,
            trumps=(t.trump,) if t.trump else tuple(suits),
            signs=tuple(self._sign(fact) for fact in signs),
            sign=" · ".join(self._sign(fact) for fact in signs if not _names_suits(fact)),
            ending=end,
            highest=tuple(highest),
            always=tuple(card for card in highest if self._rules.show.nickname(card)),
            pack=self._rules.pattern,
        )

    def _note(self, moment: UiState, hand: tuple[Card, ...]) -> tuple[Card | None, str]:
        """The card of the hand beside which something is said, and what."""
        if moment.noted in hand:
            return moment.noted, moment.notice
        told = self._hint(moment)
        card = next((card for card in hand if card is moment.hint and told), None)
        return card, told if card else ""

    def _hint(self, moment: UiState) -> str:
        shown = moment.advice is not None and not moment.looking_back
        return self._speech.hint(moment.advice) if shown and moment.advice else ""

    def _offered(self, t: Table, legal: Sequence[Move]) -> tuple[Call, ...]:
        """The calls about a card for which a game has words as long as none was chosen."""
        about = [
            move
            for move in legal
            if isinstance(move, Call) and any(isinstance(arg, Card) for arg in move.args)
        ]
        offered = self._rules.show.offered(t, about)
        return tuple(call for call in offered if self._speech.has(f"which.{call.word}"))

    def _consulted(self, t: Table, moment: UiState) -> Fact | None:
        """What a bot that is to decide asks the viewer, None if nothing."""
        if moment.viewer == NOBODY or moment.covered or moment.to_look_at or moment.heard_out:
            return None
        if not t.phase or not self._players[t.turn].bot:
            return None
        return self._rules.show.consulted(t, moment.viewer)

    def _replies(self, t: Table, moment: UiState) -> tuple[Call, ...]:
        if self._consulted(t, moment) is None:
            return ()
        return tuple(self._rules.show.replies(t, moment.viewer))

    def _sign(self, fact: Fact) -> str:
        return self._speech.text(f"sign.{fact.key}", *fact.args)

    def _news(self, moment: UiState) -> str:
        """What waits to be read, once the trick has been looked at."""
        facts = moment.news if moment.decided is None else ()
        return self._speech.news(facts)

    def _bottom(self, t: Table, moment: UiState) -> Seat:
        if moment.covered:
            return t.turn if moment.called == NOBODY else moment.called
        if moment.viewer != NOBODY:
            return moment.viewer
        return self.people[0] if self.people else 0

    def _parts(self, t: Table, hand: tuple[Card, ...]) -> tuple[int, ...]:
        """How many cards belong together; () where the whole hand does, or nothing is known."""
        if BACK in hand:
            return ()
        parts = tuple(len(group) for group in self._rules.show.groups(t, hand) if group)
        return parts if len(parts) > 1 and sum(parts) == len(hand) else ()

    def _end(self, t: Table, moment: UiState, sheet: Sheet) -> Ending | None:
        """What came of a deal that is over and was seen to its end."""
        waits = moment.decided is not None or moment.news or moment.covered
        if t.phase or waits or not sheet.lines:
            return None
        # What is told of somebody stands among the lines already.
        about = self._rules.game.texts.about
        brought = self._rules.show.brought(sheet.lines[-1])
        told = {item.why for item in self._rules.show.reckoning(t, sheet.lines[-1])}
        left = [fact for fact in brought if about(fact) == NOBODY and fact not in told]
        note = " ".join(map(self._speech.happens, left))
        evening = not moment.last_deal
        end = ending(self._rules, self._speech, t, sheet, note, evening=evening)
        helped = self.help_told if end.evening else ""
        note = " ".join(filter(None, (end.note, helped)))
        return replace(end, claim=self.claim_told, note=note)

    def _in_sight_of(self, bottom: Seat, t: Table) -> tuple[RowStrip, ...]:
        """The strips from top to bottom: where each has an owner, one's own lies lowest."""
        strips = list(self._strips(t))
        if all(strip.owner != NOBODY for strip in strips):
            strips.sort(key=lambda strip: -((strip.owner - bottom) % len(t.hands)))
        return tuple(strips)

    def _part_names(self, t: Table, hand: Sequence[Card], parts: Sequence[int]) -> tuple[str, ...]:
        """What each part of the hand is; () where there is nothing to say of any."""
        names, first = [], 0
        for count in parts:
            fact = self._rules.show.part_name(t, hand[first : first + count])
            names.append(self._speech.text(f"part.{fact.key}", *fact.args) if fact else "")
            first += count
        return tuple(names) if any(names) else ()

    def _strips(self, t: Table) -> Iterator[RowStrip]:
        if not t.rows:
            return
        for strip in self._rules.show.strips(t):
            fact = strip.caption
            caption = self._speech.text(f"row.{fact.key}", *fact.args) if fact else ""
            columns = tuple(tuple(self._rules.show.columns(t, row)) for row in strip.rows)
            yield RowStrip(strip.rows, columns, caption, strip.wide, strip.owner)

    def _score(self, seat: Seat, sheet: Sheet) -> str:
        """What stands in the first row of sums for this seat."""
        total = sheet.totals[0] if sheet.totals else None
        sides = self._rules.sides()
        side = next((number for number, one in enumerate(sides) if seat in one), None)
        if total is None or side is None or not sheet.counts:
            return ""
        return shown(total.values[side])

    def _place(self, seen: View, seat: Seat, end: Ending | None, sheet: Sheet) -> Place:
        # What matters most comes first: a small plate cuts off the rest.
        t = seen.table
        notes = []
        if seat == seen.seat and BACK not in t.hands[seat]:
            for fact in self._rules.show.own_notes(t, seat):
                notes.append(self._speech.text(f"own.{fact.key}", *fact.args))
        if won := t.won(seat):
            notes.append(translate("stage", "%n trick(s)", "", won))
        status = self._rules.show.status(t, seat)
        notes += [self._speech.of_seat(seat, "plate", fact) for fact in status]
        tips = [self._speech.of_seat(seat, "tip", fact) for fact in status]
        return Place(
            self._speech.name(seat),
            bool(self._players[seat].bot),
            tuple(filter(None, notes)),
            seat in t.after or (end is not None and seat in end.leaders),
            seat == t.dealer,
            self.portraits[seat],
            seat == self._speech.listener,
            end is not None and seat in end.leaders,
            self._score(seat, sheet),
            tuple(filter(None, tips)),
            tuple(self._rules.show.laid_open(t, seat)),
        )

    def _prompt(self, t: Table, moment: UiState, asked: bool, sheet: Sheet) -> str:
        if moment.notice and moment.noted is None:
            return moment.notice
        if moment.looking_back:
            return translate("stage", "The last trick.")
        if moment.decided is not None:
            takes = self._speech.happens(Fact("takes", (moment.decided.winner,)))
            new = (self.claim_new or not t.phase) and not moment.looking_back
            return f"{self.claim_told} {takes}".strip() if new else takes
        if moment.news:
            return self._news(moment)
        if not t.phase:
            return self._ending(sheet, moment)
        if asked or t.turn == moment.viewer != NOBODY:
            # Who may only do one thing reads what it is, and why, while it is done for him.
            fact = self._rules.asks(t)
            told = "" if isinstance(moment.hint, Card) else self._hint(moment)
            return told or self._speech.text(f"ask.{fact.key}", *fact.args)
        if (consulted := self._consulted(t, moment)) is not None:
            return self._speech.text(f"consulted.{consulted.key}", *consulted.args)
        return self._speech.waits(t.phase, t.turn)

    def _ending(self, sheet: Sheet, moment: UiState) -> str:
        if not sheet.over or moment.last_deal:
            return " ".join(self._results(sheet)) or translate("stage", "The deal is over.")
        sides = self._rules.sides()
        people = [seat for side in sheet.winners for seat in sides[side]]
        others = [self._speech.name(seat) for seat in people if seat != self._speech.listener]
        if len(others) < len(people):
            if not others:
                return translate("stage", "You win the evening!")
            return translate("stage", "You and {0} win the evening!").format(", ".join(others))
        if len(people) == 1:
            return translate("stage", "{0} wins the evening!").format(*others)
        names = [self._speech.side(side) for side in sheet.winners]
        return translate("stage", "{0} win the evening!").format(", ".join(names))

    def _results(self, sheet: Sheet) -> list[str]:
        """What the last deal brought, in sentences."""
        facts = self._rules.show.brought(sheet.lines[-1]) if sheet.lines else []
        return [self._speech.happens(fact) for fact in facts]

    def _in_order(self, t: Table, bottom: Seat, moment: UiState) -> list[Card]:
        """The hand as it is held: in the chosen order, new cards at its end."""
        hand = t.hands[bottom]
        if not hand and t.turn == bottom and t.stock and BACK not in t.stock:
            # Who has nothing in hand and may look at the whole stock holds that.
            return self._rules.show.sorted_hand(t, t.stock)
        if BACK in hand:
            return list(hand)
        held = moment.held.get(bottom)
        if held is None:
            return self._rules.show.sorted_hand(t, hand)
        kept = [card for card in held if card in hand]
        return kept + [card for card in hand if card not in kept]


def _names_suits(fact: Fact) -> bool:
    return any(isinstance(arg, str) for arg in fact.args)
