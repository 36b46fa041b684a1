"""Which house rules of Mauscheln change nothing in how a position is played on."""

SILENT = {
    "way": "seats are numbered as turns go",
}
