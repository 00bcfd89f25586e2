"""Sentences: what a refusal or a hint says to a person at a terminal."""

from typing import Any

from samewave.core import Refused
from samewave.core.practice import Hint

SENTENCES = {
    # records
    "empty_record": "The record is empty.",
    "line_too_long": "The line is longer than {most} bytes.",
    "too_many_lines": "The record has more than {most} lines.",
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
    "clue_too_long": "This clue is too long.",
    "clue_number": "A clue has no numbers: “{word}”.",
    "clue_material": "A clue names no material: “{word}”.",
    "clue_own_word": "A clue is another thing than the object: “{word}”.",
    "clue_several_words": "A clue is one word, unless a dictionary has it so.",
    "clue_unknown_word": "No dictionary here knows “{word}”.",
    "clue_nature": "“{word}” seems to be a plant or an animal; a clue is made by people.",
    # tables
    "unknown_table": "There is no table {table}.",
    "table_is_gone": "This table is gone: somebody deleted it, or nobody had used it.",
    "table_is_full": "All {most} chairs are taken.",
    "table_is_locked": "Nobody new can join this table right now.",
    "nothing_to_ask": "Nobody has to be asked at this table.",
    "too_many_wait": "{most} people already wait to be let in; try again in a moment.",
    "nobody_asks": "Nobody waits with this request any more.",
    "removed_for_good": "The host removed you from this table for good.",
    "not_let_in": "The host did not let you in.",
    "name_is_taken": "Somebody here is called “{name}” already.",
    "name_looks_alike": "That looks just like “{name}”, who is here already.",
    "unreadable_name": "That name has letters that nobody can see.",
    "not_a_player": "Nobody of that number is at this table.",
    "unknown_token": "This chair is not yours, or not any more.",
    "spectators_only_look": "Who only looks cannot do this.",
    "host_only": "Only the host can do this.",
    "bots_are_no_hosts": "A bot cannot be the host.",
    "no_practice": "This game has no practice round.",
    "practice_needs_players": "The practice round is laid for {number} players; fill up with bots.",
    "game_is_on": "This can be changed when the game is over.",
    "no_game_is_on": "No game is on at this table.",
    "not_in_this_game": "This player does not sit in the game.",
    "order_misses_somebody": "Everybody at the table must be in the order, once.",
    "not_a_setup": "This is not a set-up of the game: {detail}.",
    "not_a_request": "This request cannot be read: {detail}.",
    "bad_grace": "A stand-in comes after {least} to {most} seconds, or never.",
    "bad_timer": "A timer has {least} to {most} seconds, or there is none.",
    "no_clock_runs": "There is no time limit now.",
    "extended_often_enough": "The time was extended {most} times; now it runs out.",
    "bad_text": "A line has letters that can be printed.",
    "hints_are_forbidden": "Nobody may give a hint now; say it after the reveal.",
    "nothing_to_change": "It is so already.",
    "slow_down": "That was a lot at once; go on in {seconds} seconds.",
    "too_many_joins": "Many people have just sat down here; try again in {seconds} seconds.",
    "too_many_tables": "Too many tables were opened from here; try again in a while.",
    "no_such_record": "There is no finished game {number} at this table.",
    "broken_record": "Line {line} of this record cannot be read.",
    "unfinished_record": "This game was not played to its end.",
    "unknown_seat": "There is no seat {seat}: there are {seats}, counted from 0.",
    "duel_needs_players": "This deal was played by {number}; it takes as many again.",
    "number_is_dealt": "This deal has the number {number} now.",
    "unknown_group": "There is no such group.",
    "not_a_member": "Nobody in this group is called “{name}”.",
    "same_member": "“{name}” is one person already.",
    "group_is_full": "A group has at most {most} members.",
    "no_such_evening": "This group has no evening {number}.",
    "too_many_groups": "Too many groups were founded from here; try again in a while.",
    "too_many_requests": "That was too fast; wait a moment.",
    "too_many_packs": "There are {most} packs at this table; that is the limit.",
    "bad_pack": "Nobody can play with this pack: {problems}",
    "body_too_long": "The request has more than {most} bytes.",
    "unknown_pack": "There is no pack “{pack}”.",
    "internal_error": "Something went wrong on the server. Your move was not made.",
    "server_is_busy": "The server has too much to do right now. Please try again in a moment.",
    "work_takes_too_long": "That took too long, so the server stopped it.",
    "work_is_too_large": "That needs more memory than the server gives to it.",
    "cannot_save": "The server cannot save anything right now. Please try again in a moment.",
    "server_is_full": "This server is full right now. Try again in a minute.",
    "table_is_unreadable": "A newer Samewave wrote to this table; this server cannot open it.",
    # nodes
    "too_late": "Somebody was quicker.",
    # packs and their files
    "cannot_read": "The file cannot be read: {detail}.",
    "leaves_the_folder": "The file lies outside the pack's folder.",
    "file_too_big": "The file is larger than {most} bytes, the limit for it.",
    "not_toml": "This is not TOML: {detail}.",
    "unknown_format": "The pack has format {format}; this program reads format {known}.",
    "not_a_list": "“{name}” must be a list.",
    "list_too_long": "“{name}” has {number} parts; the limit is {most}.",
    "not_readable": "This cannot be read: {detail}.",
    "parcel_too_big": "A parcel has {most} bytes at most, packed and unpacked.",
    "not_a_parcel": "This is not a whole {ending} file.",
    "too_many_files": "There are {number} files in it; a parcel has {most} at most.",
    "foreign_file": "No such file belongs in a parcel: only pack.toml, LICENSE.txt, SHA256SUMS and"
    " images/ID of these kinds: {kinds}.",
    "file_twice": "The file is in the parcel twice.",
    "not_in_the_parcel": "There is no such file in the parcel.",
    "missing_file": "There is no {file} in the parcel.",
    "wrong_checksums": "The parcel is damaged: {file} is not what its checksum says.",
    "folder_is_not_empty": "There is something in this folder; begin a pack in a new one.",
    # pictures
    "broken_image": "This is no picture that can be read; possible are {kinds}.",
    "too_many_pixels": "{width} by {height} are too many pixels; {most} is the limit.",
    "too_few_pixels": "{width} by {height} are too few pixels; the shorter side needs {least}.",
    "image_takes_too_much_memory": "One of the pictures needs too much memory; make it smaller.",
    "moving_image": "This picture moves; cards do not.",
    "broken_drawing": "The drawing cannot be read: {detail}.",
    "drawing_view_box": 'A drawing is an SVG with viewBox="0 0 400 400".',
    "drawing_element": "A drawing cannot have “{element}”: it needs no font, file or program.",
    "drawing_link": "A drawing refers to nothing outside itself: “{link}”.",
    "no_photos": "There are no photos here; possible are {kinds}.",
    "too_many_images": "There are {number} images; a pack has {most} at most.",
    "not_sharp": "The picture has {side} pixels a side; from {wanted} on it is sharp on a screen.",
    "too_alike": "To a colour-blind eye this is much like “{other}”: {difference}, and {least} is"
    " the least difference.",
    # texts of packs
    "no_such_language": "“{language}” is not one of the languages {known}.",
    "no_languages": "Say which languages the pack speaks, of {known}.",
    "no_licence": "Say under which licence the pack may be passed on, as an SPDX expression.",
    "unknown_licence": "“{licence}” is no SPDX expression such as CC-BY-4.0 or LicenseRef-private.",
    "empty_pack": "There is nothing in this pack yet; pictures go into {folder}/.",
    "no_text": "The text is missing.",
    "missing_language": "The text is missing in “{language}”.",
    "text_too_long": "The text has {length} letters; {most} is the limit.",
    "duplicate_id": "“{id}” is the id of {number} cards.",
    "no_description": "A description for those who cannot see the picture is missing.",
    "no_tags": "There are no tags in “{language}”; bots choose by them.",
    "bad_tags": "Tags differ from each other and have {most} letters at most.",
    "no_image_file": "There is no file {place}.* of one of these kinds: {kinds}.",
    "several_image_files": "{number} files are called so; one picture belongs to each image.",
    "stray_file": "No image of the pack is called so.",
    "unknown_kind": "A picture is one of {kinds}.",
    "theme_twice": "The same theme stands at {first}.",
    "wrong_number_of_themes": "The card has {themes} themes; {needed} belong on it.",
    "grown_up_cards_last": "Cards that are not for children stand last in their box.",
    "unknown_gender": "“{gender}” is no gender; known: {known}.",
    # facts about things
    "figure_out_of_range": "{figure} is {value}, and can only be from {least} to {most}.",
    "wrong_number_of_classes": "{criterion} has 1 to {most} different classes.",
    "unknown_class": "“{unknown}” is no {criterion}; known: {known}.",
    "thicker_than_long": "It is {thickness} m thick and only {length} m long.",
    "impossible_volume": "A box of {volume} l does not just hold it; {least} to {most} l can.",
    "impossible_weight": "It cannot weigh {weight} kg; {least} to {most} kg fit its size.",
    "more_than_there_is": "{number} of {weight} kg weigh more than all that people ever made.",
    "dearer_than_the_world": "{number} at {price} euros cost more than all that people own.",
    "too_heavy_to_move_so": "With {weight} kg it is not {movement}; {most} kg is the limit.",
    "does_not_look_so": "With {length} m it is not {appearance} at {thickness} m thickness;"
    " {times} times as much would be.",
}

