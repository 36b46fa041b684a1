"""Gin for two: the first card sets the limit, an Ace asks for gin, spades count double."""
