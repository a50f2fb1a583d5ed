cimport cython
from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.crowd.pile cimport cards_t
from ludotheque.games.carnavalesque.rules.draws cimport Draws

cdef int DIG, FLIP, GLIDE, GRAB, QUIET, ROLE, STOP, SWEEP, BLIND, CARDS, DEPTHS, NO_CARD, RADIUS
cdef int ONE, PER_DIRECTION

cdef class Blind(Draws):
    cdef int begin_blind(self, int seat) except -1
    cpdef int put_hand_on_pawn(self) except -1
    cdef int callers(self) noexcept
    cdef int list_blind(self, int seat, Moves moves) noexcept
    cdef int call_or_stir(self, int seat, int move) except -1
    cdef int call(self, int seat) except -1
    cdef int stir(self, int move) except -1
    cdef int grab(self, int seat, int depth) except -1
    @cython.locals(outside=cards_t)
    cdef int reject_outside(self) except -1
    @cython.locals(numbers=int[64], cards=int[64], known=int[64])
    cdef int shuffle_spots(self) except -1
