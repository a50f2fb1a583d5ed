cimport cython

from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque
from ludotheque.games.carnavalesque.rules.street cimport Street

# constants, written by tools/declare_constants.py
cdef int ALL_CARDS, ALL_POINTS, AVAILABLE, COLUMNS, COVERED, DEAD_END, EVERY_POINT, HELD, PARADE
cdef int PARADE_PLACES, ROWS, SPOTS, THIRD_WORKSHOP, WORKSHOP, WORKSHOPS

cdef class StreetSense:
    cdef int[15] supply
    cdef int version, least, opened, paraded, on_parade, dead
    cdef bint third_held
    cdef int[3] common, size
    cdef int[58] points
    cdef int[99] row
    @cython.locals(street=Street)
    cdef int take_street(self, Carnavalesque game) noexcept
    cdef int change_supply(self, int card, int nearness) noexcept
    cdef int prospect(self, Carnavalesque game) noexcept
    cdef int settle(self) noexcept
    cdef int will_parade(self, int total) noexcept
    cdef int growth(self, int row) noexcept
    cdef int richest(self, int points) noexcept
    cdef int ready(self) noexcept
