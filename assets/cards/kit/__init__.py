"""Building blocks of the card packs: inks, signs, letters, figures."""
