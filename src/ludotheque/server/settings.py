"""What an operator can set."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from ludotheque.bots import advice, analysis
from ludotheque.bots.levels import Budget
from ludotheque.table.waiting.timer import Patience


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of everything the house takes; whoever wants more is told so."""

    messages_per_second: float = 20.0  # of one client, on the average
    burst: float = 60.0  # messages at once
    tables_per_minute: float = 30.0  # opened from one address
    tables: int = 5000  # in memory at once
    clients: int = 40  # at one table
    message: int = 4096  # bytes
    behind: int = 1_000_000  # bytes that wait for a slow client before it has to come again
    analyses: int = 2  # of finished games at once
    upload: int = 150_000  # bytes of what a host asks for, a deck included
    request: int = 1_000_000  # bytes over HTTP after which nobody listens any more
    seconds: int = 30  # that a request over HTTP may take to arrive
    spare: int = 100_000_000  # bytes on the disk that are left to the games that go on


@dataclass(frozen=True, slots=True)
class Settings:
    """Where games are kept, how long the house waits, how many processes think for bots.

    `hints` and `moments` say how much is thought for a hint, and for each moment of an analysis;
    `keep` how many tables that nobody is at are kept, all of them if it is None.
    """

    path: Path
    patience: Patience = field(default_factory=Patience)
    limits: Limits = field(default_factory=Limits)
    bot_processes: int = 1
    hints: Budget = advice.USUAL
    moments: Budget = analysis.USUAL
    keep: int | None = None
