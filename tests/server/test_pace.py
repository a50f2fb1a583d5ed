from __future__ import annotations

from ludotheque.server.pace import Openers


def test_an_address_waits_and_may_go_on_after_a_while() -> None:
    """Each address has so many a minute; what one of them takes is not missing to another."""
    openers = Openers(per_minute=2)
    assert [openers.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert openers.take("b", 0.0)
    assert openers.take("a", 30.0)
    assert not openers.take("a", 30.0)


def test_addresses_that_need_not_wait_are_forgotten() -> None:
    """However many addresses come, only those that came lately take room."""
    openers = Openers(per_minute=2)
    for number in range(100):
        openers.take(f"address {number}", 60.0 * number)
    assert len(openers._buckets) <= 2
