from ludotheque.games.carnuta.rules.log cimport Story

cdef int MOST_CARDS, NO_CARD, ROW

cdef class Market(Story):
    cdef int throw(self, int card) except -1
    cpdef int refill(self, int half) except -1
    cdef int rebuild(self, int half) except -1
    cpdef int shuffle_pile(self, int half) except -1
