"""Every action of the program: its words, its key, where it is offered, and when it is allowed.

Menus are built from here, buttons trigger what stands here, keys are looked up here, and the page
of keys lists it. What an action does is bound to its id by the window.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from desktop.common.action import KEY_ONLY, Action, always
from desktop.window import reasons
from desktop.window.state import State
from engine.words import QT_TRANSLATE_NOOP

MENUS: Mapping[str, str] = {
    "evening": QT_TRANSLATE_NOOP("menu", "&Match"),
    "play": QT_TRANSLATE_NOOP("menu", "&Play"),
    "view": QT_TRANSLATE_NOOP("menu", "&View"),
    "help": QT_TRANSLATE_NOOP("menu", "&Help"),
}
"""The menus from left to right, with their titles."""
SUBMENUS: Mapping[str, tuple[str, str]] = {
    "order": ("play", QT_TRANSLATE_NOOP("menu", "&Order of the hand")),
    "pace": ("view", QT_TRANSLATE_NOOP("menu", "&Speed")),
    "aloud": ("view", QT_TRANSLATE_NOOP("menu", "&Read aloud")),
}
"""Menus within another one, with its name and their titles."""
FILLED: Mapping[str, str] = {
    "language": QT_TRANSLATE_NOOP("menu", "&Language"),
    "colours": QT_TRANSLATE_NOOP("menu", "Lig&ht"),
    "pack": QT_TRANSLATE_NOOP("menu", "Pac&k of cards"),
}
"""Menus within View whose entries are what may be chosen now, with their titles."""


def _in(
    menu: str,
    name: str,
    text: str,
    *keys: str,
    why_not: Callable[[State], str] = always,
    checkable: bool = False,
    separated: bool = False,
    tip: str = "",
) -> Action[State]:
    """Return an action in a menu."""
    return Action(
        id=name,
        text=text,
        place=menu,
        keys=keys,
        why_not=why_not,
        checkable=checkable,
        separated=separated,
        tip=tip,
    )


def _pace(pace: str, text: str) -> Action[State]:
    """One of the paces: `desktop.common.pace`."""
    return Action(id=f"pace_{pace}", text=text, place="pace", checkable=True)


def _order(order: str, text: str) -> Action[State]:
    """One of the orders of a hand: `engine.rules.hand_orders`."""
    return Action(id=f"order_{order}", text=text, place="order", checkable=True)


EVENING = (
    _in(
        "evening",
        "first_page",
        QT_TRANSLATE_NOOP("menu", "Hom&e"),
        "Alt+Home",
        why_not=reasons.to_first_page,
    ),
    _in("evening", "new", QT_TRANSLATE_NOOP("menu", "&New match …"), "Ctrl+N"),
    _in(
        "evening",
        "again",
        QT_TRANSLATE_NOOP("menu", "Play again with the sa&me players"),
        "Ctrl+Alt+N",
        why_not=reasons.once_more,
    ),
    _in(
        "evening",
        "restart",
        QT_TRANSLATE_NOOP("menu", "Restart th&is deal"),
        "Ctrl+Shift+R",
        why_not=reasons.restart,
        tip=QT_TRANSLATE_NOOP("menu", "Play this deal again from its start, with the same cards"),
    ),
    _in("evening", "open", QT_TRANSLATE_NOOP("menu", "&Open a match …"), "Ctrl+O"),
    _in(
        "evening",
        "write",
        QT_TRANSLATE_NOOP("menu", "Keep sco&re …"),
        "Ctrl+Shift+N",
    ),
    _in(
        "evening",
        "club",
        QT_TRANSLATE_NOOP("menu", "&Club night …"),
        "Ctrl+T",
        why_not=reasons.to_club,
    ),
    _in("evening", "shelf", QT_TRANSLATE_NOOP("menu", "S&helf …"), "Ctrl+L"),
    _in("evening", "learn", QT_TRANSLATE_NOOP("menu", "&Learn …"), "Ctrl+Shift+L"),
    _in("evening", "tasks", QT_TRANSLATE_NOOP("menu", "Pu&zzles …"), "Ctrl+Shift+T"),
    _in(
        "evening",
        "save_as",
        QT_TRANSLATE_NOOP("menu", "&Save a copy …"),
        "Ctrl+S",
        why_not=reasons.of_an_evening,
    ),
    _in(
        "evening",
        "evening_page",
        QT_TRANSLATE_NOOP("menu", "The match at a &glance …"),
        "Ctrl+I",
        why_not=reasons.of_an_evening,
        separated=True,
    ),
    _in(
        "evening",
        "print",
        QT_TRANSLATE_NOOP("menu", "&Print score sheet …"),
        "Ctrl+P",
        why_not=reasons.of_an_evening,
    ),
    _in(
        "evening",
        "pdf",
        QT_TRANSLATE_NOOP("menu", "Score sheet as P&DF …"),
        "Ctrl+E",
        why_not=reasons.of_an_evening,
    ),
    _in(
        "evening",
        "people",
        QT_TRANSLATE_NOOP("menu", "Pla&yers …"),
        separated=True,
    ),
    _in("evening", "settings", QT_TRANSLATE_NOOP("menu", "Se&ttings …"), "Ctrl+,"),
    _in("evening", "quit", QT_TRANSLATE_NOOP("menu", "&Quit"), "Ctrl+Q"),
)
PLAY = (
    _in("play", "undo", QT_TRANSLATE_NOOP("menu", "&Undo"), "Ctrl+Z", why_not=reasons.undo),
    _in(
        "play",
        "redo",
        QT_TRANSLATE_NOOP("menu", "&Redo"),
        "Ctrl+Shift+Z",
        "Ctrl+Y",
        why_not=reasons.redo,
    ),
    _in(
        "play",
        "hint",
        QT_TRANSLATE_NOOP("menu", "&Hint"),
        "H",
        why_not=reasons.hint,
        separated=True,
        tip=QT_TRANSLATE_NOOP("menu", "Show a hint; press again to play it"),
    ),
    _in(
        "play",
        "choices",
        QT_TRANSLATE_NOOP("menu", "E&very choice …"),
        "Ctrl+H",
        why_not=reasons.choices,
        tip=QT_TRANSLATE_NOOP("menu", "What each choice comes to"),
    ),
    _in(
        "play",
        "claim",
        QT_TRANSLATE_NOOP("menu", "Claim the r&est"),
        "Ctrl+R",
        why_not=reasons.claim,
        tip=QT_TRANSLATE_NOOP("menu", "Claim all remaining tricks, or none of them"),
    ),
    _in(
        "play",
        "hindsight",
        QT_TRANSLATE_NOOP("menu", "Review &the deals"),
        "Shift+H",
        why_not=reasons.look_back_at_deals,
    ),
    _in(
        "play",
        "last_trick",
        QT_TRANSLATE_NOOP("menu", "&Last trick"),
        "F3",
        "L",
        why_not=reasons.last_trick,
    ),
    _in(
        "play",
        "why",
        QT_TRANSLATE_NOOP("menu", "&Why was this trick won?"),
        "F4",
        "W",
        why_not=reasons.why,
    ),
    _in(
        "play",
        "what_is",
        QT_TRANSLATE_NOOP("menu", "What’s th&is?"),
        "Shift+F1",
        "I",
        why_not=reasons.what_is,
    ),
    _in(
        "play",
        "talk",
        QT_TRANSLATE_NOOP("menu", "S&ay something …"),
        "F2",
        "T",
        why_not=reasons.talk,
        tip=QT_TRANSLATE_NOOP("menu", "Talk to the others"),
    ),
    _in(
        "play",
        "sort",
        QT_TRANSLATE_NOOP("menu", "&Sort hand"),
        "Ctrl+Shift+S",
        why_not=reasons.sort,
    ),
    _order("own", QT_TRANSLATE_NOOP("menu", "&Usual in the game")),
    _order("trumps_right", QT_TRANSLATE_NOOP("menu", "&Trumps on the right")),
    _order("rising", QT_TRANSLATE_NOOP("menu", "&Low to high")),
    _order("alternating", QT_TRANSLATE_NOOP("menu", "&Red and black in turn")),
    _order("alternating_trumps_right", QT_TRANSLATE_NOOP("menu", "&In turn, trumps on the right")),
    _order("alternating_rising", QT_TRANSLATE_NOOP("menu", "In turn, low to &high")),
    _in(
        "play",
        "hurry",
        QT_TRANSLATE_NOOP("menu", "S&kip waiting"),
        "Ctrl+Return",
        "Ctrl+Enter",
        why_not=reasons.hurry,
    ),
    _in(
        "play",
        "skip",
        QT_TRANSLATE_NOOP("menu", "Skip to your &next decision"),
        "Ctrl+Space",
        why_not=reasons.skip,
    ),
    _in(
        "play",
        "hide_cards",
        QT_TRANSLATE_NOOP("menu", "Turn cards &face down"),
        "F12",
        why_not=reasons.hide_cards,
        tip=QT_TRANSLATE_NOOP("menu", "Hide everything at once until you show it again"),
    ),
    _in(
        "play",
        "who_plays",
        QT_TRANSLATE_NOOP("menu", "Let a com&puter player play on …"),
        why_not=reasons.who_plays,
        tip=QT_TRANSLATE_NOOP("menu", "For a person who has left, or give a person the seat back"),
    ),
    _in(
        "play",
        "phones",
        QT_TRANSLATE_NOOP("menu", "Ph&ones at the table …"),
        why_not=reasons.of_an_evening,
        tip=QT_TRANSLATE_NOOP("menu", "Have your cards on a phone, or let others watch"),
    ),
    _in("play", "deal", QT_TRANSLATE_NOOP("menu", "&Deal"), why_not=reasons.deal),
    _in(
        "play",
        "correct",
        QT_TRANSLATE_NOOP("menu", "&Correct a line …"),
        "Ctrl+K",
        why_not=reasons.correct,
        separated=True,
    ),
)
VIEW = (
    _in(
        "view",
        "slate",
        QT_TRANSLATE_NOOP("menu", "Show &slate"),
        "F9",
        why_not=reasons.slate,
        checkable=True,
    ),
    _in(
        "view",
        "sound",
        QT_TRANSLATE_NOOP("menu", "S&ound"),
        "Ctrl+M",
        why_not=reasons.sound,
        checkable=True,
    ),
    _in(
        "view",
        "bigger",
        QT_TRANSLATE_NOOP("menu", "&Bigger cards"),
        "Ctrl++",
        "Ctrl+=",
        why_not=reasons.bigger,
    ),
    _in(
        "view",
        "smaller",
        QT_TRANSLATE_NOOP("menu", "S&maller cards"),
        "Ctrl+-",
        why_not=reasons.smaller,
    ),
    _in(
        "view",
        "fit",
        QT_TRANSLATE_NOOP("menu", "&Fit cards"),
        "Ctrl+0",
        why_not=reasons.fit,
    ),
    _pace("learning", QT_TRANSLATE_NOOP("menu", "&Learning")),
    _pace("slow", QT_TRANSLATE_NOOP("menu", "&Slow")),
    _pace("normal", QT_TRANSLATE_NOOP("menu", "&Relaxed")),
    _pace("fast", QT_TRANSLATE_NOOP("menu", "&Fast")),
    _pace("instant", QT_TRANSLATE_NOOP("menu", "&Instant")),
    _in("aloud", "say_again", QT_TRANSLATE_NOOP("menu", "Repeat l&ast sentence"), "F5"),
    _in("aloud", "say_earlier", QT_TRANSLATE_NOOP("menu", "The sentence &before"), "Shift+F5"),
    _in(
        "aloud",
        "tell_turn",
        QT_TRANSLATE_NOOP("menu", "Whose t&urn, and what lies there"),
        "F6",
        "Q",
        why_not=reasons.with_open_cards,
    ),
    _in(
        "aloud",
        "tell_hand",
        QT_TRANSLATE_NOOP("menu", "Your &hand"),
        "Shift+F6",
        why_not=reasons.with_open_cards,
    ),
    _in(
        "aloud",
        "tell_table",
        QT_TRANSLATE_NOOP("menu", "Read the &table"),
        "Ctrl+F6",
        why_not=reasons.with_open_cards,
    ),
    _in(
        "aloud",
        "tell_slate",
        QT_TRANSLATE_NOOP("menu", "S&core and slate"),
        "F7",
        why_not=reasons.at_the_table,
    ),
    _in(
        "aloud",
        "tell_suit",
        QT_TRANSLATE_NOOP("menu", "Cards played of a su&it"),
        "F8",
        why_not=reasons.with_open_cards,
    ),
    _in(
        "view",
        "cards_out",
        QT_TRANSLATE_NOOP("menu", "Cards s&till out …"),
        "Shift+F8",
        why_not=reasons.cards_out,
    ),
    _in("view", "cards", QT_TRANSLATE_NOOP("menu", "&Cards …"), "Ctrl+Shift+K", separated=True),
    _in(
        "view",
        "full_screen",
        QT_TRANSLATE_NOOP("menu", "F&ull screen"),
        "F11",
        checkable=True,
    ),
    _in(
        "view",
        "big_screen",
        QT_TRANSLATE_NOOP("menu", "B&ig screen"),
        "Shift+F11",
        checkable=True,
        tip=QT_TRANSLATE_NOOP("menu", "Show the table to everybody in the room, but no hand"),
    ),
)
HELP = (
    _in("help", "rules", QT_TRANSLATE_NOOP("menu", "&Rules"), "F1"),
    _in(
        "help",
        "glossary",
        QT_TRANSLATE_NOOP("menu", "&Glossary"),
        "Ctrl+F1",
        why_not=reasons.glossary,
    ),
    _in("help", "keys", QT_TRANSLATE_NOOP("menu", "&Keyboard shortcuts"), "Ctrl+?"),
    _in("help", "news", QT_TRANSLATE_NOOP("menu", "What’s &new")),
    _in("help", "about", QT_TRANSLATE_NOOP("menu", "&About Kartentisch")),
)
ELSEWHERE: tuple[Action[State], ...] = (
    Action(
        id="look_on",
        text=QT_TRANSLATE_NOOP("window", "clear the finished trick"),
        place=KEY_ONLY,
        keys=("Esc",),
        context="window",
        why_not=reasons.look_on,
    ),
    Action(
        id="more",
        text=QT_TRANSLATE_NOOP("window", "show more actions"),
        place=KEY_ONLY,
        keys=(".",),
        context="window",
        why_not=reasons.with_cards,
    ),
)

WINDOW_ACTIONS: tuple[Action[State], ...] = (*EVENING, *PLAY, *VIEW, *HELP, *ELSEWHERE)
"""What the window does: each has a `QAction` there."""
