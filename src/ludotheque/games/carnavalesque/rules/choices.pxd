from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque

# constants, written by tools/declare_constants.py
cdef int AGE, ALL_AGES, ALL_CARDS, CARD, SPOT, SPOTS

cpdef int list_hand(Carnavalesque game, int seat, Moves moves) noexcept
cpdef int list_available(Carnavalesque game, Moves moves) noexcept
cpdef int list_ages(Moves moves) noexcept
