cimport cython

from ludotheque.core.moves cimport Moves
from ludotheque.games.kraaw.rules.log cimport tell_choice, tell_deal, tell_dog_swap, tell_new_hand, tell_raven
from ludotheque.games.kraaw.rules.repetition cimport forget
from ludotheque.games.kraaw.rules.state cimport Kraaw, Phase

# constants, written by tools/declare_constants.py
cdef int ALL_RAVENS, ANNOUNCE, DEAL, DOG, DOG_EXCHANGE, HIDDEN, KEEP, KEEP_OR_ANNOUNCE
cdef int LEAST_TIMES, LEAVE_DOG, MAIN_ACTION, MOST_TIMES, NEVER, NOBODY, PLACES, RAVEN, STAY
cdef int SWAP_DOG

cdef class ChooseRaven(Phase):
    cdef int actors(self, Kraaw match) except -1
    cdef int list_moves(self, Kraaw match, int _seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int seat, int move) except -2

cdef int repetition(int times) except -1
cdef bint is_taken(Kraaw match, int raven) noexcept

cdef class Deal(Phase):
    cdef int enter(self, Kraaw match) except -2

@cython.locals(cards=list, size=int, card=int)
cdef int deal(Kraaw match) except -1
cdef void lay_out(Kraaw match, int size) noexcept
cdef void remember_hand(Kraaw match, int seat) noexcept

cdef class KeepOrAnnounce(Phase):
    cdef int actors(self, Kraaw match) except -1
    cdef int list_moves(self, Kraaw _match, int _seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int seat, int move) except -2

cdef int swap_hand(Kraaw match, int seat) except -1

cdef class DogExchange(Phase):
    cdef int enter(self, Kraaw match) except -2
    cdef int list_moves(self, Kraaw _match, int _seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int seat, int move) except -2

cdef int swap_with_dog(Kraaw match, int seat) except -1
