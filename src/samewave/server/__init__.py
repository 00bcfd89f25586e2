"""The server: tables that people reach from anywhere; the only place with a clock and a net."""
