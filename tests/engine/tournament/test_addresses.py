"""Addresses of a club's people: read from lists, kept, written for letters."""

import pytest

from engine.tournament.addresses import KINDS, Entry, address, entries, invitations, parted, take
from engine.tournament.people import Address, Club
from engine.tournament.people_list import read

TITLES = {"nachname": "surname", "vorname": "first_name", "strasse": "street", "plz": "postcode"}
TITLES |= {"ort": "town", "hausnr.": "house_number", "e-mail": "mail", "startnummer": "number"}
LIST = """Startnummer;Nachname;Vorname;Straße;Hausnr.;PLZ;Ort;E-Mail
1;Aicher;Anna;Am Anger;3;85049;Ingolstadt;anna@example.org
2;;;Hauptstr.;1;;;
3;Bauer;Ben;"'=cmd";;;D-80331 München;
"""


def test_a_list_as_a_spreadsheet_writes_it() -> None:
    found, bad = entries(read(LIST, TITLES, KINDS))
    assert [one.name for one in found] == ["Anna Aicher", "Ben Bauer"]
    assert found[0].address == Address(
        street="Am Anger 3", postcode="85049", town="Ingolstadt", mail="anna@example.org"
    )
    assert (found[1].address.postcode, found[1].address.town) == ("80331", "München")
    assert found[1].address.street == "=cmd"
    assert [(one.line, one.why) for one in bad] == [(3, "no_name")]


def test_who_is_known_is_put_right_and_keeps_what_a_list_does_not_tell() -> None:
    club = Club()
    club.add("Anna Aicher", "Skat")
    some = [Entry("anna aicher", address=Address(town="Ulm")), Entry("Ben")]
    assert take(club, some) == (1, 1)
    assert take(club, [Entry("Anna Aicher", address=Address(phone="1"))]) == (0, 1)
    assert take(club, [Entry("Anna Aicher", address=Address(phone="1"))]) == (0, 0)
    anna = club.members[1]
    assert (anna.name, anna.team, anna.address) == (
        "Anna Aicher",
        "Skat",
        Address(town="Ulm", phone="1"),
    )
    again = Club.from_dict(club.as_dict())
    assert again.members == club.members
    assert "address" not in str(club.as_dict()["members"][1])  # type: ignore[index]


@pytest.mark.parametrize(
    ("name", "both"),
    [
        ("Anna Aicher", ("Anna", "Aicher")),
        ("Anna", ("", "Anna")),
        ("Rosa Maria von der Au", ("Rosa Maria", "von der Au")),
        ("von Au", ("von", "Au")),
    ],
)
def test_a_name_is_parted_for_a_letter(name: str, both: tuple[str, str]) -> None:
    assert parted(name) == both


def test_a_line_for_each_letter() -> None:
    club = Club()
    take(club, [Entry("Anna Aicher", address=Address("Liebe Anna", "Am Anger 3", phone="+49 84"))])
    assert invitations(club.members.values()) == [
        *[["Anna Aicher", "Anna", "Aicher", "Liebe Anna", "Am Anger 3", "", "", "", "", "0049 84"]]
    ]


def test_a_town_without_a_postcode_is_left_as_it_is() -> None:
    assert address({"town": "Neu 7"}).town == "Neu 7"
    assert address({"town": "80331 München", "postcode": "1"}).town == "80331 München"
