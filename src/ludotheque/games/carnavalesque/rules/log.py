"""What Carnavalesque tells of a game: every event of the log, and to whom its secrets are told."""

from __future__ import annotations

from ludotheque.core.arrays import seats_in
from ludotheque.games.carnavalesque.data.cards import (
    AGE_NAMES,
    ALL_CARDS,
    CARD_NAMES,
    NO_AGE,
    POINT_NAMES,
)
from ludotheque.games.carnavalesque.data.moves import COMPASS, DIG, FLIP, GLIDE, SPANS, SWEEP
from ludotheque.games.carnavalesque.data.omens import EVENTS, ROLES
from ludotheque.games.carnavalesque.rules.state import Board


class Story(Board):
    """A board that tells what happens on it, if somebody listens."""

    def tell_set_up(self) -> None:
        """Tell each player the cards dealt (V2.2)."""
        self.tell("deal", {}, {seat: {"cards": self.names(seat)} for seat in range(self.seats)})
        self.tell("round", {"round": 1})

    def names(self, seat: int) -> list[str]:
        """Return the cards of a hand by name."""
        return [CARD_NAMES[card] for card in range(ALL_CARDS) if self.holder[card] == seat]

    def back(self, card: int) -> str:
        """Return what the back of a card shows."""
        return AGE_NAMES[self.age[card]] if self.age[card] != NO_AGE else "none"

    def tell_round(self) -> None:
        """Tell that a round begins (V3.1)."""
        if self.log is not None:
            self.tell("round", {"round": self.round})

    def tell_of(self, key: str, seat: int) -> None:
        """Tell something that a player does, or that happens to them."""
        if self.log is not None:
            self.tell(key, {"seat": seat})

    def tell_seats(self, key: str, mask: int) -> None:
        """Tell who claims the crown, or holds on to it; all answers at once (V3.2)."""
        if self.log is not None:
            seats = list(seats_in(mask))
            self.tell(key, {"seats": seats, "count": len(seats)})

    def tell_event(self, seat: int) -> None:
        """Tell which event the Fool draws (V3.5)."""
        if self.log is not None:
            self.tell("event", {"seat": seat, "happening": EVENTS[self.event]})

    def tell_count(self, key: str, count: int) -> None:
        """Tell how many cards something happened to."""
        if self.log is not None:
            self.tell(key, {"count": count})

    def tell_hidden(self, key: str, seat: int, card: int) -> None:
        """Tell of a card whose back all see, and whose face only its holder does."""
        if self.log is not None:
            age, name = self.back(card), CARD_NAMES[card]
            self.tell(key, {"seat": seat, "age": age}, {seat: {"card": name}})

    def tell_open(self, key: str, seat: int, card: int) -> None:
        """Tell of a card that all see."""
        if self.log is not None:
            self.tell(key, {"seat": seat, "card": CARD_NAMES[card]})

    def tell_handed(self, key: str, seat: int, to: int, card: int) -> None:
        """Tell that a card goes from hand to hand: both see it, the others its back (V4.3)."""
        if self.log is not None:
            told = [seat, to]
            age, name = self.back(card), CARD_NAMES[card]
            self.tell(key, {"seat": seat, "to": to, "age": age}, {s: {"card": name} for s in told})

    def tell_decree(self, key: str, age: int) -> None:
        """Tell where the King puts the Decree (V4.1)."""
        if self.log is not None:
            self.tell(key, {"seat": self.king, "age": AGE_NAMES[age]})

    def tell_roles_dealt(self) -> None:
        """Tell each player the two roles dealt (V11.1)."""
        if self.log is not None:
            others = [seat for seat in range(self.seats) if seat != self.king]
            told = {seat: self.role_pair(seat) for seat in others}
            self.tell(
                "roles-dealt", {"seat": self.king}, {seat: {"roles": told[seat]} for seat in others}
            )

    def role_pair(self, seat: int) -> list[str]:
        """Return the two roles that a player may choose from."""
        return [ROLES[self.dealt_role[2 * seat + index]] for index in range(2)]

    def tell_role_kept(self, seat: int) -> None:
        """Tell that a player has chosen, and the role to that player only (V11.1)."""
        if self.log is not None:
            self.tell("role-kept", {"seat": seat}, {seat: {"role": ROLES[self.role[seat]]}})

    def tell_role(self, key: str, seat: int, role: int) -> None:
        """Tell a role that all see (V11.2)."""
        if self.log is not None:
            self.tell(key, {"seat": seat, "role": ROLES[role]})

    def tell_look(self, seat: int, spot: int) -> None:
        """Tell that a player looks at a card, and its face to that player (V11.4)."""
        if self.log is not None:
            age, name = self.back(self.who[spot]), CARD_NAMES[self.who[spot]]
            self.tell("look", {"seat": seat, "age": age}, {seat: {"card": name}})

    def tell_answer(self, seat: int, point: int) -> None:
        """Tell what the messenger asked and what the King answered (V11.4)."""
        if self.log is not None:
            key = "answer-yes" if self.told_yes else "answer-no"
            self.tell(key, {"seat": seat, "to": self.king, "point": POINT_NAMES[point]})

    def tell_gesture(self, seat: int, move: int) -> None:
        """Tell that the Fool does something; where to, only the Fool knows (V5.4)."""
        if self.log is not None and move in (FLIP, DIG):
            self.tell("flip" if move == FLIP else "dig", {"seat": seat})
        elif self.log is not None:
            key, stroke = ("sweep", move - SWEEP) if move >= SWEEP else ("glide", move - GLIDE)
            direction, span = COMPASS[stroke // len(SPANS)], SPANS[stroke % len(SPANS)]
            self.tell(key, {"seat": seat}, {seat: {"direction": direction, "span": span}})

    def tell_stop(self, seat: int) -> None:
        """Tell that somebody calls; where the hand is then, all but the Fool see (V5.3)."""
        if self.log is not None:
            others = [each for each in range(-1, self.seats) if each != self.fool]
            x, y = self.hand.x, self.hand.y
            self.tell("stop", {"seat": seat}, {each: {"x": x, "y": y} for each in others})

    def tell_laid(self, seat: int, card: int, workshop: int) -> None:
        """Tell where the King lays a card (V6.1)."""
        if self.log is not None:
            name = CARD_NAMES[card]
            self.tell("lay", {"seat": seat, "card": name, "workshop": workshop + 1})

    def tell_sent(self, key: str, seat: int, workshop: int, count: int) -> None:
        """Tell where a float goes (V6.3)."""
        if self.log is not None:
            self.tell(key, {"seat": seat, "workshop": workshop + 1, "count": count})

    def tell_end(self, key: str) -> None:
        """Tell how the game ends, and with how many points (V6.6, V9.1)."""
        if self.log is not None:
            self.tell(key, {"points": self.street.score()})
