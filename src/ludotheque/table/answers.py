"""What a table answers to one client, besides the frames that everybody gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludotheque.core.faults import Fault, Refusal


class Seated(msgspec.Struct, frozen=True):
    """The answer to whoever sat down: the seat, and the token that opens it."""

    seat: int
    token: str


class Refused(msgspec.Struct, frozen=True):
    """The answer to a wish that cannot be: a text, and the clause where a rule forbids it."""

    key: str
    args: Mapping[str, Any]
    clause: str = ""


def refused_by(problem: Fault | Refusal) -> Refused:
    """Tell what is wrong with a wish, or which rule forbids it."""
    if isinstance(problem, Fault):
        return Refused(problem.key, problem.details)
    return Refused(problem.key, problem.args, problem.clause)
