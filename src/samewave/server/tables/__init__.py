"""Live tables: their logs, their state, and the people and bots at them."""
