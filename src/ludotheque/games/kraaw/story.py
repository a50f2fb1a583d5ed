"""What Kraaw tells of a match: every event of the log, and to whom its secrets are told."""

from __future__ import annotations

from ludotheque.core.arrays import seats_in
from ludotheque.games.kraaw.board import Board
from ludotheque.games.kraaw.cards import HIDDEN, LOCKED, PLACES, RAVENS, VALUES
from ludotheque.games.kraaw.moves import write


class Story(Board):
    """A board that tells what happens on it, if somebody listens."""

    def tell_raven(self, seat: int) -> None:
        """Tell which character a player picked (K1.4)."""
        if self.log is not None:
            self.tell("raven", {"seat": seat, "raven": RAVENS[self.raven[seat]]})

    def tell_deal(self) -> None:
        """Tell each player the values of the five cards dealt, not where they lie (K3.2)."""
        if self.log is not None:
            seats = list(seats_in(self.playing))
            key = "final" if self.final else "round"
            self.tell(key, {"round": self.round, "seat": self.first, "seats": seats})
            self.tell("deal", {}, {seat: {"hand": self.hand(seat)} for seat in seats})

    def hand(self, seat: int) -> list[int]:
        """Return the values that a player saw when looking at the hand, sorted."""
        return [v for v in VALUES for _ in range(self.dealt[6 * seat + v])]

    def tell_new_hand(self, seat: int) -> None:
        """Tell that a hand was swapped with the chien, and its values to its owner (K3.4)."""
        if self.log is not None:
            self.tell("announce", {"seat": seat}, {seat: {"hand": self.hand(seat)}})

    def tell_dog_swap(self, seat: int) -> None:
        """Tell that a card was swapped with the chien, and its place to its owner (K3.3)."""
        if self.log is not None:
            self.tell("dog-swap", {"seat": seat}, {seat: {"place": self.swapped[seat] + 1}})

    def tell_choice(self, key: str, seat: int) -> None:
        """Tell that a player declined something."""
        if self.log is not None:
            self.tell(key, {"seat": seat})

    def tell_action(self, seat: int, move: int) -> None:
        """Tell which action a player announces (K4.2)."""
        if self.log is not None:
            self.tell("action", {"seat": seat, "action": write(move)})

    def tell_look(self, slot: int) -> None:
        """Tell which card a player looks at, and its value to that player (K5.1)."""
        if self.log is not None:
            seat, place = slot // PLACES, slot % PLACES + 1
            self.tell("look", {"seat": seat, "place": place}, {seat: {"value": self.value[slot]}})

    def tell_card(self, key: str, slot: int) -> None:
        """Tell of a card whose value all know: revealed, locked or turned back."""
        if self.log is not None:
            seat, place = slot // PLACES, slot % PLACES + 1
            self.tell(key, {"seat": seat, "place": place, "value": self.value[slot]})

    def tell_steal(self, seat: int, slot: int) -> None:
        """Tell which card a player wants (K5.4)."""
        if self.log is not None:
            place = slot % PLACES + 1
            self.tell("steal", {"seat": seat, "to": slot // PLACES, "place": place})

    def tell_exchange(self, stolen: int, taken: int) -> None:
        """Tell that two cards traded places; the stolen one is face up by now (K5.4, K5.5)."""
        if self.log is not None:
            args = {"seat": taken // PLACES, "to": stolen // PLACES, "value": self.value[taken]}
            self.tell(
                "exchange", {**args, "place": stolen % PLACES + 1, "taken": taken % PLACES + 1}
            )

    def tell_countdown(self, seat: int, running: bool) -> None:
        """Tell that a player has no hidden card left, or has one again (K6.1)."""
        if self.log is not None:
            self.tell("countdown" if running else "countdown-off", {"seat": seat})

    def tell_round_over(self, seat: int) -> None:
        """Tell why the round ended, every total, and who won it (K6.1, K6.2, K6.5)."""
        if self.log is not None:
            self.tell("round-limit" if self.last_limit else "round-over", {"seat": seat})
            for each in seats_in(self.playing):
                total, wins = self.last_total[each], self.wins[each]
                self.tell("total", {"seat": each, "total": total, "wins": wins, **self.row(each)})
            won = list(seats_in(self.last_winners))
            self.tell("round-won", {"seats": won, "count": len(won)})

    def row(self, seat: int) -> dict[str, list[int]]:
        """Return the five cards that counted, 0 for one face down, and the locked places."""
        faces = [self.face[PLACES * seat + place] for place in range(PLACES)]
        values = [self.value[PLACES * seat + place] for place in range(PLACES)]
        cards = [v if f != HIDDEN else 0 for v, f in zip(values, faces, strict=True)]
        return {"cards": cards, "locked": [p + 1 for p in range(PLACES) if faces[p] == LOCKED]}

    def tell_match_over(self, seat: int) -> None:
        """Tell who won the match (K1.1)."""
        if self.log is not None:
            self.tell("match-won", {"seat": seat})
