"""The program playing itself on the real widgets, for pictures and tests."""
