"""Which house rules of Schnellen change nothing in how a position is played on."""

SILENT = {
    "deals": "how long an evening is",
}
