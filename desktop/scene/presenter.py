"""Makes the Scene that a chair is shown, from its view and from what the table waits for.

It holds no match. All it is given may be seen from the chair now.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from desktop.common.language import PROGRAM, Language
from desktop.common.numbers import shown
from desktop.common.portraits import around_table
from desktop.scene.ending import Ending, ending
from desktop.scene.scene import Place, RowStrip, Scene
from desktop.scene.speech import Speech
from desktop.scene.standing import taken
from engine.cards import BACK, Card
from engine.facts import Advice, Fact
from engine.head import Player
from engine.moves import Call, Move
from engine.rules import Rules
from engine.rules.hand_orders import OWN, in_order
from engine.sheet import Sheet
from engine.table import NOBODY, Seat, Table, Trick, View


@dataclass
class Chair:
    """A reader of the match: where one sits, one's words and order of cards, what is told to one.

    It holds passing things and nothing of the match. What the whole table waits for is a `Pause`.
    """

    seat: Seat = NOBODY
    """NOBODY while the curtain is down or only bots play."""
    language: Language = PROGRAM
    """In which one reads and hears everything."""
    dialect: str = "off"
    """The dialect of a game's home that goes before the language, "off" for none."""
    presenter: ScenePresenter | None = None
    """Makes the scenes of the match for this reader; None while there is no match."""
    held: dict[Seat, list[Card]] = field(default_factory=dict)
    """The order in which people who sit here hold their cards, where they chose one."""
    closed: bool = False
    """Whether the cards are seen only while a key or button is held."""
    looking: bool = False
    """Whether that is so now."""
    covered: bool = False
    called: Seat = NOBODY
    """The seat that the curtain waits for, where it is not the one on turn: a partner's."""
    looking_back: Trick | None = None
    """A trick that is shown again."""
    hint: Move | None = None
    advice: Advice | None = None
    """What speaks for the hint; it is told as long as the hint is shown."""
    notice: str = ""
    """A rule that was just broken, in a sentence; shown in place of the prompt."""
    noted: Card | None = None
    """The card that the notice is about: it is shown there, and the prompt stays."""
    rule: str = ""
    """The key of that rule, "" if the notice is none."""
    doubted: Move | None = None
    """A legal move that was wanted once; wanted again, it is done."""

    @property
    def speech(self) -> Speech:
        """The words of this reader, while there is a match."""
        assert self.presenter is not None
        return self.presenter.speech

    def forget(self) -> None:
        """Clear what belongs to one position only."""
        self.covered, self.called, self.looking_back = False, NOBODY, None
        self.clear()

    def clear(self) -> None:
        """Clear what was shown about a decision: it has been made."""
        self.hint = self.advice = self.doubted = None
        self.clear_notice()

    def clear_notice(self) -> None:
        """Take the notice away."""
        self.notice, self.noted, self.rule = "", None, ""


@dataclass
class Pause:
    """What the whole table waits for: it lies or is read until a click or some time ends it."""

    decided: Trick | None = None
    """The trick that was just decided."""
    news: tuple[Fact, ...] = ()
    """What has just happened, as long as it waits to be read."""
    untold: tuple[Fact, ...] = ()
    """What is told together with what the same opponent does next."""
    last_deal: bool = False
    """Whether the evening is over and its last deal is still to be looked at."""
    heard_out: bool = False
    """Whether the partner of the bot on turn was listened to, with or without an answer."""

    away: set[Seat] = field(default_factory=set)
    """The seats whose people do not look at their own device just now."""
    halted: bool = False
    """Whether nothing goes on before something about the whole match is answered."""

    def end(self) -> None:
        """Wait for nothing of this any more, but for what the match is held for."""
        self.decided, self.news, self.untold = None, (), ()
        self.last_deal = self.heard_out = False


