"""Makes a paper with the usual head: its title, and what is played, when and where."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.club.model import words
from desktop.print.blocks import Block, Paper, Text
from engine.tournament.rounds import Round
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate


def about(state: TournamentState) -> str:
    """Which evening it was, when and where."""
    told = (words.club_and_title(state.head), words.when_and_where(state.head))
    return " · ".join(filter(None, told))


def headed(state: TournamentState, title: str, blocks: list[Block], **more: Any) -> Paper:
    """Return a paper of this evening with this title; `more` says how it is set."""
    head = state.head
    told = (words.club_and_title(head), words.game(head), words.when_and_where(head))
    return Paper(title, " · ".join(filter(None, told)), blocks, **more)


def sits_out(state: TournamentState, one: Round) -> list[Block]:
    """Return a line with who sits out in this round; nothing where nobody does."""
    if one.draw is None or not one.draw.out:
        return []
    text = translate("club", "bye: {0}").format(words.names(state, one.draw.out))
    return [Text(text, bold=True, before=3)]
