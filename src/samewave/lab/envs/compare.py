"""How dice, learners and bots play in the environments: python -m samewave.lab.envs.compare."""

from collections.abc import Sequence
from typing import NamedTuple

import click

from samewave.bots import Character
from samewave.games.compatibility.moves import Choose
from samewave.games.compatibility.state import State as CompatibilityState
from samewave.lab.envs import compatibility_v0, samegame_v0
from samewave.lab.envs.codebook import CodeLearner
from samewave.lab.envs.convention import ConventionLearner
from samewave.lab.envs.policies import (
    CompatibilityBot,
    Policy,
    RandomPolicy,
    SameGameBot,
    play_compatibility,
    play_samegame,
)
from samewave.packs import Shelf

PLAYERS = 4


class Pairing(NamedTuple):
    """What two partners did in some games: rounds, points, images laid and shared."""

    rounds: int = 0
    points: int = 0
    laid: int = 0
    shared: int = 0

    @property
    def points_a_round(self) -> float:
        return self.points / self.rounds

    @property
    def shared_of_five(self) -> float:
        return 5 * self.shared / self.laid


def pair_up(
    env: compatibility_v0.parallel_env, pair: Sequence[Policy], seeds: Sequence[int]
) -> Pairing:
    """Let two play alone against the track, one game a seed."""
    total = Pairing()
    for seed in seeds:
        state = play_compatibility(env, pair, seed)
        total = Pairing(*map(sum, zip(total, _counted(env, state), strict=True)))
    return total


def _counted(env: compatibility_v0.parallel_env, state: CompatibilityState) -> Pairing:
    """What the partners laid, from the moves of the game."""
    rankings = [move.images for _, move in env.table.moves if isinstance(move, Choose)]
    pairs = list(zip(rankings[::2], rankings[1::2], strict=False))
    return Pairing(
        rounds=state.rounds,
        points=state.points[0],
        laid=sum(len(one) for one, _ in pairs),
        shared=sum(len({*one} & {*other}) for one, other in pairs),
    )


def score(env: samegame_v0.raw_env, group: Sequence[Policy], seeds: Sequence[int]) -> float:
    """The mean score of a group, one game a seed."""
    return sum(play_samegame(env, group, seed).score for seed in seeds) / len(seeds)


@click.command()
@click.option("--games", default=60, show_default=True, help="Games of each pair and each group.")
@click.option("--seed", default=0, show_default=True, help="Another seed, other games.")
def main(games: int, seed: int) -> None:
    """Print how random play, learners and bots do in both games, early and late."""
    shelf = Shelf()
    parts = _parts(games, seed)
    click.echo("Compatibility 2016, two partners alone: points a round, shared images of five")
    duo = compatibility_v0.parallel_env(mode="duo", players=2, max_cycles=600)
    bots = [CompatibilityBot(shelf, Character(seed + seat)) for seat in range(2)]
    learners = [ConventionLearner(duo, seed + seat) for seat in range(3)]
    pairs: dict[str, list[Policy]] = {
        "random and random": [RandomPolicy(seed), RandomPolicy(seed + 1)],
        "random and bot": [RandomPolicy(seed), bots[1]],
        "learner and learner": [*learners[:2]],
        "learner and bot": [learners[2], bots[1]],
        "bot and bot": [*bots],
    }
    for name, pair in pairs.items():
        for part in parts:
            result = pair_up(duo, pair, part)
            told = f"{result.points_a_round:6.2f}{result.shared_of_five:6.2f}"
            click.echo(f"  {name:20} games {_from_to(part, seed)}{told}")
    click.echo(f"The Same Game, {PLAYERS} players, level 1: score of 24")
    env = samegame_v0.raw_env(players=PLAYERS)
    groups: dict[str, list[Policy]] = {
        "random": [RandomPolicy(seed + seat) for seat in range(PLAYERS)],
        "learners": [CodeLearner(env, seed + seat) for seat in range(PLAYERS)],
        "bots": [SameGameBot(shelf, Character(seed + seat)) for seat in range(PLAYERS)],
    }
    for name, group in groups.items():
        for part in parts:
            click.echo(f"  {name:20} games {_from_to(part, seed)}{score(env, group, part):6.2f}")


def _parts(games: int, seed: int) -> list[range]:
    """The first games, those in the middle and the last ones: what is learned shows in between."""
    third = max(1, games // 3)
    return [range(seed + start, seed + start + third) for start in range(0, 3 * third, third)]


def _from_to(part: range, seed: int) -> str:
    return f"{part.start - seed + 1:3}-{part.stop - seed:<4}"


if __name__ == "__main__":
    main()
