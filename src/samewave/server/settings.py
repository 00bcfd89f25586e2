"""The settings of a server; the defaults suit one evening at home."""

from pathlib import Path

from samewave.core import Value


class Timings(Value, frozen=True, kw_only=True):
    """Every interval of the server, in seconds; tests and simulations shorten some."""

    shortest_grace: int = 10
    """The shortest time after which a host may let a stand-in play."""
    shortest_timer: int = 10
    """The shortest timer that a host may set for a question."""
    last_bot: float = 1.5
    """For which bots still think when everybody else has moved."""
    bots_before_timeout: float = 3.0
    """Before the deadline, when every bot has moved."""
    overdue: float = 1.0
    """Between two checks of an overdue question that only people can answer."""
    retry: float = 1.0
    """Before bots and timers repeat what the store or the rules refused."""
    probe: float = 2.0
    """Between two tries to write while a store is unavailable."""
    touch: float = 3600.0
    """After which a table in use is marked as used again."""
    presence: float = 2.0
    """Between two messages to other nodes about who is connected."""
    node_lost: float = 8.0
    """Of silence after which a node counts as lost."""
    log_check: float = 10.0
    """Between two comparisons of our tables' lengths with the store."""
    log_check_cut: float = 0.1
    """The same while the bus is disconnected."""
    group_check: float = 5.0
    """After which another node makes sure that a finished game was kept for its group."""
    clean: float = 86_400.0
    """Between two removals of unused tables."""
    hello: float = 10.0
    """For a connection to send `hello`."""
    goodbye: float = 2.0
    """For a page to close its side of the connection."""
    heartbeat: float = 20.0
    """Of silence after which a page is pinged; after half as much again it is dropped."""
    socket_check: float = 2.5
    """Between two checks for silent pages."""
    first_request: float = 10.0
    """For a new connection to send its first request."""
    keep_alive: float = 150.0
    """For which a connection may rest between requests; proxies keep theirs for up to 120."""
    connection_sweep: float = 2.0
    """Between two searches for connections that send nothing."""
    sweep: float = 1.0
    """Between the end of many connections and the collection of their memory."""
    wrong_code: float = 0.1
    """The least time for an answer to a wrong code, so that its duration reveals nothing."""
    longest_delay: float = 5.0
    """The longest delay of answers to wrong codes during an attack."""
    ready: float = 2.0
    """For the store to read and write if this node is to be ready."""
    ready_again: float = 1.0
    """For which the result of that check is cached."""
    turn_delay: float = 60.0
    """Before an absent person is told that it is their turn."""
    turn_delay_here: float = 600.0
    """The same for somebody who has the page open."""
    reminder_check: float = 15.0
    """Between two searches for reminders that are due."""
    reminder_pause: float = 3600.0
    """Between two messages to the same person."""
    reminder_scan: float = 3600.0
    """Between two checks of all games over days."""
    webhook: float = 10.0
    """For a webhook or a push service to answer."""
    bus_retry: float = 0.2
    """Between two tries to reach the bus again."""
    bus_silence: float = 2.0
    """Of silence from the bus after which it is pinged."""
    replay_work: float = 15.0
    """For a replay or a deal of a record that somebody sent."""
    pack_work: float = 600.0
    """For a pack that somebody sent: a deck of 500 photos takes minutes."""
    texts_work: float = 30.0
    """For reading the card texts of a stored pack."""
    picture_work: float = 20.0
    """For a picture to share."""
    export_work: float = 60.0
    """For the export of a group, or the removal of a person from all its games."""
    hang_up: float = 0.25
    """Between two checks whether the client of a job has disconnected."""
    store_patience: float = 60.0
    """For which a database may be unavailable before people are told."""
    store_timeout: float = 5.0
    """After which a silent database counts as unavailable, and a locked file as blocked."""


class Settings(Value, frozen=True, kw_only=True):
    """The options of `samewave serve`."""

    data: Path = Path("data")
    database: str = ""
    """The address of a PostgreSQL database; without one, SQLite in the data folder."""
    bus: str = ""
    """The address of a Redis or Valkey server that carries messages between several nodes."""
    drain_seconds: float = 0
    """How long a node keeps serving after a stop signal, so that a load balancer can turn away."""
    metrics_port: int = 0
    """The port for Prometheus metrics on this machine; 0 for none."""
    host: str = "127.0.0.1"
    port: int = 8040
    base_path: str = ""
    """The path under which the server is reached, such as /games/samewave."""
    proxies: int = 0
    """The number of proxies in front of this server; each adds to X-Forwarded-For."""
    origins: tuple[str, ...] = ()
    """Origins besides its own from which WebSockets are accepted."""
    keep_days: float = 30
    """Days for which an unused table is kept."""
    waiting_days: float = 180
    """Days for which a table is kept after the last move of a game over days."""
    private_webhooks: bool = False
    """Whether webhooks may use HTTP and lead to private addresses."""
    tables_per_address: int = 20
    """Tables that one address may open in an hour."""
    connections_per_minute: int = 300
    """Connections that one address may make: a whole school may reconnect after a restart."""
    most_connections: int = 0
    """Connections at a time; 0 for as many as the process may open files."""
    packs_per_address: int = 30
    """Packs that one address may bring in an hour."""
    answers_per_address: int = 200
    """New answers to today's theme from one address, at once and then per day."""
    export_days: bool = False
    """Whether anybody may download the answers of a day that is over, without the people."""
    work_processes: int = 2
    """Processes for what people send: replays, packs, pictures, exports."""
    work_queue: int = 8
    """Jobs that may wait for one of these processes; more are refused."""
    work_per_address: int = 2
    """Jobs that one address may have waiting or running."""
    wrong_codes: int = 30
    """Wrong codes in a row from one address (IPv6: a /64): a class, each with one typing error."""
    wrong_codes_per_minute: float = 2
    """Wrong codes a minute from one address in the long run."""
    strangers_per_minute: int = 300
    """Look-ups of existing tables from one address by people who were not there before."""
    finished_hours: float = 12
    """Hours without a game after which the code of a table admits no strangers."""
    messages_per_second: float = 10
    """Messages that a connection may send, in the long run."""
    burst: int = 40
    """Messages that a connection may send at once before that rate applies."""
    actions_per_hour: int = 2_000
    """Entries that one player may write to a table's log: moves, chat, settings."""
    joins_per_hour: int = 240
    """People who may join one table in an hour."""
    snapshot_every: int = 500
    """Entries between two snapshots of a table's state."""
    bot_pace: float = 1.0
    """How long bots think, as a fraction of the time that a person would take."""
    timings: Timings = Timings()
