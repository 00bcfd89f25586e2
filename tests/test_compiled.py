"""The modules that a compiled wheel compiles are of a kind that mypyc compiles rightly."""

from importlib import import_module
from inspect import getmembers, isclass

import msgspec
import pytest
from tools.compiled import COMPILED


@pytest.mark.parametrize("name", COMPILED)
def test_a_compiled_module_defines_no_struct(name: str) -> None:
    """Compiled, a struct would not be frozen, and would believe whatever it is sent."""
    defined = [each for _, each in getmembers(import_module(name), isclass)]
    own = [each for each in defined if each.__module__ == name]
    assert not [each for each in own if issubclass(each, msgspec.Struct)]
