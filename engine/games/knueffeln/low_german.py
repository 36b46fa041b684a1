"""Knüffeln as it sounds in North Frisia, for those who choose it: keys of `words` and their texts.

Only what has been heard there, in its mixture of Low German and German, and plain compositions of
the words in the glossary. A key that is not here is said in the language of the program.
"""

from __future__ import annotations

from engine.games.knueffeln.phrasebook import ORIGINAL

TEXTS = {
    **{f"phrase.{word}": text for word, text in ORIGINAL.items()},
    "phrase.can_you_meet_me.card": "{0:card}: Du kannst mich treffen?",
    # Cards with a name of their own.
    "nickname.beste": "de Beste",
    "nickname.wage": "de Wage",
    "nickname.dulle": "de Dulle",
    "nickname.harten_ol": "Harten Ol",
    "nickname.ruten_ol": "Ruten Ol",
    "nickname.paas": "Paas",
    "nickname.twist": "Twist",
    "nickname.drist": "Drist",
    "nickname.veerhack": "Veerhack",
    "nickname.frikort": "Frikort",
    "nickname.fehl_as": "Fehl-As",
    # What is asked and called.
    "ask.answer": "Seen? Lopen?",
    "ask.jann": "Jann! Wir spielen weiter?",
    "call.swap": "{0:card} vör {1:card}",
    "call.turn": "{0:card} umdrein",
    "call.see": "Seen",
    "call.run": "Lopen",
    "call.stop": "Jannen",
    "call.march": "Wir spielen weiter",
    # What happens.
    "fact.chosen_are": "{0:suit} un {1:suit} wäält.",
    "fact.takes_ole": "{0:seat}: {1:card} vör {2:card}.",
    "fact.takes_ole.you": "Du: {1:card} vör {2:card}.",
    "fact.takes_up": "{0:seat}: {1:card} vör {2:card} (Wääl).",
    "fact.takes_up.you": "Du: {1:card} vör {2:card} (Wääl).",
    "fact.turns": "{0:seat}: Ich dreh ein um.",
    "fact.turns.you": "Du: Ich dreh ein um.",
    "fact.sees": "{0:seat}: Seen.",
    "fact.sees.you": "Du: Seen.",
    "fact.runs": "{0:seat}: Wir schmeissen.",
    "fact.runs.you": "Du: Wir schmeissen.",
    "fact.makes_jann": "{0:seat}: Jann!",
    "fact.makes_jann.you": "Du: Jann!",
    "fact.marches": "{0:seat}: Wir spielen weiter.",
    "fact.marches.you": "Du: Wir spielen weiter.",
    "fact.makes_march": "{0:seat}: Dörchspill!",
    "fact.makes_march.you": "Du: Dörchspill!",
    "fact.won_by_jann": "Jann!",
    "fact.won_by_march": "Dörchspill!",
    "fact.turns_seen": "Drein un Seen: %n.",
    # What stands on a name plate, beside the cards and on the sheet.
    "plate.raised": "Drein: %n",
    "plate.marches": "Dörchspill",
    "sign.chosen": "{0:suit} un {1:suit} wäält",
    "mark.ladder": "Ledder: %n",
    "note.jann": "Jann",
    "note.march": "Dörchspill",
    "note.turns": "Drein un Seen: %n",
}
