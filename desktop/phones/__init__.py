"""Phones at a table: what a match is to the devices of a room, each in its reader's hand.

`match_room` knows which device sits where and does what its person wants; `seat_codes` is what lets
devices in; `encode` makes plain data of what a device shows, which `scene.md` describes. Imports:
common, packs, room, scene, session, table.
"""
