"""Tests of rules, laws and programs."""
