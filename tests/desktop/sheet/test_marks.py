"""What the marks look like: counted in strokes, and where these lie."""

from __future__ import annotations

from desktop.sheet import marks
from desktop.sheet.marks import drawn_before
from engine.sheet import Mark


def numbers(kind: str, *of: int) -> list[Mark]:
    return [Mark(kind, number) for number in of]


def test_a_cross_has_two_arms_and_a_bar_for_every_trick():
    assert [len(marks.strokes(Mark("cross", bars))) for bars in range(6)] == [2, 3, 4, 5, 6, 7]


def test_the_first_four_bars_stand_square_on_the_ends_of_the_arms():
    first, second, *bars = marks.strokes(Mark("cross", 4))
    ends = {end for arm in (first, second) for end in arm.way}
    for bar in bars:
        (x0, y0), (x1, y1) = bar.way
        middle = ((x0 + x1) / 2, (y0 + y1) / 2)
        at = min(ends, key=lambda end: abs(end[0] - middle[0]) + abs(end[1] - middle[1]))
        assert abs(at[0] - middle[0]) + abs(at[1] - middle[1]) < 1e-9
        assert abs((x1 - x0) * (at[0] - 0.5) + (y1 - y0) * (at[1] - 0.5)) < 1e-9
        ends.remove(at)
    assert not ends


def test_the_fifth_bar_lies_across_the_middle():
    ((x0, y0), (x1, y1)) = marks.strokes(Mark("cross", 5))[-1].way
    assert y0 == y1 == 0.5
    assert (x0 + x1) / 2 == 0.5


def test_a_penalty_cross_has_a_ring_besides():
    cross, penalty = marks.strokes(Mark("cross", 3)), marks.strokes(Mark("penalty_cross", 3))
    assert len(penalty) == len(cross) + 1


def test_every_mark_stays_in_its_box():
    for kind, shape in marks.SHAPES.items():
        for number in range(8):
            if shape.size is not marks.bolla_size and number > 5:
                continue
            wide, high = shape.size(number)
            for stroke in shape.strokes(number):
                assert all(-0.01 <= x <= wide + 0.01 for x, _ in stroke.way), (kind, number)
                assert all(-0.01 <= y <= high + 0.01 for _, y in stroke.way), (kind, number)


def test_more_of_a_mark_goes_on_from_the_same_strokes():
    for kind, shape in marks.SHAPES.items():
        for number in range(5):
            less, more = shape.strokes(number), shape.strokes(number + 1)
            assert more[: len(less)] == less, kind


def test_a_ladder_loses_its_rungs_from_the_edge_up_to_the_line_and_leaves_smears():
    full, three = marks.strokes(Mark("ladder", 4)), marks.strokes(Mark("ladder", 3))
    assert len(full) == 2 + 1 + 4
    assert three == full[:-1]
    assert marks.rubbed_out(Mark("ladder", 4)) == []
    assert marks.rubbed_out(Mark("ladder", 3)) == full[-1:]
    assert len(marks.rubbed_out(Mark("ladder", 0))) == 4


def test_nothing_is_drawn_when_a_rung_is_rubbed_out_and_all_for_the_next_ladder():
    three = len(marks.strokes(Mark("ladder", 3)))
    assert drawn_before(numbers("ladder", 4), numbers("ladder", 3)) == [three]
    none = len(marks.strokes(Mark("ladder", 0)))
    assert drawn_before(numbers("ladder", 0), numbers("ladder", 4)) == [none]


def test_a_brille_is_two_rings_joined_and_a_knueppel_is_a_stick_with_a_knob():
    assert len(marks.strokes(Mark("brille", 1))) == 3
    stick, knob = marks.strokes(Mark("knueppel", 1))
    assert knob.weight > stick.weight


def test_the_fifth_stroke_lies_across_the_other_four():
    *staves, across = (stroke.way for stroke in marks.strokes(Mark("fence", 5)))
    assert len(staves) == 4
    assert across[0][0] < min(x for way in staves for x, _ in way)
    assert across[1][0] > max(x for way in staves for x, _ in way)


def test_several_balls_are_counted():
    assert marks.label(Mark("bolla", 1)) is None
    assert marks.label(Mark("bolla", 4)).text == "4"


def test_an_unknown_mark_has_no_strokes():
    assert not marks.known(Mark("turnip", 3))
    assert marks.strokes(Mark("turnip", 3)) == []


def test_new_bars_are_what_has_to_be_drawn():
    assert drawn_before(numbers("cross", 2, 0), numbers("cross", 5, 1)) == [4, 2]


def test_a_new_penalty_cross_is_drawn_whole_and_the_bolla_behind_it_is_not():
    before = [*numbers("cross", 1, 0), Mark("bolla", 1)]
    now = [*numbers("cross", 1, 0), Mark("penalty_cross", 0), Mark("bolla", 1)]
    assert drawn_before(before, now) == [3, 2, 0, 2]


def test_after_wiping_only_the_bars_are_new():
    assert drawn_before(numbers("cross", 5, 3), numbers("cross", 2, 0)) == [2, 2]


def test_without_a_slate_before_nothing_is_new():
    assert drawn_before(None, numbers("cross", 5, 1)) == [7, 3]


def test_rungs_that_are_gone_are_wiped_one_by_one():
    (gone,) = marks.wiped([Mark("ladder", 4)], [Mark("ladder", 2)])
    assert gone == marks.strokes(Mark("ladder", 4))[-2:]
    assert marks.wiped([Mark("ladder", 2)], [Mark("ladder", 4)]) == [[]]
    assert marks.wiped(None, [Mark("ladder", 2)]) == [[]]


def test_a_shared_ladder_has_a_line_down_its_middle_and_each_half_loses_its_own_rungs():
    for kind, middle in (("ladder_left", 1.0), ("ladder_right", 0.0)):
        post, *rungs = marks.strokes(Mark(kind, 4))
        assert {x for x, _ in post.way} == {middle} and len(rungs) == 4
        assert all(rung.way[0][0] == middle for rung in rungs), "from the line outwards"
        assert marks.rubbed_out(Mark(kind, 3)) == rungs[-1:]
        assert len(marks.strokes(Mark(kind, 0))) == 1
