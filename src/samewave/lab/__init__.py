"""The lab: games without clock or network, by the million, to see what a rule or a track does."""
