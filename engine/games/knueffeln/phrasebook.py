"""What is said across the table of Knüffeln: in English, its meaning, and as heard there."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

PHRASES = {
    # What is said across the table.
    "phrase.are_you_old": QT_TRANSLATE_NOOP("knueffeln", "Are you old?"),
    "phrase.can_you_take_any": QT_TRANSLATE_NOOP("knueffeln", "Can you also take any tricks?"),
    "phrase.can_you": QT_TRANSLATE_NOOP("knueffeln", "Can you?"),
    "phrase.can_you_meet_me": QT_TRANSLATE_NOOP("knueffeln", "Can you meet me?"),
    "phrase.anything_suitable": QT_TRANSLATE_NOOP("knueffeln", "Have you something suitable?"),
    "phrase.you_first": QT_TRANSLATE_NOOP("knueffeln", "You go first, I’ve got an Ole."),
    "phrase.beater_and_two_leaders": QT_TRANSLATE_NOOP(
        "knueffeln", "I’ve got a beater and two leaders."
    ),
    "phrase.only_two_puzers": QT_TRANSLATE_NOOP("knueffeln", "I’ve only got two Puzers."),
    "phrase.feeling_poorly": QT_TRANSLATE_NOOP("knueffeln", "I’m feeling poorly."),
    "phrase.let_it_come": QT_TRANSLATE_NOOP("knueffeln", "Let it come."),
    "phrase.let_it_run": QT_TRANSLATE_NOOP("knueffeln", "Let it run."),
    "phrase.definitely": QT_TRANSLATE_NOOP("knueffeln", "I can, definitely."),
    "phrase.can_do_nothing": QT_TRANSLATE_NOOP("knueffeln", "I can’t do anything."),
    "phrase.play_a_beater": QT_TRANSLATE_NOOP("knueffeln", "I can’t, you must play a beater!"),
    "phrase.can_improve": QT_TRANSLATE_NOOP("knueffeln", "I can improve on that a bit."),
    "phrase.help_only_once": QT_TRANSLATE_NOOP("knueffeln", "I can only help you once."),
    "phrase.two_tricks_sure": QT_TRANSLATE_NOOP("knueffeln", "I’ll make two tricks for sure."),
    "phrase.one_for_the_jann": QT_TRANSLATE_NOOP("knueffeln", "One for the Jann!"),
    "phrase.who_can": QT_TRANSLATE_NOOP("knueffeln", "Who can, eh?"),
    "phrase.sign_of_weakness": QT_TRANSLATE_NOOP("knueffeln", "A sign of weakness!"),
    "phrase.up_on_the_heath": QT_TRANSLATE_NOOP(
        "knueffeln", "They play that up on the heath in bad weather!"
    ),
    "phrase.we_play_on": QT_TRANSLATE_NOOP("knueffeln", "We’ll play on."),
    "phrase.turning_one": QT_TRANSLATE_NOOP("knueffeln", "I’m turning one over."),
    "phrase.we_fold": QT_TRANSLATE_NOOP("knueffeln", "We’re folding."),
    "phrase.shall_we_fold": QT_TRANSLATE_NOOP("knueffeln", "Give it up?"),
    "phrase.shall_we_march": QT_TRANSLATE_NOOP("knueffeln", "March?"),
    "phrase.yes": QT_TRANSLATE_NOOP("knueffeln", "Yes."),
    "phrase.no": QT_TRANSLATE_NOOP("knueffeln", "No."),
    "phrase.lead_this": QT_TRANSLATE_NOOP("knueffeln", "Shall I lead the {0:card}?"),
    "phrase.can_you_meet_me.card": QT_TRANSLATE_NOOP(
        "knueffeln", "Can you meet me here, on the {0:card}?"
    ),
    # What the phrases mean.
    "meaning.are_you_old": QT_TRANSLATE_NOOP("knueffeln", "Have you got an Ole?"),
    "meaning.can_you_take_any": QT_TRANSLATE_NOOP(
        "knueffeln", "Have you tricks as well? The “also” may be a bluff."
    ),
    "meaning.can_you": QT_TRANSLATE_NOOP("knueffeln", "Can you win this trick?"),
    "meaning.can_you_meet_me": QT_TRANSLATE_NOOP(
        "knueffeln", "Have you the Ace of my card’s unchosen suit?"
    ),
    "meaning.anything_suitable": QT_TRANSLATE_NOOP(
        "knueffeln", "Can you beat it with a card just a little higher?"
    ),
    "meaning.you_first": QT_TRANSLATE_NOOP("knueffeln", "Play low, I shall play an Ole. Or not."),
    "meaning.beater_and_two_leaders": QT_TRANSLATE_NOOP(
        "knueffeln", "A chosen Ace, Jack or Six, and two of Sevens, Eights, Nines or unchosen Aces."
    ),
    "meaning.only_two_puzers": QT_TRANSLATE_NOOP(
        "knueffeln", "Only two small beaters: Twos, Threes or Fours."
    ),
    "meaning.feeling_poorly": QT_TRANSLATE_NOOP("knueffeln", "No decent cards. Or so I say."),
    "meaning.let_it_come": QT_TRANSLATE_NOOP("knueffeln", "Leave it to me, I can take it."),
    "meaning.let_it_run": QT_TRANSLATE_NOOP("knueffeln", "Play low, I can take it."),
    "meaning.definitely": QT_TRANSLATE_NOOP("knueffeln", "I win this trick for certain."),
    "meaning.can_do_nothing": QT_TRANSLATE_NOOP("knueffeln", "I have no strong card. Or so I say."),
    "meaning.play_a_beater": QT_TRANSLATE_NOOP("knueffeln", "You have to win this trick."),
    "meaning.can_improve": QT_TRANSLATE_NOOP("knueffeln", "I can beat that by a little."),
    "meaning.help_only_once": QT_TRANSLATE_NOOP("knueffeln", "One decent card. Or so I say."),
    "meaning.two_tricks_sure": QT_TRANSLATE_NOOP("knueffeln", "Two tricks are certainly mine."),
    "meaning.one_for_the_jann": QT_TRANSLATE_NOOP("knueffeln", "Said on winning the first trick."),
    "meaning.who_can": QT_TRANSLATE_NOOP("knueffeln", "Who can beat that?"),
    "meaning.sign_of_weakness": QT_TRANSLATE_NOOP(
        "knueffeln", "Said when the others open with a Seven, for instance. Or so I say."
    ),
    "meaning.up_on_the_heath": QT_TRANSLATE_NOOP("knueffeln", "What a bad lead that is!"),
    "meaning.we_play_on": QT_TRANSLATE_NOOP("knueffeln", "We go for the march."),
    "meaning.turning_one": QT_TRANSLATE_NOOP("knueffeln", "I lead face down to raise the stake."),
    "meaning.we_fold": QT_TRANSLATE_NOOP("knueffeln", "We give up the deal."),
    "meaning.shall_we_fold": QT_TRANSLATE_NOOP(
        "knueffeln", "Asked before running from a turned card: shall we give up the deal?"
    ),
    "meaning.shall_we_march": QT_TRANSLATE_NOOP(
        "knueffeln", "Asked with the Jann in hand: shall we go on for all the tricks?"
    ),
    "meaning.yes": QT_TRANSLATE_NOOP("knueffeln", "The answer to what your partner has asked."),
    "meaning.no": QT_TRANSLATE_NOOP("knueffeln", "The answer to what your partner has asked."),
    "meaning.lead_this": QT_TRANSLATE_NOOP("knueffeln", "The card is half shown, not let go."),
}

ORIGINAL = {
    "are_you_old": "Bist du alt?",
    "can_you_take_any": "Kannst du ock wat hollen?",
    "can_you": "Kannst du?",
    "can_you_meet_me": "Du kannst mich treffen?",
    "anything_suitable": "Hast du was passend?",
    "you_first": "Du mußt erst, ick schall oldsch.",
    "beater_and_two_leaders": "Hab’ einen Stecher und zwei Ausspieler.",
    "only_two_puzers": "Hab’ nur zwei Puzer.",
    "feeling_poorly": "Ick bin nich recht to Huus.",
    "let_it_come": "Kommt.",
    "let_it_run": "Laufen lassen.",
    "definitely": "Ich kann ganz sicher.",
    "can_do_nothing": "Ich kann nichts.",
    "play_a_beater": "Kann ik nich, mußt en Steker speeln!",
    "can_improve": "Ich kann etwas verbessern.",
    "help_only_once": "Ich kann dir nur einmal helfen.",
    "two_tricks_sure": "Ich mache zwei Spiele sicher.",
    "one_for_the_jann": "Een vör de Jann!",
    "who_can": "Wer kann de?",
    "sign_of_weakness": "Ein Schwachheitszeichen!",
    "up_on_the_heath": "Dat spelen se up de Heide bi Regenwedder!",
    "we_play_on": "Wir spielen weiter.",
    "turning_one": "Ich dreh ein um.",
    "we_fold": "Wir schmeissen.",
    # The two before them, asked.
    "shall_we_fold": "Schmeissen wir?",
    "shall_we_march": "Spielen wir weiter?",
}
"""The phrases as they are heard in Bohmstedt, in its mixture of Low German and German."""
