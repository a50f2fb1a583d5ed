"""How a table proves that nobody chose the deal.

Before the start the table publishes the hash of a secret number. Each player's browser then adds a
number of its own. The seed of the game is the hash of the secret and all these numbers: the table
could not choose it, since its secret was fixed before, and no player could, since the secret was
not known. After the end everything is shown. SHA-256, since every browser can work it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from ludotheque.core.game import SEED_BYTES

NUMBER_BYTES = 16  # of the secret and of each share
_COMMITMENT = b"ludotheque commitment "
_SEED = b"ludotheque seed "


def commitment_of(secret: bytes) -> str:
    """Return what is published before the start."""
    return sha256(_COMMITMENT + secret).hexdigest()


def seed_of(secret: bytes, shares: Sequence[bytes]) -> bytes:
    """Return the seed of a game from the secret and the numbers of the players, in seat order."""
    return sha256(_SEED + secret + b"".join(shares)).digest()[:SEED_BYTES]


@dataclass(frozen=True, slots=True)
class Proof:
    """What is shown after the end."""

    commitment: str
    secret: bytes
    shares: tuple[bytes, ...]

    def holds_for(self, seed: bytes) -> bool:
        """Say whether the secret is the one committed to, and the seed comes from these numbers."""
        fixed = commitment_of(self.secret) == self.commitment
        return fixed and seed_of(self.secret, self.shares) == seed
