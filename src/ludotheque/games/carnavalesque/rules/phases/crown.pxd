from ludotheque.core.arrays cimport first_seat
from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.log cimport tell_of, tell_round, tell_seats
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque, Phase

cdef int NO_DECREE, FIRST_EVENT_ROUND, NO_EVENT, CLAIM, DECLINE, HOLD, YIELD_CROWN
cdef int DRAW_EVENT, FIRST_TURN, HOLD_CROWN, KEEP_ROLE, NAME_FOOL, STAY
cdef int NO_ROLE, ROLES_EACH, NOBODY, EVENTS, ROLES

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
