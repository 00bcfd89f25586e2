"""Prints where the browser of the tests is, and installs one if there is none."""

import sys

from tests.web.chromium import find_chromium

sys.stdout.write(f"{find_chromium().program}\n")
