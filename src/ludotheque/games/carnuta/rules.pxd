from ludotheque.core.moves cimport Moves
from ludotheque.games.carnuta.story cimport Story

cdef int ACTIONS, DAY, FULL, HAND, KINDS, MOON, MOST_CARDS, MOST_HELD, MOST_LAID, NIGHT
cdef int NO_CARD, NOBODY, ROW, SALT, SUN
cdef int CARD, DISCARD, END, FLIP_MOONS, FLIP_SUNS, PLAY, SALT_ON, SICKLE_DAY, SICKLE_NIGHT
cdef int TAKE_MOONS, TAKE_SUNS, TOKEN
cdef int ACTION, CHOOSE_TOKEN, DISCARD_DOWN, LAST_ROUND, OPEN, OVER, PLACE_SALT, TRIGGERED
cdef int FIRST_UNLOCK, SECOND_UNLOCK, FIRST_TOKEN, SECOND_TOKEN

cdef class Carnuta(Story):
    cpdef Carnuta copy(self)
    cpdef int actors(self) except -1
    cpdef void list_moves(self, int seat, Moves moves) except *
    cpdef void apply(self, int seat, int move) except *
    cdef int list_actions(self, int seat, Moves moves) noexcept
    cdef int list_payable(self, int seat, Moves moves) noexcept
    cdef int list_rune_actions(self, int seat, Moves moves) noexcept
    cdef int list_sickles(self, int seat, Moves moves) noexcept
    cdef int list_columns(self, int seat, Moves moves) noexcept
    cdef bint has_column(self, int seat, int kind) noexcept
    cdef int list_tokens(self, Moves moves) noexcept
    cdef int list_hand(self, int seat, Moves moves) noexcept
    cdef int apply_card(self, int seat, int verb, int card) except -1
    cdef int take(self, int seat, int card) except -1
    cdef int play(self, int seat, int card) except -1
    cdef int pay(self, int seat, int card) noexcept
    cdef int lay_salt(self, int seat, int kind) except -1
    cdef int advance(self, int seat) except -1
    cdef int take_token(self, int seat, int kind) except -1
    cdef int change_runes(self, int seat, int move) except -1
    cdef int set_runes(self, int seat, int suns, int moons) noexcept
    cdef int drop(self, int seat, int card) noexcept
    cdef int throw(self, int card) except -1
    cdef int cut(self, int seat, int half) except -1
    cpdef int refill(self, int half) except -1
    cdef int rebuild(self, int half) except -1
    cpdef int shuffle_pile(self, int half) except -1
    cdef int end_action(self) except -1
    cdef int end_turn(self) except -1
    cdef int next_turn(self) except -1
    cdef int next_round(self) except -1
