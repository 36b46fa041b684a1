"""The English of what every game says: cards, suits, the rules of tricks and rows.

Keys stand in the rules; here is the English source of each, marked for the translators. Pieces
in braces are filled by the speaker, who knows what each argument is: `{0:seat}` a player's name,
`{0:side}` the names of those who share a column of the sheet, `{1:card}` a card, `{0:suit}` a suit.
`%n` is the number that decides between one and many: the last argument of the fact.
"""

from __future__ import annotations

from collections.abc import Mapping


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802
    """Mark a text for translation in a context; the text itself is the result."""
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

RANKS = {
    "german": {
        "A": QT_TRANSLATE_NOOP("cards", "Sow"),
        "K": QT_TRANSLATE_NOOP("cards", "King"),
        "O": QT_TRANSLATE_NOOP("cards", "Ober"),
        "U": QT_TRANSLATE_NOOP("cards", "Unter"),
        "10": QT_TRANSLATE_NOOP("cards", "Ten"),
        "9": QT_TRANSLATE_NOOP("cards", "Nine"),
        "8": QT_TRANSLATE_NOOP("cards", "Eight"),
        "7": QT_TRANSLATE_NOOP("cards", "Seven"),
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
    },
}

CARD = QT_TRANSLATE_NOOP("cards", "{rank} of {suit}")
"""How a card is called; each language orders suit and rank in its own way."""

NICKNAMED = QT_TRANSLATE_NOOP("cards", "{card}, the {nickname}")
BACK = QT_TRANSLATE_NOOP("cards", "face-down card")

