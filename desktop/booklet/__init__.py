"""The booklet of a game's rules: two facing pages, figures drawn as the table draws, words.

`told` compares the tables of its example deals with what the rules play.
Imports: common, look, packs, print, scene, sheet.
"""
