"""Which house rules of Mauscheln change nothing, or very seldom, in how a position is played on."""

SILENT = {
    "way": "seats are numbered as turns go",
    "five_for_four=one_suit": "a hand of one suit is seldom exchanged: 46 of 2,000 positions",
}
