"""Hearts: take no hearts, and above all not the Queen of Spades."""
