"""samewave bot: a bot that joins a table on any server."""

import asyncio
import sys
from zlib import crc32

import click
from aiohttp import ClientError

from samewave.bots import STRENGTHS, Character, Strength
from samewave.client import BotClient
from samewave.core import Refused
from samewave.sentences import sentence

REASONS = {
    "kicked": "The host removed the bot from the table.",
    "reload": "The server uses another protocol version: update samewave.",
    "gone": "The server no longer answers.",
}


@click.command()
@click.argument("code")
@click.option(
    "--server", default="http://127.0.0.1:8040", show_default=True, help="Address of the server."
)
@click.option("--name", default="Robin", show_default=True, help="Name of the bot.")
@click.option(
    "--strength",
    type=click.Choice(STRENGTHS),
    default="steady",
    show_default=True,
    help="How well it plays.",
)
@click.option(
    "--seed", type=int, help="Seed of the bot's character.  [default: derived from its name]"
)
@click.option(
    "--pace",
    type=click.FloatRange(0),
    default=1.0,
    show_default=True,
    help="Thinking time: 1 is about as long as people take, 0 is none.",
)
def bot(
    code: str, server: str, name: str, strength: Strength, seed: int | None, pace: float
) -> None:
    """Let a bot join the table with this CODE and play until it is removed or stopped.

    The bot is an ordinary client of the protocol: your own program can do the same.
    """
    character = Character(crc32(name.casefold().encode()) if seed is None else seed, strength)
    client = BotClient(server, code, character, pace, click.echo)
    try:
        click.echo(REASONS[asyncio.run(client.play(name))])
    except Refused as refused:
        click.echo(sentence(refused), err=True)
        sys.exit(2)
    except (ClientError, ValueError) as error:
        click.echo(f"{server} cannot be reached: {error}", err=True)
        sys.exit(1)
    except KeyboardInterrupt:
        click.echo(f"{name} left the table.")
