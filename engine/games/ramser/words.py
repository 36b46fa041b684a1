"""The English of Ramser: every key of its rules, options, advice and sheet."""

from __future__ import annotations

from engine.games.ramser.first_times import FIRST_TIMES
from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "ramser",
    "game": QT_TRANSLATE_NOOP("ramser", "Ramser"),
    "game.about": QT_TRANSLATE_NOOP("ramser", "The Swiss Ramsen: a Blind, and a sausage to win."),
    # House rules.
    "preset.emmental": QT_TRANSLATE_NOOP("ramser", "Emmental: the first to 21"),
    "preset.langnau": QT_TRANSLATE_NOOP("ramser", "Langnau: a sausage for all but the last"),
    "preset.langenthal": QT_TRANSLATE_NOOP("ramser", "Langenthal: the Bälli beats everything"),
    "option.five_pack": QT_TRANSLATE_NOOP("ramser", "Five people play with"),
    "option.five_pack.35": QT_TRANSLATE_NOOP("ramser", "35 cards, three Sixes among them"),
    "option.five_pack.32": QT_TRANSLATE_NOOP("ramser", "32 cards, like all others"),
    "option.belli": QT_TRANSLATE_NOOP("ramser", "The Bälli, the Seven of Bells, is"),
    "option.belli.second": QT_TRANSLATE_NOOP("ramser", "the second-best trump"),
    "option.belli.best": QT_TRANSLATE_NOOP("ramser", "the best trump, and may always be played"),
    "option.take_up": QT_TRANSLATE_NOOP("ramser", "The dealer may take the upcard"),
    "option.take_up.playing": QT_TRANSLATE_NOOP("ramser", "once it is known who plays"),
    "option.take_up.before": QT_TRANSLATE_NOOP("ramser", "before that, and then has to play"),
    "option.lone_player": QT_TRANSLATE_NOOP("ramser", "When all but one pass, that one gets"),
    "option.lone_player.five": QT_TRANSLATE_NOOP("ramser", "five tricks"),
    "option.lone_player.one": QT_TRANSLATE_NOOP("ramser", "one trick"),
    "option.lone_player.void": QT_TRANSLATE_NOOP("ramser", "nothing"),
    "option.overtrump": QT_TRANSLATE_NOOP("ramser", "A trump has to be overtrumped if possible"),
    "option.overtrump.no_under": QT_TRANSLATE_NOOP("ramser", "where another suit was led"),
    "option.overtrump.always": QT_TRANSLATE_NOOP("ramser", "always"),
    "option.overtrump.never": QT_TRANSLATE_NOOP("ramser", "never"),
    "option.ace_opens": QT_TRANSLATE_NOOP(
        "ramser", "Whoever leads first and holds the Sow of trumps has to lead it"
    ),
    "option.second_trump": QT_TRANSLATE_NOOP("ramser", "The second trick begins with a trump"),
    "option.goal": QT_TRANSLATE_NOOP("ramser", "Tricks for a sausage"),
    "option.goal.by_number": QT_TRANSLATE_NOOP("ramser", "21; 15 from five people on"),
    "option.goal.21": QT_TRANSLATE_NOOP("ramser", "21"),
    "option.goal.17": QT_TRANSLATE_NOOP("ramser", "17"),
    "option.goal.15": QT_TRANSLATE_NOOP("ramser", "15"),
    "option.finish": QT_TRANSLATE_NOOP("ramser", "A sausage is won by"),
    "option.finish.first": QT_TRANSLATE_NOOP("ramser", "the first to have the tricks"),
    "option.finish.last": QT_TRANSLATE_NOOP("ramser", "everybody but the last"),
    "option.stop_at_goal": QT_TRANSLATE_NOOP(
        "ramser", "The deal ends with the trick that ends the game"
    ),
    "option.sausage": QT_TRANSLATE_NOOP("ramser", "Potatoes that make up a sausage"),
    "option.sausage.0": QT_TRANSLATE_NOOP("ramser", "for ties only"),
    "option.evening": QT_TRANSLATE_NOOP("ramser", "The evening is over"),
    "option.evening.games": QT_TRANSLATE_NOOP("ramser", "after a set number of games"),
    "option.evening.deals": QT_TRANSLATE_NOOP("ramser", "after a set number of deals"),
    "option.games": QT_TRANSLATE_NOOP("ramser", "Games in an evening"),
    "option.deals": QT_TRANSLATE_NOOP("ramser", "Deals in an evening"),
    # What is asked.
    "ask.blind": QT_TRANSLATE_NOOP("ramser", "Will you give all your cards for the Blind?"),
    "ask.join": QT_TRANSLATE_NOOP("ramser", "Are you playing?"),
    "ask.take_up": QT_TRANSLATE_NOOP("ramser", "You dealt: will you take the upcard?"),
    "ask.take_both": QT_TRANSLATE_NOOP("ramser", "You dealt: you may take both upcards."),
    "ask.lay_away": QT_TRANSLATE_NOOP("ramser", "Lay one of your own cards aside for it."),
    "ask.tricks": QT_TRANSLATE_NOOP("ramser", "Play a card."),
    "wait.blind": QT_TRANSLATE_NOOP("ramser", "{0:seat} is offered the Blind."),
    "wait.join": QT_TRANSLATE_NOOP("ramser", "{0:seat} is deciding whether to play."),
    "wait.take_up": QT_TRANSLATE_NOOP("ramser", "{0:seat} dealt and may take the upcard."),
    "wait.tricks": QT_TRANSLATE_NOOP("ramser", "It is {0:seat}’s turn."),
    # What is said.
    "call.take": QT_TRANSLATE_NOOP("ramser", "Take the Blind"),
    "call.leave": QT_TRANSLATE_NOOP("ramser", "Leave it"),
    "call.take_up": QT_TRANSLATE_NOOP("ramser", "Take the upcard"),
    "call.take_belli": QT_TRANSLATE_NOOP("ramser", "Take the Bälli"),
    "call.take_other": QT_TRANSLATE_NOOP("ramser", "Take the other one"),
    "call.play": QT_TRANSLATE_NOOP("ramser", "Play"),
    # What happens.
    "fact.takes_blind": QT_TRANSLATE_NOOP("ramser", "{0:seat} takes the Blind and plays."),
    "fact.takes_blind.you": QT_TRANSLATE_NOOP("ramser", "You take the Blind and play."),
    "fact.leaves_blind": QT_TRANSLATE_NOOP("ramser", "{0:seat} leaves the Blind."),
    "fact.leaves_blind.you": QT_TRANSLATE_NOOP("ramser", "You leave the Blind."),
    "fact.takes_up": QT_TRANSLATE_NOOP("ramser", "{0:seat} takes the upcard, the {1:card}."),
    "fact.takes_up.you": QT_TRANSLATE_NOOP("ramser", "You take the upcard, the {1:card}."),
    "fact.leaves_up": QT_TRANSLATE_NOOP("ramser", "{0:seat} leaves the upcard."),
    "fact.leaves_up.you": QT_TRANSLATE_NOOP("ramser", "You leave the upcard."),
    "fact.plays": QT_TRANSLATE_NOOP("ramser", "{0:seat} plays."),
    "fact.plays.you": QT_TRANSLATE_NOOP("ramser", "You play."),
    "fact.plays_alone": QT_TRANSLATE_NOOP("ramser", "All the others pass: {0:seat} is alone."),
    "fact.plays_alone.you": QT_TRANSLATE_NOOP("ramser", "All the others pass: you are alone."),
    "fact.completes": QT_TRANSLATE_NOOP("ramser", "{0:seat} has all the tricks for a sausage!"),
    "fact.completes.you": QT_TRANSLATE_NOOP("ramser", "You have all the tricks for a sausage!"),
    "fact.tricks": QT_TRANSLATE_NOOP("ramser", "{0:seat} gets %n stroke(s)."),
    "fact.tricks.you": QT_TRANSLATE_NOOP("ramser", "You get %n stroke(s)."),
    "fact.potato": QT_TRANSLATE_NOOP("ramser", "{0:seat} has no trick: a potato!"),
    "fact.potato.you": QT_TRANSLATE_NOOP("ramser", "You have no trick: a potato!"),
    # What a deal came to, item by item.
    "reckoned.potato": QT_TRANSLATE_NOOP("ramser", "no trick: a potato"),
    "reckoned.no_trick": QT_TRANSLATE_NOOP("ramser", "no trick when the game ended"),
    "reckoned.stayed_away": QT_TRANSLATE_NOOP("ramser", "stayed out"),
    "reckoned.dropped_out": QT_TRANSLATE_NOOP("ramser", "not in this deal"),
    "reckoned.played_alone": QT_TRANSLATE_NOOP("ramser", "the only one in"),
    "reckoning.amount": QT_TRANSLATE_NOOP("ramser", "%n stroke(s)"),
    # What stands on a name plate, and beside the cards.
    "plate.plays": QT_TRANSLATE_NOOP("ramser", "plays"),
    "plate.plays.you": QT_TRANSLATE_NOOP("ramser", "play"),
    "plate.passes": QT_TRANSLATE_NOOP("ramser", "passes"),
    "plate.passes.you": QT_TRANSLATE_NOOP("ramser", "pass"),
    "plate.blind": QT_TRANSLATE_NOOP("ramser", "has the Blind"),
    "plate.blind.you": QT_TRANSLATE_NOOP("ramser", "have the Blind"),
    "plate.left_blind": QT_TRANSLATE_NOOP("ramser", "left the Blind"),
    "plate.took_up": QT_TRANSLATE_NOOP("ramser", "%n upcard(s)"),
    "plate.finished": QT_TRANSLATE_NOOP("ramser", "has a sausage"),
    "plate.finished.you": QT_TRANSLATE_NOOP("ramser", "have a sausage"),
    "sign.blind_lies": QT_TRANSLATE_NOOP("ramser", "the Blind is to be had"),
    "pile.stock": QT_TRANSLATE_NOOP("ramser", "The Blind, %n card(s)"),
    "pile.stock.whole": QT_TRANSLATE_NOOP("ramser", "The Blind"),
    "tip.plays": QT_TRANSLATE_NOOP("ramser", "Is in, and needs a trick."),
    "tip.plays.you": QT_TRANSLATE_NOOP("ramser", "You are in, and need a trick."),
    "tip.blind": QT_TRANSLATE_NOOP(
        "ramser", "Has given all their cards for the Blind and has to play."
    ),
    "tip.blind.you": QT_TRANSLATE_NOOP(
        "ramser", "You have given all your cards for the Blind and have to play."
    ),
    "tip.left_blind": QT_TRANSLATE_NOOP("ramser", "Keeps the cards that were dealt."),
    "tip.left_blind.you": QT_TRANSLATE_NOOP("ramser", "You keep the cards that were dealt."),
    "tip.took_up": QT_TRANSLATE_NOOP("ramser", "Upcards that the dealer has taken."),
    # Why something is not allowed.
    "rule.take_or_leave": QT_TRANSLATE_NOOP("ramser", "First say whether you take the Blind."),
    "rule.take_up_or_leave": QT_TRANSLATE_NOOP("ramser", "First say whether you take the upcard."),
    "rule.upcard_is_kept": QT_TRANSLATE_NOOP(
        "ramser", "You took the {0:card} openly: it stays in your hand."
    ),
    "rule.lay_one_away": QT_TRANSLATE_NOOP("ramser", "First lay one of your own cards aside."),
    "rule.play_or_pass": QT_TRANSLATE_NOOP("ramser", "First say whether you play or pass."),
    "rule.must_overtrump": QT_TRANSLATE_NOOP(
        "ramser", "You can overtrump the {0:card}, so you have to."
    ),
    "rule.second_trick_trump": QT_TRANSLATE_NOOP(
        "ramser", "You have to lead a trump to the second trick."
    ),
    "rule.sow_opens": QT_TRANSLATE_NOOP("ramser", "You hold the {0:card}: lead it first."),
    # Why a bot would do something.
    "advice.blind_is_better": QT_TRANSLATE_NOOP(
        "ramser", "Five unknown cards promise more than these."
    ),
    "advice.blind_is_worse": QT_TRANSLATE_NOOP(
        "ramser", "Your own cards are better than five unknown ones."
    ),
    "advice.blind_binds": QT_TRANSLATE_NOOP(
        "ramser", "Whoever takes it has to play, and unknown cards are not enough for that."
    ),
    "advice.strong_enough": QT_TRANSLATE_NOOP("ramser", "Your hand is good for a trick or more."),
    "advice.too_weak": QT_TRANSLATE_NOOP(
        "ramser", "Your hand is too weak, and no trick means a potato."
    ),
    "advice.upcard_is_better": QT_TRANSLATE_NOOP(
        "ramser", "The {0:card} is worth more than the {1:card}."
    ),
    "advice.keep_the_hand": QT_TRANSLATE_NOOP(
        "ramser", "The {0:card} is no better than what you hold."
    ),
    "advice.lay_worst": QT_TRANSLATE_NOOP("ramser", "Of all your cards it is of least use."),
    "advice.sure_trump": QT_TRANSLATE_NOOP("ramser", "Nobody can beat it any more."),
    "advice.highest_of_suit": QT_TRANSLATE_NOOP("ramser", "Nothing higher of its suit is left."),
    "advice.keep_trumps": QT_TRANSLATE_NOOP(
        "ramser", "A small plain card now, and the trumps for later."
    ),
    "advice.lead_best": QT_TRANSLATE_NOOP("ramser", "Your best chance of a trick."),
    # What has a name of its own.
    "nickname.belli": QT_TRANSLATE_NOOP("ramser", "Bälli"),
    "standing.always_trump": QT_TRANSLATE_NOOP("ramser", "a trump in every deal"),
    "remark.two": QT_TRANSLATE_NOOP("ramser", "Ramser is best with four."),
    "remark.no_blind": QT_TRANSLATE_NOOP(
        "ramser", "With so many players there are not enough cards for a Blind: there is none."
    ),
    # What is asked about a deal played with real cards.
    "entry.tricks": QT_TRANSLATE_NOOP("ramser", "Tricks; blank for those who passed"),
    "entry.finished1": QT_TRANSLATE_NOOP("ramser", "Who had all their tricks first?"),
    "entry.finished2": QT_TRANSLATE_NOOP("ramser", "Who had them second?"),
    "entry.finished3": QT_TRANSLATE_NOOP("ramser", "Who had them third?"),
    "entry.finished4": QT_TRANSLATE_NOOP("ramser", "Who had them fourth?"),
    "refusal.nobody_in": QT_TRANSLATE_NOOP("ramser", "Somebody must have played."),
    "refusal.too_many_tricks": QT_TRANSLATE_NOOP(
        "ramser", "There are five tricks in a deal, not {0}."
    ),
    "refusal.tricks_missing": QT_TRANSLATE_NOOP(
        "ramser", "%n of the five tricks is/are still missing."
    ),
    "refusal.first_ends_it": QT_TRANSLATE_NOOP(
        "ramser",
        "By your house rules the deal ends with the game: nobody else can reach the goal in it.",
    ),
    "refusal.last_bar_ends_it": QT_TRANSLATE_NOOP(
        "ramser",
        "By your house rules the deal ends with the trick that ends the game: whoever "
        "took it has no trick beyond it.",
    ),
    "refusal.lone_player": QT_TRANSLATE_NOOP(
        "ramser", "Whoever plays alone gets what the house rules say, nothing else."
    ),
    # The sheet.
    "sheet": QT_TRANSLATE_NOOP("ramser", "Strokes"),
    "mark.fence": QT_TRANSLATE_NOOP("ramser", "%n stroke(s)"),
    "mark.sausage": QT_TRANSLATE_NOOP("ramser", "%n sausage(s)"),
    "mark.potato": QT_TRANSLATE_NOOP("ramser", "%n potato(es)"),
    "total.tricks": QT_TRANSLATE_NOOP("ramser", "tricks"),
    "total.sausages": QT_TRANSLATE_NOOP("ramser", "sausages"),
    "total.potatoes": QT_TRANSLATE_NOOP("ramser", "potatoes"),
    "total.balance": QT_TRANSLATE_NOOP("ramser", "balance"),
    # What is said aloud.
    "spoken.takes_blind": QT_TRANSLATE_NOOP("ramser", "The Blind is mine!"),
    "spoken.plays": QT_TRANSLATE_NOOP("ramser", "I’m in."),
    "spoken.passes": QT_TRANSLATE_NOOP("ramser", "Count me out."),
    # What choices are compared by when one looks back.
    "worth.sausage": QT_TRANSLATE_NOOP("ramser", "Sausage, in %"),
    "meant.sausage": QT_TRANSLATE_NOOP(
        "ramser",
        "Sausage: how likely you are to win a sausage of this game, as it stands after "
        "this deal, less what the potato takes away.",
    ),
    **FIRST_TIMES,
}
