"""How states keep sets and lists: seats as a mask, numbers in an array of fixed length."""

from __future__ import annotations


def seats_in(mask: int) -> tuple[int, ...]:
    """Return the seats of a mask, in order."""
    seats = []
    seat = 0
    while mask >> seat:
        if mask >> seat & 1:
            seats.append(seat)
        seat += 1
    return tuple(seats)


def first_seat(mask: int) -> int:
    """Return the first seat of a mask that has one."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def mask_of(seats: tuple[int, ...]) -> int:
    """Return seats as a mask."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def filled(numbers: list[int], size: int, missing: int) -> list[int]:
    """Return numbers as an array of this size; refuse more of them than it holds."""
    if len(numbers) > size:
        raise ValueError(f"{len(numbers)} numbers where there are {size} places")
    return [int(number) for number in numbers] + [missing] * (size - len(numbers))
