from ludotheque.games.carnuta.rules.state cimport Carnuta
from ludotheque.games.carnuta.rules.score cimport card_points, total

# constants, written by tools/declare_constants.py
cdef int KINDS, MARKET, MOST_CARDS, MOST_HELD, MOST_LAID

cpdef object look_at(Carnuta game, int seat)
cdef tuple _cells(int* cells, int start, int count)
cdef tuple _rows(int* cells, int width, int* sizes, int count)
cdef tuple _sorted_rows(tuple rows)
cdef tuple _points(Carnuta game, int seat)
