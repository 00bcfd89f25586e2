"""Bots: players who see a view and what is offered, like anybody else."""
