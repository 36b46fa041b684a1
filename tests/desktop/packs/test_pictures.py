"""Pictures of strangers: they fetch nothing, and what never ends is ended beside the window."""

from __future__ import annotations

import base64
import os
import sys
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from desktop.common import subprocesses
from desktop.packs import import_worker, pictures
from desktop.packs.import_worker import ImportWorker
from desktop.packs.pictures import Drawing
from desktop.packs.refused import Refused

pytestmark = pytest.mark.usefixtures("qapp")

LONG = 600_000
"""Milliseconds: only a net for what hangs; four seconds of a processor can take minutes."""
SECRET = (255, 0, 255)
"""The colour of a file that no drawing may show."""
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' width="40" height="60" viewBox="0 0 40 60">'
)
REFERENCES = (
    '<image xlink:href="{}" width="40" height="60"/>',
    '<image href="{}" width="40" height="60"/>',
    '<svg:image xmlns:svg="http://www.w3.org/2000/svg" xlink:href="{}" width="40" height="60"/>',
    '<use xlink:href="{}#a"/>',
    '<linearGradient id="g" xlink:href="{}#g"/>',
    '<filter id="f"><feImage xlink:href="{}"/></filter>',
    '<rect width="40" height="60" fill="url({})"/>',
    '<rect width="40" height="60" style="mask:url( \'{}\' )"/>',
    '<rect width="40" height="60" style="fill:u\\72l({})"/>',
    '<style>rect{{fill:url("{}")}}</style><rect width="9" height="9"/>',
    "<style><![CDATA[@import '{}';]]></style>",
    "<style>@\\69mport '{}';</style>",
    "<style>@font-face{{font-family:x;src:url({})}}</style>",
    '<?xml-stylesheet type="text/css" href="{}"?>',
)
"""Ways in which a drawing names something else."""


def drawing(inside: str) -> bytes:
    return f"{HEAD}{inside}</svg>".encode()


def png(colour: tuple[int, int, int], path: Path) -> Path:
    Image.new("RGB", (8, 8), colour).save(path, "PNG")
    return path


def shows_secret(data: bytes) -> bool:
    """Whether the file's colour is to be seen; raises Refused."""
    made = Drawing(data, "made.svg").within(60).convert("RGB")
    return SECRET in {colour for _, colour in made.getcolors(10_000)}


@pytest.fixture(scope="module")
def secret(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return png(SECRET, tmp_path_factory.mktemp("files") / "secret.png")


@pytest.mark.parametrize("reference", REFERENCES)
@pytest.mark.parametrize(
    "goal",
    [
        "{}",
        "file://{}",
        "//host/share/x.png",
        "\\\\host\\share\\x.png",
        "http://host/x.png",
        "x.png",
    ],
)
def test_nothing_is_fetched_from_anywhere(secret, reference, goal):
    data = drawing(reference.format(goal.format(secret)))
    with pytest.raises(Refused) as caught:
        Drawing(data, "made.svg")
    assert caught.value.reason == "fetches"


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    reference=st.sampled_from(REFERENCES[:3]),
    kinds=st.lists(st.sampled_from(["svg+xml", "png", "SVG+XML", "gif", "x"]), max_size=4),
    gap=st.sampled_from(["", " ", "\n"]),
)
def test_a_drawing_in_a_drawing_fetches_nothing_either(secret, reference, kinds, gap):
    """However deep it lies, and whatever kind of picture it says that it is."""
    data = drawing(reference.format(secret))
    for kind in kinds:
        inner = base64.b64encode(data).decode()
        data = drawing(reference.format(f"{gap}data:image/{kind};base64,{gap}{inner}"))
    try:
        shown = shows_secret(data)
    except Refused:
        return
    assert not shown


