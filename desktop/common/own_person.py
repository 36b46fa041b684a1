"""The id of the person whose machine this is, the same from evening to evening.

It is drawn once, kept among the settings, and written beside the name at that person's seat.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from desktop.common.fresh_seed import fresh_id
from desktop.common.settings import Settings
from engine.head import LONGEST_ID, Player

KEY = "own_person"


def known(players: Sequence[Player], settings: Settings) -> tuple[Player, ...]:
    """The players of a new evening, the machine's own person with an id.

    That is the person with the name kept here, or the only person there is, whose name is then
    kept. Among several of other names nobody is.
    """
    own, name = _kept(settings)
    people = [seat for seat, player in enumerate(players) if not player.bot]
    named = [seat for seat in people if players[seat].name.casefold() == name.casefold()]
    if not (named or len(people) == 1):
        return tuple(players)
    seat = (named or people)[0]
    if not own or players[seat].name != name:
        own = own or fresh_id()
        settings.remember(KEY, json.dumps({"id": own, "name": players[seat].name}))
    return tuple(
        replace(player, id=own) if place == seat else player for place, player in enumerate(players)
    )


def _kept(settings: Settings) -> tuple[str, str]:
    """The id and the name, both "" where none are kept that make sense."""
    try:
        kept = json.loads(settings.remembered(KEY) or "{}")
    except ValueError:
        return "", ""
    match kept:
        case {"id": str(own), "name": str(name)} if 0 < len(own) <= LONGEST_ID:
            return own, name
    return "", ""
