"""The balance report: how a set-up plays, in figures, charts and sentences."""
