from ludotheque.core.moves cimport Moves
from ludotheque.games.carnuta.rules.market cimport Market

cdef int DAY, KINDS, MOON, MOST_HELD, MOST_LAID, NIGHT, NO_CARD, NOBODY, ROW, SUN, CARD, DISCARD
cdef int END, FLIP_MOONS, FLIP_SUNS, PLAY, SALT_ON, SICKLE_DAY, SICKLE_NIGHT, TAKE_MOONS
cdef int TAKE_SUNS, TOKEN, ACTION, CHOOSE_TOKEN, DISCARD_DOWN, OVER, PLACE_SALT

cdef class Choices(Market):
    cpdef int actors(self) except -1
    cpdef void list_moves(self, int seat, Moves moves) except *
    cdef int list_actions(self, int seat, Moves moves) noexcept
    cdef int list_payable(self, int seat, Moves moves) noexcept
    cdef int list_rune_actions(self, int seat, Moves moves) noexcept
    cdef int list_sickles(self, int seat, Moves moves) noexcept
    cdef int list_columns(self, int seat, Moves moves) noexcept
    cdef bint has_column(self, int seat, int kind) noexcept
    cdef int list_tokens(self, Moves moves) noexcept
    cdef int list_hand(self, int seat, Moves moves) noexcept
