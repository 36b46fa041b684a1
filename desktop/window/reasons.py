"""Why an action is not allowed now: a sentence in the language of now for each, "" if it is.

Every function takes the `State` of the window. The sentences are what a greyed entry of a menu
has for a tip, and what the message line says when its key is pressed all the same.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.window.state import USUAL_SIZE, State, card_sizes

translate = QCoreApplication.translate


def at_the_table(state: State) -> str:
    """Tell what needs an evening of cards, played or written down, on the page shown."""
    if state.at_club:
        return translate("why-not", "Not on the club pages: go back to the table first.")
    if not state.playing:
        return translate("why-not", "No match is open.")
    if state.setting_up:
        return translate("why-not", "Only at the table: go back there first.")
    return ""


def of_an_evening(state: State) -> str:
    """Return what needs an evening that is kept, played or only written down: a lesson is not."""
    if why := at_the_table(state):
        return why
    if state.lesson:
        return translate("why-not", "A lesson is not kept; this belongs to a match of your own.")
    return ""


def once_more(state: State) -> str:
    """Another evening with the same people."""
    if why := with_cards(state):
        return why
    return of_an_evening(state)


def with_cards(state: State) -> str:
    """Return what needs cards on the table of this program."""
    if why := at_the_table(state):
        return why
    if state.real_cards:
        return translate("why-not", "Not when you only keep score.")
    return ""


def with_open_cards(state: State) -> str:
    """Return what needs cards that somebody may look at."""
    if why := with_cards(state):
        return why
    if state.covered:
        return translate("why-not", "Show your cards first.")
    return ""


def cards_out(state: State) -> str:
    """Tell why it cannot be shown which cards are still out."""
    if why := with_open_cards(state):
        return why
    if not state.agreed.counting:
        return translate("why-not", "Counting is up to you at this table.")
    return ""


def hide_cards(state: State) -> str:
    """Tell why all cards cannot be turned face down."""
    if why := with_open_cards(state):
        return why
    return "" if state.own_hand else translate("why-not", "You have no cards.")


def who_plays(state: State) -> str:
    """Tell why no computer player can play on for somebody, or give a seat back."""
    if why := with_cards(state):
        return why
    if state.lesson:
        return translate("why-not", "In a lesson you play yourself.")
    if state.over:
        return translate("why-not", "The match is over.")
    if not state.may_leave:
        return translate("why-not", "No person plays here, or the file has an older format.")
    return ""


def to_first_page(state: State) -> str:
    """Tell why one cannot go back to the first page."""
    return translate("why-not", "You are already on the home page.") if state.at_welcome else ""


def to_club(state: State) -> str:
    """Tell why one cannot go to the club evenings."""
    return translate("why-not", "You are already on the club page.") if state.at_club else ""


def undo(state: State) -> str:
    """Tell why nothing can be taken back, at the table or at the club."""
    if not state.at_club and (why := _rewind(state)):
        return why
    if state.lesson:
        return translate("why-not", "In a lesson, use “Back” on the lesson note.")
    if state.agreed.undo == "never" and not state.at_club and not state.real_cards:
        return translate("why-not", "Undo is off at this table.")
    if state.new_seen:
        return translate("why-not", "You have learnt something new since then.")
    return "" if state.may_undo else translate("why-not", "Nothing to undo.")


def restart(state: State) -> str:
    """Tell why the deal cannot be played again from its start."""
    if why := with_open_cards(state):
        return why
    if state.lesson:
        return translate("why-not", "In a lesson or a puzzle, use “Back” on the note.")
    if state.club_table:
        return translate("why-not", "At a club each deal is played once.")
    if state.agreed.undo == "never":
        return translate("why-not", "Undo is off at this table.")
    if state.may_restart:
        return ""
    if state.agreed.undo == "unseen":
        return translate("why-not", "You have learnt something new since then.")
    return translate("why-not", "You have not decided anything in this deal yet.")


def redo(state: State) -> str:
    """Tell why what was taken back cannot be done again."""
    if not state.at_club and (why := _rewind(state)):
        return why
    if state.lesson:
        return translate("why-not", "In a lesson, use “Next” on the lesson note.")
    return "" if state.may_redo else translate("why-not", "Nothing to redo.")


def _rewind(state: State) -> str:
    return at_the_table(state) if state.real_cards else with_open_cards(state)


def hint(state: State) -> str:
    """Tell why one cannot ask what to do."""
    if why := with_open_cards(state):
        return why
    if state.lesson:
        return translate("why-not", "In a lesson the note helps: just try something.")
    if not state.agreed.hints:
        return translate("why-not", "Hints are off at this table.")
    return state.not_asked


def choices(state: State) -> str:
    """Tell why one cannot look at what each choice comes to."""
    if why := hint(state):
        return why
    return "" if state.hinted else translate("why-not", "Ask for a hint first.")


def claim(state: State) -> str:
    """Tell why one cannot claim the rest."""
    if why := with_open_cards(state):
        return why
    if state.lesson:
        return translate("why-not", "In a lesson every card is played.")
    if not state.has_claims:
        return translate("why-not", "There are no tricks in this game to claim.")
    if not state.agreed.claims:
        return translate("why-not", "At this table every card is played.")
    if state.not_asked:
        return state.not_asked
    return "" if state.may_claim else translate("why-not", "Nothing can be claimed now.")


def look_back_at_deals(state: State) -> str:
    """Tell why one cannot look at the decisions of finished deals."""
    if why := once_more(state):
        return why
    if not state.finished_deals:
        return translate("window", "You can review a deal once it is over.")
    return ""


def why(state: State) -> str:
    """Tell why one cannot ask why a trick was won."""
    if reason := with_open_cards(state):
        return reason
    if not state.agreed.why:
        return translate("why-not", "Explanations are off at this table.")
    return "" if state.trick_taken or state.trick_lies else _no_trick(state)


def what_is(state: State) -> str:
    """Tell why one cannot ask what something on the table is."""
    return with_open_cards(state)


def last_trick(state: State) -> str:
    """Tell why one cannot look at the last trick again."""
    if why := with_open_cards(state):
        return why
    if state.trick_lies:
        return translate("why-not", "The trick is still on the table.")
    return "" if state.trick_taken else _no_trick(state)


def _no_trick(state: State) -> str:
    if not state.has_claims:
        return translate("why-not", "In this game there are no tricks.")
    return translate("host", "No trick has been taken yet.")


def talk(state: State) -> str:
    """Tell why nothing can be said across the table."""
    if why := with_open_cards(state):
        return why
    if not state.phrases:
        return translate("why-not", "You cannot talk right now.")
    return ""


def sort(state: State) -> str:
    """Tell why the hand cannot be put in the order of the game."""
    if why := with_open_cards(state):
        return why
    return "" if state.arranged else translate("why-not", "Your hand is already sorted.")


def hurry(state: State) -> str:
    """Tell why a seat that is waited for cannot be made to come at once."""
    if why := with_open_cards(state):
        return why
    return "" if state.waited_for else translate("why-not", "Nothing to wait for.")


def skip(state: State) -> str:
    """Tell why one cannot go on to the next decision of a person here."""
    if why := with_open_cards(state):
        return why
    if state.deal_due or state.over:
        return translate("why-not", "This deal is over.")
    return "" if state.waited_for else translate("why-not", "It is your turn.")


def look_on(state: State) -> str:
    """Tell why there is nothing to take away that is only looked at: a trick, what happened."""
    if why := with_open_cards(state):
        return why
    if state.trick_lies or state.looking_back or state.told:
        return ""
    return translate("why-not", "There is no trick on the table.")


def deal(state: State) -> str:
    """Tell why the next deal cannot be dealt."""
    if why := with_cards(state):
        return why
    if state.lesson:
        return translate("why-not", "In a lesson, use “Next” on the lesson note.")
    if state.over:
        return translate("why-not", "The match is over.")
    return "" if state.deal_due else translate("why-not", "This deal is not over yet.")


def correct(state: State) -> str:
    """Tell why no line of the sheet can be put right."""
    if why := of_an_evening(state):
        return why
    if not state.lines:
        return translate("why-not", "The score sheet is still empty.")
    if not state.may_correct:
        return translate("why-not", "A line can be corrected when the deal is over.")
    return ""


def slate(state: State) -> str:
    """Tell why the slate cannot be brought near, or put back."""
    return at_the_table(state)


def bigger(state: State) -> str:
    """Tell why the cards cannot be made larger."""
    if state.card_size < card_sizes()[-1]:
        return ""
    return translate("why-not", "The cards are as large as they can be.")


def smaller(state: State) -> str:
    """Tell why the cards cannot be made smaller."""
    if state.card_size > card_sizes()[0]:
        return ""
    return translate("why-not", "The cards are as small as they can be.")


def fit(state: State) -> str:
    """Tell why the cards cannot be made so large that they just fit."""
    return "" if state.card_size != USUAL_SIZE else translate("why-not", "The cards already fit.")


def sound(state: State) -> str:
    """Tell why sounds cannot be turned on or off."""
    return state.why_silent


def glossary(state: State) -> str:
    """Tell why the words of the game cannot be read."""
    return "" if state.glossary else translate("why-not", "This game has no glossary.")
