"""What a table plays, as its host asked for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.core.deck import DeckText
from ludotheque.core.faults import Fault
from ludotheque.core.game import SEED_BYTES, Game
from ludotheque.core.options import Values, write_options
from ludotheque.games import find
from ludotheque.table.fields import read_text, read_whole

LONGEST_CLOCK = 24 * 3600
LONGEST_DECK = 100_000  # characters


@dataclass(frozen=True, slots=True)
class Terms:
    """The game with its cards, its options, how many seats, seconds a decision (0: no clock).

    `hints` says whether players may ask for one.
    """

    game: Game
    options: Values
    seats: int
    clock: int
    public: bool
    hints: bool = True


def read_terms(asked: Mapping[str, Any]) -> Terms:
    """Read what a host asked for; raise Fault or BadDeck saying what is wrong with it."""
    game = _with_deck(find(read_text(asked, "game")), asked.get("deck"))
    seats, clock = read_whole(asked, "seats"), read_whole(asked, "clock", 0)
    if not game.least_seats <= seats <= game.most_seats:
        raise Fault("fault-seats", seats=seats, least=game.least_seats, most=game.most_seats)
    if not 0 <= clock <= LONGEST_CLOCK:
        raise Fault("fault-clock", clock=clock, most=LONGEST_CLOCK)
    options = asked.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(each, str) for each in options.values()):
        raise Fault("fault-field", field="options")
    values = game.read_options(options)
    game.new(values, seats, bytes(SEED_BYTES))  # some options make no sense with some seats
    hints = asked.get("hints", True) is True
    return Terms(game, values, seats, clock, asked.get("public") is True, hints)


def _with_deck(game: Game, deck: object) -> Game:
    if deck is None:
        return game
    if not isinstance(deck, dict):
        raise Fault("fault-field", field="deck")
    name, text = "-".join(read_text(deck, "name").split())[:40], read_text(deck, "text")
    if not name or len(text) > LONGEST_DECK:
        raise Fault("fault-field", field="deck")
    return game.with_deck(DeckText(name, text))


def write_terms(terms: Terms) -> dict[str, Any]:
    """Write terms as `read_terms` reads them."""
    deck = terms.game.deck
    carried = (
        {} if deck is None or deck.built_in else {"deck": {"name": deck.name, "text": deck.text}}
    )
    return {
        "game": terms.game.key,
        "options": write_options(terms.game.options, terms.options),
        "seats": terms.seats,
        "clock": terms.clock,
        "public": terms.public,
        "hints": terms.hints,
        **carried,
    }
