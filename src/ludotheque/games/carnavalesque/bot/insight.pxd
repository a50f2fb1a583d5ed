cimport cython
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque
from ludotheque.games.carnavalesque.bot.sight cimport Sight
from ludotheque.games.carnavalesque.rules.street cimport Street

# constants, written by tools/declare_constants.py
cdef int ALL_AGES, ALL_CARDS, FITTING, LATER, MATCHING, MOST_POINTS, OPENING, STARTING
cdef int THIRD_WORKSHOP, UNMARKED, WORKSHOP, WORKSHOPS

@cython.final
cdef class Insight(Sight):
    cdef int kings
    cdef int[58] uses
    cdef int[3] by_age
    cdef int look(self, Carnavalesque game, int seat) except -1
    cdef int kings_points(self, Carnavalesque game) noexcept
    cdef int best_supply(self, int card, int points) noexcept
    @cython.locals(street=Street)
    cdef int reckon(self, Carnavalesque game, int card) noexcept
    cdef bint fits(self, int card) noexcept
    cdef int mean_use(self, int age) noexcept
    cdef int use_of_back(self, int age) noexcept
    cdef int use_at(self, int spot) noexcept
    cdef int use_of_hand(self, Carnavalesque game, int seat) noexcept
