"""Who sits at a table. A seat belongs to a secret token, never to a name; only its hash is kept."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import blake2b, sha256
from hmac import compare_digest

from ludotheque.table.words import BOT, OPEN, PERSON, Kind

TOKEN_BYTES = 18


@dataclass(slots=True)
class Chair:
    """One seat: nobody yet, a person or a bot; `away` while a bot stands in for a person.

    Whoever `left` does not come back: the bot plays to the end.
    """

    kind: Kind = OPEN
    name: str = ""
    token: str = ""
    share: bytes = b""
    level: str = ""
    away: bool = False
    left: bool = False

    @property
    def played_by_bot(self) -> bool:
        """Say whether a bot decides for this seat now."""
        return self.kind == BOT or self.away

    @property
    def owned(self) -> bool:
        """Say whether a person plays here, or can come back to it."""
        return self.kind == PERSON and not self.left

    def belongs_to(self, token: str) -> bool:
        """Say whether somebody with this token sits here."""
        return self.owned and compare_digest(self.token, hash_of(token))


@dataclass(frozen=True, slots=True)
class Promise:
    """A seat that is kept for who played before, until a moment; it is known by the old token."""

    name: str
    token: str
    until: float

    def holds(self, now: float) -> bool:
        """Say whether nobody else may sit there yet."""
        return now < self.until


def new_token() -> str:
    """Draw a secret that opens a table to its host."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_for(secret: bytes, sender: str, number: int) -> str:
    """Return the secret that opens the seat which a command asked for.

    It comes from two secrets: that of the table, and that of the page which sent the command.
    """
    asked = f"{number} {sender}".encode()
    digest = blake2b(asked, key=secret, person=b"ludotheque token", digest_size=TOKEN_BYTES)
    return urlsafe_b64encode(digest.digest()).decode()


def hash_of(token: str) -> str:
    """Return what is kept of a token."""
    return sha256(b"ludotheque token " + token.encode()).hexdigest()
