"""Files for operators: image, compose files, units and workflows."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCHEMAS = {
    "compose.yaml": "compose-spec",
    "deploy/compose.nodes.yaml": "compose-spec",
    ".github/workflows/test.yml": "github-workflows",
    ".github/workflows/release.yml": "github-workflows",
    ".github/dependabot.yml": "dependabot",
}


def program(name: str) -> Path:
    return Path(sys.executable).with_name(name)


def test_the_dockerfile_keeps_to_the_rules_of_hadolint() -> None:
    said = subprocess.run(
        [program("hadolint"), ROOT / "Dockerfile"], capture_output=True, text=True, check=False
    )

    assert said.returncode == 0, said.stdout


@pytest.mark.parametrize("file", SCHEMAS)
def test_a_file_has_the_shape_that_its_reader_expects(file: str, tmp_path: Path) -> None:
    plain = tmp_path / "file.yaml"
    plain.write_text(re.sub(r"!(reset|override) ", "", (ROOT / file).read_text("utf-8")), "utf-8")
    schema = ("--builtin-schema", f"vendor.{SCHEMAS[file]}")

    said = subprocess.run(
        [program("check-jsonschema"), *schema, plain], capture_output=True, text=True, check=False
    )

    assert said.returncode == 0, said.stdout


def test_the_workflow_runs_every_python_that_is_supported() -> None:
    workflow = (ROOT / ".github/workflows/test.yml").read_text("utf-8")

    assert 'python: ["3.11", "3.12", "3.13", "3.14"]' in workflow
    assert "make test" in workflow
    assert "secrets." not in workflow


@pytest.mark.parametrize("unit", sorted((ROOT / "deploy").glob("samewave*")), ids=lambda u: u.name)
def test_a_unit_runs_commands_and_options_that_exist(unit: Path) -> None:
    from samewave.cli import main  # noqa: PLC0415

    for name, options in re.findall(r"bin/samewave (\w+)([^\n']*)", unit.read_text("utf-8")):
        command = main.get_command(None, name)  # type: ignore[arg-type]
        assert command is not None, name
        known = {option for each in command.params for option in (*each.opts, *each.secondary_opts)}
        assert set(re.findall(r"--[a-z-]+", options)) <= known
