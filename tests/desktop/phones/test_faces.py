"""Phones show the cards that the window shows: the user's own packs and looks as well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PIL import Image
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.packs.look import Look
from desktop.packs.pack import Pack
from desktop.packs.pack_settings import OURS, PackChoice, choose, kind_of
from desktop.phones import faces
from engine import games
from engine.cards import BACK
from engine.rules import Rules
from tests.desktop.packs import made_up
from tests.desktop.phones.rooms import Phone, Table, open_table, settle
from tests.desktop.session.test_chairs import of_four

CODES = {"german": [*made_up.GERMAN, *made_up.MORE], "french": [*made_up.FRENCH]}
LOOKS = [Look(colours=colours, corners=4) for colours in ("four", "contrast", "grey")]


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Table]:
    with open_table(tmp_path) as one:
        yield one


def begin(table: Table, game: str) -> tuple[Rules[object], Phone]:
    table.controller.begin(of_four(game, "Anna", "Ben", "Cilli", "Dora"))
    return table.controller.matches.playing.match.rules, table.phone(1)


def own_pack(folder: Path, kind: str, *, marked: bool = False, noise: bool = False) -> str:
    """A pack of the user's, of pictures that are hard to make small if there is noise."""
    made_up.folder(folder, {code: code for code in [*CODES[kind], "back"]})
    for file in folder.iterdir() if noise else ():
        dots = Random(file.name).randbytes(560 * 930 * 3)
        Image.frombytes("RGB", (560, 930), dots).save(file, compress_level=1)
    return made_up.import_pack(folder).keep("Grandma's", cards=kind, marked=marked)


def shown(qtbot: QtBot, phone: Phone, start: str) -> dict[str, str]:
    """Where the phone finds its faces, once it finds them below this."""

    def there() -> bool:
        settle()
        return bool(phone.scene and phone.scene["faces"].startswith(start))

    qtbot.waitUntil(there)
    assert phone.scene is not None
    return {name: phone.scene[name] for name in ("faces", "ext", "back")}


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", games.names())
def test_a_pack_of_ones_own_is_lent_with_every_card_and_shown_when_it_is_there(
    qtbot: QtBot, table: Table, tmp_path: Path, game: str
) -> None:
    rules, phone = begin(table, game)
    choice = PackChoice(own_pack(tmp_path / "scans", kind_of(rules), marked=True), Look())
    assert shown(qtbot, phone, f"/cards/{rules.pattern}/")["ext"] == ".svg"
    choose(table.controller.settings, rules, choice)
    settle()
    found = shown(qtbot, phone, "/cards/lent-")
    names = {**{card.code: card for card in rules.pack()}, "back": BACK}
    lent = {f"{found['faces']}{name}{found['ext']}" for name in names}
    assert table.wire.lent.keys() == lent and found["back"] in lent
    pack = Pack(choice.folder, choice.look)
    assert pack.marked
    for name, card in names.items():
        kind, data = table.wire.lent[f"{found['faces']}{name}{found['ext']}"]
        picture = QImage.fromData(data)
        window = pack.face(card, picture.width(), 1).toImage()
        assert kind == "image/png" and picture == window.convertToFormat(picture.format())


@pytest.mark.parametrize("look", LOOKS, ids=lambda one: one.colours)
@pytest.mark.parametrize("name", OURS)
def test_a_look_of_the_programs_packs_is_lent_as_it_is_drawn_at_the_window(
    qtbot: QtBot, table: Table, name: str, look: Look
) -> None:
    game = "ramsen" if name in ("bavarian", "tell") else "gin"
    rules, phone = begin(table, game)
    choose(table.controller.settings, rules, PackChoice(name, look))
    found = shown(qtbot, phone, "/cards/lent-")
    pack = Pack(PackChoice(name, look).folder, look)
    for card in rules.pack():
        kind, data = table.wire.lent[f"{found['faces']}{card.code}{found['ext']}"]
        assert kind == "image/svg+xml" and data.decode() == pack.drawing(card.code)
    choose(table.controller.settings, rules, PackChoice(name, Look()))
    settle()
    assert shown(qtbot, phone, f"/cards/{name}/")["back"] == f"/cards/{name}/back.svg"


def test_all_pictures_of_a_pack_have_a_bound_together(
    qtbot: QtBot, table: Table, tmp_path: Path
) -> None:
    rules, phone = begin(table, "ramsen")
    name = own_pack(tmp_path / "scans", "german", noise=True)
    choose(table.controller.settings, rules, PackChoice(name, Look()))
    shown(qtbot, phone, "/cards/lent-")
    sizes = [len(data) for _, data in table.wire.lent.values()]
    assert sum(sizes) <= faces.MOST
    width = QImage.fromData(next(iter(table.wire.lent.values()))[1]).width()
    assert width in faces.WIDTHS[1:]


def test_a_new_room_is_lent_the_pack_again_and_a_known_one_is_not_drawn_twice(
    qtbot: QtBot, table: Table, tmp_path: Path
) -> None:
    rules, phone = begin(table, "ramsen")
    name = own_pack(tmp_path / "scans", "german")
    settings = table.controller.settings
    choose(settings, rules, PackChoice(name, Look()))
    found = shown(qtbot, phone, "/cards/lent-")
    table.wire.lent.clear()
    choose(settings, rules, PackChoice("tell", Look()))
    shown(qtbot, phone, "/cards/tell/")
    choose(settings, rules, PackChoice(name, Look()))
    assert shown(qtbot, phone, "/cards/lent-") == found and not table.wire.lent
    table.wire.close()
    table.wire.open()
    assert shown(qtbot, phone.back(), "/cards/lent-") == found and table.wire.lent
