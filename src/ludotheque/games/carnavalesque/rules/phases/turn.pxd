cimport cython

from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.choices cimport list_ages, list_available, list_hand
from ludotheque.games.carnavalesque.rules.crowd.pile cimport mask_t
from ludotheque.games.carnavalesque.rules.crowd.showing cimport seen_spots, shows_face
from ludotheque.games.carnavalesque.rules.log cimport tell_decree, tell_draw, tell_handed, tell_of
from ludotheque.games.carnavalesque.rules.phases.blind cimport reject_outside
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque, Phase
from ludotheque.games.carnavalesque.rules.transfers cimport draw_card, hand_over

# constants, written by tools/declare_constants.py
cdef int ACROBAT, AGE, BLIND, BRASS_BAND, CARD, CARVED_DECREE, COLD, DECREE, DRAW, GENEROSITY
cdef int GENEROUS, GIVE, LAY_FLOATS, NEXT_TURN, NO_DECREE, NO_ROLE, REBEL, REVEAL_ROLE, ROLES
cdef int SPOT, SPOTS, STAY

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
