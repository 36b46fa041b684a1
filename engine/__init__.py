"""The rules, matches, score sheets, bots and files of Kartentisch; standard library only.

Nothing here knows a window, a sentence or a clock. The order of the rooms, each importing only
from those before it: vocabulary (cards, table, moves, facts, options, game), phases, games,
then match, sheet, store; bots see views and nothing else.
"""
