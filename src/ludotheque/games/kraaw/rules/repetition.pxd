cimport cython

from ludotheque.core.evaluator cimport mix
from ludotheque.games.kraaw.rules.state cimport Kraaw

# constants, written by tools/declare_constants.py
cdef int EVERYBODY, PLACES, STATES, STILL, TOLD_FROM

@cython.locals(key=cython.ulonglong, row=cython.ulonglong)
cpdef unsigned long long situation(Kraaw match, int turn) noexcept
cdef int card(Kraaw match, int slot) noexcept
cpdef int remember(Kraaw match) except -1
cpdef int forget(Kraaw match) except -1
cpdef int notice(Kraaw match) except -1
cpdef int turns_still(Kraaw match) except -1
cpdef int circles(Kraaw match) except -1
cpdef bint is_told(Kraaw match) except -1
cpdef int times_after(Kraaw match) except -1
