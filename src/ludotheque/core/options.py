"""Typed options of a game: a name, what it can be, and what it is when nobody says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from ludotheque.core.faults import SHOWN, BadOption

Value: TypeAlias = bool | int | str
Values: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Option:
    """One option; `clause` is where the rule book speaks of it. Help is a text, `option-NAME`.

    What is only `for_simulations` is not offered to people who open a table.
    """

    name: str
    default: Value
    clause: str
    for_simulations: bool = field(default=False, kw_only=True)

    def allowed(self) -> str:
        """Say what can be written for this option."""
        raise NotImplementedError  # abstract

    def parse(self, text: str) -> Value:
        """Read a value as a person writes it."""
        raise NotImplementedError  # abstract

    def write(self, value: Value) -> str:
        """Write a value as `parse` reads it."""
        return str(value)

    def refuse(self, text: str) -> BadOption:
        """Return the fault of a value that does not fit."""
        shown = text[:SHOWN]
        return BadOption("fault-option-value", name=self.name, value=shown, allowed=self.allowed())


@dataclass(frozen=True, slots=True)
class Switch(Option):
    """An option that is on or off."""

    def allowed(self) -> str:
        """Say what can be written for this option."""
        return "on, off"

    def parse(self, text: str) -> bool:
        """Read `on` or `off`."""
        if text not in ("on", "off"):
            raise self.refuse(text)
        return text == "on"

    def write(self, value: Value) -> str:
        """Write `on` or `off`."""
        return "on" if value else "off"


@dataclass(frozen=True, slots=True)
class Choice(Option):
    """An option that is one of several words."""

    choices: tuple[str, ...]

    def allowed(self) -> str:
        """Say what can be written for this option."""
        return ", ".join(self.choices)

    def parse(self, text: str) -> str:
        """Read one of the words."""
        if text not in self.choices:
            raise self.refuse(text)
        return text


@dataclass(frozen=True, slots=True)
class Number(Option):
    """An option that is a whole number between two bounds."""

    least: int
    most: int

    def allowed(self) -> str:
        """Say what can be written for this option."""
        return f"{self.least} … {self.most}"

    def parse(self, text: str) -> int:
        """Read a number within the bounds."""
        plain = text.isascii() and text.isdecimal() and len(text) <= SHOWN
        if not (plain and self.least <= int(text) <= self.most):
            raise self.refuse(text)
        return int(text)


def read_options(options: tuple[Option, ...], written: Mapping[str, str]) -> Values:
    """Read options by name, fill in the defaults, and refuse what is unknown."""
    known = {option.name: option for option in options}
    for name in written:
        if name not in known:
            raise BadOption("fault-option-name", name=name[:SHOWN], known=", ".join(known))
    values = {o.name: o.parse(written[o.name]) if o.name in written else o.default for o in options}
    return MappingProxyType(values)


def write_options(options: tuple[Option, ...], values: Values) -> dict[str, str]:
    """Write every option by name, defaults included."""
    return {option.name: option.write(values[option.name]) for option in options}


def write_chosen(options: tuple[Option, ...], values: Values) -> dict[str, str]:
    """Write by name the options that somebody chose otherwise than the box does."""
    return write_options(tuple(o for o in options if values[o.name] != o.default), values)
