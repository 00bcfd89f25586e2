"""Fuzzing: everything that strangers can send is decoded, refused in words, or ignored."""
