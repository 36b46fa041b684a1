"""The English of the free sheet."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "free_sheet",
    "game": QT_TRANSLATE_NOOP("free_sheet", "Free sheet"),
    "game.about": QT_TRANSLATE_NOOP(
        "free_sheet",
        "For whatever you play: names, rounds, any numbers and their sums. No cards are dealt here.",
    ),
    "preset.plain": QT_TRANSLATE_NOOP("free_sheet", "Any numbers"),
    "preset.to_nothing": QT_TRANSLATE_NOOP("free_sheet", "Each round adds up to zero"),
    "preset.to_total": QT_TRANSLATE_NOOP("free_sheet", "Each round adds up to 120"),
    "option.comes_to": QT_TRANSLATE_NOOP("free_sheet", "The numbers of a round add up to"),
    "option.comes_to.anything": QT_TRANSLATE_NOOP("free_sheet", "anything"),
    "option.comes_to.nothing": QT_TRANSLATE_NOOP("free_sheet", "zero, as with money"),
    "option.comes_to.given": QT_TRANSLATE_NOOP("free_sheet", "a given total"),
    "option.total": QT_TRANSLATE_NOOP("free_sheet", "The total of a round"),
    "option.wins": QT_TRANSLATE_NOOP("free_sheet", "The evening is won by"),
    "option.wins.most": QT_TRANSLATE_NOOP("free_sheet", "the highest sum"),
    "option.wins.fewest": QT_TRANSLATE_NOOP("free_sheet", "the lowest sum"),
    "option.rounds": QT_TRANSLATE_NOOP("free_sheet", "Rounds in an evening"),
    "option.rounds.0": QT_TRANSLATE_NOOP("free_sheet", "as many as you like"),
    # A round.
    "deal.number": QT_TRANSLATE_NOOP("free_sheet", "Round {0}"),
    "fact.puts_right": QT_TRANSLATE_NOOP("free_sheet", "Round {0} has been corrected."),
    "entry.points": QT_TRANSLATE_NOOP("free_sheet", "What each gets in this round"),
    "fact.gets": QT_TRANSLATE_NOOP("free_sheet", "{0:seat}: {1}."),
    "fact.gets.you": QT_TRANSLATE_NOOP("free_sheet", "You: {1}."),
    "refusal.nothing_entered": QT_TRANSLATE_NOOP(
        "free_sheet", "Somebody must have a number in a round."
    ),
    "refusal.not_nothing": QT_TRANSLATE_NOOP(
        "free_sheet", "The numbers of a round add up to zero here; these add up to {0}."
    ),
    "refusal.not_the_total": QT_TRANSLATE_NOOP(
        "free_sheet", "The numbers of a round add up to {0} here; these add up to {1}."
    ),
    # The sheet.
    "total.sum": QT_TRANSLATE_NOOP("free_sheet", "Sum"),
}
