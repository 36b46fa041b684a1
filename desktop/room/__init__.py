"""The room: devices of the own network that see lists and hand in results by their browsers.

`wire` is a process of its own and the only one that meets strangers: it knows neither a match nor a
club evening. `room` is the window's end of it; what is said goes by `messages`, which
`protocol.md` describes. Imports: common, look, packs.
"""