@pytest.mark.parametrize("kind", ["png", "jpeg", "gif", "webp"])
def test_what_lies_in_the_drawing_itself_is_drawn(tmp_path, kind):
    file = tmp_path / "inner"
    Image.new("RGB", (8, 8), SECRET).save(file, kind.upper())
    inner = base64.encodebytes(file.read_bytes()).decode()
    image = f'<image xlink:href="data:image/{kind};base64,{inner}" width="40" height="60"/>'
    Drawing(drawing(image), "made.svg")
    if kind in ("png", "gif"):
        assert shows_secret(drawing(image))
    local = (
        '<linearGradient id="g"><stop stop-color="#f0f"/></linearGradient>'
        '<linearGradient id="h" xlink:href="#g"/><a xlink:href="http://host/"><g/></a>'
        "<style>rect{fill:url( '#h' )}</style>"
        '<rect id="r" width="40" height="60" fill="url(#h)" style="stroke:url(&quot;#g&quot;)"/>'
    )
    Drawing(drawing(local), "made.svg")


def test_entities_are_refused():
    bomb = b'<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "x">]>' + drawing("<text>&a;</text>")
    with pytest.raises(Refused):
        Drawing(bomb, "made.svg")


# A single picture, in the process of the import.


def brief(pipe: Connection, path: Path, longest: int) -> None:
    """As the worker does, with less time."""
    subprocesses.limit(2, import_worker.MEMORY)
    import_worker._send(pipe, path, lambda: pictures.one(path, longest))


def taken(qtbot: QtBot, path: Path) -> object:
    """What comes of a picture; the window goes on meanwhile."""
    turns: list[None] = []
    clock = QTimer(interval=5)
    clock.timeout.connect(lambda: turns.append(None))
    clock.start()
    one = ImportWorker()
    with qtbot.waitSignal(one.ended, timeout=LONG) as ended:
        one.begin_picture(path, 1600)
    assert len(turns) > 3 and not one.busy
    (found,) = ended.args
    return found


def test_a_picture_of_any_kind_becomes_a_png(qtbot, tmp_path):
    Image.new("RGB", (4000, 1000), "red").save(tmp_path / "wide.jpg")
    (tmp_path / "crest.svg").write_bytes(drawing('<rect width="40" height="60" fill="#f0f"/>'))
    for name, size in (("wide.jpg", (1600, 400)), ("crest.svg", (1067, 1600))):
        found = taken(qtbot, tmp_path / name)
        assert isinstance(found, bytes)
        (tmp_path / "made.png").write_bytes(found)
        with Image.open(tmp_path / "made.png") as made:
            assert made.size == size and made.format == "PNG"


def nested(path: Path) -> None:
    """Ten times ten times … a shape, in some hundred bytes."""
    uses = '<g id="a0"><rect width="1" height="1"/></g>'
    for level in range(1, 12):
        uses += f'<g id="a{level}">' + f'<use xlink:href="#a{level - 1}"/>' * 10 + "</g>"
    path.write_bytes(drawing(uses))


def masked(path: Path) -> None:
    """A mask that is masked by itself."""
    mask = '<mask id="m"><rect width="40" height="60" fill="#fff" mask="url(#m)"/></mask>'
    path.write_bytes(drawing(mask + '<rect width="40" height="60" mask="url(#m)"/>' * 200))


def sparse(path: Path) -> None:
    """40 GB of nothing."""
    with path.open("wb") as file:
        file.truncate(40 * 2**30)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.skipif(sys.platform == "win32", reason="has neither such files nor such limits")
@pytest.mark.one_in(2)
@pytest.mark.parametrize("make", [nested, masked, sparse, pipe, folder, endless])
def test_what_never_ends_is_ended_and_the_window_goes_on(qtbot, tmp_path, monkeypatch, make):
    monkeypatch.setattr(import_worker, "work_on_picture", brief)
    path = tmp_path / "crest.svg"
    make(path)  # type: ignore[operator]
    found = taken(qtbot, path)
    # A mask of itself may also be left out.
    assert isinstance(found, Refused | OSError) or make is masked
