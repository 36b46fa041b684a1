"""Which house rules of Tippen change nothing in how a position is played on."""

SILENT = {
    "way": "seats are numbered as turns go",
    "quota=0": "where three cards are dealt it is one trick, as usual",
}
