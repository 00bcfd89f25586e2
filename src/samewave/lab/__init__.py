"""The lab: games without clock or network, to balance what is ours to choose."""
