"""`samewave` with the made-up edition and the made-up game: `python -m tests.listing.program`."""

from tests.listing.made_up import PROGRAM, list_them

list_them()

from samewave.cli import main  # noqa: E402 - it reads the lists
from samewave.server import work_pool  # noqa: E402

work_pool.PRELOADED = (PROGRAM, *work_pool.PRELOADED)
"""The process from which jobs are forked reads the lists, too."""

if __name__ == "__main__":
    main(prog_name="samewave")
