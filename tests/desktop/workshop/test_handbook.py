"""The handbook for the web says what the program says, and its links lead somewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from desktop.commands.complaints import Complaint
from desktop.common.action import Keymap
from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.dialogs.shortcuts import rows
from desktop.room import words
from desktop.scene import naming, rules_text
from desktop.window.every_action import everything
from engine import games
from engine.booklet.figure import figures
from engine.lessons.lesson import LANGUAGES
from engine.lessons.reading import lessons
from tests.test_directions import ROOT

pytest.importorskip("sphinx")
from tests.workshop import handbook


class Read(HTMLParser):
    """What stands on a page of the handbook: text, links, places, pictures and their words."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._said: list[str] = []
        self.links: list[str] = []
        self.places = {""}
        self.pictures: dict[str, str] = {}
        self.labels: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))
        self.text = plain(" ".join(self._said))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places.add(given.get("id", ""))
        self.links += [given[name] for name in ("href", "src") if name in given]
        self.labels |= {given[name] for name in ("aria-label", "title") if name in given}
        if tag == "img":
            self.pictures[given["src"]] = given.get("alt", "")

    def handle_data(self, data: str) -> None:
        if self.get_starttag_text() == "<title>":
            self.labels.add(data.strip().removesuffix(" - Kartentisch"))
            return
        self._said.append(data)


def plain(text: str) -> str:
    """A text without its spaces: marks of style part letters in one page and not in the other."""
    return "".join(text.split())


def shown(language: str) -> Iterator[tuple[str, str]]:
    """What the program says in its language of now, each sentence with the page that has it."""
    for game in games.everything():
        text, _ = rules_text.whole(game, language)
        document = QTextDocument()
        document.setMarkdown(rules_text.without_figures(text))
        page = f"rules-{game}" if game in games.names() else f"list-{game}"
        for line in document.toPlainText().split("\n"):
            yield page, line
        suits = rules_text.suits_of(game)
        for figure in figures(game).values() if game in games.names() else ():
            yield page, naming.told(figure.text[language], suits, language)
        for lesson in lessons(game) if game in games.names() else ():
            for step in lesson.steps:
                for told in (lesson.title, lesson.about, step.text, step.then):
                    said = naming.told(told.get(language, ""), suits, language)
                    yield f"lessons-{game}", said
    for keys, what in rows(everything(), Keymap(everything())):
        yield "keys", keys
        yield "keys", what
    for told in words.in_the_way(7411):
        yield "phones", told


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_handbook_says_what_the_program_says(qapp: QApplication, tmp_path, language):
    out = tmp_path / "handbook"
    done = subprocess.run(
        [
            *(sys.executable, "-m", "tests.workshop.handbook", "--quick"),
            *("--lang", language, "--out", str(out)),
        ],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    # A warning of Sphinx, such as of a link that leads nowhere, is an error.
    assert (done.returncode, done.stderr) == (0, "")
    pages = {path.stem: Read(path) for path in (out / language).glob("*.html")}

    languages = Languages(qapp, Settings(tmp_path / "settings.ini"))
    languages.use(language)
    try:
        missing = [one for one in shown(language) if plain(one[1]) not in pages[one[0]].text]
    finally:
        languages.fall_silent()
    assert missing == []

    if language == "de":
        german = ("Suche", *handbook.GERMAN.values(), *handbook.FIXED.values())
        labels = {one for page in pages.values() for one in page.labels}
        said = "".join(page.text for page in pages.values())
        english = {one for one in labels if not one.startswith(german) and plain(one) not in said}
        assert english == set()

    for game in games.names():
        drawn = pages[f"rules-{game}"].pictures
        assert len(drawn) == rules_text.page(game, language)[0].count("](figure:")
        assert all(drawn.values()), f"a figure of {game} without words"
    dead = [
        (name, link)
        for name, page in pages.items()
        for link in page.links
        if "://" not in link and not link.startswith(("../", "data:"))
        if not leads(out / language, name, link, pages)
    ]
    assert dead == []


def leads(folder: Path, name: str, link: str, pages: dict[str, Read]) -> bool:
    """Whether a link from a page leads to a file, and to a place of it that is there."""
    file, _, place = link.partition("#")
    path = folder / (file.partition("?")[0] or f"{name}.html")
    read = pages.get(path.stem) if path.suffix == ".html" else None
    return path.is_file() and (read is None or place in read.places)


def test_a_dead_link_in_the_sources_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(handbook, "ROOT", tmp_path)
    (tmp_path / "PAGE.md").write_text("[there](gone.md), [far](https://example.org/x)", "utf-8")
    with pytest.raises(Complaint, match=r"PAGE.md: the link to gone.md leads nowhere"):
        handbook._document("PAGE.md", tmp_path)
