"""Who is connected to a table, and which commands of theirs were decided already.

A page that was cut off and comes back is known by its sender, and sends again what it heard no
answer to. What was decided is not decided twice: it is answered again.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TypeAlias

from ludotheque.core.state import SPECTATOR
from ludotheque.table.answers import Refused, Seated
from ludotheque.table.frames import Frame, LogPage
from ludotheque.table.hints import Hint

Answer: TypeAlias = Frame | Seated | Refused | LogPage | Hint
ID_BYTES = 18
TAG_LENGTH = 12
REFUSALS = 20  # of a sender that are remembered
SENDERS = 200  # of a table that are remembered; of those who are connected, all


@dataclass(slots=True, eq=False)
class Sender:
    """A page, known by a secret that it drew; `done` is its highest number that was decided.

    `tag` stands for it in lines: it tells nobody the secret, from which tokens of seats come.
    """

    id: str
    done: int = 0
    refused: dict[int, Refused] = field(default_factory=dict)
    tag: str = ""

    def __post_init__(self) -> None:
        self.tag = sha256(b"ludotheque sender " + self.id.encode()).hexdigest()[:TAG_LENGTH]

    def note(self, n: int, refused: Refused | None = None) -> None:
        """Remember that a command was decided, and why it was refused."""
        self.done = max(self.done, n)
        if refused is not None:
            self.refused[n] = refused
            if len(self.refused) > REFUSALS:
                del self.refused[next(iter(self.refused))]


class Senders:
    """The senders of one table; those that came last are remembered."""

    def __init__(self) -> None:
        self._known: dict[str, Sender] = {}

    def find(self, secret: str | None) -> Sender:
        """Return the sender that has this secret; one without is nobody whom we know."""
        if secret is None:
            return new_sender()
        sender = self._known.pop(secret, None) or Sender(secret)
        self._known[secret] = sender
        if len(self._known) > SENDERS:
            del self._known[next(iter(self._known))]
        return sender


def new_sender() -> Sender:
    """Return a sender that nobody can be known by again."""
    return Sender(secrets.token_urlsafe(ID_BYTES))


@dataclass(slots=True, eq=False)
class Client:
    """Somebody who is connected: what they are sent goes to `send`, which must not wait."""

    send: Callable[[Answer], None]
    seat: int = SPECTATOR
    host: bool = False
    since: int = 0
    sender: Sender = field(default_factory=new_sender)

    def take_seat(self, seat: int) -> None:
        """Look through the eyes of a seat from now on."""
        self.seat = seat
