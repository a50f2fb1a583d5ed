from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.choices cimport list_available, list_hand
from ludotheque.games.carnavalesque.rules.log cimport tell_draw
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque, Phase
from ludotheque.games.carnavalesque.rules.transfers cimport discard, draw_card

# constants, written by tools/declare_constants.py
cdef int CARD, CHECK_HAND, CLAIM_CROWN, NO_DECREE, REFILL, REJECT, SPOT

cdef class HandsBack(Phase):
    cdef int enter(self, Carnavalesque game) except -2

cdef class CheckHand(Phase):
    cdef int enter(self, Carnavalesque game) except -2

cdef class Reject(Phase):
    cdef int list_moves(self, Carnavalesque game, int seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef class Refill(Phase):
    cdef int list_moves(self, Carnavalesque game, int _seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2
