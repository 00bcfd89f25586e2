"""The socket protocol between pages and tables."""