class ScenePresenter:
    """Makes the scenes of one match."""

    def __init__(self, rules: Rules[Any], players: Sequence[Player], speech: Speech) -> None:
        self._rules = rules
        self._players = tuple(players)
        self.speech = speech
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.portraits = around_table([(player.name, "") for player in players])
        """The portrait at each seat."""
        self.standing: Mapping[Seat, str] = {}
        """The bot that plays at each seat for an absent person."""
        self.hand_order = OWN
        """In which order a hand is held, if its holder has not arranged it."""
        self.counting = True
        """Whether it may be told how many cards are still out."""
        self.explaining = True
        """Whether it may be told why a trick was won."""
        self.help_told = ""
        """What help was used in an evening that is over."""
        self.claim_told = ""
        """Who said that the rest is his, or none of it, and how."""
        self.claim_new = False
        """Whether that was said only just now."""

    def scene(
        self, seen: View, chair: Chair, pause: Pause, legal: Sequence[Move], sheet: Sheet
    ) -> Scene:
        """Return the scene of this view for a chair; `legal` is empty unless that one is asked."""
        t = seen.table
        bottom = self._bottom(t, chair)
        signs, highest = self._rules.show.signs(t), self._rules.show.highest(t)
        # A suit stands in a fact as its letter.
        suits = [arg for fact in signs for arg in fact.args if isinstance(arg, str)]
        hand = tuple(self._in_order(t, bottom, chair))
        noted, note = self._note(chair, hand)
        end = self._end(t, chair, pause, sheet)
        closed = chair.closed and not chair.looking
        consulted = self._consulted(t, chair, pause)
        replies = [] if consulted is None else self._rules.show.replies(t, chair.seat)
        # Face down the cards do not show either which of them belong together.
        parts = () if chair.held.get(bottom) or closed else self._parts(t, hand)
        seats = range(len(self._players))
        return Scene(
            view=seen,
            bottom=bottom,
            places=tuple(self._place(seen, seat, end, sheet, pause) for seat in seats),
            hand=hand,
            legal=tuple(legal),
            counting=self.counting,
            offered=self._offered(t, legal),
            replies=tuple(replies),
            zone=self._rules.zone(t),
            parts=parts,
            part_names=self._part_names(t, hand, parts),
            strips=self._in_sight_of(bottom, t),
            packets=self._rules.game.packets,
            anticlockwise=self._rules.anticlockwise,
            heaped=self._rules.game.heaped,
            piles=self._rules.show.piles(t) if legal else {},
            coins=self._rules.show.coins(t),
            decided=chair.looking_back or pause.decided,
            news="" if chair.looking_back else self._news(pause),
            covered=chair.covered,
            closed=closed,
            hint=None if chair.looking_back else chair.hint,
            prompt=self._prompt(seen, chair, pause, bool(legal), sheet, consulted),
            note=note,
            rule=bool(chair.rule) and noted is not None and noted is chair.noted,
            noted=noted,
            trumps=(t.trump,) if t.trump else tuple(suits),
            trumps_offered=self._rules.show.offers_trumps(t),
            signs=tuple(self._sign(fact) for fact in signs),
            sign=" · ".join(self._sign(fact) for fact in signs if not _names_suits(fact)),
            ending=end,
            highest=tuple(highest),
            unusual=tuple(self._rules.show.unusual(t)),
            pack=self._rules.pattern,
        )

    def _note(self, chair: Chair, hand: tuple[Card, ...]) -> tuple[Card | None, str]:
        """Return the card of the hand beside which something is said, and what."""
        if chair.noted in hand:
            return chair.noted, chair.notice
        told = self._hint(chair)
        card = next((card for card in hand if card is chair.hint and told), None)
        return card, told if card else ""

    def _hint(self, chair: Chair) -> str:
        shown = chair.advice is not None and not chair.looking_back
        return self.speech.hint(chair.advice) if shown and chair.advice else ""

    def _offered(self, t: Table, legal: Sequence[Move]) -> tuple[Call, ...]:
        """Return the calls about a card for which a game has words as long as none was chosen."""
        about = [
            move
            for move in legal
            if isinstance(move, Call) and any(isinstance(arg, Card) for arg in move.args)
        ]
        offered = self._rules.show.offered(t, about)
        return tuple(call for call in offered if self.speech.has(f"which.{call.word}"))

    def _consulted(self, t: Table, chair: Chair, pause: Pause) -> Fact | None:
        """Return what a bot that is to decide asks this chair, None if nothing."""
        if chair.seat == NOBODY or chair.covered or chair.looking_back:
            return None
        if pause.decided is not None or pause.news or pause.heard_out:
            return None
        if not t.phase or not (self._players[t.turn].bot or t.turn in self.standing):
            return None
        return self._rules.show.consulted(t, chair.seat)

    def _sign(self, fact: Fact) -> str:
        return self.speech.text(f"sign.{fact.key}", *fact.args)

    def _news(self, pause: Pause) -> str:
        """Return what waits to be read, once the trick has been looked at."""
        facts = pause.news if pause.decided is None else ()
        return self.speech.news(facts)

    def _bottom(self, t: Table, chair: Chair) -> Seat:
        if chair.covered:
            return t.turn if chair.called == NOBODY else chair.called
        if chair.seat != NOBODY:
            return chair.seat
        return self.people[0] if self.people else 0

    def _parts(self, t: Table, hand: tuple[Card, ...]) -> tuple[int, ...]:
        """How many cards belong together; () where the whole hand does, or nothing is known."""
        if BACK in hand:
            return ()
        parts = tuple(len(group) for group in self._rules.show.groups(t, hand) if group)
        return parts if len(parts) > 1 and sum(parts) == len(hand) else ()

    def _end(self, t: Table, chair: Chair, pause: Pause, sheet: Sheet) -> Ending | None:
        """Return what came of a deal that is over and was seen to its end."""
        lies = pause.decided is not None or chair.looking_back is not None
        waits = lies or pause.news or chair.covered
        if t.phase or waits or not sheet.lines:
            return None
        # What is told of somebody stands among the lines already.
        about = self._rules.game.texts.about
        brought = self._rules.show.brought(sheet.lines[-1])
        told = {item.why for item in self._rules.show.reckoning(t, sheet.lines[-1])}
        left = [fact for fact in brought if about(fact) == NOBODY and fact not in told]
        note = " ".join(map(self.speech.happens, left))
        evening = not pause.last_deal
        end = ending(self._rules, self.speech, t, sheet, note, evening=evening)
        helped = self.help_told if end.evening else ""
        note = " ".join(filter(None, (end.note, helped)))
        return replace(end, claim=self.claim_told, note=note)

    def _in_sight_of(self, bottom: Seat, t: Table) -> tuple[RowStrip, ...]:
        """Return the strips from top to bottom: where each has an owner, one's own lies lowest."""
        strips = list(self._strips(t))
        if all(strip.owner != NOBODY for strip in strips):
            strips.sort(key=lambda strip: -((strip.owner - bottom) % len(t.hands)))
        return tuple(strips)

    def _part_names(self, t: Table, hand: Sequence[Card], parts: Sequence[int]) -> tuple[str, ...]:
        """Return what each part of the hand is; () where there is nothing to say of any."""
        names, first = [], 0
        for count in parts:
            fact = self._rules.show.part_name(t, hand[first : first + count])
            names.append(self.speech.text(f"part.{fact.key}", *fact.args) if fact else "")
            first += count
        return tuple(names) if any(names) else ()

    def _strips(self, t: Table) -> Iterator[RowStrip]:
        if not t.rows:
            return
        for strip in self._rules.show.strips(t):
            fact = strip.caption
            caption = self.speech.text(f"row.{fact.key}", *fact.args) if fact else ""
            columns = tuple(tuple(self._rules.show.columns(t, row)) for row in strip.rows)
            yield RowStrip(strip.rows, columns, caption, strip.wide, strip.owner)

    def _score(self, seat: Seat, sheet: Sheet) -> str:
        """Return what stands in the first row of sums for this seat."""
        total = sheet.totals[0] if sheet.totals else None
        sides = self._rules.sides()
        side = next((number for number, one in enumerate(sides) if seat in one), None)
        if total is None or side is None or not sheet.counts:
            return ""
        return shown(total.values[side])

    def _place(
        self, seen: View, seat: Seat, end: Ending | None, sheet: Sheet, pause: Pause
    ) -> Place:
        # What matters most comes first: a small plate cuts off the rest.
        t = seen.table
        notes = []
        if seat == seen.seat and BACK not in t.hands[seat]:
            for fact in self._rules.show.own_notes(t, seat):
                notes.append(self.speech.text(f"own.{fact.key}", *fact.args))
        if won := t.won(seat):
            notes.append(self.speech.translate("stage", "%n trick(s)", "", won))
        status = self._rules.show.status(t, seat)
        notes += [self.speech.of_seat(seat, "plate", fact) for fact in status]
        tips = [self.speech.of_seat(seat, "tip", fact) for fact in status]
        if seat in self.standing:
            notes.insert(0, self.speech.translate("stage", "computer plays"))
            told = self.speech.translate(
                "stage", "{0} has left. A computer player plays on for now."
            )
            tips.append(told.format(self.speech.name(seat)))
        away = ""
        if seat in pause.away:
            notes.insert(0, self.speech.translate("stage", "away"))
            away = self.speech.translate("stage", "{0} is away from the phone.")
            away = away.format(self.speech.name(seat))
            tips.append(away)
        return Place(
            self.speech.name(seat),
            bool(self._players[seat].bot),
            tuple(filter(None, notes)),
            seat in t.after or (end is not None and seat in end.leaders),
            seat == t.dealer,
            self.portraits[seat],
            seat == self.speech.listener,
            end is not None and seat in end.leaders,
            self._score(seat, sheet),
            tuple(filter(None, tips)),
            tuple(self._rules.show.laid_open(t, seat)),
            away,
        )

    def taken(self, seen: View, trick: Trick) -> str:
        """Who took a trick, and why where that may be told, in a sentence."""
        return taken(self.speech, seen, trick, explained=self.explaining)

    def _prompt(
        self,
        seen: View,
        chair: Chair,
        pause: Pause,
        asked: bool,
        sheet: Sheet,
        consulted: Fact | None,
    ) -> str:
        t = seen.table
        if chair.notice and chair.noted is None:
            return chair.notice
        if chair.looking_back:
            last = self.speech.translate("stage", "Last trick.")
            return f"{last} {self.taken(seen, chair.looking_back)}"
        if pause.decided is not None:
            takes = self.taken(seen, pause.decided)
            new = self.claim_new or not t.phase
            return f"{self.claim_told} {takes}".strip() if new else takes
        if pause.news:
            return self._news(pause)
        if not t.phase:
            return self._ending(sheet, pause)
        if asked or t.turn == chair.seat != NOBODY:
            # A player with one choice reads what it is, and why, while it is done for him.
            fact = self._rules.asks(t)
            told = "" if isinstance(chair.hint, Card) else self._hint(chair)
            return told or self.speech.text(f"ask.{fact.key}", *fact.args)
        if consulted is not None:
            return self.speech.text(f"consulted.{consulted.key}", *consulted.args)
        return self.speech.waits(t.phase, t.turn)

    def _ending(self, sheet: Sheet, pause: Pause) -> str:
        if not sheet.over or pause.last_deal:
            told = " ".join(self._results(sheet))
            return told or self.speech.translate("stage", "The deal is over.")
        sides = self._rules.sides()
        people = [seat for side in sheet.winners for seat in sides[side]]
        others = [self.speech.name(seat) for seat in people if seat != self.speech.listener]
        if len(others) < len(people):
            if not others:
                return self.speech.translate("stage", "You win the match!")
            won = self.speech.translate("stage", "You and {0} win the match!")
            return won.format(", ".join(others))
        return self.speech.winners(sheet.winners)

    def _results(self, sheet: Sheet) -> list[str]:
        """Return what the last deal brought, in sentences."""
        facts = self._rules.show.brought(sheet.lines[-1]) if sheet.lines else []
        return [self.speech.happens(fact) for fact in facts]

    def _in_order(self, t: Table, bottom: Seat, chair: Chair) -> list[Card]:
        """Return the hand as it is held: in the chosen order, new cards at its end."""
        hand = t.hands[bottom]
        if not hand and t.turn == bottom and t.stock and BACK not in t.stock:
            # A player who has nothing in hand and may look at the whole stock holds that.
            return in_order(self._rules.show, t, t.stock, self.hand_order)
        if BACK in hand:
            return list(hand)
        held = chair.held.get(bottom)
        if held is None:
            return in_order(self._rules.show, t, hand, self.hand_order)
        kept = [card for card in held if card in hand]
        return kept + [card for card in hand if card not in kept]


def _names_suits(fact: Fact) -> bool:
    return any(isinstance(arg, str) for arg in fact.args)
