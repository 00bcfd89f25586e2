"""Sentences: what a refusal says to a person at a terminal."""

from samewave.core import Refused
from samewave.games.samegame.clue import LENGTH

SENTENCES = {
    # records
    "empty_record": "The record is empty.",
    "line_too_long": "The line is longer than {most} bytes.",
    "not_a_header": "This is not the header of a record: {detail}.",
    "unknown_version": "The record is of version {version}; this program reads version {known}.",
    "unknown_game": "There is no game “{game}”. Known: {known}.",
    "not_an_entry": "This is not a move of a record: {detail}.",
    "not_an_event": "The events cannot be read: {detail}.",
    "events_do_not_fit": "The events do not fit the game as it stands.",
    "events_do_not_follow": "The rules make other events of this move than the record holds.",
    "not_a_move": "This is not a move of the game: {detail}.",
    # set-up
    "unknown_edition": "There is no mode “{mode}” in a box “{edition}”.",
    "wrong_number_of_players": "{players} players cannot play this. Possible: {allowed}.",
    "bad_name": "The name at seat {seat} must have 1 to {most} letters that can be printed.",
    "wrong_team_size": "Team {team} has {members} members; this mode needs {needed}.",
    "teams_miss_a_seat": "Each of the {seats} seats must be in exactly one team.",
    "wrong_seating": "Team {team} does not sit as this edition wants it: {seating}.",
    "teams_are_drawn": "Teams are drawn at random here; the set-up must not name them.",
    "option_not_offered": "The {edition} box does not offer {option} in the mode {mode}.",
    "bad_time_limit": "A time limit has {least} to {most} seconds, not {seconds}.",
    "unknown_track": "There is no track “{track}”. Known: {known}.",
    "unknown_deck": "There is no deck “{deck}”.",
    "deck_too_small": "The deck “{deck}” has {images} images; at least {least} are needed.",
    "unknown_themes": "“{themes}” has no theme cards with {themes_on_a_card} themes on each.",
    "unknown_first": "Seat {first} cannot begin: there are {seats} seats, counted from 0.",
    # play
    "game_is_over": "The game is over.",
    "not_a_seat": "Nobody sits at seat {seat}.",
    "not_your_theme": "The theme of this round is opened by seat {openers}.",
    "theme_is_open": "The theme of this round is open already.",
    "number_is_rolled": "In this edition a die gives the number of the theme.",
    "number_is_called": "In this edition the number of the theme is called, not rolled.",
    "no_such_number": "A theme card has the numbers 1 to {most}, not {number}.",
    "number_is_used_up": "The themes with the number {number} were read; call another number.",
    "no_theme_yet": "There is no theme to choose images for yet.",
    "not_in_this_round": "This seat does not play in the playoff.",
    "wrong_number_of_images": "{needed} images are to be picked, not {images}.",
    "unknown_image": "The image “{image}” is not in the deck.",
    "image_twice": "The image “{image}” is there twice.",
    "image_is_retired": "The image “{image}” made a match before and is out of this player's game.",
    "nothing_to_reopen": "There is no locked ranking to take back.",
    "no_doubling_in_play": "Nothing can be doubled at this table.",
    "no_tokens_in_play": "There are no x2 tokens to claim at this table.",
    "double_not_claimed": "The x2 token must be claimed before it lies on an image.",
    "claimed_already": "Seat {seat} has claimed its x2 token in this round.",
    "token_is_spent": "This player's x2 token is spent.",
    "referent_never_doubles": "Whom all others match cannot double.",
    "no_doubling_in_playoffs": "Nothing can be doubled in a playoff.",
    "no_doubles_left": "There is no Double Up card left.",
    "double_not_on_a_chosen_image": "“{image}” is doubled but not among the images.",
    "double_twice": "“{image}” carries more than one double.",
    "wrong_number_of_doubles": "{doubles} doubles lie on the images; {least} to {most} may.",
    "no_time_limit": "There is no time limit at this table.",
    "not_the_clock": "Only the clock can end the time.",
    "not_the_time": "Nobody is choosing images in a round {round} now.",
    # The Same Game
    "unknown_level": "There is no level {level}. Known: {known}.",
    "unknown_agreement": "There is no agreement “{agreement}”. Known: {known}.",
    "unknown_language": "Clues cannot be checked in “{language}”. Known: {known}.",
    "unknown_objects": "There are no object cards “{objects}”.",
    "too_few_objects": "“{objects}” has {cards} object cards; {needed} are needed.",
    "not_the_time_to_write": "This seat has no clue to write now.",
    "same_clue_again": "The group did not allow this clue; write another one.",
    "clue_is_written": "An object is swapped while clues are written, before one's own is.",
    "swap_is_asked": "A swap is asked for; the others answer first.",
    "swap_is_used": "The group has swapped its one object.",
    "nothing_to_answer": "Nobody waits for this seat's consent.",
    "no_turn_to_begin": "There is no turn to begin now.",
    "not_your_turn": "It is the turn of seat {active}.",
    "nothing_to_guess": "There is nothing to guess now.",
    "active_player_is_silent": "The active player neither points nor speaks.",
    "unknown_criterion": "The criterion “{criterion}” is not in play.",
    "cup_is_lifted": "The cup of “{criterion}” is lifted already.",
    "a_cup_is_lifted": "A cup is lifted: the clue stands.",
    "rejected_already": "This seat has said so already.",
    "clue_empty": "A clue is a word.",
    "clue_letters": "A clue has letters only; “{word}” is none.",
    "clue_too_long": f"A clue has {LENGTH} letters at most.",
    "clue_number": "A clue has no numbers: “{word}”.",
    "clue_material": "A clue names no material: “{word}”.",
    "clue_own_word": "A clue is another thing than the object: “{word}”.",
    "clue_several_words": "A clue is one word, unless a dictionary has it so.",
    "clue_unknown_word": "No dictionary here knows “{word}”.",
    "clue_nature": "“{word}” seems to be a plant or an animal; a clue is made by people.",
}


def sentence(refused: Refused) -> str:
    """A refusal in the reader's words."""
    return SENTENCES[refused.code].format(
        **{name: _spoken(value) for name, value in refused.params.items()}
    )


def _spoken(value: object) -> str:
    """A list as people say it."""
    text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return printable(text)


def printable(text: str) -> str:
    """A text with nothing in it that could steer a terminal."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
