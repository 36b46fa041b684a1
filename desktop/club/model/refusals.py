"""The sentence for each reason for which the engine refuses something at a club evening."""

from __future__ import annotations

from desktop.club.model import words
from desktop.club.model.tongue import translate
from desktop.common.limits import exceeded
from desktop.common.log_reasons import reason
from desktop.common.numbers import shown
from engine.bounds import TooMuch
from engine.head import BadLog
from engine.schema import OutOfBounds
from engine.tournament.refusal import Refused
from engine.tournament.state import TournamentState


def cannot(error: BadLog | TooMuch) -> str:
    """Return the sentence for an event that cannot stand in a log at all."""
    if isinstance(error, OutOfBounds | TooMuch):
        return exceeded(error)
    return translate("club", "Does not match: {0}.").format(reason(error, translate))


def does_not_fit(error: BadLog) -> str:
    """Why an evening cannot have these settings, in one sentence."""
    if error.about == ("pairs",):
        return translate("club", "This game has no tables for fixed pairs.")
    if "groups" in error.why:
        return translate("club", "There must be at least two groups, each with its own short name.")
    if error.about == ("sizes",):
        return translate("club", "This format is for tables of two, or of two pairs.")
    return cannot(error)


def refusal(error: Refused, state: TournamentState) -> str:
    """Return the sentence for a refused event, with the names of the people it is about."""
    key, numbers = error.key, error.numbers
    if key in _about_people():
        return _about_people()[key].format(words.names(state, numbers))
    if key in _about_one():
        name = words.names(state, numbers[1:2])
        return _about_one()[key].format(name, *map(shown, numbers[2:]))
    if key in _about_numbers():
        return _about_numbers()[key].format(*numbers, *([""] * 3))
    match key:
        case "round_is_not_complete":
            tables = ", ".join(map(str, numbers[1:]))
            return translate(
                "club", "Round {0} is not complete: tables {1} are still open."
            ).format(numbers[0], tables)
        case "wrong_sum":
            return translate(
                "club",
                "The total must be {0}, not {1}. Check the table sheet.",
            ).format(shown(numbers[0]), shown(numbers[1]))
        case "fixed_too_many" | "fixed_without_table":
            return translate("club", "Table {0} is full or does not exist: {1}.").format(
                numbers[0], words.names(state, numbers[1:])
            )
        case "apart_too_many":
            return translate("club", "Too many to keep apart at {0} tables: {1}.").format(
                numbers[0], words.names(state, numbers[1:])
            )
    return translate("club", "That is not possible now ({0}).").format(error)


def _about_people() -> dict[str, str]:
    return {
        "number_is_taken": translate("club", "This start number is taken: {0}."),
        "nobody_has_this_number": translate("club", "Nobody has the start number {0}."),
        "has_been_drawn": translate("club", "{0} is already in the draw and can only withdraw."),
        "has_paid": translate("club", "{0} has paid. Refund first."),
        "has_left": translate("club", "{0} has already withdrawn."),
        "has_not_left": translate("club", "{0} has not left."),
        "has_a_partner": translate("club", "{0} has another partner."),
        "has_no_partner": translate("club", "{0} has no partner."),
        "not_of_one_group": translate("club", "They are not in the same group: {0}."),
        "not_their_turn": translate("club", "{0} chooses first."),
        "own_partner": translate("club", "{0} cannot be their own partner."),
        "without_partner": translate("club", "Still without a partner: {0}."),
        "not_in_this_round": translate("club", "Not in this round: {0}."),
        "fixed_and_apart": translate(
            "club", "They are to be kept apart, but both have their seat at the same table: {0}."
        ),
        "too_few_to_keep_apart": translate("club", "It takes two to be kept apart: {0}."),
    }


def _about_one() -> dict[str, str]:
    """About what one person at a table is said to have come to."""
    return {
        "below_the_least": translate("club", "{0}: {1} is impossible, the least is {2}."),
        "above_the_most": translate("club", "{0}: {1} is impossible, the most is {2}."),
        "unusual": translate("club", "{0}: {1} would be unusual. Is it right?"),
        "unusual_points": translate(
            "club", "{0}: {1} points from {2} games won and {3} lost would be unusual. Right?"
        ),
        "points_for_games": translate(
            "club", "{0}: {1} points cannot come from {2} games won and {3} lost."
        ),
        "so_many_games": translate("club", "{0} cannot have played {1} games of this list."),
    }


def _about_numbers() -> dict[str, str]:
    return {
        "no_name": translate("club", "Enter a name."),
        "too_few_players": translate("club", "{0} players are not enough; you need {1}."),
        "has_begun": translate("club", "This is fixed once round 1 has been drawn."),
        "nothing_to_draw": translate("club", "There is no round to draw."),
        "round_is_drawn": translate("club", "Round {0} has already been drawn."),
        "round_is_not_drawn": translate("club", "Round {0} has not been drawn yet."),
        "not_drawn_or_begun": translate("club", "Round {0} is not drawn, or has begun."),
        "not_begun": translate("club", "Round {0} has not begun yet."),
        "round_is_closed": translate(
            "club", "Round {0} is closed: its results can only be corrected."
        ),
        "round_is_not_closed": translate("club", "Round {0} is not closed."),
        "no_such_round": translate("club", "There is no round {0}."),
        "not_the_last_round": translate("club", "Round {0} is not the last one."),
        "no_such_table": translate("club", "There is no table {0}."),
        "no_reason": translate("club", "Give a reason."),
        "no_result": translate("club", "Table {1} has no result yet."),
        "must_be_corrected": translate(
            "club", "Table {1} of round {0} has a result: it can be corrected, with a reason."
        ),
        "wrong_number_of_values": translate("club", "This table has {0} scores, not {1}."),
        "does_not_fit": translate("club", "Table {0} cannot have these scores by the rules."),
        "games_in_all": translate(
            "club", "Won, lost and passed out come to {1} games, not to {2}."
        ),
        "has_played": translate("club", "Table {0} has handed in: nobody changes places there."),
        "nobody_has_won": translate("club", "Table {0} is tied. A knock-out needs a winner."),
        "would_change_the_knockout": translate(
            "club",
            "Then somebody else would have lost, and a knocked-out player cannot play on.",
        ),
        "knockout_is_decided": translate("club", "The knock-out is decided."),
        "not_two_at_a_table": translate(
            "club", "This way of drawing is for tables of two, or of two pairs."
        ),
        "no_money": translate("club", "Enter an amount."),
        "no_such_group": translate("club", "There is no such group."),
        "no_such_prize": translate("club", "There is no such prize."),
        "nothing_to_choose": translate("club", "There is nothing left to choose."),
        "has_been_chosen": translate("club", "Somebody has chosen this already."),
        "things_are_chosen": translate(
            "club", "Prizes have been chosen. Undo that first to change them."
        ),
        "has_the_prize": translate("club", "This prize has been handed over."),
        "no_such_total": translate("club", "The sheet of this table has no such sum."),
        "drawn_since": translate(
            "club", "A round has been drawn since: this stays, or the draw is undone first."
        ),
        "needed_since": translate(
            "club", "Something entered later builds on this: undo that first."
        ),
        "not_everybody": translate("club", "Everybody must be in the list once."),
    }
