"""The English of Mauscheln: every key of its rules, options, advice and sheet."""

from __future__ import annotations

from engine.games.mauscheln.first_times import FIRST_TIMES
from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "mauscheln",
    "game": QT_TRANSLATE_NOOP("mauscheln", "Mauscheln"),
    "game.about": QT_TRANSLATE_NOOP("mauscheln", "Four cards, two tricks promised, and a kitty."),
    # House rules.
    "preset.mauscheln": QT_TRANSLATE_NOOP("mauscheln", "Mauscheln, or Vierblatt"),
    "preset.duties": QT_TRANSLATE_NOOP("mauscheln", "Mauscheln with duties"),
    "preset.short": QT_TRANSLATE_NOOP("mauscheln", "Mauscheln without Sevens and Eights"),
    "preset.chratze": QT_TRANSLATE_NOOP("mauscheln", "Chratze (Kratzen)"),
    "option.cards": QT_TRANSLATE_NOOP("mauscheln", "Cards in the pack, if that is enough"),
    "option.suits": QT_TRANSLATE_NOOP("mauscheln", "The suits are"),
    "option.suits.german": QT_TRANSLATE_NOOP("mauscheln", "German"),
    "option.suits.french": QT_TRANSLATE_NOOP("mauscheln", "French"),
    "option.way": QT_TRANSLATE_NOOP("mauscheln", "Turns go"),
    "option.way.clockwise": QT_TRANSLATE_NOOP("mauscheln", "to the left, clockwise"),
    "option.way.anticlockwise": QT_TRANSLATE_NOOP("mauscheln", "to the right, anticlockwise"),
    "option.antes": QT_TRANSLATE_NOOP("mauscheln", "The ante is paid by"),
    "option.antes.dealer": QT_TRANSLATE_NOOP("mauscheln", "the dealer"),
    "option.antes.everybody": QT_TRANSLATE_NOOP("mauscheln", "everybody"),
    "option.ante": QT_TRANSLATE_NOOP("mauscheln", "The ante"),
    "option.ante_every_deal": QT_TRANSLATE_NOOP(
        "mauscheln", "It is paid before every deal, even if the kitty is not empty"
    ),
    "option.all_play": QT_TRANSLATE_NOOP(
        "mauscheln", "With only the ante in the kitty everybody plays, the dealer for two tricks"
    ),
    "option.seven_turned": QT_TRANSLATE_NOOP(
        "mauscheln", "A dealer who turns a Seven has declared, and owes one trick"
    ),
    "option.ace_turned": QT_TRANSLATE_NOOP(
        "mauscheln",
        "A dealer who turns an Ace (with German cards a Sow) has declared, and owes two tricks",
    ),
    "option.ace_held": QT_TRANSLATE_NOOP(
        "mauscheln",
        "Whoever holds the Ace of trumps (with German cards the Sow) may not pass when "
        "asked to declare",
    ),
    "option.offers": QT_TRANSLATE_NOOP("mauscheln", "Trump cards turned before a deal fails"),
    "option.dealer_stays": QT_TRANSLATE_NOOP(
        "mauscheln", "After a deal that failed the same dealer deals again"
    ),
    "option.last_joiner": QT_TRANSLATE_NOOP(
        "mauscheln", "One player may join as the last, and has to if nobody else does"
    ),
    "option.takes_trump_card": QT_TRANSLATE_NOOP(
        "mauscheln", "The declarer gets the trump card and lays one of the five aside"
    ),
    "option.five_for_four": QT_TRANSLATE_NOOP("mauscheln", "Five cards for all four, one aside"),
    "option.five_for_four.nobody": QT_TRANSLATE_NOOP("mauscheln", "for nobody"),
    "option.five_for_four.one_suit": QT_TRANSLATE_NOOP("mauscheln", "if they are of one suit"),
    "option.five_for_four.all": QT_TRANSLATE_NOOP("mauscheln", "for everybody"),
    "option.stock_exhausted": QT_TRANSLATE_NOOP("mauscheln", "When the stock is used up"),
    "option.stock_exhausted.reshuffle": QT_TRANSLATE_NOOP("mauscheln", "the discards are shuffled"),
    "option.stock_exhausted.cap": QT_TRANSLATE_NOOP("mauscheln", "nobody can draw any more"),
    "option.leads": QT_TRANSLATE_NOOP("mauscheln", "The first to exchange and to lead is"),
    "option.leads.declarer": QT_TRANSLATE_NOOP("mauscheln", "the declarer"),
    "option.leads.forehand": QT_TRANSLATE_NOOP(
        "mauscheln", "forehand, or the first after it who is in"
    ),
    "option.overtrump": QT_TRANSLATE_NOOP("mauscheln", "A trump has to be overtrumped if possible"),
    "option.one_trick": QT_TRANSLATE_NOOP("mauscheln", "A declarer with one trick of two pays"),
    "option.one_trick.2": QT_TRANSLATE_NOOP("mauscheln", "the kitty twice"),
    "option.one_trick.1": QT_TRANSLATE_NOOP("mauscheln", "the kitty once"),
    "option.limit": QT_TRANSLATE_NOOP("mauscheln", "The kitty holds at most"),
    "option.limit.0": QT_TRANSLATE_NOOP("mauscheln", "no limit"),
    "option.word": QT_TRANSLATE_NOOP("mauscheln", "To promise two tricks one says"),
    "option.word.mauscheln": QT_TRANSLATE_NOOP("mauscheln", "Mauscheln"),
    "option.word.chratze": QT_TRANSLATE_NOOP("mauscheln", "Chratze"),
    "option.deals": QT_TRANSLATE_NOOP("mauscheln", "Deals in an evening"),
    "option.leftovers": QT_TRANSLATE_NOOP("mauscheln", "What is left at the end"),
    "option.leftovers.split": QT_TRANSLATE_NOOP("mauscheln", "is shared out equally"),
    "option.leftovers.play_out": QT_TRANSLATE_NOOP(
        "mauscheln", "is played out: all play, nobody pays"
    ),
    "remark.pack": QT_TRANSLATE_NOOP(
        "mauscheln", "For {1} players the cards would not be enough, so {0} are used."
    ),
    "remark.two": QT_TRANSLATE_NOOP("mauscheln", "Most play Chratze with four or five."),
    "remark.always_all": QT_TRANSLATE_NOOP(
        "mauscheln",
        "The kitty never holds more than %n, and that is no more than the ante: everybody has to play every deal.",
    ),
    # What is asked.
    "ask.declare": QT_TRANSLATE_NOOP(
        "mauscheln", "{0:suit} would be trumps. Will you play for two tricks?"
    ),
    "ask.join": QT_TRANSLATE_NOOP("mauscheln", "Are you in? There are %n counter(s) in the kitty."),
    "ask.join_now": QT_TRANSLATE_NOOP(
        "mauscheln", "Somebody has joined, so you are free: are you in for %n counter(s)?"
    ),
    "ask.trump_card": QT_TRANSLATE_NOOP("mauscheln", "You may take the {0:card} for one of yours."),
    "ask.exchange": QT_TRANSLATE_NOOP("mauscheln", "Exchange up to %n card(s), or keep your hand."),
    "ask.exchange_more": QT_TRANSLATE_NOOP("mauscheln", "Draw, or lay %n more card(s) aside."),
    "ask.draw_now": QT_TRANSLATE_NOOP("mauscheln", "Now draw your cards."),
    "ask.fifth": QT_TRANSLATE_NOOP("mauscheln", "You have drawn five: lay one of them aside."),
    "ask.no_stock": QT_TRANSLATE_NOOP("mauscheln", "There is nothing left to draw."),
    "ask.tricks": QT_TRANSLATE_NOOP("mauscheln", "Play a card."),
    "wait.declare": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} is deciding whether to declare."),
    "wait.join": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} is deciding whether to join."),
    "wait.trump_card": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} may take the trump card."),
    "wait.exchange": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} is exchanging cards."),
    "wait.tricks": QT_TRANSLATE_NOOP("mauscheln", "It is {0:seat}’s turn."),
    # What is said.
    "call.mauscheln": QT_TRANSLATE_NOOP("mauscheln", "Mauscheln: two tricks"),
    "call.chratze": QT_TRANSLATE_NOOP("mauscheln", "Chratze: two tricks"),
    "call.pass": QT_TRANSLATE_NOOP("mauscheln", "Pass"),
    "call.join": QT_TRANSLATE_NOOP("mauscheln", "Join: one trick"),
    "call.metcho": QT_TRANSLATE_NOOP("mauscheln", "Metcho: one trick"),
    "call.last": QT_TRANSLATE_NOOP("mauscheln", "Join as the last"),
    "call.out": QT_TRANSLATE_NOOP("mauscheln", "Stay out"),
    "call.take": QT_TRANSLATE_NOOP("mauscheln", "Give the {0:card} for the {1:card}"),
    "call.leave": QT_TRANSLATE_NOOP("mauscheln", "Leave it"),
    "which.take": QT_TRANSLATE_NOOP("mauscheln", "Take the trump card …"),
    "call.stand": QT_TRANSLATE_NOOP("mauscheln", "Keep this hand"),
    "call.draw": QT_TRANSLATE_NOOP("mauscheln", "Draw from the stock"),
    "call.five": QT_TRANSLATE_NOOP("mauscheln", "Draw five for four"),
    # What happens.
    "fact.antes": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} puts %n counter(s) into the kitty."),
    "fact.antes.you": QT_TRANSLATE_NOOP("mauscheln", "You put %n counter(s) into the kitty."),
    "fact.all_ante": QT_TRANSLATE_NOOP("mauscheln", "Everybody puts %n counter(s) into the kitty."),
    "fact.all_play": QT_TRANSLATE_NOOP(
        "mauscheln",
        "There is only the ante in the kitty: everybody has to play, and {0:seat}, who deals, for two tricks.",
    ),
    "fact.all_play.you": QT_TRANSLATE_NOOP(
        "mauscheln",
        "There is only the ante in the kitty: everybody has to play, and you, the dealer, for two tricks.",
    ),
    "fact.plays_out": QT_TRANSLATE_NOOP(
        "mauscheln", "The leftovers are played out: everybody plays for %n counter(s)."
    ),
    "fact.seven_binds": QT_TRANSLATE_NOOP(
        "mauscheln", "It is a Seven: {0:seat}, who deals, has to play, but for one trick only."
    ),
    "fact.seven_binds.you": QT_TRANSLATE_NOOP(
        "mauscheln", "It is a Seven: you deal, so you have to play, but for one trick only."
    ),
    "fact.seven_helps": QT_TRANSLATE_NOOP(
        "mauscheln", "It is a Seven: {0:seat} owes one trick only."
    ),
    "fact.seven_helps.you": QT_TRANSLATE_NOOP(
        "mauscheln", "It is a Seven: you owe one trick only."
    ),
    "fact.ace_binds": QT_TRANSLATE_NOOP(
        "mauscheln", "The highest card: {0:seat}, who deals, has to play for two tricks."
    ),
    "fact.ace_binds.you": QT_TRANSLATE_NOOP(
        "mauscheln", "The highest card: you deal, so you have to play for two tricks."
    ),
    "fact.mauschels": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} plays for two tricks: Mauscheln."),
    "fact.mauschels.you": QT_TRANSLATE_NOOP("mauscheln", "You play for two tricks: Mauscheln."),
    "fact.chratzes": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} plays for two tricks: Chratze."),
    "fact.chratzes.you": QT_TRANSLATE_NOOP("mauscheln", "You play for two tricks: Chratze."),
    "fact.passes": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} passes."),
    "fact.passes.you": QT_TRANSLATE_NOOP("mauscheln", "You pass."),
    "fact.fails": QT_TRANSLATE_NOOP(
        "mauscheln", "Nobody wants to play: the cards are thrown in, and the kitty stays."
    ),
    "fact.joins": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} joins."),
    "fact.joins.you": QT_TRANSLATE_NOOP("mauscheln", "You join."),
    "fact.is_last": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} joins if nobody else does."),
    "fact.is_last.you": QT_TRANSLATE_NOOP("mauscheln", "You join if nobody else does."),
    "fact.joins_as_last": QT_TRANSLATE_NOOP(
        "mauscheln", "Nobody else is in, so {0:seat} joins as the last."
    ),
    "fact.joins_as_last.you": QT_TRANSLATE_NOOP(
        "mauscheln", "Nobody else is in, so you join as the last."
    ),
    "fact.stays_out": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} stays out."),
    "fact.stays_out.you": QT_TRANSLATE_NOOP("mauscheln", "You stay out."),
    "fact.takes_kitty": QT_TRANSLATE_NOOP(
        "mauscheln", "Nobody else is in: {0:seat} takes the kitty with %n counter(s)."
    ),
    "fact.takes_kitty.you": QT_TRANSLATE_NOOP(
        "mauscheln", "Nobody else is in: you take the kitty with %n counter(s)."
    ),
    "fact.takes_up": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} takes the {1:card}."),
    "fact.takes_up.you": QT_TRANSLATE_NOOP("mauscheln", "You take the {1:card}."),
    "fact.leaves_card": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} leaves the {1:card}."),
    "fact.leaves_card.you": QT_TRANSLATE_NOOP("mauscheln", "You leave the {1:card}."),
    "fact.stands": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} exchanges nothing."),
    "fact.stands.you": QT_TRANSLATE_NOOP("mauscheln", "You exchange nothing."),
    "fact.draws": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} draws %n card(s)."),
    "fact.draws.you": QT_TRANSLATE_NOOP("mauscheln", "You draw %n card(s)."),
    "fact.draws_five": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} draws five cards for four."),
    "fact.draws_five.you": QT_TRANSLATE_NOOP("mauscheln", "You draw five cards for four."),
    "fact.lays_fifth": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} lays one of the five aside."),
    "fact.lays_fifth.you": QT_TRANSLATE_NOOP("mauscheln", "You lay one of the five aside."),
    "fact.shuffles": QT_TRANSLATE_NOOP(
        "mauscheln", "The stock is used up: %n card(s) laid aside is/are shuffled in."
    ),
    "fact.fails_as_declarer": QT_TRANSLATE_NOOP(
        "mauscheln", "{0:seat} has not taken the two tricks promised."
    ),
    "fact.fails_as_declarer.you": QT_TRANSLATE_NOOP(
        "mauscheln", "You have not taken the two tricks you promised."
    ),
    "fact.fails_to_win": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} has taken no trick."),
    "fact.fails_to_win.you": QT_TRANSLATE_NOOP("mauscheln", "You have taken no trick."),
    "fact.pays": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} pays %n counter(s) into the kitty."),
    "fact.pays.you": QT_TRANSLATE_NOOP("mauscheln", "You pay %n counter(s) into the kitty."),
    "fact.to_bank": QT_TRANSLATE_NOOP("mauscheln", "%n counter(s) go beside the kitty."),
    "fact.from_bank": QT_TRANSLATE_NOOP("mauscheln", "%n counter(s) come back into the kitty."),
    "fact.divides": QT_TRANSLATE_NOOP(
        "mauscheln", "The last deal: %n counter(s) is/are shared out."
    ),
    "fact.failed": QT_TRANSLATE_NOOP("mauscheln", "Nobody wanted to play."),
    "fact.wins": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} wins %n."),
    "fact.wins.you": QT_TRANSLATE_NOOP("mauscheln", "You win %n."),
    "fact.loses": QT_TRANSLATE_NOOP("mauscheln", "{0:seat} loses %n."),
    "fact.loses.you": QT_TRANSLATE_NOOP("mauscheln", "You lose %n."),
    "fact.kitty_is_empty": QT_TRANSLATE_NOOP("mauscheln", "The kitty is empty."),
    "fact.kitty_holds": QT_TRANSLATE_NOOP("mauscheln", "There are now %n in the kitty."),
    # What a deal came to, item by item.
    "reckoned.no_trick": QT_TRANSLATE_NOOP("mauscheln", "no trick: the kitty paid"),
    "reckoned.declared": QT_TRANSLATE_NOOP("mauscheln", "the two tricks missed"),
    "reckoned.kitty": QT_TRANSLATE_NOOP("mauscheln", "left alone: the kitty"),
    "reckoned.ante": QT_TRANSLATE_NOOP("mauscheln", "ante"),
    # What stands on a name plate, and beside the cards.
    "plate.owes": QT_TRANSLATE_NOOP("mauscheln", "owes %n trick(s)"),
    "plate.owes.you": QT_TRANSLATE_NOOP("mauscheln", "owe %n trick(s)"),
    "tip.owes": QT_TRANSLATE_NOOP(
        "mauscheln", "Plays. Without the tricks the kitty has to be paid, twice by the declarer."
    ),
    "tip.owes.you": QT_TRANSLATE_NOOP(
        "mauscheln",
        "You play. Without the tricks you pay the kitty, as declarer twice.",
    ),
    "plate.passed": QT_TRANSLATE_NOOP("mauscheln", "has passed"),
    "plate.passed.you": QT_TRANSLATE_NOOP("mauscheln", "have passed"),
    "plate.last": QT_TRANSLATE_NOOP("mauscheln", "as the last"),
    "tip.last": QT_TRANSLATE_NOOP("mauscheln", "Joins if nobody else does."),
    "tip.last.you": QT_TRANSLATE_NOOP("mauscheln", "You join if nobody else does."),
    "plate.out": QT_TRANSLATE_NOOP("mauscheln", "out"),
    "plate.exchanged": QT_TRANSLATE_NOOP("mauscheln", "%n new"),
    "tip.exchanged": QT_TRANSLATE_NOOP("mauscheln", "Cards drawn in the exchange."),
    "sign.kitty": QT_TRANSLATE_NOOP("mauscheln", "%n in the kitty"),
    "sign.bank": QT_TRANSLATE_NOOP("mauscheln", "%n beside it"),
    "sign.all_play": QT_TRANSLATE_NOOP("mauscheln", "everybody has to play"),
    # Why something is not allowed.
    "rule.ace_declares": QT_TRANSLATE_NOOP(
        "mauscheln", "You hold the {0:card}: whoever has the highest trump may not pass."
    ),
    "rule.declare_or_pass": QT_TRANSLATE_NOOP(
        "mauscheln", "First say whether you play for two tricks or pass."
    ),
    "rule.one_last": QT_TRANSLATE_NOOP("mauscheln", "Only one can join as the last."),
    "rule.join_or_out": QT_TRANSLATE_NOOP("mauscheln", "First say whether you are in or out."),
    "rule.take_or_leave": QT_TRANSLATE_NOOP(
        "mauscheln", "Give a card from your hand for the trump card, or leave it."
    ),
    "rule.exchange_now": QT_TRANSLATE_NOOP(
        "mauscheln", "Now cards are exchanged; nothing else is possible."
    ),
    "rule.stock_used_up": QT_TRANSLATE_NOOP(
        "mauscheln", "There are not that many cards left to draw."
    ),
    "rule.lay_one_away": QT_TRANSLATE_NOOP(
        "mauscheln", "You hold five cards: first lay one of them aside."
    ),
    "rule.nothing_laid_away": QT_TRANSLATE_NOOP(
        "mauscheln", "You have laid nothing aside to draw for."
    ),
    "rule.five_for_four": QT_TRANSLATE_NOOP(
        "mauscheln", "You have laid all four aside and may draw five: do so."
    ),
    "rule.no_five": QT_TRANSLATE_NOOP("mauscheln", "You may not draw five cards."),
    "rule.draw_first": QT_TRANSLATE_NOOP("mauscheln", "First draw for the cards you laid aside."),
    "rule.must_overtrump": QT_TRANSLATE_NOOP(
        "mauscheln", "You can overtrump the {0:card}, so you have to."
    ),
    # Why a bot would do something.
    "advice.two_tricks_likely": QT_TRANSLATE_NOOP("mauscheln", "Your hand is good for two tricks."),
    "advice.two_tricks_unlikely": QT_TRANSLATE_NOOP(
        "mauscheln", "Two tricks are doubtful, and falling short is expensive."
    ),
    "advice.no_choice": QT_TRANSLATE_NOOP(
        "mauscheln", "With the highest trump in your hand you have to play."
    ),
    "advice.a_trick_likely": QT_TRANSLATE_NOOP("mauscheln", "Your hand is good for a trick."),
    "advice.a_trick_unlikely": QT_TRANSLATE_NOOP(
        "mauscheln", "Your hand is too weak, and no trick costs the whole kitty."
    ),
    "advice.last_for_five": QT_TRANSLATE_NOOP(
        "mauscheln", "It is close: against one alone, with five cards to choose from, it may do."
    ),
    "advice.better_than": QT_TRANSLATE_NOOP("mauscheln", "The trump card is better."),
    "advice.keep_the_hand": QT_TRANSLATE_NOOP(
        "mauscheln", "The {0:card} is no better than what you hold."
    ),
    "advice.enough_changed": QT_TRANSLATE_NOOP("mauscheln", "The rest is worth keeping."),
    "advice.draw_for": QT_TRANSLATE_NOOP(
        "mauscheln", "It will hardly take a trick; a new card may."
    ),
    "advice.worst_of_five": QT_TRANSLATE_NOOP("mauscheln", "It is the weakest of the five."),
    "advice.sure_trump": QT_TRANSLATE_NOOP("mauscheln", "Nobody can beat it any more."),
    "advice.highest_of_suit": QT_TRANSLATE_NOOP("mauscheln", "Nothing higher of its suit is left."),
    "advice.keep_trumps": QT_TRANSLATE_NOOP(
        "mauscheln", "A small plain card now, and the trumps for later."
    ),
    "advice.lead_best": QT_TRANSLATE_NOOP("mauscheln", "Your best chance of a trick."),
    # The sheet.
    "sheet": QT_TRANSLATE_NOOP("mauscheln", "Accounts"),
    "line.all_play": QT_TRANSLATE_NOOP("mauscheln", "all played"),
    "line.failed": QT_TRANSLATE_NOOP("mauscheln", "failed"),
    "total.share": QT_TRANSLATE_NOOP("mauscheln", "share of the leftovers"),
    "total.account": QT_TRANSLATE_NOOP("mauscheln", "account"),
    "column.kitty": QT_TRANSLATE_NOOP("mauscheln", "kitty"),
    "column.bank": QT_TRANSLATE_NOOP("mauscheln", "beside it"),
    # What is asked about a deal played with real cards.
    "entry.dealer": QT_TRANSLATE_NOOP("mauscheln", "Who dealt?"),
    "entry.declared": QT_TRANSLATE_NOOP("mauscheln", "Did somebody play for two tricks?"),
    "entry.declared.no": QT_TRANSLATE_NOOP("mauscheln", "no"),
    "entry.declared.yes": QT_TRANSLATE_NOOP("mauscheln", "yes"),
    "entry.declared.seven": QT_TRANSLATE_NOOP("mauscheln", "the dealer, after turning a Seven"),
    "entry.declarer": QT_TRANSLATE_NOOP("mauscheln", "Who?"),
    "entry.tricks": QT_TRANSLATE_NOOP("mauscheln", "Tricks; blank for those who stayed out"),
    "refusal.four_tricks": QT_TRANSLATE_NOOP(
        "mauscheln", "There are four tricks in a deal, not {0}."
    ),
    "refusal.declarer_plays": QT_TRANSLATE_NOOP(
        "mauscheln", "Whoever declared has played: put in the tricks, or a nought."
    ),
    # What one says at the table.
    "spoken.mauschels": QT_TRANSLATE_NOOP("mauscheln", "Mauscheln!"),
    "spoken.chratzes": QT_TRANSLATE_NOOP("mauscheln", "Chratze!"),
    "spoken.joins": QT_TRANSLATE_NOOP("mauscheln", "I’m in."),
    "spoken.is_last": QT_TRANSLATE_NOOP("mauscheln", "As the last!"),
    "spoken.stays_out": QT_TRANSLATE_NOOP("mauscheln", "Count me out."),
    # What choices are compared by when one looks back.
    "worth.counters": QT_TRANSLATE_NOOP("mauscheln", "Counters"),
    "meant.counters": QT_TRANSLATE_NOOP(
        "mauscheln", "Counters: what the deal brings, less what it brings the others on average."
    ),
    **FIRST_TIMES,
}
