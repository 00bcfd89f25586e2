"""The balance report: what a set-up does with those who play it, in figures, pictures and words."""
