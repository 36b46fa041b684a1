"""The English of Kein Stich: every key of its rules, options, advice and sheet."""

from __future__ import annotations

from engine.games.kein_stich.first_times import FIRST_TIMES
from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "kein_stich",
    "game": QT_TRANSLATE_NOOP("kein_stich", "Kein Stich"),
    "game.about": QT_TRANSLATE_NOOP(
        "kein_stich",
        "What others want, you do not.",
    ),
    # House rules.
    "preset.standard": QT_TRANSLATE_NOOP("kein_stich", "Five deals"),
    "preset.black_pig": QT_TRANSLATE_NOOP("kein_stich", "Black Pig"),
    "preset.king_louis": QT_TRANSLATE_NOOP("kein_stich", "King Louis: four deals"),
    "preset.six_penultimate": QT_TRANSLATE_NOOP(
        "kein_stich", "Six deals, with No Penultimate Trick"
    ),
    "preset.six_first_last": QT_TRANSLATE_NOOP(
        "kein_stich", "Six deals, with No First or Last Trick"
    ),
    "preset.power": QT_TRANSLATE_NOOP("kein_stich", "Power (Blitz, Hardcore): two deals"),
    "preset.march": QT_TRANSLATE_NOOP("kein_stich", "Five deals with the march"),
    "preset.hausruck": QT_TRANSLATE_NOOP("kein_stich", "Herzeln, as in the Hausruck"),
    "option.deals": QT_TRANSLATE_NOOP("kein_stich", "A game has"),
    "option.deals.five": QT_TRANSLATE_NOOP("kein_stich", "five deals"),
    "option.deals.four": QT_TRANSLATE_NOOP("kein_stich", "four deals, without No Tricks"),
    "option.deals.six_penultimate": QT_TRANSLATE_NOOP(
        "kein_stich", "six deals, with No Penultimate Trick before the lay-off"
    ),
    "option.deals.six_first_last": QT_TRANSLATE_NOOP(
        "kein_stich", "six deals, with No First or Last Trick before the lay-off"
    ),
    "option.deals.power": QT_TRANSLATE_NOOP(
        "kein_stich", "two deals: everything costs at once, then the lay-off"
    ),
    "option.deals.hausruck": QT_TRANSLATE_NOOP(
        "kein_stich", "six deals, with No First or Last Trick at the beginning"
    ),
    "option.max_card": QT_TRANSLATE_NOOP("kein_stich", "The most expensive card is"),
    "option.max_card.king_of_hearts": QT_TRANSLATE_NOOP("kein_stich", "Max, the King of Hearts"),
    "option.max_card.ober_of_leaves": QT_TRANSLATE_NOOP(
        "kein_stich", "the Black Pig, the Ober of Leaves or Queen of Spades"
    ),
    "option.start_unter": QT_TRANSLATE_NOOP("kein_stich", "The lay-off begins with"),
    "option.start_unter.acorns": QT_TRANSLATE_NOOP(
        "kein_stich", "the Unter of Acorns or Jack of Clubs"
    ),
    "option.start_unter.hearts": QT_TRANSLATE_NOOP("kein_stich", "the Unter or Jack of Hearts"),
    "option.payout": QT_TRANSLATE_NOOP("kein_stich", "The pot is shared out"),
    "option.payout.usual": QT_TRANSLATE_NOOP("kein_stich", "as 100 to 50 to 10"),
    "option.payout.hausruck": QT_TRANSLATE_NOOP("kein_stich", "as 20 to 13 to 7"),
    "option.payout.winner": QT_TRANSLATE_NOOP("kein_stich", "to the first out alone"),
    "option.march": QT_TRANSLATE_NOOP(
        "kein_stich", "Whoever takes every trick is rewarded (march)"
    ),
    "option.march_money": QT_TRANSLATE_NOOP(
        "kein_stich", "If there are not four players with 32 cards, a march brings"
    ),
    "option.march_money.in_proportion": QT_TRANSLATE_NOOP(
        "kein_stich", "more or less, by what the deal costs"
    ),
    "option.march_money.fifty_and_thirty": QT_TRANSLATE_NOOP(
        "kein_stich", "50, and each of the others pays 30"
    ),
    "option.march_money.pot_first": QT_TRANSLATE_NOOP(
        "kein_stich", "what is left of 30 from each when the pot has had its share"
    ),
    "option.march_money.none": QT_TRANSLATE_NOOP("kein_stich", "nothing: it is not played"),
    "option.early_end": QT_TRANSLATE_NOOP(
        "kein_stich", "A deal ends when nothing that costs is left"
    ),
    "option.must_lay": QT_TRANSLATE_NOOP("kein_stich", "In the lay-off, whoever can lay has to"),
    "option.several": QT_TRANSLATE_NOOP(
        "kein_stich", "In the lay-off, several cards may be laid in one turn"
    ),
    "option.dealer": QT_TRANSLATE_NOOP("kein_stich", "The dealer"),
    "option.dealer.rotates": QT_TRANSLATE_NOOP("kein_stich", "changes after every deal"),
    "option.dealer.stays": QT_TRANSLATE_NOOP("kein_stich", "deals the whole game"),
    "option.cards": QT_TRANSLATE_NOOP("kein_stich", "Pack"),
    "option.cards.0": QT_TRANSLATE_NOOP("kein_stich", "the usual one for so many players"),
    "option.cards.24": QT_TRANSLATE_NOOP("kein_stich", "24 cards, from the Nine"),
    "option.cards.32": QT_TRANSLATE_NOOP("kein_stich", "32 cards, from the Seven"),
    "option.cards.52": QT_TRANSLATE_NOOP("kein_stich", "52 cards, from the Two"),
    "option.suits": QT_TRANSLATE_NOOP("kein_stich", "Suits"),
    "option.suits.german": QT_TRANSLATE_NOOP("kein_stich", "German: Acorns, Leaves, Hearts, Bells"),
    "option.suits.french": QT_TRANSLATE_NOOP(
        "kein_stich", "French: Clubs, Spades, Hearts, Diamonds"
    ),
    "option.stake": QT_TRANSLATE_NOOP("kein_stich", "A trick costs"),
    "option.games": QT_TRANSLATE_NOOP("kein_stich", "Games in an evening"),
    # What is asked.
    "ask.tricks": QT_TRANSLATE_NOOP("kein_stich", "Play a card."),
    "ask.begin": QT_TRANSLATE_NOOP("kein_stich", "You begin: lay the {0:card}."),
    "ask.rows": QT_TRANSLATE_NOOP("kein_stich", "Lay a card that fits."),
    "ask.may_lay": QT_TRANSLATE_NOOP("kein_stich", "Lay a card that fits, or pass."),
    "ask.lay_on": QT_TRANSLATE_NOOP("kein_stich", "Lay more cards, or end your turn."),
    "ask.nothing_more": QT_TRANSLATE_NOOP("kein_stich", "Nothing more fits: your turn is over."),
    "ask.nothing_fits": QT_TRANSLATE_NOOP("kein_stich", "Nothing fits: you have to pass."),
    "wait.tricks": QT_TRANSLATE_NOOP("kein_stich", "It is {0:seat}’s turn."),
    "wait.rows": QT_TRANSLATE_NOOP("kein_stich", "{0:seat} is looking for a card that fits."),
    # What happens.
    "fact.no_tricks": QT_TRANSLATE_NOOP("kein_stich", "No Tricks: every trick costs."),
    "fact.no_hearts": QT_TRANSLATE_NOOP("kein_stich", "No Hearts: every Heart costs."),
    "fact.no_obers": QT_TRANSLATE_NOOP("kein_stich", "No Obers: every Ober costs."),
    "fact.no_queens": QT_TRANSLATE_NOOP("kein_stich", "No Queens: every Queen costs."),
    "fact.no_max": QT_TRANSLATE_NOOP("kein_stich", "No Max: the King of Hearts costs."),
    "fact.no_black_pig": QT_TRANSLATE_NOOP(
        "kein_stich", "No Black Pig: only one card costs, but a lot."
    ),
    "fact.no_penultimate": QT_TRANSLATE_NOOP(
        "kein_stich", "No Penultimate Trick: only the last trick but one costs."
    ),
    "fact.no_first_last": QT_TRANSLATE_NOOP(
        "kein_stich", "No First or Last Trick: these two cost."
    ),
    "fact.power": QT_TRANSLATE_NOOP("kein_stich", "Power: everything costs at once."),
    "fact.lay_off": QT_TRANSLATE_NOOP("kein_stich", "The lay-off: now the pot is paid out."),
    "fact.pays": QT_TRANSLATE_NOOP("kein_stich", "{0:seat} pays %n."),
    "fact.pays.you": QT_TRANSLATE_NOOP("kein_stich", "You pay %n."),
    "fact.gets": QT_TRANSLATE_NOOP("kein_stich", "{0:seat} gets %n."),
    "fact.gets.you": QT_TRANSLATE_NOOP("kein_stich", "You get %n."),
    "fact.pot": QT_TRANSLATE_NOOP("kein_stich", "There are now %n in the pot."),
    "fact.nothing_left": QT_TRANSLATE_NOOP(
        "kein_stich", "Nothing that costs is left: the deal is over."
    ),
    "fact.marches": QT_TRANSLATE_NOOP("kein_stich", "{0:seat} has taken every trick: a march!"),
    "fact.marches.you": QT_TRANSLATE_NOOP("kein_stich", "You have taken every trick: a march!"),
    # What stands beside the cards, and on a name plate.
    "sign.no_tricks": QT_TRANSLATE_NOOP("kein_stich", "No Tricks"),
    "sign.no_hearts": QT_TRANSLATE_NOOP("kein_stich", "No Hearts"),
    "sign.no_obers": QT_TRANSLATE_NOOP("kein_stich", "No Obers"),
    "sign.no_queens": QT_TRANSLATE_NOOP("kein_stich", "No Queens"),
    "sign.no_max": QT_TRANSLATE_NOOP("kein_stich", "No Max"),
    "sign.no_black_pig": QT_TRANSLATE_NOOP("kein_stich", "No Black Pig"),
    "sign.no_penultimate": QT_TRANSLATE_NOOP("kein_stich", "No Penultimate Trick"),
    "sign.no_first_last": QT_TRANSLATE_NOOP("kein_stich", "No First or Last Trick"),
    "sign.power": QT_TRANSLATE_NOOP("kein_stich", "Power: everything costs"),
    "sign.lay_off": QT_TRANSLATE_NOOP("kein_stich", "Lay-off"),
    "sign.trick": QT_TRANSLATE_NOOP("kein_stich", "each trick costs %n"),
    "sign.heart": QT_TRANSLATE_NOOP("kein_stich", "each Heart costs %n"),
    "sign.ober": QT_TRANSLATE_NOOP("kein_stich", "each Ober costs %n"),
    "sign.queen": QT_TRANSLATE_NOOP("kein_stich", "each Queen costs %n"),
    "sign.max": QT_TRANSLATE_NOOP("kein_stich", "the {0:card} costs %n"),
    "sign.first": QT_TRANSLATE_NOOP("kein_stich", "the first trick costs %n"),
    "sign.last": QT_TRANSLATE_NOOP("kein_stich", "the last trick costs %n"),
    "sign.penultimate": QT_TRANSLATE_NOOP("kein_stich", "the last trick but one costs %n"),
    "sign.first_out": QT_TRANSLATE_NOOP("kein_stich", "first out gets %n"),
    "sign.second_out": QT_TRANSLATE_NOOP("kein_stich", "second %n"),
    "sign.third_out": QT_TRANSLATE_NOOP("kein_stich", "third %n"),
    "sign.several_trick": QT_TRANSLATE_NOOP("kein_stich", "trick %n"),
    "sign.several_heart": QT_TRANSLATE_NOOP("kein_stich", "Heart %n"),
    "sign.several_ober": QT_TRANSLATE_NOOP("kein_stich", "Ober %n"),
    "sign.several_queen": QT_TRANSLATE_NOOP("kein_stich", "Queen %n"),
    "sign.several_max": QT_TRANSLATE_NOOP("kein_stich", "{0:card} %n"),
    # What a deal came to, item by item.
    "reckoned.trick": QT_TRANSLATE_NOOP("kein_stich", "%n trick(s)"),
    "reckoned.heart": QT_TRANSLATE_NOOP("kein_stich", "%n Heart(s)"),
    "reckoned.ober": QT_TRANSLATE_NOOP("kein_stich", "%n Ober(s)"),
    "reckoned.queen": QT_TRANSLATE_NOOP("kein_stich", "%n Queen(s)"),
    "reckoned.max": QT_TRANSLATE_NOOP("kein_stich", "Max taken"),
    "reckoned.black_pig": QT_TRANSLATE_NOOP("kein_stich", "the Black Pig"),
    "reckoned.first": QT_TRANSLATE_NOOP("kein_stich", "the first trick"),
    "reckoned.last": QT_TRANSLATE_NOOP("kein_stich", "the last trick"),
    "reckoned.penultimate": QT_TRANSLATE_NOOP("kein_stich", "the last trick but one"),
    "reckoned.nothing_taken": QT_TRANSLATE_NOOP("kein_stich", "took nothing that costs"),
    "reckoned.marched": QT_TRANSLATE_NOOP("kein_stich", "the march: every trick"),
    "reckoned.against_march": QT_TRANSLATE_NOOP("kein_stich", "another’s march"),
    "reckoned.first_out": QT_TRANSLATE_NOOP("kein_stich", "first out"),
    "reckoned.second_out": QT_TRANSLATE_NOOP("kein_stich", "second out"),
    "reckoned.third_out": QT_TRANSLATE_NOOP("kein_stich", "third out"),
    "reckoned.out": QT_TRANSLATE_NOOP("kein_stich", "number {0} to go out"),
    "reckoned.not_out": QT_TRANSLATE_NOOP("kein_stich", "cards left in hand"),
    "plate.lost": QT_TRANSLATE_NOOP("kein_stich", "pays %n"),
    "plate.lost.you": QT_TRANSLATE_NOOP("kein_stich", "pay %n"),
    "plate.won": QT_TRANSLATE_NOOP("kein_stich", "gets %n"),
    "plate.won.you": QT_TRANSLATE_NOOP("kein_stich", "get %n"),
    "plate.first_out": QT_TRANSLATE_NOOP("kein_stich", "first out"),
    "plate.second_out": QT_TRANSLATE_NOOP("kein_stich", "second out"),
    "plate.third_out": QT_TRANSLATE_NOOP("kein_stich", "third out"),
    "plate.out": QT_TRANSLATE_NOOP("kein_stich", "out"),
    # Why a bot would do something.
    "advice.get_rid": QT_TRANSLATE_NOOP(
        "kein_stich", "Somebody else takes this trick: a good place for it."
    ),
    "advice.throw_off": QT_TRANSLATE_NOOP("kein_stich", "It is dangerous, and can go now."),
    "advice.stay_below": QT_TRANSLATE_NOOP(
        "kein_stich", "Your highest card that does not take the trick."
    ),
    "advice.take_high": QT_TRANSLATE_NOOP(
        "kein_stich", "This trick costs next to nothing: away with the high card."
    ),
    "advice.forced_high": QT_TRANSLATE_NOOP(
        "kein_stich", "You cannot avoid the trick, so the high card may as well go."
    ),
    "advice.hope_below": QT_TRANSLATE_NOOP("kein_stich", "Somebody may still play higher."),
    "advice.lead_low": QT_TRANSLATE_NOOP(
        "kein_stich", "Somebody else will most likely take that trick."
    ),
    "advice.lead_short": QT_TRANSLATE_NOOP(
        "kein_stich", "Then you will soon have no more of this suit."
    ),
    "advice.lead_cheap": QT_TRANSLATE_NOOP(
        "kein_stich", "It may take the trick, but there is little to lose."
    ),
    "advice.lead_high": QT_TRANSLATE_NOOP(
        "kein_stich", "There is nothing to lose in this trick: a good moment for a high card."
    ),
    "advice.go_on_marching": QT_TRANSLATE_NOOP(
        "kein_stich", "You have had every trick so far: the march goes on."
    ),
    "advice.stop_march": QT_TRANSLATE_NOOP(
        "kein_stich", "One trick costs you less than the march."
    ),
    "advice.opens_own": QT_TRANSLATE_NOOP("kein_stich", "It clears the way for cards of your own."),
    "advice.helps_nobody": QT_TRANSLATE_NOOP("kein_stich", "It helps nobody else."),
    "advice.least_help": QT_TRANSLATE_NOOP("kein_stich", "It helps the others least."),
    "advice.keep_back": QT_TRANSLATE_NOOP(
        "kein_stich", "Any card that fits would only help the others."
    ),
    # Cards with a name of their own.
    "nickname.max": QT_TRANSLATE_NOOP("kein_stich", "Max"),
    "nickname.black_pig": QT_TRANSLATE_NOOP("kein_stich", "Black Pig"),
    # The sheet.
    "sheet": QT_TRANSLATE_NOOP("kein_stich", "Accounts"),
    # What is asked about a deal played with real cards.
    "entry.trick": QT_TRANSLATE_NOOP("kein_stich", "Tricks"),
    "entry.heart": QT_TRANSLATE_NOOP("kein_stich", "Hearts"),
    "entry.ober": QT_TRANSLATE_NOOP("kein_stich", "Obers or Queens"),
    "entry.max": QT_TRANSLATE_NOOP("kein_stich", "Who took Max or the Black Pig?"),
    "entry.first": QT_TRANSLATE_NOOP("kein_stich", "Who took the first trick?"),
    "entry.last": QT_TRANSLATE_NOOP("kein_stich", "Who took the last trick?"),
    "entry.penultimate": QT_TRANSLATE_NOOP("kein_stich", "Who took the last trick but one?"),
    "entry.marched": QT_TRANSLATE_NOOP("kein_stich", "Did somebody take every trick?"),
    "entry.marched.no": QT_TRANSLATE_NOOP("kein_stich", "no"),
    "entry.marched.yes": QT_TRANSLATE_NOOP("kein_stich", "yes"),
    "entry.march": QT_TRANSLATE_NOOP("kein_stich", "Who took every trick?"),
    "entry.out1": QT_TRANSLATE_NOOP("kein_stich", "Who was out first?"),
    "entry.out2": QT_TRANSLATE_NOOP("kein_stich", "Who was out second?"),
    "entry.out3": QT_TRANSLATE_NOOP("kein_stich", "Who was out third?"),
    "entry.out4": QT_TRANSLATE_NOOP("kein_stich", "Who was out fourth?"),
    "entry.out5": QT_TRANSLATE_NOOP("kein_stich", "Who was out fifth?"),
    "refusal.no_trick": QT_TRANSLATE_NOOP(
        "kein_stich", "{0:side} has no trick, and so none of the cards that cost."
    ),
    "refusal.no_trick.you": QT_TRANSLATE_NOOP(
        "kein_stich", "You have no trick, and so none of the cards that cost."
    ),
    "refusal.too_few_tricks": QT_TRANSLATE_NOOP(
        "kein_stich", "{0:side}’s tricks do not hold that many cards."
    ),
    "refusal.too_few_tricks.you": QT_TRANSLATE_NOOP(
        "kein_stich", "Your tricks do not hold that many cards."
    ),
    "remark.pack": QT_TRANSLATE_NOOP("kein_stich", "You play with {0} cards, %n for each."),
    "remark.pack_without": QT_TRANSLATE_NOOP(
        "kein_stich", "You play with {0} cards, {1} for each; the %n lowest stay(s) in the box."
    ),
    "refusal.not_all_trick": QT_TRANSLATE_NOOP(
        "kein_stich", "There are {0} tricks in a deal, not {1}."
    ),
    "refusal.not_all_heart": QT_TRANSLATE_NOOP(
        "kein_stich", "There are {0} Hearts in the pack, not {1}."
    ),
    "refusal.not_all_ober": QT_TRANSLATE_NOOP(
        "kein_stich", "There are {0} of them in the pack, not {1}."
    ),
    "line.no_tricks": QT_TRANSLATE_NOOP("kein_stich", "No Tricks"),
    "line.no_hearts": QT_TRANSLATE_NOOP("kein_stich", "No Hearts"),
    "line.no_obers": QT_TRANSLATE_NOOP("kein_stich", "No Obers"),
    "line.no_queens": QT_TRANSLATE_NOOP("kein_stich", "No Queens"),
    "line.no_max": QT_TRANSLATE_NOOP("kein_stich", "No Max"),
    "line.no_black_pig": QT_TRANSLATE_NOOP("kein_stich", "No Black Pig"),
    "line.no_penultimate": QT_TRANSLATE_NOOP("kein_stich", "No Penultimate Trick"),
    "line.no_first_last": QT_TRANSLATE_NOOP("kein_stich", "No First or Last Trick"),
    "line.power": QT_TRANSLATE_NOOP("kein_stich", "Power"),
    "line.lay_off": QT_TRANSLATE_NOOP("kein_stich", "Lay-off"),
    "total.money": QT_TRANSLATE_NOOP("kein_stich", "balance"),
    "column.pot": QT_TRANSLATE_NOOP("kein_stich", "Pot"),
    # What choices are compared by when one looks back.
    "worth.ahead_money": QT_TRANSLATE_NOOP("kein_stich", "Money"),
    "meant.ahead_money": QT_TRANSLATE_NOOP(
        "kein_stich", "Money: what the deal brings, less what it brings the others on average."
    ),
    # What is told of a card that is asked about, and why a trick was won.
    "standing.costs": QT_TRANSLATE_NOOP("kein_stich", "costs whoever takes it {0}"),
    "standing.costs_nothing": QT_TRANSLATE_NOOP("kein_stich", "costs nothing itself"),
    "standing.opens_row": QT_TRANSLATE_NOOP("kein_stich", "opens the row of {0:suit}"),
    "standing.fits_now": QT_TRANSLATE_NOOP("kein_stich", "fits now"),
    "standing.waits_for": QT_TRANSLATE_NOOP("kein_stich", "waits for the {0:card}"),
    "standing.lies": QT_TRANSLATE_NOOP("kein_stich", "has been laid"),
    "won.highest_of_suit": QT_TRANSLATE_NOOP(
        "kein_stich",
        "The {1:card} is the highest of {2:suit}, which were led. There are no trumps.",
    ),
    **FIRST_TIMES,
}
