"""The English of the list of Schafkopf; what every list says stands in `list_words`."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "schafkopf",
    "game": QT_TRANSLATE_NOOP("schafkopf", "Schafkopf (scores)"),
    "game.about": QT_TRANSLATE_NOOP(
        "schafkopf",
        "The scores of an evening of Schafkopf: numbers as you settled them, or worked out by "
        "your tariff. No cards are dealt here.",
    ),
    "preset.settled": QT_TRANSLATE_NOOP("schafkopf", "As settled at the table"),
    "preset.tariff": QT_TRANSLATE_NOOP("schafkopf", "Tariff 10, 50, 10"),
    "preset.short_tariff": QT_TRANSLATE_NOOP("schafkopf", "Tariff 5, 20, 5"),
    "option.written": QT_TRANSLATE_NOOP("schafkopf", "Written down are"),
    "option.written.numbers": QT_TRANSLATE_NOOP("schafkopf", "the numbers of each"),
    "option.written.tariff": QT_TRANSLATE_NOOP("schafkopf", "the games, by tariff"),
    "option.call": QT_TRANSLATE_NOOP("schafkopf", "A called game"),
    "option.solo": QT_TRANSLATE_NOOP("schafkopf", "A Solo or Wenz"),
    "option.extra": QT_TRANSLATE_NOOP("schafkopf", "Schneider, black, each runner"),
    "option.extra.0": QT_TRANSLATE_NOOP("schafkopf", "nothing"),
    "entry.kind": QT_TRANSLATE_NOOP("schafkopf", "What was played?"),
    "entry.kind.call": QT_TRANSLATE_NOOP("schafkopf", "a called game"),
    "entry.kind.solo": QT_TRANSLATE_NOOP("schafkopf", "Solo"),
    "entry.kind.wenz": QT_TRANSLATE_NOOP("schafkopf", "Wenz"),
    "entry.kind.tout": QT_TRANSLATE_NOOP("schafkopf", "Tout"),
    "entry.with": QT_TRANSLATE_NOOP("schafkopf", "With whom?"),
    "entry.grade": QT_TRANSLATE_NOOP("schafkopf", "How high?"),
    "entry.grade.plain": QT_TRANSLATE_NOOP("schafkopf", "plain"),
    "entry.grade.schneider": QT_TRANSLATE_NOOP("schafkopf", "Schneider"),
    "entry.grade.black": QT_TRANSLATE_NOOP("schafkopf", "black"),
    "entry.runners": QT_TRANSLATE_NOOP("schafkopf", "Runners"),
    "entry.doubled": QT_TRANSLATE_NOOP("schafkopf", "How many times doubled?"),
    "refusal.runners_from": QT_TRANSLATE_NOOP(
        "schafkopf", "Runners are paid from {0} on; leave fewer out."
    ),
}
