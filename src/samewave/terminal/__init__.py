"""Both games in a terminal: pages of 80 by 24, a keyboard, and bots who take their time."""
