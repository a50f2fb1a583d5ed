from __future__ import annotations

from ludotheque.terminal.keys import KEYS, give_keys


def test_every_choice_has_a_key_of_its_own() -> None:
    """Digits come first, then letters, none twice, none that means something else."""
    keys = give_keys(range(100, 130), {})
    assert list(keys.values())[:11] == [*"123456789ab"]
    assert len(set(keys.values())) == 30
    assert not set("nqrs? ") & set(keys.values())


def test_a_key_keeps_its_meaning_while_others_choose() -> None:
    """When somebody takes a move away, the keys of the others stay; new moves get free keys."""
    before = give_keys([0, 1, 2, 3], {})
    assert give_keys([0, 2, 3, 9], before) == {0: "1", 2: "3", 3: "4", 9: "2"}


def test_more_choices_than_keys() -> None:
    """What has no key left can still be chosen from the list."""
    keys = give_keys(range(len(KEYS) + 2), {})
    assert list(keys.values())[-2:] == ["", ""]
