cimport cython

from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.log cimport tell_role, tell_role_kept, tell_roles_dealt
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque, Phase

# constants, written by tools/declare_constants.py
cdef int ALL_ROLES, DRAW, FIRST_TURN, MIME, NOBODY, NO_ROLE, PATRON, PATRON_GIFTS, PORTER
cdef int PORTER_DRAWS, ROLE, ROLES_EACH, STAY

cdef dict ASKS, USES

cdef class KeepRole(Phase):
    cdef int enter(self, Carnavalesque game) except -2
    cdef int actors(self, Carnavalesque game) except -1
    cdef int list_moves(self, Carnavalesque game, int seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

@cython.locals(deck=int[11])
cdef int deal_roles(Carnavalesque game) except -1

cdef class RevealRole(Phase):
    cdef int enter(self, Carnavalesque game) except -2
