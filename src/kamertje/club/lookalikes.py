"""Letters that look like Latin ones in most typefaces: those that people can type, of the alphabets that we meet."""

from typing import Final

_PAIRS: Final = (
    # Greek
    *("ΑA", "ΒB", "ΕE", "ΖZ", "ΗH", "ΙI", "ΚK", "ΜM", "ΝN", "ΟO", "ΡP", "ΤT", "ΥY", "ΧX"),
    *("αa", "γy", "εe", "ηn", "ιi", "κk", "μu", "νv", "οo", "ρp", "σo", "τt", "υu", "χx", "ωw"),
    # Cyrillic
    *("АA", "ВB", "СC", "ЕE", "НH", "ІI", "ЈJ", "КK", "МM", "ОO", "РP", "ЅS", "ТT", "УY", "ХX", "ԌG"),
    *("аa", "вb", "сc", "еe", "һh", "нh", "іi", "јj", "кk", "мm", "пn", "оo", "рp", "ѕs", "тt", "уy", "хx", "ԁd"),
    *("ԛq", "ԝw", "гr", "ӏl", "Ӏl"),
    # Latin and digits
    *("Il", "il", "ıl", "1l", "|l", "!l", "ǀl", "ℓl", "0o", "øo", "Øo", "đd", "łl", "ɡg", "ɑa", "5s", "$s", "@a"),
)
LOOKALIKES: Final = {pair[0]: pair[1] for pair in _PAIRS}
# Letters that stand close together.
RUNS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))
