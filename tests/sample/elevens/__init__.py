"""Elevens: three people, 33 cards with the Weli, anticlockwise; whoever takes most tricks wins."""