PRACTICE = {
    # Compatibility
    "practice_open_theme": "You open the theme: call a number from 1 to {most} before anybody sees"
    " the card. Try {number}.",
    "practice_pick_images": "Pick {number} images for the theme: your pawn's space says {number}."
    " {partner}, your partner, does the same in secret, and you score for what you share.",
    "practice_rank": "Rank them, strongest first: in the same place before both of you an image is"
    " worth more. Try {images}.",
    "practice_rank_freely": "Rank them, strongest first: in the same place before both of you an"
    " image is worth more.",
    "practice_lock_in": "Then lock in; until the last player has, you may change your mind.",
    "practice_wait": "Your images lie face down; when all players have locked in, all are shown.",
    "practice_direct_match": "{image} is in place {place} before both of you: a direct match,"
    " {points} points.",
    "practice_indirect_match": "{image} is in your place {mine} and {partner}'s place {theirs}: an"
    " indirect match, {points} points.",
    "practice_no_match": "You two share nothing this time; it happens.",
    "practice_points": "{points} points lead your pawn to space {space}: you will pick {number}.",
    "practice_done": "Round by round like this, the first at the end of the track wins. That is"
    " all; play on!",
    # The Same Game
    "practice_trap": "Your object is {object}. Your number {number} lies on {criterion}: that is"
    " your trap.",
    "practice_clue": "Write another thing made by people that is like {object} in {criterion} and"
    " in nothing else.",
    "practice_try": "Try “{clue}”.",
    "practice_swap": "Without an idea, ask for the swap; the group has one a game.",
    "practice_swap_asked": "You asked for another object; the others answer.",
    "practice_answer_swap": "{seat} would rather have another object. The group can swap once a"
    " game, and all must consent.",
    "practice_written": "Your clue lies face down; the others still write.",
    "practice_begin_turn": "It is your turn: show object and clue. From then on you neither speak"
    " nor point.",
    "practice_other_begins": "{seat} shows an object and a clue next.",
    "practice_be_silent": "The others lift the cups where the two things differ. If they lift"
    " {criterion}, your trap, the turn is over.",
    "practice_agreement": "A cup is lifted when all who guess point at it; a finger may move.",
    "practice_guess": "{object} and {clue} are alike in one criterion only, the trap of {seat}."
    " Lift the others: where do they differ most?",
    "practice_point": "They surely differ in {criterion}: point at it.",
    "practice_point_freely": "Point at the criterion in which they surely differ.",
    "practice_cup": "{criterion} was safe. Its cup covers a circle of the central track, and the"
    " turn is worth {value} now.",
    "practice_found": "Only {criterion} is left, the trap of {seat}: {value} points, and the score"
    " is {score}.",
    "practice_trapped": "{criterion} was the trap of {seat}. The turn is worth {value}, and the"
    " score is {score}.",
    "practice_medals": "The next round has new objects and new traps. From {bronze} on you win"
    " bronze, from {silver} silver, from {gold} gold; {finish} is the best there is. Play on!",
}


def sentence(refused: Refused) -> str:
    """A refusal in the reader's words."""
    return _say(SENTENCES[refused.code], refused.params)


def hint_sentence(hint: Hint) -> str:
    """A hint in the learner's words; its parameters are names by then."""
    return _say(PRACTICE[hint.code], hint.params)


def _say(words: str, params: dict[str, Any]) -> str:
    return words.format(**{name: _spoken(value) for name, value in params.items()})


def _spoken(value: object) -> str:
    """A list as people say it."""
    text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return printable(text)


def printable(text: str) -> str:
    """A text with nothing in it that could steer a terminal."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
