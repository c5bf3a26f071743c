"""Capitals that look like Latin ones in most typefaces: those that people can type, of the alphabets that we meet."""

from typing import Final

_PAIRS: Final = (
    *("ΑA", "ΒB", "ΕE", "ΖZ", "ΗH", "ΙL", "ΚK", "ΜM", "ΝN", "ΟO", "ΡP", "ΤT", "ΥY", "ΧX"),  # Greek
    *("АA", "ВB", "СC", "ЕE", "НH", "ІL", "ЈJ", "КK", "МM", "ОO", "РP", "ЅS", "ТT", "УY", "ХX", "ԌG", "ӀL"),  # Cyrillic
    *("IL", "1L", "|L", "!L", "0O", "ØO", "ĐD", "ŁL", "5S", "$S", "@A"),  # Latin, in small letters too
)
LOOKALIKES: Final = {pair[0]: pair[1] for pair in _PAIRS}
# Letters that look like another where they stand close together.
RUNS: Final = (("RN", "M"), ("VV", "W"))
