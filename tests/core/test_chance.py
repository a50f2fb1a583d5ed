from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.chance import Chance, Noise, Stream, derive, noise_from


def words(seed: bytes, blocks: int) -> list[int]:
    """Compute the stream as its documentation says, independently of the code."""
    found = []
    for number in range(blocks):
        message = number.to_bytes(8, "little")
        digest = blake2b(message, digest_size=64, key=seed, person=b"ludotheque").digest()
        found += [int.from_bytes(digest[i : i + 2], "little") for i in range(0, 64, 2)]
    return found


@given(st.binary(min_size=16, max_size=16))
def test_the_stream_is_keyed_blake2b(seed: bytes) -> None:
    """The words of a stream are those of BLAKE2b keyed by the seed, block after block."""
    stream = Stream(seed)
    assert [stream.below(65536) for _ in range(100)] == words(seed, 4)[:100]


@given(st.binary(min_size=16, max_size=16), st.integers(1, 65536))
def test_draws_are_without_bias(seed: bytes, n: int) -> None:
    """A word that would favour small numbers is thrown away; the others are reduced."""
    fair = 65536 // n * n
    kept = [word % n for word in words(seed, 20) if word < fair][:50]
    stream = Stream(seed)
    assert [stream.below(n) for _ in kept] == kept


def test_the_stream_never_changes() -> None:
    """The first draws of a known seed are what they were when records began."""
    stream = Stream(bytes(range(16)))
    assert [stream.below(n) for n in (2, 3, 5, 6, 35, 100, 1000, 65536)] == [
        1,
        2,
        2,
        4,
        10,
        20,
        277,
        21293,
    ]


@pytest.mark.parametrize("chance", [Stream(bytes(16)), Noise(7)], ids=["stream", "noise"])
def test_a_copy_draws_the_same(chance: Chance) -> None:
    """A copy made anywhere goes on with the same numbers, and drawing from it disturbs nobody."""
    for _ in range(45):
        chance.below(10)
    copy, witness = chance.copy(), chance.copy()
    drawn = [copy.below(1000) for _ in range(100)]
    assert [witness.below(1000) for _ in range(100)] == drawn
    assert [chance.below(1000) for _ in range(100)] == drawn


def test_any_rules_can_shuffle() -> None:
    """Cards come back in another order, each once, as the stream has it; never too many of them."""
    cards = list(range(100, 140))
    shuffled = Stream(bytes(16)).shuffled(cards)
    assert shuffled != cards == sorted(shuffled)
    assert Stream(bytes(16)).shuffled(cards) == shuffled
    with pytest.raises(ValueError, match="513 cards"):
        Noise(1).shuffled([0] * 513)


def test_noise_covers_its_range_evenly() -> None:
    """Noise draws every number below its bound about equally often."""
    noise = Noise(1)
    counts = Counter(noise.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_noises_that_branch_differ() -> None:
    """A branch of a noise draws other numbers than the noise, and than the next branch."""
    noise = Noise(1)
    draws = [
        [each.below(1000) for _ in range(20)] for each in (noise.branch(), noise.branch(), noise)
    ]
    assert draws[0] != draws[1] != draws[2] != draws[0]


def test_derived_seeds_depend_on_their_path() -> None:
    """Parts of a seed are told apart by their path, and hide the seed they come from."""
    seed = bytes(range(16))
    parts = [derive(seed, "game", 1), derive(seed, "game", 2), derive(seed, "bot", 1), seed]
    assert len(set(parts)) == 4
    assert all(len(part) == 16 for part in parts)
    first, second = noise_from(parts[0]), noise_from(parts[1])
    assert [first.below(1000) for _ in range(9)] != [second.below(1000) for _ in range(9)]
