"""Backups: all that a store keeps, in one portable file, and back into any kind of store."""


class BackupError(Exception):
    """A backup cannot be made or restored, and why, as a sentence."""


class NotEmpty(BackupError):
    """What is to be filled has something in it, which nobody has agreed to lose."""
