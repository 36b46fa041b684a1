"""What the actions of the window are judged by: is an evening open, who is asked, what is left.

A `State` is plain data, so that every reason can be tried without a window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from desktop.common.last_choice import FIRST_GAME
from desktop.common.loudspeaker import loudspeaker
from desktop.common.settings import SETTINGS, Settings
from desktop.common.sounds import muted
from desktop.scene.rules_text import glossary_chapter, has_page
from desktop.session.controller import MatchController
from engine.agreement import Agreement
from engine.rules.hand_orders import OWN
from engine.table import NOBODY

if TYPE_CHECKING:
    from desktop.club.pages.club_page import ClubPage

USUAL_SIZE = 100
"""The size of cards that just fit, in per cent."""


class State(NamedTuple):
    """The window at one moment; as it is made without arguments, no evening is open."""

    at_welcome: bool = False
    """The first page is shown."""
    at_club: bool = False
    """The page of club evenings is shown."""
    setting_up: bool = False
    """The page of a new evening is shown."""
    playing: bool = False
    """An evening is open."""
    real_cards: bool = False
    """The cards are on a real table: here only the score is kept."""
    lesson: bool = False
    """A lesson leads through what is on the table."""
    covered: bool = False
    """The curtain is down."""
    own_hand: bool = False
    """Somebody who plays at this machine is seen at the table."""
    not_asked: str = ""
    """Why the person at the machine is not asked now, as a sentence; "" if it is so asked."""
    waited_for: bool = False
    """Somebody or something takes its time and could come at once."""
    trick_taken: bool = False
    """A trick has been taken in this deal."""
    trick_lies: bool = False
    """The trick just decided still lies on the table."""
    told: bool = False
    """What has just happened waits to be read."""
    looking_back: bool = False
    """The last trick is shown again."""
    arranged: bool = False
    """The hand that is shown is held in another order than the game's."""
    phrases: bool = False
    """Something may be said across the table."""
    deal_due: bool = False
    """A deal is over and the next one is due."""
    over: bool = False
    """The evening has come to its end."""
    finished_deals: int = 0
    """How many deals of the evening have been played to their end."""
    lines: int = 0
    """How many lines stand on the sheet."""
    may_correct: bool = False
    """A line of the sheet may be put right."""
    may_undo: bool = False
    """There is something to take back, at the table or on the page that is shown."""
    may_restart: bool = False
    """The deal may be played again from its start."""
    club_table: bool = False
    """The evening is a table of a club, where others play the same cards."""
    may_redo: bool = False
    """There is something to do again."""
    glossary: bool = False
    """The game has words of its own to look up."""
    agreed: Agreement = Agreement()
    """What help the table allows itself."""
    has_claims: bool = True
    """There are tricks in the game of which the rest can be claimed."""
    may_claim: bool = False
    """The person at the machine may say that the rest is his, or none of it."""
    may_leave: bool = False
    """A computer player may play on for somebody who plays at this machine."""
    hinted: bool = False
    """A hint stands there for what is asked now."""
    new_seen: bool = False
    """Something was seen since the decision that would be taken back, and that forbids it."""
    loud: bool = True
    """Sounds are to be heard."""
    why_silent: str = ""
    """Why no sound can be played, as a sentence; "" if sounds can be."""
    pace: str = "normal"
    """The pace at which it goes at the table."""
    hand_order: str = OWN
    """The order in which a hand is held."""
    card_size: int = USUAL_SIZE
    """The size of the cards, in per cent."""


def card_sizes() -> list[int]:
    """Return the sizes that cards can have, in per cent, the smallest first."""
    return sorted(size for size in SETTINGS["card_size"].values if isinstance(size, int))


def read_state(
    controller: MatchController,
    settings: Settings,
    club: ClubPage | None,
    at_welcome: bool,
    setting_up: bool = False,
) -> State:
    """Return the state as it is now; `club` is the page of club evenings if that is shown."""
    head, chair, sheet = controller.head, controller.display.chair, controller.sheet()
    game = head.game if head is not None else FIRST_GAME
    why_silent = loudspeaker().why_silent()
    if club is None:
        able = controller.history.may_undo(), controller.history.may_redo()
    else:
        tournament = club.controller.tournament
        able = (
            tournament is not None and bool(tournament.undoable()),
            tournament is not None and bool(tournament.redoable()),
        )
    return State(
        at_welcome=at_welcome,
        at_club=club is not None,
        setting_up=setting_up,
        playing=head is not None,
        real_cards=controller.real_cards,
        lesson=controller.guide is not None,
        covered=chair.covered,
        own_hand=chair.seat != NOBODY,
        not_asked=controller.display.why_not_asked(),
        waited_for=controller.may_hurry(),
        trick_taken=controller.trick_taken(),
        trick_lies=controller.pause.decided is not None,
        told=bool(controller.pause.news),
        looking_back=chair.looking_back is not None,
        arranged=chair.seat in chair.held,
        phrases=bool(controller.talk.phrases()),
        deal_due=controller.waiting_for_deal,
        over=controller.over,
        finished_deals=controller.finished_deals(),
        lines=len(sheet.lines) if sheet is not None else 0,
        may_correct=controller.may_correct(),
        may_undo=able[0],
        may_restart=controller.history.may_restart(),
        club_table=head is not None and head.at_club,
        may_redo=able[1],
        glossary=has_page(game, "glossary") or glossary_chapter(game) >= 0,
        agreed=controller.agreement if club is None else Agreement(),
        has_claims=controller.claims.possible(),
        may_claim=controller.claims.allowed(),
        may_leave=bool(controller.stand_ins.seats()),
        hinted=controller.display.chair.hint is not None,
        new_seen=club is None and controller.history.learnt_since(),
        loud=not (why_silent or muted(settings)),
        why_silent=why_silent,
        pace=settings.text("pace"),
        hand_order=settings.text("hand_order"),
        card_size=settings.number("card_size"),
    )
