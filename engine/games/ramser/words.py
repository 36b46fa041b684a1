"""The English of Ramser: every key of its rules, options, advice and sheet."""

from __future__ import annotations

TEXTS = {
    "": "ramser",
    "game": "Ramser",
    "game.about": "Swiss Ramsen: a blind hand, and a sausage to win.",
    # House rules.
    "preset.emmental": "Emmental: the first to 21",
    "preset.langnau": "Langnau: a sausage for all but the last",
    "preset.langenthal": "Langenthal: the Bälli beats everything",
    "option.five_pack": "Five people play with",
    "option.five_pack.35": "35 cards, three Sixes among them",
    "option.five_pack.32": "32 cards, like all others",
    "option.belli": "The Bälli, the Seven of Bells, is",
    "option.belli.second": "the second-best trump",
    "option.belli.best": "the best trump, and may always be played",
    "option.take_up": "The dealer may take the upcard",
    "option.take_up.playing": "once it is known who plays",
    "option.take_up.before": "before that, and then must play",
    "option.lone_player.five": "five tricks",
    "option.lone_player.one": "one trick",
    "option.overtrump.no_under": "where another suit was led",
    "option.overtrump.always": "always",
    "option.overtrump.never": "never",
    "option.ace_opens": "A first leader with the Sow of trumps must lead it",
    "option.second_trump": "The second trick begins with a trump",
    "option.goal": "Tricks for a sausage",
    "option.goal.by_number": "21; 15 from five people on",
    "option.goal.21": "21",
    "option.goal.17": "17",
    "option.goal.15": "15",
    "option.finish": "A sausage is won by",
    "option.finish.first": "the first to take that many",
    "option.finish.last": "everyone but the last",
    "option.stop_at_goal": "The deal ends with the trick that ends the game",
    "option.sausage": "Potatoes that make up a sausage",
    "option.sausage.0": "for ties only",
    # What is asked.
    "ask.blind": "Swap your whole hand for the Blind?",
    "ask.take_up": "You dealt. Take the upcard?",
    "ask.take_both": "You dealt. Take the upcards?",
    "ask.lay_away": "Discard one of your own cards for it.",
    "wait.blind": "{0:seat} is offered the Blind.",
    "wait.take_up": "{0:seat} dealt and may take the upcard.",
    # What is said.
    "call.take": "Take the Blind",
    "call.take_up": "Take upcard",
    "call.take_belli": "Take the Bälli",
    "call.take_other": "Take the other",
    "key.call.take": "T",
    "key.call.take_up": "T",
    "key.call.take_belli": "B",
    "key.call.take_other": "T",
    # What happens.
    "fact.takes_blind": "{0:seat} takes the Blind and plays.",
    "fact.takes_blind.you": "You take the Blind and play.",
    "fact.leaves_blind": "{0:seat} leaves the Blind.",
    "fact.leaves_blind.you": "You leave the Blind.",
    "fact.takes_up": "{0:seat} takes the upcard, the {1:card}.",
    "fact.takes_up.you": "You take the upcard, the {1:card}.",
    "fact.leaves_up": "{0:seat} leaves the upcard.",
    "fact.leaves_up.you": "You leave the upcard.",
    "fact.completes": "{0:seat} wins a sausage!",
    "fact.completes.you": "You win a sausage!",
    "fact.tricks": "{0:seat} gets %n stroke(s).",
    "fact.tricks.you": "You get %n stroke(s).",
    "fact.potato": "No trick for {0:seat}: a potato!",
    "fact.potato.you": "No trick for you: a potato!",
    # What a deal came to, item by item.
    "reckoned.potato": "no trick: a potato",
    "reckoned.no_trick": "no trick when the game ended",
    "reckoned.dropped_out": "not in this deal",
    "reckoning.amount": "%n stroke(s)",
    # What stands on a name plate, and beside the cards.
    "plate.plays": "playing",
    "plate.blind": "Blind",
    "plate.left_blind": "left the Blind",
    "plate.took_up": "%n upcard(s)",
    "plate.finished": "has a sausage",
    "plate.finished.you": "have a sausage",
    "sign.blind_lies": "the Blind is available",
    "pile.stock": "The Blind, %n card(s)",
    "pile.stock.whole": "The Blind",
    "tip.plays": "Is in, and needs a trick.",
    "tip.plays.you": "You are in, and need a trick.",
    "tip.blind": "Gave the whole hand for the Blind and must play.",
    "tip.blind.you": "You gave your whole hand for the Blind and must play.",
    "tip.left_blind": "Keeps the cards that were dealt.",
    "tip.left_blind.you": "You keep the cards that were dealt.",
    "tip.took_up": "Upcards that the dealer has taken.",
    # Why something is not allowed.
    "rule.take_or_leave": "First say whether you take the Blind.",
    "rule.take_up_or_leave": "First say whether you take the upcard.",
    "rule.upcard_is_kept": "You took the {0:card} openly: it stays in your hand.",
    "rule.lay_one_away": "Discard one of your own cards first.",
    "rule.sow_opens": "You hold the {0:card}: lead it first.",
    # Why a bot would do something.
    "advice.blind_is_better": "Five unknown cards promise more than these.",
    "advice.blind_is_worse": "Your own cards are better than five unknown ones.",
    "advice.blind_binds": (
        "If you take it you must play, and unknown cards are too risky for that."
    ),
    "advice.strong_enough": "Your hand is good for a trick or more.",
    "advice.not_worth_changing": "That card would hardly make this hand worth playing.",
    "advice.too_weak": "Too weak: without a trick you get a potato.",
    "advice.upcard_is_better": "The {0:card} is worth more than the {1:card}.",
    "advice.lay_worst": "It is your least useful card.",
    # What has a name of its own.
    "nickname.belli": "Bälli",
    "remark.two": "Ramser is best with four.",
    "remark.no_blind": (
        "With so many players there are not enough cards for a Blind: there is none."
    ),
    # What is asked about a deal played with real cards.
    "entry.finished1": "Who had all their tricks first?",
    "entry.finished2": "Who had them second?",
    "entry.finished3": "Who had them third?",
    "entry.finished4": "Who had them fourth?",
    "refusal.first_ends_it": (
        "By your house rules the deal ends with the game: nobody else can reach the goal in it."
    ),
    "refusal.last_bar_ends_it": (
        "By your house rules the deal ends with the trick that ends the game: its winner has no "
        "trick beyond it."
    ),
    "refusal.lone_player": "A lone player gets what the house rules say, nothing else.",
    # The sheet.
    "sheet": "Strokes",
    "mark.fence": "%n stroke(s)",
    "mark.sausage": "%n sausage(s)",
    "mark.potato": "%n potato(es)",
    "total.tricks": "tricks",
    "total.sausages": "sausages",
    "total.potatoes": "potatoes",
    "total.balance": "balance",
    # What is said aloud.
    "spoken.takes_blind": "The Blind is mine!",
    "spoken.plays": "I’m in.",
    "spoken.passes": "Count me out.",
    # What choices are compared by when one looks back.
    "worth.sausage": "Sausage, in %",
    "meant.sausage": (
        "Sausage: how likely you are to win a sausage of this game, as it stands after this "
        "deal, less what the potato takes away."
    ),
    # What is told before the first deal of a person new to it.
    "aim": "Enough tricks win the sausage.",
    "aim.deal": "Five tricks a deal",
    "aim.deal.more": "Follow suit, else play a trump. Passing is free.",
    "aim.count": "Strokes and potatoes",
    "aim.count.more": "21 strokes win, 15 if five play. Play and take none: a potato.",
    "aim.odd": "The Bälli",
    "aim.odd.more": "The Seven of Bells is the second-best trump in every deal.",
    # What is decided for the first time.
    "first.blind": (
        "You may swap your whole hand for the five face-down cards, the Blind. Then you must play."
    ),
    "first.join": "If you play and take no trick, you get a potato. Passing costs nothing.",
    "first.take_up": "As dealer you may take the upcard and discard one of your own.",
    "first.tricks": (
        "Follow suit if you can, else play a trump. Each trick is a stroke on the slate."
    ),
}
