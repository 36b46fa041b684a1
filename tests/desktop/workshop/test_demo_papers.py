"""`python3 dev.py demo papers`: every paper of an evening is on its contact sheets."""

from __future__ import annotations

from desktop.club.papers import sheets
from tests.workshop import demo_papers


def test_the_evening_has_every_paper_but_those_of_other_formats(own_home, qtbot):
    controller = demo_papers.evening()
    others = {"slips", "cross", "teams"}  # duplicate packs, duels, teams
    assert set(sheets.PAPERS) - set(sheets.wanted(controller.state)) == others
    pages = list(demo_papers._pages(controller, "by_hand", "A4"))
    assert len(pages) == 2 and {page.width() for page in pages} == {demo_papers.THUMB}
