"""The session while no match is open, so that whoever asks need not look first whether one is.

It answers what can be read of a `Session`, and does nothing: what changes a match is only done
after one of these answers has allowed it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from desktop.scene.presenter import UiState
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from engine.agreement import Agreement
from engine.cards import Card
from engine.corrections import Correction
from engine.head import Head
from engine.moves import Call, Move
from engine.review import Past
from engine.seeds import Seed
from engine.sheet import Sheet
from engine.table import NOBODY, Seat, Trick


class NoSession:
    """The answers without a match; each means what the same name means in `Session`."""

    head: Head | None = None
    speech: Speech | None = None
    path: Path | None = None
    seed: Seed | None = None
    turn: Seat = NOBODY
    people: Sequence[Seat] = ()
    only_person: Seat = NOBODY
    bot: str = ""
    between_deals: bool = False
    over: bool = False
    agreement: Agreement = Agreement()

    def sheet(self) -> Sheet | None:
        """None: nothing is scored."""
        return None

    def sheet_so_far(self) -> Sheet | None:
        """None: nothing is scored."""
        return None

    def corrected(self) -> list[Correction]:
        """Nothing was put right."""
        return []

    def past(self) -> Past | None:
        """None: there is nothing to look back at."""
        return None

    def finished_deals(self) -> int:
        """0: none was dealt."""
        return 0

    def tricks(self) -> list[Trick]:
        """No trick was taken."""
        return []

    def talk_groups(self, seat: Seat, phrases: Sequence[Call]) -> list[tuple[str, list[Call]]]:
        """Nothing is said."""
        return []

    def consulted(self, seat: Seat) -> str:
        """Nobody asks anything."""
        return ""

    def phrases(self, seat: Seat) -> list[Call]:
        """Nothing can be said."""
        return []

    def scene(self, moment: UiState, *, asked: bool, every: bool = False) -> Scene | None:
        """None: nothing lies on the table."""
        return None

    def whose_turn(self) -> str:
        """ "": nobody is kept waiting, so nothing is said about it."""
        return ""

    def claimable(self) -> str:
        """ "": there is nothing to claim."""
        return ""

    def learnt_since(self) -> bool:
        """Nobody takes anything back."""
        return False

    def settled(self) -> Card | None:
        """None: nothing was claimed."""
        return None

    def only_card(self) -> Move | None:
        """None: nothing is legal."""
        return None

    def only_call(self) -> Move | None:
        """None: nothing is legal."""
        return None

    def outlook(self, seat: Seat, card: Card) -> str:
        """ "": there is no trick."""
        return ""

    def may_undo(self) -> bool:
        """Nothing can be taken back."""
        return False

    def may_redo(self) -> bool:
        """Nothing can be done again."""
        return False

    def save(self) -> bool:
        """Nothing is left unsaved."""
        return True

    def remember(self) -> None:
        """Nothing is gone on with at the next start."""

    def close(self) -> None:
        """No file is held."""
