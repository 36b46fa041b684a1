"""What keys do at the table, as actions.

Everything a pointer can do with the cards: to walk through the hand, to move a card in it, to play
it, to choose a place for it, and to put it back.
"""

from __future__ import annotations

from desktop.common.action import KEY_ONLY, Action, Scope
from engine.words import QT_TRANSLATE_NOOP


def _key(name: str, text: str, *keys: str) -> Action[object]:
    """Return an action of the table; those with the same text share a line of the page of keys."""
    return Action(
        id=name, text=text, place=KEY_ONLY, keys=keys, scope=Scope.TABLE, context="window"
    )


_CHOOSE = QT_TRANSLATE_NOOP("window", "choose a card")
_MOVE = QT_TRANSLATE_NOOP("window", "move a card within the hand")
_ENDS = QT_TRANSLATE_NOOP("window", "to the first card, to the last card")
_PLAYABLE = QT_TRANSLATE_NOOP("window", "to the next card that may be played, to the one before")
_SUIT = QT_TRANSLATE_NOOP("window", "to the next suit in the hand, to the one before")
_PLAY = QT_TRANSLATE_NOOP("window", "play the chosen card, or go on after a trick")
_PLACE = QT_TRANSLATE_NOOP("window", "choose where the card goes")
_LOOK = QT_TRANSLATE_NOOP("window", "while held: see your cards where they lie face down")
_AWAY = QT_TRANSLATE_NOOP("window", "from the hand to the buttons and the score sheet")
_BACK = QT_TRANSLATE_NOOP("window", "put a card back")

TABLE_ACTIONS: tuple[Action[object], ...] = (
    _key("card_left", _CHOOSE, "Left"),
    _key("card_right", _CHOOSE, "Right"),
    _key("move_left", _MOVE, "Shift+Left"),
    _key("move_right", _MOVE, "Shift+Right"),
    _key("first_card", _ENDS, "Home"),
    _key("last_card", _ENDS, "End"),
    _key("playable_right", _PLAYABLE, "Ctrl+Right"),
    _key("playable_left", _PLAYABLE, "Ctrl+Left"),
    _key("next_suit", _SUIT, "PgDown"),
    _key("suit_before", _SUIT, "PgUp"),
    _key("play_card", _PLAY, "Return", "Enter", "Space"),
    _key("place_up", _PLACE, "Up"),
    _key("place_down", _PLACE, "Down"),
    _key("put_back", _BACK, "Esc"),
    _key("look", _LOOK, "Backspace"),
    _key("leave_hand", _AWAY, "Tab"),
)
