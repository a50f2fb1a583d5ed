"""What a table answers to one client, besides the frames that everybody gets.

Each answer has the number `n` of the command that it answers, as its sender counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludotheque.core.faults import Fault, Refusal


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be: a text, and the clause where a rule forbids it."""

    key: str
    args: Mapping[str, Any]
    clause: str = ""


class Seated(msgspec.Struct, frozen=True):
    """The answer to whoever sat down: the seat, and the token that opens it."""

    n: int
    seat: int
    token: str


class Pong(msgspec.Struct, frozen=True):
    """The answer to a ping: somebody is there."""

    n: int


class Refused(msgspec.Struct, frozen=True):
    """The answer to a command that cannot be; `n` is 0 where no command could be read."""

    n: int
    key: str
    args: Mapping[str, Any]
    clause: str = ""


def refused_by(problem: Fault | Refusal, n: int = 0) -> Refused:
    """Tell what is wrong with a command, or which rule forbids it."""
    if isinstance(problem, Fault):
        return Refused(n, problem.key, problem.details)
    return Refused(n, problem.key, problem.args, problem.clause)
