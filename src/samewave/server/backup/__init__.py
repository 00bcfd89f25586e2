"""Backups: everything in a store in one portable file, and back into any kind of store."""


class BackupError(Exception):
    """A backup cannot be made or restored. The message is a sentence."""


class NotEmpty(BackupError):
    """The target is not empty, and nobody agreed to overwrite it."""
