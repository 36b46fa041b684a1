"""Building blocks of the Bavarian pack: inks, signs, letters, figures."""
