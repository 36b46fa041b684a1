"""Rams, Bierspiel, Ramscheln, Bester Bube: five cards, a widow, and counters to be rid of."""
