"""The English of Tippen: every key of its rules, options, advice and sheet."""

from __future__ import annotations

TEXTS = {
    "": "tippen",
    "game": "Tippen",
    "game.about": "Three cards, a tap on the table, and a pot.",
    # House rules.
    "preset.tippen": "Tippen (Dreiblatt)",
    "preset.zwicken": "Zwicken",
    "preset.lampeln_austria": "Lampeln, as in Austria",
    "preset.lampeln_bavaria": "Lampeln, as in Bavaria",
    "preset.lupfen": "Lupfen",
    "option.pack": "Cards in the pack",
    "option.pack.32": "32, Sow to Seven",
    "option.pack.20": "20: Sow, Ten, King, Ober, Unter",
    "option.hand": "Each player gets",
    "option.hand.three": "three cards",
    "option.hand.eight": "eight cards, as far as they go round",
    "option.belli": "The Seven of Bells is always the second-best trump (Belli)",
    "option.stake_a_trick": "The stake, in counters for each trick",
    "option.stakes": "The stake is paid by",
    "option.stakes.dealer": "the dealer, before every deal",
    "option.stakes.all": "everybody, when the pot is empty",
    "option.hop": "A Sow or a Seven that is cut",
    "option.hop.off": "means nothing",
    "option.hop.hop": "passes the deal on (hop)",
    "option.hop.jump": "passes it on by one or two (hop and jump)",
    "option.hop_pays": "Whoever deals after a hop pays",
    "option.hop_pays.stake": "the stake",
    "option.hop_pays.double": "as much as lies there",
    "option.compulsory": "Everybody has to play",
    "option.compulsory.stake_only": "when only the stake lies in the pot",
    "option.compulsory.never": "never",
    "option.trump": "The trump card is turned",
    "option.trump.after": "when all cards are dealt",
    "option.trump.between": "before everybody’s last card",
    "option.lift": "The trump card is turned only for somebody who lifts it and plays",
    "option.sniff": "The dealer may take the trump card unseen (sniffing)",
    "option.dealer_first": "The dealer says first whether to play, by the trump card alone",
    "option.buy": "Whoever plays may buy new cards",
    "option.void": "Whoever cannot follow suit",
    "option.void.trump": "has to play a trump",
    "option.void.free": "may play any card",
    "option.lead_trump": "Whoever has taken a trick leads a trump if possible",
    "option.quota": "Tricks that everybody who plays has to take",
    "option.bete": "Too few tricks cost",
    "option.bete.pot": "as much as lay in the pot",
    "option.bete.stake": "the stake",
    "option.limit": "But never more stakes than",
    "option.limit.0": "no limit",
    "option.belli_lost": "Whoever loses the Belli to the Sow of trumps pays a stake",
    # What is asked.
    "ask.join": "%n counter(s) in the pot. Are you in?",
    "ask.dealer_first": "{0:suit} are trumps. Play without seeing your cards?",
    "ask.sniff": "Sniff: take the trump card unseen?",
    "ask.lay_for_sniff": "Discard a card for the trump card.",
    "ask.lift": "Lift the trump card and play?",
    "ask.buy": "Buy up to %n card(s), or keep these.",
    "ask.buy_more": "Draw, or discard %n more.",
    "wait.join": "{0:seat} is deciding whether to play.",
    "wait.dealer_first": "{0:seat} dealt and has to decide first.",
    "wait.sniff": "{0:seat} dealt and may sniff.",
    "wait.lift": "{0:seat} is deciding whether to lift the card.",
    "wait.buy": "{0:seat} is buying cards.",
    # What is said.
    "call.tap": "I’m in (tap)",
    "call.sniff": "I’m in (sniff)",
    "call.turn_up": "Open it",
    "call.lift": "I’m in (lift)",
    "key.call.tap": "I",
    "key.call.sniff": "I",
    "key.call.turn_up": "O",
    "key.call.lift": "I",
    # What happens.
    "fact.antes": "{0:seat} puts %n counter(s) into the pot.",
    "fact.antes.you": "You put %n counter(s) into the pot.",
    "fact.is_compulsory": "Only the stake lies in the pot, so everybody has to play.",
    "fact.cut_shows": "{0:seat} cuts and shows the {1:card}.",
    "fact.cut_shows.you": "You cut and show the {1:card}.",
    "fact.is_passed_over": "The deal passes on to whoever sits on the left of {0:seat}.",
    "fact.is_passed_over.you": "The deal passes on to whoever sits on your left.",
    "fact.sniffs": "{0:seat} sniffs, takes the card and plays.",
    "fact.sniffs.you": "You sniff, take the card and play.",
    "fact.lifts": "{0:seat} lifts the card.",
    "fact.lifts.you": "You lift the card.",
    "fact.nobody_lifts": "Nobody lifts the card: the cards are thrown in, and the pot stays.",
    "fact.taps": "{0:seat} taps and plays.",
    "fact.taps.you": "You tap and play.",
    "fact.all_pass": "All have passed: the pot stays.",
    "fact.takes_pot": "Nobody else plays: {0:seat} takes the pot with %n counter(s).",
    "fact.takes_pot.you": "Nobody else plays: you take the pot with %n counter(s).",
    "fact.stands": "{0:seat} buys nothing.",
    "fact.stands.you": "You buy nothing.",
    "fact.draws": "{0:seat} buys %n card(s).",
    "fact.draws.you": "You buy %n card(s).",
    "fact.fails": "{0:seat} has taken too few tricks.",
    "fact.fails.you": "You have taken too few tricks.",
    "fact.pays": "{0:seat} pays %n counter(s) into the pot.",
    "fact.pays.you": "You pay %n counter(s) into the pot.",
    "fact.pays_for_belli": (
        "{0:seat} has lost the Belli to the Sow of trumps and pays %n counter(s)."
    ),
    "fact.pays_for_belli.you": (
        "You have lost the Belli to the Sow of trumps and pay %n counter(s)."
    ),
    "fact.failed": "Nobody has played.",
    "fact.pot_is_empty": "The pot is empty.",
    "fact.pot_holds": "There are now %n counter(s) in the pot.",
    # What a deal came to, item by item.
    "reckoned.too_few": "too few tricks",
    "reckoned.belli": "the Belli lost",
    "reckoned.pot": "left alone: the pot",
    "reckoned.stake": "stake",
    # What stands on a name plate, and beside the cards.
    "plate.plays": "plays",
    "plate.plays.you": "play",
    "plate.lifted": "has lifted",
    "plate.lifted.you": "have lifted",
    "plate.left_it": "has not lifted",
    "plate.left_it.you": "have not lifted",
    "plate.sniffed": "has sniffed",
    "plate.sniffed.you": "have sniffed",
    "caption.seen": "the card that was cut",
    "sign.pot": "%n in the pot",
    "sign.compulsory": "everybody has to play",
    "tip.plays": "Is in, and owes tricks.",
    "tip.plays.you": "You are in, and owe tricks.",
    "tip.lifted": "Has lifted the trump card and plays.",
    "tip.lifted.you": "You have lifted the trump card and play.",
    "tip.sniffed": "Has taken the trump card and plays.",
    "tip.sniffed.you": "You have taken the trump card and play.",
    "tip.exchanged": "Cards bought for others laid aside.",
    # Why something is not allowed.
    "rule.sniff_or_turn": "First say whether you take the card or turn it up.",
    "rule.lay_one_away": "First lay a card aside for the trump card.",
    "rule.play_or_pass": "First say whether you play.",
    "rule.lift_or_pass": "First say whether you lift the card.",
    "rule.tap_or_pass": "First everybody says whether they are playing.",
    "rule.nothing_laid_away": "You have laid nothing aside.",
    "rule.buy_now": "Now cards are bought.",
    "rule.must_lead_trump": "You have taken a trick and hold a trump: lead one.",
    # Why a bot would do something.
    "advice.tricks_likely": "Your hand is good for what you owe.",
    "advice.tricks_unlikely": "Too weak, and missing the tricks is costly.",
    "advice.nobody_else": "Nobody else plays: the pot is yours.",
    "advice.good_without_trump": "Your hand is good for a trick whatever is trump.",
    "advice.poor_without_trump": "Without a trump to be sure of, the hand is too weak.",
    "advice.a_trump_more": "With a trump for your worst card the hand is good enough.",
    "advice.own_trump_helps": "The {0:card} will be yours.",
    "advice.own_trump_is_little": "You know only the {0:card}, and that is little.",
    "advice.lay_worst": "The {0:card} is of least use to you.",
    # What has a name of its own, and what one should think over.
    "nickname.belli": "Belli",
    "doubt.pot_is_yours": "Nobody else plays: the pot would be yours. Pass all the same?",
    # The sheet.
    "sheet": "Accounts",
    "line.compulsory": "all in",
    "line.failed": "all passed",
    "total.account": "account",
    "column.pot": "pot",
    # What is asked about a deal played with real cards.
    "entry.dealer": "Who dealt in the end?",
    "entry.passed": "How many places did the cut pass the deal on?",
    "entry.belli": "Was the Belli lost to the Sow of trumps?",
    "entry.belli.no": "no",
    "entry.belli.yes": "yes",
    "entry.loser": "Who lost it?",
    "remark.four_to_six": "Where cards are bought, usually four to six play.",
    "remark.cards_each": (
        "Lampeln is made for four, who get eight cards. With this many players, each gets %n "
        "card(s)."
    ),
    "refusal.loser_plays": "Whoever lost the Belli has played: put in the tricks, or a nought.",
    # What is said aloud.
    "spoken.taps": "I’m in.",
    "spoken.passes": "Count me out.",
    "spoken.lifts": "I’ll lift it!",
    "spoken.sniffs": "I’ll sniff!",
    # What is told before the first deal of a person new to it.
    "aim": "Most counters at the end wins.",
    "aim.deal": "Three tricks a deal",
    "aim.deal.more": "Each brings you a third of the pot.",
    "aim.count": "In? You owe a trick",
    "aim.count.more": "Take none, and you pay as much as lay in the pot.",
    "aim.odd": "Weak hand? Pass",
    "aim.odd.more": "It’s free. But if the pot holds only the stake, everybody plays.",
    "aim.sign": "pass",
    # What is decided for the first time.
    "first.join": (
        "Whoever taps plays for the pot and owes tricks; without them the pot has to be paid. "
        "Passing costs nothing."
    ),
    "first.sniff": (
        "You deal and may sniff: then you take the trump card that nobody has seen yet, lay a "
        "card aside for it, and have to play."
    ),
    "first.lift": (
        "Nobody knows the trump yet. Whoever lifts the card has to play; the others decide when "
        "they have seen it."
    ),
    "first.dealer_first": (
        "You deal and say first whether you play. You know only the trump card, and it will be "
        "your last card."
    ),
    "first.buy": (
        "You may exchange once: lay cards aside and draw as many. Then you have what you play with."
    ),
    "first.tricks": (
        "You play a card and follow suit if you can. Every trick brings its share of the pot."
    ),
}
