"""Somebody comes: a member of the club, or somebody new who becomes one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop.club.model.controller import ClubController
from desktop.session.error_messages import sentence
from engine.bounds import number_of
from engine.head import BadLog
from engine.store import SaveFailed
from engine.tournament.people import Member, folded, may_be_one, next_number
from engine.tournament.people_list import KINDS
from engine.tournament.refusal import Refused

translate = QCoreApplication.translate


def here(controller: ClubController, typed: str) -> list[int]:
    """Return the start numbers of those who were entered with this name, or with this number."""
    people, number = controller.state.people, number_of(typed)
    if number is not None:
        return [number] if number in people else []
    return [one.number for one in people.values() if may_be_one((typed, ""), one)]


class Offer(NamedTuple):
    """What a typed name may mean: a "member", somebody "here", or a "new" person.

    `number` is that of the club's list or the start number, 0 for somebody new.
    """

    kind: str
    name: str
    number: int = 0
    remark: str = ""


MOST_OFFERS = 5
"""How many people are offered at most for what was typed."""


def offers(controller: ClubController, typed: str) -> tuple[list[Offer], int]:
    """Return what this name may mean, and which of it Enter takes.

    That is the person of exactly this name, the only member whose name begins so, or a new one.
    """
    people, start = controller.state.people, folded(typed)
    if not start or controller.tournament is None:
        return [], -1
    if number_of(typed) is not None:
        found = [Offer("here", people[one].name, one) for one in here(controller, typed)]
        return [*found, *([] if found else [Offer("new", typed)])], 0
    labels = {number: label for label, number in controller.members.labels().items()}
    there = {one.member for one in people.values()}
    members = [
        Offer("member", one.name, one.number, labels[one.number][len(one.name) :].strip(" ()"))
        for one in controller.members.club.members.values()
        if one.number not in there and _begins(one.name, start)
    ]
    members.sort(key=lambda one: (folded(one.name) != start, folded(one.name), one.number))
    exact = [Offer("here", people[one].name, one) for one in here(controller, typed)]
    others = [
        Offer("here", one.name, number)
        for number, one in sorted(people.items())
        if _begins(one.name, start) and folded(one.name) != start
    ]
    found = [*exact, *members, *others][:MOST_OFFERS]
    begin = [one for one in members if folded(one.name).startswith(start)]
    sure = bool(exact) or len(begin) == 1 or bool(members and folded(members[0].name) == start)
    return [*found, Offer("new", typed)], 0 if sure else len(found)


def _begins(name: str, start: str) -> bool:
    """Whether a name, or a word of it, begins so."""
    return folded(name).startswith(start) or f" {start}" in folded(name)


def members_not_here(controller: ClubController, name: str, team: str = "") -> list[Member]:
    """Return the club's members that somebody of this name and club may be, without those here."""
    there = {one.member for one in controller.state.people.values()}
    return [one for one in controller.members.club.matching(name, team) if one.number not in there]


def arrive(
    controller: ClubController,
    name: str,
    number: int = 0,
    *,
    member: Member | None = None,
    **more: Any,
) -> int:
    """Enter somebody, by what the club's list knows; the start number, 0 if it cannot be.

    `member` is the choice where several have the name; without one, the first of them that is not
    here comes, or a new member. A number of the `federation` is kept in the club's list alone.
    """
    federation = more.pop("federation", "")
    if not _would(controller, name, number, more):
        # It says why; the club's list stays as it is.
        return controller.enter(name, number, **more)
    team = more.get("team", "")
    member = member or next(iter(members_not_here(controller, name, team)), None)
    if member is None and not controller.rehearsal:
        try:
            # Another window may have entered the first one of this name meanwhile.
            another = bool(controller.members.club.matching(name, team))
            member = controller.members.add(name, team, another=another)
        except OSError as error:
            controller.trouble.emit(sentence(SaveFailed(*error.args)))
    if member is not None and federation and member.federation != federation:
        controller.members.change(member.number, lambda one: replace(one, federation=federation))
    known: dict[str, Any] = {}
    if member is not None:
        about = {"team": member.team, "tags": list(member.tags), "member": member.number}
        known = {key: told for key, told in about.items() if told}
    if controller.rehearsal:
        known.pop("member", None)
    return controller.enter(name, number, **(known | more))


