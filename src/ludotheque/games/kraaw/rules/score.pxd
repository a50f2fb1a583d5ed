from ludotheque.games.kraaw.rules.state cimport Kraaw

# constants, written by tools/declare_constants.py
cdef int HIDDEN, OVER, PLACES

cpdef int total(Kraaw match, int seat) noexcept
cpdef int strength(Kraaw match, int seat) noexcept
cpdef int winners(Kraaw match) noexcept
cpdef object result(Kraaw match)
