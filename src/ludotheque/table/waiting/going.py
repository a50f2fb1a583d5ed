"""How a game goes on, as everybody sees it: who is gone, what is proposed, the time left."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotheque.table.table import Table
from ludotheque.table.words import Matter


class AbsentSeen(msgspec.Struct, frozen=True):
    """A person who is not here: for how long, and in how much time a bot plays for them.

    Both in milliseconds; nobody comes where the game does not wait for them, or for nothing else.
    """

    seat: int
    gone: int
    left: int | None


class ProposalSeen(msgspec.Struct, frozen=True):
    """What people are to agree on: who proposed it, who agrees, and who has not said yet."""

    number: int
    matter: Matter
    by: int
    about: int | None
    agreed: list[int]
    missing: list[int]


class Going(msgspec.Struct, frozen=True):
    """How a game goes on: the time left on the clock, who is absent, and who is asked to agree.

    It is `waiting` where nobody but bots would go on.
    """

    left: int | None = None
    waiting: bool = False
    absent: list[AbsentSeen] = []
    voters: list[int] = []


def proposal_seen(table: Table, voters: Sequence[int]) -> ProposalSeen | None:
    """Return what those who are asked have before them."""
    proposal = table.proposal
    if proposal is None:
        return None
    number, matter, by, about = proposal.number, proposal.matter, proposal.by, proposal.about
    missing = [seat for seat in voters if seat != about and seat not in proposal.agreed]
    return ProposalSeen(number, matter, by, about, sorted(proposal.agreed), missing)
