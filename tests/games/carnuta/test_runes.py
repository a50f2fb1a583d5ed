from __future__ import annotations

import pytest

from .table import lay, player


@pytest.mark.parametrize(
    ("runes", "padlocks", "reserve", "move", "after", "left"),
    [
        ("SM", 2, [3, 1], "suns", "SSSM", (1, 1)),  # two free places
        ("SM", 2, [1, 3], "suns", "SSM", (0, 3)),  # the reserve lacks a Sun
        ("SM", 2, [2, 2], "moons", "SMMM", (2, 0)),
        ("", 2, [1, 5], "moons", "MMMM", (1, 1)),  # four places, the others are locked
        ("", 1, [1, 5], "moons", "MMMMM", (1, 0)),
        ("", 0, [6, 0], "suns", "SSSSSS", (0, 0)),
        ("SSMM", 1, [1, 1], "moons", "SSMMM", (1, 0)),
    ],
)
def test_take_runes(
    runes: str, padlocks: int, reserve: list[int], move: str, after: str, left: tuple[int, int]
) -> None:
    """C3.4: as many of one face as there are free unlocked places and runes in the reserve."""
    others = "M" * (10 - len(runes) - sum(reserve))
    table = lay(player(runes, padlocks=padlocks), player(others), reserve=reserve)
    table.play(f"a {move}")
    assert (table.runes("a"), table.reserve()) == (after, left)


def test_padlocks_count_as_no_place() -> None:
    """C3.4: with four runes and two padlocks there is no place to fill."""
    table = lay(player("SSMM"), player("SSMM"))
    assert table.refused("a suns") == ("C3.4", "no-free-place")
    assert table.refused("a moons") == ("C3.4", "no-free-place")


@pytest.mark.parametrize(
    ("before", "move", "after"),
    [
        ("SSMM", "flip-suns", "SSSS"),
        ("SSMM", "flip-moons", "MMMM"),
        ("SSS", "flip-moons", "MMM"),
        ("M", "flip-suns", "S"),
    ],
)
def test_flip_runes(before: str, move: str, after: str) -> None:
    """C3.5: all runes show the face that was chosen; the reserve stays as it is."""
    table = lay(player(before), player("SM"))
    reserve = table.reserve()
    table.play(f"a {move}")
    assert (table.runes("a"), table.reserve()) == (after, reserve)
