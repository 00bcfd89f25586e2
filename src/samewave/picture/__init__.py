"""Pictures of finished games, for sharing."""
