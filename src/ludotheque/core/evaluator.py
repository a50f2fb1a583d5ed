"""What search asks of a game: priors over moves, the value of a state, the key of an infoset."""

from __future__ import annotations

from hashlib import blake2b

from ludotheque.core.moves import Moves, listed
from ludotheque.core.state import State

PRIORS = (256, 170, 113, 75, 50, 33, 22, 15, 10, 7, 5, 3, 2, 1)
STEPS = len(PRIORS)
CERTAIN = 1000  # the value of a game that is won, to its only winner
SPREAD = 0x9E3779B97F4A7C15
FOLD = 0xFF51AFD7ED558CCD
MASK64 = 0xFFFFFFFFFFFFFFFF


class Evaluator:
    """A game's knowledge for search; this one knows nothing, and plays at random to the end.

    It is given sampled states whole, but a score, a prior and the key of an information set may
    depend only on what that seat knows there; a contract test holds every game to it.
    """

    def __init__(self) -> None:
        self.horizon = 10**9  # after so many moves a simulated game is valued where it stands
        self.reuse = 1  # how many simulated games start from the same sampled state
        self.step = 1  # how much lower a score must be for two thirds of the prior
        self.value_range = CERTAIN  # how far apart the values of good and bad moves may lie
        self.priors = list(PRIORS)

    def begin(self, state: State) -> None:
        """Take note of the sampled state in which a simulation starts."""

    def likelihood(self, state: State, seat: int) -> int:  # noqa: ARG002
        """Return how likely a sampled state makes what the others did, from 0 to CERTAIN."""
        return CERTAIN

    def score(self, state: State, seat: int, moves: Moves) -> None:  # noqa: ARG002
        """Put into the weight of each move how good it looks to this seat, as any whole number."""
        for index in range(moves.n):
            moves.weight[index] = 0

    def scores(self, state: State, seat: int, moves: list[int]) -> list[int]:
        """Return the score of each of these moves, one by one."""
        scored = listed(moves)
        self.score(state, seat, scored)
        return scored.weight_list()

    def prior(self, state: State, seat: int, moves: Moves) -> None:
        """Put into the weight of each move its prior: the better it looks, the higher."""
        self.score(state, seat, moves)
        best = moves.weight[0]
        for index in range(1, moves.n):
            if moves.weight[index] > best:
                best = moves.weight[index]
        for index in range(moves.n):
            moves.weight[index] = self.prior_of(best - moves.weight[index])

    def prior_of(self, lack: int) -> int:
        """Return the prior of a move whose score is so much below the best one."""
        steps = (lack + self.step - 1) // self.step
        return self.priors[steps if steps < STEPS else STEPS - 1]

    def is_leaf(self, state: State) -> bool:  # noqa: ARG002
        """Say whether a simulated game that is not over can be valued here."""
        return False

    def value(self, state: State, seat: int) -> int:
        """Return what a seat may expect here, from 0 to CERTAIN."""
        outcome = state.outcome()
        if outcome is None:
            return CERTAIN // state.seats
        return CERTAIN // len(outcome.winners) if seat in outcome.winners else 0

    def infoset_key(self, state: State, seat: int) -> int:
        """Return a number for what this seat knows: the same wherever it must decide alike."""
        seen = blake2b(state.view(seat).wire(), digest_size=8).digest()
        return int.from_bytes(seen, "little")


def mix(number: int, more: int) -> int:
    """Fold one more number into a key."""
    number = ((number ^ more) + SPREAD) & MASK64
    number = ((number ^ (number >> 33)) * FOLD) & MASK64
    return number ^ (number >> 29)


def part(number: int, percent: int) -> int:
    """Return so many hundredths of a number, rounded towards 0 on both builds."""
    return number * percent // 100 if number >= 0 else -(-number * percent // 100)
