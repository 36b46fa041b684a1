"""The English of Ramsli: every key of its rules, options, advice and sheet."""

from __future__ import annotations

from engine.games.ramsli.first_times import FIRST_TIMES
from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "ramsli",
    "game": QT_TRANSLATE_NOOP("ramsli", "Ramsli"),
    "game.about": QT_TRANSLATE_NOOP(
        "ramsli",
        "Knock, exchange, and a kitty that grows.",
    ),
    # House rules.
    "preset.handed_down": QT_TRANSLATE_NOOP("ramsli", "As handed down"),
    "preset.with_bank": QT_TRANSLATE_NOOP("ramsli", "With a bank"),
    "preset.mauscheln": QT_TRANSLATE_NOOP("ramsli", "Sharper, after Mauscheln"),
    "option.ante": QT_TRANSLATE_NOOP("ramsli", "The dealer puts into the kitty"),
    "option.ante_every_deal": QT_TRANSLATE_NOOP(
        "ramsli", "Every dealer pays it, even if the kitty is not empty"
    ),
    "option.dealer_sees_first_packet": QT_TRANSLATE_NOOP(
        "ramsli", "The dealer sees the first two cards before choosing the top or bottom card"
    ),
    "option.first_asked": QT_TRANSLATE_NOOP("ramsli", "The first to be asked whether to knock is"),
    "option.first_asked.dealer": QT_TRANSLATE_NOOP("ramsli", "the dealer"),
    "option.first_asked.forehand": QT_TRANSLATE_NOOP("ramsli", "forehand"),
    "option.three": QT_TRANSLATE_NOOP("ramsli", "A deal fails after three"),
    "option.three.suits": QT_TRANSLATE_NOOP("ramsli", "suits that were offered"),
    "option.three.cards": QT_TRANSLATE_NOOP("ramsli", "cards that were turned up"),
    "option.failed_deal_pays": QT_TRANSLATE_NOOP(
        "ramsli", "When a deal fails, everybody pays what the dealer paid"
    ),
    "option.seven_swap_after_draw": QT_TRANSLATE_NOOP(
        "ramsli", "The Seven of trumps may also be swapped after drawing"
    ),
    "option.stock_exhausted": QT_TRANSLATE_NOOP("ramsli", "When the stock is used up"),
    "option.stock_exhausted.cap": QT_TRANSLATE_NOOP("ramsli", "nobody can draw any more"),
    "option.stock_exhausted.reshuffle": QT_TRANSLATE_NOOP("ramsli", "the discards are shuffled"),
    "option.overtrump": QT_TRANSLATE_NOOP("ramsli", "A trump has to be overtrumped if possible"),
    "option.knocker_one_trick": QT_TRANSLATE_NOOP("ramsli", "A knocker with one trick pays"),
    "option.knocker_one_trick.2": QT_TRANSLATE_NOOP("ramsli", "the kitty twice"),
    "option.knocker_one_trick.1": QT_TRANSLATE_NOOP("ramsli", "the kitty once"),
    "option.bank_level": QT_TRANSLATE_NOOP("ramsli", "The bank holds the kitty at"),
    "option.bank_level.0": QT_TRANSLATE_NOOP("ramsli", "no bank"),
    "option.deals": QT_TRANSLATE_NOOP("ramsli", "Deals in an evening"),
    "option.leftovers": QT_TRANSLATE_NOOP("ramsli", "What is left at the end"),
    "option.leftovers.split": QT_TRANSLATE_NOOP("ramsli", "is shared out equally"),
    "option.leftovers.play_out": QT_TRANSLATE_NOOP(
        "ramsli", "is played out: all play, nobody pays"
    ),
    # What is asked.
    "ask.source": QT_TRANSLATE_NOOP(
        "ramsli", "Turn the top card, or the bottom card you have seen?"
    ),
    "ask.knock": QT_TRANSLATE_NOOP("ramsli", "{0:suit} would be trumps. Will you knock?"),
    "ask.knock_in_muss": QT_TRANSLATE_NOOP(
        "ramsli", "{0:suit} are trumps, and everybody has to play. Will you knock all the same?"
    ),
    "ask.join": QT_TRANSLATE_NOOP("ramsli", "Are you in? There are %n counter(s) in the kitty."),
    "ask.pick_up": QT_TRANSLATE_NOOP("ramsli", "You may take the {0:card} for one of yours."),
    "ask.exchange": QT_TRANSLATE_NOOP(
        "ramsli", "Exchange up to %n card(s), ask for an open one (eins auf), or keep your hand."
    ),
    "ask.no_stock": QT_TRANSLATE_NOOP("ramsli", "There is nothing left to draw."),
    "ask.offer": QT_TRANSLATE_NOOP("ramsli", "Will you give a card for the {0:card}?"),
    "ask.seven": QT_TRANSLATE_NOOP(
        "ramsli", "You hold the Seven of trumps: swap it for the trump card?"
    ),
    "ask.no_seven": QT_TRANSLATE_NOOP(
        "ramsli", "You do not hold the Seven of trumps: there is nothing to swap."
    ),
    "ask.tricks": QT_TRANSLATE_NOOP("ramsli", "Play a card."),
    "ask.exchange_more": QT_TRANSLATE_NOOP("ramsli", "Draw, or lay %n more card(s) aside."),
    "ask.draw_now": QT_TRANSLATE_NOOP("ramsli", "Now draw your cards."),
    "wait.source": QT_TRANSLATE_NOOP(
        "ramsli", "{0:seat} has looked at the bottom card and is choosing."
    ),
    "wait.knock": QT_TRANSLATE_NOOP("ramsli", "{0:seat} is deciding whether to knock."),
    "wait.join": QT_TRANSLATE_NOOP("ramsli", "{0:seat} is deciding whether to join."),
    "wait.pick_up": QT_TRANSLATE_NOOP("ramsli", "{0:seat} may take the trump card."),
    "wait.exchange": QT_TRANSLATE_NOOP("ramsli", "{0:seat} is exchanging cards."),
    "wait.tricks": QT_TRANSLATE_NOOP("ramsli", "It is {0:seat}’s turn."),
    # What is said.
    "call.top": QT_TRANSLATE_NOOP("ramsli", "Turn the top card"),
    "call.bottom": QT_TRANSLATE_NOOP("ramsli", "Turn the bottom card and knock"),
    "call.knock": QT_TRANSLATE_NOOP("ramsli", "Knock"),
    "call.knock_on_card": QT_TRANSLATE_NOOP("ramsli", "Knock on the trump card"),
    "call.pass": QT_TRANSLATE_NOOP("ramsli", "Pass"),
    "call.join": QT_TRANSLATE_NOOP("ramsli", "Join"),
    "call.out": QT_TRANSLATE_NOOP("ramsli", "Stay out"),
    "call.take": QT_TRANSLATE_NOOP("ramsli", "Give the {0:card} for the {1:card}"),
    "call.leave": QT_TRANSLATE_NOOP("ramsli", "Leave it"),
    "which.take": QT_TRANSLATE_NOOP("ramsli", "Take the open card …"),
    "which.swap": QT_TRANSLATE_NOOP("ramsli", "Swap the Seven of trumps …"),
    "call.swap": QT_TRANSLATE_NOOP("ramsli", "Swap the {0:card} for the {1:card}"),
    "call.stand": QT_TRANSLATE_NOOP("ramsli", "Keep this hand"),
    "call.draw": QT_TRANSLATE_NOOP("ramsli", "Draw from the stock"),
    "call.new_hand": QT_TRANSLATE_NOOP("ramsli", "Take a new hand"),
    "call.eins_auf": QT_TRANSLATE_NOOP("ramsli", "One open card (eins auf)"),
    "call.go_on": QT_TRANSLATE_NOOP("ramsli", "Go on"),
    # What happens.
    "fact.antes": QT_TRANSLATE_NOOP("ramsli", "{0:seat} puts %n counter(s) into the kitty."),
    "fact.antes.you": QT_TRANSLATE_NOOP("ramsli", "You put %n counter(s) into the kitty."),
    "fact.is_muss": QT_TRANSLATE_NOOP(
        "ramsli", "There is only the ante in the kitty, so everybody has to play: a Muss."
    ),
    "fact.plays_out": QT_TRANSLATE_NOOP(
        "ramsli", "The leftovers are played out: everybody plays for %n counter(s)."
    ),
    "fact.looks": QT_TRANSLATE_NOOP("ramsli", "{0:seat} looks at the bottom card."),
    "fact.looks.you": QT_TRANSLATE_NOOP("ramsli", "You look at the bottom card."),
    "fact.must_knock": QT_TRANSLATE_NOOP(
        "ramsli", "It is the bottom card: {0:seat} has knocked with it."
    ),
    "fact.must_knock.you": QT_TRANSLATE_NOOP(
        "ramsli", "It is the bottom card: you have knocked with it."
    ),
    "fact.knocks": QT_TRANSLATE_NOOP("ramsli", "{0:seat} knocks."),
    "fact.knocks.you": QT_TRANSLATE_NOOP("ramsli", "You knock."),
    "fact.knocks_on_card": QT_TRANSLATE_NOOP("ramsli", "{0:seat} knocks on the trump card."),
    "fact.knocks_on_card.you": QT_TRANSLATE_NOOP("ramsli", "You knock on the trump card."),
    "fact.passes": QT_TRANSLATE_NOOP("ramsli", "{0:seat} passes."),
    "fact.passes.you": QT_TRANSLATE_NOOP("ramsli", "You pass."),
    "fact.fails": QT_TRANSLATE_NOOP(
        "ramsli", "Nobody has knocked: the deal fails, and the kitty stays."
    ),
    "fact.joins": QT_TRANSLATE_NOOP("ramsli", "{0:seat} joins."),
    "fact.joins.you": QT_TRANSLATE_NOOP("ramsli", "You join."),
    "fact.stays_out": QT_TRANSLATE_NOOP("ramsli", "{0:seat} stays out."),
    "fact.stays_out.you": QT_TRANSLATE_NOOP("ramsli", "You stay out."),
    "fact.takes_kitty": QT_TRANSLATE_NOOP(
        "ramsli", "Nobody else is in: {0:seat} takes the kitty with %n counter(s)."
    ),
    "fact.takes_kitty.you": QT_TRANSLATE_NOOP(
        "ramsli", "Nobody else is in: you take the kitty with %n counter(s)."
    ),
    "fact.takes_up": QT_TRANSLATE_NOOP("ramsli", "{0:seat} takes the open {1:card}."),
    "fact.takes_up.you": QT_TRANSLATE_NOOP("ramsli", "You take the open {1:card}."),
    "fact.leaves_card": QT_TRANSLATE_NOOP("ramsli", "{0:seat} leaves the {1:card}."),
    "fact.leaves_card.you": QT_TRANSLATE_NOOP("ramsli", "You leave the {1:card}."),
    "fact.swaps_seven": QT_TRANSLATE_NOOP(
        "ramsli", "{0:seat} swaps the Seven of trumps for the {1:card}."
    ),
    "fact.swaps_seven.you": QT_TRANSLATE_NOOP(
        "ramsli", "You swap the Seven of trumps for the {1:card}."
    ),
    "fact.stands": QT_TRANSLATE_NOOP("ramsli", "{0:seat} exchanges nothing."),
    "fact.stands.you": QT_TRANSLATE_NOOP("ramsli", "You exchange nothing."),
    "fact.draws": QT_TRANSLATE_NOOP("ramsli", "{0:seat} draws %n card(s)."),
    "fact.draws.you": QT_TRANSLATE_NOOP("ramsli", "You draw %n card(s)."),
    "fact.has_new_hand": QT_TRANSLATE_NOOP("ramsli", "{0:seat} takes a new hand."),
    "fact.has_new_hand.you": QT_TRANSLATE_NOOP("ramsli", "You take a new hand."),
    "fact.asks_eins_auf": QT_TRANSLATE_NOOP("ramsli", "{0:seat} says: eins auf!"),
    "fact.asks_eins_auf.you": QT_TRANSLATE_NOOP("ramsli", "You say: eins auf!"),
    "fact.is_offered": QT_TRANSLATE_NOOP("ramsli", "The {1:card} lies open for {0:seat}."),
    "fact.is_offered.you": QT_TRANSLATE_NOOP("ramsli", "The {1:card} lies open for you."),
    "fact.shuffles": QT_TRANSLATE_NOOP(
        "ramsli", "The stock is used up: %n card(s) laid aside is/are shuffled in."
    ),
    "fact.fails_as_knocker": QT_TRANSLATE_NOOP(
        "ramsli", "{0:seat} knocked, but has not taken two tricks."
    ),
    "fact.fails_as_knocker.you": QT_TRANSLATE_NOOP(
        "ramsli", "You knocked, but have not taken two tricks."
    ),
    "fact.fails_to_win": QT_TRANSLATE_NOOP("ramsli", "{0:seat} has taken no trick."),
    "fact.fails_to_win.you": QT_TRANSLATE_NOOP("ramsli", "You have taken no trick."),
    "fact.pays": QT_TRANSLATE_NOOP("ramsli", "{0:seat} pays %n counter(s) into the kitty."),
    "fact.pays.you": QT_TRANSLATE_NOOP("ramsli", "You pay %n counter(s) into the kitty."),
    "fact.to_bank": QT_TRANSLATE_NOOP("ramsli", "%n counter(s) go into the bank."),
    "fact.from_bank": QT_TRANSLATE_NOOP("ramsli", "%n counter(s) come out of the bank."),
    "fact.divides": QT_TRANSLATE_NOOP("ramsli", "The last deal: %n counter(s) is/are shared out."),
    "fact.failed": QT_TRANSLATE_NOOP("ramsli", "Nobody has knocked."),
    "fact.wins": QT_TRANSLATE_NOOP("ramsli", "{0:seat} wins %n."),
    "fact.wins.you": QT_TRANSLATE_NOOP("ramsli", "You win %n."),
    "fact.loses": QT_TRANSLATE_NOOP("ramsli", "{0:seat} loses %n."),
    "fact.loses.you": QT_TRANSLATE_NOOP("ramsli", "You lose %n."),
    "fact.kitty_is_empty": QT_TRANSLATE_NOOP("ramsli", "The kitty is empty."),
    "fact.kitty_holds": QT_TRANSLATE_NOOP("ramsli", "There are now %n in the kitty."),
    # What a deal came to, item by item.
    "reckoned.no_trick": QT_TRANSLATE_NOOP("ramsli", "no trick: the kitty paid"),
    "reckoned.knocked": QT_TRANSLATE_NOOP("ramsli", "too few tricks for a knock"),
    "reckoned.kitty": QT_TRANSLATE_NOOP("ramsli", "left alone: the kitty"),
    "reckoned.ante": QT_TRANSLATE_NOOP("ramsli", "ante"),
    # What stands on a name plate, and beside the cards.
    "plate.knocked": QT_TRANSLATE_NOOP("ramsli", "has knocked"),
    "plate.knocked.you": QT_TRANSLATE_NOOP("ramsli", "have knocked"),
    "plate.knocked_on_card": QT_TRANSLATE_NOOP("ramsli", "has knocked on the card"),
    "plate.knocked_on_card.you": QT_TRANSLATE_NOOP("ramsli", "have knocked on the card"),
    "plate.passed": QT_TRANSLATE_NOOP("ramsli", "has passed"),
    "plate.passed.you": QT_TRANSLATE_NOOP("ramsli", "have passed"),
    "plate.joined": QT_TRANSLATE_NOOP("ramsli", "in"),
    "plate.out": QT_TRANSLATE_NOOP("ramsli", "out"),
    "plate.exchanged": QT_TRANSLATE_NOOP("ramsli", "%n new"),
    "plate.eins_auf": QT_TRANSLATE_NOOP("ramsli", "eins auf"),
    "caption.seen": QT_TRANSLATE_NOOP("ramsli", "the bottom card"),
    "sign.kitty": QT_TRANSLATE_NOOP("ramsli", "%n in the kitty"),
    "sign.bank": QT_TRANSLATE_NOOP("ramsli", "%n in the bank"),
    "sign.muss": QT_TRANSLATE_NOOP("ramsli", "everybody has to play"),
    # Why something is not allowed.
    "rule.top_or_bottom": QT_TRANSLATE_NOOP(
        "ramsli", "First say which card you turn, the top or the bottom one."
    ),
    "rule.spoken_before": QT_TRANSLATE_NOOP(
        "ramsli", "You may knock on the trump card only if nobody was asked before you."
    ),
    "rule.only_dealer_on_card": QT_TRANSLATE_NOOP(
        "ramsli", "Only the dealer may knock on the trump card."
    ),
    "rule.knock_or_pass": QT_TRANSLATE_NOOP("ramsli", "First say whether you knock or pass."),
    "rule.join_or_out": QT_TRANSLATE_NOOP("ramsli", "First say whether you are in or out."),
    "rule.muss_all_play": QT_TRANSLATE_NOOP("ramsli", "Everybody has to play: it is a Muss."),
    "rule.exchange_now": QT_TRANSLATE_NOOP(
        "ramsli", "Now cards are exchanged; nothing else is possible."
    ),
    "rule.no_open_card": QT_TRANSLATE_NOOP("ramsli", "No card lies open for you."),
    "rule.take_or_leave": QT_TRANSLATE_NOOP(
        "ramsli", "Give a card from your hand for the open one, or leave it."
    ),
    "rule.one_exchange": QT_TRANSLATE_NOOP(
        "ramsli", "You have already exchanged: everybody does so only once."
    ),
    "rule.stock_used_up": QT_TRANSLATE_NOOP(
        "ramsli", "There are not that many cards left in the stock."
    ),
    "rule.trump_card_gone": QT_TRANSLATE_NOOP("ramsli", "The trump card is no longer there."),
    "rule.only_the_seven": QT_TRANSLATE_NOOP(
        "ramsli", "Only the Seven of trumps in your hand can be swapped for the trump card."
    ),
    "rule.new_hand_is_five": QT_TRANSLATE_NOOP(
        "ramsli", "You have laid four cards aside: take a new hand."
    ),
    "rule.nothing_laid_away": QT_TRANSLATE_NOOP(
        "ramsli", "You have laid nothing aside to draw for."
    ),
    "rule.four_for_new_hand": QT_TRANSLATE_NOOP(
        "ramsli", "For a new hand, first lay all four cards aside."
    ),
    "rule.one_or_the_other": QT_TRANSLATE_NOOP(
        "ramsli", "You have laid cards aside, so you cannot ask for an open one."
    ),
    "rule.draw_first": QT_TRANSLATE_NOOP("ramsli", "First draw for the cards you laid aside."),
    "rule.must_overtrump": QT_TRANSLATE_NOOP(
        "ramsli", "You can overtrump the {0:card}, so you have to."
    ),
    # Why a bot would do something.
    "advice.bottom_is_good": QT_TRANSLATE_NOOP(
        "ramsli", "With the {0:card} two tricks are likely."
    ),
    "advice.bottom_is_poor": QT_TRANSLATE_NOOP(
        "ramsli", "The {0:card} would oblige you to take two tricks without helping enough."
    ),
    "advice.two_tricks_likely": QT_TRANSLATE_NOOP("ramsli", "Your hand is good for two tricks."),
    "advice.two_tricks_unlikely": QT_TRANSLATE_NOOP(
        "ramsli", "Two tricks are doubtful, and falling short is expensive."
    ),
    "advice.no_use_in_knocking": QT_TRANSLATE_NOOP(
        "ramsli", "Everybody plays anyway, and a knock would oblige you to take two tricks."
    ),
    "advice.a_trick_likely": QT_TRANSLATE_NOOP("ramsli", "Your hand is good for a trick."),
    "advice.a_trick_unlikely": QT_TRANSLATE_NOOP(
        "ramsli", "Your hand is too weak, and no trick costs the whole kitty."
    ),
    "advice.keep_the_hand": QT_TRANSLATE_NOOP(
        "ramsli", "The {0:card} is no better than what you hold."
    ),
    "advice.better_than": QT_TRANSLATE_NOOP("ramsli", "The open card is better."),
    "advice.swap_is_free": QT_TRANSLATE_NOOP("ramsli", "It costs nothing but the lowest trump."),
    "advice.enough_changed": QT_TRANSLATE_NOOP("ramsli", "The rest is worth keeping."),
    "advice.draw_for": QT_TRANSLATE_NOOP("ramsli", "It will hardly take a trick; a new card may."),
    "advice.eins_auf_is_free": QT_TRANSLATE_NOOP(
        "ramsli", "An open card costs nothing and may be better."
    ),
    "advice.sure_trump": QT_TRANSLATE_NOOP("ramsli", "Nobody can beat it any more."),
    "advice.highest_of_suit": QT_TRANSLATE_NOOP("ramsli", "Nothing higher of its suit is left."),
    "advice.keep_trumps": QT_TRANSLATE_NOOP(
        "ramsli", "A small plain card now, and the trumps for later."
    ),
    "advice.lead_best": QT_TRANSLATE_NOOP("ramsli", "Your best chance of a trick."),
    # What the player may reckon for himself, and what he should think over.
    "own.seven": QT_TRANSLATE_NOOP("ramsli", "may swap the Seven"),
    "doubt.no_use_in_knocking": QT_TRANSLATE_NOOP(
        "ramsli", "Everybody has to play anyway. Knock all the same, and owe two tricks?"
    ),
    # The sheet.
    "sheet": QT_TRANSLATE_NOOP("ramsli", "Accounts"),
    # What is asked about a deal played with real cards.
    "entry.dealer": QT_TRANSLATE_NOOP("ramsli", "Who dealt?"),
    "entry.knocked": QT_TRANSLATE_NOOP("ramsli", "Did somebody knock?"),
    "entry.knocked.no": QT_TRANSLATE_NOOP("ramsli", "no"),
    "entry.knocked.yes": QT_TRANSLATE_NOOP("ramsli", "yes"),
    "entry.knocker": QT_TRANSLATE_NOOP("ramsli", "Who knocked?"),
    "entry.tricks": QT_TRANSLATE_NOOP("ramsli", "Tricks; blank for those who passed"),
    "remark.always_muss": QT_TRANSLATE_NOOP(
        "ramsli",
        "The bank leaves no more than %n in the kitty, and that is no more than the "
        "ante: every deal is a Muss, and nobody can stay out.",
    ),
    "refusal.four_tricks": QT_TRANSLATE_NOOP("ramsli", "There are four tricks in a deal, not {0}."),
    "refusal.knocker_plays": QT_TRANSLATE_NOOP(
        "ramsli", "Whoever knocked has played: put in the tricks, or a nought."
    ),
    "line.muss": QT_TRANSLATE_NOOP("ramsli", "Muss"),
    "line.failed": QT_TRANSLATE_NOOP("ramsli", "failed"),
    "total.share": QT_TRANSLATE_NOOP("ramsli", "share of the leftovers"),
    "column.kitty": QT_TRANSLATE_NOOP("ramsli", "kitty"),
    "column.bank": QT_TRANSLATE_NOOP("ramsli", "bank"),
    "spoken.knocks": QT_TRANSLATE_NOOP("ramsli", "Knock, knock!"),
    "spoken.knocks_on_card": QT_TRANSLATE_NOOP("ramsli", "Knock, knock! The card is mine."),
    "spoken.joins": QT_TRANSLATE_NOOP("ramsli", "I’m in."),
    "spoken.stays_out": QT_TRANSLATE_NOOP("ramsli", "Count me out."),
    "spoken.asks_eins_auf": QT_TRANSLATE_NOOP("ramsli", "Eins auf!"),
    "total.account": QT_TRANSLATE_NOOP("ramsli", "account"),
    # What choices are compared by when one looks back.
    "worth.counters": QT_TRANSLATE_NOOP("ramsli", "Counters"),
    "meant.counters": QT_TRANSLATE_NOOP(
        "ramsli", "Counters: what the deal brings, less what it brings the others on average."
    ),
    "tip.knocked": QT_TRANSLATE_NOOP("ramsli", "Plays, and has to take two tricks."),
    "tip.knocked.you": QT_TRANSLATE_NOOP("ramsli", "You play, and have to take two tricks."),
    "tip.knocked_on_card": QT_TRANSLATE_NOOP(
        "ramsli", "Plays, takes the trump card, and has to take two tricks."
    ),
    "tip.knocked_on_card.you": QT_TRANSLATE_NOOP(
        "ramsli", "You play, take the trump card, and have to take two tricks."
    ),
    "tip.joined": QT_TRANSLATE_NOOP("ramsli", "Plays, and has to take a trick."),
    "tip.joined.you": QT_TRANSLATE_NOOP("ramsli", "You play, and have to take a trick."),
    "tip.exchanged": QT_TRANSLATE_NOOP("ramsli", "Cards drawn in the exchange."),
    "tip.eins_auf": QT_TRANSLATE_NOOP(
        "ramsli", "Instead of an exchange, one card was laid open, to be taken or left."
    ),
    **FIRST_TIMES,
}
