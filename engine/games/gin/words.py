"""The English of Gin: every key of its rules, options, advice and sheet."""

from __future__ import annotations

TEXTS = {
    "": "gin",
    "game": "Gin",
    "game.about": "Rummy for two: the first card sets how low you must get.",
    # House rules.
    "preset.runde": "The first card sets the limit",
    "preset.standard": "Gin Rummy, always to ten",
    "group.play": "Drawing and melds",
    "group.knocking": "Knocking",
    "option.runden": "Rounds per match",
    "option.target": "Points that end a round",
    "option.limit": "Knock with deadwood up to",
    "option.limit.first_card": "the value of the first card",
    "option.limit.ten": "ten, always",
    "option.ace_means_gin": "An Ace as first card asks for gin",
    "option.spade_doubles": "A Spade as first card doubles the points",
    "option.spade_doubles_boxes": "A Spade also doubles the boxes when the round is settled",
    "option.gin_bonus": "Bonus for gin",
    "option.big_gin": "Bonus for big gin, with all eleven cards",
    "option.big_gin.0": "not played",
    "option.undercut_bonus": "Bonus for undercutting the knocker",
    "option.false_knock": "Allow failed knocks (the hand is shown and taken back)",
    "option.spread": "If melds can be laid out in two ways, decided by",
    "option.spread.fewest": "the program (least to lay off)",
    "option.spread.knocker": "the knocker",
    "option.heap_in_a_row": "Discards that may be taken in a row",
    "option.heap_in_a_row.0": "any number",
    "option.return_taken_discard": "A taken discard may be discarded again at once",
    "option.last_discard_knock": "The very last discard may be taken to knock with",
    "option.box": "Box: for each deal won in the round",
    "option.runde_bonus": "For winning the round",
    "option.shutout": "Against a loser without a deal, everything but the boxes is doubled",
    "option.tie": "If the match is tied",
    "option.tie.drawn": "it is a draw",
    "option.tie.extra_runde": "one more round decides",
    "option.arrangement": "Arrange melds in the hand",
    "option.arrangement.automatic": "automatically, counting deadwood",
    "option.arrangement.by_hand": "by hand",
    # What is asked.
    "ask.first": "Take the first card?",
    "ask.draw": "Draw from the stock, or take the discard.",
    "ask.draw_talon": "Draw a card.",
    "ask.discard": "Discard a card.",
    "ask.last": "Knock with the last discard, or leave it?",
    "ask.spread": "The {0:card} fits two melds. Where does it go?",
    "ask.lay_off": "Lay off what fits the knocker’s melds.",
    "ask.discard_or_knock": "Discard, or knock to end the deal.",
    "ask.discard_or_gin": "You have gin! Declare it, or discard.",
    "ask.discard_or_end": "Discard a card, or end the deal with it.",
    "wait.first": "{0:seat} considers the first card.",
    "wait.draw": "{0:seat} is taking a card.",
    "wait.discard": "{0:seat} is deciding what to discard.",
    "wait.last": "{0:seat} considers the last discard.",
    "wait.spread": "{0:seat} is laying out the melds.",
    "wait.lay_off": "{0:seat} is laying off.",
    # What is called.
    "call.take": "Take",
    "call.knock": "Knock with the {0:card}",
    "call.gin": "Gin with the {0:card}",
    "which.knock": "Knock …",
    "which.gin": "Gin …",
    "call.big_gin": "Big gin!",
    "call.lay_off": "Lay off the {0:card}",
    "call.run": "To the run",
    "call.set": "To the set",
    "call.dead": "To the deadwood",
    "key.call.take": "T",
    "key.call.gin": "G",
    "key.call.big_gin": "B",
    # What happens.
    "fact.lot_falls_on": "It is a tie, so lots are drawn: {0:seat} deals.",
    "fact.lot_falls_on.you": "It is a tie, so lots are drawn: you deal.",
    "fact.limit_is": "You may knock with up to %n point(s) of deadwood.",
    "fact.gin_only": "An Ace: only gin ends this deal.",
    "fact.doubles": "A Spade: everything counts double.",
    "fact.leaves": "{0:seat} leaves it.",
    "fact.leaves.you": "You leave it.",
    "fact.takes_up": "{0:seat} takes the {1:card} from the discard pile.",
    "fact.takes_up.you": "You take the {1:card} from the discard pile.",
    "fact.draws": "{0:seat} draws from the stock.",
    "fact.draws.you": "You draw from the stock.",
    "fact.discards": "{0:seat} discards the {1:card}.",
    "fact.discards.you": "You discard the {1:card}.",
    "fact.knocks": "{0:seat} knocks!",
    "fact.knocks.you": "You knock!",
    "fact.knocks_in_vain": (
        "Too much deadwood (%n): {0:seat} takes the hand back, and the {1:card} is turned face up."
    ),
    "fact.knocks_in_vain.you": (
        "Too much deadwood (%n): you take your hand back, and the {1:card} is turned face up."
    ),
    "fact.has_dead_wood": "{0:seat} has %n point(s) of deadwood.",
    "fact.has_dead_wood.you": "You have %n point(s) of deadwood.",
    "fact.has_gin": "{0:seat} has gin!",
    "fact.has_gin.you": "You have gin!",
    "fact.has_big_gin": "{0:seat} has big gin, with all eleven cards!",
    "fact.has_big_gin.you": "You have big gin, with all eleven cards!",
    "fact.lays_off": "{0:seat} lays off the {1:card}.",
    "fact.lays_off.you": "You lay off the {1:card}.",
    "fact.ends_drawn": (
        "Only two cards are left in the stock: the deal is drawn, and the same dealer deals again."
    ),
    "fact.ends_in_circles": (
        "Both only take each other’s discards: the deal is drawn, and the same dealer deals again."
    ),
    # What a deal has brought.
    "fact.nobody_scores": "Drawn: nobody scores.",
    "fact.wins_by_gin": "{0:seat} wins with gin.",
    "fact.wins_by_gin.you": "You win with gin.",
    "fact.wins_by_big_gin": "{0:seat} wins with big gin.",
    "fact.wins_by_big_gin.you": "You win with big gin.",
    "fact.wins_by_knock": "{0:seat} knocked and wins.",
    "fact.wins_by_knock.you": "You knocked and win.",
    "fact.wins_by_undercut": "{0:seat} has undercut the knock.",
    "fact.wins_by_undercut.you": "You have undercut the knock.",
    "fact.scores": "{0:seat} scores %n.",
    "fact.scores.you": "You score %n.",
    # How a deal ended.
    # What is asked about a deal played with real cards.
    "entry.way": "How did it end?",
    "entry.way.knock": "knock",
    "entry.way.gin": "gin",
    "entry.way.big_gin": "big gin",
    "entry.way.drawn": "drawn",
    "entry.knocker": "Who ended it?",
    "entry.own": "Deadwood of the player who ended it",
    "entry.other": "Opponent’s deadwood after laying off",
    "entry.spade": "Was the first card a Spade?",
    "entry.spade.no": "no",
    "entry.spade.yes": "yes",
    "line.gin": "Gin",
    "line.big_gin": "Big gin",
    "line.knock": "Knock",
    "line.undercut": "Undercut",
    "line.drawn": "Drawn",
    # What a deal came to, item by item.
    "reckoned.apart": "deadwood: {0} − {1}",
    "reckoned.bonus_gin": "for gin",
    "reckoned.bonus_big_gin": "for big gin",
    "reckoned.bonus_undercut": "for the undercut",
    "reckoned.doubled": "doubled for the Spade",
    # What stands on a name plate, beside the cards, beside the rows, beside the own hand.
    "plate.knock": "knocked",
    "plate.gin": "gin",
    "plate.big_gin": "big gin",
    "plate.dead_wood": "deadwood %n",
    "sign.first_card": "first card: {0:card}",
    "sign.limit": "knock with up to %n",
    "sign.gin_only": "only gin ends it",
    "sign.double": "everything counts double",
    "row.spread": "{0:seat}: deadwood %n",
    "row.spread.you": "You: deadwood %n",
    "row.no_dead_wood": "{0:seat}: no deadwood",
    "row.no_dead_wood.you": "You: no deadwood",
    "part.run": "run",
    "part.three_alike": "set",
    "part.four_alike": "set of four",
    "part.dead_wood": "loose: %n",
    "own.dead_wood": "deadwood %n",
    "own.dead_wood_left": "deadwood at least %n",
    # What speaks against a move.
    "doubt.knock_too_high": (
        "Deadwood %n is over the limit of {0}. The knock fails and shows your hand. Knock anyway?"
    ),
    "doubt.ace_asks_for_gin": (
        "The first card was an Ace, so only gin ends the deal. The knock fails and shows your "
        "hand. Knock anyway?"
    ),
    "doubt.gin_is_there": "Discard another card and you have gin. Knock anyway?",
    "doubt.gin_is_given_up": "You have gin: declare it and the deal is yours. Play on anyway?",
    # Why something is not allowed.
    "rule.take_or_leave": "Take the first card or leave it.",
    "rule.both_left_it": "Nobody wanted the first card: now draw from the stock.",
    "rule.too_often_in_a_row": "Too many discards were taken in a row: draw from the stock.",
    "rule.first_take_a_card": "Draw a card first.",
    "rule.taken_is_kept": "You just took the {0:card}: discard another card.",
    "rule.now_discard": "Now discard a card, or end the deal.",
    "rule.lay_one_crosswise": "To knock, discard one card face down.",
    "rule.too_much_dead_wood": "Only {0} is allowed, and your deadwood would be %n.",
    "rule.only_gin_ends": "The first card was an Ace: only gin ends this deal.",
    "rule.that_is_gin": "Without deadwood that is gin: say so.",
    "rule.not_gin": "That is not gin: %n point(s) of deadwood is/are left.",
    "rule.not_all_melded": "Not all eleven cards are in melds: %n point(s) is/are left.",
    "rule.take_to_end_or_leave": "You may take the last discard only to knock with it.",
    "rule.say_where_it_lies": "First say where the {0:card} lies.",
    "rule.lay_it_on_a_meld": "Lay the card off on a meld it fits.",
    "rule.does_not_fit": "The {0:card} does not fit there.",
    "rule.lay_off_or_done": "Lay off cards, or choose Done.",
    # Why a bot would do something.
    "advice.only_the_talon": "You may only draw from the stock.",
    "advice.not_for_ever": (
        "Too many discards were taken in a row; the stock keeps the deal moving."
    ),
    "advice.less_to_lay_off": "It leaves your opponent less to lay off.",
    "advice.takes_for_gin": "It gives you gin.",
    "advice.takes_to_knock": "With it you can knock.",
    "advice.makes_a_meld": "It completes a meld.",
    "advice.fits_nowhere": "It fits no meld; a card from the stock might.",
    "advice.big_gin": "All eleven cards are in melds.",
    "advice.gin": "You have no deadwood left!",
    "advice.knock_now": "Your opponent can hardly have less deadwood yet.",
    "advice.leaves_the_least": "It leaves you least deadwood and hardly helps your opponent.",
    "advice.feeds_nobody": "It hardly helps your opponent.",
    "advice.keeps_more_chances": "The rest has more chances of a meld.",
    "advice.better_drawn": "A drawn deal is better than this knock.",
    "advice.nothing_to_gain": "Nothing more fits.",
    "advice.gets_rid_of": "It fits there and no longer counts against you.",
    # The sheet.
    "sheet": "Points and accounts",
    "spoken.knocks": "I knock.",
    "spoken.has_gin": "Gin!",
    "spoken.has_big_gin": "Big gin, all eleven!",
    "column.account": "account",
    "total.points": "points this round",
    "total.won": "deals won",
    "total.sum": "round with boxes",
    "total.account": "account of the rounds",
    # What choices are compared by when one looks back.
    "worth.runde": "Points",
    "meant.runde": "Points: your lead in the round, with the chance to win it counted in.",
    # What is told of a card that is asked about, and why a trick was won.
    "standing.counts": "%n point(s) if it is left over",
    "standing.is_dead": "deadwood",
    "standing.in_run": "in a run",
    "standing.in_set": "in a set",
    # What is told before the first deal of a person new to it.
    "aim": "100 points win the round.",
    "aim.deal": "Collect melds",
    "aim.deal.more": "Three of a rank, or three of a suit in a row.",
    "aim.count": "The rest counts",
    "aim.count.more": "What fits nowhere is deadwood. Have less than the other and score.",
    "aim.odd": "First card: the limit",
    "aim.odd.more": "Knock to end the deal once your deadwood is no more than that.",
    # What is decided for the first time.
    "first.first": (
        "You may take the first card, or leave it to the other player. If you take it, you "
        "discard another one."
    ),
    "first.draw": "Whichever card you draw, you discard one afterwards.",
    "first.discard": (
        "You discard a card face up, and the other player may take it. If your deadwood is low "
        "enough, you may knock with it instead and end the deal."
    ),
    "first.last": (
        "This is the last discard, and you may take it only to end the deal. If you leave it, "
        "the deal is drawn."
    ),
    "first.spread": (
        "Your cards can lie in more than one way. Choose the one that lets the other player lay "
        "off least."
    ),
    "first.lay_off": (
        "Lay off cards that fit your opponent’s runs and sets. They no longer count against you."
    ),
}
