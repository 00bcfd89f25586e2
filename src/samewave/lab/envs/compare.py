"""Compare random play, learners and bots: python -m samewave.lab.envs.compare."""

from importlib import import_module

import click

from samewave.lab import PLANS


@click.command()
@click.option("--games", default=60, show_default=True, help="Games of each pair and each group.")
@click.option("--seed", default=0, show_default=True, help="Seed of the first game.")
def main(games: int, seed: int) -> None:
    """Print how random play, learners and bots do in each game, early and late."""
    for game in PLANS:
        policies = import_module(f"samewave.lab.envs.{game}_policies")
        click.echo(policies.COMPARISON)
        for name, play in policies.compared(seed):
            for seeds in _thirds(games, seed):
                first, last = seeds.start - seed + 1, seeds.stop - seed
                click.echo(f"  {name:20} games {first:3}-{last:<4}{play(seeds)}")


def _thirds(games: int, seed: int) -> list[range]:
    """The first, middle and last games, which show what was learned in between."""
    third = max(1, games // 3)
    return [range(seed + start, seed + start + third) for start in range(0, 3 * third, third)]


if __name__ == "__main__":
    main()
