cimport cython

from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.choices cimport list_ages, list_available, list_hand
from ludotheque.games.carnavalesque.rules.crowd.pile cimport mask_t
from ludotheque.games.carnavalesque.rules.crowd.showing cimport seen_spots, shows_face
from ludotheque.games.carnavalesque.rules.log cimport tell_decree, tell_draw, tell_handed, tell_of
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque, Phase
from ludotheque.games.carnavalesque.rules.transfers cimport draw_card, hand_over

cdef int NO_DECREE, BRASS_BAND, CARVED_DECREE, COLD, GENEROSITY, GENEROUS, AGE, CARD, SPOT
cdef int BLIND, DECREE, DRAW, GIVE, LAY_FLOATS, NEXT_TURN, REVEAL_ROLE, STAY
cdef int ACROBAT, NO_ROLE, REBEL, SPOTS, ROLES

cdef class FirstTurn(Phase):
    cdef int enter(self, Carnavalesque game) except -2

cdef class NextTurn(Phase):
    cdef int enter(self, Carnavalesque game) except -2

cdef class Decree(Phase):
    cdef int enter(self, Carnavalesque game) except -2
    cdef int actors(self, Carnavalesque game) except -1
    cdef int list_moves(self, Carnavalesque _game, int _seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int _seat, int move) except -2

cdef int after_decree(Carnavalesque game) noexcept

cdef class Draw(Phase):
    cdef int enter(self, Carnavalesque game) except -2
    cdef int list_moves(self, Carnavalesque game, int _seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef int list_draws(Carnavalesque game, Moves moves) noexcept
@cython.locals(seen=mask_t, above=mask_t)
cdef int list_within_reach(Carnavalesque game, Moves moves) noexcept

cdef class Give(Phase):
    cdef int enter(self, Carnavalesque game) except -2
    cdef int list_moves(self, Carnavalesque game, int seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2
