"""What players of a game feel without thinking: by it, search imagines games and judges them."""

from __future__ import annotations

from hashlib import blake2b

from ludotheque.core.moves import Moves, listed
from ludotheque.core.state import State

ODDS = (256, 170, 113, 75, 50, 33, 22, 15, 10, 7, 5, 3, 2, 1)
STEPS = len(ODDS)
LAPSES = 2
QUICK = 48
DEEP = 4000
CERTAIN = 1000  # what a game that is won is worth to its only winner
SPREAD = 0x9E3779B97F4A7C15
FOLD = 0xFF51AFD7ED558CCD
MASK64 = 0xFFFFFFFFFFFFFFFF


class Instinct:
    """A game's own odds, judgement and eye for likeness; this one plays at random to the end.

    It is shown imagined worlds whole, but a player's odds and likeness may depend only on what
    that player would know there; a test holds every game to it.
    """

    def __init__(self) -> None:
        self.horizon = 10**9  # after so many moves an imagined game is judged where it stands
        self.reuse = 1  # how many imagined games start from the same imagined world
        self.step = 1  # how much worse a move must look to be chosen two thirds as often
        self.stakes = CERTAIN  # how far apart the promises of good and bad moves may lie
        self.quick = QUICK  # imagined games that a regular player has time for, and an expert
        self.deep = DEEP
        self.lapses = LAPSES  # one in so many moves of a beginner is any move
        self.slips = 0  # … of a regular player (0: none)
        self.odds = list(ODDS)

    def begin(self, state: State) -> None:
        """Take note of a world in which the thinking starts."""

    def trust(self, state: State, seat: int) -> int:  # noqa: ARG002
        """Return how well a world explains to a seat what the others did, from 0 to CERTAIN."""
        return CERTAIN

    def judge(self, state: State, seat: int, moves: Moves) -> None:  # noqa: ARG002
        """Put into the odds of each move how good it looks to this seat, as any whole number."""
        for index in range(moves.n):
            moves.odds[index] = 0

    def worths(self, state: State, seat: int, moves: list[int]) -> list[int]:
        """Return how good each of these moves looks, one by one."""
        judged = listed(moves)
        self.judge(state, seat, judged)
        return judged.odds_list()

    def weigh(self, state: State, seat: int, moves: Moves) -> None:
        """Give each move its odds: the better it looks, the more often it would be chosen."""
        self.judge(state, seat, moves)
        best = moves.odds[0]
        for index in range(1, moves.n):
            if moves.odds[index] > best:
                best = moves.odds[index]
        for index in range(moves.n):
            moves.odds[index] = self.odds_of(best - moves.odds[index])

    def odds_of(self, lack: int) -> int:
        """Return the odds of a move that looks so much worse than the best one."""
        steps = (lack + self.step - 1) // self.step
        return self.odds[steps if steps < STEPS else STEPS - 1]

    def rests(self, state: State) -> bool:  # noqa: ARG002
        """Say whether an imagined game that is not over can be judged here."""
        return False

    def promise(self, state: State, seat: int) -> int:
        """Return what a seat may expect here, from 0 to CERTAIN."""
        outcome = state.outcome()
        if outcome is None:
            return CERTAIN // state.seats
        return CERTAIN // len(outcome.winners) if seat in outcome.winners else 0

    def likeness(self, state: State, seat: int) -> int:
        """Return a number that is the same wherever this seat would decide alike."""
        seen = blake2b(state.view(seat).wire(), digest_size=8).digest()
        return int.from_bytes(seen, "little")


def mix(number: int, more: int) -> int:
    """Fold one more number into a likeness."""
    number = ((number ^ more) + SPREAD) & MASK64
    number = ((number ^ (number >> 33)) * FOLD) & MASK64
    return number ^ (number >> 29)


def part(number: int, percent: int) -> int:
    """Return so many hundredths of a number, rounded towards 0 on both builds."""
    return number * percent // 100 if number >= 0 else -(-number * percent // 100)
