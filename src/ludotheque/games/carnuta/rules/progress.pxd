cimport cython

from ludotheque.games.carnuta.data.purse cimport Purse
from ludotheque.games.carnuta.rules.log cimport tell_quiet, tell_seat
from ludotheque.games.carnuta.rules.state cimport Carnuta

# constants, written by tools/declare_constants.py
cdef int MOON, OPEN, PLACES, SUN

cpdef bint ends_quietly(Carnuta game) except -1
@cython.locals(suns=int, moons=int, held=int)
cpdef bint somebody_can_lay(Carnuta game) except -1
cdef bint pays(Carnuta game, Purse purse, int card) noexcept
