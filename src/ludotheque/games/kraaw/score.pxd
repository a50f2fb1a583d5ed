from ludotheque.games.kraaw.board cimport Board

cdef int PLACES, HIDDEN

cpdef int total(Board board, int seat) noexcept
cpdef int strength(Board board, int seat) noexcept
cpdef int winners(Board board) noexcept