def _would(controller: ClubController, name: str, number: int, more: dict[str, Any]) -> bool:
    """Whether the evening would take somebody."""
    assert controller.tournament is not None
    who = number or next_number(controller.state.people)
    try:
        controller.tournament.checked({"enter": who, "name": name, **more, **controller.stamp()})
    except (Refused, BadLog):
        return False
    return True


def kind(name: str) -> str:
    """Return what a column of a list is, by one of `KINDS`."""
    return {
        "": translate("club", "(left out)"),
        "number": translate("club", "Start number"),
        "name": translate("club", "Name"),
        "surname": translate("club", "Surname"),
        "first_name": translate("club", "First name"),
        "team": translate("club", "Team"),
        "tags": translate("club", "Marks"),
        "group": translate("club", "Group"),
        "federation": translate("club", "Federation number"),
        "salutation": translate("club", "Salutation"),
        "street": translate("club", "Street"),
        "house_number": translate("club", "House number"),
        "postcode": translate("club", "Postcode"),
        "town": translate("club", "Town"),
        "country": translate("club", "Country"),
        "mail": translate("club", "E-mail"),
        "phone": translate("club", "Phone"),
    }[name]


def letters(name: str) -> str:
    """Return the name of a file's encoding, one of `LETTERS`."""
    return {
        "utf-8": translate("club", "Letters: Unicode (UTF-8)"),
        "cp1252": translate("club", "Letters: Windows"),
        "mac_roman": translate("club", "Letters: old Mac"),
        "cp850": translate("club", "Letters: DOS"),
        "utf-16": translate("club", "Letters: Unicode (UTF-16)"),
    }[name]


def titles(kinds: Sequence[str] = KINDS) -> dict[str, str]:
    """Return which of these `kinds` a title of a column means, by the title in small letters.

    There are the titles of this language and usual ones.
    """
    usual = {
        "no.": "number",
        "nr.": "number",
        "nr": "number",
        "startnummer": "number",
        **dict.fromkeys(("no", "#", "nummer", "start no.", "startnr.", "start-nr."), "number"),
        **dict.fromkeys(("start nr.", "lfd. nr.", "lfd.nr.", "pos", "pos.", "st.nr."), "number"),
        **dict.fromkeys(("spieler-nr", "spieler-nr.", "spielernr.", "spielernummer"), "federation"),
        **dict.fromkeys(("passnr.", "pass-nr.", "spielerpass", "mitgliedsnummer"), "federation"),
        **dict.fromkeys(("mitglieds-nr.", "mitgliedsnr.", "fide-id", "id", "lizenz"), "federation"),
        **dict.fromkeys(("name, vorname", "nachname, vorname", "name vorname"), "name"),
        **dict.fromkeys(("clubname", "klub", "vereinsname", "team name", "teamname"), "team"),
        **dict.fromkeys(("klasse", "kategorie", "category", "kennzeichen"), "tags"),
        "familienname": "surname",
        "nachname": "surname",
        "zuname": "surname",
        "last name": "surname",
        "family name": "surname",
        "vorname": "first_name",
        "first name": "first_name",
        "given name": "first_name",
        "verein": "team",
        "mannschaft": "team",
        "club": "team",
        "teilnehmer": "name",
        "spieler": "name",
        "player": "name",
        "anrede": "salutation",
        "strasse": "street",
        "str.": "street",
        "address": "street",
        "adresse": "street",
        "hausnummer": "house_number",
        "hausnr.": "house_number",
        "plz": "postcode",
        "postleitzahl": "postcode",
        "zip": "postcode",
        "zip code": "postcode",
        "postal code": "postcode",
        "ort": "town",
        "wohnort": "town",
        "stadt": "town",
        "city": "town",
        "land": "country",
        "email": "mail",
        "e-mail-adresse": "mail",
        "mail": "mail",
        "telefon": "phone",
        "tel.": "phone",
        "handy": "phone",
        "mobil": "phone",
        "telephone": "phone",
        "mobile": "phone",
    }
    own = {kind(one).casefold(): one for one in kinds if one}
    return usual | own | {translate("club", "No.").casefold(): "number"}
