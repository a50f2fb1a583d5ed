from ludotheque.core.arrays cimport seats_in
from ludotheque.games.kraaw.board cimport Board

cdef int PLACES, WATCHER, REPRISAL

cpdef object look_at(Board board, int seat)
cdef tuple _cells(int* cells, int count)
cdef str _raven(int raven)
cdef tuple _values(int* counts, int start)
