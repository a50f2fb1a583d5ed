from ludotheque.games.carnavalesque.rules.laying cimport Laying

cdef int GIVE

cdef class Gifts(Laying):
    cdef int begin_gifts(self, int seat) except -1
    cdef int give(self, int seat, int card) except -1
    cdef int next_turn(self, int seat) except -1
