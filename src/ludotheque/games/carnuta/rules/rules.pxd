from ludotheque.games.carnuta.rules.choices cimport Choices

cdef int ACTIONS, FULL, HAND, KINDS, MOON, MOST_CARDS, MOST_HELD, MOST_LAID, NO_CARD, ROW, SALT
cdef int SUN, CARD, DISCARD, END, FLIP_MOONS, FLIP_SUNS, PLAY, SALT_ON, SICKLE_DAY, SICKLE_NIGHT
cdef int TAKE_SUNS, TOKEN, ACTION, CHOOSE_TOKEN, DISCARD_DOWN, LAST_ROUND, OPEN, OVER
cdef int PLACE_SALT, TRIGGERED, FIRST_UNLOCK, SECOND_UNLOCK, FIRST_TOKEN, SECOND_TOKEN

cdef class Carnuta(Choices):
    cpdef Carnuta copy(self)
    cpdef void apply(self, int seat, int move) except *
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
    cdef int cut(self, int seat, int half) except -1
    cdef int end_action(self) except -1
    cdef int end_turn(self) except -1
    cdef int next_turn(self) except -1
    cdef int next_round(self) except -1
