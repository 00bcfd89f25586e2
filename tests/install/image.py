"""Runs the steps of the Dockerfile without an engine: `python -m tests.install.image`.

Each stage gets a folder. WORKDIR, COPY and RUN do there what they do in an image; absolute paths of
the image lead into the folder of the stage. The programs are those of this machine, so this checks
that the steps fit together, not the base images.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from tests.install.user import NOBODY, RUNNER, SYSTEM_PYTHON
from tests.server.server_process import free_port

ROOT = Path(__file__).parents[2]
_BUILT_BY_STEPS = ("/source", "/build", "/opt/samewave", "/data")


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """The keyword and the rest of each instruction; continued lines are joined."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    for line in re.sub(r"\\\n\s*", " ", "\n".join(lines)).splitlines():
        if line.strip():
            keyword, _, rest = line.strip().partition(" ")
            yield keyword, rest.strip()


def context(target: Path) -> Path:
    """The part of the tree that .dockerignore lets in: tracked files of its paths."""
    lines = (ROOT / ".dockerignore").read_text().split()
    let_in = [line[1:] for line in lines if line.startswith("!")]
    kept_out = [line for line in lines if line[0] not in "!*"]
    tracked = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\n")
    for name in filter(None, tracked):
        inside = any(name == each or name.startswith(f"{each}/") for each in let_in)
        if inside and not any(fnmatch(name, f"{each}/*") for each in kept_out):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_file():
                shutil.copy(ROOT / name, target / name)
    return target


class Stage:
    """One stage of the build, in its own folder."""

    def __init__(self, root: Path) -> None:
        self.root, self.folder = root, root
        self.environment: dict[str, str] = {}

    def path(self, inside: str) -> Path:
        return self.root / inside.lstrip("/") if inside.startswith("/") else self.folder / inside

    def run(self, command: str) -> None:
        for each in _BUILT_BY_STEPS:
            command = re.sub(rf"(?<![\w.]){each}\b", str(self.root) + each, command)
        path = f"{self.root.parent / 'programs'}{os.pathsep}{os.environ['PATH']}"
        environment = {**os.environ, "PATH": path}
        subprocess.run(["sh", "-euc", command], cwd=self.folder, env=environment, check=True)


def build(work: Path) -> Stage:
    """All stages, up to the step that needs the image's own user."""
    sources = context(work / "context")
    (work / "programs").mkdir()
    (work / "programs" / "python").symlink_to(SYSTEM_PYTHON)
    stages: dict[str, Stage] = {}
    stage = Stage(work)
    for keyword, rest in instructions((ROOT / "Dockerfile").read_text()):
        if keyword == "FROM":
            name = rest.rpartition(" AS ")[2] if " AS " in rest else "image"
            stage = stages[name] = Stage(work / name)
            stage.root.mkdir()
        elif keyword == "WORKDIR":
            stage.folder = stage.path(rest)
            stage.folder.mkdir(parents=True, exist_ok=True)
        elif keyword == "COPY":
            copy(stage, rest, sources, stages)
        elif keyword == "RUN" and not rest.startswith("useradd"):
            sys.stderr.write(f"RUN {rest}\n")
            stage.run(rest)
        elif keyword == "ENV":
            stage.environment |= dict(each.split("=", 1) for each in rest.split())
        elif keyword == "HEALTHCHECK":
            stage.environment["HEALTHCHECK"] = rest.partition(" CMD ")[2]
    return stages["image"]


def copy(stage: Stage, rest: str, sources: Path, stages: dict[str, Stage]) -> None:
    option, *others = rest.split()
    if option.startswith("--from="):
        origin = stages[option.removeprefix("--from=")].root
        (source, target), multiple = others, False
    else:
        origin, (*many, target) = sources, rest.split()
        source, multiple = many[0], len(many) > 1
        if multiple:
            for each in many[1:]:
                copy(stage, f"{each} {target}", sources, stages)
    found, to = origin / source.lstrip("/"), stage.path(target)
    if found.is_dir():
        shutil.copytree(found, to, symlinks=True, dirs_exist_ok=True)
        return
    if multiple or target.endswith("/"):
        to.mkdir(parents=True, exist_ok=True)
    shutil.copy(found, to)


def serve(image: Stage, data: Path) -> None:
    """The image's command and environment, run as a user who can only write to the data folder."""
    port = str(free_port())
    python = next((image.root / "opt/samewave/lib").glob("python3*")) / "site-packages"
    settings = {k: v for k, v in image.environment.items() if k.startswith("SAMEWAVE_")}
    settings |= {"SAMEWAVE_DATA": str(data), "SAMEWAVE_PORT": port, "SAMEWAVE_HOST": "127.0.0.1"}
    environment = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(python), **settings}
    environment["PYTHONDONTWRITEBYTECODE"] = image.environment["PYTHONDONTWRITEBYTECODE"]
    server = subprocess.Popen(
        [SYSTEM_PYTHON, "-m", "samewave", "serve"],
        env=environment,
        cwd=data,
        user=RUNNER,
        group=RUNNER,
        extra_groups=None if RUNNER is None else [],
    )
    check = json.loads(image.environment["HEALTHCHECK"])
    check = [SYSTEM_PYTHON, *(each.replace(":8040", f":{port}") for each in check[1:])]
    try:
        for _ in range(100):
            if subprocess.run(check, capture_output=True, check=False).returncode == 0:
                return
        sys.exit("The health check never passed.")
    finally:
        server.terminate()
        assert server.wait(30) == 0


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        work.chmod(0o755)
        image = build(work)
        data = work / "volume"
        data.mkdir()
        if os.geteuid() == 0:
            os.chown(data, NOBODY, NOBODY)
        files = [each for each in (image.root / "opt").rglob("*") if each.is_file()]
        serve(image, data)
        size = sum(each.lstat().st_size for each in files) / 1e6
        sys.stderr.write(f"The image's own files have {size:.0f} MB; it is healthy.\n")


if __name__ == "__main__":
    main()
