cimport cython

from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.crowd.fools_hand cimport FoolsHand
from ludotheque.games.carnavalesque.rules.crowd.pile cimport mask_t
from ludotheque.games.carnavalesque.rules.log cimport (
    tell_count, tell_gesture, tell_hidden, tell_of, tell_open, tell_stop,
)
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque, Phase
from ludotheque.games.carnavalesque.rules.transfers cimport draw_card, reject_spots

# constants, written by tools/declare_constants.py
cdef int ALL_LENGTHS, DEPTHS, DIG, DRAW, FLIP, GLIDE, GRAB, NO_CARD, ONE, QUIET, RADIUS, SPOTS
cdef int STAY, STOP, STROKES, SWEEP

cdef class Blind(Phase):
    cdef int enter(self, Carnavalesque game) except -2
    cdef int actors(self, Carnavalesque game) except -1
    cdef int awaited(self, Carnavalesque game) except -1
    cdef int list_moves(self, Carnavalesque game, int seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cpdef int put_hand_on_pawn(Carnavalesque game) except -1
cdef int callers(Carnavalesque game) noexcept
cdef int call(Carnavalesque game, int seat) except -1
@cython.locals(hand=FoolsHand)
cdef int stir(Carnavalesque game, int move) except -1
cdef int grab(Carnavalesque game, int seat, int depth) except -1
@cython.locals(outside=mask_t)
cpdef int reject_outside(Carnavalesque game) except -1
@cython.locals(numbers=int[64], cards=int[64], known=int[64])
cdef int shuffle_spots(Carnavalesque game) except -1
