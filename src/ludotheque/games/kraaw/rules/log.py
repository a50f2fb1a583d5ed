"""What Kraaw tells of a match: every event of the log, and to whom its secrets are told."""

from __future__ import annotations

from ludotheque.core.arrays import seats_in
from ludotheque.core.event import Args
from ludotheque.games.kraaw.data.cards import HIDDEN, LOCKED, PLACES, RAVENS, VALUES
from ludotheque.games.kraaw.data.endings import REPEATED
from ludotheque.games.kraaw.data.moves import write
from ludotheque.games.kraaw.data.options import STILL
from ludotheque.games.kraaw.rules.repetition import circles
from ludotheque.games.kraaw.rules.state import Kraaw

ROUND_EVENTS = ("round-over", "round-limit")  # by why a round ended


def tell_raven(match: Kraaw, seat: int) -> None:
    """Tell which character a player picked (K1.4)."""
    if match.log is not None:
        match.tell("raven", {"seat": seat, "raven": RAVENS[match.raven[seat]]})


def tell_deal(match: Kraaw) -> None:
    """Tell each player the values of the five cards dealt, not where they lie (K3.2)."""
    if match.log is not None:
        seats = list(seats_in(match.playing))
        key = "final" if match.final else "round"
        match.tell(key, {"round": match.round, "seat": match.first, "seats": seats})
        match.tell("deal", {}, {seat: {"hand": hand(match, seat)} for seat in seats})


def hand(match: Kraaw, seat: int) -> list[int]:
    """Return the values that a player saw when looking at the hand, sorted."""
    return [v for v in VALUES for _ in range(match.dealt[6 * seat + v])]


def tell_new_hand(match: Kraaw, seat: int) -> None:
    """Tell that a hand was swapped with the chien, and its values to its owner (K3.4)."""
    if match.log is not None:
        match.tell("announce", {"seat": seat}, {seat: {"hand": hand(match, seat)}})


def tell_dog_swap(match: Kraaw, seat: int) -> None:
    """Tell that a card was swapped with the chien, and its place to its owner (K3.3)."""
    if match.log is not None:
        match.tell("dog-swap", {"seat": seat}, {seat: {"place": match.swapped[seat] + 1}})


def tell_choice(match: Kraaw, key: str, seat: int) -> None:
    """Tell that a player declined something."""
    if match.log is not None:
        match.tell(key, {"seat": seat})


def tell_action(match: Kraaw, seat: int, move: int) -> None:
    """Tell which action a player announces (K4.2)."""
    if match.log is not None:
        match.tell("action", {"seat": seat, "action": write(move)})


def tell_look(match: Kraaw, slot: int) -> None:
    """Tell which card a player looks at, and its value to that player (K5.1)."""
    if match.log is not None:
        seat, place = slot // PLACES, slot % PLACES + 1
        match.tell("look", {"seat": seat, "place": place}, {seat: {"value": match.value[slot]}})


def tell_card(match: Kraaw, key: str, slot: int) -> None:
    """Tell of a card whose value all know: revealed, locked or turned back."""
    if match.log is not None:
        seat, place = slot // PLACES, slot % PLACES + 1
        match.tell(key, {"seat": seat, "place": place, "value": match.value[slot]})


def tell_steal(match: Kraaw, seat: int, slot: int) -> None:
    """Tell which card a player wants (K5.4)."""
    if match.log is not None:
        place = slot % PLACES + 1
        match.tell("steal", {"seat": seat, "to": slot // PLACES, "place": place})


def tell_exchange(match: Kraaw, stolen: int, taken: int) -> None:
    """Tell that two cards traded places; the stolen one is face up by now (K5.4, K5.5)."""
    if match.log is not None:
        args = {"seat": taken // PLACES, "to": stolen // PLACES, "value": match.value[taken]}
        match.tell("exchange", {**args, "place": stolen % PLACES + 1, "taken": taken % PLACES + 1})


def tell_countdown(match: Kraaw, seat: int, running: bool) -> None:
    """Tell that a player has no hidden card left, or has one again (K6.1)."""
    if match.log is not None:
        match.tell("countdown" if running else "countdown-off", {"seat": seat})


def tell_repetition(match: Kraaw) -> None:
    """Tell how often the same situation came, or for how long nothing new happened (K6.6)."""
    if match.log is not None:
        if match.times == circles(match):
            match.tell("repetition", {"times": match.times, "last": match.repetition})
        else:
            turns = STILL * circles(match)
            match.tell("standstill", {"turns": turns, "last": STILL * match.repetition})


def tell_round_over(match: Kraaw, seat: int) -> None:
    """Tell why the round ended, every total, and who won it (K6.1, K6.2, K6.5, K6.6)."""
    if match.log is not None:
        match.tell(*why_over(match, seat))
        for each in seats_in(match.playing):
            total, wins = match.last_total[each], match.wins[each]
            match.tell("total", {"seat": each, "total": total, "wins": wins, **row(match, each)})
        won = list(seats_in(match.last_winners))
        match.tell("round-won", {"seats": won, "count": len(won)})


def why_over(match: Kraaw, seat: int) -> tuple[str, Args]:
    """Return what to tell of the end of the round."""
    if match.last_end != REPEATED:
        return ROUND_EVENTS[match.last_end], {"seat": seat}
    if match.times >= match.repetition:
        return "round-repetition", {"seat": seat, "times": match.times}
    return "round-standstill", {"seat": seat, "turns": STILL * match.repetition}


def row(match: Kraaw, seat: int) -> dict[str, list[int]]:
    """Return the five cards that counted, 0 for one face down, and the locked places."""
    faces = [match.face[PLACES * seat + place] for place in range(PLACES)]
    values = [match.value[PLACES * seat + place] for place in range(PLACES)]
    cards = [v if f != HIDDEN else 0 for v, f in zip(values, faces, strict=True)]
    return {"cards": cards, "locked": [p + 1 for p in range(PLACES) if faces[p] == LOCKED]}


def tell_match_over(match: Kraaw, seat: int) -> None:
    """Tell who won the match (K1.1)."""
    if match.log is not None:
        match.tell("match-won", {"seat": seat})
