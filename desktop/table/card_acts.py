"""What can be done with a card by a screen reader, and in which state it finds the card."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from desktop.reader.for_readers import ForReaders
from desktop.table.card import CardState, CardWidget

translate = QCoreApplication.translate


def for_readers(card: CardWidget, look: CardState, *, own: bool, aside: bool) -> ForReaders:
    """What a card is besides its name; one of the `own` hand is played, or laid `aside`."""
    acts = {"what": (translate("table-view", "what is this?"), partial(card.acted.emit, "what"))}
    if not own:
        return ForReaders(still=True, acts=acts)
    picks = translate("table-view", "put back") if look.picked else _pick_up()
    acts["pick"] = picks, partial(card.acted.emit, "pick")
    press = translate("table-view", "lay aside") if aside else translate("table-view", "play")
    return ForReaders(look.picked, look.dimmed, press, acts=acts)


def _pick_up() -> str:
    return translate("table-view", "pick up, then choose a place")
