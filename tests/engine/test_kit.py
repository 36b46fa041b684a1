"""Every game, every preset, every number of players, and mixed house rules: held to the kit."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine import games
from engine.table import NOBODY
from tests import kit
from tests.kit import Case

PRESETS = kit.cases()
ALL = [*PRESETS, *kit.mixed_cases()]

every_case = pytest.mark.parametrize("case", ALL, ids=str)
every_preset = pytest.mark.parametrize("case", PRESETS, ids=str)


def test_there_is_a_game_and_each_has_presets_and_players() -> None:
    assert games.names()
    for name in games.names():
        kind = games.find(name)
        assert kind.name == name
        assert kind.presets and kind.seats
        assert any(options == kind.options() for options in kind.presets.values())


@every_case
def test_every_card_lies_somewhere_once(case: Case) -> None:
    game = case.make()
    for t, _ in kit.walk(case, kit.DEALS):
        kit.holds_every_card_once(game, t)


@every_case
def test_there_is_always_something_to_do(case: Case) -> None:
    game = case.make()
    for t in kit.positions(case):
        kit.offers_moves(game, t)


@every_case
def test_every_deal_comes_to_an_end(case: Case) -> None:
    kit.comes_to_an_end(case)


@every_case
def test_every_legal_move_is_accepted(case: Case) -> None:
    game = case.make()
    for t in kit.some_positions(case):
        kit.accepts_what_it_offers(game, t)


@every_case
def test_every_other_move_is_refused_with_a_rule(case: Case) -> None:
    game, rng = case.make(), Random(kit.SEED)
    for t in kit.some_positions(case):
        kit.refuses_all_else(game, t, rng)


@every_case
def test_a_card_goes_where_the_chapter_says(case: Case) -> None:
    game = case.make()
    for t in kit.some_positions(case):
        kit.puts_cards_where_it_says(game, t)


@every_case
def test_a_finished_deal_refuses_every_move(case: Case) -> None:
    game = case.make()
    over = [t.copy() for t, _ in kit.walk(case, 2) if not t.phase]
    assert over
    for t in over:
        assert game.legal(t) == []
        kit.refuses_all_else(game, t, Random(kit.SEED))


@every_case
def test_playing_on_a_copy_leaves_the_table(case: Case) -> None:
    game = case.make()
    for t in kit.some_positions(case):
        kit.copies_apart(game, t)


@every_case
def test_a_table_survives_pickling(case: Case) -> None:
    for t in kit.some_positions(case):
        kit.pickles_to_itself(t)


@every_case
def test_a_view_tells_no_hidden_card(case: Case) -> None:
    for t in kit.some_positions(case):
        for seat in (NOBODY, *range(case.players)):
            kit.hides_what_is_hidden(t, seat)
            kit.shows_the_own_hand(t, seat)
            kit.hides_once(t, seat)


@every_case
def test_no_card_is_noted_as_known_that_everybody_sees(case: Case) -> None:
    for t in kit.positions(case):
        kit.knows_of_covered_cards_only(t)


@every_case
def test_the_view_of_whose_turn_it_is_allows_the_same_moves(case: Case) -> None:
    game = case.make()
    for t in kit.positions(case):
        kit.shows_the_same_moves(game, t)


@every_case
def test_every_hand_can_be_sorted_even_a_covered_one(case: Case) -> None:
    game = case.make()
    for t in kit.some_positions(case):
        kit.sorts_every_hand(game, t)


@every_case
def test_nobody_holds_a_card_that_is_barred(case: Case) -> None:
    game = case.make()
    for t in kit.positions(case):
        kit.bars_only_what_is_missing(game, t)


@every_case
def test_a_redealt_table_looks_the_same_from_every_seat(case: Case) -> None:
    game, rng = case.make(), Random(kit.SEED)
    for t in kit.some_positions(case):
        for seat in (NOBODY, *range(case.players)):
            kit.redeals_as_seen(game, t, seat, rng)


@every_case
def test_facts_have_words_and_tell_no_secret(case: Case) -> None:
    game = case.make()
    for t, facts in kit.walk(case, kit.DEALS):
        kit.tells_no_secret(t, facts)
        for fact in facts:
            kit.says_something(game, "fact", fact)


@every_case
def test_what_stands_on_a_name_plate_has_words_and_is_public(case: Case) -> None:
    game = case.make()
    for t, _ in kit.walk(case, 4):
        kit.says_how_each_seat_stands(game, t)


@every_case
def test_what_stands_beside_the_cards_has_words_and_is_public(case: Case) -> None:
    game = case.make()
    for t, _ in kit.walk(case, 4):
        kit.says_what_is_chosen_and_worth(game, t)
        kit.says_what_a_card_would_do(game, t)


@every_case
def test_the_money_of_an_evening_comes_to_nothing(case: Case) -> None:
    game = case.make()
    for t, _ in kit.walk(case, kit.DEALS):
        kit.money_comes_to_nothing(game, t)


@every_case
def test_every_row_lies_somewhere_once(case: Case) -> None:
    game = case.make()
    for t, _ in kit.walk(case, 4):
        kit.lays_out_every_row_once(game, t)


@every_case
def test_piles_and_own_notes_fit_what_a_seat_sees(case: Case) -> None:
    game = case.make()
    for t in kit.some_positions(case):
        kit.takes_from_piles_what_is_legal(game, t)
        kit.reckons_from_the_own_hand(game, t)
        kit.doubts_legal_moves_only_with_words(game, t)


@every_case
def test_only_what_was_turned_is_covered(case: Case) -> None:
    for t in kit.positions(case):
        kit.covers_only_what_was_turned(t)


@every_case
def test_talk_is_by_the_list(case: Case) -> None:
    game = case.make()
    for t in kit.some_positions(case):
        kit.talks_by_the_list(game, t)


@every_case
def test_talk_is_taken_back_with_its_move(case: Case) -> None:
    kit.talks_and_takes_back(case)


@every_case
def test_moves_are_read_as_they_are_written(case: Case) -> None:
    game = case.make()
    for t in kit.some_positions(case):
        for move in game.legal(t):
            kit.reads_what_it_writes(move)


@every_case
def test_a_log_folds_to_the_same_evening(case: Case) -> None:
    kit.replays(kit.played(case, 4))


@every_preset
def test_undo_and_redo_come_by_every_table_again(case: Case) -> None:
    kit.undoes_and_redoes(kit.played(case, 3))


@every_case
def test_after_an_undo_another_move_is_as_good(case: Case) -> None:
    kit.plays_another_way(kit.played(case, 2))


@every_case
def test_an_evening_can_be_saved_loaded_and_played_on(case: Case, tmp_path: Path) -> None:
    kit.saves(case, tmp_path)


@every_case
def test_a_house_rule_that_does_not_apply_changes_nothing(case: Case) -> None:
    kit.ignores_what_does_not_apply(case)


@every_case
def test_bots_advise_from_what_they_see_alone(case: Case) -> None:
    game, rng = case.make(), Random(kit.SEED)
    for t in kit.some_positions(case):
        kit.advises_honestly(game, t, rng)
