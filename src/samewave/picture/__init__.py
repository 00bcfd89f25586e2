"""Pictures that are drawn here and looked at elsewhere."""
