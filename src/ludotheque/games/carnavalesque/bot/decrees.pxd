cimport cython
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque
from ludotheque.games.carnavalesque.bot.insight cimport Insight

# constants, written by tools/declare_constants.py
cdef int ALL_AGES, ALL_CARDS, BESIDES, SPOTS

@cython.final
cdef class Decrees:
    cdef int best, second
    cdef int score_of(self, Carnavalesque game, Insight insight, int age) noexcept
    cdef int offer(self, int use) noexcept
    cdef int put_back(self, Carnavalesque game, Insight insight, int age) noexcept
    cdef int regret(self, Carnavalesque game, Insight insight) except -1
