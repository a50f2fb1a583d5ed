from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.phases.ending cimport end_game
from ludotheque.games.carnavalesque.rules.log cimport tell_laid, tell_of, tell_sent
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque, Phase
from ludotheque.games.carnavalesque.rules.transfers cimport forget

# constants, written by tools/declare_constants.py
cdef int ALL_CARDS, DEAD_END_FULL, DONE, EXHAUSTED, FREE, HANDS_BACK, LAY, NOBODY, NO_DECREE, OPEN
cdef int PARADE_PLACES, PUSHED, SEND, STAY, THIRD_WORKSHOP, WORKSHOP, WORKSHOPS

cdef class LayFloats(Phase):
    cdef int enter(self, Carnavalesque game) except -2
    cdef int list_moves(self, Carnavalesque game, int seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef bint is_exhausted(Carnavalesque game) noexcept
cdef int ready_floats(Carnavalesque game) noexcept
cdef bint can_be_won(Carnavalesque game) noexcept
cdef bint can_lay(Carnavalesque game, int card, int workshop) noexcept
cdef int lay(Carnavalesque game, int seat, int card, int workshop) except -2
cdef int open_third(Carnavalesque game, int seat) except -1
cdef int send(Carnavalesque game, int seat, int workshop) except -2
cdef int drive_off(Carnavalesque game, int seat, int workshop) except -1
cdef int after_departure(Carnavalesque game) except -2
cdef int end_turn(Carnavalesque game) except -2
