from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.hands cimport Hands

cdef int ALL_CARDS, NO_DECREE, CARD, SPOT, OVER, REFILL, REJECT, CARDS

cdef class Level(Hands):
    cdef int begin_level(self) except -1
    cdef int level(self, int seat) except -1
    cdef int list_hand(self, int seat, Moves moves) noexcept
    cdef int list_available(self, Moves moves) noexcept
    cdef int reject_one(self, int seat, int card) except -1
    cdef int refill_one(self, int seat, int spot) except -1
    cdef int end_game(self, int ending, str key) except -1
