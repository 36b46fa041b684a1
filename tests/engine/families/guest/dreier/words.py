"""The English of Dreier."""

TEXTS = {
    "": "dreier",
    "game": "Dreier",
    "game.about": "Three cards, three tricks, and a pot.",
}
