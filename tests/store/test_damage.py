"""A file that a failing disk has changed is found out; it is never played on as another game."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.chance import Noise
from ludotheque.core.faults import Fault
from ludotheque.store.lines import Line, Store
from ludotheque.store.seals import Broken, seal, unseal

KEYS = [f"key {number}" for number in range(12)]
TRIES = 100
KNOWN = {"fault-store-damaged", "fault-store-foreign", "fault-store-layout", "fault-store"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a file with open and closed keys, and lines in its log."""
    path = tmp_path / "games.db"
    store = Store(path)
    for number in range(30):
        store.append([Line(key, number, f"move {number} of {key}") for key in KEYS])
    store.tidy_up(KEYS[:8])
    store.append([Line(KEYS[0], 30, "one more"), Line(KEYS[-1], 30, "one more")])
    store.close()
    return path


def everything(path: Path) -> dict[str, list[str]]:
    """Open a file and read all that should be in it."""
    store = Store(path)
    try:
        return {key: store.read(key) for key in KEYS}
    finally:
        store.close()


def test_one_changed_byte_is_never_taken_for_another_game(path: Path) -> None:
    """Wherever a byte is changed, the file is refused or everything in it is as it was."""
    kept, noise = everything(path), Noise(5)
    raw, faults = path.read_bytes(), []
    for _ in range(TRIES):
        place = noise.below(len(raw))
        path.write_bytes(raw[:place] + bytes([raw[place] ^ 1 << noise.below(8)]) + raw[place + 1 :])
        try:
            assert everything(path) == kept
        except Fault as fault:
            faults.append(fault.key)
    assert len(faults) > TRIES // 10, "the file is not all empty"
    assert set(faults) <= KNOWN


@pytest.mark.parametrize("part", [0.01, 0.3, 0.7, 0.99])
def test_a_file_cut_short_is_refused(path: Path, part: float) -> None:
    """What is missing at the end is noticed at the start, and nothing is written over it."""
    raw = path.read_bytes()
    cut = raw[: int(part * len(raw))]
    path.write_bytes(cut)
    with pytest.raises(Fault, match=r"fault-store-(damaged|foreign)"):
        everything(path)
    assert path.read_bytes() == cut


def test_a_row_of_another_key_breaks_the_seal() -> None:
    """Lines are sealed together with the key they belong to."""
    assert unseal("a", seal("a", ["x"])) == ["x"]
    with pytest.raises(Broken):
        unseal("b", seal("a", ["x"]))
