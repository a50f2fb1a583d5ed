"""A table of Carnavalesque for tests: hands, crowds and streets as words in, what is seen out."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.build import is_compiled
from ludotheque.core.options import Values
from ludotheque.games.carnavalesque.data.cards import (
    ACCESSORIES,
    AGE_NAMES,
    AGES,
    CARD_NAMES,
    THIRD_WORKSHOP,
)
from ludotheque.games.carnavalesque.data.roles import ROLE_NAMES
from ludotheque.games.carnavalesque.game import CarnavalesqueGame
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView, Lying
from ludotheque.games.carnavalesque.rules.state import Carnavalesque
from ludotheque.games.positions import read_position

from ..table import SEATS, GameTable, seat_of, seed

GAME = CarnavalesqueGame()


class RememberedStart(CarnavalesqueGame):
    """The same game, set up once a table: a position replaces all that a set-up lays out."""

    def __init__(self) -> None:
        self.started: dict[str, Carnavalesque] = {}

    def start(self, options: Values, seats: int, seed: bytes) -> Carnavalesque:
        """Return a game of these options as it starts from the first seed that was asked for."""
        key = f"{sorted(options.items())} {seats}"
        if key not in self.started:
            self.started[key] = super().start(options, seats, seed)
        return self.started[key].copy()


POSITIONS = RememberedStart()
MANY = 60 if is_compiled() else 12  # games, where a test looks at what chance brings

# three cards side by side: a child and an adult face up, a teen face down between them
ROW = "1 witch-fan up 0 0, 2 pirate-mask down 1000 0, 3 robot-kite up 2000 0"
# four cards a hand; the ages are child teen adult child, child teen adult adult, child adult teen …
A = "witch-drum rabbit-lantern fairy-fan robot-fan"
B = "pirate-fan dragon-fan robot-drum fairy-kite"
C = "rabbit-fan dragon-drum pirate-drum fairy-drum"
D = "witch-kite dragon-kite rabbit-kite pirate-kite"


class Placed(NamedTuple):
    """A card of the crowd as it really lies."""

    spot: int
    card: str
    side: str
    x: int
    y: int
    angle: int


class CarnavalesqueTable(GameTable[CarnavalesqueView]):
    """One game of Carnavalesque."""

    def hand(self, letter: str) -> list[str]:
        """Return the cards of a hand."""
        found: list[str] = self.truth()["hands"][seat_of(letter)]
        return found

    def backs(self, eyes: str, letter: str) -> list[str]:
        """Return the backs that somebody sees of a hand."""
        return [(*AGE_NAMES, "none")[age] for age in self.view(eyes).hands[seat_of(letter)]]

    def sure(self, eyes: str, letter: str) -> list[str]:
        """Return what somebody surely remembers of a hand (V4.4)."""
        return names(self.view(eyes).sure[seat_of(letter)])

    def maybe(self, eyes: str, letter: str) -> list[str]:
        """Return what somebody remembers of a hand that may be gone (V4.4)."""
        return names(self.view(eyes).maybe[seat_of(letter)])

    def seen(self, eyes: str) -> dict[int, Lying]:
        """Return what somebody sees of the crowd, by spot."""
        return {lying.spot: lying for lying in self.view(eyes).crowd}

    def pile(self) -> dict[str, Placed]:
        """Return how every card of the crowd really lies, the lowest first."""
        rows = [line.split() for line in self.truth()["crowd"]]
        placed = [Placed(int(r[0]), r[1], r[2], int(r[3]), int(r[4]), int(r[5])) for r in rows]
        return {each.card: each for each in placed}

    def spots(self, letter: str) -> list[int]:
        """Return the spots that a player may choose."""
        moves = [move.split() for move in self.legal(letter)]
        return [int(words[1]) for words in moves if words[0] == "spot"]

    def to_choose(self, letter: str) -> list[str]:
        """Return the cards of a hand, or of the dead end, that a player may choose."""
        return [move[5:] for move in self.legal(letter) if move.startswith("card ")]

    @property
    def phase(self) -> str:
        """Say what the game is waiting for; asked so often that no view is made for it."""
        return str(self.truth()["phase"])

    def king(self) -> str:
        """Return the letter of the King."""
        return SEATS[self.truth()["king"]]

    def fool(self) -> str:
        """Return the letter of the Fool; nobody is an empty word."""
        seat = int(self.truth()["fool"])
        return SEATS[seat] if seat >= 0 else ""

    def turn(self) -> str:
        """Return the letter of the player whose turn it is."""
        return SEATS[self.truth()["turn"]]

    def round(self) -> int:
        """Return the number of the round."""
        return int(self.truth()["round"])

    def float(self, workshop: int) -> list[str]:
        """Return the cards of a workshop, counted from 1."""
        found: list[str] = self.truth()["floats"][workshop - 1]
        return found

    def parade(self) -> list[list[str]]:
        """Return the floats on parade."""
        found: list[list[str]] = self.truth()["parade"]
        return found

    def dead_end(self) -> list[str]:
        """Return the cards of the dead end."""
        found: list[str] = self.truth()["dead_end"]
        return found

    def may_say(self, letter: str) -> str:
        """Return what the view says that a player may say."""
        return self.view("w").speech[seat_of(letter)]

    def told(self, letter: str) -> list[str]:
        """Return the keys of all that was told since the last `play`, as a seat heard it."""
        return [event.seen_by(seat_of(letter)).key for event in self.events]


def names(cards: tuple[int, ...]) -> list[str]:
    """Return what cards are called."""
    return [CARD_NAMES[card] for card in cards]


def age_of(card: str) -> str:
    """Return the age of a crowd card."""
    return AGE_NAMES[AGES[CARD_NAMES.index(card)]]


def dressed(costume: str, count: int = 9, first: int = 0) -> list[str]:
    """Return some of the nine cards with a costume."""
    return [f"{costume}-{accessory}" for accessory in ACCESSORIES[first : first + count]]


def new(seats: int = 3, number: int = 0, **options: str) -> CarnavalesqueTable:
    """Start a game."""
    state = GAME.new(GAME.read_options(options), seats, seed(number))
    return CarnavalesqueTable(GAME, state)


def lay(*hands: str, **more: Any) -> CarnavalesqueTable:
    """Lay out a position; unless told otherwise, c is King and a's turn begins.

    A card of the crowd is written `17 witch-fan up 120 -340 45`, the angle may be left out, the
    lowest comes first. All cards that are not named lie exactly under the first of them, where
    nobody sees them, the Third Workshop card at the bottom.
    """
    return CarnavalesqueTable(GAME, read_position(POSITIONS, position(*hands, **more)))


def position(*hands: str, crowd: str = ROW, number: int = 0, **more: Any) -> dict[str, Any]:
    """Write the position that `lay` reads."""
    seats = len(hands)
    options = {"version": more.pop("version", "events"), **more.pop("options", {})}
    found = {
        "seats": seats,
        "options": options,
        "seed": seed(number).hex(),
        "phase": "decree",
        "round": 1,
        "king": "c",
        "turn": "a",
        "draws": 1,
        "gifts": 1,
        "open": 3 if options["version"] == "young" else 2,
        "hands": [hand.split() for hand in hands],
        **more,
    }
    if options["version"] == "roles":
        found["roles"] = all_kept(found.get("roles", []), seats, SEATS.index(found["king"]))
        found["dealt_roles"] = dealt_with(found["roles"], seats)
    else:
        left = (SEATS.index(found["king"]) + 1) % seats
        found.setdefault("fool", SEATS[left])
    for name in ("king", "fool", "turn"):
        if name in found:
            found[name] = SEATS.find(found[name]) if found[name] else -1
    for name in ("answered", "claimed", "insisted"):
        found[name] = sum(1 << SEATS.index(letter) for letter in found.get(name, ""))
    found["crowd"] = with_heap([line for line in crowd.split(", ") if line], found)
    return found


def all_kept(roles: list[str], seats: int, king: int) -> list[str]:
    """Return a role for each player but the King: the ones named, then any others."""
    spare = [role for role in reversed(ROLE_NAMES) if role not in roles]
    kept = [*roles, *[""] * (seats - len(roles))]
    return ["" if seat == king else kept[seat] or spare.pop() for seat in range(seats)]


def dealt_with(roles: list[str], seats: int) -> list[str]:
    """Return two roles for each player who kept one: that one, and one that nobody kept."""
    spare = [role for role in ROLE_NAMES if role not in roles]
    kept = [*roles, *[""] * (seats - len(roles))]
    return [each for role in kept for each in ((role, spare.pop()) if role else ("", ""))]


def with_heap(lines: list[str], found: dict[str, Any]) -> list[str]:
    """Return a crowd from below: all cards that are not named, then those that are."""
    rows = [line.split() for line in lines]
    used = {int(row[0]) for row in rows}
    elsewhere = [card for row in (*found["hands"], *found.get("parade", [])) for card in row]
    elsewhere += [card for row in found.get("floats", []) for card in row]
    elsewhere += [*found.get("dead_end", []), *[row[1] for row in rows]]
    rest = [card for card in reversed(CARD_NAMES) if card not in elsewhere]
    if found["open"] == 3:
        rest.remove(CARD_NAMES[THIRD_WORKSHOP])
    free = [spot for spot in range(63, -1, -1) if spot not in used]
    if rest and not rows:
        raise ValueError(f"these cards are nowhere: {rest}")
    heap = [f"{free[n]} {card} down {' '.join(placed(rows[0])[3:])}" for n, card in enumerate(rest)]
    return heap + [" ".join(placed(row)) for row in rows]


def placed(row: list[str]) -> list[str]:
    """Return a card of the crowd with its angle."""
    return row if len(row) == 6 else [*row, "0"]


def struck(event: str, *hands: str, crowd: str = ROW, **more: Any) -> CarnavalesqueTable:
    """Lay out a second round in which c takes power, and let a draw an event."""
    table = lay(
        *hands or (A, B, C),
        crowd=crowd,
        phase="claim-crown",
        round=2,
        king="b",
        fool="",
        event_pile=[event],
        **more,
    )
    others = [letter for letter in SEATS[: len(hands) or 3] if letter not in "bc"]
    return table.play(*(f"{letter} decline" for letter in others), "c claim")


def without_crowd(*hands: str, **more: Any) -> CarnavalesqueTable:
    """Lay out a position in which nothing is left of the crowd: the street has it all.

    Two floats of nine are on parade and three stand in the workshops, unless told otherwise;
    fairies and jokers are for the hands.
    """
    street = {
        "open": 3,
        "parade": [dressed("witch"), dressed("rabbit")],
        "floats": [dressed("pirate"), dressed("dragon"), dressed("robot")],
    }
    return lay(*hands, **{"crowd": "", **street, **more})
