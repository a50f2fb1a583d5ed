"""One game as a whole: what it is called, how it starts, and how its moves are written."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.chance import Noise
from ludotheque.core.deck import DeckText
from ludotheque.core.difficulty import Difficulty
from ludotheque.core.evaluator import Evaluator
from ludotheque.core.event import Seen
from ludotheque.core.faults import Fault, Refusal
from ludotheque.core.move_texts import MoveTexts
from ludotheque.core.options import Option, Values, read_options
from ludotheque.core.rules import NO_RULES, Rules
from ludotheque.core.say import Say
from ludotheque.core.state import State
from ludotheque.core.view import Outlook, Printed, View

SEED_BYTES = 16


class Game:
    """What the catalogue holds. Everything else in the house knows games only through this."""

    key: str
    version: int
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    endings: tuple[str, ...]
    move_bound: int
    move_texts: MoveTexts
    rules: Rules = NO_RULES  # what its states follow
    cooperative: bool = False
    difficulty: Difficulty = Difficulty()
    deck: DeckText | None = None  # the cards, where they are data
    pauses: frozenset[str] = frozenset()  # events after which a table waits until people have read

    def new(self, options: Values, seats: int, seed: bytes) -> State:
        """Start a game. Refuse a number of seats or an option that makes no sense together."""
        if not self.least_seats <= seats <= self.most_seats:
            raise Fault("fault-seats", seats=seats, least=self.least_seats, most=self.most_seats)
        if len(seed) != SEED_BYTES:
            raise Fault("fault-seed", value=seed.hex())
        return self.start(options, seats, seed)

    def with_deck(self, deck: DeckText) -> Game:
        """Return the same game with other cards; raise BadDeck with all that is wrong with them."""
        raise Fault("fault-no-deck", game=self.key, deck=deck.name)

    def start(self, options: Values, seats: int, seed: bytes) -> State:
        """Set up a game whose arguments were checked."""
        raise NotImplementedError  # abstract

    def printed(self) -> Printed | None:
        """Return what is printed on the things of the game, for whoever draws them."""
        return None

    def outlook(self, view: View) -> Outlook | None:  # noqa: ARG002 - most games have none
        """Return what follows from a view, for whoever shows it and holds no rules."""
        return None

    def sample(self, view: View, noise: Noise) -> State:
        """Return a full state that this view allows, its future drawn from `noise`."""
        raise NotImplementedError  # abstract

    def evaluator(self) -> Evaluator:
        """Return what search asks of this game; the default knows nothing, and search is slow."""
        return Evaluator()

    def write(self, move: int) -> str:
        """Write a move as text, stable for ever."""
        return self.move_texts.write(move)

    def read(self, text: str) -> int:
        """Read a move, or raise BadMove."""
        return self.move_texts.read(text)

    def refuse(self, view: View, move: int) -> Refusal:
        """Say why this seat may not make this move now, from what the seat itself may know."""
        raise NotImplementedError  # abstract

    def scores(self, view: View, moves: list[int]) -> list[int]:
        """Return how good each move looks without search, for the greedy bot."""
        return self.evaluator().scores(self.sample(view, Noise(0)), view.seat, moves)

    def describe(self, view: View, move: int, say: Say) -> str:
        """Say in a few words what a move is, with what this seat knows of what it touches."""
        raise NotImplementedError  # abstract

    def reason(self, view: View, move: int) -> Seen | None:  # noqa: ARG002 - a game need not
        """Say what speaks for a move, as far as this seat can see it; the texts have `reason-…`."""
        return None

    def read_options(self, written: Mapping[str, str]) -> Values:
        """Read options by name; what is not named has its default."""
        return read_options(self.options, written)
