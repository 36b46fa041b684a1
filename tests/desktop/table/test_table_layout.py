"""Everything finds its place: names, prompt and buttons are free, and every index can be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, pairwise, product
from math import atan2, tau

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPolygonF

from desktop.common.pose import Pose, around
from desktop.look.lettering import LARGE_LETTERS, LARGER_LETTERS
from desktop.packs.pack import HUGE
from desktop.scene.scene import RowStrip
from desktop.table.layout import CORNER_HIGH, Letters, Needs, TableLayout
from desktop.table.own_fan import INDEX_HEIGHT, INDEX_WIDTH
from desktop.table.rows import Rows, laid_out

SIZES = [(800, 572), (1280, 772), (1920, 1050), (3840, 2120), (720, 1172)]
"""Of the table: the window without its menu bar."""
ROWS = tuple(RowStrip((row,), (tuple(range(8)),), wide=8) for row in range(4))
TRICKS = 6
"""So many of a deal a seat takes at most, but for rare deals."""
A_HAIR = 1.5
"""Pixels that do not count: places are rounded."""


def scale_of(size: tuple[int, int], letters: float) -> tuple[float, float]:
    """The scale on a table as `table_scale` has it, and how much larger than usual that is."""
    usual = min(2.6, max(0.85, min(size[0] / 1280, size[1] / 800)))
    scale = min(usual * letters, max(usual, min(size) / 420))
    return scale, scale / usual


def texts(size: tuple[int, int], letters: float, tags: int = 0, captions: int = 0) -> Letters:
    """What is written at a table of this size, with letters of so many times the usual size."""
    scale, times = scale_of(size, letters)
    line = round(16 * scale * 1.5)
    return Letters(
        line,
        times=times,
        row=round(line * 1.9),
        tags=(QSize(round(line * 5.5), round(line * 1.9)),) * tags,
        captions=(round(line * 1.6),) * captions,
    )


def laid(
    size: tuple[int, int] = (1280, 772),
    seats: int = 4,
    hand: int = 5,
    letters: float = 1.0,
    tags: int = 0,
    **more: object,
) -> TableLayout:
    parts = more.get("parts", ())
    written = texts(size, letters, tags, len(parts))  # type: ignore[arg-type]
    return TableLayout(Needs(QSize(*size), 0.6, seats, 0, hand, written, **more))  # type: ignore[arg-type]


def laid_as(p: TableLayout, letters: float) -> TableLayout:
    """The same table with letters of so many times the usual size."""
    needs, written = p.needs, p.needs.texts
    size = needs.size.width(), needs.size.height()
    texts_then = texts(size, letters, len(written.tags), len(written.captions))
    return TableLayout(replace(needs, texts=texts_then))


@st.composite
def tables(draw: st.DrawFn) -> TableLayout:
    """Any table there may be."""
    size = draw(st.sampled_from(SIZES))
    seats, hand = draw(st.integers(2, 7)), draw(st.integers(1, 13))
    kind = draw(st.sampled_from(["tricks", "before", "rows", "heap"]))
    more: dict[str, object] = {"tricks": kind in ("tricks", "rows")}
    if kind == "rows":
        more["strips"] = ROWS
    elif kind == "heap":
        more |= {"heaped": True, "up": draw(st.integers(0, 9))}
        if hand == 10:
            more["parts"] = (3, 3, 3, 1)
    else:
        more |= {"up": draw(st.integers(0, 4)), "aside": draw(st.integers(0, 4))}
        more["laying_aside"] = kind == "before"
    more["coins"] = draw(st.booleans())
    more["left_handed"] = draw(st.booleans())
    more["anticlockwise"] = draw(st.booleans())
    letters = draw(st.sampled_from([1.0, 1.25, 1.5, 2.0]))
    return laid(size, seats, hand, letters, draw(st.integers(0, 3)), **more)


def is_empty(thing: QRect | Pose) -> bool:
    return thing.isEmpty() if isinstance(thing, QRect) else not thing.width


def shape(thing: QRect | Pose) -> QPolygonF:
    pose = Pose.upright(thing) if isinstance(thing, QRect) else thing
    hair = A_HAIR
    return pose.part(QRectF(hair, hair, pose.width - 2 * hair, pose.height - 2 * hair))


def index(card: Pose, times: float = 1.0) -> QPolygonF:
    """What one knows it by: with large letters a larger one."""
    wide, high = (INDEX_WIDTH, INDEX_HEIGHT) if times < LARGE_LETTERS else HUGE
    return card.part(QRectF(1, 1, card.width * wide - 2, card.height * high - 2))


def said(p: TableLayout) -> Iterator[tuple[str, QRect | Pose]]:
    """Whatever has words or is pressed."""
    for seat, person in enumerate(p.people()):
        yield f"portrait {seat}", person.portrait
        yield f"name {seat}", person.ribbon
        yield f"state {seat}", person.state
        if seat:
            yield f"number {seat}", p.number(seat)
    yield "prompt", p.prompt
    yield "status", p.status
    yield from ((f"tag {number}", tag) for number, tag in enumerate(p.tags))
    yield from ((f"token {number}", token) for number, token in enumerate(p.tokens))
    yield from ((f"caption {number}", one) for number, one in enumerate(p.captions))
    yield "slate token", p.slate_token
    if p.slate is not None:
        yield "slate", p.slate


def cards(p: TableLayout) -> Iterator[tuple[str, Pose]]:
    """All open cards and piles, the lowest first."""
    yield "stock", Pose.upright(p.stock)
    yield from (("up", card) for card in p.up[-1 if p.needs.heaped else 0 :])
    yield from (("aside", card) for card in p.aside)
    if p.needs.strips:
        yield from (("row", Pose.upright(card)) for card in p.rows.cards.values())
    elif p.needs.tricks:
        lying = sorted(range(p.needs.seats), key=p.trick_layer)
        yield from (("trick", p.trick(seat, f"card {seat}")) for seat in lying)
    yield from (("hand", card) for card in p.hand)


MELDS = {"tricks": False, "heaped": True, "parts": (3, 3, 3, 1)}
"""As Gin has it."""
LEFT_HANDED = (
    {"seats": 4, "hand": 5, "tricks": True, "tags": 2, "coins": True},
    {"seats": 6, "hand": 4, "up": 4, "aside": 3, "tricks": False, "tags": 3},
    {"seats": 4, "hand": 8, "tricks": True, "strips": ROWS},
    {"seats": 2, "hand": 10, "up": 5, **MELDS},
)
"""Tables for the left hand, of all kinds."""

Test = Callable[[TableLayout], None]


def for_the_left_hand_too(test: Test) -> Test:
    """Whatever is drawn by chance, these are always among the tables."""
    for size in SIZES:
        for number, kind in enumerate(LEFT_HANDED):
            letters = (1.0, 2.0)[(number + size[0] // 10) % 2]
            table = laid(size, letters=letters, left_handed=True, **kind)  # type: ignore[arg-type]
            test = example(table)(test)
    return test


@given(tables())
@for_the_left_hand_too
@example(laid((720, 1172), 2, 10, 2.0, **MELDS))
@settings(max_examples=150)
def test_what_has_words_or_is_pressed_is_never_covered(p):
    words = [(name, thing) for name, thing in said(p) if not is_empty(thing)]
    assert len(words) > 2 * p.needs.seats
    for (one, first), (other, second) in combinations(words, 2):
        if one.split()[-1] == other.split()[-1] and one.split()[-1].isdigit():
            continue  # of the same person
        assert not shape(first).intersects(shape(second)), (one, other)
    for name, thing in words:
        for zone, card in cards(p):
            assert not shape(thing).intersects(shape(card)), (name, zone)


@given(tables())
@for_the_left_hand_too
@settings(max_examples=150)
def test_every_index_can_be_read(p):
    lying = list(cards(p))
    for number, (zone, card) in enumerate(lying):
        if zone == "aside" and p.needs.tricks:
            continue  # a covered heap by then
        times = p.needs.texts.times if zone in ("hand", "trick") else 1.0
        for above, other in lying[number + 1 :]:
            assert not index(card, times).intersects(shape(other)), (zone, above)


@given(tables())
@for_the_left_hand_too
def test_what_counts_now_has_room_for_a_sentence(p):
    """Of about sixteen words, in a few lines; below them the cards that are always highest."""
    line, status = p.needs.texts.line, p.status
    inner = status.width() - 0.9 * line
    lines = (status.height() - (CORNER_HIGH * line if p.shows_top else 0)) / line
    assert inner * int(lines) >= 11 * line
    assert lines < 7
    assert p.shows_top or line > 24


@given(tables())
@for_the_left_hand_too
def test_every_own_card_can_be_hit(p):
    assert len(p.hand) == p.needs.hand
    for number, card in enumerate(p.hand):
        free = card.at(INDEX_WIDTH / 2, 0.3)
        assert QRectF(0, 0, p.width, p.height).contains(free)
        assert card.contains(free)
        assert not any(later.contains(free) for later in p.hand[number + 1 :])


@given(tables())
@for_the_left_hand_too
def test_nothing_leaves_the_table_but_what_may(p):
    whole = QRectF(0, 0, p.width, p.height)
    for name, thing in said(p):
        if isinstance(thing, QRect):
            assert thing.isEmpty() or whole.contains(QRectF(thing)), name
        else:
            assert whole.contains(thing.shape.boundingRect()), name
    for zone, card in cards(p):
        if zone != "hand":
            assert whole.contains(card.shape.boundingRect().adjusted(1, 1, -1, -1)), zone


@given(tables())
@for_the_left_hand_too
def test_of_each_own_card_the_index_is_on_the_table_and_at_usual_letters_more_than_half(p):
    times = p.needs.texts.times
    for card in p.hand:
        low = index(card, times).boundingRect().bottom() + p.sunk
        assert low <= p.height
        hangs = card.at(0.5, 1.0).y() + p.sunk - p.height
        assert hangs < card.height * 0.5 or times > 1
        assert card.rect.left() >= -1 and card.rect.right() <= p.width


@given(tables())
@for_the_left_hand_too
def test_with_larger_letters_no_index_of_hand_and_trick_is_smaller(p):
    """Of its letter, in the pack in which it grows least."""
    times = p.needs.texts.times
    usual = laid_as(p, 1.0)
    by = 1.8 if times >= LARGE_LETTERS else 1.3 if times >= LARGER_LETTERS else 1.0
    assert p.card.height() * by >= usual.card.height()
    if p.needs.tricks:
        assert p.trick_card.height() * by >= usual.trick_card.height()


@given(tables())
@for_the_left_hand_too
def test_cards_are_turned_by_whole_degrees_and_never_far(p):
    for zone, card in cards(p):
        assert card.turn == int(card.turn)
        assert abs(card.turn) <= {"hand": 13, "trick": 8}.get(zone, 4)


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_card_of_a_trick_is_always_turned_in_the_same_way(seats):
    p, again = laid(seats=seats, tricks=True), laid(seats=seats, tricks=True)
    for seat in range(seats):
        turns = {p.trick(seat, card).turn for card in ("e7", "e8", "e9", "eT", "eU", "eO")}
        assert len(turns) > 1
        assert p.trick(seat, "e7") == again.trick(seat, "e7")


def test_people_sit_clockwise_round_the_table():
    p = laid(seats=6)
    middles = [p.person(seat).portrait.center() for seat in range(6)]
    own, low_left, high_left, top_left, top_right, right = middles
    assert own.y() > low_left.y() > high_left.y() > top_left.y()
    assert top_left.x() < top_right.x() < right.x()


def test_fans_of_others_point_outwards_and_may_be_counted_where_there_is_room():
    p = laid(seats=4)
    for seat in range(1, 4):
        fan, middle = p.fan(seat, 9), p.person(seat).portrait.center()
        assert len(fan) == 9
        inwards = QPointF(p.axis, p.middle.center().y()) - QPointF(middle)
        outwards = fan[4].middle - QPointF(middle)
        assert QPointF.dotProduct(inwards, outwards) < 0
        assert p.number(seat).isEmpty()


def test_in_a_small_window_another_hand_is_a_small_stack_with_its_number():
    p = laid((800, 572), seats=5)
    assert len(p.fan(1, 9)) == 3
    assert not p.number(1).isEmpty()
    assert p.slate is None and not p.slate_token.isEmpty()


def test_the_slate_lies_in_the_upper_right_corner_of_a_large_table():
    p = laid((1920, 1050))
    assert p.slate is not None and p.slate.turn
    assert p.slate.x > p.width * 0.8 and p.slate.y < p.height * 0.35


def test_parts_of_a_hand_lie_a_little_apart():
    p = laid(seats=2, hand=10, parts=(3, 3, 3, 1), heaped=True)
    steps = [after.x - before.x for before, after in zip(p.hand, p.hand[1:], strict=False)]
    within = max(step for number, step in enumerate(steps) if number not in (2, 5, 8))
    assert min(steps[2], steps[5], steps[8]) > within * 1.2


def test_what_was_laid_aside_never_lies_where_won_tricks_go():
    for tricks in (False, True):
        p = laid(hand=5, tricks=tricks, up=1, aside=3)
        assert len(p.aside) == 3
        for card in p.aside:
            assert not card.rect.intersects(p.seat(0).adjusted(-40, -40, 40, 40))


@pytest.mark.parametrize("seats", range(3, 8))
def test_the_seat_after_the_own_one_sits_on_the_left(seats):
    written = texts((1280, 772), 1.0)
    p = TableLayout(Needs(QSize(1280, 772), 0.6, seats, 2, 5, written))
    following, last = p.person(3 % seats).portrait, p.person(1).portrait
    assert following.center().x() < 1280 / 4
    assert last.center().x() > 1280 / 2
    assert p.person(2) == p.own_person


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", [(1280, 772), (800, 520)])
@pytest.mark.parametrize("seats", range(3, 8))
def test_where_turns_go_to_the_right_the_seat_after_the_own_one_sits_there(
    seats, size, left_handed
):
    p = laid(size, seats, tricks=True, anticlockwise=True, left_handed=left_handed)
    plain = laid(size, seats, tricks=True, left_handed=left_handed)
    around = [p.side(seat) for seat in range(seats)]
    assert around[1:] == [plain.side(seats - seat) for seat in range(1, seats)]
    following, last = p.person(1).portrait.center(), p.person(seats - 1).portrait.center()
    assert following.x() > last.x()
    assert p.trick(1).x > p.trick(0).x > p.trick(seats - 1).x or seats == 2
    assert p.person(0) == p.own_person == plain.own_person


@pytest.mark.parametrize("size", [(1280, 772), (1920, 1050), (3840, 2120)])
def test_cards_use_the_room_of_a_large_screen_well(size):
    assert 1 / 4 <= laid(size).card.height() / size[1] <= 1 / 3


def test_the_hand_tightens_before_its_cards_shrink():
    few, many = laid(hand=5), laid(hand=11)
    assert many.card == few.card
    assert many.hand[1].x - many.hand[0].x < few.hand[1].x - few.hand[0].x


@pytest.mark.parametrize("size", SIZES)
def test_there_is_something_to_touch_of_every_card(size):
    hand = laid(size, hand=9).hand
    assert all(after.x - before.x >= 30 for before, after in pairwise(hand))


def test_the_user_makes_cards_larger_and_smaller():
    usual = laid().card_width
    assert laid(per_cent=120).card_width > usual
    assert laid(per_cent=60).card_width < usual


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 8))
def test_the_card_that_takes_the_trick_lies_upon_the_others_and_hides_no_index(size, seats):
    p = laid(size, seats, tricks=True)
    for count in range(2, seats + 1):
        *others, best = p.taken(count)
        assert len(others) == count - 1 and best.turn == 0 and all(one.turn for one in others)
        assert all(best.y < one.y and best.width > one.width for one in others)
        for number, below in enumerate(others):
            for above in (*others[number + 1 :], best):
                assert not index(below).intersects(shape(above))
        whole = around(p.taken(count))
        assert p.middle.adjusted(-4, -4, 4, 4).contains(whole), (whole, p.middle)
        # On what is seen of each there is room for some letters of a name.
        assert all(room > 1.4 * p.needs.texts.line for room in p.name_rooms(count))


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("letters", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("seats", range(2, 8))
def test_won_tricks_lie_beside_the_winner_where_they_cover_nothing(seats, letters, left_handed):
    for size in SIZES if seats < 6 or letters < 1.5 else SIZES[:2]:
        won_tricks_cover_nothing(size, seats, letters, left_handed)


def won_tricks_cover_nothing(size, seats, letters, left_handed):
    p = laid(size, seats, 5, letters, 2, tricks=True, left_handed=left_handed)
    table = QRectF(0, 0, *size)
    piles = [around(p.piled(seat, TRICKS)) for seat in range(seats)]
    words = [(name, thing) for name, thing in said(p) if not is_empty(thing)]
    for seat, pile in enumerate(piles):
        assert table.contains(QRectF(pile))
        for name, thing in words:
            assert not shape(thing).intersects(QPolygonF(QRectF(pile))), (seat, name)
        for card in (*p.taken(seats), *(p.trick(one) for one in range(seats))):
            assert not shape(card).intersects(QPolygonF(QRectF(pile))), seat
        assert not any(pile.intersects(other) for other in piles[seat + 1 :])


def test_won_tricks_can_be_counted_by_eye():
    """Of each three cards are seen, and of each trick a strip below the next."""
    p = laid((1280, 772), 4, tricks=True)
    for seat in range(4):
        assert len(p.piled(seat, 5)) == 15
        lying = [p.pile(seat, number) for number in range(5)]
        assert all(below.y - above.y >= 8 for below, above in pairwise(lying))


@given(tables())
@for_the_left_hand_too
def test_a_card_that_is_looked_at_covers_nothing_that_is_pressed_or_read(p):
    for card in p.hand:
        forward = p.forward(card)
        assert forward.turn == 0
        for name, thing in said(p):
            if not is_empty(thing) and not name.startswith("caption"):
                assert not shape(thing).intersects(shape(forward)), name


@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_what_is_said_of_a_decided_trick_stands_below_its_cards(size, letters):
    for seats in range(2, 8):
        p = laid(size, seats, 5, letters, tags=1, tricks=True)
        room = p.below_taken(seats)
        assert room.height() >= 1.5 * p.large_line - 1
        assert not any(card.rect.intersects(room) for card in p.taken(seats))


@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_words_of_a_card_that_was_cut_cover_no_index_of_it(size, letters):
    for seats, away in product((2, 4, 6), (False, True)):
        p = laid(size, seats, 5, letters, cut=True, laying_aside=away, coins=away)
        words, card = p.cut_caption, Pose.upright(p.cut)
        assert QRect(0, 0, *size).contains(words) and words.width() > 4 * p.large_line
        assert not index(card).intersects(QPolygonF(QRectF(words)))
        assert not (p.short and away) or not words.intersects(p.kitty)


def test_what_may_not_be_played_lies_a_little_lower():
    p = laid()
    card = p.hand[0]
    assert p.forbidden(card).y - card.y == pytest.approx(card.width * 0.08, abs=1)


@pytest.mark.parametrize("size", [(320, 280), (520, 420), (420, 700)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_window_made_too_small_keeps_cards_on_the_table(size, seats):
    p = laid(size, seats, hand=8, tricks=True, up=2, aside=2)
    table = QRectF(0, 0, *size)
    for card in (*p.hand, *(p.trick(seat) for seat in range(seats))):
        assert table.contains(card.middle)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 8))
def test_a_table_for_the_left_hand_is_the_other_way_round(size, seats):
    """Tokens, slate and piles on the left, the own portrait on the right."""
    p = laid(size, seats, tricks=True, up=1, left_handed=True)
    middle = size[0] / 2
    assert all(token.center().x() < middle for token in p.tokens)
    assert p.tokens == sorted(p.tokens, key=lambda token: (token.top(), token.left()))
    assert p.own_person.portrait.center().x() > middle
    assert p.side_zone.center().x() < middle
    slate = p.slate_token.center().x() if p.slate is None else p.slate.x
    assert slate < middle
    # Hand and decisions are read as ever.
    assert [card.x for card in p.hand] == sorted(card.x for card in p.hand)
    assert p.hand_area.contains(round(p.hand[0].x), p.hand_area.center().y())
    tags = laid(size, seats, tags=2, left_handed=True).tags
    assert tags[0].left() < tags[1].left() or tags[0].top() < tags[1].top()


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("seats", range(3, 8))
def test_play_goes_round_clockwise(seats, left_handed):
    """People, and their cards in the trick: also at the table for the left hand."""
    p = laid(seats=seats, tricks=True, left_handed=left_handed)
    people = [QPointF(p.person(seat).portrait.center()) for seat in range(seats)]
    for points in (people, [p.trick(seat).middle for seat in range(seats)]):
        middle = sum(points, QPointF()) / seats
        turns = [atan2(one.y() - middle.y(), one.x() - middle.x()) for one in points]
        steps = [(after - before) % tau for before, after in pairwise([*turns, turns[0]])]
        assert sum(steps) == pytest.approx(tau), steps


# Rows of open cards: they find room, keep their columns, and every index stays readable.

AREAS = [(360, 220), (520, 250), (700, 330), (1900, 1000), (420, 700)]
RATIO = 0.57


def suits(cards: int, wide: int) -> list[RowStrip]:
    """Four suits that grow, each with so many cards in the middle of its row."""
    first = (wide - cards) // 2
    columns = tuple(range(first, first + cards))
    return [RowStrip((row,), (columns,), wide=wide) for row in range(4)]


def melds(*sizes: int) -> list[RowStrip]:
    """Two spread hands, one above the other, with rows of these sizes."""
    columns = tuple(tuple(range(size)) for size in sizes)
    first = tuple(range(len(sizes)))
    second = tuple(row + len(sizes) for row in first)
    return [RowStrip(first, columns, "Anna"), RowStrip(second, columns, "Ben")]


def lay(strips: list[RowStrip], area: tuple[int, int]) -> Rows:
    return laid_out(strips, QRect(20, 30, *area), 140, RATIO, 18)


EVERYTHING = [suits(8, 8), suits(13, 13), suits(1, 13), melds(3, 3, 4), melds(4, 3, 2, 1), melds(7)]


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("strips", EVERYTHING)
def test_rows_stay_in_their_area(strips, area):
    rows = lay(strips, area)
    room = QRect(20, 30, *area).adjusted(-2, -2, 2, 2)
    assert rows.cards
    for rect in [*rows.cards.values(), *rows.wholes.values()]:
        assert room.contains(rect)


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("strips", EVERYTHING)
def test_no_card_hides_the_index_of_another(strips, area):
    cards = lay(strips, area).cards
    for (row, number), card in cards.items():
        later = cards.get((row, number + 1))
        if later is not None:
            assert later.left() - card.left() >= int(card.width() * INDEX_WIDTH)
    for upper, lower in pairwise(sorted({rect.top() for rect in cards.values()})):
        high = next(iter(cards.values())).height()
        assert lower - upper >= int(high * INDEX_HEIGHT)


@pytest.mark.parametrize("area", AREAS)
def test_a_row_that_grows_does_not_move_what_lies_there(area):
    """All Unters stay in one column, whatever lies beside them."""
    few = [RowStrip((row,), ((3, 4),), wide=8) for row in range(4)]
    many = [RowStrip((row,), (tuple(range(8)),), wide=8) for row in range(4)]
    here, there = lay(few, area).cards, lay(many, area).cards
    assert all(here[row, 1] == there[row, 4] for row in range(4))
    assert len({here[row, 1].left() for row in range(4)}) == 1


def test_an_empty_row_has_its_place_already():
    rows = lay([RowStrip((row,), ((),), wide=8) for row in range(4)], (700, 330))
    assert not rows.cards
    assert all(rect.width() > 300 for rect in rows.wholes.values())


def test_what_is_said_of_a_spread_hand_stands_above_it():
    rows = lay(melds(3, 4), (700, 330))
    for number, caption in enumerate(rows.captions):
        below = [rows.wholes[row] for row in (2 * number, 2 * number + 1)]
        assert all(caption.bottom() <= rect.top() for rect in below)
        assert caption.height() > 18


def test_no_rows_take_no_room():
    assert lay([], (700, 330)).whole.isEmpty()
