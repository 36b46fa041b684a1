"""Keeping the score of cards on a real table: who plays what, the slate, and a strip for each deal.

Nothing here deals a card: the game says what is asked, the engine makes a line of the answers.
Imports: common, evening, house_rules, look, scene, session, sheet.
"""
