"""What a table plays, as its host asked for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from ludotheque.core.deck import DeckText
from ludotheque.core.faults import Fault
from ludotheque.core.game import SEED_BYTES, Game
from ludotheque.core.options import Values, write_options
from ludotheque.games import find
from ludotheque.table.fields import Whole, fault_of
from ludotheque.table.words import DAYS, LIVE, Rhythm

LONGEST_CLOCK = 24 * 3600
LONGEST_DECK = 100_000  # characters
LONGEST_DECK_NAME = 40


class DeckBrought(msgspec.Struct, frozen=True):
    """Cards that a host brings."""

    name: str
    text: str


class TermsAsked(msgspec.Struct, frozen=True, kw_only=True):
    """What a host asks for; `hints` says whether players may ask for one.

    `rhythm` says how long people wait for who is gone; lines from before it have none.
    """

    game: str
    options: dict[str, str] = msgspec.field(default_factory=dict)
    seats: Whole
    clock: Whole = 0
    public: bool = False
    hints: bool = True
    rhythm: Rhythm | UnsetType = UNSET
    deck: DeckBrought | UnsetType = UNSET


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
    rhythm: Rhythm = LIVE


def terms_asked(asked: Mapping[str, Any]) -> TermsAsked:
    """Read the form of what a host asks for; raise Fault naming the field that is wrong."""
    try:
        return msgspec.convert(asked, TermsAsked)
    except msgspec.ValidationError as error:
        raise fault_of(error) from None


def read_terms(terms: TermsAsked) -> Terms:
    """Read what a host asked for; raise Fault or BadDeck saying what is wrong with it."""
    game, seats, clock = _with_deck(find(terms.game), terms.deck), terms.seats, terms.clock
    if not game.least_seats <= seats <= game.most_seats:
        raise Fault("fault-seats", seats=seats, least=game.least_seats, most=game.most_seats)
    if not 0 <= clock <= LONGEST_CLOCK:
        raise Fault("fault-clock", clock=clock, most=LONGEST_CLOCK)
    values = game.read_options(terms.options)
    game.new(values, seats, bytes(SEED_BYTES))  # some options make no sense with some seats
    return Terms(game, values, seats, clock, terms.public, terms.hints, _rhythm_of(terms))


def _rhythm_of(terms: TermsAsked) -> Rhythm:
    """Return the rhythm asked for; where none is, a clock of a day means a game over days."""
    if terms.rhythm is not UNSET:
        return terms.rhythm
    return DAYS if terms.clock == LONGEST_CLOCK else LIVE


def _with_deck(game: Game, deck: DeckBrought | UnsetType) -> Game:
    if deck is UNSET:
        return game
    name = "-".join(deck.name.split())[:LONGEST_DECK_NAME]
    if not name or len(deck.text) > LONGEST_DECK:
        raise Fault("fault-field", field="deck")
    return game.with_deck(DeckText(name, deck.text))


def write_terms(terms: Terms) -> TermsAsked:
    """Write terms as they can be asked for."""
    deck = terms.game.deck
    return TermsAsked(
        game=terms.game.key,
        options=write_options(terms.game.options, terms.options),
        seats=terms.seats,
        clock=terms.clock,
        public=terms.public,
        hints=terms.hints,
        rhythm=terms.rhythm,
        deck=UNSET if deck is None or deck.built_in else DeckBrought(deck.name, deck.text),
    )
