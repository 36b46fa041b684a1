"""The English of what every list says; a list's own `words.py` comes before it."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

LIST_TEXTS = {
    "option.rounds": QT_TRANSLATE_NOOP("lists", "Games in an evening"),
    "option.rounds.0": QT_TRANSLATE_NOOP("lists", "as many as you like"),
    "option.goal": QT_TRANSLATE_NOOP("lists", "The evening ends at"),
    "option.goal.0": QT_TRANSLATE_NOOP("lists", "no fixed score"),
    "deal.number": QT_TRANSLATE_NOOP("lists", "Game {0}"),
    "fact.puts_right": QT_TRANSLATE_NOOP("lists", "Game {0} has been corrected."),
    "fact.gets": QT_TRANSLATE_NOOP("lists", "{0:side}: {1}."),
    "fact.gets.you": QT_TRANSLATE_NOOP("lists", "You: {1}."),
    "entry.points": QT_TRANSLATE_NOOP("lists", "What the game brings"),
    "entry.player": QT_TRANSLATE_NOOP("lists", "Who played the game?"),
    "entry.partner": QT_TRANSLATE_NOOP("lists", "With whom? (blank: alone)"),
    "entry.value": QT_TRANSLATE_NOOP("lists", "What was the game worth?"),
    "entry.outcome": QT_TRANSLATE_NOOP("lists", "How did it end for the player?"),
    "entry.outcome.won": QT_TRANSLATE_NOOP("lists", "won"),
    "entry.outcome.lost": QT_TRANSLATE_NOOP("lists", "lost"),
    "refusal.nothing_entered": QT_TRANSLATE_NOOP("lists", "Somebody must have a number."),
    "refusal.not_nothing": QT_TRANSLATE_NOOP(
        "lists", "What some win, the others lose: the numbers add up to {0}, not to zero."
    ),
    "refusal.out_of_range": QT_TRANSLATE_NOOP(
        "lists", "Only numbers from {0} to {1} are possible here."
    ),
    "total.sum": QT_TRANSLATE_NOOP("lists", "Points"),
}
