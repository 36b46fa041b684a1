"""Every action of the program, those of each room: for the keys, and the page that lists them."""

from __future__ import annotations

from typing import Any

from desktop.club.pages.key_actions import PROJECTOR_ACTIONS, ROUND_PAPERS, TAB_ACTIONS
from desktop.common.action import Action
from desktop.scanning.key_actions import SCANNING_ACTIONS
from desktop.table.key_actions import TABLE_ACTIONS
from desktop.window.registry import ELSEWHERE, EVENING, HELP, PLAY, VIEW


def everything() -> tuple[Action[Any], ...]:
    """Every action of the program, as the page of keys lists them."""
    return (
        *EVENING,
        *PLAY,
        *VIEW,
        *HELP,
        *TABLE_ACTIONS,
        *ELSEWHERE,
        *TAB_ACTIONS,
        ROUND_PAPERS,
        *PROJECTOR_ACTIONS,
        *SCANNING_ACTIONS,
    )
