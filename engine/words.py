"""The English of what every game says: cards, suits, the rules of tricks and rows.

Keys stand in the rules; here is the English source of each, marked for the translators. Pieces
in braces are filled by the speaker, who knows what each argument is: `{0:seat}` a player's name,
`{0:side}` the names of those who share a column of the sheet, `{1:card}` a card, `{0:suit}` a suit.
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
    # What happens.
    "fact.puts_right": QT_TRANSLATE_NOOP("table", "Deal {0} has been corrected."),
    "fact.takes_back": QT_TRANSLATE_NOOP("table", "Undone."),
    "fact.stood_in": QT_TRANSLATE_NOOP("table", "A computer player plays on for {0:seat}."),
    "fact.stood_in.you": QT_TRANSLATE_NOOP("table", "A computer player plays on for you."),
    "fact.came_back": QT_TRANSLATE_NOOP("table", "{0:seat} plays again."),
    "fact.came_back.you": QT_TRANSLATE_NOOP("table", "You play again."),
    "fact.leads": QT_TRANSLATE_NOOP("table", "{0:seat} leads."),
    "fact.leads.you": QT_TRANSLATE_NOOP("table", "You lead."),
    "fact.puts": QT_TRANSLATE_NOOP("table", "{0:seat} plays the {1:card}."),
    "fact.puts.you": QT_TRANSLATE_NOOP("table", "You play the {1:card}."),
    "fact.takes": QT_TRANSLATE_NOOP("table", "{0:seat} takes the trick."),
    "fact.takes.you": QT_TRANSLATE_NOOP("table", "You take the trick."),
    "fact.deals": QT_TRANSLATE_NOOP("table", "{0:seat} deals."),
    "fact.deals.you": QT_TRANSLATE_NOOP("table", "You deal."),
    "fact.turns_up": QT_TRANSLATE_NOOP("table", "The {0:card} is turned up."),
    "fact.turns_up.2": QT_TRANSLATE_NOOP("table", "The {0:card} and the {1:card} are turned up."),
    "fact.turns_up.3": QT_TRANSLATE_NOOP(
        "table", "The {0:card}, the {1:card} and the {2:card} are turned up."
    ),
    "fact.trump_is": QT_TRANSLATE_NOOP("table", "{0:suit} are trumps."),
    "fact.trump_is_offered": QT_TRANSLATE_NOOP("table", "{0:suit} would be trumps."),
    "fact.begins": QT_TRANSLATE_NOOP("table", "{0:seat} has the card that begins."),
    "fact.begins.you": QT_TRANSLATE_NOOP("table", "You have the card that begins."),
    "fact.lays": QT_TRANSLATE_NOOP("table", "{0:seat} lays the {1:card}."),
    "fact.lays.you": QT_TRANSLATE_NOOP("table", "You lay the {1:card}."),
    "fact.passes": QT_TRANSLATE_NOOP("table", "{0:seat} passes."),
    "fact.passes.you": QT_TRANSLATE_NOOP("table", "You pass."),
    "fact.goes_out": QT_TRANSLATE_NOOP("table", "{0:seat} is out."),
    "fact.goes_out.you": QT_TRANSLATE_NOOP("table", "You are out."),
    "fact.gets": QT_TRANSLATE_NOOP("table", "For {0:side}: {1}."),
    "fact.gets.you": QT_TRANSLATE_NOOP("table", "For your side: {1}."),
    # What a deal came to, item by item.
    "reckoned.tricks": QT_TRANSLATE_NOOP("table", "%n trick(s)"),
    "reckoned.this_deal": QT_TRANSLATE_NOOP("table", "this deal"),
    # What is said.
    "call.pass": QT_TRANSLATE_NOOP("table", "Pass"),
    "call.done": QT_TRANSLATE_NOOP("table", "Done"),
    "call.take": QT_TRANSLATE_NOOP("table", "Swap {0:card} for {1:card}"),
    # The letter that means a call: the same meaning has the same one in all games.
    "key.call.play": QT_TRANSLATE_NOOP("table", "I"),
    "key.call.join": QT_TRANSLATE_NOOP("table", "I"),
    "key.call.pass": QT_TRANSLATE_NOOP("table", "P"),
    "key.call.out": QT_TRANSLATE_NOOP("table", "A"),
    "key.call.home": QT_TRANSLATE_NOOP("table", "A"),
    "key.call.take": QT_TRANSLATE_NOOP("table", "X"),
    "key.call.leave": QT_TRANSLATE_NOOP("table", "L"),
    "key.call.draw": QT_TRANSLATE_NOOP("table", "D"),
    "key.call.stand": QT_TRANSLATE_NOOP("table", "E"),
    "key.call.keep": QT_TRANSLATE_NOOP("table", "E"),
    "key.call.swap": QT_TRANSLATE_NOOP("table", "X"),
    "key.call.knock": QT_TRANSLATE_NOOP("table", "K"),
    # Why a move is not allowed.
    "rule.deal_is_over": QT_TRANSLATE_NOOP("table", "This deal is over."),
    "rule.not_now": QT_TRANSLATE_NOOP("table", "That is not possible now."),
    "rule.not_your_turn": QT_TRANSLATE_NOOP("table", "It is {0:seat}’s turn."),
    "rule.not_your_turn.you": QT_TRANSLATE_NOOP("table", "It is your turn."),
    "rule.put_a_card": QT_TRANSLATE_NOOP("table", "You have to play a card now."),
    "rule.not_in_hand": QT_TRANSLATE_NOOP("table", "You do not hold the {0:card}."),
    "rule.may_not_lead": QT_TRANSLATE_NOOP("table", "You may not lead the {0:card} now."),
    "rule.must_follow": QT_TRANSLATE_NOOP("table", "{0:suit} were led: you have to follow suit."),
    "rule.must_follow_trump": QT_TRANSLATE_NOOP("table", "Trumps were led: you have to play one."),
    "rule.must_trump": QT_TRANSLATE_NOOP(
        "table", "You cannot follow {0:suit}: you have to play a trump."
    ),
    "rule.must_head": QT_TRANSLATE_NOOP("table", "You can beat the {0:card}, so you have to."),
    "rule.begin_with": QT_TRANSLATE_NOOP("table", "The {0:card} comes first."),
    "rule.does_not_fit": QT_TRANSLATE_NOOP(
        "table", "The {0:card} does not fit yet: its neighbour is not there."
    ),
    "rule.must_lay": QT_TRANSLATE_NOOP("table", "You have a card that fits: you have to lay it."),
    "rule.not_all_pass": QT_TRANSLATE_NOOP(
        "table", "All the others have passed: you have to lay a card."
    ),
    "rule.not_a_phrase": QT_TRANSLATE_NOOP("table", "That is not said here now."),
    # What a line of the sheet is, and who deals it.
    "deal.number": QT_TRANSLATE_NOOP("table", "Deal {0}"),
    "deal.dealer": QT_TRANSLATE_NOOP("table", "{0:seat} deals."),
    "deal.dealer.you": QT_TRANSLATE_NOOP("table", "You deal."),
    "deal.lot": QT_TRANSLATE_NOOP("table", "Draw lots for the deal: nobody leads."),
    # What is asked about a deal played with real cards, and why answers cannot be.
    "entry.points": QT_TRANSLATE_NOOP("table", "Points"),
    "refusal.not_answered": QT_TRANSLATE_NOOP("table", "There is a question left to answer."),
    "refusal.out_of_range": QT_TRANSLATE_NOOP(
        "table", "Only numbers from {0} to {1} are possible here."
    ),
    "refusal.does_not_fit": QT_TRANSLATE_NOOP("table", "No deal can end like that by these rules."),
    "refusal.named_twice": QT_TRANSLATE_NOOP("table", "Somebody is named twice."),
    # Why a bot would do something.
    "advice.only_move": QT_TRANSLATE_NOOP("table", "Nothing else is allowed."),
    "advice.throw_lowest": QT_TRANSLATE_NOOP(
        "table", "You will not get this trick; throw something weak away."
    ),
    "advice.cheapest_winner": QT_TRANSLATE_NOOP("table", "The cheapest card that is sure to win."),
    "advice.try_to_win": QT_TRANSLATE_NOOP("table", "It may well take the trick."),
    "advice.by_chance": QT_TRANSLATE_NOOP("table", "One move is as good as another."),
    "advice.without_thought": QT_TRANSLATE_NOOP("table", "Played without much thought."),
    "advice.at_a_glance": QT_TRANSLATE_NOOP("table", "At a glance it does not seem much worse."),
    "advice.all_the_same": QT_TRANSLATE_NOOP(
        "table", "However the cards lie, it makes no difference here."
    ),
    "advice.better_in_most": QT_TRANSLATE_NOOP("table", "Usually better than the obvious move."),
    "advice.better_in_most.counted": QT_TRANSLATE_NOOP(
        "table",
        "Of a hundred ways the cards may lie, this does better than the obvious move in {0}, "
        "and worse in {1}.",
    ),
    "advice.better_on_average": QT_TRANSLATE_NOOP(
        "table", "On average better than the obvious move."
    ),
    "advice.risks_more": QT_TRANSLATE_NOOP("table", "About as good, but bolder."),
    "advice.risks_less": QT_TRANSLATE_NOOP("table", "About as good, but safer."),
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
    "wait.you": QT_TRANSLATE_NOOP("table", "It is your turn."),
    # What is told of a card that is asked about, and why a trick was won.
    "standing.trump.1": QT_TRANSLATE_NOOP("table", "highest trump"),
    "standing.trump.2": QT_TRANSLATE_NOOP("table", "second highest trump"),
    "standing.trump.3": QT_TRANSLATE_NOOP("table", "third highest trump"),
    "standing.trump.4": QT_TRANSLATE_NOOP("table", "fourth highest trump"),
    "standing.trump": QT_TRANSLATE_NOOP("table", "trump number {0} from the top, of {1}"),
    "standing.trump.lowest": QT_TRANSLATE_NOOP("table", "lowest trump"),
    "standing.of_suit": QT_TRANSLATE_NOOP("table", "no trump; beats only lower {0:suit}"),
    "standing.takes_over": QT_TRANSLATE_NOOP("table", "would beat the {0:card}"),
    "standing.falls_under": QT_TRANSLATE_NOOP("table", "does not beat the {0:card}"),
    "standing.out": QT_TRANSLATE_NOOP("table", "%n card(s) that beat it are still out"),
    "standing.none_out": QT_TRANSLATE_NOOP("table", "nothing that beats it is still out"),
    "won.highest_of_suit": QT_TRANSLATE_NOOP("table", "the {1:card} is highest of the suit led"),
    "won.only_of_suit": QT_TRANSLATE_NOOP(
        "table", "the {1:card} was led, and nobody followed suit"
    ),
    "won.only_trump": QT_TRANSLATE_NOOP("table", "the {1:card} is the only trump"),
    "won.always_trump": QT_TRANSLATE_NOOP("table", "the {1:card} is always a trump"),
    "won.highest_trump": QT_TRANSLATE_NOOP("table", "the {1:card} is the highest trump played"),
    # Who took a trick: before the reason, or where that is not told.
    "taken": QT_TRANSLATE_NOOP("table", "{0:seat} takes it"),
    "taken.you": QT_TRANSLATE_NOOP("table", "You take it"),
    "taken.with": QT_TRANSLATE_NOOP("table", "{0:seat} takes it with the {1:card}."),
    "taken.with.you": QT_TRANSLATE_NOOP("table", "You take it with the {1:card}."),
}


def named(english: str) -> dict[int, str]:
    """The arguments by which a sentence names people, each with "seat" or "side"."""
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
    """The context and English of a key: the game's own words first, then those of every game.

    `words` is the TEXTS of a game's `words.py`; its context is under the key "". Raises KeyError.
    """
    if key in words:
        return words[""], words[key]
    return "table", TEXTS[key]
