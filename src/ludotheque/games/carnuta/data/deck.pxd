cimport cython

# constants, written by tools/declare_constants.py
cdef int MOST_KINDS, SYMBOLS

@cython.final
cdef class Deck:
    cdef readonly list rows
    cdef readonly object texts
    cdef readonly int size, moves
    cdef readonly int[9] first
    cdef readonly int[923] verb, thing
    cdef readonly int[300] half, ingredient, counts_as, scoring, starter
    cdef readonly int[1200] cost
    cdef readonly int[900] of
    cdef int number_moves(self) except -1
    cdef int take_over(self, int card, object row) except -1
