from ludotheque.games.carnavalesque.rules.log cimport tell_end
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque, Phase

# constants, written by tools/declare_constants.py
cdef int DEAD_END_FULL, OVER

cpdef int end_game(Carnavalesque game, int ending, str key) except -2

cdef class Over(Phase):
    cdef int actors(self, Carnavalesque _game) except -1

cpdef object result(Carnavalesque game)
