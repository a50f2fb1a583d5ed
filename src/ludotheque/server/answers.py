"""What is answered over HTTP, as the client's types are written from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from ludotheque.core.view import Printed
from ludotheque.table.terms import TermsAsked
from ludotheque.table.words import Level, Stage


class FaultTold(msgspec.Struct, frozen=True):
    """What is wrong with a request: a text, and what it names."""

    key: str
    args: Mapping[str, int | str]


class Faults(msgspec.Struct, frozen=True):
    """All that is wrong with a request."""

    faults: list[FaultTold]


class SwitchOffered(msgspec.Struct, frozen=True, tag_field="kind", tag="switch"):
    """An option that is on or off."""

    name: str
    default: str
    clause: str


class ChoiceOffered(msgspec.Struct, frozen=True, tag_field="kind", tag="choice"):
    """An option that is one of some words."""

    name: str
    default: str
    clause: str
    choices: list[str]


class NumberOffered(msgspec.Struct, frozen=True, tag_field="kind", tag="number"):
    """An option that is a number within bounds."""

    name: str
    default: str
    clause: str
    least: int
    most: int


OptionOffered: TypeAlias = SwitchOffered | ChoiceOffered | NumberOffered


class GameOffered(msgspec.Struct, frozen=True):
    """What a form needs to know to ask for a table of a game.

    `deck` is the name of the cards of the house, where cards are data.
    """

    key: str
    least_seats: int
    most_seats: int
    deck: str | None
    options: list[OptionOffered]


class Catalogue(msgspec.Struct, frozen=True):
    """Every game that is offered, and the levels of bots."""

    games: list[GameOffered]
    levels: list[Level]


class TableOpened(msgspec.Struct, frozen=True):
    """A table that was opened, and the token of its host."""

    key: str
    host: str


class TableListed(msgspec.Struct, frozen=True):
    """What everybody may know of a table; `waits_for` names the people whom the game waits for."""

    key: str
    terms: TermsAsked
    stage: Stage
    commitment: str
    free: int
    names: list[str]
    waits_for: list[str]


class TablesListed(msgspec.Struct, frozen=True):
    """Some tables; `faults` tells of those that are there and cannot be shown why not."""

    tables: list[TableListed]
    faults: list[FaultTold]


class TableKnown(TableListed, frozen=True):
    """A table before anybody sits down: with the name of its cards, and what is printed on them.

    `together` says that all win or lose as one team.
    """

    deck: str | None
    printed: Printed | None
    together: bool


class Health(msgspec.Struct, frozen=True):
    """That the server is up, with so many tables in memory."""

    ok: bool
    tables: int
