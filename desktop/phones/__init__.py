"""Phones at a table: what a match is to the devices of a room, each in its reader's hand.

`encode` makes plain data of what a device shows, which `scene.md` describes. Imports: common,
scene, table.
"""
