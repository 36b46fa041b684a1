"""What the program keeps is for this account alone, and a link is followed."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.club.model import templates
from desktop.club.model.controller import ClubController
from desktop.club.model.members import Members
from desktop.club.model.templates import Template
from desktop.common import paths
from desktop.common.atomic_write import generation, replacing, set_aside, write_atomically
from desktop.common.people import People
from desktop.common.settings import Settings
from desktop.lessons.progress import Progress
from desktop.session.evening_file import EveningFile
from desktop.shelf import bin_ages
from engine import head
from engine.store import save_copy
from engine.tournament.head import Head

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")

HEAD = head.Head("ramsli", "", {}, (), 1).event()


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """As on most systems: what says nothing of a mode can be read by every account."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder without any of the folders that a desktop makes."""
    home = tmp_path / "fresh"
    home.mkdir()
    monkeypatch.delenv(paths.HOME)
    monkeypatch.setenv("HOME", str(home))
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / ".local" / name.lower()))
    return home


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def keep_everything() -> None:
    """Have something written into each list and file of the program's own."""
    settings = Settings(paths.settings_file())
    settings["volume"] = 20
    settings.remember("window", b"geometry")
    people = People(settings)
    people.introduce("Anna")
    people.add("Berta")
    members = Members()
    members.add("Anna")
    members.add("Berta")
    templates.keep("tents", Template("# {names}"))
    Progress(paths.lessons, "").finished("gin", "1")
    EveningFile.create("evening", HEAD).close()
    bin_ages.look(paths.evenings(), ["evening"], 0.0)
    controller = ClubController()
    assert controller.begin(Head(title="club", seed=7)) and controller.enter("Anna")
    assert controller.file is not None and controller.tournament is not None
    controller.file.back_up("people", controller.tournament.events())
    controller.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
@pytest.mark.parametrize(
    "first",
    [
        paths.evenings,
        paths.tournament_backups,
        paths.club_list,
        paths.lessons,
        paths.cache,
        paths.settings_file,
        paths.log_file,
    ],
)
def test_whatever_folder_is_asked_for_first_all_are_private(fresh, first):
    first()
    keep_everything()
    made = [path for path in fresh.rglob("*") if path.is_dir()]
    assert len(made) > 8 and {mode(path) for path in made} == {0o700}


def test_new_lists_and_evenings_are_private(own_home):
    keep_everything()
    found = {path: oct(mode(path)) for path in own_home.rglob("*") if path.is_file()}
    kept = {path for path in found if not path.name.endswith(".lock")}
    names = {path.name for path in kept}
    assert {"club.json", "club.json.1", "people.json", "settings.ini"} <= names
    assert len(kept) > 9 and {found[path] for path in kept} == {"0o600"}, found


@pytest.mark.parametrize("before", [0o600, 0o640, 0o644, 0o664])
@pytest.mark.parametrize("write", [write_atomically, lambda path, _: save_copy(path, [HEAD])])
def test_a_file_that_is_there_keeps_its_mode(tmp_path, before, write):
    file = tmp_path / "list"
    file.write_bytes(b"old")
    file.chmod(before)
    write(file, b"new")
    assert mode(file) == before and file.read_bytes() != b"old"


def test_an_export_is_as_readable_as_other_files(tmp_path):
    write_atomically(tmp_path / "page.html", b"page", private=False)
    assert mode(tmp_path / "page.html") == 0o644


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("write", [write_atomically, lambda path, _: save_copy(path, [HEAD])])
def test_a_link_is_followed_not_replaced(tmp_path, there, write):
    cloud = tmp_path / "cloud"
    cloud.mkdir()
    if there:
        (cloud / "list").write_bytes(b"old")
    (tmp_path / "between").symlink_to(cloud / "list")
    link = tmp_path / "list"
    link.symlink_to("between")
    write(link, b"new")
    assert link.is_symlink() and (tmp_path / "between").is_symlink()
    assert (cloud / "list").read_bytes() not in (b"", b"old")
    assert [one.name for one in cloud.iterdir()] == ["list"]


def test_a_link_to_itself_is_an_error_that_can_be_told(tmp_path):
    link = tmp_path / "list"
    link.symlink_to(link)
    for write in (write_atomically, lambda path, _: save_copy(path, [HEAD])):
        with pytest.raises(OSError):
            write(link, b"new")


def test_every_list_stays_where_its_link_leads(own_home, tmp_path):
    keep_everything()
    cloud = tmp_path / "cloud"
    cloud.mkdir()
    lists = [own_home / "data" / name for name in ("club.json", "people.json")]
    lists += [paths.club_templates(), paths.settings_file(), *paths.lessons().glob("*.json")]
    for file in lists:
        file.rename(cloud / file.name)
        file.symlink_to(cloud / file.name)
    before = {file: file.read_bytes() for file in lists}
    Settings(paths.settings_file())["volume"] = 40
    People(Settings(paths.settings_file())).add("Carla")
    Members().add("Carla")
    templates.keep("tents", Template("other"))
    Progress(paths.lessons, "").finished("gin", "2")
    for file in lists:
        assert file.is_symlink() and (cloud / file.name).read_bytes() != before[file], file
        assert mode(file) == 0o600, file


def test_a_broken_list_behind_a_link_is_set_aside_there(tmp_path):
    (tmp_path / "cloud").write_bytes(b"broken")
    link = tmp_path / "list"
    link.symlink_to("cloud")
    assert set_aside(link) == tmp_path / "cloud.unreadable1"
    assert link.is_symlink() and not link.exists()
    assert (tmp_path / "cloud.unreadable1").read_bytes() == b"broken"


def test_what_ends_with_an_error_leaves_the_file_as_it_was(tmp_path):
    file = tmp_path / "list"
    file.write_bytes(b"old")
    with pytest.raises(ValueError), replacing(file) as draft:
        draft.write_bytes(b"half")
        raise ValueError
    assert file.read_bytes() == b"old" and list(tmp_path.glob(".*")) == []
    assert not generation(file, 1).exists()
