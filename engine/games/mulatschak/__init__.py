"""Mulatschak: an auction of tricks with the Weli, counted down to nothing."""
