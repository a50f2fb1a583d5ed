"""Lines changed, cut, doubled, swapped and foreign: what a disk, an editor or a release may do."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from ludotheque.core.chance import Noise

T = TypeVar("T")
Lines = list[str]
Damage = Callable[[Lines, Noise, Sequence[str]], None]
_WORD = re.compile(r"\w+")
ODD = (
    "",
    " ",
    "-1",
    "0",
    "99",
    "999999999999",
    "a",
    "z",
    "é",
    "\u202e",
    "\ud800",
    "null",
    '"',
    "{",
)


def change_a_word(lines: Lines, noise: Noise, foreign: Sequence[str]) -> None:
    """Put another word in the place of one: of another line, or an odd one."""
    place = noise.below(len(lines))
    words = list(_WORD.finditer(lines[place]))
    if words:
        word = words[noise.below(len(words))]
        others = [*_WORD.findall(_any(foreign, noise)), *ODD]
        text = lines[place]
        lines[place] = f"{text[: word.start()]}{_any(others, noise)}{text[word.end() :]}"


def change_a_letter(lines: Lines, noise: Noise, _foreign: Sequence[str]) -> None:
    """Change one letter of a line."""
    place = noise.below(len(lines))
    at = noise.below(len(lines[place]) + 1)
    lines[place] = lines[place][:at] + chr(noise.below(128)) + lines[place][at + 1 :]


def change_a_move(lines: Lines, noise: Noise, foreign: Sequence[str]) -> None:
    """Let a seat make a move that was made at another time, or at another table."""
    moves = [place for place, line in enumerate(lines) if line.startswith("move ")]
    others = [line for line in (*lines, *foreign) if line.startswith("move ")]
    if moves and others:
        place = _any(moves, noise)
        seat = lines[place].split(" ")[1]
        lines[place] = f"move {seat} {_any(others, noise).partition(' ')[2].partition(' ')[2]}"


def cut_a_line(lines: Lines, noise: Noise, _foreign: Sequence[str]) -> None:
    """Lose the end of a line."""
    place = noise.below(len(lines))
    lines[place] = lines[place][: noise.below(len(lines[place]) + 1)]


def lose_a_line(lines: Lines, noise: Noise, _foreign: Sequence[str]) -> None:
    """Lose a line."""
    del lines[noise.below(len(lines))]


def lose_the_end(lines: Lines, noise: Noise, _foreign: Sequence[str]) -> None:
    """Lose all lines after one."""
    del lines[1 + noise.below(len(lines)) :]


def double_a_line(lines: Lines, noise: Noise, _foreign: Sequence[str]) -> None:
    """Have a line twice, the second time anywhere."""
    lines.insert(noise.below(len(lines) + 1), _any(lines, noise))


def double_the_next(lines: Lines, noise: Noise, _foreign: Sequence[str]) -> None:
    """Have a line twice, one after the other."""
    place = noise.below(len(lines))
    lines.insert(place, lines[place])


def swap_two(lines: Lines, noise: Noise, _foreign: Sequence[str]) -> None:
    """Put two lines in each other's place."""
    one, other = noise.below(len(lines)), noise.below(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def add_a_foreign_line(lines: Lines, noise: Noise, foreign: Sequence[str]) -> None:
    """Have a line of another table."""
    lines.insert(noise.below(len(lines) + 1), _any(foreign, noise))


def follow_another(lines: Lines, noise: Noise, foreign: Sequence[str]) -> None:
    """Go on with the lines of another table."""
    place = 1 + noise.below(len(lines))
    lines[place:] = foreign[min(place, len(foreign) - 1) :]


DAMAGES: tuple[Damage, ...] = (
    *(change_a_word, change_a_letter, change_a_move, cut_a_line, lose_a_line, lose_the_end),
    *(double_a_line, double_the_next, swap_two, add_a_foreign_line, follow_another),
)


def damaged(lines: Sequence[str], noise: Noise, foreign: Sequence[str]) -> tuple[str, Lines]:
    """Return lines that were damaged once, or some more times, and by what."""
    again, names = list(lines), list[str]()
    for _ in range(1 + (noise.below(3) == 0) * noise.below(4)):
        damage = _any(DAMAGES, noise)
        damage(again, noise, foreign)
        names.append(damage.__name__)
        if not again:
            break
    return "+".join(names), again


def _any(things: Sequence[T], noise: Noise) -> T:
    return things[noise.below(len(things))]
