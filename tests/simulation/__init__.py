"""A whole cluster in one process, on simulated time, from one seed."""
