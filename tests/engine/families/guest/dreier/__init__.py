"""Dreier: three cards, three tricks, and a pot."""
