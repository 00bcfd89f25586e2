"""The fast path: whole games of a crowd as loops that Numba compiles to machine code."""
