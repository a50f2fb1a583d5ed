// A game of rows of cards for boardgame.io, served as its documentation says, on the port given.
const { Server, Origins } = require("boardgame.io/server");

const PLACES = 5;
const row = () => Array.from({ length: PLACES }, (_, place) => ({ value: place + 1, face: 0, known: [] }));

const rows = {
  name: "rows",
  setup: ({ ctx }) => ({ rows: ctx.playOrder.map(row), turns: 0, locks: ctx.playOrder.map(() => 0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    turnCard: ({ G, playerID }, place) => {
      const card = G.rows[Number(playerID)][place];
      card.face = 1 - card.face;
      G.turns += 1;
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    rows: G.rows.map((cards, seat) =>
      cards.map((card) => (card.face || String(seat) === playerID ? card : { ...card, value: 0 })),
    ),
  }),
};

const server = Server({ games: [rows], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
