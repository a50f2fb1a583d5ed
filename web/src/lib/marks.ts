/** How a button says that it can be chosen, and which move it makes: the stage's keys go by it. */
export const marks = (move: string, legal = true) => (legal ? { "data-legal": true, "data-move": move } : {});
