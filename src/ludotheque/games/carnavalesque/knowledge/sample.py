"""A full game that a view allows: what shows stays, what is hidden is dealt and piled up again."""

from __future__ import annotations

from ludotheque.core.arrays import filled, mask_of
from ludotheque.core.chance import Noise
from ludotheque.games.carnavalesque.data.cards import (
    ALL_CARDS,
    FACE_UP_AT_START,
    THIRD_WORKSHOP,
    UNKNOWN,
)
from ludotheque.games.carnavalesque.data.endings import ENDINGS
from ludotheque.games.carnavalesque.data.events import ALL_EVENTS, EVENT_NAMES
from ludotheque.games.carnavalesque.data.moves import GLIDE, SWEEP, verb_of
from ludotheque.games.carnavalesque.data.phases import (
    BLIND,
    CLAIM_CROWN,
    HOLD_CROWN,
    KEEP_ROLE,
    NAMES,
    PASS_LEFT,
)
from ludotheque.games.carnavalesque.data.roles import ALL_ROLES, NO_ROLE, ROLES_EACH
from ludotheque.games.carnavalesque.data.seats import EYES, MAYBE, MOST_SEATS, SURE, WATCHER
from ludotheque.games.carnavalesque.data.sizes import (
    ALL_LENGTHS,
    MOST_CALLS,
    MOST_GESTURES,
    NO_SPOT,
    SPOTS,
)
from ludotheque.games.carnavalesque.data.street import (
    DEAD_END,
    DEPARTURES,
    ELSEWHERE,
    PARADE,
    PLACES,
    WORKSHOP,
)
from ludotheque.games.carnavalesque.data.versions import VERSIONS
from ludotheque.games.carnavalesque.knowledge.guess import Guess, shuffled
from ludotheque.games.carnavalesque.knowledge.looking import RULES
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView, Lying
from ludotheque.games.carnavalesque.rules.crowd.dropping import spread, tuck
from ludotheque.games.carnavalesque.rules.crowd.showing import shows_face
from ludotheque.games.carnavalesque.rules.phases.blind import put_hand_on_pawn
from ludotheque.games.carnavalesque.rules.state import Carnavalesque
from ludotheque.games.carnavalesque.rules.street import Street

_SAME = (
    "seats", "hand_size", "gestures", "round", "king", "fool", "turn", "decree", "last_role",
    "power", "uses", "draws", "gifts", "asked", "told_yes", "gifts_since", "laid", "required",
)  # fmt: skip


def sample(view: CarnavalesqueView, noise: Noise) -> Carnavalesque:
    """Return a game that looks like `view` from its seat."""
    guess = Guess(view, noise)
    game = set_table(view, guess, noise)
    _set_crowd(game, view, guess, noise)
    return game


def set_table(view: CarnavalesqueView, guess: Guess, noise: Noise) -> Carnavalesque:
    """Return a game with everything in its place but the crowd."""
    game = Carnavalesque()
    game.chance = noise.branch()
    for name in _SAME:
        setattr(game, name, getattr(view, name))
    _set_words(game, view, noise)
    _set_street(game, view)
    game.holder = guess.holder
    game.who = guess.who
    game.memory = _memory(view)
    _set_answers(game, view, guess, noise)
    _set_roles(game, view, noise)
    if game.phase == BLIND:
        _set_fools_hand(game, view)
    game.follow(RULES)
    return game


def _set_words(game: Carnavalesque, view: CarnavalesqueView, noise: Noise) -> None:
    """Copy what everybody can see of the round."""
    game.version = VERSIONS.index(view.version)
    game.departure = DEPARTURES.index(view.departure)
    game.phase = NAMES.index(view.phase)
    game.event = EVENT_NAMES.index(view.event) if view.event else -1
    game.ending = ENDINGS.index(view.ending) if view.ending else -1
    game.claimed = mask_of(view.claimed)
    game.insisted = mask_of(view.insisted)
    game.passed = filled(list(view.passed), MOST_SEATS, -1)
    to_come = shuffled([EVENT_NAMES.index(event) for event in view.events_to_come], noise)
    game.event_pile = filled(to_come, ALL_EVENTS, 0)
    game.events_left = len(to_come)


def _set_street(game: Carnavalesque, view: CarnavalesqueView) -> None:
    game.street = Street(view.least)
    game.street.open = view.open
    game.street.paraded = len(view.parade)
    place, size = [ELSEWHERE] * ALL_CARDS, [0] * PLACES
    rows = [(WORKSHOP + n, cards) for n, cards in enumerate(view.floats)]
    rows += [(PARADE + n, cards) for n, cards in enumerate(view.parade)]
    for where, cards in (*rows, (DEAD_END, view.dead_end)):
        size[where] = len(cards)
        for card in cards:
            place[card] = where
    game.street.place, game.street.size = place, size
    game.street.common = list(view.common)


def _memory(view: CarnavalesqueView) -> list[int]:
    """Let this seat remember what it does, and the others what all have seen (V4.4)."""
    memory = [0] * (EYES * ALL_CARDS)
    own = WATCHER if view.seat < 0 else view.seat
    for eyes in range(EYES):
        for seat in range(view.seats):
            seen = view.shown if seat == view.seat else view.sure[seat]
            for card in seen if eyes != seat else ():
                memory[ALL_CARDS * eyes + card] = SURE + seat
    for seat in range(view.seats):
        for card in view.maybe[seat]:
            memory[ALL_CARDS * own + card] = MAYBE + seat
    return memory


