"""The English of Ramsen: every key of its rules, options, advice and sheet."""

from __future__ import annotations

TEXTS = {
    "": "ramsen",
    "game": "Ramsen",
    "game.about": "Five tricks, four permanent trumps, first to two crosses.",
    # House rules.
    "preset.bavarian": "Bavaria",
    "preset.zaisertshofen": "Ramsch, as in Zaisertshofen",
    "preset.stakes": "Bavaria, for small stakes",
    "option.bid_before_exchange": "Say who plays before cards are exchanged",
    "option.schleck": "When cutting, rearhand may keep",
    "option.schleck.any": "any bottom card",
    "option.schleck.only_criticals": "only a permanent trump",
    "option.schleck.off": "nothing",
    "option.schlecker_must_play": "After a schleck, rearhand must play",
    "option.exchange_total": "Cards the table may exchange in all",
    "option.exchange_total.5": "five",
    "option.exchange_total.32": "as many as the stock has",
    "option.exchange_total.0": "none",
    "option.upcard_swap_counts": "The dealer’s swap for the upcard counts among the five",
    "option.upcard_swap_forces_play": "A dealer who takes the upcard must play",
    "option.upcard_swap": "The dealer takes the upcard",
    "option.upcard_swap.before_drawing": "before drawing",
    "option.upcard_swap.after_drawing": "after drawing, knowing the new cards",
    "option.perm_trump_upcard": "When a permanent trump is turned up",
    "option.perm_trump_upcard.printed_suit": "the suit printed on it is trump",
    "option.perm_trump_upcard.turn_another": "another card is turned",
    "option.lone_player.five": "five bars",
    "option.lone_player.one": "one bar",
    "option.swiss_leads": "The Sow of trumps leads first, and the second lead is a trump",
    "option.crosses": "Crosses to fill",
    "option.penalty_cross": "Playing without a trick brings",
    "option.penalty_cross.5": "a penalty cross",
    "option.penalty_cross.0": "no penalty",
    "option.finish": "A game ends",
    "option.finish.first": "when the first player finishes and wins",
    "option.finish.places": "when all places are played out",
    "option.finish.bolla": "when only one is left, who gets a Bolla",
    "option.stop_at_last_bar": "The deal ends with the bar that ends the game",
    "option.stake": "The winner is paid for each open bar",
    "option.stake.0": "nothing",
    "option.evening.one_game": "after one game, or one Bolla",
    # What is asked.
    "ask.schleck": "You cut this card. Keep it (schleck)?",
    "ask.swap_only": "Swap a card for the upcard?",
    "ask.bound": "You took a card, so you are in.",
    "ask.bid": "Are you in?",
    "wait.schleck": "{0:seat} is cutting.",
    "wait.exchange": "{0:seat} is exchanging.",
    "wait.bid": "{0:seat}: in or out?",
    # What is said.
    "call.keep": "Keep it",
    "which.swap": "Exchange …",
    # What happens.
    "fact.cuts": "{0:seat} cuts.",
    "fact.cuts.you": "You cut.",
    "fact.schlecks": "{0:seat} keeps the cut card (schleck).",
    "fact.schlecks.you": "You keep the cut card (schleck).",
    "fact.bars": "{0:seat} gets %n bar(s).",
    "fact.bars.you": "You get %n bar(s).",
    "fact.no_trick": "No trick for {0:seat}: a penalty cross!",
    "fact.no_trick.you": "No trick for you: a penalty cross!",
    "fact.takes_up": "{0:seat} takes the upcard, the {1:card}.",
    "fact.takes_up.you": "You take the upcard, the {1:card}.",
    "fact.completes": "{0:seat} fills the last cross!",
    "fact.completes.you": "You fill the last cross!",
    # What a deal came to, item by item.
    "reckoned.bars": "%n trick(s)",
    "reckoned.penalty_cross": "no trick: a penalty cross",
    "reckoned.dropped_out": "not in this deal",
    "reckoning.amount": "%n bar(s)",
    # What stands on a name plate.
    "plate.plays": "playing",
    "plate.schleck": "schleck",
    "plate.finished": "finished",
    # Why something is not allowed.
    "rule.only_criticals": "You may keep only a permanent trump.",
    "rule.keep_or_leave": "Keep the card, or leave it.",
    "rule.upcard_is_kept": "You took the {0:card} openly: it stays in your hand.",
    "rule.exchange_used_up": "The table has used up its exchanges.",
    "rule.only_dealer_swaps": "Only the dealer may take the upcard.",
    "rule.has_drawn": "You have had your exchange. Only the upcard is left.",
    "rule.draw_before_swap": "Draw first. At this table the upcard comes later.",
    "rule.exchanged_must_play": "You have exchanged, so you must play.",
    "rule.bound_to_play": "You took a card, so you must play.",
    "rule.sow_opens": "You hold the Sow of trumps: lead it first.",
    # Why a bot would do something.
    "advice.worth_a_schleck": "It is worth more than exchanging cards.",
    "advice.not_worth_a_schleck": "Exchanging cards is worth more.",
    "advice.not_worth_changing": "New cards would hardly make this hand worth playing.",
    "advice.too_weak": "Too weak: without a trick you get a penalty cross.",
    "advice.strong_enough": "Your hand is good for a trick or more.",
    "advice.upcard_is_better": "The upcard is better.",
    "advice.enough_exchanged": "The other cards are worth keeping.",
    # Cards with a name of their own.
    "nickname.dallmutz": "Dallmutz",
    "nickname.belli": "Belli",
    "nickname.big_boy": "Big Boy",
    "nickname.little_boy": "Little Boy",
    "nickname.critical": "Critical",
    # What is asked about a deal played with real cards.
    "entry.finished1": "Who finished first?",
    "entry.finished2": "Who finished second?",
    "entry.finished3": "Who finished third?",
    "entry.finished4": "Who finished fourth?",
    "refusal.first_ends_it": (
        "By your house rules the first to fill the last cross ends the deal: no second one "
        "finishes in it."
    ),
    "refusal.last_bar_ends_it": (
        "By your house rules the deal ends with the last bar: its player has no trick beyond it."
    ),
    "refusal.lone_player": "A lone player gets what the house rules say, nothing else.",
    # The sheet.
    "sheet": "Crosses",
    "mark.cross": "cross, %n of 5 bars",
    "mark.penalty_cross": "penalty cross, %n of 5 bars",
    "mark.bolla": "%n Bolla",
    "total.open": "open bars",
    "total.points": "points for places",
    "total.bolla": "Bolla",
    "total.money": "money",
    # What choices are compared by when one looks back.
    "meant.not_last": (
        "Not last: how likely you are not to finish last in the game, as it stands after this deal."
    ),
    "tip.schleck": "Kept the card that was cut, so there are only four more, and no exchange.",
    "tip.schleck.you": (
        "You kept the card that was cut, so there are only four more, and no exchange."
    ),
    # What is told before the first deal of a person new to it.
    "aim": "Ten tricks win the game.",
    "aim.deal": "Five tricks a deal",
    "aim.deal.more": "Follow suit, and beat what’s there if you can.",
    "aim.count": "Two crosses to fill",
    "aim.count.more": "Each trick is a bar, five bars fill a cross. First to fill both wins.",
    "aim.odd": "Weak hand? Drop out",
    "aim.odd.more": "It’s free. But play and take nothing, and you get a third cross.",
    "aim.sign": "out",
    # What is decided for the first time.
    "first.schleck": (
        "You cut the pack, and only you see this card. If you keep it, you get only four more "
        "and may not exchange."
    ),
    "first.exchange": (
        "You may discard weak cards and draw as many from the stock. If you exchange, you must "
        "play."
    ),
    "first.bid": "Playing without a trick costs you a penalty cross; passing costs nothing.",
    "first.tricks": (
        "Follow suit, or else trump, and head the trick if you can. Each trick counts for you."
    ),
}
