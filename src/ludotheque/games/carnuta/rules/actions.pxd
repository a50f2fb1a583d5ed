cimport cython

from ludotheque.core.moves cimport Moves
from ludotheque.games.carnuta.rules.log cimport tell_card, tell_half, tell_runes
from ludotheque.games.carnuta.rules.market cimport refill
from ludotheque.games.carnuta.rules.state cimport Carnuta, Phase

# constants, written by tools/declare_constants.py
cdef int ACTION, ACTION_DONE, COUNTER, CUT, DAY, DISCARD_DOWN, END, FLIP_RUNES, KINDS, MOON
cdef int MOST_CARDS, MOST_HELD, MOST_LAID, NIGHT, NO_CARD, PLACE_SALT, PLAY, ROW, SALT, STAY, SUN
cdef int TAKE, TAKE_RUNES

cdef class Action(Phase):
    cdef int enter(self, Carnuta game) except -2
    @cython.locals(first=int)
    cdef int list_moves(self, Carnuta game, int seat, Moves moves) except -1
    @cython.locals(verb=int, thing=int)
    cdef int apply(self, Carnuta game, int seat, int move) except -2

@cython.locals(first=int)
cdef void list_payable(Carnuta game, int seat, Moves moves) noexcept
cdef void list_rune_actions(Carnuta game, int seat, Moves moves) noexcept
cdef void list_sickles(Carnuta game, int seat, Moves moves) noexcept
cdef int take(Carnuta game, int seat, int card) except -1
cdef int play(Carnuta game, int seat, int card) except -2
cdef void pay(Carnuta game, int seat, int card) noexcept
cpdef int drop(Carnuta game, int seat, int card) noexcept
cdef int take_runes(Carnuta game, int seat, int face) except -1
cdef int flip_runes(Carnuta game, int seat, int face) except -1
cdef int cut(Carnuta game, int seat, int half) except -1
