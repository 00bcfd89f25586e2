"""Tools for developing Samewave; playing does not need them."""
