"""Texts of this game that are the same in English and in German: names mostly."""

SAME = {
    "Knüffeln",
    "Bohmstedt",
    "Hattstedt",
    "de Beste",
    "de Wage",
    "de Dulle",
    "Harten Ol",
    "Ruten Ol",
    "Paas",
    "Twist",
    "Drist",
    "Veerhack",
    "Frikort",
    "Jann",
    "Knüppel",
    "%n Knüppel",
    "%n Brille",
}
