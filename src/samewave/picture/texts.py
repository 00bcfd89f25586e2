"""The texts of a picture by language, as short as possible."""

from samewave.core import Value


class PictureTexts(Value, frozen=True):
    """The texts of one language; {names} and figures are filled in."""

    question: str
    of_hundred: str
    between: str
    laid: str
    won: str
    round: str
    rounds: str
    near: str
    level: str
    points: str
    reads: str
    results: dict[str, str]


TEXTS = {
    "en": PictureTexts(
        question="Who thinks alike?",
        of_hundred="{score} of 100",
        between="Somewhere between {low} and {high}: one game tells a little",
        laid="The same idea for “{theme}”",
        won="Won: {names}",
        round="1 round",
        rounds="{number} rounds",
        near="Near means alike",
        level="{title}, level {level}",
        points="{score} points",
        reads="reads",
        results={
            "gold": "Gold!",
            "silver": "Silver!",
            "bronze": "Bronze!",
            "flowers": "Flowers!",
            "before_flowers": "Not this time",
        },
    ),
    "fr": PictureTexts(
        question="Qui pense pareil ?",
        of_hundred="{score} sur 100",
        between="Quelque part entre {low} et {high} : une partie en dit un peu",
        laid="La même idée pour « {theme} »",
        won="Victoire : {names}",
        round="1 manche",
        rounds="{number} manches",
        near="Proche veut dire pareil",
        level="{title}, niveau {level}",
        points="{score} points",
        reads="lit",
        results={
            "gold": "L’or !",
            "silver": "L’argent !",
            "bronze": "Le bronze !",
            "flowers": "Des fleurs !",
            "before_flowers": "Pas cette fois",
        },
    ),
    "de": PictureTexts(
        question="Wer denkt gleich?",
        of_hundred="{score} von 100",
        between="Irgendwo zwischen {low} und {high}: Ein Spiel verrät ein wenig",
        laid="Derselbe Gedanke zu „{theme}“",
        won="Sieg: {names}",
        round="1 Runde",
        rounds="{number} Runden",
        near="Nah heißt ähnlich",
        level="{title}, Stufe {level}",
        points="{score} Punkte",
        reads="liest",
        results={
            "gold": "Gold!",
            "silver": "Silber!",
            "bronze": "Bronze!",
            "flowers": "Blumen!",
            "before_flowers": "Diesmal nicht",
        },
    ),
    "es": PictureTexts(
        question="¿Quién piensa igual?",
        of_hundred="{score} de 100",
        between="Entre {low} y {high}: una partida dice solo un poco",
        laid="La misma idea para «{theme}»",
        won="Victoria: {names}",
        round="1 ronda",
        rounds="{number} rondas",
        near="Cerca quiere decir parecido",
        level="{title}, nivel {level}",
        points="{score} puntos",
        reads="lee a",
        results={
            "gold": "¡Oro!",
            "silver": "¡Plata!",
            "bronze": "¡Bronce!",
            "flowers": "¡Flores!",
            "before_flowers": "Esta vez no",
        },
    ),
    "it": PictureTexts(
        question="Chi la pensa uguale?",
        of_hundred="{score} su 100",
        between="Fra {low} e {high}: una partita dice solo un poco",
        laid="La stessa idea per «{theme}»",
        won="Vittoria: {names}",
        round="1 turno",
        rounds="{number} turni",
        near="Vicino vuol dire simile",
        level="{title}, livello {level}",
        points="{score} punti",
        reads="legge",
        results={
            "gold": "Oro!",
            "silver": "Argento!",
            "bronze": "Bronzo!",
            "flowers": "Fiori!",
            "before_flowers": "Stavolta no",
        },
    ),
}
