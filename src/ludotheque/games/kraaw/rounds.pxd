cimport cython

from ludotheque.core.arrays cimport first_seat
from ludotheque.games.kraaw.choices cimport Choices
from ludotheque.games.kraaw.score cimport total, winners

cdef int DOG, HIDDEN, NOBODY, PLACES, ROUNDS_TO_WIN, FINAL, THREE_ROUNDS, TURN_LIMIT, ANNOUNCE
cdef int DOG_EXCHANGE, KEEP_OR_ANNOUNCE, MAIN_ACTION, OVER

cdef class Rounds(Choices):
    cpdef int begin_round(self) except -1
    @cython.locals(cards=list, size=int, card=int)
    cdef int deal(self) except -1
    cdef void lay_out(self, int size) noexcept
    cdef void remember_hand(self, int seat) noexcept
    cdef int keep_or_announce(self, int seat, int move) except -1
    cdef int begin_dog_exchange(self) except -1
    cdef int offer_dog(self, int seat) except -1
    cdef int swap_with_dog(self, int seat) except -1
    cdef int begin_turn(self, int seat) except -1
    cdef int end_round(self, bint limit) except -1
    cdef int count_wins(self, int won) noexcept
    cdef int next_round(self) except -1
    cdef int end_match(self, int leader, bint limit) except -1