TEXTS = {
    # What happens.
    "fact.puts_right": QT_TRANSLATE_NOOP("table", "Deal {0} has been put right."),
    "fact.takes_back": QT_TRANSLATE_NOOP("table", "It is taken back."),
    "fact.leads": QT_TRANSLATE_NOOP("table", "{0:seat} leads."),
    "fact.puts": QT_TRANSLATE_NOOP("table", "{0:seat} plays the {1:card}."),
    "fact.takes": QT_TRANSLATE_NOOP("table", "{0:seat} takes the trick."),
    "fact.deals": QT_TRANSLATE_NOOP("table", "{0:seat} has dealt."),
    "fact.turns_up": QT_TRANSLATE_NOOP("table", "The {0:card} is turned up."),
    "fact.trump_is": QT_TRANSLATE_NOOP("table", "{0:suit} are trump."),
    "fact.begins": QT_TRANSLATE_NOOP("table", "{0:seat} has the card that begins."),
    "fact.lays": QT_TRANSLATE_NOOP("table", "{0:seat} lays the {1:card}."),
    "fact.passes": QT_TRANSLATE_NOOP("table", "{0:seat} passes."),
    "fact.goes_out": QT_TRANSLATE_NOOP("table", "{0:seat} is out."),
    "fact.gets": QT_TRANSLATE_NOOP("table", "For {0:side}: {1}."),
    # What is said.
    "call.pass": QT_TRANSLATE_NOOP("table", "Pass"),
    "call.done": QT_TRANSLATE_NOOP("table", "That is all"),
    # Why a move is not allowed.
    "rule.deal_is_over": QT_TRANSLATE_NOOP("table", "This deal is over."),
    "rule.not_now": QT_TRANSLATE_NOOP("table", "That cannot be done now."),
    "rule.not_your_turn": QT_TRANSLATE_NOOP("table", "It is {0:seat}'s turn."),
    "rule.put_a_card": QT_TRANSLATE_NOOP("table", "Now a card has to be played."),
    "rule.not_in_hand": QT_TRANSLATE_NOOP("table", "The {0:card} is not in this hand."),
    "rule.may_not_lead": QT_TRANSLATE_NOOP("table", "The {0:card} may not be led now."),
    "rule.must_follow": QT_TRANSLATE_NOOP(
        "table", "{0:suit} were led: whoever has that suit must follow it."
    ),
    "rule.must_follow_trump": QT_TRANSLATE_NOOP(
        "table", "Trump was led: whoever has a trump must play one."
    ),
    "rule.must_trump": QT_TRANSLATE_NOOP(
        "table", "Without {0:suit}, the suit led, whoever has a trump must play one."
    ),
    "rule.must_head": QT_TRANSLATE_NOOP(
        "table", "The {0:card} must be beaten by whoever can beat it."
    ),
    "rule.begin_with": QT_TRANSLATE_NOOP("table", "The {0:card} is laid first."),
    "rule.does_not_fit": QT_TRANSLATE_NOOP(
        "table", "The {0:card} fits nowhere: its neighbour does not lie there yet."
    ),
    "rule.must_lay": QT_TRANSLATE_NOOP("table", "Whoever has a card that fits must lay it."),
    "rule.not_all_pass": QT_TRANSLATE_NOOP(
        "table", "All others have passed: whoever can lay a card now must."
    ),
    "rule.not_a_phrase": QT_TRANSLATE_NOOP("table", "That is not said at this table now."),
    # What a line of the sheet is, and who deals it.
    "deal.number": QT_TRANSLATE_NOOP("table", "Deal {0}"),
    "deal.dealer": QT_TRANSLATE_NOOP("table", "{0:seat} deals."),
    # What is asked about a deal played with real cards, and why answers cannot be.
    "entry.points": QT_TRANSLATE_NOOP("table", "Points"),
    "refusal.not_answered": QT_TRANSLATE_NOOP("table", "Something has not been answered yet."),
    "refusal.out_of_range": QT_TRANSLATE_NOOP(
        "table", "Numbers from {0} to {1} are possible here."
    ),
    "refusal.does_not_fit": QT_TRANSLATE_NOOP("table", "No deal of these rules can end like that."),
    "refusal.named_twice": QT_TRANSLATE_NOOP("table", "Somebody is named twice."),
    # Why a bot would do something.
    "advice.only_move": QT_TRANSLATE_NOOP("table", "Nothing else is allowed."),
    "advice.throw_lowest": QT_TRANSLATE_NOOP(
        "table", "This trick cannot be won: the lowest card will do."
    ),
    "advice.cheapest_winner": QT_TRANSLATE_NOOP(
        "table", "The {0:card} is the cheapest card that wins for sure."
    ),
    "advice.try_to_win": QT_TRANSLATE_NOOP("table", "The {0:card} may well win the trick."),
    "advice.by_chance": QT_TRANSLATE_NOOP("table", "Any move is as good as another."),
    "advice.without_thought": QT_TRANSLATE_NOOP("table", "This comes without much thought."),
    "advice.all_the_same": QT_TRANSLATE_NOOP(
        "table", "However the cards lie, it makes no difference what is done here."
    ),
    "advice.better_in_most": QT_TRANSLATE_NOOP(
        "table",
        "Of a hundred ways the cards may lie, this does better than the usual move in {0} "
        "and worse in {1}.",
    ),
    "advice.risks_more": QT_TRANSLATE_NOOP("table", "It is about as good, and risks more."),
    "advice.risks_less": QT_TRANSLATE_NOOP("table", "It is about as good, and risks less."),
    "advice.by_tree": QT_TRANSLATE_NOOP("table", "It came out best when it was tried."),
    # What choices are compared by: what stands above the numbers, and what it means.
    "worth.points": QT_TRANSLATE_NOOP("table", "Points"),
    "meant.points": QT_TRANSLATE_NOOP(
        "table", "Points: what the deal brings, less what it brings the others on average."
    ),
    "worth.win": QT_TRANSLATE_NOOP("table", "Wins, in %"),
    "meant.win": QT_TRANSLATE_NOOP(
        "table", "Wins: how likely the whole game is won, as it stands after this deal."
    ),
}


def text(words: Mapping[str, str], key: str) -> tuple[str, str]:
    """The context and English of a key: the game's own words first, then those of every game.

    `words` is the TEXTS of a game's `words.py`; its context is under the key "". Raises KeyError.
    """
    if key in words:
        return words[""], words[key]
    return "table", TEXTS[key]
