"""What tests of the desktop share: settings of their own, and translations made on the spot."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from xml.sax.saxutils import escape

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow

from desktop.common import debounce, paths, subprocesses
from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.packs.pack import Pack
from desktop.session.worker import serve
from desktop.window.game_box import GameBox
from engine import games
from tests.packaging_modules import packaging

OWN_PACKS = paths.own("assets", "cards")
FILE = Pack._file
Texts = Mapping[tuple[str, str], str]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings that nobody has changed yet."""
    return Settings(tmp_path / "settings.ini")


@pytest.fixture(autouse=True)
def cleared_away() -> Iterator[None]:
    """No test is slowed down by the windows of those before it.

    Qt keeps what was to be deleted until an event loop runs again, and each change of letters or
    colours reaches all of them.
    """
    yield
    if QApplication.instance() is not None:
        for left in QApplication.topLevelWidgets():
            if isinstance(left, QMainWindow | QDialog) and left.parent() is None:
                left.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


_faces: dict[tuple[object, ...], QPixmap] = {}
"""What was drawn of the program's own packs, by the method that drew it and all it depends on."""


@pytest.fixture(autouse=True)
def faces_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The faces of the program's own packs are drawn once for all tests: drawing them is dear."""

    def remembered(draw: Callable[..., QPixmap]) -> Callable[..., QPixmap]:
        def once(pack: Pack, *what: object) -> QPixmap:
            own = pack.folder.parent == OWN_PACKS and Pack._file is FILE
            if not own or pack.missing:
                return draw(pack, *what)
            key = (draw, pack.folder, pack.look, *what)
            if key not in _faces:
                drawn = draw(pack, *what)
                if pack.missing:
                    return drawn
                _faces[key] = drawn
            return _faces[key].copy()

        return once

    monkeypatch.setattr(Pack, "_paint_face", remembered(Pack._paint_face))
    monkeypatch.setattr(Pack, "_paint_sign", remembered(Pack._paint_sign))


_boxes: dict[str, QPixmap] = {}
"""The boxes of the first page as they were painted, by all that their pictures depend on."""


@pytest.fixture(autouse=True)
def boxes_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint each box of the first page once for all windows: most tests only pass it by."""
    paint = GameBox._paint

    def once(box: GameBox, painter: QPainter) -> None:
        pack = box._cards._pack
        if pack is not None and (pack.folder.parent != OWN_PACKS or pack.missing):
            return paint(box, painter)
        looks = [one for one in box._looks() if one is not pack]
        of = repr((*looks, pack and (pack.folder, pack.look), box.size(), box.devicePixelRatioF()))
        if of not in _boxes:
            kept = QPixmap(box.size() * box.devicePixelRatioF())
            kept.setDevicePixelRatio(box.devicePixelRatioF())
            kept.fill(Qt.GlobalColor.transparent)
            with QPainter(kept) as drawn:
                drawn.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint(box, drawn)
            _boxes[of] = kept
        painter.drawPixmap(0, 0, _boxes[of])

    monkeypatch.setattr(GameBox, "_paint", once)


@pytest.fixture(scope="session")
def fork() -> Any:
    """Start processes from one that has read the engine, which is sooner than a new Python."""
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    loaded = [f"engine.games.{name}.{part}" for name in games.names() for part in ("game", "bots")]
    eager = "tests.desktop.eager_workers"
    context.set_forkserver_preload([eager, "desktop.session.worker", *loaded])
    return context


@pytest.fixture(autouse=True)
def bots_forked(fork: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table with bots starts a worker for them; `test_thinker` starts it as the program."""
    begin = subprocesses.start

    def start(work: Callable[..., None], *given: Any) -> Any:
        if work is not serve:
            return begin(work, *given)
        with monkeypatch.context() as only:
            only.setattr(multiprocessing, "get_context", lambda _: fork)
            return begin(work, *given)

    monkeypatch.setattr(subprocesses, "start", start)


@pytest.fixture(autouse=True)
def bare_source() -> Iterator[None]:
    """What a test has translated, no other test reads in translation."""
    yield
    app = QApplication.instance()
    for languages in app.findChildren(Languages) if app is not None else ():
        languages.fall_silent()
        languages.deleteLater()


@pytest.fixture(autouse=True)
def drawn_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fresh seed is drawn from the same row in every run of a test.

    Else one run in a hundred would meet a deal that is thrown in at once.
    """
    monkeypatch.setattr(secrets, "randbelow", Random(2026).randrange)
    monkeypatch.setattr(secrets, "token_bytes", Random(2026).randbytes)


def compiled(folder: Path, lang: str, texts: Texts) -> None:
    """Write `kartentisch_<lang>.qm` with these texts: context and source, translation."""
    folder.mkdir(exist_ok=True)
    contexts = "".join(
        f"<context><name>{context}</name><message><source>{escape(source)}</source>"
        f"<translation>{escape(text)}</translation></message></context>"
        for (context, source), text in texts.items()
    )
    ts = folder / f"kartentisch_{lang}.ts"
    head = f'<?xml version="1.0" encoding="utf-8"?><TS version="2.1" language="{lang}">'
    ts.write_text(f"{head}{contexts}</TS>", encoding="utf-8")
    packaging("words").call("lrelease", "-silent", ts, "-qm", ts.with_suffix(".qm"))


@pytest.fixture
def speak(
    qapp: QApplication, settings: Settings, tmp_path: Path
) -> Iterator[Callable[[Texts], Languages]]:
    """Languages with these texts for German; English again when the test is over."""
    made: list[Languages] = []

    def begin(german: Texts) -> Languages:
        compiled(tmp_path / "i18n", "de", german)
        made.append(Languages(qapp, settings, tmp_path / "i18n"))
        return made[-1]

    before = QLocale()
    yield begin
    for one in made:
        one.use("en")
        one.deleteLater()
    QLocale.setDefault(before)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two presses of a test there is a second, unless it has a clock of its own."""
    seconds = count(1)
    monkeypatch.setattr(debounce, "now", lambda: 1000 * next(seconds))
