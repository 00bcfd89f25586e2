"""The lab: simulate games by the million, without clock or network, to study rules and tracks."""
