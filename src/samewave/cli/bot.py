"""samewave bot: a bot that joins a table from anywhere."""

import asyncio
import sys
from zlib import crc32

import click
from aiohttp import ClientError

from samewave.bots import STRENGTHS, Character, Strength
from samewave.core import Refused
from samewave.guest import Guest
from samewave.sentences import sentence

WHY = {
    "kicked": "The host has sent the bot away.",
    "reload": "The server speaks another version: update samewave.",
    "gone": "The server does not answer any more.",
}


@click.command()
@click.argument("code")
@click.option(
    "--server", default="http://127.0.0.1:8040", show_default=True, help="Where the table is."
)
@click.option("--name", default="Robin", show_default=True, help="What the others call it.")
@click.option(
    "--strength",
    type=click.Choice(STRENGTHS),
    default="steady",
    show_default=True,
    help="How well it plays.",
)
@click.option("--seed", type=int, help="Its character; without one, its name decides.")
@click.option(
    "--pace",
    type=click.FloatRange(0),
    default=1.0,
    show_default=True,
    help="How long it takes to think; 1 is as long as people do, 0 no time.",
)
def bot(
    code: str, server: str, name: str, strength: Strength, seed: int | None, pace: float
) -> None:
    """Let a bot sit down at the table with that CODE and play, until it is sent away or stopped.

    It is an ordinary client of the protocol: whatever it does, your own program can do.
    """
    character = Character(crc32(name.casefold().encode()) if seed is None else seed, strength)
    guest = Guest(server, code, character, pace, click.echo)
    try:
        click.echo(WHY[asyncio.run(guest.visit(name))])
    except Refused as refused:
        click.echo(sentence(refused), err=True)
        sys.exit(2)
    except (ClientError, ValueError) as error:
        click.echo(f"{server} cannot be reached: {error}", err=True)
        sys.exit(1)
    except KeyboardInterrupt:
        click.echo(f"{name} has stood up.")
