cimport cython
from ludotheque.games.carnavalesque.crowd cimport Crowd, cards_t

cdef int LINES, CELLS
cdef cards_t WHOLE_LINE

cpdef int showing_cells(Crowd crowd, int card) noexcept
@cython.locals(shown=cards_t)
cdef cards_t showing_on_line(Crowd crowd, int card, int line) noexcept
@cython.locals(at_start=cython.longlong, at_end=cython.longlong, slope=cython.longlong, need=cython.longlong)
cdef cards_t covered_on_line(Crowd crowd, int card, int line, int other) noexcept
cdef cards_t cells_from_to(int first, int last) noexcept
@cython.locals(x=cython.longlong, y=cython.longlong, across=cython.longlong, along=cython.longlong, right=cython.longlong, down=cython.longlong)
cdef long long height_over(Crowd crowd, int other, int side, int card, int start, int end, int line) noexcept
cdef int count_cells(cards_t cells) noexcept
