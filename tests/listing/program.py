"""`samewave` with the made-up edition and the made-up game.

It is run as a file, so that the processes that the server forks for its jobs load it, too.
"""

import tests.listing.made_up  # noqa: F401 - lists them before anything else is loaded
from samewave.cli import main

if __name__ == "__main__":
    main(prog_name="samewave")
