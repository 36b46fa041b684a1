"""What people want at their phones: each message goes through a door of the controller.

A phone can do no more than the window could, and only for the person who holds it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.phones.encode import Data
from desktop.scene.scene import Scene
from desktop.session.controller import MatchController
from desktop.session.display import Display
from engine.cards import BACK
from engine.moves import Call, write

SILENT = "-"
"""The move that says nothing to a partner who asks."""


def act(
    controller: MatchController, scene: Scene | None, message: Mapping[str, Any], display: Display
) -> None:
    """Do what the person at a display wants; a sentence says there why it is not done."""
    match message:
        case {"move": str(text)} if scene is not None:
            _move(controller, scene, text, display)
        case {"attempt": str(text)} if scene is not None:
            _attempt(controller, scene, text, display)
        case {"on": _}:
            controller.look_on(display)
        case {"deal": _} if controller.last_deal_lies:
            controller.look_on(display)
        case {"deal": _}:
            controller.deal()
        case {"say": str(text)}:
            phrases = controller.talk.phrases(display)
            for phrase in [one for one in phrases if write(one) == text][:1]:
                controller.talk.speak(phrase, display)
        case {"hint": _}:
            controller.hints.ask(display)
        case {"last": _}:
            controller.look_back(display)
        case {"undo": _}:
            controller.history.undo(display)
        case {"claim": _}:
            controller.claim(display)
        case {"agree": bool(agreed)}:
            controller.consents.answer(display, agreed)


def _move(controller: MatchController, scene: Scene, text: str, display: Display) -> None:
    """Make a move: a card or a call, as the scene has offered it."""
    offered = (*scene.legal, *scene.replies)
    move = next((one for one in offered if write(one) == text), None)
    if text == SILENT and scene.replies:
        controller.hurry()
    elif move is None:
        _attempt(controller, scene, text, display)
    elif isinstance(move, Call) and move in scene.replies:
        controller.talk.speak(move, display)
    else:
        controller.play(move, display)


def _attempt(controller: MatchController, scene: Scene, text: str, display: Display) -> None:
    """Say why a card of the hand may not be played."""
    card = next((one for one in scene.hand if one.code == text and one is not BACK), None)
    if card is not None:
        controller.try_move(card, display)
    else:
        display.not_your_turn()


def arrange(display: Display, scene: Scene | None, message: Mapping[str, Any]) -> bool:
    """Hold the hand in another order, if that is wanted; whether it is."""
    match message:
        case {"order": list(codes)}:
            hand = {one.code: one for one in scene.hand} if scene is not None else {}
            if BACK.code not in hand and sorted(hand) == sorted(codes):
                display.reorder([hand[code] for code in codes])
        case {"sort": _}:
            display.sort_hand()
        case _:
            return False
    return True


def phrases(controller: MatchController, display: Display) -> list[tuple[str, list[Data]]]:
    """Return what the person at a display may say, in groups with their headings."""
    talk, speech = controller.talk, display.chair.speech
    found = []
    for heading, some in talk.groups(talk.phrases(display), display):
        told = [
            {"m": write(one), "text": speech.phrase(one), "meaning": speech.meaning(one)}
            for one in some
        ]
        found.append((heading, told))
    return found
