"""Teams on paper and in the room of the standings."""

from pathlib import Path

from desktop.club.model import lists
from desktop.club.pages.standings import StandingsPage
from desktop.club.papers import sheets
from desktop.club.papers.printing import set_on
from tests.desktop.club.rooms import running


def test_teams_are_ranked_where_there_are_any(own_home: Path, qtbot: object) -> None:
    office = running(8).office
    assert "teams" not in sheets.wanted(office.book)
    for who, team in enumerate("AABBBA", 1):
        office.do({"change": who, "team": f"Team {team}"})
    office.do({"change": 4, "name": "PERSON 3"})
    for table in (1, 2):
        values = [
            who - (who == max(seated)) * (sum(seated) - 10)
            for seated in [office.book.round(1).seated(table)]
            for who in seated
        ]
        assert office.do({"result": [1, table], "values": values, "despite": "x"})
    listing = lists.teams(office.book)
    assert [row[0] for row in listing.rows] == ["1.", "2."]
    told = " ".join(row[3] for row in listing.rows)
    assert "3 Person 3" in told and "4 PERSON 3" in told and "1 Person 1" not in told
    assert "teams" in sheets.wanted(office.book)
    assert len(set_on(sheets.PAPERS["teams"][0](office.book, 1))) == 1
    room = StandingsPage(office)
    room.show()
    room.tabs.setCurrentWidget(room.teams)
    room.refresh()
    assert room.tabs.isTabVisible(4) and room.teams.rowCount() == 2
    room.close()
