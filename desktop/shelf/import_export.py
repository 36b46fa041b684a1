"""Export and import of evenings: the file dialogs, and what came of it in a sentence.

Each function is given the widget above which it asks, and the files or the folder it is about.
Sentences are for the user; "" says that nothing was chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from desktop.common import plain_text
from desktop.common.file_dialogs import file_to_open, file_to_save
from desktop.common.sentences import not_written
from desktop.shelf import archive
from desktop.shelf.archive import ArchiveContents, BadArchive, GivenUp, Progress
from desktop.shelf.packing import pack
from engine.store import SUFFIX, SaveFailed

translate = QCoreApplication.translate


class Imported(NamedTuple):
    """What came of an import: whether it was done, a sentence on it, and where the matches lie."""

    done: bool
    text: str
    paths: tuple[Path, ...] = ()


def ask_export(parent: QWidget, files: Sequence[Path]) -> str:
    """Ask for the archive these evenings shall be written to, and write it."""
    stem = files[0].stem if len(files) == 1 else "kartentisch"
    kinds = translate("shelf", "Kartentisch bundle (*{0})").format(archive.ENDING)
    path = file_to_save(parent, translate("shelf", "Export"), stem + archive.ENDING, kinds)
    return export_to(parent, path, files) if path else ""


def export_to(parent: QWidget, target: Path, files: Sequence[Path]) -> str:
    """Write an archive with these evenings; "" if that was given up before its end.

    It can be given up because evenings of an older version take a while.
    """
    try:
        with _progress(parent, translate("shelf", "Exporting matches …")) as packing:
            pack(target, files, packing)
    except GivenUp:
        return ""
    except SaveFailed as error:
        return not_written(target, error)
    packed = translate("shelf", "%n match(es) exported", "", len(files))
    return translate("shelf", "{packed}: “{0}”.").format(target.name, packed=packed)


@contextmanager
def _progress(parent: QWidget, text: str) -> Iterator[Progress]:
    """Show how far it is while it takes long; its Cancel raises GivenUp."""
    dialog = QProgressDialog(parent)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.setLabelText(text)
    dialog.setCancelButtonText(translate("shelf", "Cancel"))

    def show(done: int, of: int) -> None:
        dialog.setMaximum(of)
        dialog.setValue(done)
        if dialog.wasCanceled():
            raise GivenUp

    try:
        yield show
    finally:
        dialog.deleteLater()


def ask_import(parent: QWidget, folder: Path) -> Imported:
    """Ask which archive or evening shall be imported into this folder, and import it."""
    kinds = translate("shelf", "Bundles and matches (*{0} *{1})").format(archive.ENDING, SUFFIX)
    path = file_to_open(parent, translate("shelf", "Import"), kinds)
    return import_from(parent, path, folder) if path else Imported(False, "")


def import_from(parent: QWidget, source: Path, folder: Path) -> Imported:
    """Import all evenings of an archive that are new in this folder; none is overwritten.

    Where another evening has the same name, the user is asked. All are imported, or none; it can
    be given up until then.
    """
    try:
        with _progress(parent, translate("shelf", "Importing matches …")) as unpacking:
            contents = archive.unpack(source, folder, unpacking)
    except GivenUp:
        return Imported(False, "")
    except (BadArchive, OSError) as error:
        return Imported(False, refusal(error, source.name))
    try:
        evenings = [*contents.new]
        if contents.clashing and keep_both(parent, contents):
            evenings += contents.clashing
        paths = archive.import_evenings(evenings, folder)
    except SaveFailed as error:
        return Imported(False, refusal(error, source.name))
    finally:
        contents.close()
    return Imported(True, _told(len(evenings), len(contents.known)), tuple(paths))


def keep_both(parent: QWidget, contents: ArchiveContents) -> bool:
    """Ask whether evenings whose name is taken by another one are imported too."""
    names = ", ".join(f"“{item.name}”" for item in contents.clashing[:3])
    more = " …" if len(contents.clashing) > 3 else ""
    question = translate(
        "shelf",
        "Matches with these names already exist: {names}. Keep both and number the new ones?",
    )
    names = names + more
    return plain_text.sure(parent, translate("shelf", "Import"), question.format(names=names))


def _told(new: int, known: int) -> str:
    text = translate("shelf", "%n match(es) imported.", "", new)
    if known:
        text += " " + translate("shelf", "%n match(es) was here already.", "", known)
    return text


def refusal(error: Exception, name: str) -> str:
    """Why an archive is not imported, in one sentence; nothing has been changed then."""
    match error:
        case BadArchive(kind="newer"):
            text = translate("shelf", "“{0}” was made by a newer Kartentisch. Update to open it.")
        case BadArchive(kind="too_large"):
            text = translate("shelf", "“{0}” is too large to be a Kartentisch bundle.")
        case BadArchive(kind="foreign"):
            text = translate("shelf", "“{0}” is not a Kartentisch bundle.")
        case BadArchive():
            text = translate("shelf", "“{0}” is damaged; nothing was imported from it.")
        case _:
            why = getattr(error, "strerror", None) or str(error)
            return translate("shelf", "Could not import “{0}”: {1}.").format(name, why)
    return text.format(name)
