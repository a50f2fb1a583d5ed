from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.records.fairness import NUMBER_BYTES, Proof, commitment_of, seed_of

numbers = st.binary(min_size=NUMBER_BYTES, max_size=NUMBER_BYTES)


@given(numbers, st.lists(numbers, max_size=5))
def test_an_honest_table_can_prove_it(secret: bytes, shares: list[bytes]) -> None:
    """The seed that follows from what was committed to and shared is accepted."""
    proof = Proof(commitment_of(secret), secret, tuple(shares))
    assert proof.holds_for(seed_of(secret, shares))


@given(numbers, numbers, st.lists(numbers, min_size=1, max_size=5), st.data())
def test_any_change_is_found(
    secret: bytes, other: bytes, shares: list[bytes], data: st.DataObject
) -> None:
    """Another secret, another share, another order of shares or another seed is refused."""
    proof = Proof(commitment_of(secret), secret, tuple(shares))
    seed = seed_of(secret, shares)
    changed = data.draw(st.integers(0, len(shares) - 1))
    swapped = tuple(other if n == changed else share for n, share in enumerate(shares))
    assert proof.holds_for(bytes(16)) == (seed == bytes(16))
    if other != secret:
        assert not replace(proof, secret=other).holds_for(seed_of(other, shares))
        assert not replace(proof, secret=other).holds_for(seed)
    if swapped != proof.shares:
        assert not replace(proof, shares=swapped).holds_for(seed)
