"""Export and import, as the room of the shelf asks for them: file dialogs and what is said."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox

from desktop.shelf import archive
from desktop.shelf.archive import Delivery, NotOurs
from desktop.shelf.shelf import HERE
from engine.store import SUFFIX, SaveFailed

if TYPE_CHECKING:
    from desktop.shelf.shelf_window import ShelfRoom

translate = QCoreApplication.translate


def export(room: ShelfRoom) -> None:
    """Ask where the chosen evenings, or all that are shown, shall be packed."""
    chosen = [entry.name for entry in room.chosen()]
    names = chosen if len(chosen) > 1 else [entry.name for entry in room.rows.entries()]
    if len(chosen) == 1:
        names = chosen
    stem = names[0] if len(names) == 1 else "kartentisch"
    name, _ = QFileDialog.getSaveFileName(
        room,
        translate("shelf", "Export"),
        str(Path.home() / (stem + archive.ENDING)),
        translate("shelf", "Parcel (*{0})").format(archive.ENDING),
    )
    if name:
        pack(room, Path(name), names)


def pack(room: ShelfRoom, target: Path, names: Sequence[str]) -> None:
    """Pack these evenings; a sentence tells how it went."""
    place = str(room.place.value())
    try:
        archive.pack(target, [room.shelf.path(place, name) for name in names])
    except SaveFailed as error:
        room.say(
            translate("shelf", "“{0}” cannot be written: {1}.").format(
                target.name, error.strerror or str(error)
            )
        )
    else:
        packed = translate("shelf", "%n evening(s) packed", "", len(names))
        room.say(translate("shelf", "{packed}: “{0}”.").format(target.name, packed=packed))


def fetch(room: ShelfRoom) -> None:
    """Ask which parcel shall be unpacked."""
    name, _ = QFileDialog.getOpenFileName(
        room,
        translate("shelf", "Import"),
        str(Path.home()),
        translate("shelf", "Parcels and evenings (*{0} *{1})").format(archive.ENDING, SUFFIX),
    )
    if name:
        unpack(room, Path(name))


def unpack(room: ShelfRoom, source: Path) -> None:
    """Take in what a parcel brings; where a name is taken it is asked, nothing is overwritten."""
    folder = room.shelf.place(HERE)
    try:
        delivery = archive.unpack(source, folder)
    except (NotOurs, OSError) as error:
        room.say(refusal(error, source.name))
        return
    try:
        items = [*delivery.new]
        if delivery.clashing and keep_both(room, delivery):
            items += delivery.clashing
        archive.take_over(items, folder)
    except SaveFailed as error:
        room.say(refusal(error, source.name))
        return
    finally:
        delivery.close()
    room.place.set_value(HERE)
    room.list_again()
    room.say(_told(len(items), len(delivery.known)))


def keep_both(room: ShelfRoom, delivery: Delivery) -> bool:
    """Ask what shall become of evenings whose name is taken by another one."""
    names = ", ".join(f"“{item.name}”" for item in delivery.clashing[:3])
    more = " …" if len(delivery.clashing) > 3 else ""
    question = translate(
        "shelf",
        "There are other evenings here of the same name: {names}. "
        "Shall the new ones be kept too, with a number behind their name?",
    )
    asked = QMessageBox.question(
        room, translate("shelf", "Import"), question.format(names=names + more)
    )
    return bool(asked == QMessageBox.StandardButton.Yes)


def _told(new: int, known: int) -> str:
    text = translate("shelf", "%n evening(s) taken in.", "", new)
    if known:
        text += " " + translate("shelf", "%n evening(s) had been here already.", "", known)
    return text


def refusal(error: Exception, name: str) -> str:
    """Why a parcel is not taken in, in one sentence; nothing has been changed then."""
    match error:
        case NotOurs(kind="newer"):
            text = translate("shelf", "“{0}” was packed by a newer Kartentisch.")
        case NotOurs(kind="too_large"):
            text = translate("shelf", "“{0}” is far too large for evenings of cards.")
        case NotOurs(kind="foreign"):
            text = translate("shelf", "“{0}” is no parcel of Kartentisch.")
        case NotOurs():
            text = translate("shelf", "“{0}” is damaged; nothing of it was taken in.")
        case _:
            why = getattr(error, "strerror", None) or str(error)
            return translate("shelf", "“{0}” cannot be taken in: {1}.").format(name, why)
    return text.format(name)
