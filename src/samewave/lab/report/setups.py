"""Set-ups in words: what a plan is, and what tells two plans apart."""

from collections.abc import Sequence

from samewave.games.compatibility.edition import Doubling
from samewave.lab.plan import CUSTOM_TRACK, Bots, Plan, edition_of

SHORT = 28
"""Letters of a name that still fits beside a figure."""


def parts(plan: Plan) -> dict[str, str]:
    """What a reader wants to know about a judged plan, part by part."""
    own = _same_game(plan) if plan.game == "samegame" else _compatibility(plan)
    return {**own, **_people(plan), "seed": f"seed {plan.seed}"}


def names(plans: Sequence[Plan]) -> tuple[str, ...]:
    """Two plans by what differs, if that is short; one alone needs no name."""
    if len(plans) < 2:
        return ("",)
    told = [parts(plan) for plan in plans]
    keys = dict.fromkeys(key for each in told for key in each)
    differ = [key for key in keys if not _is_same(told, key)]
    said = [", ".join(each[key] for key in differ if each.get(key)) for each in told]
    if max(map(len, said)) > SHORT:
        return ("the first", "the second")
    return tuple(each or "as it is" for each in said)


def title(plans: Sequence[Plan]) -> str:
    """What the report is about: the main things that the plans have in common."""
    told = [parts(plan) for plan in plans]
    main = ["game", "players", "level"]
    main += [] if plans[0].track_name == CUSTOM_TRACK else ["track"]
    same = [told[0][key] for key in main if key in told[0] and _is_same(told, key)]
    return ", ".join(same) or "Two set-ups"


def _is_same(told: Sequence[dict[str, str]], key: str) -> bool:
    return len({each.get(key) for each in told}) == 1


def told(plan: Plan) -> str:
    """All of it in a line."""
    return " · ".join(each for each in parts(plan).values() if each)


def sides_of(plan: Plan) -> int:
    """How many sides race."""
    return plan.players // edition_of(plan).team_size


def _compatibility(plan: Plan) -> dict[str, str]:
    named = plan.track_name != CUSTOM_TRACK
    track = f"{plan.track_name} track" if named else f"track {' '.join(map(str, plan.track))}"
    rules = sorted(option.value.replace("_", " ") for option in plan.options.switched_on())
    return {
        "game": f"Compatibility {plan.edition} {plan.mode}",
        "players": f"{plan.players} players",
        "track": track,
        "images": f"{plan.images} images",
        "options": f"with {', '.join(rules)}" if rules else "",
    }


def _same_game(plan: Plan) -> dict[str, str]:
    return {
        "game": "The Same Game",
        "players": f"{plan.players} players",
        "level": f"level {plan.level}",
        "agreement": f"{plan.agreement} agreement",
        "circles": f"circles {' '.join(map(str, plan.circles))}",
        "start": f"from {plan.start} to {plan.finish}",
        "medals": f"medals at {' '.join(map(str, plan.medals))}",
    }


def _people(plan: Plan) -> dict[str, str]:
    """Who plays, without what does not matter in this game."""
    if isinstance(plan.people, Bots):
        return {"people": f"{plan.people.strength} bots"}
    matter = ["clarity"]
    if plan.game == "compatibility":
        matter = ["affinity", "noise", "popularity"]
        matter += [] if edition_of(plan).doubling is Doubling.NONE else ["boldness"]
    return {name: f"{name} {getattr(plan.people, name):g}" for name in matter}
