cimport cython

from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.choices cimport list_ages, list_hand
from ludotheque.games.carnavalesque.rules.crowd.pile cimport mask_t
from ludotheque.games.carnavalesque.rules.log cimport (
    tell_count, tell_decree, tell_event, tell_handed, tell_of, tell_open,
)
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque, Phase
from ludotheque.games.carnavalesque.rules.transfers cimport doubt, drop_card, reject_spots, remember

# constants, written by tools/declare_constants.py
cdef int AGE, ALL_CARDS, ALL_EVENTS, CARD, CARVE, CARVED_DECREE, DEAD_END, FARANDOLE, FIRST_TURN
cdef int GUST, PASS_LEFT, POWER_CUT, RED_CARPET, RESCUE, SPOTLIGHTS, SPOTS, STAY

cdef class DrawEvent(Phase):
    cdef int enter(self, Carnavalesque game) except -2

cpdef int shuffle_events(Carnavalesque game) except -1
@cython.locals(spots=mask_t)
cdef int blow(Carnavalesque game) except -1
cdef int turn_all(Carnavalesque game, int face_up) except -1

cdef class PassLeft(Phase):
    cdef int enter(self, Carnavalesque game) except -2
    cdef int actors(self, Carnavalesque game) except -1
    cdef int list_moves(self, Carnavalesque game, int seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef int pass_all(Carnavalesque game) except -1

cdef class Rescue(Phase):
    cdef int enter(self, Carnavalesque game) except -2
    cdef int list_moves(self, Carnavalesque game, int _seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef class Carve(Phase):
    cdef int actors(self, Carnavalesque game) except -1
    cdef int list_moves(self, Carnavalesque _game, int _seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int _seat, int move) except -2
