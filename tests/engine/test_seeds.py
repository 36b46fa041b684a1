"""Seeds: a code means the same for ever, a slip of the pen is noticed, no two uses share chance."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import seeds
from engine.cards import FRENCH_52, GERMAN_32, codes
from engine.seeds import BadSeed
from engine.shuffle import again, first_dealer, numbered

CHANCE = bytes(range(16))
CODE = "00041061050R3GG28A1C60T3GFZ"

chances = st.binary(min_size=16, max_size=16)
every_code = chances.map(seeds.code)
every_number = st.integers(0, seeds.SEEDS - 1)
places = st.integers(0, seeds.LENGTH - 1)


# How a code is written and read.


@given(chances)
def test_a_code_stands_for_its_bytes(chance: bytes) -> None:
    code = seeds.code(chance)
    assert len(code) == seeds.LENGTH and set(code) <= set(seeds.SYMBOLS)
    number = 0
    for symbol in code[:-1]:
        number = number * 32 + seeds.SYMBOLS.index(symbol)
    assert number.to_bytes(16, "big") == chance
    assert seeds.written(code) == seeds.read(code) == code


@given(every_code, places, st.sampled_from(seeds.SYMBOLS))
def test_every_single_wrong_symbol_is_noticed(code: str, place: int, symbol: str) -> None:
    wrong = code[:place] + symbol + code[place + 1 :]
    if wrong != code:
        with pytest.raises(BadSeed):
            seeds.read(wrong)


@given(every_code, places, places)
def test_any_two_symbols_that_were_exchanged_are_noticed(code: str, one: int, two: int) -> None:
    symbols = list(code)
    symbols[one], symbols[two] = symbols[two], symbols[one]
    if "".join(symbols) != code:
        with pytest.raises(BadSeed):
            seeds.read("".join(symbols))


@given(every_code, places)
def test_a_symbol_too_few_or_too_many_is_noticed(code: str, place: int) -> None:
    for wrong in (code[:place] + code[place + 1 :], code[:place] + "7" + code[place:]):
        with pytest.raises(BadSeed):
            seeds.read(wrong)


@given(every_code)
def test_small_letters_blanks_and_letters_like_digits_are_forgiven(code: str) -> None:
    assert seeds.read(seeds.shown(code)) == code
    assert seeds.read(f" {seeds.shown(code).lower().replace(' ', '-')}\n") == code
    assert seeds.read(code.replace("0", "o").replace("1", "l")) == code
    assert seeds.read(code.replace("0", "O").replace("1", "I")) == code


@given(every_number)
def test_a_number_is_a_seed_as_it_always_was(number: int) -> None:
    assert seeds.written(str(number)) == seeds.read(f" {number} ") == number
    assert seeds.shown(number) == str(number)
    assert seeds.guessable(number) and not seeds.guessable(CODE)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "length"),
        ("Anna", "length"),
        ("-", "length"),
        ("-1", "length"),
        ("12 34", "length"),
        ("1.5", "length"),
        (str(seeds.SEEDS), "number"),
        ("9" * 26, "number"),
        ("9" * 5000, "number"),
        ("U" + CODE[1:], "symbol"),
        ("8" + CODE[1:], "symbol"),
        ("Ä" + CODE[1:], "symbol"),
        (CODE[:-1] + "9", "check"),
        ("1" + CODE[1:], "check"),
    ],
)
def test_why_a_text_is_no_seed_is_told(text: str, kind: str) -> None:
    with pytest.raises(BadSeed) as bad:
        seeds.read(text)
    assert bad.value.kind == kind


@pytest.mark.parametrize("text", ["007", " 7", "7 ", CODE.lower(), seeds.shown(CODE), "+7", "٧"])
def test_in_a_file_a_seed_is_written_in_one_way_only(text: str) -> None:
    with pytest.raises(BadSeed):
        seeds.written(text)


def test_a_code_is_made_of_sixteen_bytes() -> None:
    for chance in (b"", bytes(15), bytes(17)):
        with pytest.raises(ValueError):
            seeds.code(chance)


# What is drawn from a seed. These are frozen: never change them.


def test_the_code_of_known_bytes_is_frozen() -> None:
    assert seeds.code(CHANCE) == CODE
    assert seeds.code(bytes(16)) == "0" * 27
    assert seeds.code(b"\xff" * 16) == "7ZZZZZZZZZZZZZZZZZZZZZZZZZC"


def test_the_packs_of_a_known_code_are_frozen() -> None:
    assert codes(numbered(GERMAN_32, CODE, 1)) == (
        "H7 EU SA SO SU EO GK G7 EA S9 G9 HK GA E7 HA SK G8 S8 HO H9 H10 E9 HU S7 G10 H8 "
        "E8 S10 GU E10 EK GO"
    )
    assert codes(numbered(GERMAN_32, CODE, 17)) == (
        "HO G10 HK G7 S7 HA GU GO E10 EU GK E9 S8 EA E7 EK SU S10 G9 SA G8 H10 GA S9 H8 "
        "H9 SO E8 HU H7 EO SK"
    )
    assert codes(numbered(FRENCH_52, CODE, 2)) == (
        "S10 S8 H4 SK S7 C9 C10 H5 D8 S3 CJ SA D7 CQ H7 C3 D2 S9 C8 H8 HK C6 H10 CA HJ H6 "
        "HQ DJ C7 HA DA D3 C5 S4 H2 D4 H9 D10 C2 S2 S6 CK D6 H3 DK SJ D5 D9 DQ S5 SQ C4"
    )


def test_the_first_dealers_of_known_codes_are_frozen() -> None:
    known = [seeds.code(bytes([number] * 16)) for number in range(12)]
    assert [first_dealer(code, 4) for code in known] == [3, 1, 0, 2, 0, 3, 3, 3, 0, 3, 2, 2]


def test_what_is_shuffled_again_is_frozen() -> None:
    some = GERMAN_32[:8]
    assert codes(again(some, CODE, 3, 1)) == "E7 EO E8 E10 EK EU E9 EA"
    assert codes(again(some, CODE, 3, 2)) == "E10 EA EO E8 E9 E7 EU EK"
    assert codes(again(some, 1844, 3, 1)) == "E10 EA EK EU E9 EO E8 E7"


def test_the_digest_is_the_one_of_the_page() -> None:
    told = sha256(b"kartentisch code\n" + CHANCE + b"deal 17").digest()
    assert seeds.digest(CODE, "deal", 17) == int.from_bytes(told, "big")
    told = sha256(b"kartentisch number\n" + bytes(15) + b"\x07" + b"shuffle 3 1").digest()
    assert seeds.digest(7, "shuffle", 3, 1) == int.from_bytes(told, "big")
    assert (
        seeds.stream(CODE, "dealer").random()
        == Random(2**256 + seeds.digest(CODE, "dealer")).random()
    )


@given(st.lists(st.one_of(every_code, every_number), min_size=2, max_size=4, unique=True))
def test_no_two_uses_of_any_seeds_share_their_chance(some: list[seeds.Seed]) -> None:
    uses = [("deal", 1), ("deal", 2), ("deal", 11), ("shuffle", 1, 1), ("shuffle", 1, 11)]
    uses += [("shuffle", 11, 1), ("bot", 1, 1, 1), ("dealer",)]
    found = {seeds.digest(seed, *use) for seed in some for use in uses}
    assert len(found) == len(some) * len(uses)
