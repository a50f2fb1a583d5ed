"""The first line of a table: what its host asked for, and under which rules it was written."""

from __future__ import annotations

from typing import Self

import msgspec

from ludotheque.core.releases import FIRST, FIRST_VERSION, RELEASE
from ludotheque.table.lines import BadLine, form, read_json, read_secret, read_word
from ludotheque.table.terms import TermsAsked, read_terms, write_terms

WORD = "opened"
OLD_WORD = "open"  # of release 0.1.0, which checks no rules: it must not read what is newer


class Opening(msgspec.Struct, frozen=True):
    """What is known when a table is opened; of the host's token only the hash is kept."""

    terms: TermsAsked
    host: str
    secret: str
    version: int = FIRST_VERSION
    release: str = FIRST

    @classmethod
    def ask(cls, asked: TermsAsked, host: str, secret: bytes) -> Self:
        """Return the opening that a host asks for; raise Fault or BadDeck if it cannot be."""
        terms = read_terms(asked)
        return cls(write_terms(terms), host, secret.hex(), terms.game.version, RELEASE)

    def write(self) -> str:
        """Return the line."""
        return f"{WORD} {msgspec.json.encode(self).decode()}"

    @classmethod
    def read(cls, line: str) -> Self:
        """Read the line, or raise BadLine."""
        word, _, written = line.partition(" ")
        if word not in (WORD, OLD_WORD):
            raise BadLine("fault-line-word")
        opening = read_json(written, cls)
        read_secret(opening.secret)
        read_word(opening.release)
        if opening.version < FIRST_VERSION or not opening.host.isascii():
            raise form()
        return opening
