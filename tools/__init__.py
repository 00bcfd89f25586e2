"""Tools: what is computed while Samewave is made, and is not needed to play."""
