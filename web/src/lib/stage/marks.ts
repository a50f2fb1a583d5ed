/** How a button says what choosing it does: the stage's keys, hints and the coach go by these marks. */

/** Mark what makes a move, if it is legal. */
export const marks = (move: string, legal = true) => (legal ? { "data-legal": true, "data-move": move } : {});

/** Mark what is chosen first, and leads to the moves that begin so; "" leads nowhere. */
export const leads = (toward: string) => (toward ? { "data-legal": true, "data-toward": toward } : {});
