"""`samewave` with the made-up edition and the made-up game: `python -m tests.listing.program`."""

import tests.listing.listed  # isort: skip - the rest reads the lists
from samewave.cli import main
from samewave.server.work import pool

if __name__ == "__main__":
    # the process from which jobs are forked reads the lists, too
    pool.PRELOADED = (tests.listing.listed.__name__, *pool.PRELOADED)
    main(prog_name="samewave")
