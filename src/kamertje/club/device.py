"""What a browser says of itself, in a few words, so that people know their devices again."""

from typing import Final

# The first that is found counts: most browsers name others too.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """Such as "Firefox · Linux"; empty where nothing is known."""
    found = (next((name for part, name in names if part in user_agent), None) for names in (_BROWSERS, _SYSTEMS))
    return " · ".join(name for name in found if name is not None)
