"""The English of Tippen: every key of its rules, options, advice and sheet."""

from __future__ import annotations

from engine.games.tippen.first_times import FIRST_TIMES
from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "tippen",
    "game": QT_TRANSLATE_NOOP("tippen", "Tippen"),
    "game.about": QT_TRANSLATE_NOOP("tippen", "Three cards, a tap on the table, and a pot."),
    # House rules.
    "preset.tippen": QT_TRANSLATE_NOOP("tippen", "Tippen (Dreiblatt)"),
    "preset.zwicken": QT_TRANSLATE_NOOP("tippen", "Zwicken"),
    "preset.lampeln_austria": QT_TRANSLATE_NOOP("tippen", "Lampeln, as in Austria"),
    "preset.lampeln_bavaria": QT_TRANSLATE_NOOP("tippen", "Lampeln, as in Bavaria"),
    "preset.lupfen": QT_TRANSLATE_NOOP("tippen", "Lupfen"),
    "option.pack": QT_TRANSLATE_NOOP("tippen", "Cards in the pack"),
    "option.pack.32": QT_TRANSLATE_NOOP("tippen", "32, Sow to Seven"),
    "option.pack.20": QT_TRANSLATE_NOOP("tippen", "20: Sow, Ten, King, Ober, Unter"),
    "option.hand": QT_TRANSLATE_NOOP("tippen", "Each player gets"),
    "option.hand.three": QT_TRANSLATE_NOOP("tippen", "three cards"),
    "option.hand.eight": QT_TRANSLATE_NOOP("tippen", "eight cards, as far as they go round"),
    "option.belli": QT_TRANSLATE_NOOP(
        "tippen", "The Seven of Bells is always the second-best trump (Belli)"
    ),
    "option.stake_a_trick": QT_TRANSLATE_NOOP("tippen", "The stake, in counters for each trick"),
    "option.stakes": QT_TRANSLATE_NOOP("tippen", "The stake is paid by"),
    "option.stakes.dealer": QT_TRANSLATE_NOOP("tippen", "the dealer, before every deal"),
    "option.stakes.all": QT_TRANSLATE_NOOP("tippen", "everybody, when the pot is empty"),
    "option.hop": QT_TRANSLATE_NOOP("tippen", "A Sow or a Seven that is cut"),
    "option.hop.off": QT_TRANSLATE_NOOP("tippen", "means nothing"),
    "option.hop.hop": QT_TRANSLATE_NOOP("tippen", "passes the deal on (hop)"),
    "option.hop.jump": QT_TRANSLATE_NOOP("tippen", "passes it on by one or two (hop and jump)"),
    "option.hop_pays": QT_TRANSLATE_NOOP("tippen", "Whoever deals after a hop pays"),
    "option.hop_pays.stake": QT_TRANSLATE_NOOP("tippen", "the stake"),
    "option.hop_pays.double": QT_TRANSLATE_NOOP("tippen", "as much as lies there"),
    "option.compulsory": QT_TRANSLATE_NOOP("tippen", "Everybody has to play"),
    "option.compulsory.stake_only": QT_TRANSLATE_NOOP(
        "tippen", "when only the stake lies in the pot"
    ),
    "option.compulsory.never": QT_TRANSLATE_NOOP("tippen", "never"),
    "option.trump": QT_TRANSLATE_NOOP("tippen", "The trump card is turned"),
    "option.trump.after": QT_TRANSLATE_NOOP("tippen", "when all cards are dealt"),
    "option.trump.between": QT_TRANSLATE_NOOP("tippen", "before everybody’s last card"),
    "option.lift": QT_TRANSLATE_NOOP(
        "tippen", "The trump card is turned only for somebody who lifts it and plays"
    ),
    "option.sniff": QT_TRANSLATE_NOOP(
        "tippen", "The dealer may take the trump card unseen (sniffing)"
    ),
    "option.dealer_first": QT_TRANSLATE_NOOP(
        "tippen", "The dealer says first whether to play, by the trump card alone"
    ),
    "option.buy": QT_TRANSLATE_NOOP("tippen", "Whoever plays may buy new cards"),
    "option.void": QT_TRANSLATE_NOOP("tippen", "Whoever cannot follow suit"),
    "option.void.trump": QT_TRANSLATE_NOOP("tippen", "has to play a trump"),
    "option.void.free": QT_TRANSLATE_NOOP("tippen", "may play any card"),
    "option.head": QT_TRANSLATE_NOOP("tippen", "Whoever can must beat the trick"),
    "option.lead_trump": QT_TRANSLATE_NOOP(
        "tippen", "Whoever has taken a trick leads a trump if possible"
    ),
    "option.quota": QT_TRANSLATE_NOOP("tippen", "Tricks that everybody who plays has to take"),
    "option.bete": QT_TRANSLATE_NOOP("tippen", "Too few tricks cost"),
    "option.bete.pot": QT_TRANSLATE_NOOP("tippen", "as much as lay in the pot"),
    "option.bete.stake": QT_TRANSLATE_NOOP("tippen", "the stake"),
    "option.limit": QT_TRANSLATE_NOOP("tippen", "But never more stakes than"),
    "option.limit.0": QT_TRANSLATE_NOOP("tippen", "no limit"),
    "option.belli_lost": QT_TRANSLATE_NOOP(
        "tippen", "Whoever loses the Belli to the Sow of trumps pays a stake"
    ),
    "option.deals": QT_TRANSLATE_NOOP("tippen", "Deals in an evening"),
    "option.leftovers": QT_TRANSLATE_NOOP("tippen", "What is left at the end"),
    "option.leftovers.split": QT_TRANSLATE_NOOP("tippen", "is shared out equally"),
    "option.leftovers.play_out": QT_TRANSLATE_NOOP(
        "tippen", "is played out: all play, nobody pays"
    ),
    # What is asked.
    "ask.join": QT_TRANSLATE_NOOP("tippen", "Are you playing? There are %n counter(s) in the pot."),
    "ask.dealer_first": QT_TRANSLATE_NOOP(
        "tippen", "{0:suit} are trumps. Will you play without having seen your cards?"
    ),
    "ask.sniff": QT_TRANSLATE_NOOP(
        "tippen", "Will you take the trump card before anybody sees it?"
    ),
    "ask.lay_for_sniff": QT_TRANSLATE_NOOP("tippen", "Lay a card aside for the trump card."),
    "ask.lift": QT_TRANSLATE_NOOP("tippen", "Will you lift the trump card and play?"),
    "ask.buy": QT_TRANSLATE_NOOP("tippen", "Lay up to %n card(s) aside for new ones, or keep all."),
    "ask.buy_more": QT_TRANSLATE_NOOP("tippen", "Draw, or lay %n more card(s) aside."),
    "ask.draw_now": QT_TRANSLATE_NOOP("tippen", "Now draw your cards."),
    "ask.no_stock": QT_TRANSLATE_NOOP("tippen", "There is nothing left to draw."),
    "ask.tricks": QT_TRANSLATE_NOOP("tippen", "Play a card."),
    "wait.join": QT_TRANSLATE_NOOP("tippen", "{0:seat} is deciding whether to play."),
    "wait.dealer_first": QT_TRANSLATE_NOOP("tippen", "{0:seat} dealt and has to decide first."),
    "wait.sniff": QT_TRANSLATE_NOOP("tippen", "{0:seat} dealt and may sniff."),
    "wait.lift": QT_TRANSLATE_NOOP("tippen", "{0:seat} is deciding whether to lift the card."),
    "wait.buy": QT_TRANSLATE_NOOP("tippen", "{0:seat} is buying cards."),
    "wait.tricks": QT_TRANSLATE_NOOP("tippen", "It is {0:seat}’s turn."),
    # What is said.
    "call.tap": QT_TRANSLATE_NOOP("tippen", "Tap, and play"),
    "call.pass": QT_TRANSLATE_NOOP("tippen", "Pass"),
    "call.play": QT_TRANSLATE_NOOP("tippen", "Play"),
    "call.sniff": QT_TRANSLATE_NOOP("tippen", "Sniff: take the card and play"),
    "call.turn_up": QT_TRANSLATE_NOOP("tippen", "Turn the card up"),
    "call.lift": QT_TRANSLATE_NOOP("tippen", "Lift the card and play"),
    "call.stand": QT_TRANSLATE_NOOP("tippen", "Keep these cards"),
    "call.draw": QT_TRANSLATE_NOOP("tippen", "Draw from the stock"),
    # What happens.
    "fact.antes": QT_TRANSLATE_NOOP("tippen", "{0:seat} puts %n counter(s) into the pot."),
    "fact.antes.you": QT_TRANSLATE_NOOP("tippen", "You put %n counter(s) into the pot."),
    "fact.is_compulsory": QT_TRANSLATE_NOOP(
        "tippen", "Only the stake lies in the pot, so everybody has to play."
    ),
    "fact.plays_out": QT_TRANSLATE_NOOP(
        "tippen", "The leftovers are played out: everybody plays for %n counter(s)."
    ),
    "fact.cut_shows": QT_TRANSLATE_NOOP("tippen", "{0:seat} cuts and shows the {1:card}."),
    "fact.cut_shows.you": QT_TRANSLATE_NOOP("tippen", "You cut and show the {1:card}."),
    "fact.is_passed_over": QT_TRANSLATE_NOOP(
        "tippen", "The deal passes on to whoever sits on the left of {0:seat}."
    ),
    "fact.is_passed_over.you": QT_TRANSLATE_NOOP(
        "tippen", "The deal passes on to whoever sits on your left."
    ),
    "fact.sniffs": QT_TRANSLATE_NOOP("tippen", "{0:seat} sniffs, takes the card and plays."),
    "fact.sniffs.you": QT_TRANSLATE_NOOP("tippen", "You sniff, take the card and play."),
    "fact.lifts": QT_TRANSLATE_NOOP("tippen", "{0:seat} lifts the card."),
    "fact.lifts.you": QT_TRANSLATE_NOOP("tippen", "You lift the card."),
    "fact.nobody_lifts": QT_TRANSLATE_NOOP(
        "tippen", "Nobody lifts the card: the cards are thrown in, and the pot stays."
    ),
    "fact.taps": QT_TRANSLATE_NOOP("tippen", "{0:seat} taps and plays."),
    "fact.taps.you": QT_TRANSLATE_NOOP("tippen", "You tap and play."),
    "fact.plays": QT_TRANSLATE_NOOP("tippen", "{0:seat} plays."),
    "fact.plays.you": QT_TRANSLATE_NOOP("tippen", "You play."),
    "fact.passes": QT_TRANSLATE_NOOP("tippen", "{0:seat} passes."),
    "fact.passes.you": QT_TRANSLATE_NOOP("tippen", "You pass."),
    "fact.all_pass": QT_TRANSLATE_NOOP("tippen", "All have passed: the pot stays."),
    "fact.takes_pot": QT_TRANSLATE_NOOP(
        "tippen", "Nobody else plays: {0:seat} takes the pot with %n counter(s)."
    ),
    "fact.takes_pot.you": QT_TRANSLATE_NOOP(
        "tippen", "Nobody else plays: you take the pot with %n counter(s)."
    ),
    "fact.stands": QT_TRANSLATE_NOOP("tippen", "{0:seat} buys nothing."),
    "fact.stands.you": QT_TRANSLATE_NOOP("tippen", "You buy nothing."),
    "fact.draws": QT_TRANSLATE_NOOP("tippen", "{0:seat} buys %n card(s)."),
    "fact.draws.you": QT_TRANSLATE_NOOP("tippen", "You buy %n card(s)."),
    "fact.fails": QT_TRANSLATE_NOOP("tippen", "{0:seat} has taken too few tricks."),
    "fact.fails.you": QT_TRANSLATE_NOOP("tippen", "You have taken too few tricks."),
    "fact.pays": QT_TRANSLATE_NOOP("tippen", "{0:seat} pays %n counter(s) into the pot."),
    "fact.pays.you": QT_TRANSLATE_NOOP("tippen", "You pay %n counter(s) into the pot."),
    "fact.pays_for_belli": QT_TRANSLATE_NOOP(
        "tippen", "{0:seat} has lost the Belli to the Sow of trumps and pays %n counter(s)."
    ),
    "fact.pays_for_belli.you": QT_TRANSLATE_NOOP(
        "tippen", "You have lost the Belli to the Sow of trumps and pay %n counter(s)."
    ),
    "fact.divides": QT_TRANSLATE_NOOP("tippen", "The last deal: %n counter(s) is/are shared out."),
    "fact.failed": QT_TRANSLATE_NOOP("tippen", "Nobody has played."),
    "fact.wins": QT_TRANSLATE_NOOP("tippen", "{0:seat} wins %n."),
    "fact.wins.you": QT_TRANSLATE_NOOP("tippen", "You win %n."),
    "fact.loses": QT_TRANSLATE_NOOP("tippen", "{0:seat} loses %n."),
    "fact.loses.you": QT_TRANSLATE_NOOP("tippen", "You lose %n."),
    "fact.pot_is_empty": QT_TRANSLATE_NOOP("tippen", "The pot is empty."),
    "fact.pot_holds": QT_TRANSLATE_NOOP("tippen", "There are now %n counter(s) in the pot."),
    # What a deal came to, item by item.
    "reckoned.too_few": QT_TRANSLATE_NOOP("tippen", "too few tricks"),
    "reckoned.belli": QT_TRANSLATE_NOOP("tippen", "the Belli lost"),
    "reckoned.pot": QT_TRANSLATE_NOOP("tippen", "left alone: the pot"),
    "reckoned.stake": QT_TRANSLATE_NOOP("tippen", "stake"),
    # What stands on a name plate, and beside the cards.
    "plate.plays": QT_TRANSLATE_NOOP("tippen", "plays"),
    "plate.plays.you": QT_TRANSLATE_NOOP("tippen", "play"),
    "plate.out": QT_TRANSLATE_NOOP("tippen", "out"),
    "plate.lifted": QT_TRANSLATE_NOOP("tippen", "has lifted"),
    "plate.lifted.you": QT_TRANSLATE_NOOP("tippen", "have lifted"),
    "plate.left_it": QT_TRANSLATE_NOOP("tippen", "has not lifted"),
    "plate.left_it.you": QT_TRANSLATE_NOOP("tippen", "have not lifted"),
    "plate.sniffed": QT_TRANSLATE_NOOP("tippen", "has sniffed"),
    "plate.sniffed.you": QT_TRANSLATE_NOOP("tippen", "have sniffed"),
    "plate.bought": QT_TRANSLATE_NOOP("tippen", "%n new"),
    "caption.seen": QT_TRANSLATE_NOOP("tippen", "the card that was cut"),
    "sign.pot": QT_TRANSLATE_NOOP("tippen", "%n in the pot"),
    "sign.compulsory": QT_TRANSLATE_NOOP("tippen", "everybody has to play"),
    "tip.plays": QT_TRANSLATE_NOOP("tippen", "Is in, and owes tricks."),
    "tip.plays.you": QT_TRANSLATE_NOOP("tippen", "You are in, and owe tricks."),
    "tip.lifted": QT_TRANSLATE_NOOP("tippen", "Has lifted the trump card and plays."),
    "tip.lifted.you": QT_TRANSLATE_NOOP("tippen", "You have lifted the trump card and play."),
    "tip.sniffed": QT_TRANSLATE_NOOP("tippen", "Has taken the trump card and plays."),
    "tip.sniffed.you": QT_TRANSLATE_NOOP("tippen", "You have taken the trump card and play."),
    "tip.bought": QT_TRANSLATE_NOOP("tippen", "Cards bought for others laid aside."),
    # Why something is not allowed.
    "rule.sniff_or_turn": QT_TRANSLATE_NOOP(
        "tippen", "First say whether you take the card or turn it up."
    ),
    "rule.lay_one_away": QT_TRANSLATE_NOOP("tippen", "First lay a card aside for the trump card."),
    "rule.play_or_pass": QT_TRANSLATE_NOOP("tippen", "First say whether you play."),
    "rule.lift_or_pass": QT_TRANSLATE_NOOP("tippen", "First say whether you lift the card."),
    "rule.tap_or_pass": QT_TRANSLATE_NOOP(
        "tippen", "First everybody says whether they are playing."
    ),
    "rule.stock_used_up": QT_TRANSLATE_NOOP(
        "tippen", "There are not that many cards left in the stock."
    ),
    "rule.draw_first": QT_TRANSLATE_NOOP("tippen", "First draw for the cards you laid aside."),
    "rule.nothing_laid_away": QT_TRANSLATE_NOOP("tippen", "You have laid nothing aside."),
    "rule.buy_now": QT_TRANSLATE_NOOP("tippen", "Now cards are bought."),
    "rule.must_lead_trump": QT_TRANSLATE_NOOP(
        "tippen", "You have taken a trick and hold a trump: lead one."
    ),
    # Why a bot would do something.
    "advice.tricks_likely": QT_TRANSLATE_NOOP("tippen", "Your hand is good for what you owe."),
    "advice.tricks_unlikely": QT_TRANSLATE_NOOP(
        "tippen", "Your hand is too weak, and failing is expensive."
    ),
    "advice.nobody_else": QT_TRANSLATE_NOOP("tippen", "Nobody else plays: the pot is yours."),
    "advice.good_without_trump": QT_TRANSLATE_NOOP(
        "tippen", "Your hand is good for a trick whatever is trump."
    ),
    "advice.poor_without_trump": QT_TRANSLATE_NOOP(
        "tippen", "Without a trump to be sure of, the hand is too weak."
    ),
    "advice.a_trump_more": QT_TRANSLATE_NOOP(
        "tippen", "With a trump for your worst card the hand is good enough."
    ),
    "advice.own_trump_helps": QT_TRANSLATE_NOOP("tippen", "The {0:card} will be yours."),
    "advice.own_trump_is_little": QT_TRANSLATE_NOOP(
        "tippen", "You know only the {0:card}, and that is little."
    ),
    "advice.enough_changed": QT_TRANSLATE_NOOP("tippen", "The rest is worth keeping."),
    "advice.draw_for": QT_TRANSLATE_NOOP("tippen", "It will hardly take a trick; a new card may."),
    "advice.lay_worst": QT_TRANSLATE_NOOP("tippen", "The {0:card} is of least use to you."),
    "advice.sure_trump": QT_TRANSLATE_NOOP("tippen", "Nobody can beat it any more."),
    "advice.highest_of_suit": QT_TRANSLATE_NOOP("tippen", "Nothing higher of its suit is left."),
    "advice.keep_trumps": QT_TRANSLATE_NOOP(
        "tippen", "A small plain card now, and the trumps for later."
    ),
    "advice.lead_best": QT_TRANSLATE_NOOP("tippen", "Your best chance of a trick."),
    # What has a name of its own, and what one should think over.
    "nickname.belli": QT_TRANSLATE_NOOP("tippen", "Belli"),
    "doubt.pot_is_yours": QT_TRANSLATE_NOOP(
        "tippen", "Nobody else plays: the pot would be yours. Pass all the same?"
    ),
    # The sheet.
    "sheet": QT_TRANSLATE_NOOP("tippen", "Accounts"),
    "line.compulsory": QT_TRANSLATE_NOOP("tippen", "all in"),
    "line.failed": QT_TRANSLATE_NOOP("tippen", "all passed"),
    "total.share": QT_TRANSLATE_NOOP("tippen", "share of the leftovers"),
    "total.account": QT_TRANSLATE_NOOP("tippen", "account"),
    "column.pot": QT_TRANSLATE_NOOP("tippen", "pot"),
    # What is asked about a deal played with real cards.
    "entry.dealer": QT_TRANSLATE_NOOP("tippen", "Who dealt in the end?"),
    "entry.passed": QT_TRANSLATE_NOOP("tippen", "How many places did the cut pass the deal on?"),
    "entry.belli": QT_TRANSLATE_NOOP("tippen", "Was the Belli lost to the Sow of trumps?"),
    "entry.belli.no": QT_TRANSLATE_NOOP("tippen", "no"),
    "entry.belli.yes": QT_TRANSLATE_NOOP("tippen", "yes"),
    "entry.loser": QT_TRANSLATE_NOOP("tippen", "Who lost it?"),
    "entry.tricks": QT_TRANSLATE_NOOP("tippen", "Tricks; blank for those who passed"),
    "remark.four": QT_TRANSLATE_NOOP("tippen", "By these rules usually four play."),
    "remark.four_to_six": QT_TRANSLATE_NOOP(
        "tippen", "Where cards are bought, usually four to six play."
    ),
    "remark.cards_each": QT_TRANSLATE_NOOP(
        "tippen",
        "Lampeln is made for four, who get eight cards. With this many players, each "
        "gets %n card(s).",
    ),
    "refusal.tricks_in_all": QT_TRANSLATE_NOOP(
        "tippen", "There are {1} tricks in a deal, not {0}."
    ),
    "refusal.loser_plays": QT_TRANSLATE_NOOP(
        "tippen", "Whoever lost the Belli has played: put in the tricks, or a nought."
    ),
    # What is said aloud.
    "spoken.taps": QT_TRANSLATE_NOOP("tippen", "I’m in."),
    "spoken.passes": QT_TRANSLATE_NOOP("tippen", "Count me out."),
    "spoken.lifts": QT_TRANSLATE_NOOP("tippen", "I’ll lift it!"),
    "spoken.sniffs": QT_TRANSLATE_NOOP("tippen", "I’ll sniff!"),
    # What choices are compared by when one looks back.
    "worth.counters": QT_TRANSLATE_NOOP("tippen", "Counters"),
    "meant.counters": QT_TRANSLATE_NOOP(
        "tippen", "Counters: what the deal brings, less what it brings the others on average."
    ),
    **FIRST_TIMES,
}
