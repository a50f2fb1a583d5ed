from __future__ import annotations

import pytest

from ludotheque.core.faults import BadOption
from ludotheque.core.options import (
    Choice,
    Number,
    Option,
    Switch,
    read_options,
    write_chosen,
    write_options,
)

OPTIONS: tuple[Option, ...] = (
    Switch("fog", True, "X1.1"),
    Choice("side", "left", "X1.2", ("left", "right")),
    Number("length", 5, "X1.3", 1, 30),
)


def test_what_is_not_named_has_its_default() -> None:
    """Options left out have their defaults, options named have their values."""
    assert dict(read_options(OPTIONS, {})) == {"fog": True, "side": "left", "length": 5}
    written = {"fog": "off", "side": "right", "length": "30"}
    assert dict(read_options(OPTIONS, written)) == {"fog": False, "side": "right", "length": 30}


def test_options_round_trip() -> None:
    """Options are written as they are read."""
    written = {"fog": "off", "side": "right", "length": "1"}
    assert write_options(OPTIONS, read_options(OPTIONS, written)) == written


def test_only_what_was_chosen_is_written() -> None:
    """Options as in the box are left out; read again, they are what they were."""
    values = read_options(OPTIONS, {"fog": "on", "length": "30"})
    assert write_chosen(OPTIONS, values) == {"length": "30"}
    assert read_options(OPTIONS, write_chosen(OPTIONS, values)) == values


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("fog", "yes", "on, off"),
        ("side", "up", "left, right"),
        ("length", "0", "1 … 30"),
        ("length", "31", "1 … 30"),
        ("length", "-5", "1 … 30"),
        ("length", "five", "1 … 30"),
        ("length", "٥", "1 … 30"),
        ("length", "9" * 5000, "1 … 30"),
    ],
)
def test_a_wrong_value_says_what_would_be_right(name: str, value: str, allowed: str) -> None:
    """A value that does not fit is refused, naming the option, the value and what is allowed."""
    with pytest.raises(BadOption) as fault:
        read_options(OPTIONS, {name: value})
    assert fault.value.details == {"name": name, "value": value[:40], "allowed": allowed}


def test_an_unknown_option_names_the_known_ones() -> None:
    """An option that does not exist is refused, naming those that do."""
    with pytest.raises(BadOption) as fault:
        read_options(OPTIONS, {"mist": "on"})
    assert fault.value.details == {"name": "mist", "known": "fog, side, length"}
