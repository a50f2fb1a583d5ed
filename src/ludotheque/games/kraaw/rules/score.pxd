from ludotheque.games.kraaw.rules.state cimport Kraaw

cdef int PLACES, HIDDEN, OVER

cpdef int total(Kraaw match, int seat) noexcept
cpdef int strength(Kraaw match, int seat) noexcept
cpdef int winners(Kraaw match) noexcept
cpdef object result(Kraaw match)
