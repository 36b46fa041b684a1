"""The booklet of a game's rules: two facing pages, figures drawn as the table draws, words.

Imports: common, look, packs, scene, sheet, table.
"""
