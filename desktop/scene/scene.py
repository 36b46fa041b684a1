"""The Scene: everything the table shows at one moment, as plain data.

The presenter makes it from a view, never from a whole table, so nothing hidden can be painted. The
table compares it with what it shows and moves what has changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.scene.ending import Ending
from engine.cards import Card
from engine.moves import Call, Move
from engine.rules.show import Coins
from engine.table import NOBODY, Seat, Trick, View


@dataclass(frozen=True)
class Place:
    """What a name plate shows of a seat besides its cards."""

    name: str
    bot: bool = False
    notes: tuple[str, ...] = ()
    """Short texts, such as "passes" or "2 tricks"; already in the user's language."""
    in_play: bool = True
    dealer: bool = False
    portrait: str = ""
    """Whose picture is shown, as `desktop.common.portraits` names it."""
    you: bool = False
    """Whether the reader of this sits here."""
    leads: bool = False
    """Whether who sits here leads, or has won: told at the end of a deal."""
    score: str = ""
    """What this seat has on the sheet, for where the slate is not in sight; "" before a line."""
    tips: tuple[str, ...] = ()
    """What the short texts mean, in sentences, for a pointer that rests on them."""
    shown: tuple[Card, ...] = ()
    """The cards in hand that were shown to all in the deal, and so stay open."""
    away: str = ""
    """That nobody looks at the device of this seat, in a sentence; "" if somebody does."""


@dataclass(frozen=True)
class RowStrip:
    """Rows of open cards side by side in the middle."""

    rows: tuple[int, ...]
    """Their numbers on the table."""
    columns: tuple[tuple[int, ...], ...]
    """For each row, in which column each of its cards lies."""
    caption: str = ""
    wide: int = 0
    """How many columns to keep room for."""
    owner: Seat = NOBODY
    """Before whom it lies."""


@dataclass(frozen=True)
class Scene:
    """One moment at the table, as seen from the seat at the bottom."""

    view: View
    bottom: Seat
    """Whose hand is fanned at the bottom; it is open if it is the view's seat."""
    places: tuple[Place, ...]
    hand: tuple[Card, ...]
    """The cards of the bottom seat in the order they are held."""
    legal: tuple[Move, ...]
    """What the bottom seat may do now; empty if it is not asked."""
    offered: tuple[Call, ...]
    """Those about a card that can be said before one is picked up, the best first."""
    replies: tuple[Call, ...]
    """What the bottom seat may say at once to a partner who waits to hear it."""
    zone: str
    """Where a card goes that is put down now: "trick", "aside", "rows" or "up"."""
    parts: tuple[int, ...]
    """How many cards of the hand belong together, from left to right; () where nothing does."""
    part_names: tuple[str, ...]
    """What each of these parts is, in a word; () where nobody says so."""
    strips: tuple[RowStrip, ...]
    """The rows of open cards in the middle, from top to bottom."""
    packets: tuple[int, ...]
    """How many cards at once are dealt in each round; one by one after these."""
    anticlockwise: bool
    """Whether the next player after the bottom seat sits on its right."""
    heaped: bool
    """Whether the open cards beside the talon lie in one heap."""
    piles: Mapping[str, Move]
    """What taking the top card of "stock" or "up" means now."""
    coins: Coins | None
    """The money on the table."""
    decided: Trick | None
    """A trick that is decided and still lies, to be looked at; None otherwise."""
    news: str
    """What has just happened, in a sentence that waits until it was read; "" otherwise."""
    covered: bool
    """The curtain is down: no hand is painted."""
    closed: bool
    """The cards of the bottom seat lie face down until it looks at them."""
    hint: Move | None
    prompt: str
    """What the bottom seat is asked, or whose turn it is, in a sentence."""
    note: str
    """Why nothing can be done with a card that was tried, in a sentence."""
    rule: bool
    """Whether that is a rule, which stands in the booklet."""
    counting: bool
    """Whether the table allows to tell how many cards are still out."""
    noted: Card | None
    """The card of the hand beside which that stands."""
    trumps: tuple[str, ...]
    """The suit letters of the trump suits, for the sign that is always there."""
    trumps_offered: bool
    """Whether nobody has made the game of that suit yet, so that it only would be trump."""
    signs: tuple[str, ...]
    """What else everybody knows of the deal, in sentences: what is chosen, what it is worth."""
    sign: str
    """What of it is written beside the suits; the sentence that only names them is left out."""
    ending: Ending | None
    """What came of the deal, once it is over and seen to its end."""
    highest: tuple[Card, ...]
    """The cards above all others in this deal, from the highest down."""
    unusual: tuple[Card, ...]
    """The first of them, as far as they do not stand as in their suit: these are shown."""
    pack: str
    """The folder of the card faces."""

    @property
    def to_see(self) -> Trick | str | None:
        """What is only to be looked at before it goes on: a decided trick, or what happened."""
        return self.decided or self.news or None

    @property
    def over(self) -> bool:
        """Whether the deal is over, and its last trick was looked at."""
        return not self.view.table.phase and self.to_see is None

    @property
    def turn(self) -> Seat:
        """Whose decision it is; NOBODY between deals."""
        return self.view.table.turn if self.view.table.phase else NOBODY


def asks_anew(before: Scene | None, scene: Scene | None) -> bool:
    """Whether a key would mean something else in this scene than in the one before."""

    def asked(one: Scene | None) -> object:
        if one is None:
            return None
        t = one.view.table
        lies = (t.phase, t.turn, tuple(t.trick), tuple(t.up))
        return lies, one.bottom, one.covered, one.legal, one.to_see, set(one.hand)

    return asked(before) != asked(scene)
