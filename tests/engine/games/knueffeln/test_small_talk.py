"""What bots say at Knüffeln: mostly what is so, when it helps; and what is made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from engine import games
from engine.bots.heuristic import HeuristicBot
from engine.bots.table_talk import said as asked_round
from engine.bots.worlds import worlds
from engine.cards import cards
from engine.games.knueffeln.heuristic import chance, choose
from engine.games.knueffeln.meaning import AT_MOST, TRUE, WEAK, Holding, holding, told
from engine.games.knueffeln.prospects import CAN, CANNOT, Prospects
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.table import KnueffelnTable
from engine.hidden import view
from engine.moves import Call, write
from engine.table import Said, Seat
from tests.engine.games.knueffeln.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    Position,
    moods,
    playing,
    score,
)

KNUEFFELN = games.find("knueffeln")
STRONG = "H2 C4 S8 H9 HA SA HJ SJ H7"
WEAK_HAND = "D2 D3 D4 D6 C2 C3 C6 C7 C8"
OTHERS = ("D7 D8 D10 DQ DJ C10 CQ CK CJ", "S2 S3 S4 H3 H4 HQ SQ S10 H10")


def evenings(
    deals: int, preset: str = "bohmstedt"
) -> Iterator[tuple[KnueffelnRules, KnueffelnTable]]:
    """Tables at which rules of thumb play and talk, before each decision; silence tells nothing."""
    options = KNUEFFELN.presets[preset].with_texts({"silence": "nothing"})
    game = KNUEFFELN.make(options, 4)
    bot, rng = HeuristicBot(game), Random(11)
    for number in range(deals):
        setup = game.next_deal([], number % 4)
        assert setup is not None
        t = game.start(rng.sample(game.pack(), len(game.pack())), setup)
        while t.phase:
            speaking = [seat for seat in range(4) if game.phrases(t, seat)]
            found = asked_round(speaking, lambda seat, t=t: bot.say(view(t, seat), rng), rng)
            if found is not None:
                game.say(t, *found)
            yield game, t
            game.apply(t, bot.choose(view(t, t.turn), game.legal(t), rng, 0.0))


def test_cards_are_told_apart_by_what_they_can_do() -> None:
    """Of the whole pack: a seven leads as well, and so does an ace that is not of these suits."""
    everything = holding(KNUEFFELN.make(KNUEFFELN.options(), 4).pack(), "HS")
    assert everything == Holding(olen=5, beaters=6, puzers=5, sevens=2, leaders=6)


def test_what_is_said_of_a_hand_is_so_but_to_lure_those_who_are_asked() -> None:
    said = lured = heard = 0
    for _, t in evenings(120):
        new, heard = len(t.talk) > heard, len(t.talk)
        tales = told(t)
        if not new or not tales or tales[-1].seat != t.talk[-1].seat:
            continue
        seat, word, _ = tales[-1]
        if t.talk[-1].phrase.word not in (word, word.split()[-1]):
            continue
        said += 1
        if not TRUE[word](holding(t.hands[seat], t.chosen)):
            assert (t.phase, word) == ("answer", "feeling_poorly")
            assert t.side[seat] == t.side[t.leader], "never to the partner who is asked"
            lured += 1
    assert said > 100
    assert 0 < lured < said / 5


def test_who_says_that_he_can_can_and_who_says_that_he_cannot_cannot() -> None:
    counted: Counter[bool] = Counter()
    heard = 0
    for game, t in evenings(60):
        new, heard = len(t.talk) > heard, len(t.talk)
        if not new or t.top is None or t.talk[-1].phrase.word not in CAN | CANNOT:
            continue
        seat, can = t.talk[-1].seat, t.talk[-1].phrase.word in CAN
        ahead = Prospects(game, t, seat)
        assert any(map(ahead.takes, t.hands[seat])) == can
        assert t.side[t.turn] == t.side[seat] != t.side[t.taker], "the partner has to decide"
        counted[can] += 1
    assert counted[True] > 20
    assert counted[False] > 20


@pytest.mark.parametrize(
    ("hand", "phrase"),
    [
        ("H2 C4 D3 D6", "two_tricks_sure"),
        ("S8 H7 D3 D6", "two_tricks_sure"),
        ("HA SA H8 DA", "beater_and_two_leaders"),
        ("H2 D3 D6 C7", "help_only_once"),
        ("H3 S4 D3 D6", "only_two_puzers"),
        ("D3 D6 C7 C8", "feeling_poorly"),
        ("H7 D6 C7 C8", "can_do_nothing"),
    ],
)
def test_before_the_first_lead_the_partner_hears_what_there_is(hand: str, phrase: str) -> None:
    there = playing("DQ DJ D10 D8", "C2 C3 C6 CJ", hand, "S3 S10 HQ SQ")
    assert moods(there, REARHAND) == {f"!{phrase}"}
    assert TRUE[phrase](holding(cards(hand), "HS"))


def test_a_question_of_the_partner_is_answered_as_it_is() -> None:
    for hand, answer in (("H2 D3", "!yes"), ("HA D3", "!no")):
        there = playing("DQ D8", "C2 C3", hand, "S3 S10").says(FOREHAND, "are_you_old")
        assert answer in moods(there, REARHAND)
        assert not moods(there, SECOND) & {"!yes", "!no"}, "he was not asked"
        there.says(REARHAND, answer[1:])
        assert not moods(there, REARHAND) & {"!yes", "!no"}, "once is enough"
        assert [one.word for one in told(there.table)] == [f"are_you_old {answer[1:]}"]


def test_whether_one_can_meet_a_card_is_whether_one_has_the_ace_of_its_suit() -> None:
    for hand, answer in (("DA C3", "!yes"), ("CA HA", "!no")):
        there = playing("D8 DQ", "C2 C3", hand, "S3 S10").says(FOREHAND, "can_you_meet_me D8")
        assert answer in moods(there, REARHAND)


def test_a_strong_partner_makes_bold_and_strong_opponents_careful() -> None:
    there = playing(*[f"{hand}" for hand in ("HA HJ D3 D4 D6 C7 C8 CJ CQ", *OTHERS, WEAK_HAND)])
    usual = chance(there.table)
    for seat, phrase, better in (
        (REARHAND, "two_tricks_sure", True),
        (SECOND, "two_tricks_sure", False),
        (REARHAND, "can_do_nothing", False),
        (DEALER, "feeling_poorly", True),
    ):
        heard = there.table.copy()
        Position(there.rules, heard).says(seat, phrase)
        assert (chance(heard) > usual) == better
        assert chance(heard) != usual


def test_what_one_says_oneself_changes_nothing() -> None:
    there = playing(STRONG, *OTHERS, WEAK_HAND)
    usual = chance(there.table)
    assert chance(there.says(FOREHAND, "feeling_poorly").table) == usual


def test_an_ole_is_spent_when_the_partner_cannot() -> None:
    there = playing("HA D3", "H2 D4", "D7 D8", "S6 D6").does(FOREHAND, "HA")

    def advice() -> str:
        seen = view(there.table, SECOND)
        return write(choose(there.rules, seen, there.rules.legal(there.table), Random(1)).move)

    assert advice() == "D4"
    there.says(DEALER, "play_a_beater")
    assert advice() == "H2"


def test_a_march_is_dared_when_the_partner_helps() -> None:
    def advice(phrase: str) -> str:
        there = score(playing(STRONG, *OTHERS, WEAK_HAND), "0 0 0 0 0")
        there.table.hands[FOREHAND] = cards("H2 C4 S8 SA")
        if phrase:
            there.says(REARHAND, phrase)
        seen = view(there.table, FOREHAND)
        return write(choose(there.rules, seen, there.rules.legal(there.table), Random(1)).move)

    assert advice("two_tricks_sure") == "!march"
    assert advice("feeling_poorly") == "!stop"


@pytest.mark.parametrize("phrase", ["two_tricks_sure", "can_do_nothing", "help_only_once"])
def test_what_was_said_is_so_in_most_worlds(phrase: str) -> None:
    there = playing("DQ D8 D3 C7", *("C2 C3 CJ DJ", "S3 S10 H2 H9", "C4 HJ H7 S9"))
    there.table.stock = cards("S8 D9 SA HA S6 H6 D4 D6 D7 C10 CQ")
    bots = there.rules.bots

    def share() -> float:
        made = worlds(bots, view(there.table, FOREHAND), 200, Random(1))
        return sum(TRUE[phrase](holding(t.hands[REARHAND], "HS")) for t in made) / len(made)

    before = share()
    there.says(REARHAND, phrase)
    assert before < 0.6 < share()


def test_opponents_are_believed_less_than_partners() -> None:
    there = playing("DQ D8 D3 C7", *("C2 C3 CJ DJ", "S3 S10 H2 H9", "C4 HJ H7 S9"))
    there.table.stock = cards("S8 D9 SA HA S6 H6 D4 D6 D7 C10 CQ")

    def share(seat: Seat) -> float:
        heard = there.table.copy()
        Position(there.rules, heard).says(seat, "two_tricks_sure")
        made = worlds(there.rules.bots, view(heard, FOREHAND), 300, Random(1))
        has = [holding(t.hands[seat], "HS") for t in made]
        return sum(map(TRUE["two_tricks_sure"], has)) / len(has)

    assert share(SECOND) < share(REARHAND)


def test_weak_is_who_has_no_card_to_take_with() -> None:
    weak = holding(cards("D3 H7 H9 C7"), "CS")
    assert all(TRUE[word](holding(cards("D3 C7 DK"), "HS")) for word in WEAK[1:])
    assert weak.olen == 1
    assert not any(TRUE[word](weak) for word in WEAK)


def test_talk_is_played_on_quickly_as_move_by_move() -> None:
    different = 0
    for number, (game, t) in enumerate(evenings(25)):
        if number % 3 or not t.talk:
            continue
        bots = game.bots
        slow, rng = t.copy(), Random(5)
        while slow.phase:
            game.apply(slow, bots.next_move(slow, rng))
        quick = list(bots.rollout(t.copy(), Random(5)))
        assert quick == list(bots.utility(slow))
        silent = t.copy()
        silent.talk = []
        different += quick != list(bots.rollout(silent, Random(5)))
    assert different, "else nobody would listen"


HANDS = [Holding(*numbers) for numbers in product(range(4), repeat=len(Holding._fields))]


@pytest.mark.parametrize("question", sorted({word.split()[0] for word in TRUE if " " in word}))
def test_of_every_hand_either_yes_is_true_or_no(question: str) -> None:
    assert all(TRUE[f"{question} yes"](has) != TRUE[f"{question} no"](has) for has in HANDS)


@pytest.mark.parametrize(("word", "most"), AT_MOST.items())
def test_so_many_decent_cards_there_are_at_most_where_it_is_true(word: str, most: int) -> None:
    assert max(has.decent for has in HANDS if TRUE[word](has)) == most


def test_an_answer_that_comes_a_trick_too_late_tells_nothing_and_what_follows_does() -> None:
    there = playing("DQ D8", "C2 C3", "HA D3", "S3 S10")
    there.table.talk += [
        Said(FOREHAND, Call("are_you_old"), 0),
        Said(REARHAND, Call("yes"), 1),
        Said(REARHAND, Call("can_do_nothing"), 1),
    ]
    assert [one.word for one in told(there.table)] == ["can_do_nothing"]
