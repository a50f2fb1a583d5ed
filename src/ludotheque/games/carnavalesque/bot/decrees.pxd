cimport cython
from ludotheque.games.carnavalesque.rules.state cimport Board
from ludotheque.games.carnavalesque.bot.insight cimport Insight

cdef int ALL_AGES, ALL_CARDS, BESIDES, CARDS

@cython.final
cdef class Decrees:
    cdef int best, second
    cdef int worth(self, Board board, Insight insight, int age) noexcept
    cdef int offer(self, int use) noexcept
    cdef int put_back(self, Board board, Insight insight, int age) noexcept
    cdef int regret(self, Board board, Insight insight) except -1
