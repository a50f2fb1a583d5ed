from ludotheque.core.arrays cimport seats_in
from ludotheque.games.kraaw.rules.state cimport Kraaw

# constants, written by tools/declare_constants.py
cdef int NO_SLOT, PLACES, REPRISAL, SPECTATOR, WATCHER

cpdef object look_at(Kraaw match, int seat)
cdef tuple _cells(int* cells, int count)
cdef str _raven(int raven)
cdef tuple _values(int* counts, int start)
