"""Runs every measurement and prints what came out."""

from collections.abc import Sequence
from platform import python_version
from statistics import median

from bench import clues, engine, peers


def main() -> None:
    print(f"Samewave on Python {python_version()}, {peers.versions()}\n")
    _print_race(engine.race())
    _print_growth(engine.growth())
    _print_clues(clues.costs())


def _print_race(race: engine.Race) -> None:
    print(f"{engine.GAMES} games of 8 in teams, 2016 box: {race.rounds} rounds, {race.moves} moves")
    print(f"{'':35}{'moves/CPU s':>12}{'us/move':>9}{'(best, worst)':>15}{'ratio':>7}")
    for name, seconds in ({"samewave": race.ours} | race.theirs).items():
        ratio = median(seconds) / median(race.ours)
        print(f"  {name:33}{_speed(seconds, race.moves)}{ratio:7.2f}")


def _speed(seconds: Sequence[float], moves: int) -> str:
    each = [1e6 * repeat / moves for repeat in seconds]
    spread = f"({min(each):.1f}, {max(each):.1f})"
    return f"{1e6 / median(each):12,.0f}{median(each):9.1f}{spread:>15}"


def _print_growth(growth: engine.Growth) -> None:
    print(f"\nOne game of {growth.rounds} rounds, samewave")
    print(f"  first tenth{1e6 * growth.first:6.1f} us/move")
    print(f"  last tenth {1e6 * growth.last:6.1f} us/move, ratio {growth.last / growth.first:.2f}")


def _print_clues(costs: dict[str, clues.Cost]) -> None:
    print("\nChecking a clue, warm, and the first one of a language")
    for language, cost in costs.items():
        moves = cost.clue / cost.move
        print(
            f"  {language}{1e6 * cost.clue:7.0f} us a clue = {moves:5.1f} moves,"
            f" first {cost.loading:5.2f} s"
        )


if __name__ == "__main__":
    main()
