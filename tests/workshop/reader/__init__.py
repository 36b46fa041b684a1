"""A player who sees nothing: plays whole deals through the accessibility interface alone.

`python3 dev.py reader` starts the program on a private screen and a private bus, and lets
`driver` play it as a screen reader's user does. No pixel is looked at, and the engine is not asked.
What was heard is written as a text that one can read.
"""
