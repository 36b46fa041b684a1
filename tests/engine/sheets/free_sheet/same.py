"""Texts of this sheet that are the same in English and in German: nothing but what is put in."""

SAME = {"{0:seat}: {1}."}
