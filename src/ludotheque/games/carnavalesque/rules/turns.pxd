from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.powers cimport Powers

cdef int NO_DECREE, ROLES, AGE, BRASS_BAND, CARVED_DECREE, COLD, GENEROSITY, NO_ROLE, DECREE
cdef int ALL_AGES

cdef class Turns(Powers):
    cdef int begin_turns(self) except -1
    cdef int begin_turn(self, int seat) except -1
    cdef int list_ages(self, Moves moves) noexcept
    cdef int set_decree(self, int age) except -1
    cdef int after_decree(self, int seat) except -1
