"""Reads what came from outside: commands of clients, and lines of a journal."""

from __future__ import annotations

from typing import Any, TypeVar, Union

import msgspec

from ludotheque.core.faults import Fault
from ludotheque.table.commands import agreements, leaving, moves, own, questions, seats, talk
from ludotheque.table.commands.command import Command, Line
from ludotheque.table.commands.questions import Hello, Ping
from ludotheque.table.fields import fault_of
from ludotheque.table.lines import BadLine

T = TypeVar("T")
OF_CLIENTS: tuple[type[Command], ...] = (
    *(seats.Sit, seats.SeatBot, seats.Free, seats.Start),
    *(moves.Move, moves.Undo, talk.Say, talk.AskHint),
    *(agreements.Propose, agreements.Vote, leaving.HandOver),
    *(questions.Why, questions.ReadLog, questions.PlayAgain),
)
_LINES: tuple[type[Line], ...] = (
    *(seats.PersonSat, seats.BotSat, seats.SeatFreed, seats.Started, seats.StartedAtFirst),
    *(moves.Moved, moves.Undone, talk.Spoken, talk.HintAsked),
    *(own.WentAway, own.CameBack, own.Followed, own.Promised),
    *(agreements.Proposed, agreements.Agreed, agreements.Declined, agreements.Fallen),
    *(agreements.Paused, agreements.WentOn, leaving.HandedOver, leaving.Ended),
)
_BY_WORD = {line.word: line for line in _LINES}


class _Numbered(msgspec.Struct):
    n: int = 0


_union: Any = Union.__getitem__((*OF_CLIENTS, Ping))
_commands: msgspec.json.Decoder[Command | Ping] = msgspec.json.Decoder(_union)
_hellos = msgspec.json.Decoder(Hello)
_numbers = msgspec.json.Decoder(_Numbered)


def read_command(text: bytes) -> Command | Ping:
    """Read a command of a client, or its ping, or raise Fault naming what is wrong with it."""
    command = _read(_commands, text)
    if command.n < 1:
        raise Fault("fault-field", field="n")
    return command


def read_hello(text: bytes) -> Hello:
    """Read what a client says first, or raise Fault."""
    return _read(_hellos, text)


def number_of(text: bytes) -> int:
    """Return the number of a command that cannot be read; 0 if it has none."""
    try:
        return _numbers.decode(text).n
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


def _read(decoder: msgspec.json.Decoder[T], text: bytes) -> T:
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise fault_of(error) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Fault("fault-message") from None


def read_line(text: str) -> Line:
    """Read a line of a journal, or raise BadLine."""
    word, _, rest = text.partition(" ")
    if word not in _BY_WORD:
        raise BadLine("fault-line-word")
    return _BY_WORD[word].read(rest)