def _set_crowd(game: Carnavalesque, view: CarnavalesqueView, guess: Guess, noise: Noise) -> None:
    """Pile up what shows, the lowest first, and tuck the rest under it; in the dark, drop all."""
    hidden = guess.hidden
    if view.blind:
        spread(game.crowd, noise, NO_SPOT, hidden, min(FACE_UP_AT_START, len(hidden)))
    else:
        game.crowd.top = SPOTS
        for lying in _from_below(view):
            game.crowd.drop(lying.spot, lying.x, lying.y, lying.angle, lying.face_up)
        for height, spot in enumerate(hidden, 1):
            tuck(game.crowd, noise, spot, height)
        _set_known(game, view)


def _from_below(view: CarnavalesqueView) -> list[Lying]:
    """Return the cards that show so that none comes after one that covers it."""
    rest = list(view.crowd)
    found: list[Lying] = []
    while rest:
        waiting = {lying.spot for lying in rest}
        covering = {spot for lying in rest for spot in lying.covered_by}
        found += [lying for lying in rest if lying.spot not in covering]
        rest = [lying for lying in rest if lying.spot in covering & waiting]
    return found


def _set_known(game: Carnavalesque, view: CarnavalesqueView) -> None:
    """Let this seat know the faces that it knows though they do not show."""
    known = [0] * SPOTS
    eyes = WATCHER if view.seat < 0 else view.seat
    for lying in view.crowd:
        read = lying.face_up and shows_face(game.crowd, lying.spot)
        if lying.card not in (UNKNOWN, THIRD_WORKSHOP) and not read:
            known[lying.spot] = 1 << eyes
    game.known = known


def _set_answers(game: Carnavalesque, view: CarnavalesqueView, guess: Guess, noise: Noise) -> None:
    """Let those who have answered have answered something; this seat knows its own answer."""
    asked = {
        CLAIM_CROWN: [seat for seat in range(view.seats) if seat != view.king],
        HOLD_CROWN: list(view.claimed),
        PASS_LEFT: [seat for seat in range(view.seats) if view.hands[seat]],
        KEEP_ROLE: [seat for seat in range(view.seats) if seat != view.king],
        BLIND: [seat for seat in range(view.seats) if seat == view.seat != view.king],
    }
    done = [seat for seat in asked.get(game.phase, []) if seat not in view.to_act]
    game.answered = mask_of(tuple(done))
    answer = [0] * MOST_SEATS
    for seat in done:
        cards = [card for card in range(ALL_CARDS) if guess.holder[card] == seat]
        choices = cards if game.phase == PASS_LEFT else [0, 1]
        answer[seat] = choices[noise.below(len(choices))] if seat != view.seat else view.answer
    game.answer = answer
    if view.offered_age != UNKNOWN:
        offers = guess.held_of_age(view.turn, view.offered_age)
        game.offered = offers[noise.below(len(offers))] if view.offered < 0 else view.offered


def _set_roles(game: Carnavalesque, view: CarnavalesqueView, noise: Noise) -> None:
    """Deal the roles that this seat has not seen to the others (V11.1)."""
    seen = [*view.dealt_roles, *view.roles]
    pool = shuffled([role for role in range(ALL_ROLES) if role not in seen], noise)
    dealt, kept = [NO_ROLE] * (ROLES_EACH * MOST_SEATS), [NO_ROLE] * MOST_SEATS
    dealing = view.version == "roles" and game.phase not in (CLAIM_CROWN, HOLD_CROWN)
    for seat in range(view.seats):
        if seat == view.seat:
            dealt[2 * seat], dealt[2 * seat + 1] = view.dealt_roles
            kept[seat] = view.role
        elif dealing and seat != view.king:
            shown = view.roles[seat]
            pair = [shown if shown != NO_ROLE else pool.pop(), pool.pop()]
            dealt[2 * seat], dealt[2 * seat + 1] = pair
            kept[seat] = pair[0] if game.phase != KEEP_ROLE or seat not in view.to_act else NO_ROLE
    game.dealt_role, game.role = dealt, kept
    game.revealed = mask_of(tuple([s for s in range(view.seats) if view.roles[s] != NO_ROLE]))


def _set_fools_hand(game: Carnavalesque, view: CarnavalesqueView) -> None:
    """Put the hand where it is seen or, for the Fool, where the strokes may have led (V5.2)."""
    strokes = list(view.strokes) or [GLIDE] * view.strokes_made
    game.stroke, game.strokes = filled(strokes, MOST_GESTURES, 0), len(strokes)
    game.calls = len(view.calls)
    game.caller = filled([call.seat for call in view.calls], MOST_CALLS, 0)
    game.called_at = filled([call.stroke for call in view.calls], MOST_CALLS, 0)
    put_hand_on_pawn(game)
    places = [(game.fools_hand.x, game.fools_hand.y)]
    for stroke in strokes:
        verb = verb_of(stroke)
        if verb in (GLIDE, SWEEP):
            direction, length = divmod(stroke - verb, ALL_LENGTHS)
            game.fools_hand.glide(game.crowd, direction, length)
        places.append((game.fools_hand.x, game.fools_hand.y))
    if view.hand_at:
        game.fools_hand.x, game.fools_hand.y = view.hand_at
    at = [call.at or places[call.stroke] for call in view.calls]
    game.call_x = filled([x for x, _ in at], MOST_CALLS, 0)
    game.call_y = filled([y for _, y in at], MOST_CALLS, 0)
