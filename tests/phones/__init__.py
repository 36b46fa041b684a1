"""Phones of a room: its page in a real browser, on an origin that is as insecure as in a home."""
