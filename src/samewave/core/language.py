"""Languages: what a player may read and write in."""

LANGUAGES = ("en", "fr", "de", "es", "it")
