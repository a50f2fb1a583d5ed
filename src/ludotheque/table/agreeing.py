"""What the people at a table are to agree on, and who does so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ludotheque.table.words import Matter


@dataclass(slots=True)
class Proposal:
    """What somebody proposes, known by the number of its line; `about` is the seat to replace."""

    matter: Matter
    by: int
    number: int
    about: int | None = None
    agreed: set[int] = field(default_factory=set)

    def is_agreed(self, people: Iterable[int]) -> bool:
        """Say whether all who are asked agree: at least one of them."""
        voters = {*people} - {self.about}
        return bool(voters) and voters <= self.agreed
