"""The English of what every game says: cards, suits, the rules of tricks and rows.

Keys stand in the rules; here is the English source of each, marked for the translators. Pieces
in braces are filled by the speaker, who knows what each argument is: `{0:seat}` a player's name,
`{0:side}` the names of those who share a column of the sheet, `{1:card}` a card, `{0:suit}` a suit,
`{2:unit}` what numbers count.
`%n` is the number that decides between one and many: the last argument of the fact.

A sentence about a player has a second form for whoever is told it about himself: under its key
with `.you` behind it, for who is named by `{0:seat}` or sits on `{0:side}`, or `.you1` for
`{1:seat}`. So has what stands below a name (`plate.KEY`) and in its tip (`tip.KEY`) where it is
about who sits there. What is waited for has none: whoever is waited for is told "wait.you". A
reason that is told with numbers when one looks back has that form under its key with `.counted`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

_WHO = re.compile(r"\{(\d+):(seat|side)\}")


def QT_TRANSLATE_NOOP(context: str, text: str, remark: str = "") -> str:  # noqa: N802
    """Mark a text for translation in a context; the text itself is the result.

    The remark tells it from an equal text that is translated otherwise.
    """
    return text


SUITS = {
    "german": {
        "E": QT_TRANSLATE_NOOP("cards", "Acorns"),
        "G": QT_TRANSLATE_NOOP("cards", "Leaves"),
        "H": QT_TRANSLATE_NOOP("cards", "Hearts"),
        "S": QT_TRANSLATE_NOOP("cards", "Bells"),
    },
    "french": {
        "C": QT_TRANSLATE_NOOP("cards", "Clubs"),
        "S": QT_TRANSLATE_NOOP("cards", "Spades"),
        "H": QT_TRANSLATE_NOOP("cards", "Hearts"),
        "D": QT_TRANSLATE_NOOP("cards", "Diamonds"),
    },
}

REMARKS = {"german": "German cards", "french": ""}
"""What tells the ranks of German cards, where there is a Neuner, from those of French: Neun."""

RANKS = {
    "german": {
        "A": QT_TRANSLATE_NOOP("cards", "Sow", "German cards"),
        "K": QT_TRANSLATE_NOOP("cards", "King", "German cards"),
        "O": QT_TRANSLATE_NOOP("cards", "Ober", "German cards"),
        "U": QT_TRANSLATE_NOOP("cards", "Unter", "German cards"),
        "10": QT_TRANSLATE_NOOP("cards", "Ten", "German cards"),
        "9": QT_TRANSLATE_NOOP("cards", "Nine", "German cards"),
        "8": QT_TRANSLATE_NOOP("cards", "Eight", "German cards"),
        "7": QT_TRANSLATE_NOOP("cards", "Seven", "German cards"),
        "6": QT_TRANSLATE_NOOP("cards", "Six", "German cards"),
        "W": QT_TRANSLATE_NOOP("cards", "Weli", "German cards"),
    },
    "french": {
        "A": QT_TRANSLATE_NOOP("cards", "Ace"),
        "K": QT_TRANSLATE_NOOP("cards", "King"),
        "Q": QT_TRANSLATE_NOOP("cards", "Queen"),
        "J": QT_TRANSLATE_NOOP("cards", "Jack"),
        "10": QT_TRANSLATE_NOOP("cards", "Ten"),
        "9": QT_TRANSLATE_NOOP("cards", "Nine"),
        "8": QT_TRANSLATE_NOOP("cards", "Eight"),
        "7": QT_TRANSLATE_NOOP("cards", "Seven"),
        "6": QT_TRANSLATE_NOOP("cards", "Six"),
        "5": QT_TRANSLATE_NOOP("cards", "Five"),
        "4": QT_TRANSLATE_NOOP("cards", "Four"),
        "3": QT_TRANSLATE_NOOP("cards", "Three"),
        "2": QT_TRANSLATE_NOOP("cards", "Two"),
        "W": QT_TRANSLATE_NOOP("cards", "Weli"),
    },
}

CARD = QT_TRANSLATE_NOOP("cards", "{rank} of {suit}")
"""How a card is called; each language orders suit and rank in its own way. The Weli has no suit."""

NICKNAMED = QT_TRANSLATE_NOOP("cards", "{card}, the {nickname}")
NAMED = QT_TRANSLATE_NOOP("cards", "{card}, {nickname}")
"""For a name of its own that has an article in it already."""
BACK = QT_TRANSLATE_NOOP("cards", "face-down card")
A_BACK = QT_TRANSLATE_NOOP("cards", "a face-down card")

TEXTS = {
    "": "table",
    # The groups of house rules.
    "group.basics": "Basics",
    "group.deal": "Deal",
    "group.who": "Who plays",
    "group.bidding": "Bidding",
    "group.play": "Play",
    "group.scoring": "Scoring",
    "group.length": "Length",
    # What happens.
    "fact.puts_right": "Deal {0} has been corrected.",
    "fact.takes_back": "Undone.",
    "fact.stood_in": "A computer player plays on for {0:seat}.",
    "fact.stood_in.you": "A computer player plays on for you.",
    "fact.came_back": "{0:seat} plays again.",
    "fact.came_back.you": "You play again.",
    "fact.leads": "{0:seat} leads.",
    "fact.leads.you": "You lead.",
    "fact.puts": "{0:seat} plays the {1:card}.",
    "fact.puts.you": "You play the {1:card}.",
    "fact.takes": "{0:seat} takes the trick.",
    "fact.takes.you": "You take the trick.",
    "fact.deals": "{0:seat} deals.",
    "fact.deals.you": "You deal.",
    "fact.turns_up": "The {0:card} is turned up.",
    "fact.turns_up.2": "The {0:card} and the {1:card} are turned up.",
    "fact.turns_up.3": "The {0:card}, the {1:card} and the {2:card} are turned up.",
    "fact.trump_is": "{0:suit} are trumps.",
    "fact.trump_is_offered": "{0:suit} would be trumps.",
    "fact.begins": "{0:seat} has the starting card.",
    "fact.begins.you": "You have the starting card.",
    "fact.lays": "{0:seat} lays the {1:card}.",
    "fact.lays.you": "You lay the {1:card}.",
    "fact.passes": "{0:seat} passes.",
    "fact.passes.you": "You pass.",
    "fact.goes_out": "{0:seat} is out.",
    "fact.goes_out.you": "You are out.",
    "fact.gets": "{0:side}: {1}.",
    "fact.gets.you": "Your side: {1}.",
    "fact.plays_out": "Last deal: everyone plays for the %n counter(s) left.",
    "fact.stands": "{0:seat} keeps the hand.",
    "fact.stands.you": "You keep your hand.",
    "fact.draws": "{0:seat} draws %n card(s).",
    "fact.draws.you": "You draw %n card(s).",
    "fact.divides": "At the end, %n counter(s) is/are shared out.",
    "fact.plays": "{0:seat} plays.",
    "fact.plays.you": "You play.",
    "fact.antes": "{0:seat} puts %n counter(s) into the pot.",
    "fact.antes.you": "You put %n counter(s) into the pot.",
    "fact.joins": "{0:seat} joins.",
    "fact.joins.you": "You join.",
    "fact.stays_out": "{0:seat} stays out.",
    "fact.stays_out.you": "You stay out.",
    "fact.takes_kitty": "Nobody else is in: {0:seat} takes the pot, %n counter(s).",
    "fact.takes_kitty.you": "Nobody else is in: you take the pot, %n counter(s).",
    "fact.takes_up": "{0:seat} takes the {1:card}.",
    "fact.takes_up.you": "You take the {1:card}.",
    "fact.leaves_card": "{0:seat} leaves the {1:card}.",
    "fact.leaves_card.you": "You leave the {1:card}.",
    "fact.shuffles": "The stock is used up: %n discard(s) is/are reshuffled.",
    "fact.fails_to_win": "{0:seat} has taken no trick.",
    "fact.fails_to_win.you": "You have taken no trick.",
    "fact.pays": "{0:seat} pays %n counter(s) into the pot.",
    "fact.pays.you": "You pay %n counter(s) into the pot.",
    "fact.kitty_is_empty": "The pot is empty.",
    "fact.kitty_holds": "The pot now holds %n counter(s).",
    "fact.plays_alone": "Everyone else passes: {0:seat} is alone.",
    "fact.plays_alone.you": "Everyone else passes: you are alone.",
    "fact.wins": "{0:seat} wins %n.",
    "fact.wins.you": "You win %n.",
    "fact.loses": "{0:seat} loses %n.",
    "fact.loses.you": "You lose %n.",
    # What a deal came to, item by item.
    "reckoned.tricks": "%n trick(s)",
    "reckoned.this_deal": "this deal",
    "reckoned.no_trick": "no trick",
    "reckoned.kitty": "unopposed: took the pot",
    "reckoned.ante": "ante",
    "reckoned.home": "stayed home",
    "reckoned.stayed_away": "stayed out",
    "reckoned.played_alone": "unopposed",
    # What is said.
    "call.pass": "Pass",
    "call.done": "Done",
    "call.take": "Swap {0:card} for {1:card}",
    "call.draw": "Draw",
    "call.leave": "Leave it",
    "call.stand": "Keep these",
    "call.play": "I’m in",
    "call.out": "Stay out",
    "call.home": "Stay home",
    "call.swap": "{0:card} for {1:card}",
    # The letter that means a call: the same meaning has the same one in all games.
    "key.call.done": "⏎",
    "key.call.go_on": "⏎",
    "key.call.play": "I",
    "key.call.join": "I",
    "key.call.pass": "P",
    "key.call.out": "A",
    "key.call.home": "A",
    "key.call.take": "X",
    "key.call.leave": "L",
    "key.call.draw": "D",
    "key.call.stand": "E",
    "key.call.keep": "E",
    "key.call.swap": "X",
    "key.call.knock": "K",
    # Why a move is not allowed.
    "rule.deal_is_over": "This deal is over.",
    "rule.not_now": "You can’t do that now.",
    "rule.not_your_turn": "It is {0:seat}’s turn.",
    "rule.not_your_turn.you": "It is your turn.",
    "rule.put_a_card": "Play a card now.",
    "rule.not_in_hand": "You don’t have the {0:card}.",
    "rule.may_not_lead": "You may not lead the {0:card} now.",
    "rule.must_follow": "{0:suit} were led: you must follow suit.",
    "rule.must_follow_trump": "Trumps were led: you must play one.",
    "rule.must_trump": "You cannot follow {0:suit}: you must play a trump.",
    "rule.must_head": "You can beat the {0:card}, so you must.",
    "rule.begin_with": "The {0:card} comes first.",
    "rule.does_not_fit": "The {0:card} does not fit yet: the card next to it is missing.",
    "rule.must_lay": "You have a card that fits, so you must play it.",
    "rule.not_all_pass": "Everyone else has passed, so you must play a card.",
    "rule.not_a_phrase": "You can’t say that now.",
    "rule.nothing_laid_away": "Discard something first.",
    "rule.draw_first": "First draw for your discards.",
    "rule.join_or_out": "First say whether you are in.",
    "rule.exchange_now": "Exchange cards now.",
    "rule.play_or_pass": "First say whether you play or pass.",
    "rule.second_trick_trump": "The second trick must be led with a trump.",
    "rule.stock_used_up": "The stock does not have that many cards left.",
    "rule.must_overtrump": "You can overtrump the {0:card}, so you must.",
    # What a line of the sheet is, and who deals it.
    "deal.number": "Deal {0}",
    "deal.dealer": "{0:seat} deals.",
    "deal.dealer.you": "You deal.",
    "deal.lot": "Tied: draw lots to see who deals.",
    # What is asked about a deal played with real cards, and why answers cannot be.
    "entry.points": "Points",
    "entry.dealer": "Who dealt?",
    "entry.tricks": "How many tricks did each take?",
    "entry.out": "out",
    "entry.nobody": "nobody",
    "entry.flags": "How?",
    "entry.hearts": "Were Hearts trumps?",
    "entry.hearts.no": "no",
    "entry.hearts.yes": "yes",
    "refusal.not_answered": "Answer every question first.",
    "refusal.out_of_range": "Enter a number from {0} to {1}.",
    "refusal.tricks_in_all": "There are {1} tricks in a deal, not {0}.",
    "refusal.does_not_fit": "No deal can end like that under these rules.",
    "refusal.named_twice": "A player is named twice.",
    "refusal.nobody_in": "Someone must have played.",
    "refusal.tricks_missing": "%n of the five tricks is/are still missing.",
    # Why a bot would do something.
    "advice.only_move": "It is the only move allowed.",
    "advice.throw_lowest": "You can’t win this trick, so throw a weak card.",
    "advice.cheapest_winner": "The cheapest card that is sure to win.",
    "advice.try_to_win": "It has a good chance of winning the trick.",
    "advice.by_chance": "All moves are equally good here.",
    "advice.without_thought": "Played without much thought.",
    "advice.at_a_glance": "At first glance it looks hardly worse.",
    "advice.all_the_same": "It makes no difference here.",
    "advice.better_in_most": "In trial deals it usually beats the obvious move.",
    "advice.better_in_most.counted": (
        "Better than the obvious move in {0} of 100 layouts, worse in {1}."
    ),
    "advice.better_on_average": "In trial deals it does better on average than the obvious move.",
    "advice.better_on_average.counted": (
        "Better than the obvious move by {0}.{1} on average ({2:unit})."
    ),
    "advice.risks_more": "About as good, but bolder.",
    "advice.risks_less": "About as good, but safer.",
    "advice.by_tree": "It did best in trial deals.",
    "advice.keep_the_hand": "The {0:card} is no better than what you hold.",
    "advice.enough_changed": "The other cards are worth keeping.",
    "advice.draw_for": "It will hardly win a trick; a new card might.",
    "advice.sure_trump": "Nobody can beat it.",
    "advice.highest_of_suit": "It is the highest card left in its suit.",
    "advice.keep_trumps": "Play a small card and keep your trumps for later.",
    "advice.lead_best": "It is your best chance of a trick.",
    "advice.two_tricks_likely": "Your hand is good for two tricks.",
    "advice.two_tricks_unlikely": "Two tricks are doubtful, and missing them is costly.",
    "advice.a_trick_likely": "Your hand is good for a trick.",
    "advice.a_trick_unlikely": "Too weak: without a trick you pay the whole pot.",
    # What choices are compared by: what stands above the numbers, and what it means.
    "worth.points": "Points",
    "meant.points": "Points: your result minus the others’ average.",
    "worth.win": "Wins, in %",
    "worth.counters": "Counters",
    "worth.not_last": "Not last, in %",
    "meant.win": "Wins: your chance of winning the game after this deal.",
    "meant.counters": "Counters: your result minus the others’ average.",
    "wait.you": "It is your turn.",
    "wait.tricks": "It is {0:seat}’s turn.",
    "wait.trump_card": "{0:seat} may take the upcard.",
    "wait.exchange": "{0:seat} is exchanging cards.",
    "wait.join": "{0:seat}: in or out?",
    # What is decided at a point of a deal that is looked back at, in a word or two.
    "stage.tricks": "trick {0}",
    "stage.answer": "see or run",
    "stage.auction": "bidding",
    "stage.bid": "play or pass",
    "stage.blind": "the Blind",
    "stage.buy": "buying",
    "stage.dealer_first": "play or pass",
    "stage.declare": "declaring",
    "stage.discard": "discard",
    "stage.draw": "draw",
    "stage.exchange": "exchange",
    "stage.first": "first card",
    "stage.jann": "the march",
    "stage.join": "play or pass",
    "stage.knock": "knocking",
    "stage.last": "last discard",
    "stage.lay_away": "discard",
    "stage.lay_off": "laying off",
    "stage.lift": "lifting",
    "stage.name": "trumps",
    "stage.olen": "the Ole",
    "stage.pick_up": "upcard",
    "stage.rows": "the rows",
    "stage.schleck": "the cut",
    "stage.sniff": "sniffing",
    "stage.solo": "alone or not",
    "stage.source": "which hand",
    "stage.spread": "melds",
    "stage.stay": "play or pass",
    "stage.take_up": "upcard",
    "stage.tens": "swapping",
    "stage.trump": "trumps",
    "stage.trump_card": "upcard",
    # What is told of a card that is asked about, and why a trick was won.
    "standing.trump.1": "highest trump",
    "standing.trump.2": "second highest trump",
    "standing.trump.3": "third highest trump",
    "standing.trump.4": "fourth highest trump",
    "standing.trump": "trump {0} of {1}",
    "standing.trump.lowest": "lowest trump",
    "standing.of_suit": "not a trump; beats only lower {0:suit}",
    "standing.takes_over": "would beat the {0:card}",
    "standing.falls_under": "does not beat the {0:card}",
    "standing.out": "%n card(s) still out beat it",
    "standing.none_out": "nothing still out beats it",
    "standing.always_trump": "a trump in every deal",
    "won.highest_of_suit": "the {1:card} is highest of the suit led",
    "won.only_of_suit": "the {1:card} was led, and nobody followed suit",
    "won.only_trump": "the {1:card} is the only trump",
    "won.always_trump": "the {1:card} is always a trump",
    "won.highest_trump": "the {1:card} is the highest trump played",
    # Who took a trick: before the reason, or where that is not told.
    "taken": "{0:seat} takes it",
    "taken.you": "You take it",
    "taken.with": "{0:seat} takes it with the {1:card}.",
    "taken.with.you": "You take it with the {1:card}.",
    "option.games": "Games per match",
    "option.deals": "Deals per match",
    "option.overtrump": "Must overtrump if possible",
    "option.leftovers": "Counters left at the end",
    "option.leftovers.split": "are shared equally",
    "option.leftovers.play_out": "are played for in a last deal",
    "option.stock_exhausted.cap": "nobody can draw any more",
    "option.lone_player": "When all but one pass, that one gets",
    "option.lone_player.void": "nothing",
    "option.evening": "The match ends",
    "option.evening.games": "after a set number of games",
    "option.evening.deals": "after a set number of deals",
    "option.head": "Must head the trick if possible",
    "option.suits": "The suits are",
    "option.suits.german": "German",
    "option.suits.french": "French",
    "plate.out": "out",
    "plate.exchanged": "%n new",
    "plate.home": "at home",
    "plate.passes": "passed",
    "plate.passed": "passed",
    "ask.tricks": "Play a card.",
    "ask.exchange": "Exchange up to %n card(s), or keep these.",
    "ask.exchange_more": "Draw, or discard %n more.",
    "ask.draw_now": "Draw your cards.",
    "ask.no_stock": "The stock is empty.",
    "ask.join": "Are you in?",
    "column.kitty": "pot",
    "line.failed": "failed",
    "remark.four": "By these rules usually four play.",
    "remark.pack": "For {1} players the cards would not be enough, so {0} are used.",
    "sign.kitty": "pot: %n",
    "total.share": "share of the rest",
    "total.wins": "games won",
    "total.account": "account",
    "tip.exchanged": "Cards exchanged.",
}


def named(english: str) -> dict[int, str]:
    """Return the arguments by which a sentence names people, each with "seat" or "side"."""
    return {int(place): kind for place, kind in _WHO.findall(english)}


def own_form(key: str, place: int) -> str:
    """Under which key the one named by this argument finds the sentence told to himself."""
    return f"{key}.you{place or ''}"


def told_to(listener: Mapping[str, int], key: str, english: str, args: Sequence[object]) -> str:
    """Under which key a listener finds a sentence: its own form if he is in it.

    `listener` has his "seat" and his "side", or neither where nobody in particular listens.
    """
    for place, kind in named(english).items():
        if place < len(args) and args[place] == listener.get(kind):
            return own_form(key, place)
    return key


def text(words: Mapping[str, str], key: str) -> tuple[str, str]:
    """Return the context and English of a key.

    The game's own words first, then those of every game.
    `words` is the TEXTS of a game's `words.py`; its context is under the key "". Raises KeyError.
    """
    if key in words:
        return words[""], words[key]
    return TEXTS[""], TEXTS[key]
