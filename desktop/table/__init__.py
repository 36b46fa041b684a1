"""The card table on the screen. It is told what is, and says what is wanted."""
