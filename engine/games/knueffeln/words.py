"""The English of Knüffeln: every key of its rules, options, advice and sheet; talk is in the phrasebook."""

from __future__ import annotations

from engine.games.knueffeln.first_times import FIRST_TIMES
from engine.games.knueffeln.phrasebook import PHRASES
from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "knueffeln",
    "game": QT_TRANSLATE_NOOP("knueffeln", "Knüffeln"),
    "game.about": QT_TRANSLATE_NOOP("knueffeln", "Two against two, with talk across the table."),
    # House rules.
    "preset.bohmstedt": QT_TRANSLATE_NOOP("knueffeln", "Bohmstedt"),
    "preset.hattstedt": QT_TRANSLATE_NOOP("knueffeln", "Hattstedt"),
    "preset.bernhard1924": QT_TRANSLATE_NOOP("knueffeln", "1924, after Bernhard"),
    "preset.gruenberg1938": QT_TRANSLATE_NOOP("knueffeln", "1938, after Grünberg"),
    "option.exchange_card": QT_TRANSLATE_NOOP("knueffeln", "A turn-up is exchanged for"),
    "option.exchange_card.ten": QT_TRANSLATE_NOOP("knueffeln", "the Ten; there are no Fives"),
    "option.exchange_card.five": QT_TRANSLATE_NOOP("knueffeln", "the Five; there are no Tens"),
    "option.suit_beats": QT_TRANSLATE_NOOP(
        "knueffeln", "In a suit that was not chosen, others are beaten by"
    ),
    "option.suit_beats.ace": QT_TRANSLATE_NOOP("knueffeln", "only the Ace"),
    "option.suit_beats.higher": QT_TRANSLATE_NOOP("knueffeln", "any higher card"),
    "option.bottom_olen": QT_TRANSLATE_NOOP("knueffeln", "Olen at the bottom of the stock"),
    "option.bottom_olen.one_by_one": QT_TRANSLATE_NOOP(
        "knueffeln", "are looked at one after another"
    ),
    "option.bottom_olen.three_open": QT_TRANSLATE_NOOP("knueffeln", "three cards are laid open"),
    "option.bottom_olen.off": QT_TRANSLATE_NOOP("knueffeln", "stay there"),
    "option.turning": QT_TRANSLATE_NOOP("knueffeln", "The leader of a trick may turn"),
    "option.turning.any_lead": QT_TRANSLATE_NOOP("knueffeln", "whenever leading"),
    "option.turning.two_and_four": QT_TRANSLATE_NOOP(
        "knueffeln", "once with two tricks of their own, again with four"
    ),
    "option.turning.off": QT_TRANSLATE_NOOP("knueffeln", "never"),
    "option.answer": QT_TRANSLATE_NOOP("knueffeln", "A turned card is answered by"),
    "option.answer.next": QT_TRANSLATE_NOOP("knueffeln", "the next opponent"),
    "option.answer.all": QT_TRANSLATE_NOOP("knueffeln", "every opponent"),
    "option.turn_in_march": QT_TRANSLATE_NOOP("knueffeln", "Turning is allowed on the march"),
    "option.scoring": QT_TRANSLATE_NOOP("knueffeln", "The score is kept"),
    "option.scoring.money": QT_TRANSLATE_NOOP("knueffeln", "in money"),
    "option.scoring.ladder": QT_TRANSLATE_NOOP("knueffeln", "with the chicken ladder"),
    "option.basic": QT_TRANSLATE_NOOP("knueffeln", "Paid for a basic game"),
    "option.each_turn": QT_TRANSLATE_NOOP("knueffeln", "Paid for each turn that was seen"),
    "option.prices": QT_TRANSLATE_NOOP("knueffeln", "Jann and march are worth"),
    "option.prices.own": QT_TRANSLATE_NOOP("knueffeln", "what is agreed on for each"),
    "option.prices.two_and_four": QT_TRANSLATE_NOOP("knueffeln", "two and four basic games"),
    "option.jann": QT_TRANSLATE_NOOP("knueffeln", "Paid for a Jann"),
    "option.march": QT_TRANSLATE_NOOP("knueffeln", "Paid for a march"),
    "option.march_rungs": QT_TRANSLATE_NOOP("knueffeln", "Rungs for a march"),
    "option.brille": QT_TRANSLATE_NOOP("knueffeln", "A full ladder cleared at once is a Brille"),
    "option.brille.any_deal": QT_TRANSLATE_NOOP("knueffeln", "by any deal"),
    "option.brille.jann": QT_TRANSLATE_NOOP("knueffeln", "only by a Jann with turns"),
    "option.ladder": QT_TRANSLATE_NOOP("knueffeln", "On the slate of two pairs"),
    "option.ladder.two": QT_TRANSLATE_NOOP("knueffeln", "each pair has a ladder of its own"),
    "option.ladder.shared": QT_TRANSLATE_NOOP(
        "knueffeln", "four lines, with a line down the middle"
    ),
    "option.deals": QT_TRANSLATE_NOOP("knueffeln", "Deals in an evening"),
    "option.ladders": QT_TRANSLATE_NOOP("knueffeln", "Ladders in an evening"),
    "option.table_talk": QT_TRANSLATE_NOOP("knueffeln", "Table talk"),
    "option.table_talk.phrases": QT_TRANSLATE_NOOP("knueffeln", "with the old phrases"),
    "option.table_talk.off": QT_TRANSLATE_NOOP("knueffeln", "no talk"),
    "option.silence": QT_TRANSLATE_NOOP("knueffeln", "Whoever plays last and says nothing"),
    "option.silence.nothing": QT_TRANSLATE_NOOP("knueffeln", "tells nothing by it"),
    "option.silence.can_take": QT_TRANSLATE_NOOP("knueffeln", "can take the trick"),
    "option.half_shown": QT_TRANSLATE_NOOP("knueffeln", "A card half shown is seen"),
    "option.half_shown.all": QT_TRANSLATE_NOOP("knueffeln", "by everybody"),
    "option.half_shown.partner": QT_TRANSLATE_NOOP("knueffeln", "by the partner alone"),
    "option.half_shown.off": QT_TRANSLATE_NOOP("knueffeln", "by nobody: it is not done"),
    # What is asked.
    "ask.solo": QT_TRANSLATE_NOOP(
        "knueffeln", "This is the stock. Will you play it alone against everybody?"
    ),
    "ask.olen": QT_TRANSLATE_NOOP("knueffeln", "An Ole lies at the bottom. Do you want it?"),
    "ask.tens": QT_TRANSLATE_NOOP("knueffeln", "Do you want one of the turned-up cards?"),
    "ask.tricks": QT_TRANSLATE_NOOP("knueffeln", "Play a card."),
    "ask.answer": QT_TRANSLATE_NOOP("knueffeln", "A card was turned. Do you see it, or run?"),
    "ask.jann": QT_TRANSLATE_NOOP(
        "knueffeln", "Every trick so far: a Jann! Stop here, or go on for the march?"
    ),
    # What speaks against a move.
    "doubt.jann_is_at_stake": QT_TRANSLATE_NOOP(
        "knueffeln",
        "The Jann is yours now. On a march one lost trick costs it, and as much as the march would bring. Go on all the same?",
    ),
    "doubt.alone_against_all": QT_TRANSLATE_NOOP(
        "knueffeln", "Alone you pay each of the others if you lose. Play alone all the same?"
    ),
    "wait.solo": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} is deciding whether to play alone."),
    "wait.olen": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} may take an Ole."),
    "wait.tens": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} may take a turned-up card."),
    "wait.tricks": QT_TRANSLATE_NOOP("knueffeln", "It is {0:seat}’s turn."),
    "wait.answer": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} is deciding: see or run?"),
    "wait.jann": QT_TRANSLATE_NOOP(
        "knueffeln", "{0:seat} is deciding whether to go on for the march."
    ),
    # What is called.
    "call.solo": QT_TRANSLATE_NOOP("knueffeln", "Play alone"),
    "call.pass": QT_TRANSLATE_NOOP("knueffeln", "Sit out"),
    "call.swap": QT_TRANSLATE_NOOP("knueffeln", "{0:card} for the {1:card}"),
    "which.swap": QT_TRANSLATE_NOOP("knueffeln", "Exchange …"),
    "which.turn": QT_TRANSLATE_NOOP("knueffeln", "Lead a card face down …"),
    "call.leave": QT_TRANSLATE_NOOP("knueffeln", "Exchange nothing"),
    "call.turn": QT_TRANSLATE_NOOP("knueffeln", "Turn the {0:card} (lead it face down)"),
    "call.see": QT_TRANSLATE_NOOP("knueffeln", "See it"),
    "call.run": QT_TRANSLATE_NOOP("knueffeln", "Run"),
    "call.stop": QT_TRANSLATE_NOOP("knueffeln", "Stop with the Jann"),
    "call.march": QT_TRANSLATE_NOOP("knueffeln", "Go on: the march"),
    # Why nobody answers what was asked across the table.
    "unanswered.alone": QT_TRANSLATE_NOOP("knueffeln", "You play alone: nobody will answer."),
    "unanswered.up_to_you": QT_TRANSLATE_NOOP(
        "knueffeln", "Your partner leaves that to you and does not answer."
    ),
    "unanswered.show_a_card": QT_TRANSLATE_NOOP(
        "knueffeln",
        "Nobody can answer that without a card half shown: "
        "pick one up when you lead, and say it then.",
    ),
    "unanswered.nothing_to_beat": QT_TRANSLATE_NOOP(
        "knueffeln", "No card has been led yet, so there is nothing to answer."
    ),
    "unanswered.has_played": QT_TRANSLATE_NOOP(
        "knueffeln", "Your partner has played to this trick already and does not answer."
    ),
    # What a partner asks and waits to hear.
    "consulted.shall_we_fold": QT_TRANSLATE_NOOP(
        "knueffeln", "{0:seat} asks you: give it up? Say yes, no or why; or say nothing."
    ),
    "consulted.shall_we_march": QT_TRANSLATE_NOOP(
        "knueffeln", "{0:seat} asks you: on for the march? Say yes, no or why; or say nothing."
    ),
    # What there is to say, by what it does.
    "talk.now": QT_TRANSLATE_NOOP("knueffeln", "Fits now"),
    "talk.ask": QT_TRANSLATE_NOOP("knueffeln", "Ask"),
    "talk.hand": QT_TRANSLATE_NOOP("knueffeln", "Tell of your hand"),
    "talk.trick": QT_TRANSLATE_NOOP("knueffeln", "About this trick"),
    "talk.deal": QT_TRANSLATE_NOOP("knueffeln", "About the whole deal"),
    "talk.tease": QT_TRANSLATE_NOOP("knueffeln", "Tease the others"),
    "talk.answer": QT_TRANSLATE_NOOP("knueffeln", "Answer"),
    "talk.shown": QT_TRANSLATE_NOOP("knueffeln", "With a card half shown"),
    # What happens.
    "fact.chosen_are": QT_TRANSLATE_NOOP("knueffeln", "{0:suit} and {1:suit} are chosen."),
    "fact.throws_in": QT_TRANSLATE_NOOP(
        "knueffeln", "Four of one suit: the cards are thrown in, and {0:seat} deals again."
    ),
    "fact.throws_in.you": QT_TRANSLATE_NOOP(
        "knueffeln", "Four of one suit: the cards are thrown in, and you deal again."
    ),
    "fact.sits_out": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} sits out."),
    "fact.sits_out.you": QT_TRANSLATE_NOOP("knueffeln", "You sit out."),
    "fact.plays_solo": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} takes the stock and plays alone."),
    "fact.plays_solo.you": QT_TRANSLATE_NOOP("knueffeln", "You take the stock and play alone."),
    "fact.lays_open": QT_TRANSLATE_NOOP(
        "knueffeln", "The bottom cards are laid open: {0:card}, {1:card}, {2:card}."
    ),
    "fact.shows_bottom": QT_TRANSLATE_NOOP(
        "knueffeln", "{0:seat} shows the {1:card} at the bottom of the stock."
    ),
    "fact.shows_bottom.you": QT_TRANSLATE_NOOP(
        "knueffeln", "You show the {1:card} at the bottom of the stock."
    ),
    "fact.takes_ole": QT_TRANSLATE_NOOP(
        "knueffeln", "{0:seat} gives the {1:card} for the {2:card}."
    ),
    "fact.takes_ole.you": QT_TRANSLATE_NOOP("knueffeln", "You give the {1:card} for the {2:card}."),
    "fact.takes_up": QT_TRANSLATE_NOOP(
        "knueffeln", "{0:seat} gives the {1:card} for the turned-up {2:card}."
    ),
    "fact.takes_up.you": QT_TRANSLATE_NOOP(
        "knueffeln", "You give the {1:card} for the turned-up {2:card}."
    ),
    "fact.leaves": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} exchanges nothing."),
    "fact.leaves.you": QT_TRANSLATE_NOOP("knueffeln", "You exchange nothing."),
    "fact.turns": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} turns: the card lies face down."),
    "fact.turns.you": QT_TRANSLATE_NOOP("knueffeln", "You turn: the card lies face down."),
    "fact.sees": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} sees it."),
    "fact.sees.you": QT_TRANSLATE_NOOP("knueffeln", "You see it."),
    "fact.runs": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} runs: the deal is lost."),
    "fact.runs.you": QT_TRANSLATE_NOOP("knueffeln", "You run: the deal is lost."),
    "fact.wins_deal": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} wins the deal with this trick."),
    "fact.wins_deal.you": QT_TRANSLATE_NOOP("knueffeln", "You win the deal with this trick."),
    "fact.makes_jann": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} stops with a Jann."),
    "fact.makes_jann.you": QT_TRANSLATE_NOOP("knueffeln", "You stop with a Jann."),
    "fact.marches": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} goes on: for the march!"),
    "fact.marches.you": QT_TRANSLATE_NOOP("knueffeln", "You go on: for the march!"),
    "fact.makes_march": QT_TRANSLATE_NOOP(
        "knueffeln", "It was the last one: a march for {0:seat}!"
    ),
    "fact.makes_march.you": QT_TRANSLATE_NOOP("knueffeln", "It was the last one: a march for you!"),
    "fact.breaks_march": QT_TRANSLATE_NOOP(
        "knueffeln", "{0:seat} has stopped the march: it has failed."
    ),
    "fact.breaks_march.you": QT_TRANSLATE_NOOP(
        "knueffeln", "You have stopped the march: it has failed."
    ),
    # What a deal has brought.
    "fact.nobody_wins": QT_TRANSLATE_NOOP("knueffeln", "Thrown in: nobody wins."),
    "fact.won_by_jann": QT_TRANSLATE_NOOP("knueffeln", "No trick for the others: a Jann!"),
    "fact.won_by_march": QT_TRANSLATE_NOOP("knueffeln", "Every trick: a march!"),
    "fact.won_by_failed": QT_TRANSLATE_NOOP("knueffeln", "The march has failed."),
    "fact.turns_seen": QT_TRANSLATE_NOOP("knueffeln", "%n turned card(s) seen."),
    "fact.pair_rungs": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} and {1:seat} rub out %n rung(s)."),
    "fact.pair_rungs.you": QT_TRANSLATE_NOOP("knueffeln", "You and {1:seat} rub out %n rung(s)."),
    "fact.pair_rungs.you1": QT_TRANSLATE_NOOP("knueffeln", "You and {0:seat} rub out %n rung(s)."),
    "fact.pair_money": QT_TRANSLATE_NOOP("knueffeln", "{0:seat} and {1:seat} win %n each."),
    "fact.pair_money.you": QT_TRANSLATE_NOOP("knueffeln", "You and {1:seat} win %n each."),
    "fact.pair_money.you1": QT_TRANSLATE_NOOP("knueffeln", "You and {0:seat} win %n each."),
    "fact.alone_rungs": QT_TRANSLATE_NOOP("knueffeln", "{0:seat}, alone, rubs out %n rung(s)."),
    "fact.alone_rungs.you": QT_TRANSLATE_NOOP("knueffeln", "You, alone, rub out %n rung(s)."),
    "fact.alone_money": QT_TRANSLATE_NOOP("knueffeln", "{0:seat}, alone, wins %n from each."),
    "fact.alone_money.you": QT_TRANSLATE_NOOP("knueffeln", "You, alone, win %n from each."),
    "fact.against_alone_rungs": QT_TRANSLATE_NOOP(
        "knueffeln", "The four against {0:seat} rub out %n rung(s) each."
    ),
    "fact.against_alone_rungs.you": QT_TRANSLATE_NOOP(
        "knueffeln", "The four against you rub out %n rung(s) each."
    ),
    "fact.against_alone_money": QT_TRANSLATE_NOOP(
        "knueffeln", "The four against {0:seat} win %n each."
    ),
    "fact.against_alone_money.you": QT_TRANSLATE_NOOP(
        "knueffeln", "The four against you win %n each."
    ),
    # What a deal came to, item by item.
    "reckoned.won_basic": QT_TRANSLATE_NOOP("knueffeln", "deal won"),
    "reckoned.lost_basic": QT_TRANSLATE_NOOP("knueffeln", "deal lost"),
    "reckoned.won_jann": QT_TRANSLATE_NOOP("knueffeln", "Jann"),
    "reckoned.lost_jann": QT_TRANSLATE_NOOP("knueffeln", "Jann of the others"),
    "reckoned.won_march": QT_TRANSLATE_NOOP("knueffeln", "the march was made"),
    "reckoned.lost_march": QT_TRANSLATE_NOOP("knueffeln", "the march of the others"),
    "reckoned.won_failed": QT_TRANSLATE_NOOP("knueffeln", "the march of the others failed"),
    "reckoned.lost_failed": QT_TRANSLATE_NOOP("knueffeln", "the march failed"),
    "reckoned.turns_seen": QT_TRANSLATE_NOOP("knueffeln", "%n turn(s) seen"),
    "reckoned.lost": QT_TRANSLATE_NOOP("knueffeln", "deal lost"),
    # What stands on a name plate, and beside the cards.
    "plate.solo": QT_TRANSLATE_NOOP("knueffeln", "alone"),
    "plate.sits_out": QT_TRANSLATE_NOOP("knueffeln", "sits out"),
    "plate.sits_out.you": QT_TRANSLATE_NOOP("knueffeln", "sit out"),
    "plate.tricks": QT_TRANSLATE_NOOP("knueffeln", "pair: %n trick(s)"),
    "plate.raised": QT_TRANSLATE_NOOP("knueffeln", "turned %n time(s)"),
    "plate.marches": QT_TRANSLATE_NOOP("knueffeln", "on the march"),
    "plate.ran": QT_TRANSLATE_NOOP("knueffeln", "has run"),
    "plate.ran.you": QT_TRANSLATE_NOOP("knueffeln", "have run"),
    "sign.chosen": QT_TRANSLATE_NOOP("knueffeln", "Chosen: {0:suit} and {1:suit}"),
    "sign.worth": QT_TRANSLATE_NOOP("knueffeln", "the deal counts %n"),
    "sign.rungs": QT_TRANSLATE_NOOP("knueffeln", "the deal counts %n rung(s)"),
    # What a card would do.
    "outlook.leads_nothing": QT_TRANSLATE_NOOP(
        "knueffeln", "If you lead the {0:card}, nothing beats it."
    ),
    "outlook.leads_higher_ole": QT_TRANSLATE_NOOP(
        "knueffeln", "If you lead the {0:card}, only a higher Ole beats it."
    ),
    "outlook.leads_ole": QT_TRANSLATE_NOOP(
        "knueffeln", "If you lead the {0:card}, only an Ole beats it."
    ),
    "outlook.leads_a": QT_TRANSLATE_NOOP(
        "knueffeln", "If you lead the {0:card}, a chosen Ace or an Ole beats it."
    ),
    "outlook.leads_j": QT_TRANSLATE_NOOP(
        "knueffeln", "If you lead the {0:card}, a chosen Ace or Jack or an Ole beats it."
    ),
    "outlook.leads_6": QT_TRANSLATE_NOOP(
        "knueffeln", "If you lead the {0:card}, a chosen Six or better beats it."
    ),
    "outlook.leads_2": QT_TRANSLATE_NOOP(
        "knueffeln", "If you lead the {0:card}, a chosen Two or better beats it."
    ),
    "outlook.leads_3": QT_TRANSLATE_NOOP(
        "knueffeln", "If you lead the {0:card}, a chosen Three or better beats it."
    ),
    "outlook.leads_4": QT_TRANSLATE_NOOP(
        "knueffeln", "If you lead the {0:card}, a chosen Four or better beats it."
    ),
    "outlook.takes_in_suit": QT_TRANSLATE_NOOP(
        "knueffeln", "The {0:card} beats the {1:card} within its suit."
    ),
    "outlook.takes_higher_ole": QT_TRANSLATE_NOOP(
        "knueffeln", "The {0:card} is a higher Ole than the {1:card}."
    ),
    "outlook.takes_ole": QT_TRANSLATE_NOOP("knueffeln", "An Ole beats the {1:card}."),
    "outlook.takes_a": QT_TRANSLATE_NOOP("knueffeln", "A chosen Ace or an Ole beats the {1:card}."),
    "outlook.takes_j": QT_TRANSLATE_NOOP(
        "knueffeln", "A chosen Ace or Jack or an Ole beats the {1:card}."
    ),
    "outlook.takes_6": QT_TRANSLATE_NOOP("knueffeln", "A chosen Six or better beats the {1:card}."),
    "outlook.takes_2": QT_TRANSLATE_NOOP("knueffeln", "A chosen Two or better beats the {1:card}."),
    "outlook.takes_3": QT_TRANSLATE_NOOP(
        "knueffeln", "A chosen Three or better beats the {1:card}."
    ),
    "outlook.takes_4": QT_TRANSLATE_NOOP(
        "knueffeln", "A chosen Four or better beats the {1:card}."
    ),
    "outlook.fails_nothing": QT_TRANSLATE_NOOP("knueffeln", "Nothing beats the {1:card}."),
    "outlook.fails_higher_ole": QT_TRANSLATE_NOOP(
        "knueffeln", "Only a higher Ole beats the {1:card}."
    ),
    "outlook.fails_ole": QT_TRANSLATE_NOOP("knueffeln", "Only an Ole beats the {1:card}."),
    "outlook.fails_a": QT_TRANSLATE_NOOP(
        "knueffeln", "It takes a chosen Ace or an Ole to beat the {1:card}."
    ),
    "outlook.fails_j": QT_TRANSLATE_NOOP(
        "knueffeln", "It takes a chosen Ace or Jack or an Ole to beat the {1:card}."
    ),
    "outlook.fails_6": QT_TRANSLATE_NOOP(
        "knueffeln", "It takes a chosen Six or better to beat the {1:card}."
    ),
    "outlook.fails_2": QT_TRANSLATE_NOOP(
        "knueffeln", "It takes a chosen Two or better to beat the {1:card}."
    ),
    "outlook.fails_3": QT_TRANSLATE_NOOP(
        "knueffeln", "It takes a chosen Three or better to beat the {1:card}."
    ),
    "outlook.fails_4": QT_TRANSLATE_NOOP(
        "knueffeln", "It takes a chosen Four or better to beat the {1:card}."
    ),
    # Why something is not allowed.
    "rule.solo_or_pass": QT_TRANSLATE_NOOP("knueffeln", "Play the stock alone, or sit out."),
    "rule.not_on_offer": QT_TRANSLATE_NOOP("knueffeln", "The {0:card} is not there to be taken."),
    "rule.queen_or_king": QT_TRANSLATE_NOOP(
        "knueffeln",
        "For the {0:card} you give the Queen of its suit, or the King if the Queen sleeps.",
    ),
    "rule.ten_of_the_suit": QT_TRANSLATE_NOOP(
        "knueffeln", "For that you can give only the {0:card}."
    ),
    "rule.exchange_or_leave": QT_TRANSLATE_NOOP(
        "knueffeln", "Take one of the cards offered, or nothing."
    ),
    "rule.turn_when_leading": QT_TRANSLATE_NOOP(
        "knueffeln", "You can turn a card only when you lead."
    ),
    "rule.no_turning": QT_TRANSLATE_NOOP("knueffeln", "There is no turning at this table."),
    "rule.no_turn_in_march": QT_TRANSLATE_NOOP("knueffeln", "There is no turning on the march."),
    "rule.turn_with_two_and_four": QT_TRANSLATE_NOOP(
        "knueffeln", "A pair may turn once with two tricks of its own, and again with four."
    ),
    "rule.see_or_run": QT_TRANSLATE_NOOP("knueffeln", "See the turned card, or run."),
    "rule.stop_or_march": QT_TRANSLATE_NOOP(
        "knueffeln", "Stop with the Jann, or go on for the march."
    ),
    # Why a bot would do something.
    "advice.stock_is_strong": QT_TRANSLATE_NOOP(
        "knueffeln", "The stock is good for enough tricks."
    ),
    "advice.stock_is_weak": QT_TRANSLATE_NOOP(
        "knueffeln", "The stock will hardly take enough tricks."
    ),
    "advice.ole_is_better": QT_TRANSLATE_NOOP("knueffeln", "An Ole beats nearly everything."),
    "advice.turn_up_is_better": QT_TRANSLATE_NOOP("knueffeln", "It is the better card."),
    "advice.turn_up_is_worse": QT_TRANSLATE_NOOP("knueffeln", "What lies there is no better."),
    "advice.lead_unbeatable": QT_TRANSLATE_NOOP("knueffeln", "Nobody can beat it."),
    "advice.lead_leader": QT_TRANSLATE_NOOP("knueffeln", "Led, it is hard to beat."),
    "advice.lead_low": QT_TRANSLATE_NOOP(
        "knueffeln", "Something weak, and the strong cards for later."
    ),
    "advice.turn_when_strong": QT_TRANSLATE_NOOP(
        "knueffeln", "Your hand is strong: either the stake goes up, or they run."
    ),
    "advice.see_it": QT_TRANSLATE_NOOP("knueffeln", "Your hand is good enough to see it."),
    "advice.run_now": QT_TRANSLATE_NOOP("knueffeln", "Your hand is too weak to risk more on it."),
    "advice.run_from_march": QT_TRANSLATE_NOOP("knueffeln", "If you run, the march fails."),
    "advice.partner_has_it": QT_TRANSLATE_NOOP(
        "knueffeln", "Your partner takes this trick; throw something weak away."
    ),
    "advice.beat_cheaply": QT_TRANSLATE_NOOP(
        "knueffeln", "The cheapest card that takes the trick."
    ),
    "advice.cannot_beat": QT_TRANSLATE_NOOP(
        "knueffeln", "You will not get this trick; throw something weak away."
    ),
    "advice.save_strength": QT_TRANSLATE_NOOP(
        "knueffeln", "This trick would cost you too strong a card."
    ),
    "advice.march_is_sure": QT_TRANSLATE_NOOP("knueffeln", "The rest should be yours as well."),
    "advice.jann_is_enough": QT_TRANSLATE_NOOP(
        "knueffeln", "A Jann you have is worth more than a march you hope for."
    ),
    # Cards with a name of their own.
    "nickname.beste": QT_TRANSLATE_NOOP("knueffeln", "de Beste"),
    "nickname.wage": QT_TRANSLATE_NOOP("knueffeln", "de Wage"),
    "nickname.dulle": QT_TRANSLATE_NOOP("knueffeln", "de Dulle"),
    "nickname.harten_ol": QT_TRANSLATE_NOOP("knueffeln", "Harten Ol"),
    "nickname.ruten_ol": QT_TRANSLATE_NOOP("knueffeln", "Ruten Ol"),
    "nickname.paas": QT_TRANSLATE_NOOP("knueffeln", "Paas"),
    "nickname.twist": QT_TRANSLATE_NOOP("knueffeln", "Twist"),
    "nickname.drist": QT_TRANSLATE_NOOP("knueffeln", "Drist"),
    "nickname.veerhack": QT_TRANSLATE_NOOP("knueffeln", "Veerhack"),
    "nickname.frikort": QT_TRANSLATE_NOOP("knueffeln", "Frikort"),
    "nickname.fehl_as": QT_TRANSLATE_NOOP("knueffeln", "Fehl-As"),
    # What is asked about a deal played with real cards.
    "entry.won": QT_TRANSLATE_NOOP("knueffeln", "Who won, or was alone?"),
    "entry.with": QT_TRANSLATE_NOOP("knueffeln", "Together with whom?"),
    "entry.out": QT_TRANSLATE_NOOP("knueffeln", "Who sat out?"),
    "entry.alone": QT_TRANSLATE_NOOP("knueffeln", "Did the dealer play alone?"),
    "entry.alone.no": QT_TRANSLATE_NOOP("knueffeln", "no"),
    "entry.alone.yes": QT_TRANSLATE_NOOP("knueffeln", "yes"),
    "entry.alone_lost": QT_TRANSLATE_NOOP("knueffeln", "How did the lone player fare?"),
    "entry.alone_lost.no": QT_TRANSLATE_NOOP("knueffeln", "won"),
    "entry.alone_lost.yes": QT_TRANSLATE_NOOP("knueffeln", "lost"),
    "entry.way": QT_TRANSLATE_NOOP("knueffeln", "In which way?"),
    "entry.way.basic": QT_TRANSLATE_NOOP("knueffeln", "basic game"),
    "entry.way.jann": QT_TRANSLATE_NOOP("knueffeln", "Jann"),
    "entry.way.march": QT_TRANSLATE_NOOP("knueffeln", "march"),
    "entry.way.failed": QT_TRANSLATE_NOOP("knueffeln", "the others’ march failed"),
    "entry.turns": QT_TRANSLATE_NOOP("knueffeln", "Turned cards that were seen"),
    "entry.ran": QT_TRANSLATE_NOOP("knueffeln", "Did the losers run?"),
    "entry.ran.no": QT_TRANSLATE_NOOP("knueffeln", "no"),
    "entry.ran.yes": QT_TRANSLATE_NOOP("knueffeln", "yes"),
    # The sheet.
    "sheet": QT_TRANSLATE_NOOP("knueffeln", "Accounts"),
    "mark.ladder": QT_TRANSLATE_NOOP("knueffeln", "ladder, %n rung(s) left"),
    "mark.ladder_left": QT_TRANSLATE_NOOP("knueffeln", "half of the ladder, %n rung(s) left"),
    "mark.ladder_right": QT_TRANSLATE_NOOP("knueffeln", "half of the ladder, %n rung(s) left"),
    "mark.knueppel": QT_TRANSLATE_NOOP("knueffeln", "%n Knüppel"),
    "mark.brille": QT_TRANSLATE_NOOP("knueffeln", "%n Brille"),
    "total.money": QT_TRANSLATE_NOOP("knueffeln", "sum per head"),
    "total.rungs": QT_TRANSLATE_NOOP("knueffeln", "rungs left"),
    "total.losses": QT_TRANSLATE_NOOP("knueffeln", "Knüppel"),
    "note.basic": QT_TRANSLATE_NOOP("knueffeln", "basic game"),
    "note.jann": QT_TRANSLATE_NOOP("knueffeln", "Jann: no trick for the others"),
    "note.march": QT_TRANSLATE_NOOP("knueffeln", "march"),
    "note.failed": QT_TRANSLATE_NOOP("knueffeln", "march failed"),
    "note.turns": QT_TRANSLATE_NOOP("knueffeln", "%n turned card(s) seen"),
    "note.ran": QT_TRANSLATE_NOOP("knueffeln", "ran"),
    "note.solo": QT_TRANSLATE_NOOP("knueffeln", "alone"),
    "note.thrown_in": QT_TRANSLATE_NOOP("knueffeln", "thrown in"),
    **PHRASES,
    # What choices are compared by when one looks back.
    "worth.money": QT_TRANSLATE_NOOP("knueffeln", "Money"),
    "meant.money": QT_TRANSLATE_NOOP("knueffeln", "Money: what the deal wins or costs."),
    "worth.knueppel": QT_TRANSLATE_NOOP("knueffeln", "Knüppel"),
    "meant.knueppel": QT_TRANSLATE_NOOP(
        "knueffeln",
        "Knüppel: how many more the others can expect to mark for this ladder than your pair.",
    ),
    "worth.ladder": QT_TRANSLATE_NOOP("knueffeln", "Rungs"),
    "meant.ladder": QT_TRANSLATE_NOOP(
        "knueffeln", "Rungs: how many your pair rubs out, less those of the others."
    ),
    "phrase.lead_this": QT_TRANSLATE_NOOP("knueffeln", "Shall I lead this: the {0:card}?"),
    "phrase.can_you_meet_me.card": QT_TRANSLATE_NOOP(
        "knueffeln", "Can you meet me here, on the {0:card}?"
    ),
    "phrase.can_you_meet_me": QT_TRANSLATE_NOOP("knueffeln", "Can you meet me?"),
    "tip.tricks": QT_TRANSLATE_NOOP("knueffeln", "What this pair has taken together."),
    "tip.raised": QT_TRANSLATE_NOOP(
        "knueffeln", "Led a card face down that the others saw: the deal is worth more."
    ),
    "tip.raised.you": QT_TRANSLATE_NOOP(
        "knueffeln", "You led a card face down that the others saw: the deal is worth more."
    ),
    "tip.marches": QT_TRANSLATE_NOOP(
        "knueffeln", "Had every trick so far and goes for all of them."
    ),
    "tip.marches.you": QT_TRANSLATE_NOOP(
        "knueffeln", "You had every trick so far and go for all of them."
    ),
    "tip.ran": QT_TRANSLATE_NOOP(
        "knueffeln", "Did not want to see a turned card: the deal is lost."
    ),
    "tip.ran.you": QT_TRANSLATE_NOOP(
        "knueffeln", "You did not want to see a turned card: the deal is lost."
    ),
    # What is told of a card that is asked about, and why a trick was won.
    "standing.ole.1": QT_TRANSLATE_NOOP(
        "knueffeln", "the highest of the five Olen: nothing beats it"
    ),
    "standing.ole.2": QT_TRANSLATE_NOOP("knueffeln", "second of the Olen: only de Beste beats it"),
    "standing.ole.3": QT_TRANSLATE_NOOP(
        "knueffeln", "third of the Olen: only de Beste and de Wage beat it"
    ),
    "standing.ole.4": QT_TRANSLATE_NOOP(
        "knueffeln", "fourth of the Olen: only the three above it beat it"
    ),
    "standing.ole.5": QT_TRANSLATE_NOOP(
        "knueffeln", "lowest of the Olen: only the other Olen beat it"
    ),
    "standing.chosen": QT_TRANSLATE_NOOP("knueffeln", "of a chosen suit"),
    "standing.unchosen": QT_TRANSLATE_NOOP("knueffeln", "of an unchosen suit"),
    "standing.beater": QT_TRANSLATE_NOOP("knueffeln", "a beater"),
    "standing.beats_nothing": QT_TRANSLATE_NOOP("knueffeln", "beats nothing here"),
    "standing.beats_its_suit": QT_TRANSLATE_NOOP("knueffeln", "beats only lower {0:suit}"),
    "standing.led_falls_to_nothing": QT_TRANSLATE_NOOP(
        "knueffeln", "once it is led, nothing beats it"
    ),
    "standing.falls_to_ole": QT_TRANSLATE_NOOP("knueffeln", "falls only to an Ole"),
    "standing.falls_to.A": QT_TRANSLATE_NOOP("knueffeln", "falls to a chosen Ace and to Olen"),
    "standing.falls_to.J": QT_TRANSLATE_NOOP(
        "knueffeln", "falls to a chosen Jack and what is above it"
    ),
    "standing.falls_to.6": QT_TRANSLATE_NOOP(
        "knueffeln", "falls to a chosen Six and what is above it"
    ),
    "standing.falls_to.2": QT_TRANSLATE_NOOP(
        "knueffeln", "falls to a chosen Two and what is above it"
    ),
    "standing.falls_to.3": QT_TRANSLATE_NOOP(
        "knueffeln", "falls to a chosen Three and what is above it"
    ),
    "standing.falls_to.4": QT_TRANSLATE_NOOP(
        "knueffeln", "falls to a chosen Four and what is above it"
    ),
    "won.ole_beats": QT_TRANSLATE_NOOP(
        "knueffeln", "The {1:card} is an Ole: it beat the {2:card}."
    ),
    "won.beater_beats": QT_TRANSLATE_NOOP(
        "knueffeln",
        "The {1:card} is a beater strong enough for the {2:card}.",
    ),
    "won.ace_beats": QT_TRANSLATE_NOOP(
        "knueffeln", "Within their suit the {1:card} beats the {2:card}."
    ),
    **FIRST_TIMES,
}
