"""Runs the command line: python -m samewave."""

from samewave.cli import main

main(prog_name="samewave")
