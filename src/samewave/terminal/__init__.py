"""Games in the terminal: pages of 80 by 24 characters, a keyboard, and bots."""
