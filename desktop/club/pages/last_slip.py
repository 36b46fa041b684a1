"""What the first page tells of a club evening that is still open, to go back to it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.club.model import words
from desktop.session.error_messages import sentence
from engine.head import BadLog
from engine.store import UnreadableSave, load
from engine.tournament.head import FORMAT
from engine.tournament.state import TournamentState
from engine.tournament.tournament import Tournament

translate = QCoreApplication.translate


def about(path: Path) -> tuple[str, str, str]:
    """Return heading, how far the evening has got, and a note; or why it cannot be read."""
    heading = translate("welcome", "Back to the club night")
    try:
        state = Tournament.from_events(load(path, FORMAT).events).state
    except (UnreadableSave, OSError) as error:
        return heading, sentence(error), ""
    except (BadLog, ValueError):
        return heading, translate("club", "“{0}” is not a club night.").format(path.name), ""
    here = sum(not one.is_out(len(state.rounds) + 1) for one in state.people.values())
    note = [words.day(state.head.date), translate("club", "here: {0}").format(here)]
    title = translate("welcome", "Club night: {0}").format(words.title(state.head))
    return title, _how_far(state), ", ".join(part for part in note if part)


def _how_far(state: TournamentState) -> str:
    if not state.rounds:
        return translate("welcome", "No draw yet")
    last = state.rounds[-1]
    told = translate("club", "Round {0}: {1}").format(last.number, words.round_state(last.state))
    open_tables = last.open_tables() if last.state == "running" else []
    if open_tables:
        told += f"; {words.results_of(open_tables)}"
    return f"{told}."
