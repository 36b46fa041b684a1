"""Inks, line weights and measures shared by all packs, and the inks that may stand for them."""

WIDTH = 1000
HEIGHT = 1754
MIDDLE = HEIGHT // 2
CORNER = 60

PAPER = "#F9F6EA"
EDGE = "#62574E"

BLACK = "#2A211C"
RED = "#C7281E"
WINE = "#7B2722"
GREEN = "#4F8F45"
DARK = "#1D4D37"
YELLOW = "#EBBE2C"
TAN = "#D9A673"
BLUE = "#2E6CA6"
SKY = "#A8C8D6"
OLIVE = "#9A9A3C"
BROWN = "#96602F"
SUIT_RED = "#C81E1E"
SUIT = "currentColor"
"""The ink of the card's own suit, written once at the head of the file."""

CONTRAST = {
    PAPER: "#FFFFFF",
    EDGE: "#000000",
    BLACK: "#000000",
    RED: "#E00000",
    WINE: "#780000",
    GREEN: "#35A835",
    DARK: "#004D26",
    YELLOW: "#FFD500",
    TAN: "#F4D0AA",
    BLUE: "#0050D0",
    SKY: "#BFE6FF",
    OLIVE: "#A8A800",
    BROWN: "#8A4A10",
    SUIT_RED: "#E00000",
}
"""Purer inks on white paper."""

GREY = {
    PAPER: "#F6F6F6",
    EDGE: "#5C5C5C",
    BLACK: "#1C1C1C",
    RED: "#808080",
    WINE: "#3C3C3C",
    GREEN: "#A4A4A4",
    DARK: "#4A4A4A",
    YELLOW: "#DEDEDE",
    TAN: "#CECECE",
    BLUE: "#626262",
    SKY: "#C4C4C4",
    OLIVE: "#989898",
    BROWN: "#6E6E6E",
    SUIT_RED: "#6A6A6A",
}
"""Greys that keep neighbours apart which their natural greys would not."""

CONTOUR = 8.5
INNER = 5.5
HATCH = 3.2
