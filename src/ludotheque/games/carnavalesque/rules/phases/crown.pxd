from ludotheque.core.arrays cimport first_seat, seats_in
from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.log cimport tell_of, tell_round, tell_seats
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque, Phase

# constants, written by tools/declare_constants.py
cdef int CLAIM, DECLINE, DRAW_EVENT, EVENTS, FIRST_EVENT_ROUND, FIRST_TURN, HOLD, HOLD_CROWN
cdef int KEEP_ROLE, NAME_FOOL, NOBODY, NO_DECREE, NO_EVENT, NO_ROLE, ROLES, ROLES_EACH, STAY
cdef int YIELD_CROWN

cdef class ClaimCrown(Phase):
    cdef int enter(self, Carnavalesque game) except -2
    cdef int actors(self, Carnavalesque game) except -1
    cdef int list_moves(self, Carnavalesque _game, int _seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef class HoldCrown(Phase):
    cdef int actors(self, Carnavalesque game) except -1
    cdef int list_moves(self, Carnavalesque _game, int _seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef class NameFool(Phase):
    cdef int enter(self, Carnavalesque game) except -2

cdef void clear_round(Carnavalesque game) noexcept
cdef int candidates(Carnavalesque game) noexcept
cdef int take_answer(Carnavalesque game, int seat, bint wants) except -1
cdef int those_who_did(Carnavalesque game) noexcept
cdef int crown_one_of(Carnavalesque game, int mask) except -2
cdef int draw_lots(Carnavalesque game, int mask) except -1
