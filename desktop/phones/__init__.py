"""Phones at a table: what a match is to the devices of a room, each in its reader's hand.

`match_room` knows which device sits where; what lets devices in are `seat_codes`, and what their
people want goes through `doors`. What a device shows becomes plain data by `encode`, which
`scene.md` describes. `sit_down` is the window's page of all seats. Imports: common, look, packs,
room, scene, session, sheet, table.
"""
